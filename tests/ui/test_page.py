from jungle_pg.stage.input.inputs import (
    MIDDLE,
    RIGHT,
    Focus,
    Input,
    Key,
    Leave,
    Point,
    Press,
    Release,
    Wheel,
)
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Group
from jungle_pg.stage.theme import NIGHT
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import view
from tests.ui.paging import NOWHERE, A, B, bench, buttons, knob_bench


def test_a_click_is_a_press_and_a_release_on_the_same_widget() -> None:
    it = bench()
    assert it.do(Press(*A)) is None
    assert it.do(Release(*A)) == Act("a")


def test_a_release_elsewhere_does_nothing() -> None:
    it = bench()
    assert it.do(Press(*A), Release(*B)) is None
    assert it.do(Press(*A), Point(*NOWHERE, held=True), Release(*NOWHERE)) is None
    assert it.acts == []


def test_a_press_that_leaves_and_comes_back_counts() -> None:
    it = bench()
    assert it.do(Press(*A), Point(*B, held=True), Point(*A, held=True), Release(*A)) == Act("a")


def test_a_press_beside_everything_does_nothing_when_released_over_a_widget() -> None:
    it = bench()
    assert it.do(Press(*NOWHERE), Release(*A)) is None


def test_a_release_alone_does_nothing() -> None:
    assert bench().do(Release(*A)) is None


@each_of("button", [MIDDLE, RIGHT])
def test_only_the_left_button_clicks(button: int) -> None:
    it = bench()
    assert it.click(A, button) is None
    assert it.do(Press(*A), Release(*A, button)) is None
    assert it.do(Release(*A)) == Act("a"), "the left button was still down"


def test_the_mouse_lights_what_it_is_over_and_nothing_else() -> None:
    it = bench()
    it.do(Point(*A))
    assert it.hot == ["a"]
    it.do(Point(*B))
    assert it.hot == ["b"]
    it.do(Point(*NOWHERE))
    assert it.hot == []


def test_while_a_button_is_held_no_other_one_is_lit() -> None:
    it = bench()
    it.do(Press(*A), Point(*B, held=True))
    assert it.hot == []
    a = it.page.widgets[0]
    assert (a.is_held, a.state) == (True, "hover")
    it.do(Point(*A, held=True))
    assert a.state == "pressed"
    it.do(Point(*B, held=True), Release(*B))
    assert (a.is_held, it.hot) == (False, ["b"])


def test_a_held_widget_gets_the_mouse_wherever_it_goes() -> None:
    it, knob = knob_bench()
    it.do(Press(210, 10), Point(900, 900, held=True), Point(*A, held=True))
    assert Point(900, 900, held=True) in knob.told
    assert Point(*A, held=True) in knob.told
    it.do(Release(*A), Point(*A))
    assert Release(*A) in knob.told
    assert knob.told[-1] != Point(*A), "it was let go"


def test_a_release_that_was_never_seen_leaves_nothing_held() -> None:
    it = bench()
    it.do(Press(*A))
    assert it.click(B) == Act("b")
    assert not any(widget.is_held for widget in it.page.widgets)


def test_later_widgets_lie_over_earlier_ones() -> None:
    lower, upper = Button("lower"), Button("upper")
    for button in (lower, upper):
        button.place(Rect(0, 0, 100, 60))
    it = bench([lower, upper])
    assert it.click(A) == Act("upper")
    assert it.hot == ["upper"]


@each_of("event", [Leave(), Focus(gained=False)])
def test_when_the_mouse_or_the_keyboard_goes_everything_is_let_go(event: Input) -> None:
    it = bench()
    it.do(Press(*A), event)
    assert it.hot == []
    assert not it.page.widgets[0].is_held
    assert it.do(Release(*A)) is None


def test_gaining_the_keyboard_changes_nothing() -> None:
    it = bench()
    it.do(Press(*A), Focus(gained=True))
    assert it.do(Release(*A)) == Act("a")


def test_the_pointer_has_the_shape_of_what_is_under_it() -> None:
    it, _ = knob_bench()
    assert it.page.pointer == "arrow"
    it.do(Point(*A))
    assert it.page.pointer == "hand"
    it.do(Point(210, 10))
    assert it.page.pointer == "text"
    it.do(Press(210, 10), Point(*A, held=True))
    assert it.page.pointer == "text", "the knob is still held"
    it.page.widgets[0].is_enabled = False
    it.do(Release(*A))
    assert it.page.pointer == "arrow", "nothing can be done here"


def test_the_wheel_goes_to_what_is_under_the_mouse() -> None:
    it, knob = knob_bench()
    assert it.do(Wheel(*A, up=1)) is None
    assert it.do(Wheel(210, 10, up=1)) == Act("knob", 0.0)
    knob.is_enabled = False
    assert it.do(Wheel(210, 10, up=1)) is None


def test_a_widget_disabled_while_it_is_held_does_not_act() -> None:
    it = bench()
    it.do(Press(*A))
    it.page.widgets[0].is_enabled = False
    assert it.do(Release(*A)) is None
    it.page.widgets[0].is_enabled = True
    assert it.do(Release(*A)) is None


def test_an_act_is_heard_once_by_mouse_and_by_key() -> None:
    it = bench()
    it.click(A)
    assert it.heard == ["ui_click"]
    it.keys("enter")
    assert it.heard == ["ui_click", "ui_click"]
    it.do(Point(*B), Press(*B), Release(*NOWHERE))
    assert it.heard == ["ui_click", "ui_click"]


def test_a_widget_without_a_sound_is_silent() -> None:
    it, _ = knob_bench()
    it.do(Wheel(210, 10, up=1))
    assert it.acts == [Act("knob", 0.0)]
    assert it.heard == []


def test_the_very_same_list_is_drawn_while_nothing_changes() -> None:
    it, look = bench(), view()
    first = it.page.draw(look, 0.0)
    assert it.page.draw(look, 5.0) is first
    it.do(Point(*NOWHERE), Wheel(*NOWHERE, up=1), Key("f5"))
    assert it.page.draw(look, 6.0) is first


def test_only_the_group_of_a_changed_widget_is_drawn_anew() -> None:
    it, look = bench(), view()
    before = it.page.draw(look, 0.0)
    it.do(Point(*B))
    after = it.page.draw(look, 0.0)
    changed = [new for new, old in zip(after, before, strict=True) if new is not old]
    assert [group.key for group in changed if isinstance(group, Group)] == ["b"]
    it.do(Point(*NOWHERE))
    assert it.page.draw(look, 0.0) == before


def test_another_theme_or_window_draws_everything_anew() -> None:
    it = bench()
    before = it.page.draw(view(), 0.0)
    assert it.page.draw(view(theme=NIGHT), 0.0) != before
    assert it.page.draw(view(zoom=2), 0.0) != before


def test_each_widget_is_drawn_in_a_group_of_its_name_and_tips_lie_over_all() -> None:
    keys = [op.key for op in bench().page.draw(view(), 0.0) if isinstance(op, Group)]
    assert keys == ["a", "b", "c", "badges", "tooltip"]


def test_a_widget_that_changes_by_itself_wakes_the_page() -> None:
    it, _ = knob_bench()
    assert it.page.wakes_at(4.0) == 7.0
    assert bench().page.wakes_at(4.0) is None


def test_other_widgets_can_be_shown_and_the_gone_ones_are_forgotten() -> None:
    it = bench()
    gone, stays = it.page.widgets[0], it.page.widgets[1]
    it.do(Press(*A))
    it.page.focus(gone)
    it.page.change([stays, *buttons("new")])
    assert not any((gone.is_hot, gone.is_held, gone.has_focus, gone.shows_focus))
    assert it.focused == ""
    assert it.click(A) == Act("new")
    keys = [op.key for op in it.page.draw(view(), 0.0) if isinstance(op, Group)]
    assert keys == ["b", "new", "badges", "tooltip"]


@each_of("size", [(0, 0), (40, 0), (0, 40)])
def test_what_has_no_place_is_neither_drawn_nor_reached(size: tuple[int, int]) -> None:
    it = bench(buttons("gone", "a"))
    gone = it.page.widgets[0]
    gone.place(Rect(500, 500, *size))
    drawn = {op.key: op.ops for op in it.page.draw(view(), 0.0) if isinstance(op, Group)}
    assert drawn["gone"] == ()
    assert drawn["a"]
    it.do(Point(500, 500), Press(500, 500), Release(500, 500))
    assert it.hot == []
    for _ in range(3):
        it.keys("tab")
        assert it.focused == "a"
    assert it.acts == []
