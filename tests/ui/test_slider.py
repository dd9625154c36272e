from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.inputs import Focus, Input, Key, Leave, Point, Press, Release, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Group, Sprite, Text
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view

MARKS = ((75, "75"), (100, "100"), (150, "150"), (200, "200"))


def percent(value: float) -> str:
    return f"{value:g} %"


def slider(value: float = 50, minimum: float = 0, maximum: float = 100, step: float = 5) -> Slider:
    made = Slider("music", value, minimum, maximum, step, format=percent)
    made.place(Rect(100, 100, 500, 48))
    made.draw(view(), 0)
    return made


def at(it: Slider, share: float) -> tuple[float, float]:
    groove = it.groove(view())
    return groove.x + groove.w * share, groove.middle[1]


def knob(it: Slider) -> Sprite:
    return find(it.draw(view(), 0), Sprite, name="ui/knob")[0]


def test_a_click_on_the_groove_brings_the_knob_there() -> None:
    it = slider(0)
    assert Page([it]).handle(Press(*at(it, 0.8)), 0) == Act("music", 80)
    assert it.value == 80


def test_taking_the_knob_beside_its_middle_does_not_move_it() -> None:
    it = slider(50)
    x, y = at(it, 0.5)
    page = Page([it])
    assert page.handle(Press(x + 15, y), 0) is None
    assert page.handle(Point(x + 15, y, held=True), 0) is None
    assert it.value == 50


def test_a_drag_gives_an_act_for_each_new_value_and_goes_on_outside() -> None:
    it = slider(50)
    page = Page([it])
    page.handle(Press(*at(it, 0.5)), 0)
    assert page.handle(Point(*at(it, 0.6), held=True), 0) == Act("music", 60)
    assert page.handle(Point(*at(it, 0.605), held=True), 0) is None
    assert page.handle(Point(5000, 900, held=True), 0) == Act("music", 100)
    assert page.handle(Point(-5000, 0, held=True), 0) == Act("music", 0)


def test_after_the_release_the_mouse_moves_nothing() -> None:
    it = slider(50)
    page = Page([it])
    page.handle(Press(*at(it, 0.5)), 0)
    page.handle(Release(*at(it, 0.5)), 0)
    assert page.handle(Point(*at(it, 0.9)), 0) is None
    assert it.value == 50


@each_of("lost", [Leave(), Focus(gained=False)])
def test_a_drag_ends_when_the_window_loses_the_mouse(lost: Input) -> None:
    it = slider(50)
    page = Page([it])
    page.handle(Press(*at(it, 0.5)), 0)
    page.handle(lost, 0)
    assert page.handle(Point(*at(it, 0.9), held=True), 0) is None


def test_a_click_on_the_value_text_changes_nothing() -> None:
    it = slider(50)
    assert Page([it]).handle(Press(595, 124), 0) is None
    assert it.value == 50


def test_keys_move_by_a_step_by_more_and_to_the_ends() -> None:
    page = Page([slider(50)])
    page.handle(Key("tab"), 0)
    keys = ["left", "right", "pageup", "pagedown", "end", "right", "home", "left"]
    acts = [page.handle(Key(key), 0) for key in keys]
    assert [act.value if act else None for act in acts] == [45, 50, 60, 50, 100, None, 0, None]


def test_the_wheel_moves_by_steps_and_small_turns_add_up() -> None:
    it = slider(50)
    page = Page([it])
    x, y = at(it, 0.1)
    page.focus(it)
    turns = [page.handle(Wheel(x, y, up), 0) for up in (1, -2, 0.5, 0.5)]
    assert [act.value if act else None for act in turns] == [55, 45, None, 50]


def test_the_wheel_over_a_slider_without_the_focus_changes_nothing() -> None:
    it = slider(50)
    page = Page([it])
    assert page.handle(Wheel(*at(it, 0.1), 1), 0) is None
    assert (it.value, it.wants_wheel()) == (50, False)


def test_both_ends_can_be_reached_even_between_steps() -> None:
    it = slider(0, minimum=0, maximum=10, step=3)
    page = Page([it])
    page.handle(Press(*at(it, 1)), 0)
    assert it.value == 10
    page.handle(Point(*at(it, 0), held=True), 0)
    assert it.value == 0


def test_steps_of_a_fraction_stay_round_numbers() -> None:
    it = slider(0, minimum=0, maximum=1, step=0.1)
    for _ in range(3):
        it.handle(Key("right"), 0)
    assert it.value == 0.3


def test_a_disabled_slider_keeps_its_value() -> None:
    it = slider(50)
    it.is_enabled = False
    page = Page([it])
    events: list[Input] = [Press(*at(it, 0.9)), Wheel(*at(it, 0.9), 1), Key("tab"), Key("right")]
    assert [page.handle(event, 0) for event in events] == [None] * 4
    assert it.value == 50


def test_the_fill_ends_under_the_knob_and_needs_no_new_picture() -> None:
    it = slider(20)
    svgs = set()
    for value in (20, 40, 75):
        it.value = value
        fill = find(it.draw(view(), 0), Group)[0]
        assert fill.clip is not None
        assert fill.clip[0] + fill.clip[2] == knob(it).x
        svgs.add(find(fill.ops, Drawing)[0].svg)
    assert len(svgs) == 1


def test_an_empty_slider_has_no_fill() -> None:
    assert find(slider(0).draw(view(), 0), Group) == []


def test_the_knob_stays_inside_its_place_at_both_ends() -> None:
    for value in (0, 100):
        it = slider(value)
        assert knob(it).x - knob(it).w / 2 >= it.rect.x
        assert knob(it).x + knob(it).w / 2 <= it.rect.right


def test_the_value_is_written_and_the_groove_keeps_its_length() -> None:
    it = slider(5)
    short = it.groove(view())
    it.value = 100
    assert [op.text for op in find(it.draw(view(), 0), Text)] == ["100 %"]
    assert it.groove(view()) == short


def test_without_a_format_no_value_is_written() -> None:
    it = Slider("plain", 5)
    it.place(Rect(0, 0, 300, 48))
    assert find(it.draw(view(), 0), Text) == []


def test_marks_stand_below_their_places() -> None:
    it = Slider("size", 100, 75, 200, 5, marks=MARKS)
    it.place(Rect(0, 0, *it.size(view())))
    texts = find(it.draw(view(), 0), Text)
    groove = it.groove(view())
    assert [op.text for op in texts] == ["75", "100", "150", "200"]
    assert texts[1].x == pytest.approx(groove.x + groove.w * 0.2)
    assert all(op.y + op.size / 2 <= it.rect.bottom for op in texts)


def test_marks_without_room_are_left_out() -> None:
    it = Slider("size", 100, 75, 200, 5, marks=MARKS)
    it.place(Rect(0, 0, 90, 74))
    texts = find(it.draw(view(), 0), Text)
    assert 0 < len(texts) < 4
    spans = [(op.x - len(op.text) * op.size / 4, op.x + len(op.text) * op.size / 4) for op in texts]
    assert all(left[1] <= right[0] for left, right in pairwise(spans))


def test_hover_hold_focus_and_disabling_are_seen() -> None:
    it = slider(50)
    page = Page([it])
    looks = {it.draw(view(), 0)}
    page.handle(Point(*at(it, 0.5)), 0)
    looks.add(it.draw(view(), 0))
    page.handle(Press(*at(it, 0.5)), 0)
    looks.add(it.draw(view(), 0))
    page.focus(it)
    looks.add(it.draw(view(), 0))
    it.is_enabled = False
    looks.add(it.draw(view(), 0))
    assert len(looks) == 5
    assert it.draw(view(), 1) is it.draw(view(), 2)


@given(st.floats(-2000, 4000), st.floats(0.1, 30), st.floats(-50, 50), st.floats(0.5, 100))
def test_no_drag_leads_beyond_the_ends(x: float, step: float, low: float, span: float) -> None:
    it = slider(low, minimum=low, maximum=low + span, step=step)
    page = Page([it])
    page.handle(Press(*at(it, 0.5)), 0)
    page.handle(Point(x, 0, held=True), 0)
    assert low <= it.value <= low + span
