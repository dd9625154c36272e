"""A number between a minus and a plus: steps, ends, none, holding, keys."""

from itertools import pairwise

import pytest

from jungle_pg.stage.input.inputs import Input, Key, Leave, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Text
from jungle_pg.ui.controls.stepper import (
    FAST_REPEAT_S,
    FIRST_REPEAT_S,
    REPEAT_S,
    SLOW_REPEATS,
    Stepper,
)
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view


def stepper(value: int | None = 50) -> Stepper:
    made = Stepper(
        "plies", 10, 100, 10, 50, lambda value: "never" if value is None else f"{value} plies"
    )
    made.value = value
    made.place(Rect(100, 100, 236, 54))
    made.draw(view(), 0)
    return made


def middle(it: Stepper, sign: str) -> tuple[float, float]:
    return it.parts(view())[("minus", "plus").index(sign)].middle


def click(it: Stepper, sign: str) -> Act | None:
    page = Page([it])
    at = middle(it, sign)
    act = page.handle(Press(*at), 0)
    assert page.handle(Release(*at), 0.1) is None
    return act


@each_of(
    ("value", "lower", "higher"),
    [
        (50, 40, 60),
        (55, 50, 60),
        (20, 10, 30),
        (12, 10, 20),
        (90, 80, 100),
        (95, 90, 100),
        (5, None, 10),
    ],
)
def test_the_buttons_go_one_step_on_the_grid(
    value: int, lower: int | None, higher: int | None
) -> None:
    assert click(stepper(value), "minus") == Act("plies", lower)
    assert click(stepper(value), "plus") == Act("plies", higher)


def test_below_the_lowest_there_is_no_number_and_then_it_begins_at_the_usual_one() -> None:
    it = stepper(10)
    assert click(it, "minus") == Act("plies", None)
    assert click(it, "minus") is None
    assert click(it, "plus") == Act("plies", 50)


def test_it_never_counts_beyond_the_highest() -> None:
    it = stepper(100)
    assert click(it, "plus") is None
    assert it.value == 100


def test_a_number_from_elsewhere_that_is_too_high_stays_until_it_is_lowered() -> None:
    it = stepper(9999)
    assert click(it, "plus") is None
    assert click(it, "minus") == Act("plies", 100)


@each_of(("value", "dead"), [(None, 0), (100, 1)])
def test_a_button_that_leads_nowhere_looks_disabled(value: int | None, dead: int) -> None:
    states = stepper(value).states
    assert states[dead] == "disabled"
    assert states[1 - dead] == "normal"


@each_of(
    ("key", "value"),
    [("left", 40), ("right", 60), ("home", None), ("end", 100), ("pageup", 100), ("pagedown", 10)],
)
def test_keys_change_the_number(key: str, value: int | None) -> None:
    page = Page([stepper()])
    page.handle(Key("tab"), 0)
    assert page.handle(Key(key), 0) == Act("plies", value)


def test_up_and_down_are_left_to_the_page() -> None:
    assert not stepper().wants_key("up")
    assert not stepper().wants_key("down")


def hold(it: Stepper, sign: str, until_s: float, step_s: float = 0.005) -> list[tuple[float, int]]:
    """Hold a button; when it acted by itself, and with which value."""
    page = Page([it])
    page.handle(Press(*middle(it, sign)), 0)
    acts = []
    for number in range(1, round(until_s / step_s) + 1):
        now = number * step_s
        act = it.repeat(now)
        if act is not None:
            assert isinstance(act.value, int)
            acts.append((now, act.value))
    return acts


def test_a_held_button_goes_on_after_a_moment_and_then_faster() -> None:
    it = stepper(10)
    it.highest, it.step = 1000, 1
    acts = hold(it, "plus", 3)
    assert [value for _, value in acts] == list(range(12, 12 + len(acts)))
    times = [time for time, _ in acts]
    assert times[0] == pytest.approx(FIRST_REPEAT_S, abs=0.006)
    pauses = [later - sooner for sooner, later in pairwise(times)]
    assert pauses[: SLOW_REPEATS - 1] == pytest.approx([REPEAT_S] * (SLOW_REPEATS - 1), abs=0.006)
    assert pauses[SLOW_REPEATS:] == pytest.approx([FAST_REPEAT_S] * len(pauses[SLOW_REPEATS:]),
                                                  abs=0.006)  # fmt: skip


def test_a_held_minus_stops_when_there_is_no_number_left() -> None:
    it = stepper(30)
    page = Page([it])
    page.handle(Press(*middle(it, "minus")), 0)
    values = [it.repeat(1.0 + number) for number in range(6)]
    assert [act.value for act in values if act] == [10, None]
    assert it.wakes_at(9) is None


LET_GO: tuple[tuple[Input, ...], ...] = (
    (Release(120, 120),),
    (Leave(),),
    (Point(900, 900, held=True),),
)


@each_of("events", LET_GO)
def test_whoever_lets_go_or_goes_away_stops_it(events: tuple[Input, ...]) -> None:
    it = stepper()
    page = Page([it])
    page.handle(Press(*middle(it, "plus")), 0)
    assert it.wakes_at(0) == FIRST_REPEAT_S
    for event in events:
        page.handle(event, 0.1)
    assert it.wakes_at(0.1) is None
    assert it.repeat(5) is None
    assert it.value == 60


def test_a_button_that_is_not_held_never_repeats() -> None:
    assert stepper().repeat(100) is None
    assert stepper().wakes_at(0) is None


def test_a_disabled_one_does_nothing() -> None:
    it = stepper()
    it.is_enabled = False
    assert click(it, "plus") is None
    assert it.states == ("disabled", "disabled")


def test_the_number_stands_between_the_buttons_in_words() -> None:
    it = stepper()
    minus, plus = it.parts(view())
    (word,) = find(it.draw(view(), 0), Text)
    assert word.text == "50 plies"
    assert minus.right < word.x - len(word.text) * word.size / 4
    assert word.x + len(word.text) * word.size / 4 < plus.x
    it.value = None
    assert [op.text for op in find(it.draw(view(), 0), Text)] == ["never"]


def test_every_state_looks_different_and_an_unchanged_one_is_the_same_picture() -> None:
    it = stepper()
    page = Page([it])
    looks = {it.draw(view(), 0)}
    page.handle(Point(*middle(it, "plus")), 0)
    looks.add(it.draw(view(), 0))
    page.handle(Press(*middle(it, "plus")), 0)
    looks.add(it.draw(view(), 0))
    page.focus(it)
    looks.add(it.draw(view(), 0))
    it.is_enabled = False
    looks.add(it.draw(view(), 0))
    assert len(looks) == 5
    assert it.draw(view(), 1) is it.draw(view(), 2)
    assert len(find(it.draw(view(), 0), Drawing)) == 3
