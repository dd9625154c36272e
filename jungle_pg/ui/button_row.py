"""Rows of buttons that keep their words as long as there is room, and then only their icons."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from jungle_pg.stage.scale import S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Part, Row, Slot, Solved


@dataclass(frozen=True, slots=True)
class ButtonForm:
    """A button with its words, or with its icon alone; what a slot of one is found by."""

    name: str
    has_words: bool = True


def button_slot(
    view: View, button: Button, *, has_words: bool = True, high: float | None = None
) -> Slot:
    """The room a button takes in one of its forms; as high as it wants, or as is said."""
    width, height = button.size_with(view, button.label if has_words else "")
    size = (width / view.zoom, height / view.zoom if high is None else high)
    return Slot(ButtonForm(button.name, has_words), least=size)


def button_row(
    view: View,
    left: Sequence[Button],
    right: Sequence[Button],
    silenced: Sequence[str],
    gap: float = S,
    widest: float = 0.0,
) -> Choice:
    """Buttons at both ends of a row; who gives up its words first comes first in `silenced`.

    The last button becomes so wide where there is room, as long as it has its words.
    """

    def form(silent: frozenset[str]) -> Part:
        ends = [
            [button_slot(view, each, has_words=each.name not in silent) for each in end]
            for end in (left, right)
        ]
        if widest and right[-1].name not in silent:
            last = ends[1][-1]
            most = max(widest, last.least[0] or 0.0)
            ends[1][-1] = replace(last, grow=1.0, most=(most, None))
        return Row((Row(tuple(ends[0]), gap=gap, grow=1.0), *ends[1]), gap=gap)

    there = {button.name for button in (*left, *right)}
    order = [name for name in silenced if name in there]
    return Choice(tuple(form(frozenset(order[:count])) for count in range(len(order) + 1)))


def place_buttons(at: Solved, buttons: Iterable[Button]) -> None:
    """Put buttons where a layout has them, in the form that fitted; a tip says the hidden words."""
    forms = {name.name: name for name in at if isinstance(name, ButtonForm)}
    for button in buttons:
        form = forms[button.name]
        if not form.has_words:
            button.tip, button.label = button.label, ""
        button.place(at[form])
