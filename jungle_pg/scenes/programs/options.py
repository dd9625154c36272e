"""A control for each option of a program, and the row it stands in."""

from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.foreign.spoken import LONGEST_VALUE, Option
from jungle_pg.stage.scale import COLUMN, MEDIUM, SMALL, TEXT, M
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row
from jungle_pg.ui.placing import Paragraph, slot_of, words_slot
from jungle_pg.ui.text.editing import Clipboard
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Act, Widget

SLIDER_STEPS: Final = 128
"""A number that can be so many is set by a slider, any other is typed."""
LONGEST_NUMBER: Final = 16


@dataclass(frozen=True, slots=True, eq=False)
class OptionRow:
    """An option with the widget that sets it, which is named after it."""

    option: Option
    widget: Widget

    def show(self, program: Program, words: Words) -> None:
        """Let the widget show what the option is set to."""
        value, widget = program.value(self.option), self.widget
        match widget:
            case Toggle():
                widget.is_on = value == "true"
            case Slider():
                widget.value = int(value)
            case Carousel():
                widget.chosen = self.option.choices.index(value)
            case TextField():
                # Whoever is typing is not corrected, only told what is wrong.
                widget.error = self._wrong(words, widget.text)
            case Button():
                widget.label = words("programs.press")

    def value_of(self, act: Act) -> str:
        """What the option becomes by what was done with the widget."""
        match self.widget, act.value:
            case Toggle(), bool(is_on):
                return "true" if is_on else "false"
            case Carousel(), int(number):
                return self.option.choices[number]
            case Slider(), int(number) | float(number):
                return str(round(number))
        return str(act.value).strip()

    def form(self, view: View) -> Part:
        """Its name beside the widget, or above it."""
        return labelled(view, self.option.name, self.widget)

    def _wrong(self, words: Words, text: str) -> str:
        option = self.option
        if option.takes(text.strip()):
            return ""
        if option.kind == "spin":
            return words("programs.number_wrong", least=option.least, most=option.most)
        return words("programs.text_wrong")


def option_row(option: Option, value: str, clipboard: Clipboard) -> OptionRow:
    """The control that fits an option, which is set to a value so far."""
    return OptionRow(option, _widget(f"option:{option.name}", option, value, clipboard))


def labelled(view: View, label: str, widget: Widget) -> Part:
    """A label and a widget on one middle line, or the label above where that is too narrow."""
    words = words_slot(view, Paragraph(label, TEXT, view.theme.soft_text, lines=2))
    widget.caption = label
    place: Part = replace(slot_of(view, widget, grow=1.0), least=(None, None))
    if isinstance(widget, Toggle | Button):
        place = Row((slot_of(view, widget), Gap(grow=1.0)))
    beside = replace(words, least=(COLUMN / 2, None)), replace(place, least=(COLUMN, None))
    row = Row((beside[0], replace(beside[1], grow=1.0)), gap=M, align="centre")
    form = Choice((row, Column((words, place))))
    if not isinstance(widget, TextField):
        return form
    # What is wrong with a text is told below it, also in the gap before the next row.
    below = widget.height_below(view, view.px(COLUMN)) / view.zoom
    return Column((form, Gap(least=(None, max(0.0, below - M)))))


def _widget(name: str, option: Option, value: str, clipboard: Clipboard) -> Widget:
    match option.kind:
        case "combo":
            return Carousel(name, option.choices, size=MEDIUM)
        case "button":
            return Button(name, icon="refresh", size=SMALL)
        case "spin" if option.most - option.least <= SLIDER_STEPS:
            least, most = option.least, max(option.most, option.least + 1)
            return Slider(name, least, least, most, 1, format=lambda value: f"{value:.0f}")
        case "spin" | "string":
            longest = LONGEST_NUMBER if option.kind == "spin" else LONGEST_VALUE
            return TextField(name, clipboard, value, longest=longest, size=MEDIUM)
    return Toggle(name)
