"""Idle life as functions of time: eyes that close, breath, leaves, light, butterflies, fireflies.

Everything follows from the time and a number, so that the same moment always looks the same.
"""

from dataclasses import dataclass
from math import cos, floor, pi, sin
from typing import Final

from jungle_pg.stage.easing import breath, part, smooth, swing

FRAMES_A_SECOND: Final = 24
"""As in films: who looks on is not aware of single pictures, and the machine stays cool."""
CALM_FRAMES: Final = 2
"""What stays where it is needs only one of so many frames; all does while nobody flies."""

BLINK_S: Final = 0.13
SECOND_BLINK_S: Final = 0.24
"""From the beginning of a blink to the beginning of the one that sometimes follows at once."""
SHORTEST_GAZE_S: Final = 2.6
LONGEST_GAZE_S: Final = 5.4
TWICE: Final = 0.3
"""How often eyes close twice."""

BREATH: Final = 0.012
BREATH_S: Final = 3.4

SWAY_S: Final = (5.2, 6.1, 6.7, 5.7, 7.3, 6.4)
"""How long the leaves of each layer take to and fro."""
FLUTTER: Final = 0.45
FLUTTER_SPEED: Final = 0.37
"""A smaller and faster sway in the great one, so that leaves never look like a clock."""

SHAFT_S: Final = 9.0

FLIGHT_S: Final = 4.5
BUTTERFLIES: Final = 3
TURN_S: Final = 7.5
"""They take turns: one of them flies, and now and then none."""
PERCHED_WINGS_S: Final = 2.4
FLAP_S: Final = 0.17
FOLDED: Final = 0.25
"""The width of closed wings."""
WING_STEPS: Final = 8
LEAN: Final = 12
LEAN_STEP: Final = 6

FIREFLIES: Final = 24
LIT_AT_ONCE: Final = 3
GLOW_S: Final = 3.2
RESTING_GLOW: Final = 0.5
STRIDE: Final = 5
"""Neighbours do not take turns; it shares no factor with the number of those who do."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A butterfly from -1 to 1 around its flower, how wide its wings are, its lean in degrees."""

    x: float
    y: float
    wings: float
    lean: float
    is_perched: bool


@dataclass(frozen=True, slots=True)
class Glow:
    """How bright a firefly is, from 0 to 1, and how far it is from its leaf, from -1 to 1."""

    light: float
    x: float
    y: float


def tick(now: float) -> int:
    """The number of the frame of idle life that a moment belongs to."""
    # A frame's own beginning must not fall into the one before it.
    return floor(now * FRAMES_A_SECOND + 1e-6)


def tick_time(number: int) -> float:
    """When a frame of idle life begins."""
    return number / FRAMES_A_SECOND


def lot(number: int, draw: int) -> float:
    """A fixed number from 0 to 1 that looks like chance."""
    value = (number * 0x9E3779B1 + draw * 0x85EBCA6B + 0x27D4EB2F) & 0xFFFFFFFF
    value = ((value ^ value >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    value = ((value ^ value >> 12) * 0x297A2D39) & 0xFFFFFFFF
    return (value ^ value >> 15) / 2**32


def blink(now: float, who: int) -> bool:
    """Whether an animal has its eyes shut; each one has a rhythm of its own."""
    period = SHORTEST_GAZE_S + (LONGEST_GAZE_S - SHORTEST_GAZE_S) * lot(who, 0)
    gaze, since = divmod(now + period * lot(who, 1), period)
    if since >= SECOND_BLINK_S:
        return since < SECOND_BLINK_S + BLINK_S and lot(int(gaze), who + 2) < TWICE
    return since < BLINK_S


def breathing(now: float, who: int) -> float:
    """How far an animal's head has risen, as a part of its size."""
    return BREATH * swing(now + BREATH_S * lot(who, 2), BREATH_S)


def sway(now: float, layer: int) -> float:
    """How far to one side the leaves of a layer are, from -1 to 1."""
    period = SWAY_S[layer % len(SWAY_S)]
    great = swing(now + layer * 1.7, period)
    small = swing(now + layer, period * FLUTTER_SPEED)
    return (great + FLUTTER * small) / (1 + FLUTTER)


def shaft(now: float, number: int) -> float:
    """How bright a shaft of light is, from 0 to 1; no two of them brighten together."""
    return breath(now + SHAFT_S * 0.37 * number, SHAFT_S)


def butterfly(now: float, number: int) -> Flight:
    """It wanders round its flower, flaps in bouts and glides between them; then it rests."""
    turn, since = divmod(now + number * TURN_S, BUTTERFLIES * TURN_S)
    flown = FLIGHT_S * (turn + smooth(part(since, 0, FLIGHT_S)))
    way = flown * (0.42 + 0.08 * number) + number * 2.1
    x = 0.8 * sin(way) + 0.2 * sin(2.7 * way + number)
    y = 0.8 * sin(1.6 * way + 0.7) + 0.2 * sin(flown / 0.19 + number)
    if since < FLIGHT_S:
        bout = 0.5 + 0.5 * sin(now / 0.7 + number * 2)
        wings = 1 - (1 - FOLDED) * bout * breath(now, FLAP_S)
    else:
        wings = 1 - (1 - FOLDED) / 2 * breath(since - FLIGHT_S, PERCHED_WINGS_S)
    # Few poses: each one is a picture of its own.
    lean = round(LEAN * cos(way) / LEAN_STEP) * LEAN_STEP
    return Flight(x, y, round(wings * WING_STEPS) / WING_STEPS, lean, since >= FLIGHT_S)


def firefly(now: float, number: int) -> Glow:
    """It rests with a faint light; when its turn comes it glows and flies a small round."""
    seats = FIREFLIES // LIT_AT_ONCE
    relay, seat = number % LIT_AT_ONCE, number // LIT_AT_ONCE
    turn, done = divmod(now / GLOW_S + relay / LIT_AT_ONCE, 1.0)
    if int(turn) * STRIDE % seats != seat:
        return Glow(RESTING_GLOW, 0.0, 0.0)
    rise = breath(done, 1.0)
    side = 1 if lot(number, 3) < 0.5 else -1
    return Glow(RESTING_GLOW + (1 - RESTING_GLOW) * rise, side * sin(2 * pi * done) * rise, -rise)
