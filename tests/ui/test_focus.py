from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.shortcuts import ARROWS
from jungle_pg.stage.layout import Rect, grid
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.page import can_focus, next_in_direction, next_in_order
from jungle_pg.ui.widget import Widget
from tests.rows import each_of

OPPOSITE = {"left": "right", "right": "left", "up": "down", "down": "up"}


def at(name: str, x: float, y: float, w: float = 80, h: float = 40) -> Button:
    button = Button(name)
    button.place(Rect(x, y, w, h))
    return button


def cells(count: int, columns: int) -> list[Widget]:
    made: list[Widget] = []
    for number, rect in enumerate(grid(Rect(0, 0, 600, 0), count, columns, 50, 10)):
        made.append(at(str(number), rect.x, rect.y, rect.w, rect.h))
    return made


def name_of(widget: Widget | None) -> str | None:
    return None if widget is None else widget.name


def test_keys_reach_what_is_enabled_placed_and_takes_focus() -> None:
    button = at("a", 0, 0)
    assert can_focus(button)
    button.is_enabled = False
    assert not can_focus(button)
    assert not can_focus(Button("nowhere"))


@given(st.lists(st.booleans(), min_size=1, max_size=7), st.booleans())
def test_going_on_visits_everything_that_can_be_used_once_before_it_begins_again(
    enabled: list[bool], is_back: bool
) -> None:
    widgets: list[Widget] = [at(str(number), 0, 50 * number) for number in range(len(enabled))]
    for widget, is_enabled in zip(widgets, enabled, strict=True):
        widget.is_enabled = is_enabled
    usable = [widget for widget in widgets if widget.is_enabled]
    visited: list[Widget] = []
    current = None
    for _ in usable:
        current = next_in_order(widgets, current, is_back=is_back)
        assert current is not None
        visited.append(current)
    assert visited == (usable[::-1] if is_back else usable)
    assert next_in_order(widgets, current, is_back=is_back) is (visited[0] if usable else None)


def test_from_a_widget_out_of_use_the_order_goes_on_where_it_stands() -> None:
    widgets: list[Widget] = [at(name, 0, 0) for name in "abc"]
    widgets[1].is_enabled = False
    assert name_of(next_in_order(widgets, widgets[1], is_back=False)) == "c"
    assert name_of(next_in_order(widgets, widgets[1], is_back=True)) == "a"


@each_of("columns", [1, 3, 5])
def test_in_a_grid_arrows_go_one_cell_and_stop_at_the_edges(columns: int) -> None:
    widgets = cells(4 * columns, columns)
    for number, widget in enumerate(widgets):
        row, column = divmod(number, columns)
        wanted = {
            "left": number - 1 if column > 0 else None,
            "right": number + 1 if column < columns - 1 else None,
            "up": number - columns if row > 0 else None,
            "down": number + columns if row < 3 else None,
        }
        for key, goal in wanted.items():
            found = name_of(next_in_direction(widgets, widget, key))
            assert found == (None if goal is None else str(goal))


def test_a_wide_widget_right_below_is_not_skipped_for_a_narrow_one_further_down() -> None:
    here, wide, narrow = at("here", 0, 0), at("wide", 0, 50, 1000), at("narrow", 0, 100)
    assert next_in_direction([here, wide, narrow], here, "down") is wide
    assert next_in_direction([here, wide, narrow], narrow, "up") is wide


def test_below_a_wide_widget_the_one_nearest_to_its_middle_comes() -> None:
    wide = at("wide", 0, 0, 400)
    row: list[Widget] = [at(str(number), 100 * number, 50) for number in range(4)]
    assert name_of(next_in_direction([wide, *row], wide, "down")) in ("1", "2")
    assert all(next_in_direction([wide, *row], small, "up") is wide for small in row)


def test_a_widget_straight_ahead_is_nearer_than_one_aside() -> None:
    here, ahead, aside = at("here", 0, 0), at("ahead", 0, 140), at("aside", 200, 60)
    assert next_in_direction([here, ahead, aside], here, "down") is ahead


def test_a_tall_widget_beside_is_not_below() -> None:
    here, beside = at("here", 0, 0), at("beside", 100, 0, 300, 600)
    assert next_in_direction([here, beside], here, "down") is None
    assert next_in_direction([here, beside], here, "right") is beside
    assert next_in_direction([here, beside], beside, "left") is here


def test_what_cannot_be_used_is_passed_over() -> None:
    widgets = cells(3, 1)
    widgets[1].is_enabled = False
    assert next_in_direction(widgets, widgets[0], "down") is widgets[2]


spots = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=2, max_size=12)


@given(spots)
def test_every_widget_apart_from_another_can_be_left_towards_it_and_the_way_leads_there(
    places: set[tuple[int, int]],
) -> None:
    widgets: list[Widget] = [at(f"{x} {y}", 100 * x, 50 * y) for x, y in sorted(places)]
    for widget in widgets:
        for key, (step_x, step_y) in ARROWS.items():
            found = next_in_direction(widgets, widget, key)
            ahead = [
                other
                for other in widgets
                if (other.rect.x - widget.rect.x) * step_x + (other.rect.y - widget.rect.y) * step_y
                > 0
            ]
            assert (found in ahead) if ahead else found is None


@given(st.lists(st.tuples(st.integers(10, 60), st.integers(0, 40)), min_size=2, max_size=8))
def test_down_a_column_of_any_widths_nothing_is_left_out(shapes: list[tuple[int, int]]) -> None:
    widgets: list[Widget] = []
    y = 0
    for number, (height, indent) in enumerate(shapes):
        widgets.append(at(str(number), indent, y, 600 - 12 * indent, height))
        y += height + 6
    for upper, lower in pairwise(widgets):
        assert next_in_direction(widgets, upper, "down") is lower
        assert next_in_direction(widgets, lower, "up") is upper


@each_of("key", ARROWS)
def test_alone_on_a_page_no_arrow_leads_anywhere(key: str) -> None:
    alone = at("alone", 0, 0)
    assert next_in_direction([alone], alone, key) is None


@each_of("key", ARROWS)
def test_there_and_back_in_a_full_grid(key: str) -> None:
    widgets = cells(9, 3)
    there = next_in_direction(widgets, widgets[4], key)
    assert there is not None
    assert next_in_direction(widgets, there, OPPOSITE[key]) is widgets[4]
