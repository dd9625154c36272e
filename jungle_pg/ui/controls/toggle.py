"""A switch with two states, with a label beside it if wanted."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.easing import mix, part, smooth
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.input.shortcuts import PRESS_KEYS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Drawing, Op, Text
from jungle_pg.stage.scale import TEXT, M
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import skins
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.widget import Act, Painting, Props, State, Widget

WIDTH: Final = 72
HEIGHT: Final = 44
KNOB: Final = (34, 38)
KNOB_TOP: Final = 4
KNOB_OFF: Final = 5
KNOB_ON: Final = 33
PUSH: Final = 3
"""How far a held knob leans to the other end."""

GLOW: Final = 54
SLIDE_S: Final = 0.12


@dataclass(frozen=True, slots=True)
class _ToggleProps(Props):
    label: str
    text_units: float
    is_on: bool
    way: float
    """How far its knob came after a change: at 1 it rests."""
    state: State
    has_ring: bool


def _toggle_ops(view: View, rect: Rect, props: _ToggleProps) -> list[Op]:
    theme, state, is_enabled = view.theme, props.state, props.state != "disabled"
    ends = (KNOB_OFF, KNOB_ON) if props.is_on else (KNOB_ON, KNOB_OFF)
    knob_x = mix(*ends, smooth(props.way))
    if state == "pressed":
        knob_x += PUSH if knob_x < mix(*ends, 0.5) else -PUSH
    w, h = round(view.px(WIDTH)), round(view.px(HEIGHT))
    left, top = rect.right - w, round(rect.middle[1] - h / 2)
    track = skins.toggle_track(props.is_on, is_enabled, props.has_ring)
    knob = skins.toggle_knob(props.is_on, is_enabled)
    knob_w, knob_h = round(view.px(KNOB[0])), round(view.px(KNOB[1]))
    x, y = left + round(view.px(knob_x)), top + round(view.px(KNOB_TOP))
    ops: list[Op] = []
    if props.label:
        ink = theme.text if is_enabled else theme.face("disabled").text
        size = view.text_px(props.text_units)
        word = fitted(props.label, size, rect.w - w - view.px(M), view.measure)
        ops.append(Text(word, rect.x, rect.middle[1], size, ink))
    if state in ("hover", "pressed"):
        side = round(view.px(GLOW))
        light = plate_skins.halo(state == "pressed")
        glow_x, glow_y = x + (knob_w - side) / 2, top + (h - side) / 2
        ops.append(Drawing(light, round(glow_x), round(glow_y), side, side))
    return [*ops, Drawing(track, left, top, w, h), Drawing(knob, x, y, knob_w, knob_h)]


class Toggle(Widget):
    """On or off; the label stands at the left end of its place, the switch at the right."""

    painting = Painting(_ToggleProps, _toggle_ops)

    def __init__(self, name: str, is_on: bool = False, label: str = "", size: float = TEXT) -> None:
        super().__init__(name)
        self.is_on = is_on
        self.label, self.text_units = label, size
        self.way = 1.0
        self._turned_at = float("-inf")

    def size(self, view: View) -> tuple[float, float]:
        """The switch, and the label before it."""
        wide = view.px(WIDTH)
        if self.label:
            # Two pixels more: a place on whole pixels may be a little narrower than asked for.
            wide += view.text_width(self.label, self.text_units) + view.px(M) + 2
        return wide, view.px(HEIGHT)

    def wants_key(self, name: str) -> bool:
        return name in PRESS_KEYS

    def handle(self, event: Input, now: float) -> Act | None:
        return self._switch(now) if self.is_pressed_by(event) else None

    def come_to(self, view: View, now: float) -> None:
        self.way = 1.0 if view.calm else part(now, self._turned_at, SLIDE_S)

    def wakes_at(self, now: float) -> float | None:
        """At once until the knob was seen at its end."""
        return None if self.way == 1 else now

    def describe(self, words: Words) -> Description:
        state = words("narration.on" if self.is_on else "narration.off")
        return self.described("switch", self.label or self.caption, state)

    def _switch(self, now: float) -> Act:
        self.is_on = not self.is_on
        self.sound = "ui_on" if self.is_on else "ui_off"
        self._turned_at, self.way = now, 0.0
        return Act(self.name, self.is_on)
