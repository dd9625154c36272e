"""What plates tell beside names: time left as a bar, who is ahead, who thinks."""

from dataclasses import replace

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Disc, Drawing, Text
from jungle_pg.ui.plates.forms import FULL, LINE, NARROW, SMALL
from jungle_pg.ui.plates.plate import (
    PlateContent,
    clock_ops,
    dots_ops,
    form_for,
    player_ops,
    time_text,
)
from tests.rows import each_of
from tests.scenes.acting import texts_of
from tests.scenes.replay.watching import Watching
from tests.scenes.table.playing import Board
from tests.ui.looking import find, plain_measure, view

PLACE = Rect(100, 100, 452, 200)
CLOCK = Rect(0, 0, 138, 56)
YOU = PlateContent("red", "You", "Red, 6 pieces", "pieces/r_lion", ("pieces/b_cat",), clock="0:41")


@each_of(
    ("left_s", "text"),
    [(90, "1:30"), (600, "10:00"), (30, "0:30"), (10, "0:10"), (9.9, "0:09.9"), (0, "0:00.0")],
)
def test_a_clock_shows_minutes_seconds_and_at_last_tenths(left_s: float, text: str) -> None:
    assert time_text(left_s) == text


def test_a_bar_shows_how_much_time_is_left() -> None:
    wide = [
        [box.w for box in find(clock_ops(view(), CLOCK, "0:10", False, part), Box)]
        for part in (1.0, 0.5, 0.0)
    ]
    assert wide[0][0] == wide[0][1]
    assert wide[1][1] == pytest.approx(wide[1][0] / 2, abs=1)
    assert len(wide[2]) == 1


@each_of("is_low", [False, True])
def test_bar_and_digits_stay_apart_on_the_clock(is_low: bool) -> None:
    ops = clock_ops(view(), CLOCK, "0:09.9", is_low, 0.3)
    (digits,) = find(ops, Text)
    bar = find(ops, Box)[0]
    assert digits.y + digits.size * 0.38 <= bar.y
    assert bar.y + bar.h < CLOCK.bottom


def test_low_time_differs_by_shape_and_bar_not_by_colour_alone() -> None:
    plain, low = (clock_ops(view(), CLOCK, "0:06", is_low, 0.2) for is_low in (False, True))
    assert find(low, Drawing)[0].svg.count("<path") > find(plain, Drawing)[0].svg.count("<path")
    assert find(low, Box)[0].y != find(plain, Box)[0].y


def test_who_is_ahead_says_so_at_the_end_of_the_tray() -> None:
    ops = player_ops(view(), PLACE, replace(YOU, balance="+5", taken=("pieces/b_cat",) * 8))
    (plus,) = find(ops, Text, text="+5")
    assert plus.x + plain_measure("+5", plus.size) / 2 < PLACE.right
    silent = player_ops(view(), PLACE, replace(YOU, balance=""))
    assert not find(silent, Text, text="+5")


def test_the_places_of_taken_pieces_stay_where_they_are_when_somebody_gets_ahead() -> None:
    ahead, level = (player_ops(view(), PLACE, replace(YOU, balance=text)) for text in ("+5", ""))
    assert [op for op in ahead if op not in level] == find(ahead, Text, text="+5")


def test_who_thinks_has_a_clock_without_digits_for_the_dots() -> None:
    look = replace(YOU, clock=None, is_thinking=True)
    ops = player_ops(view(), PLACE, look)
    resting = player_ops(view(), PLACE, replace(look, is_thinking=False, keeps_clock_room=True))
    assert len(find(ops, Drawing)) == len(find(resting, Drawing)) + 1
    assert [op.text for op in find(ops, Text)] == [op.text for op in find(resting, Text)]
    place = FULL.clock_place(view(), PLACE)
    for dot in find(dots_ops(place, 0.4, False), Disc):
        assert place.x < dot.x - dot.r
        assert dot.x + dot.r < place.right


def test_dots_on_the_same_frame_are_equal_and_calm_ones_always() -> None:
    assert dots_ops(CLOCK, 1.0, False) == dots_ops(CLOCK, 1.01, False)
    assert dots_ops(CLOCK, 1.0, False) != dots_ops(CLOCK, 1.2, False)
    assert dots_ops(CLOCK, 1.0, True) == dots_ops(CLOCK, 1.2, True)


@each_of(
    ("wide", "high", "form"),
    [(452, 200, FULL), (430, 164, FULL), (270, 164, NARROW), (366, 108, SMALL), (366, 72, LINE)],
)
def test_a_plate_has_the_form_in_which_everything_can_be_told(
    wide: float, high: float, form: object
) -> None:
    assert form_for(view(), Rect(0, 0, wide, high), (YOU,)) is form


def test_one_long_name_gives_both_plates_the_narrow_form() -> None:
    long = replace(YOU, name="Somebody with a name")
    assert form_for(view(), PLACE, (YOU,)) is FULL
    assert form_for(view(), PLACE, (YOU, long)) is NARROW
    ops = player_ops(view(), PLACE, long, NARROW)
    assert find(ops, Text, text="Somebody with a name")


def test_on_a_narrow_plate_words_keep_away_from_the_clock() -> None:
    rect = Rect(0, 0, 330, 150)
    ops = player_ops(view(), rect, replace(YOU, sub_line="Red, and more words than fit"), NARROW)
    clock = NARROW.clock_place(view(), rect)
    name, sub_line, title = find(ops, Text, align="left")
    assert title.x + plain_measure(title.text, title.size) <= clock.x
    assert sub_line.x + plain_measure(sub_line.text, sub_line.size) <= clock.x
    assert name.y + name.size / 2 <= clock.y + 1


@pytest.mark.slow
def test_the_tray_has_its_title_in_every_window_in_play_and_replay() -> None:
    for size in ((800, 600), (1280, 720), (1920, 1080), (900, 1600)):
        for scale in (75, 100, 150, 200):
            settings = Settings(motion="off", ui_scale=scale)
            shows = [
                Board(settings=settings, size=size).show,
                Board("standard", settings=settings, size=size, game="xiangqi").show,
                Watching(settings=settings, size=size).show,
            ]
            for show in shows:
                titles = [text for text in texts_of(show.rest(0.001)) if "Captured" in text]
                assert len(titles) == 2, (size, scale, show.names)
                is_short = size == (800, 600) and scale > 100 and "replay" in show.names
                assert is_short or titles == ["Captured Pieces"] * 2, (size, scale, show.names)
