from itertools import pairwise
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.ui.scroll.scrolling import GLIDE_S, SHORTEST_THUMB, WHEEL_STEP, Scroll
from tests.rows import each_of
from tests.ui.looking import view

LATER = 100.0


def scroll(visible: float = 300, content: float = 1000, calm: bool = False) -> Scroll:
    made = Scroll()
    made.fit(view(calm=calm), visible, content)
    return made


def test_the_wheel_glides_fast_first_and_then_settles() -> None:
    it = scroll()
    it.wheel(-1, 5.0)
    places = [it.offset(5.0 + GLIDE_S * quarter / 4) for quarter in range(5)]
    steps = [after - before for before, after in pairwise(places)]
    assert places[0] == 0
    assert places[-1] == WHEEL_STEP
    assert steps == sorted(steps, reverse=True)


def test_quick_turns_of_the_wheel_add_up() -> None:
    it = scroll()
    it.wheel(-1, 5.0)
    it.wheel(-1, 5.01)
    assert 0 < it.offset(5.01) < WHEEL_STEP
    assert it.offset(LATER) == 2 * WHEEL_STEP


def test_turning_back_on_the_way_starts_from_where_it_is() -> None:
    it = scroll()
    it.wheel(-1, 5.0)
    halfway = it.offset(5.04)
    it.wheel(1, 5.04)
    assert it.offset(5.04) == halfway
    assert it.offset(LATER) == 0


def test_it_wants_to_be_drawn_only_while_it_glides() -> None:
    it = scroll()
    assert it.wakes_at(0.0) is None
    it.wheel(-1, 5.0)
    assert it.wakes_at(5.05) == 5.05
    assert it.wakes_at(LATER) == LATER, "its last frame was not drawn yet"
    it.offset(LATER)
    assert it.wakes_at(LATER) is None


def test_a_turn_against_the_end_wakes_nobody() -> None:
    it = scroll()
    it.wheel(1, 5.0)
    assert it.wakes_at(5.0) is None


def test_a_calm_player_is_there_at_once() -> None:
    it = scroll(calm=True)
    it.to_end(5.0)
    assert it.offset(5.0) == 700
    assert it.wakes_at(5.0) is None


def test_what_fits_never_scrolls() -> None:
    it = scroll(visible=300, content=300)
    it.wheel(-5, 0.0)
    it.page(1, 0.0)
    it.to_end(0.0)
    it.reveal(280, 400, 0.0)
    it.press(10, 300, 0.0)
    it.drag(200, 300, 0.0)
    assert not it.is_needed
    assert it.offset(LATER) == 0
    assert it.thumb(300, LATER) == (0, 300)


def test_a_page_keeps_a_little_of_the_old_one_in_sight() -> None:
    it = scroll()
    it.page(1, 0.0)
    assert 200 < it.offset(LATER) < 300
    it.page(-1, LATER)
    assert it.offset(2 * LATER) == 0


@each_of(
    ("start", "top", "bottom", "expected"),
    [
        (200, 100, 140, 100),
        (200, 250, 290, 200),
        (0, 480, 540, 240),
        (0, 260, 900, 260),
        (700, 990, 1000, 700),
    ],
    ids=["above", "in sight", "below", "taller than the window", "at the end"],
)
def test_revealing_goes_no_further_than_needed(
    start: float, top: float, bottom: float, expected: float
) -> None:
    it = scroll()
    it.jump(start)
    it.reveal(top, bottom, 0.0)
    assert it.offset(LATER) == expected


def test_the_thumb_is_as_long_as_its_part_and_stands_where_the_window_is() -> None:
    it = scroll(visible=300, content=1200)
    assert it.thumb(400, 0.0) == (0, 100)
    it.jump(450)
    assert it.thumb(400, 0.0) == (150, 100)
    it.jump(inf)
    assert it.thumb(400, 0.0) == (300, 100)


def test_the_thumb_of_a_very_long_list_can_still_be_caught() -> None:
    it = scroll(visible=300, content=1_000_000)
    it.to_end(0.0)
    start, length = it.thumb(400, LATER)
    assert length == SHORTEST_THUMB
    assert start + length == 400


def test_a_held_thumb_follows_the_pointer_to_both_ends() -> None:
    it = scroll(visible=300, content=1200)
    it.press(30, 400, 0.0)
    assert it.is_dragged
    it.drag(180, 400, 0.0)
    assert it.thumb(400, 0.0)[0] == pytest.approx(150)
    it.drag(9999, 400, 0.0)
    assert it.offset(0.0) == 900
    it.drag(-9999, 400, 0.0)
    assert it.offset(0.0) == 0


def test_a_thumb_that_was_let_go_stays() -> None:
    it = scroll()
    it.press(10, 300, 0.0)
    it.drag(60, 300, 0.0)
    place = it.offset(0.0)
    it.release()
    it.drag(200, 300, 0.0)
    assert it.offset(LATER) == place > 0


def test_taking_the_thumb_stops_a_glide() -> None:
    it = scroll()
    it.wheel(-2, 0.0)
    it.press(it.thumb(300, 0.03)[0] + 5, 300, 0.03)
    assert it.wakes_at(0.03) is None
    assert it.offset(LATER) == it.offset(0.03) < 2 * WHEEL_STEP


def test_a_press_beside_the_thumb_pages_towards_the_pointer() -> None:
    it = scroll()
    it.press(290, 300, 0.0)
    down = it.offset(LATER)
    it.press(1, 300, LATER)
    assert not it.is_dragged
    assert down == 270
    assert it.offset(2 * LATER) == 0


def test_growing_content_leaves_what_is_seen_in_place() -> None:
    it = scroll()
    it.jump(500)
    it.fit(view(), 300, 5000)
    assert it.offset(0.0) == 500


def test_shrinking_content_ends_at_its_new_end() -> None:
    it = scroll()
    it.jump(700)
    it.fit(view(), 300, 600)
    assert it.offset(0.0) == 300
    it.fit(view(), 300, 100)
    assert it.offset(0.0) == 0


def test_a_larger_zoom_keeps_the_same_part_in_sight() -> None:
    it = scroll()
    it.jump(350)
    it.fit(view(zoom=2.0), 600, 2000)
    assert it.offset(0.0) == 700


ACTS = st.one_of(
    st.tuples(st.just("wheel"), st.floats(-20, 20)),
    st.tuples(st.just("page"), st.sampled_from((-1.0, 1.0))),
    st.tuples(st.just("reveal"), st.floats(-500, 9000)),
    st.tuples(st.just("press"), st.floats(-50, 500)),
    st.tuples(st.just("drag"), st.floats(-500, 900)),
    st.tuples(st.just("grow"), st.floats(0, 9000)),
)


@given(st.lists(st.tuples(ACTS, st.floats(0, 0.2)), max_size=30))
def test_it_never_leaves_its_ends(script: list[tuple[tuple[str, float], float]]) -> None:
    it, now = scroll(), 0.0
    for (what, value), passes in script:
        match what:
            case "wheel":
                it.wheel(value, now)
            case "page":
                it.page(int(value), now)
            case "reveal":
                it.reveal(value, value + 40, now)
            case "press":
                it.press(value, 400, now)
            case "drag":
                it.drag(value, 400, now)
            case _:
                it.fit(view(), 300, value)
        now += passes
        assert 0 <= it.offset(now) <= it.end
        start, length = it.thumb(400, now)
        assert start >= 0
        assert start + length <= 400 + 1e-6
