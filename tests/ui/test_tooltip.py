from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.inputs import Focus, Input, Key, Leave, Point, Press, Release, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Group, Text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.notices.tooltip import REST_S, WIDEST
from jungle_pg.ui.page import Page
from tests.rows import each_of
from tests.ui.looking import find, view

A, B, NOWHERE = (550, 330), (550, 430), (900, 900)
SOON, LATER = 0.49, 0.51


def page(tip: str = "Take back") -> Page:
    """Two buttons; the first one has a tip."""
    one, other = Button("one", icon="undo"), Button("other", icon="redo")
    one.place(Rect(500, 300, 100, 60))
    other.place(Rect(500, 400, 100, 60))
    one.tip = tip
    return Page([one, other])


def tip_of(drawn: DrawList) -> list[str]:
    (group,) = [op for op in drawn if isinstance(op, Group) and op.key == "tooltip"]
    return [text.text for text in find(group.ops, Text)]


def test_a_tip_appears_when_the_mouse_has_rested_for_half_a_second() -> None:
    it = page()
    it.handle(Point(*A), 10.0)
    assert REST_S == 0.5
    assert tip_of(it.draw(view(), 10 + SOON)) == []
    assert tip_of(it.draw(view(), 10 + LATER)) == ["Take back"]


def test_it_wakes_the_page_when_it_is_due_and_goes_on_until_it_was_drawn() -> None:
    it = page()
    assert it.wakes_at(10.0) is None
    it.handle(Point(*A), 10.0)
    assert it.wakes_at(10.0) == 10 + REST_S
    assert it.wakes_at(10 + SOON) == 10 + REST_S
    assert it.wakes_at(10 + LATER) == 10 + REST_S, "it is due and was not drawn yet"
    it.draw(view(), 10 + LATER)
    assert it.wakes_at(10 + LATER) is None


def test_a_widget_without_a_tip_wakes_nobody() -> None:
    it = page()
    it.handle(Point(*B), 10.0)
    assert it.wakes_at(10.0) is None
    assert tip_of(it.draw(view(), 20.0)) == []


def test_moving_on_the_same_widget_does_not_start_again() -> None:
    it = page()
    it.handle(Point(*A), 10.0)
    it.handle(Point(A[0] + 5, A[1]), 10.4)
    assert tip_of(it.draw(view(), 10 + LATER)) == ["Take back"]


def test_moving_away_hides_it_and_coming_back_starts_again() -> None:
    it = page()
    it.handle(Point(*A), 10.0)
    it.draw(view(), 11.0)
    it.handle(Point(*NOWHERE), 11.0)
    assert tip_of(it.draw(view(), 11.0)) == []
    it.handle(Point(*A), 12.0)
    assert tip_of(it.draw(view(), 12 + SOON)) == []
    assert it.wakes_at(12 + SOON) == 12 + REST_S
    assert tip_of(it.draw(view(), 12 + LATER)) == ["Take back"]


@each_of("event", [Press(*A), Key("a"), Wheel(*A, up=1)])
def test_using_something_hides_it_while_the_mouse_stays(event: Input) -> None:
    it = page()
    it.handle(Point(*A), 10.0)
    it.draw(view(), 11.0)
    it.handle(event, 11.0)
    assert tip_of(it.draw(view(), 12.0)) == []
    assert it.wakes_at(12.0) is None


def test_a_click_hides_it_even_when_the_mouse_trembles() -> None:
    it = page()
    for event in (Point(*A), Press(*A), Point(A[0] + 1, A[1], held=True), Release(*A), Point(*A)):
        it.handle(event, 10.0)
    assert tip_of(it.draw(view(), 12.0)) == []


@each_of("event", [Leave(), Focus(gained=False)])
def test_it_goes_with_the_mouse_and_comes_again_with_it(event: Input) -> None:
    it = page()
    it.handle(Point(*A), 10.0)
    it.draw(view(), 11.0)
    it.handle(event, 11.0)
    assert tip_of(it.draw(view(), 12.0)) == []
    it.handle(Point(*A), 13.0)
    assert tip_of(it.draw(view(), 13 + LATER)) == ["Take back"]


def test_it_goes_with_its_widget() -> None:
    it = page()
    it.handle(Point(*A), 10.0)
    it.change(it.widgets[1:])
    assert it.wakes_at(10.0) is None
    assert tip_of(it.draw(view(), 12.0)) == []


def test_a_disabled_widget_has_a_tip_too() -> None:
    it = page()
    it.widgets[0].is_enabled = False
    it.handle(Point(*A), 10.0)
    assert tip_of(it.draw(view(), 12.0)) == ["Take back"]


def test_it_says_new_words_at_once() -> None:
    it = page()
    it.handle(Point(*A), 10.0)
    it.draw(view(), 11.0)
    it.widgets[0].tip = "Sound on"
    assert tip_of(it.draw(view(), 11.0)) == ["Sound on"]


def test_the_same_list_is_drawn_while_it_shows() -> None:
    it = page()
    it.handle(Point(*A), 10.0)
    drawn = it.draw(view(), 11.0)
    assert it.draw(view(), 30.0) is drawn


@given(
    st.floats(0, 1820),
    st.floats(0, 1020),
    st.text(st.sampled_from("abc 象棋，"), min_size=1, max_size=120).filter(str.strip),
    st.floats(0.5, 2),
)
def test_it_lies_inside_the_window_beside_its_widget_and_holds_its_words(
    x: float, y: float, tip: str, zoom: float
) -> None:
    look, it = view(zoom=zoom), page(tip)
    widget = it.widgets[0]
    widget.place(Rect(x, y, 100, 60))
    it.handle(Point(*widget.rect.middle), 0.0)
    (group,) = [op for op in it.draw(look, 1.0) if isinstance(op, Group) and op.key == "tooltip"]
    (frame,) = find(group.ops, Drawing)
    assert frame.x >= 0
    assert frame.y >= 0
    assert frame.x + frame.w <= look.width
    assert frame.y + frame.h <= look.height
    assert frame.y >= widget.rect.bottom or frame.y + frame.h <= widget.rect.y
    for text in find(group.ops, Text):
        wide = look.measure(text.text, text.size)
        assert wide <= WIDEST * zoom
        assert frame.x <= text.x - wide / 2
        assert text.x + wide / 2 <= frame.x + frame.w
        assert frame.y < text.y < frame.y + frame.h
