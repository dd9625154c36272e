"""What flies about in each kind of ply; times are in milliseconds from its beginning."""

from collections.abc import Callable
from math import atan2, degrees, hypot
from typing import Final, TypeAlias

from jungle_pg.games.moving.beats import BLOW_DUST_MS, JUMP_DUST_MS, STOP_MS
from jungle_pg.games.moving.curves import arch
from jungle_pg.games.moving.particles import Bit, Burst, impact
from jungle_pg.games.moving.poses import Way
from jungle_pg.games.xiangqi.motion.beats import (
    ALARM_MS,
    FALL_DUST_MS,
    SMOKE_MS,
    TOTTERS_MS,
    WHEEL_DUST_MS,
    Beats,
)
from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.living import lot

DUST, CHIP, SMOKE = "particle_dust", "particle_chip", "particle_smoke"
RING: Final = "xiangqi/check_from"

HOOFS: Final = Burst((DUST,), 5, 103, 0.8, JUMP_DUST_MS, 0.2, 0.1, 0.05, 0.2, 1.4)
STOMP: Final = Burst((DUST,), 9, 113, 1.1, JUMP_DUST_MS, 0.28, 0.1, 0.06, 0.26, 1.6)
BLOW: Final = Burst((CHIP, DUST, CHIP, CHIP), 12, 121, 1.6, BLOW_DUST_MS, 0.32, 0.9, 0.25, 0.30)
POWDER: Final = Burst((SMOKE,), 6, 131, 0.8, SMOKE_MS, 0.36, -0.5, 0.05, 0.22)
FALL: Final = Burst((DUST, CHIP, DUST), 12, 141, 1.0, FALL_DUST_MS, 0.28, 0.3, 0.10, 0.34, 1.3)

Passes: TypeAlias = Callable[[float], float]
"""At which part of its time wheels pass a part of their way."""

FEET: Final = 0.34
"""How far below the middle of its point a disc meets the ground."""
PUFFS_A_SQUARE: Final = 2.2
MOST_PUFFS: Final = 18
MOST_WITH_CHIPS: Final = 11
"""Fewer where chips of wood fly too: eyes can follow only so many."""
TRAIL: Final = 5
MUZZLE_MS: Final = 110
SECOND_RING_MS: Final = 130
LARGEST_RING: Final = 2.0
RING_DRAWN: Final = 1.5
"""In squares."""


def wheel_bits(
    time_ms: float, way: Way, rolls_ms: float, passes: Passes, most: int = MOST_PUFFS
) -> list[Bit]:
    """Dust along the way of wheels."""
    dx, dy = way
    count = min(most, max(3, int(hypot(dx, dy) * PUFFS_A_SQUARE)))
    bits = []
    for number in range(count):
        luck, aside = lot(number, 7), lot(number, 5) - 0.5
        q = (number + 0.2 + 0.7 * lot(number, 3)) / count
        t = part(time_ms, rolls_ms * passes(q), WHEEL_DUST_MS * (0.6 + 0.5 * luck))
        if not 0 < t < 1:
            continue
        out = slow_end(t)
        x = dx * q + (aside * 0.5 if dy else 0.0) * (0.5 + out)
        y = dy * q + FEET + (0.16 * aside if dx else 0.0) - 0.16 * luck * out
        size = (0.16 + 0.2 * luck) * (0.5 + 0.8 * out)
        bits.append(Bit(DUST, x, y, size, 60 * aside * t, 1 - t**3))
    return bits


def landing_bits(time_ms: float, way: Way, times: Beats, *, is_heavy: bool) -> list[Bit]:
    """Dust where a leap ends."""
    dx, dy = way
    return (STOMP if is_heavy else HOOFS).at(time_ms - times.hits_ms, dx, dy + 0.32)


def blow_bits(time_ms: float, way: Way, times: Beats) -> list[Bit]:
    """The star of a blow, then chips of wood and dust."""
    dx, dy = way
    return [
        *impact(time_ms, times.hits_ms, way, up=0.2),
        *BLOW.at(time_ms - times.hits_ms - STOP_MS, dx, dy + 0.1),
    ]


def shot_bits(time_ms: float, way: Way, times: Beats) -> list[Bit]:
    """The flash of a cannon, its smoke, and a trail of it under the flight."""
    dx, dy = way
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    since_ms = time_ms - times.takes_off_ms
    bits = POWDER.at(since_ms, 0.25 * ux, 0.25 * uy)
    flight_ms = times.hits_ms - times.takes_off_ms
    for number in range(TRAIL):
        q = (number + 1) / (TRAIL + 1.5)
        t = part(since_ms, flight_ms * q, SMOKE_MS * 0.6)
        if 0 < t < 1:
            lift = (0.5 + 0.1 * min(length, 7.0)) * 4 * q * (1 - q)
            size = 0.22 + 0.16 * slow_end(t)
            bits.append(Bit(SMOKE, dx * q, dy * q - lift, size, 0.0, 0.9 * (1 - t)))
    t = part(since_ms, 0, MUZZLE_MS)
    if since_ms >= 0 and t < 1:
        turn = degrees(atan2(-uy, ux))
        size = 0.55 + 0.35 * slow_end(t)
        bits.append(Bit("muzzle", 0.55 * ux, 0.55 * uy, size, turn, 1 - t**3))
    return bits


def alarm_bits(time_ms: float, way: Way) -> list[Bit]:
    """Two rings that widen around a general in check, by the time since it noticed."""
    dx, dy = way
    bits = []
    for late_ms in (0, SECOND_RING_MS):
        t = part(time_ms, late_ms, ALARM_MS - SECOND_RING_MS)
        if 0 < t < 1:
            size = 0.9 + (LARGEST_RING - 0.9) * slow_end(t)
            alpha = min(1.0, 8 * t) * (1 - t) ** 1.3
            bits.append(Bit(RING, dx, dy, size, 0.0, alpha, drawn=RING_DRAWN))
    return bits


def fall_bits(time_ms: float, way: Way, times: Beats) -> list[Bit]:
    """Stars round the head of a general that totters, chips and dust where it falls."""
    dx, dy = way
    bits = []
    t = part(time_ms, times.falls_ms or 0.0, TOTTERS_MS)
    if 0 < t < 1:
        alpha = min(1.0, 5 * t, 5 * (1 - t))
        bits.append(Bit("dizzy", dx, dy - 0.34, 0.8, 8 * arch(3 * t), alpha))
    return bits + FALL.at(time_ms - times.thuds_ms, dx + 0.1, dy + 0.2)
