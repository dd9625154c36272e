from jungle_pg.stage.input.inputs import (
    Composing,
    Key,
    Typing,
)
from jungle_pg.stage.layout import Rect
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.paging import NOWHERE, A, B, bench, buttons, knob_bench


def test_tab_goes_round_in_order_and_back() -> None:
    it = bench()
    visited = []
    for _ in range(4):
        it.keys("tab")
        visited.append(it.focused)
    assert visited == ["a", "b", "c", "a"]
    it.do(Key("tab", shift=True))
    assert it.focused == "c"


def test_tab_backwards_from_nowhere_begins_at_the_end() -> None:
    it = bench()
    it.do(Key("tab", shift=True))
    assert it.focused == "c"


@each_of("key", [Key("tab", ctrl=True), Key("tab", alt=True)])
def test_tab_with_ctrl_or_alt_is_not_for_the_page(key: Key) -> None:
    it = bench()
    it.do(key)
    assert it.focused == ""


def test_the_first_enter_presses_the_default_button() -> None:
    it = bench(first="b")
    assert it.keys("enter") == Act("b")
    assert it.focused == ""
    it.page.default = "c"
    assert it.keys("enter") == Act("c")
    assert it.do(Key("enter", repeat=True)) is None
    it.keys("tab")
    assert it.keys("enter") == Act("a")


def test_enter_presses_the_default_button_where_the_focused_widget_has_no_use_for_it() -> None:
    steps = Stepper("steps", 0, 9, 1, 0, str)
    steps.place(Rect(0, 500, 200, 40))
    it = bench([*buttons("a", "b"), steps], first="b")
    it.page.focus(steps)
    assert it.keys("enter") == Act("b")
    assert it.focused == "steps"


@each_of("default", ["c", "", "nobody"])
def test_without_a_default_button_that_can_be_pressed_enter_shows_where_the_keys_are(
    default: str,
) -> None:
    widgets = buttons("a", "b", "c")
    widgets[2].is_enabled = False
    it = bench(widgets)
    it.page.default = default
    assert it.keys("enter") is None
    assert it.ringed == ["a"]


@each_of("key", ["up", "down", "left", "right"])
def test_the_first_key_goes_to_the_first_widget_without_using_it(key: str) -> None:
    it = bench(first="b")
    assert it.keys(key) is None
    assert it.focused == "b"
    assert it.ringed == ["b"]


def test_without_a_first_widget_the_keys_begin_at_the_first_that_can_be_used() -> None:
    widgets = buttons("a", "b", "c")
    widgets[0].is_enabled = False
    it = bench(widgets, first="a")
    it.keys("down")
    assert it.focused == "b"


def test_arrows_go_to_the_nearest_and_stop_at_the_edge() -> None:
    it = bench()
    it.keys("down", "down")
    assert it.focused == "b"
    it.keys("down", "down")
    assert it.focused == "c"
    it.keys("up", "right", "left")
    assert it.focused == "b"


@each_of("key", [Key("down", ctrl=True), Key("down", alt=True)])
def test_arrows_with_ctrl_or_alt_do_not_move_the_focus(key: Key) -> None:
    it = bench()
    it.keys("tab")
    it.do(key)
    assert it.focused == "a"


@each_of("key", ["enter", "space"])
def test_enter_and_space_use_what_has_the_focus(key: str) -> None:
    it = bench()
    it.keys("tab", "tab")
    assert it.keys(key) == Act("b")
    assert it.do(Key(key, repeat=True)) is None, "holding the key down uses it once"


def test_space_without_focus_does_nothing() -> None:
    it = bench()
    assert it.keys("space") is None
    assert it.focused == ""


def test_a_widget_may_keep_arrow_keys_for_itself() -> None:
    it, knob = knob_bench()
    it.page.focus(knob)
    assert it.keys("left") == Act("knob", 0.0)
    assert it.focused == "knob"
    it.keys("down")
    assert it.focused == "b"


def test_other_keys_go_to_what_has_the_focus() -> None:
    it, knob = knob_bench()
    assert it.keys("delete") is None
    it.page.focus(knob)
    assert it.keys("delete") == Act("knob", 0.0)


def test_typing_goes_to_what_has_the_focus() -> None:
    it, knob = knob_bench()
    assert it.do(Typing("x")) is None
    it.page.focus(knob)
    assert it.do(Typing("x")) == Act("knob", 0.0)
    it.do(Composing("ni"))
    assert knob.told[-1] == Composing("ni")


def test_a_ring_shows_the_focus_only_after_keys() -> None:
    it = bench()
    it.click(B)
    assert (it.focused, it.ringed) == ("b", [])
    it.keys("tab")
    assert (it.focused, it.ringed) == ("c", ["c"])


def test_a_click_takes_the_ring_away() -> None:
    it = bench()
    it.keys("tab")
    it.click(A)
    assert (it.focused, it.ringed) == ("a", [])
    it.keys("tab")
    it.click(NOWHERE)
    assert (it.focused, it.ringed) == ("", [])


def test_a_disabled_widget_never_acts() -> None:
    it = bench()
    it.page.widgets[1].is_enabled = False
    assert it.click(B) is None
    assert it.focused == ""
    it.page.focus(it.page.widgets[1])
    assert it.keys("enter", "space") != Act("b")
    assert Act("b") not in it.acts


def test_a_disabled_widget_is_skipped_by_all_keys() -> None:
    it = bench()
    it.page.widgets[1].is_enabled = False
    it.keys("tab", "tab")
    assert it.focused == "c"
    it.do(Key("tab", shift=True))
    assert it.focused == "a"
    it.keys("down")
    assert it.focused == "c"


def test_a_widget_disabled_while_it_has_the_focus_gets_no_keys_and_tab_goes_on_from_it() -> None:
    it, knob = knob_bench()
    it.page.widgets = [it.page.widgets[0], knob, it.page.widgets[1]]
    it.page.focus(knob)
    knob.is_enabled = False
    it.do(Typing("x"), Key("delete", repeat=True))
    assert knob.told == []
    it.page.focus(knob)
    it.keys("tab")
    assert it.focused == "b"


def test_moving_the_focus_is_heard_and_standing_still_is_not() -> None:
    it = bench()
    it.keys("tab", "down")
    assert it.heard == ["ui_hover", "ui_hover"]
    it.keys("left")
    assert it.heard == ["ui_hover", "ui_hover"]


def test_what_stays_keeps_its_focus_when_others_change() -> None:
    it = bench()
    it.page.focus(it.page.widgets[1])
    it.page.change([it.page.widgets[1]])
    assert it.ringed == ["b"]
