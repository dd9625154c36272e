"""Every kind of control says what it is, and what is new when it changes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from jungle_pg.scenes.settings.controls import percent
from jungle_pg.stage.narration import Description, described, described_change, spoken_lines
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.sign import Sign
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Widget
from tests.rows import each_of
from tests.scenes.acting import a_world
from tests.ui.looking import view
from tests.ui.test_props import PLACE, widgets
from tests.words import LANGUAGES

ENGLISH = LANGUAGES["en"]
KINDS = {f"{type(each).__name__} {each.name}": each for each in widgets()}


def said(widget: Widget) -> str:
    return described(ENGLISH, widget.describe(ENGLISH))


def captioned(widget: Widget, caption: str) -> Widget:
    widget.caption = caption
    return widget


def a_list() -> ScrollList:
    made = ScrollList("list", 3, 40, lambda view, row, place, look: (), 1)
    made.place(PLACE)
    made.draw(view(), 0.0)
    return made


@each_of("name", KINDS)
@each_of("code", LANGUAGES)
def test_every_kind_of_control_says_something(name: str, code: str) -> None:
    widget, words = KINDS[name], LANGUAGES[code]
    if isinstance(widget, Sign):
        widget.label = "Play"
    widget.place(PLACE)
    widget.draw(view(), 0.0)
    it = widget.describe(words)
    assert words(f"narration.{it.kind}") in described(words, it)
    assert it.name or it.value or it.place or not widget.takes_focus


@each_of(
    ("widget", "words"),
    [
        (captioned(Slider("volume", 80, format=percent), "Effects"), "Effects, slider, 80 %"),
        (captioned(Slider("volume", 20), "Effects"), "Effects, slider, 20 percent"),
        (Toggle("muted", label="Mute all"), "Mute all, switch, off"),
        (Toggle("muted", is_on=True, label="Mute all"), "Mute all, switch, on"),
        (Button("undo", "Undo"), "Undo, button"),
        (captioned(Segments("motion", ("off", "fast"), 1), "Speed"), "Speed, choice, fast, 2 of 2"),
        (Carousel("rules", ("Club", "Course")), "choice, Club, 1 of 2"),
        (Stepper("limit", 1, 9, 2, 5, str), "number, 5"),
        (captioned(TextField("name", a_world().clipboard, "Mei"), "Name"), "Name, text field, Mei"),
        (TextField("name", a_world().clipboard, "", "Type"), "Type, text field, empty"),
        (a_list(), "list, 2 of 3"),
    ],
)
def test_a_control_says_its_name_its_kind_and_its_value(widget: Widget, words: str) -> None:
    assert said(widget) == words


def test_what_cannot_be_used_says_so_and_an_icon_says_its_tip() -> None:
    button = Button("undo", icon="undo")
    button.tip, button.is_enabled = "Undo", False
    assert said(button) == "Undo, button, not available"


def turned_on(toggle: Toggle) -> None:
    toggle.is_on = True


def typed(field: TextField) -> None:
    field.change("Meily")


@each_of(
    ("widget", "change", "words"),
    [
        (Toggle("muted", label="Mute all"), turned_on, "on"),
        (TextField("name", a_world().clipboard, "Mei"), typed, "ly"),
        (Button("flip", "Flip"), lambda button: setattr(button, "label", "Back"), "Back, button"),
        (Button("flip", "Flip"), lambda button: None, ""),
    ],
)
def test_of_a_change_only_what_is_new_is_said(
    widget: Widget, change: Callable[[Any], None], words: str
) -> None:
    before = widget.describe(ENGLISH)
    change(widget)
    assert described_change(ENGLISH, before, widget.describe(ENGLISH)) == words


def test_what_changes_where_the_keys_stay_is_told_by_whoever_does_it() -> None:
    before = Description("board", value="A3, Red rat", at="A3")
    assert described_change(ENGLISH, before, replace(before, value="A3, empty")) == ""
    moved = replace(before, value="A4, empty", at="A4")
    assert described_change(ENGLISH, before, moved) == "A4, empty"


def test_breaks_and_arrows_are_for_the_eye_alone() -> None:
    assert spoken_lines("Move 3:\n rat  A7 → A6") == "Move 3: rat A7, A6"
