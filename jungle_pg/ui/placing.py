"""What stands in a layout: widgets, words and pictures, put where it was solved.

The slot of a widget is named by the widget, that of anything else by a function that draws it into
its rectangle. Slots with other names are for the screen that asked for them.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, TypeAlias

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import Colour, DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import ICON, LINE, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button, icon
from jungle_pg.ui.layout import Choice, Part, Row, Slot, Solved
from jungle_pg.ui.layout_solver import solve, wanted_size
from jungle_pg.ui.panel import MOST_LINES, PARAGRAPH_STEP, section_ops
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Widget

Draw: TypeAlias = Callable[[View, Rect], DrawList]


def put(view: View, solved: Solved) -> DrawList:
    """Place the widgets of a solved layout; what stands beside them."""
    ops: list[Op] = []
    for name, rect in solved.items():
        if isinstance(name, Widget):
            name.place(rect)
        elif callable(name):
            ops += name(view, rect)
    return tuple(ops)


def put_at_top(view: View, form: Part, area: Rect) -> tuple[DrawList, float]:
    """Put a layout, as high as it wants to be, at the top of an area; and that height."""
    high = height_at(view, form, area.w)
    return put(view, solve(form, Rect(area.x, area.y, area.w, high), view.zoom)), high


def height_at(view: View, form: Part, width: float) -> float:
    """The height a layout wants at a width, in pixels."""
    return wanted_size(form, width / view.zoom)[1] * view.zoom


def slot_of(view: View, widget: Widget, *, grow: float = 0.0) -> Slot:
    """A place for a widget: no narrower than it may become, as high as its width needs."""
    zoom = view.zoom

    def high_at(width: float) -> float:
        return widget.height_for(view, width * zoom) / zoom

    least = widget.least_width(view) / zoom
    wanted = least if grow else max(least, widget.size(view)[0] / zoom)
    return Slot(widget, high_at, grow=grow, least=(least, None), wanted=(wanted, None))


@dataclass(frozen=True, slots=True, eq=False)
class Paragraph:
    """Lines of words around the middle line of their rectangle, each part of a layout by itself.

    Of several texts the first says most; the others say it in fewer words.
    """

    text: str | tuple[str, ...]
    units: float
    ink: Colour
    align: Literal["left", "centre"] = "left"
    lines: int = MOST_LINES

    def __call__(self, view: View, rect: Rect) -> DrawList:
        # A rectangle on whole pixels may be one smaller than the words were measured.
        most = int((rect.h + 1) / (view.text_px(self.units) * PARAGRAPH_STEP))
        count = max(1, min(self.lines, most))
        fit = fit_text(view, self.text, rect.w + 1, letters=self.units, lines=count)
        x, middle = rect.x if self.align == "left" else rect.middle[0], (len(fit.lines) - 1) / 2
        return tuple(
            Text(
                line,
                x,
                rect.middle[1] + (number - middle) * fit.px * PARAGRAPH_STEP,
                fit.px,
                self.ink,
                self.align,
            )
            for number, line in enumerate(fit.lines)
            if line
        )


def label_slot(view: View, text: str, units: float, *, ink: Colour, wide: float = 0.0) -> Slot:
    """A place for a line of words, at least so many units wide."""
    letters = view.text_px(units)
    width = max(wide, view.measure(text, letters) / view.zoom)
    high = letters * PARAGRAPH_STEP / view.zoom
    return Slot(Paragraph(text, units, ink, lines=1), least=(width, high))


def section_slot(icon: str, title: str) -> Slot:
    """A place for the heading of a section."""
    return Slot(partial(section_ops, icon=icon, title=title), least=(0.0, LINE))


def words_slot(
    view: View,
    words: Paragraph,
    *,
    least: float = 0.0,
    grow: float = 0.0,
    wanted: float | None = None,
) -> Slot:
    """A place for words that are broken into lines, no narrower than so many units.

    It may want more than that.
    """
    letters, zoom = view.text_px(words.units), view.zoom
    text = words.text if isinstance(words.text, str) else words.text[0]

    def high_at(width: float) -> float:
        if not text:
            return 0.0
        count = 1
        if words.lines > 1:
            count = len(wrapped(text, letters, width * zoom - 1, view.measure))
        return min(count, words.lines) * letters * PARAGRAPH_STEP / zoom

    wide = min(view.measure(text, letters) + 1, view.px(least)) / zoom if least else 0.0
    return Slot(words, high_at, least=(wide, None), wanted=(wanted, None), grow=grow)


def as_high(words: Slot, *others: Slot) -> Slot:
    """A place for words in which other words would have room as well."""
    highs = [slot.high_at for slot in (words, *others) if slot.high_at is not None]
    return replace(words, high_at=lambda width: max(high_at(width) for high_at in highs))


def sprite_slot(path: str, units: float) -> Slot:
    """A place for a sprite that stands in a line of words."""

    def draw(view: View, rect: Rect) -> DrawList:
        side = round(view.px(units))
        return (Sprite(path, *rect.middle, side, side),)

    return Slot(draw, least=(units, units))


def icon_slot(name: str, units: float = ICON, ground: Colour = "") -> Slot:
    """A place for an icon, on paper unless another ground is given."""

    def draw(view: View, rect: Rect) -> DrawList:
        theme = view.theme
        return (icon(name, *rect.middle, view.px(units), theme.text, ground or theme.paper),)

    return Slot(draw, least=(units, units))


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
    slots = {
        (each, has_words): button_slot(view, each, has_words=has_words)
        for each in (*left, *right)
        for has_words in (True, False)
    }

    def form(silent: frozenset[str]) -> Part:
        ends = [[slots[each, each.name not in silent] for each in end] for end in (left, right)]
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
