"""Sticks that point somewhere are buttons, and buttons that are held go on."""

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.inputs import PadPress, PadScroll
from jungle_pg.stage.input.pads import (
    DEAD,
    POINTS_AT,
    REPEATS_AFTER_S,
    REPEATS_EVERY_S,
    RESTS_AT,
    Pad,
)

SIDEWAYS = ("left", "right")


def test_a_button_acts_at_once_and_again_while_it_is_held() -> None:
    pad = Pad(1)
    assert pad.press("up", 0.0) == [PadPress("up", 1)]
    assert pad.press("up", 0.1) == []
    assert pad.wakes_at() == REPEATS_AFTER_S
    assert pad.due(REPEATS_AFTER_S) == [PadPress("up", 1, repeat=True)]
    assert pad.due(REPEATS_AFTER_S + REPEATS_EVERY_S / 2) == []
    pad.release("up")
    assert pad.due(9.0) == []
    assert pad.wakes_at() is None


def test_a_button_that_chooses_never_repeats() -> None:
    pad = Pad(0)
    pad.press("a", 0.0)
    assert pad.wakes_at() is None
    assert pad.due(9.0) == []


def test_a_stick_points_from_far_out_and_rests_only_nearer_to_its_middle() -> None:
    pad = Pad(0)
    between = (POINTS_AT + RESTS_AT) / 2
    assert pad.push("x", between, SIDEWAYS, 0.0) == []
    assert pad.push("x", POINTS_AT, SIDEWAYS, 0.0) == [PadPress("right")]
    assert pad.push("x", between, SIDEWAYS, 0.1) == []
    assert pad.push("x", -POINTS_AT, SIDEWAYS, 0.2) == [PadPress("left")]
    assert pad.push("x", 0.0, SIDEWAYS, 0.3) == []
    assert pad.wakes_at() is None


@given(st.lists(st.floats(-1, 1), max_size=30))
def test_a_stick_that_came_back_to_its_middle_holds_nothing(places: list[float]) -> None:
    pad = Pad(0)
    for place in (*places, 0.0):
        pad.push("x", place, SIDEWAYS, 0.0)
        assert len(pad.repeats_at) <= 1
    assert not pad.repeats_at


def test_the_stick_that_scrolls_is_still_near_its_middle_and_fast_at_its_end() -> None:
    pad = Pad(0)
    pad.scroll_by(DEAD, -DEAD, 0.0)
    assert pad.wakes_at() is None
    pad.scroll_by(0.0, 0.6, 1.0)
    (slow,) = pad.due(1.0)
    pad.scroll_by(0.0, 1.0, 1.0)
    (fast,) = pad.due(1.1)
    assert isinstance(slow, PadScroll)
    assert isinstance(fast, PadScroll)
    assert 0 < slow.up < fast.up
    pad.scroll_by(0.0, 0.0, 1.2)
    assert pad.due(9.0) == []
