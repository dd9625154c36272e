from math import inf

import pytest

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import Drawing, DrawList, Slab, Sprite, Text
from jungle_pg.stage.theme import NIGHT
from jungle_pg.ui.panel import (
    panel_inner,
    panel_ops,
    plank_ops,
    rope_ops,
    section_ops,
)
from jungle_pg.ui.placing import Paragraph, put_at_top, words_slot
from tests.rows import each_of
from tests.ui.looking import find, plain_measure, view

PLACE = Rect(100, 100, 400, 300)
LONG = "The lion leaps over the river when no rat swims there and takes whoever is not stronger"


def right_end(text: Text) -> float:
    wide = plain_measure(text.text, text.size)
    return text.x + {"left": wide, "centre": wide / 2, "right": 0}[text.align]


def test_a_panel_covers_its_place_and_casts_a_shadow_below() -> None:
    (board,) = find(panel_ops(view(), PLACE), Slab)
    assert (board.x, board.y, board.w) == (100, 100, 400)
    assert board.y + board.h > PLACE.bottom


def test_a_panel_too_small_for_drawn_out_edges_is_drawn_whole() -> None:
    (board,) = panel_ops(view(), Rect(10, 10, 70, 200))
    assert isinstance(board, Drawing)


def test_panels_of_all_sizes_share_one_small_picture() -> None:
    small, large = (panel_ops(view(), Rect(0, 0, side, side))[0] for side in (200, 900))
    assert isinstance(small, Slab)
    assert isinstance(large, Slab)
    assert small.svg == large.svg


def test_a_heading_hangs_over_the_upper_edge_on_wood() -> None:
    ops = panel_ops(view(), PLACE, "Moves")
    (plank,) = find(ops, Drawing)
    (word,) = find(ops, Text)
    assert plank.y == PLACE.y - 20
    assert plank.w == pytest.approx(plain_measure("Moves", 26) + 92, abs=1)
    assert word.x == pytest.approx(PLACE.middle[0], abs=1)
    assert word.shadow == view().theme.wood_shadow


def test_a_heading_too_long_for_its_panel_is_shortened() -> None:
    ops = panel_ops(view(), PLACE, LONG)
    (word,) = find(ops, Text)
    assert word.text.endswith("…")
    assert all(op.x >= PLACE.x and op.x + op.w <= PLACE.right for op in find(ops, Drawing))


def test_content_starts_inside_the_frame() -> None:
    inner = panel_inner(view(zoom=2), PLACE)
    assert (inner.x, inner.y, inner.right) == (152, 176, 448)
    assert inner.bottom < PLACE.bottom - 36


def test_a_plank_has_its_sign_before_the_words() -> None:
    ops = plank_ops(view(), Rect(0, 0, 400, 60), "Red to move", "marks/chip_red")
    (chip,) = find(ops, Sprite, name="marks/chip_red")
    (word,) = find(ops, Text, text="Red to move")
    assert chip.x + chip.w / 2 < word.x - plain_measure(word.text, word.size) / 2


def test_an_icon_on_wood_has_the_ink_of_the_words_there() -> None:
    (sprite,) = find(plank_ops(view(), Rect(0, 0, 400, 60), "Careful", "warning"), Sprite)
    assert sprite.name == "icons/warning"
    assert view().theme.wood_text in dict(sprite.recolour).values()


def test_a_low_plank_cuts_what_a_high_one_wraps() -> None:
    low = find(plank_ops(view(), Rect(0, 0, 400, 60), LONG), Text)
    high = find(plank_ops(view(), Rect(0, 0, 400, 170), LONG), Text)
    assert len(low) == 1
    assert low[0].text.endswith("…")
    assert " ".join(op.text for op in high) == LONG
    assert all(right_end(op) <= 400 for op in (*low, *high))


def test_a_rope_hangs_from_top_to_bottom_around_its_middle() -> None:
    (rope,) = find(rope_ops(view(), 200, 10, 90), Drawing)
    assert (rope.y, rope.h) == (10, 80)
    assert rope.x + rope.w / 2 == 200
    assert rope_ops(view(), 200, 90, 10) == ()


def test_a_section_has_a_line_from_its_title_to_the_end() -> None:
    ops = section_ops(view(), Rect(0, 0, 500, 40), "sound_on", "Sound")
    (word,) = find(ops, Text)
    (line,) = find(ops, Drawing)
    assert right_end(word) < line.x
    assert line.x + line.w == 500


def test_a_section_title_that_fills_its_place_has_no_line() -> None:
    ops = section_ops(view(), Rect(0, 0, 200, 40), "sound_on", LONG)
    assert find(ops, Drawing) == []
    assert right_end(find(ops, Text)[0]) <= 200


def written(text: str, area: Rect, size: int, lines: int = 99) -> tuple[DrawList, float]:
    words = Paragraph(text, size, "#000000", lines=lines)
    return put_at_top(view(), words_slot(view(), words), area)


def test_a_paragraph_tells_the_height_it_took() -> None:
    ops, high = written(LONG, Rect(10, 20, 300, inf), 22)
    lines = find(ops, Text)
    assert " ".join(op.text for op in lines) == LONG
    assert len(lines) > 2
    assert lines[-1].y + 11 < 20 + high
    assert all(right_end(op) <= 310 for op in lines)


def test_a_paragraph_that_does_not_fit_ends_with_an_ellipsis() -> None:
    ops, high = written(LONG, Rect(10, 20, 300, inf), 22, lines=2)
    assert high <= 70
    assert find(ops, Text)[-1].text.endswith("…")


def test_empty_lines_of_a_paragraph_keep_their_room() -> None:
    ops, high = written("one\n\ntwo", Rect(0, 0, 300, inf), 20)
    assert len(find(ops, Text)) == 2
    assert high == pytest.approx(3 * 20 * 1.36)


@each_of("count", [1, 2, 3])
@each_of("text", [LONG, "狮子可以跳过河流吃掉对岸的动物只要没有老鼠在水中游泳", "a\nb\nc\nd"])
def test_few_lines_are_never_more_and_never_wider(text: str, count: int) -> None:
    lines = few_lines(text, 20, 150, count, plain_measure)
    assert len(lines) <= count
    assert all(plain_measure(line, 20) <= 150 for line in lines)
    is_whole = " ".join(lines).split() == text.split() or "".join(lines) == text
    assert is_whole != lines[-1].endswith("…")


def test_day_and_night_differ() -> None:
    assert panel_ops(view(), PLACE, "Moves") != panel_ops(view(theme=NIGHT), PLACE, "Moves")
