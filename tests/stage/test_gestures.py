"""What fingers mean: taps, long presses, drags, swipes that glide on, pinches."""

from itertools import pairwise
from math import inf
from typing import Final, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.gestures import DOUBLE_TAP_S, REST_S, Gestures, Grip
from jungle_pg.stage.input.inputs import (
    LEFT,
    RIGHT,
    Finger,
    Focus,
    Input,
    Key,
    Leave,
    Pinch,
    Point,
    Press,
    Release,
    Swipe,
)

FINGER_PX: Final = 34.0
FRAME_S: Final = 1 / 60
Phase = Literal["down", "move", "up"]


class Hand:
    """Fingers on a screen that can be dragged where `drags` says so."""

    def __init__(self, *, drags: str = "", presses: bool = False) -> None:
        self.gestures = Gestures()
        self.now = 0.0
        self.told: list[Input] = []
        self.drags, self.presses = drags, presses

    def grip(self, x: float, y: float) -> Grip:
        return Grip(x, y, "across" in self.drags, "down" in self.drags, self.presses)

    def _do(self, event: Input) -> list[Input]:
        told = self.gestures.read(event, self.now, self.grip, FINGER_PX)
        self.told += told
        return told

    def down(self, x: float, y: float, number: int = 1) -> list[Input]:
        return self._do(Finger(number, "down", x, y))

    def move(self, x: float, y: float, number: int = 1) -> list[Input]:
        return self._do(Finger(number, "move", x, y))

    def up(self, x: float, y: float, number: int = 1) -> list[Input]:
        return self._do(Finger(number, "up", x, y))

    def lose_focus(self) -> list[Input]:
        return self._do(Focus(gained=False))

    def wait(self, seconds: float) -> list[Input]:
        """Time passes in one step."""
        self.now += seconds
        told = self.gestures.update(self.now)
        self.told += told
        return told

    def tap(self, x: float, y: float) -> list[Input]:
        return [*self.down(x, y), *self.up(x, y)]

    def flick(self, down: float, steps: int = 5) -> list[Input]:
        """Down, over so many pixels each frame, and up on the way."""
        told = self.down(100, 300)
        for step in range(1, steps + 1):
            told += self.wait(FRAME_S)
            told += self.move(100, 300 + down * step)
        return [*told, *self.up(100, 300 + down * steps)]

    def glide(self) -> list[Swipe]:
        """What comes of it afterwards by itself."""
        told: list[Swipe] = []
        while self.gestures.wakes_at() is not None:
            told += [each for each in self.wait(FRAME_S) if isinstance(each, Swipe)]
        return told


def test_a_tap_is_one_press_and_one_release_and_leaves_nothing_behind() -> None:
    assert Hand().tap(10, 20) == [
        Point(10, 20, finger=True),
        Press(10, 20, finger=True),
        Release(10, 20),
        Leave(),
    ]


def test_a_finger_may_slip_a_little_on_a_tap() -> None:
    hand = Hand(drags="across down")
    told = [*hand.down(10, 20), *hand.move(14, 23), *hand.up(13, 24)]
    assert [Press(10, 20, finger=True), Release(10, 20)] == told[1:3]


def test_a_second_tap_soon_and_near_is_told_as_one() -> None:
    cases = [(0.2, 10.0, 2), (DOUBLE_TAP_S + 0.1, 10.0, 1), (0.2, 80.0, 1)]
    for pause_s, x, count in cases:
        hand = Hand()
        hand.tap(10, 20)
        hand.wait(pause_s)
        pressed = [each for each in hand.tap(x, 20) if isinstance(each, Press)]
        assert [each.count for each in pressed] == [count], (pause_s, x)
    hand = Hand()
    presses = [each for _ in range(3) for each in hand.tap(5, 5) if isinstance(each, Press)]
    assert [each.count for each in presses] == [1, 2, 1]


def test_a_finger_that_rests_does_what_the_right_button_does() -> None:
    hand = Hand()
    hand.down(10, 20)
    assert hand.gestures.wakes_at() == REST_S
    assert hand.wait(REST_S - 0.01) == []
    assert hand.wait(0.01) == [Press(10, 20, RIGHT, finger=True)]
    assert hand.gestures.wakes_at() is None
    assert hand.move(60, 20) == [Point(60, 20, held=True, finger=True)]
    assert hand.up(60, 20) == [Release(60, 20, RIGHT), Leave()]


def test_what_is_held_down_is_pressed_by_a_finger_that_rests_there() -> None:
    hand = Hand(presses=True)
    hand.down(10, 20)
    assert hand.wait(REST_S) == [Press(10, 20, LEFT, finger=True)]
    assert hand.up(10, 20) == [Release(10, 20, LEFT), Leave()]


def test_what_can_be_dragged_is_dragged_from_where_the_finger_came_down() -> None:
    hand = Hand(drags="across down")
    hand.down(100, 100)
    assert hand.move(108, 100) == []
    assert hand.move(130, 100) == [
        Press(100, 100, finger=True),
        Point(130, 100, held=True, finger=True),
    ]
    assert hand.wait(REST_S) == []
    assert hand.up(150, 100) == [
        Point(150, 100, held=True, finger=True),
        Release(150, 100),
        Leave(),
    ]


def test_a_drag_belongs_to_what_takes_its_direction_else_it_scrolls() -> None:
    cases = [("across", 50, 0, Press), ("across", 0, 50, Swipe), ("down", 0, 50, Press)]
    for drags, across, down, kind in cases:
        hand = Hand(drags=drags)
        hand.down(100, 100)
        told = hand.move(100 + across, 100 + down)
        assert any(isinstance(each, kind) for each in told), drags


def test_a_swipe_follows_the_finger_to_the_pixel_and_says_where_it_began() -> None:
    hand = Hand()
    hand.down(100, 300)
    assert hand.move(100, 320) == [Leave(), Swipe(100, 300, 0, 0, begins=True)]
    for y in (290, 290.5, 400):
        before = hand.gestures._hold.y if hand.gestures._hold else 0.0
        assert hand.move(101, y)[-1].down == y - before  # type: ignore[union-attr]
    hand.wait(1)
    assert hand.up(101, 400) == []
    assert hand.gestures.is_idle


def test_a_flick_glides_on_ever_slower_and_ends_the_same_at_any_rate() -> None:
    ways = []
    for frame_s in (FRAME_S, 0.005, 0.1):
        hand = Hand()
        hand.flick(30)
        gone, last = 0.0, inf
        for _ in range(1000):
            if hand.gestures.wakes_at() is None:
                break
            step = sum(each.down for each in hand.wait(frame_s) if isinstance(each, Swipe))
            assert 0 < step <= last
            gone, last = gone + step, step
        assert hand.gestures.is_idle
        ways.append(gone)
    assert ways[0] > 300
    assert max(ways) - min(ways) < 0.02 * ways[0]


def test_a_finger_that_stopped_before_it_went_up_lets_nothing_glide() -> None:
    hand = Hand()
    hand.down(100, 300)
    hand.move(100, 400)
    hand.wait(0.3)
    assert hand.up(100, 400) == []
    assert hand.gestures.is_idle


def test_a_finger_that_comes_down_stops_a_glide_and_is_no_tap() -> None:
    hand = Hand()
    hand.flick(30)
    hand.wait(FRAME_S)
    assert hand.down(100, 300) == []
    assert hand.wait(REST_S + 1) == []
    assert hand.up(100, 300) == []
    assert hand.tap(100, 300)[1] == Press(100, 300, finger=True)


def test_two_fingers_pinch_around_the_point_between_them() -> None:
    hand = Hand(drags="across down")
    hand.down(100, 100)
    assert hand.down(200, 100, 2) == [Leave()]
    assert hand.move(300, 100, 2) == [Pinch(200, 100, 2.0, 50, 0)]
    assert hand.move(100, 140, 1)[0].down == 20  # type: ignore[union-attr]
    assert hand.up(100, 140, 1) == []
    # The finger that stays means nothing until it has gone as well.
    assert hand.move(500, 500, 2) == []
    assert hand.down(10, 10, 3) == []
    assert hand.up(10, 10, 3) == hand.up(500, 500, 2) == []
    assert hand.gestures.is_idle


def test_a_second_finger_does_not_disturb_what_is_dragged() -> None:
    hand = Hand(drags="across down")
    hand.down(100, 100)
    hand.move(150, 100)
    assert hand.down(300, 300, 2) == hand.move(400, 400, 2) == []
    assert hand.move(160, 100) == [Point(160, 100, held=True, finger=True)]
    assert hand.up(160, 100) == [Release(160, 100), Leave()]


def test_another_window_takes_the_keyboard_and_what_was_dragged_comes_home() -> None:
    hand = Hand(drags="across down")
    hand.down(100, 100)
    hand.move(150, 100)
    assert hand.lose_focus() == [Release(-1, -1), Leave(), Focus(gained=False)]
    assert hand.move(170, 100) == hand.up(170, 100) == []
    assert hand.gestures.is_idle


def test_other_inputs_mean_what_they_say() -> None:
    hand = Hand()
    for event in (Key("a"), Point(1, 2), Press(1, 2), Focus(gained=True)):
        assert hand._do(event) == [event]


places = st.integers(0, 400)
deeds = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["down", "move", "up"]), st.integers(1, 3), places, places),
        st.tuples(st.just("wait"), st.sampled_from([0, 5, 17, 100, 500]), places, places),
        st.tuples(st.just("focus"), st.just(0), places, places),
    ),
    max_size=40,
)


@pytest.mark.parametrize("presses", [False, True])
@given(script=deeds, drags=st.sampled_from(["", "across", "down", "across down"]))
def test_any_fingers_end_with_nothing_held(
    presses: bool, script: list[tuple[str, int, int, int]], drags: str
) -> None:
    hand = Hand(drags=drags, presses=presses)
    for deed, number, x, y in script:
        match deed:
            case "down":
                hand.down(x, y, number)
            case "move":
                hand.move(x, y, number)
            case "up":
                hand.up(x, y, number)
            case "wait":
                hand.wait(number / 1000)
            case "focus":
                hand.lose_focus()
    for number in (1, 2, 3):
        hand.up(0, 0, number)
    hand.glide()
    assert hand.gestures.is_idle
    held = 0
    for event in hand.told:
        match event:
            case Press(button=button):
                assert not held, "a second button went down"
                held = button
            case Release(button=button):
                assert held == button
                held = 0
            case Point(held=is_held):
                assert is_held == bool(held)
    assert not held
    # Whatever was pointed at is left in the end.
    pointed = [each for each in hand.told if isinstance(each, Point | Press | Leave)]
    assert not pointed or isinstance(pointed[-1], Leave)
    for before, after in pairwise(hand.told):
        if isinstance(before, Release):
            assert isinstance(after, Leave)
