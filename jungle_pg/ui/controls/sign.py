"""Signs: a painting in a frame of wood and a word on a plank; they are pressed like buttons."""

from dataclasses import dataclass
from math import inf, pi, sin
from typing import Final

from jungle_pg.stage.easing import part
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Op, Sprite
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button, ButtonProps, button_ops
from jungle_pg.ui.panel import panel_ops, plank_lines
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Painting

FRAME: Final = 16
"""Units of wood around the painting."""
SHAPE: Final = 2.0
"""The width of a painting for each unit of its height."""
PLANK: Final = 64
BELOW: Final = 0.84
"""How much of the plank lies below the painting."""
STANDS_OUT: Final = 6
"""How much narrower the frame is than the plank, on each side."""
LIFT: Final = 6
SWING: Final = 4
SWING_S: Final = 0.6
SWINGS: Final = 2
"""How far a sign swings on its ropes when the mouse comes to it, how long, and how often."""
LEAST_LETTERS: Final = 18
LARGER: Final = 1.25
"""How much larger its letters are than those of a button."""


def sign_height(width: float) -> float:
    """The height of a sign of a width, in units."""
    inner = width - 2 * (FRAME + STANDS_OUT)
    return LIFT + FRAME + inner / SHAPE + PLANK * BELOW + skins.BELOW


@dataclass(frozen=True, slots=True)
class _SignProps(ButtonProps):
    painted: str
    is_hung: bool
    aside: int
    """How far it swings to the right, in pixels."""


def _sign_ops(view: View, rect: Rect, props: _SignProps) -> list[Op]:
    if not props.is_hung:
        return button_ops(view, rect, props)
    up = {"hover": view.px(LIFT), "pressed": -view.px(2)}.get(props.state, 0.0)
    area = rect.inset(0, view.px(LIFT), 0, view.px(skins.BELOW)).moved(props.aside, -up).snapped()
    plank = area.from_bottom(view.px(PLANK)).snapped()
    frame = area.inset(view.px(STANDS_OUT), 0, view.px(STANDS_OUT), view.px(PLANK) / 3).snapped()
    window = frame.shrunk(view.px(FRAME))
    w = round(window.w)
    h = round(w / SHAPE)
    picture = f"title/emblem_{props.painted}_{view.theme.name}"
    room = plank.w - view.px(2 * PLANK) * 0.7
    fit = fit_text(view, props.label, room, letters=props.text_units * LARGER, least=LEAST_LETTERS)
    ops: list[Op] = [
        *panel_ops(view, frame),
        Sprite(picture, window.x + w / 2, window.y + h / 2, w, h),
        *plank_lines(view, plank, [(fit.lines[0], fit.px)], ""),
    ]
    if props.has_ring:
        ops.append(skinned(view, area.shrunk(-view.px(2)).snapped(), plate_skins.ring, 20.0))
    return ops


class Sign(Button):
    """A way that is chosen before all others."""

    painting = Painting(_SignProps, _sign_ops)

    def __init__(self, name: str, painted: str, icon: str) -> None:
        super().__init__(name, icon=icon, kind="amber")
        self.painted = painted
        """Which emblem it shows."""
        self.is_hung = True
        """Whether it hangs by itself; elsewhere it is a plain button."""
        self.aside = 0
        self._was_hot = False
        self._swings_since = -inf

    def come_to(self, view: View, now: float) -> None:
        """Swing once the mouse is there."""
        if self.is_hot and not self._was_hot and self.is_hung and not view.calm:
            self._swings_since = now
        self._was_hot = self.is_hot
        done = part(now, self._swings_since, SWING_S)
        if done >= 1:
            self._swings_since = -inf
        out = sin(2 * pi * SWINGS * done) * (1 - done)
        self.aside = 0 if view.calm else round(view.px(SWING) * out)

    def wakes_at(self, now: float) -> float | None:
        """At once while it swings."""
        return now if self._swings_since > -inf else None
