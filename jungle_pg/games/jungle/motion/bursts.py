"""What flies about in each kind of ply; times are in milliseconds from its beginning."""

from math import hypot, sin
from typing import Final

from jungle_pg.games.jungle.motion.beats import DEN_BITS_MS, DEN_LEAVES_WAIT_MS, DROPS_MS, Beats
from jungle_pg.games.jungle.motion.move_view import MoveView, apart
from jungle_pg.games.moving.beats import (
    BIG_DUST_MS,
    BIG_STOP_MS,
    BLOW_DUST_MS,
    JUMP_DUST_MS,
    STOP_MS,
)
from jungle_pg.games.moving.curves import arch
from jungle_pg.games.moving.particles import Bit, Burst, impact, ring
from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.living import lot

DUST, TUFT, FUR = "particle_dust", "particle_tuft", "particle_fur"
DROP, STAR, LEAF, SPARK = "particle_drop", "particle_star", "particle_leaf", "particle_spark"

LANDING: Final = Burst((DUST,), 8, 3, 0.9, JUMP_DUST_MS, 0.24, 0.1, 0.06, 0.22, 1.5)
BLOW: Final = Burst((DUST, TUFT, DUST, FUR), 12, 11, 1.5, BLOW_DUST_MS, 0.32, 0.9, 0.25, 0.30)
WET_BLOW: Final = Burst((DROP, DROP, DROP, FUR), 12, 11, 1.5, BLOW_DUST_MS, 0.28, 0.9, 0.35, 0.30)
STARS_AND_FUR: Final = Burst((STAR, FUR), 10, 21, 1.7, 420, 0.28, 1.2, 0.4, 0.45)
BIG_DUST: Final = Burst((DUST, DUST, TUFT), 14, 31, 0.95, BIG_DUST_MS, 0.32, 0.1, 0.08, 0.30, 1.4)
DEN_STARS: Final = Burst((STAR,), 14, 41, 2.4, DEN_BITS_MS, 0.32, 1.5, 0.8, 0.30)
DEN_LEAVES: Final = Burst((LEAF,), 10, 51, 2.2, DEN_BITS_MS, 0.32, 1.3, 0.7, 0.62)
PLUNGE: Final = Burst((DROP,), 9, 61, 1.3, DROPS_MS, 0.22, 1.5, 0.45, 0.24)
SHAKE_OFF: Final = Burst((DROP,), 6, 71, 1.1, DROPS_MS, 0.18, 1.2, 0.30, 0.26)

SPARKS_A_SQUARE: Final = 4.4
MOST_SPARKS: Final = 12
SPARK_MS: Final = 340
FEET: Final = 0.26
"""How far below the middle of its square the water meets a swimmer."""


def swim_bits(time_ms: float, ply: MoveView, times: Beats, way: tuple[int, int]) -> list[Bit]:
    """Drops where an animal plunges in or shakes its coat, rings where it swims."""
    dx, dy = way
    since_ms = time_ms - times.arrives_ms
    if ply.starts_wet and not ply.ends_wet:
        return [*ring(time_ms, 0, FEET), *SHAKE_OFF.at(since_ms, dx, dy)]
    if ply.ends_wet and not ply.starts_wet:
        return [*ring(since_ms, dx, dy + FEET), *PLUNGE.at(since_ms, dx, dy + FEET)]
    if ply.starts_wet:
        return [*ring(time_ms, 0, FEET / 2), *ring(since_ms, dx, dy + FEET / 2)]
    return []


def jump_bits(time_ms: float, ply: MoveView, times: Beats, way: tuple[int, int]) -> list[Bit]:
    """Sparkles on the water under the flight and rings on it."""
    dx, dy = way
    length, flight_ms = hypot(dx, dy), times.hits_ms - times.takes_off_ms
    count = min(MOST_SPARKS, int(len(ply.crossed) * SPARKS_A_SQUARE))
    bits: list[Bit] = []
    for number in range(count):
        at = (number + 0.5) / count * len(ply.crossed)
        q = _over_water(ply, at) / length
        t = part(time_ms, times.takes_off_ms + flight_ms * q * 0.96, SPARK_MS)
        if not 0 < t < 1:
            continue
        glint, aside = arch(t**0.7), lot(number, 5) - 0.5
        # Below the line of the flight, but not on the bank the animal came from.
        x, y = (dx * q, 0.30 + aside * 0.5) if dx else (aside * 0.7, dy * q + 0.05)
        size = 0.44 * glint * (0.6 + 0.7 * lot(number, 7))
        bits.append(Bit(SPARK, x, y, size, 45 * t, glint))
    for q in (0.34, 0.66):
        since_ms = time_ms - times.takes_off_ms - flight_ms * q
        bits += ring(since_ms, dx * q, dy * q + FEET)
    return bits


def landing_bits(time_ms: float, times: Beats, way: tuple[int, int]) -> list[Bit]:
    """Dust where a leap ends."""
    dx, dy = way
    return LANDING.at(time_ms - times.hits_ms, dx, dy + 0.32)


def blow_bits(time_ms: float, ply: MoveView, times: Beats, way: tuple[int, int]) -> list[Bit]:
    """The star of the blow, then dust, grass and fur."""
    dx, dy = way
    burst = WET_BLOW if ply.ends_wet else BLOW
    return [
        *impact(time_ms, times.hits_ms, way, up=0.26),
        *burst.at(time_ms - times.hits_ms - STOP_MS, dx, dy + 0.12),
    ]


def rat_elephant_bits(time_ms: float, times: Beats, way: tuple[int, int]) -> list[Bit]:
    """A great star behind both, stars round the elephant's head, dust when it falls."""
    dx, dy = way
    bits: list[Bit] = []
    t = part(time_ms, times.hits_ms, BIG_STOP_MS + 130)
    if time_ms >= times.hits_ms and t < 1:
        alpha = 1.0 if t < 0.55 else 1 - (t - 0.55) / 0.45
        bits.append(Bit("impact_big", dx, dy - 0.22, 1.55 + 0.45 * slow_end(t), 14 * t, alpha))
    since_ms = time_ms - times.hits_ms - BIG_STOP_MS
    if 60 < since_ms < 420:
        alpha = min(1, (since_ms - 60) / 80, (420 - since_ms) / 80)
        bits.append(Bit("dizzy", dx, dy - 0.30, 0.92, 8 * sin(since_ms / 50), alpha))
    bits += STARS_AND_FUR.at(since_ms, dx, dy - 0.1)
    return bits + BIG_DUST.at(time_ms - times.arrives_ms, dx, dy + 0.3)


def den_bits(time_ms: float, times: Beats, way: tuple[int, int]) -> list[Bit]:
    """Stars out of the den, then leaves."""
    dx, dy = way
    since_ms = time_ms - times.hits_ms
    return DEN_STARS.at(since_ms, dx, dy) + DEN_LEAVES.at(since_ms - DEN_LEAVES_WAIT_MS, dx, dy)


def _over_water(ply: MoveView, at: float) -> float:
    """How far along a leap one is after so many squares of water."""
    index = min(len(ply.crossed) - 1, int(at))
    across, down = apart(ply.start, ply.crossed[index])
    # The banks are narrower than half a square, so sparkles keep a little away from them.
    return abs(across) + abs(down) - 0.42 + 0.84 * (at - index)
