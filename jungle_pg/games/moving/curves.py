"""The curves of hops, landings and blows; times are in milliseconds."""

from math import cos, exp, pi, sin
from typing import Final

from jungle_pg.stage.easing import part

SHAKE_MS: Final = 110
BIG_SHAKE_MS: Final = 160
BLOW_SHAKE: Final = 0.036
BIG_SHAKE: Final = 0.06
"""How far a blow and a great blow shake the board, in squares."""


def gather(t: float) -> float:
    """Gathering speed until the end of the way."""
    return t * t


def arch(t: float) -> float:
    """Up to 1 in the middle and down again."""
    return sin(pi * t)


def settle(time_ms: float, depth: float = 0.12, length_ms: float = 180) -> tuple[float, float]:
    """Width and height after a landing: squashed, one small swing back, at rest."""
    if not 0 <= time_ms < length_ms:
        return 1.0, 1.0
    t = time_ms / length_ms
    onset = min(1.0, 0.35 + time_ms / 45)
    squash = depth * 1.25 * onset * exp(-3.0 * t) * cos(2 * pi * 1.2 * t) * (1 - t)
    return 1 + 0.8 * squash, 1 - squash


def shaken(
    time_ms: float, start_ms: float, by: float, length_ms: float = SHAKE_MS
) -> tuple[float, float]:
    """How far a blow moves the board to the right and down."""
    t = part(time_ms, start_ms, length_ms)
    if time_ms < start_ms or t >= 1:
        return 0.0, 0.0
    reach = by * (1 - t) ** 2
    return reach * cos(t * 6 * pi), reach * 0.6 * sin(t * 5 * pi)
