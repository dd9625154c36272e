"""What flies about when marbles meet and when they come home."""

from dataclasses import replace
from typing import Final

from jungle_pg.games.jackaroo.motion.beats import SPARKLE_MS, WIN_SPARKLE_MS
from jungle_pg.games.moving.beats import BLOW_DUST_MS, STOP_MS
from jungle_pg.games.moving.particles import Bit, Burst
from jungle_pg.games.moving.poses import Way
from jungle_pg.stage.easing import part, slow_end

SPARK, STAR, DUST, IMPACT = "particle_spark", "particle_star", "particle_dust", "impact"

BLOW: Final = Burst((SPARK, DUST, SPARK), 9, 211, 1.1, BLOW_DUST_MS, 0.24, 0.7, 0.2, 0.2)
SPARKLE: Final = Burst((STAR, SPARK), 10, 223, 0.8, SPARKLE_MS, 0.26, 0.5, 0.35, 0.22)
WIN: Final = Burst((STAR, SPARK, STAR), 22, 227, 1.5, WIN_SPARKLE_MS, 0.34, 0.6, 0.5, 0.25)
GLOW_DRAWN: Final = 1.0
MOST_BITS: Final = 24
"""That fly about at the same time."""


def share_of(blows: int, *, comes_home: bool) -> int:
    """How many sparks each of some blows may have."""
    taken = SPARKLE.count if comes_home else 0
    return (MOST_BITS - taken) // max(1, blows)


def blow_bits(time_ms: float, way: Way, share: int) -> list[Bit]:
    """The star of a blow and at most a share of sparks, by the time since it landed."""
    dx, dy = way
    bits = []
    t = part(time_ms, 0, STOP_MS + 90)
    if time_ms >= 0 and t < 1:
        alpha = 1.0 if t < 0.6 else 1 - (t - 0.6) / 0.4
        bits.append(Bit(IMPACT, dx, dy - 0.1, 0.7 + 0.3 * slow_end(t), 12 * t, alpha))
    burst = replace(BLOW, count=min(BLOW.count, share))
    return bits + burst.at(time_ms - STOP_MS, dx, dy)


def home_bits(time_ms: float, way: Way, *, is_last: bool) -> list[Bit]:
    """A light and stars where a marble has come home; more when it is the last one."""
    dx, dy = way
    bits = []
    t = part(time_ms, 0, WIN_SPARKLE_MS if is_last else SPARKLE_MS)
    if 0 < t < 1:
        size = (1.6 if is_last else 1.0) * (0.4 + 0.6 * slow_end(t))
        bits.append(Bit("glow", dx, dy, size, 0.0, (1 - t) * min(1.0, 8 * t), GLOW_DRAWN))
    return bits + (WIN if is_last else SPARKLE).at(time_ms, dx, dy)
