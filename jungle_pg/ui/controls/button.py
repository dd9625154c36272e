"""Buttons: a word, an icon, or an icon over a word; and pills, which stand back behind them."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.input.shortcuts import PRESS_KEYS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Colour, Op, Recolour, Sprite, Text
from jungle_pg.stage.scale import BUTTON, LARGE, SMALL, XS
from jungle_pg.stage.theme import CREAM, INK
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import skins
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Act, Painting, Props, State, Widget

ROW_HEIGHT: Final = BUTTON
TALL_HEIGHT: Final = 96
PADDING: Final = 30
TIGHT: Final = 28
"""What words and icon need beside them at least."""
ICON: Final = 1.85
"""What an icon takes beside a word, in sizes of its letters."""

PILL_HEIGHT: Final = 50
PILL_AIR: Final = XS
"""Units round a pill for the ring of the focus."""
PILL_MARGIN: Final = 22


@dataclass(frozen=True, slots=True)
class _PillProps(Props):
    label: str
    text_units: float
    state: State
    has_ring: bool


@dataclass(frozen=True, slots=True)
class ButtonProps(_PillProps):
    """All that is seen of a button."""

    icon: str
    kind: str
    is_tall: bool


def button_ops(view: View, rect: Rect, props: ButtonProps) -> list[Op]:
    """A button with a word, an icon, or an icon over a word."""
    is_enabled = props.state != "disabled"
    face = view.theme.face(props.kind if is_enabled else "disabled")
    ops: list[Op] = [skinned(view, rect, skins.button, face, props.state, props.has_ring)]
    sunk = view.px(skins.LIP - 1) if props.state == "pressed" else 0
    middle = rect.y + (rect.h - view.px(skins.LIP)) / 2 + sunk
    size = view.text_px(props.text_units)
    room = rect.w - view.px(24)
    x = rect.x + rect.w / 2

    def sign(x: float, y: float, px: float) -> Sprite:
        return icon(props.icon, x, y, px, face.text, face.face, is_enabled)

    if props.is_tall:
        ops.append(sign(x, middle - size * 0.55, size * 1.5))
        label = fitted(props.label, size, room, view.measure)
        ops.append(Text(label, x, middle + size * 0.92, size, face.text, "centre"))
    elif not props.label:
        ops.append(sign(x, middle, size * 1.35))
    else:
        icon_px = size * 1.35 if props.icon else 0
        gap = size * 0.5 if props.icon else 0
        label = fitted(props.label, size, room - icon_px - gap, view.measure)
        left = x - (icon_px + gap + view.measure(label, size)) / 2
        if props.icon:
            ops.append(sign(left + icon_px / 2, middle, icon_px))
        ops.append(Text(label, left + icon_px + gap, middle, size, face.text))
    return ops


def _pill_ops(view: View, rect: Rect, props: _PillProps) -> list[Op]:
    theme, state = view.theme, props.state
    ops: list[Op] = []
    if props.has_ring:
        ops.append(skinned(view, rect, plate_skins.ring, rect.h / view.zoom / 2))
    inner = rect.shrunk(round(view.px(PILL_AIR)))
    fill = theme.field if state in ("hover", "pressed") else theme.paper
    ops.append(skinned(view, inner, skins.pill, fill, theme.paper_line))
    letters = view.text_px(props.text_units)
    room = rect.w - view.px(2 * PILL_MARGIN) + 2
    word = fitted(props.label, letters, room, view.measure)
    x, y = rect.middle
    sunk = view.px(1) if state == "pressed" else 0
    ink = theme.text if state != "disabled" else theme.face("disabled").text
    ops.append(Text(word, x, y - view.px(1) + sunk, letters, ink, "centre"))
    return ops


class Button(Widget):
    """Pressed with the mouse or with Enter and Space."""

    painting = Painting(ButtonProps, button_ops)

    def __init__(
        self,
        name: str,
        label: str = "",
        icon: str = "",
        kind: str = "plain",
        size: float = LARGE,
        is_tall: bool = False,
    ) -> None:
        super().__init__(name)
        self.label, self.icon, self.kind = label, icon, kind
        self.text_units = size
        self.is_tall = is_tall
        """The icon stands over the word."""
        self.other_labels: tuple[str, ...] = ()
        """What it says at other times: it is wide enough for that too, so that nothing moves."""

    def size(self, view: View) -> tuple[float, float]:
        """As wide as its longest word and icon."""
        return self.size_with(view, self.label)

    def size_with(self, view: View, label: str) -> tuple[float, float]:
        """The size it would like if it said this; nothing leaves its icon."""
        if not label and not self.is_tall:
            return view.px(ROW_HEIGHT + 10), view.px(ROW_HEIGHT)
        words = (label, *(self.other_labels if label else ()))
        wide = max(view.text_width(word, self.text_units) for word in words)
        wide += view.px(2 * PADDING)
        if self.is_tall:
            return max(wide, view.px(TALL_HEIGHT)), view.px(TALL_HEIGHT)
        if self.icon:
            wide += view.text_px(self.text_units) * ICON
        return wide, view.px(ROW_HEIGHT)

    def tight_width(self, view: View) -> float:
        """How narrow it may become before its words are cut."""
        letters = view.text_px(self.text_units)
        icon = letters * ICON if self.icon else 0.0
        return view.measure(self.label, letters) + icon + view.px(TIGHT)

    def fit_letters(self, view: View, letters: float, margin: float = 2 * PADDING) -> None:
        """Take letters of a size in units, or smaller ones that keep away from its ends."""
        room, icon = self.rect.w - view.px(margin), ICON if self.icon else 0.0
        px = view.text_px(letters)
        # The icon becomes smaller with the letters.
        while px > SMALLEST_TEXT_PX and view.measure(self.label, px) + px * icon > room:
            px -= 1
        self.text_units = px / view.zoom

    def wants_key(self, name: str) -> bool:
        return name in PRESS_KEYS

    def handle(self, event: Input, now: float) -> Act | None:
        return Act(self.name) if self.is_pressed_by(event) else None

    def describe(self, words: Words) -> Description:
        """Its words, or those that stand in for them where it shows its icon alone."""
        return self.described("button", self.label or self.tip or self.caption)


class Pill(Button):
    """A small button for a choice in passing."""

    painting = Painting(_PillProps, _pill_ops)

    def __init__(self, name: str, label: str = "", size: float = SMALL) -> None:
        super().__init__(name, label, size=size)

    def size(self, view: View) -> tuple[float, float]:
        wide = view.text_width(self.label, self.text_units) + 1
        return wide + view.px(2 * PILL_MARGIN), view.px(PILL_HEIGHT)

    def word_room(self, view: View, width: float) -> float:
        """What a word may take of a width without being cut."""
        return width - view.px(2 * PILL_MARGIN) - 2


def icon(
    name: str, x: float, y: float, size: float, ink: Colour, ground: Colour, is_enabled: bool = True
) -> Sprite:
    """An icon around a middle, in the ink of the text beside it, or any sprite by its path."""
    side, is_icon = round(size), "/" not in name or name.startswith("icons/")
    colours: Recolour = ()
    if ink != INK and is_icon:
        colours = ((CREAM, ground), ("#1F4F96", "#8DB8FF"), ("#3F8A3F", "#B4E68C"), (INK, ink))
    alpha = 255 if is_enabled else 110
    path = name if "/" in name else f"icons/{name}"
    return Sprite(path, x, y, side, side, alpha=alpha, recolour=colours, grey=not is_enabled)
