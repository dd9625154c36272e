"""Leaves and stars for a winner: where each of them is, as a function of time."""

from math import cos, pi, sin
from typing import Final

from jungle_pg.stage.easing import part
from jungle_pg.stage.living import lot
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.stage.view import View

COUNT: Final = 40
LENGTH_S: Final = 1.5
LATEST_S: Final = 0.15
"""Until when the last of them is born."""
LEFT_END: Final = (-1, 0.52, 0.95)
RIGHT_END: Final = (1, 0.05, 0.48)
MIDDLE: Final = (0, 0.3, 0.7)
"""Where of the dialog they come from, and between which ways, in half turns from the right."""
SOURCES: Final = (LEFT_END, RIGHT_END, LEFT_END, RIGHT_END, MIDDLE)
KINDS: Final = ("leaf", "star")
SIDES: Final = (26, 34, 42)
"""Units."""
LEAST_REACH: Final = 300
FADING: Final = 0.75
"""From which part of their life on they fade."""


def confetti(view: View, x: float, y: float, half_width: float, time_s: float) -> DrawList:
    """What flies so long after it was thrown up from a dialog with this middle and width."""
    if view.calm or not 0 < time_s < LENGTH_S:
        return ()
    reach = max(view.px(LEAST_REACH), view.width / 2 - half_width)
    pieces = []
    for number in range(COUNT):
        born_s = LATEST_S * lot(number, 0)
        t = part(time_s, born_s, LENGTH_S - born_s)
        if t > 0:
            end, low, high = SOURCES[number % len(SOURCES)]
            way = pi * (low + (high - low) * lot(number, 1))
            right, up = _flown(number, way, t)
            at = (x + end * half_width + right * reach, y - up * view.height)
            pieces.append(_piece(view, number, t, *at))
    return tuple(pieces)


def _flown(number: int, way: float, t: float) -> tuple[float, float]:
    """How far to the right, in reaches, and how far up, in windows: thrown, slowed, falling."""
    out = 1 - (1 - t) ** 2
    speed = 0.3 + 0.8 * lot(number, 2)
    fall = (0.4 + 0.3 * lot(number, 3)) * t * t
    return cos(way) * speed * out, sin(way) * speed * out * 0.38 - fall


def _piece(view: View, number: int, t: float, x: float, y: float) -> Sprite:
    kind = KINDS[number // len(SOURCES) % len(KINDS)]
    side = round(view.px(SIDES[number % len(SIDES)]))
    turn = 720 * (lot(number, 4) - 0.5) * t + 360 * lot(number, 5)
    alpha = round(255 * (1 - part(t, FADING, 1 - FADING)))
    return Sprite(f"marks/particle_{kind}", round(x), round(y), side, side, turn, alpha=alpha)
