from dataclasses import replace
from itertools import pairwise

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Sprite, Text
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.plates.indicators import ProgressContent
from jungle_pg.ui.plates.plate import PlateContent, clock_ops, player_ops, spoils_of, spoils_ops
from tests.rows import each_of
from tests.ui.looking import find, plain_measure, view
from tests.words import language_of

PLACE = Rect(100, 100, 452, 200)
YOU = PlateContent("red", "You", "Red, 6 pieces", "pieces/r_lion", ("pieces/b_cat",), clock="0:41")


TITLES = ("Captured Pieces", "Captured")


def texts(ops: DrawList) -> list[str]:
    return [op.text for op in find(ops, Text)]


def marks(ops: DrawList, is_round: bool) -> int:
    svg = plate_skins.place_mark("round" if is_round else "square", view().theme.paper_line)
    return len(find(ops, Drawing, svg=svg))


def arrows(ops: DrawList) -> int:
    return len(find(ops, Drawing, svg=plate_skins.turn_arrow()))


def test_a_plate_tells_who_plays_how_much_time_is_left_and_what_was_taken() -> None:
    ops = player_ops(view(), PLACE, YOU)
    assert sorted(texts(ops)) == ["0:41", "Captured Pieces", "Red, 6 pieces", "You"]
    assert [op.name for op in find(ops, Sprite)] == ["pieces/r_lion", "pieces/b_cat"]


@each_of(("side", "is_round"), [("red", False), ("blue", True), ("green", True)])
def test_empty_places_have_the_shape_of_the_other_side(side: str, is_round: bool) -> None:
    ops = player_ops(view(), PLACE, replace(YOU, side=side))
    assert marks(ops, is_round) == 7
    assert marks(ops, not is_round) == 0


def test_only_whose_turn_it_is_has_a_frame_and_an_arrow() -> None:
    waiting = player_ops(view(), PLACE, YOU)
    active = player_ops(view(), PLACE, replace(YOU, is_active=True))
    assert (arrows(waiting), arrows(active)) == (0, 1)
    assert find(waiting, Drawing)[0].svg != find(active, Drawing)[0].svg


def test_without_a_clock_the_name_gets_its_room() -> None:
    look = replace(YOU, name="Somebody with a long name")
    with_clock = texts(player_ops(view(), PLACE, look))
    without = texts(player_ops(view(), PLACE, replace(look, clock=None)))
    assert look.name not in with_clock
    assert look.name in without
    assert "0:41" not in without


@each_of("high", [60, 66, 100, 108, 129, 130, 164, 200, 260])
@each_of("zoom", [0.66, 1.0, 2.0])
@each_of("name", ["You", "A player with a very long name indeed"])
def test_words_never_touch_the_clock_or_leave_the_plate(
    high: float, zoom: float, name: str
) -> None:
    rect = Rect(50, 50, 366 * zoom, high * zoom)
    ops = player_ops(view(zoom=zoom), rect, replace(YOU, name=name, sub_line=name))
    (digits,) = find(ops, Text, align="centre")
    clock_left = digits.x - plain_measure(digits.text, digits.size) / 2
    around = [op for op in find(ops, Drawing) if op.x < digits.x < op.x + op.w]
    clock_bottom = min((op.y + op.h for op in around if op.y < digits.y), default=0.0)
    for word in find(ops, Text, align="left"):
        is_below = word.y - word.size / 2 >= clock_bottom - 1
        assert word.x + plain_measure(word.text, word.size) < clock_left or is_below
        assert rect.y < word.y - word.size * 0.4
        assert word.y + word.size * 0.4 < rect.bottom
    for sprite in find(ops, Sprite):
        assert sprite.y - sprite.h / 2 >= rect.y
        assert sprite.y + sprite.h / 2 <= rect.bottom


def test_a_small_plate_has_one_line_and_a_small_tray() -> None:
    ops = player_ops(view(), Rect(0, 0, 366, 108), YOU)
    assert [text for text in texts(ops) if text not in TITLES] == ["0:41", "You"]
    assert marks(ops, is_round=False) == 7
    portrait, taken = find(ops, Sprite)
    assert portrait.y + portrait.h / 2 < taken.y - taken.h / 2 + 10
    assert {op.y for op in find(ops, Text, align="left")} == {portrait.y}


def test_a_very_low_plate_has_no_tray() -> None:
    ops = player_ops(view(), Rect(0, 0, 366, 66), YOU)
    assert [op.name for op in find(ops, Sprite)] == ["pieces/r_lion"]
    assert marks(ops, is_round=False) == 0


def test_many_places_share_the_tray_without_overlap() -> None:
    taken = tuple(f"pieces/b_{number}" for number in range(12))
    ops = player_ops(view(), PLACE, replace(YOU, taken=taken, places=16))
    pieces = [op for op in find(ops, Sprite) if op.name != YOU.portrait]
    assert len(pieces) == 12
    assert marks(ops, is_round=False) == 4
    for left, right in pairwise(pieces):
        assert left.x + left.w / 2 <= right.x - right.w / 2
    assert pieces[-1].x + pieces[-1].w / 2 <= PLACE.right


def test_a_game_without_captures_has_no_tray() -> None:
    with_tray = player_ops(view(), PLACE, replace(YOU, taken=()))
    without = player_ops(view(), PLACE, replace(YOU, taken=(), places=0))
    assert len(find(without, Drawing)) == len(find(with_tray, Drawing)) - 9


def test_a_low_clock_differs_in_shape_and_digits() -> None:
    rect = Rect(0, 0, 138, 56)
    (plate, digits) = clock_ops(view(), rect, "0:06", False)
    (low_plate, low_digits) = clock_ops(view(), rect, "0:06", True)
    assert isinstance(plate, Drawing)
    assert isinstance(low_plate, Drawing)
    assert isinstance(digits, Text)
    assert isinstance(low_digits, Text)
    assert low_plate.svg.count("<path") > plate.svg.count("<path")
    assert low_digits.y < digits.y
    assert low_digits.ink != digits.ink


def test_digits_stay_on_the_clock() -> None:
    (digits,) = find(clock_ops(view(), Rect(0, 0, 90, 56), "10:00:00", False), Text)
    assert plain_measure(digits.text, digits.size) <= 90


KINDS = tuple(f"xiangqi/b_{kind}" for kind in ("chariot", "cannon", "horse", "soldier"))


def test_equal_pieces_lie_in_one_place_with_their_number() -> None:
    taken = (KINDS[0], KINDS[0], KINDS[2], *(KINDS[3],) * 5)
    look = replace(YOU, taken=taken, kinds=KINDS, other_side="black")
    assert spoils_of(look) == [(KINDS[0], 2), (KINDS[1], 0), (KINDS[2], 1), (KINDS[3], 5)]
    ops = spoils_ops(view(), Rect(0, 0, 200, 40), look, 40, 16)
    assert [op.text for op in ops if isinstance(op, Text)] == ["2", "5"]
    assert [op.name for op in ops if isinstance(op, Sprite)] == [KINDS[0], KINDS[2], KINDS[3]]
    octagon = plate_skins.place_mark("octagon", view().theme.paper_line)
    assert [op.svg for op in ops if isinstance(op, Drawing)] == [octagon]


@each_of("width", [90, 150, 300])
def test_every_piece_and_number_stays_in_its_place(width: int) -> None:
    look = replace(YOU, taken=tuple(kind for kind in KINDS for _ in range(5)), kinds=KINDS)
    ops = spoils_ops(view(), Rect(0, 0, width, 40), look, 40, 16)
    step = width / len(KINDS)
    sprites = [op for op in ops if isinstance(op, Sprite)]
    numbers = [op for op in ops if isinstance(op, Text)]
    for place, (sprite, number) in enumerate(zip(sprites, numbers, strict=True)):
        assert sprite.x - sprite.w / 2 >= place * step - 1
        assert sprite.x + sprite.w / 2 <= number.x + 1
        assert number.x + view().measure(number.text, number.size) <= (place + 1) * step + 1


def test_the_tray_of_captured_pieces_has_its_title_on_every_plate_with_a_tray() -> None:
    looks = [replace(YOU, clock=None), YOU, replace(YOU, is_thinking=True, clock=None)]
    looks.append(replace(YOU, clock=None, name="A player with a very long name indeed"))
    for look in looks:
        for zoom in (0.66, 1.0, 2.0):
            for wide, high in ((452, 200), (430, 164), (366, 129), (366, 108), (366, 100)):
                rect = Rect(10, 10, wide * zoom, high * zoom)
                ops = player_ops(view(zoom=zoom), rect, look)
                titles = [op for op in find(ops, Text) if op.text in TITLES]
                assert len(titles) == 1, (look.name, zoom, wide, high)
                (title,) = titles
                for other in find(ops, Text):
                    if other is not title:
                        assert _is_apart(title, other), (title, other)


def test_what_is_no_tray_of_captured_pieces_has_no_such_title() -> None:
    come = ProgressContent(1, 4, 0.3, "jackaroo/r_marble")
    for look in (replace(YOU, progress=come), replace(YOU, places=0, taken=())):
        assert not set(TITLES) & set(texts(player_ops(view(), PLACE, look)))


def test_the_title_of_the_tray_is_said_in_chinese_too() -> None:
    chinese = replace(view(), words=language_of("zh"))
    assert "已吃棋子" in texts(player_ops(chinese, PLACE, YOU))


def _is_apart(one: Text, other: Text) -> bool:
    """Whether two lines of words touch nowhere."""
    is_above = abs(one.y - other.y) >= (one.size + other.size) * 0.42
    (left, right), (its_left, its_right) = _ends(one), _ends(other)
    return is_above or right <= its_left or its_right <= left


def _ends(text: Text) -> tuple[float, float]:
    wide = plain_measure(text.text, text.size)
    left = text.x - {"left": 0.0, "centre": 0.5, "right": 1.0}[text.align] * wide
    return left, left + wide
