"""Attacker and victim in their poses; times in milliseconds, ways in squares on the screen."""

from math import hypot
from typing import Final

from jungle_pg.games.moving.beats import OVERRUN_MS, POUNCE_MS, STOP_MS
from jungle_pg.games.moving.curves import arch, gather, settle
from jungle_pg.games.moving.poses import LEAP_HIGH, Way, leap
from jungle_pg.games.pose import Pose
from jungle_pg.stage.easing import mix, overshoot, part, slow_end

CONTACT: Final = 0.60
"""Squares between two middles when a blow lands."""
KNOCK: Final = 0.07
"""Squares a victim is pushed by it."""
FLIES_MS: Final = 280


def strike(time_ms: float, way: Way, hits_ms: float, contact: float = CONTACT) -> tuple[Pose, Pose]:
    """Strike, hold at contact, then through; the victim flies off."""
    dx, dy = way
    length = hypot(dx, dy)
    ux, reach = dx / length, 1 - contact / length
    if time_ms < hits_ms:
        p = part(time_ms, 0, hits_ms)
        t, w = gather(p), arch(p)
        attacker = Pose(
            dx * reach * t,
            dy * reach * t,
            0.10 * w,
            1 + 0.06 * t,
            1 - 0.04 * t,
            -9 * ux * t,
            shadow=1 - 0.1 * w,
        )
        return attacker, Pose(dx, dy)
    since_ms = time_ms - hits_ms - STOP_MS
    if since_ms < 0:
        return touching(way, reach)
    return through(since_ms, way, reach), flung(since_ms, way)


def touching(way: Way, reach: float) -> tuple[Pose, Pose]:
    """The moment of a blow: the attacker has gone a part of its way and both are squeezed."""
    dx, dy = way
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    across, down = abs(ux), abs(uy)
    attacker = Pose(
        dx * reach,
        dy * reach,
        0.02,
        1 + 0.16 * across - 0.10 * down,
        1 + 0.16 * down - 0.10 * across,
        -12 * ux,
    )
    victim = Pose(
        dx + KNOCK * ux,
        dy + KNOCK * uy,
        0.0,
        1 - 0.20 * across + 0.12 * down,
        1 - 0.20 * down + 0.12 * across,
        -8 * ux,
        face="shock",
    )
    return attacker, victim


def through(time_ms: float, way: Way, reach: float) -> Pose:
    """After the stop of a blow the attacker goes on to the middle of the square."""
    dx, dy = way
    ux = dx / hypot(dx, dy)
    t = overshoot(part(time_ms, 0, OVERRUN_MS), 1.4)
    wide, high = settle(time_ms - 90, 0.18)
    along = mix(reach, 1.0, t)
    lean = -12 * ux * (1 - part(time_ms, 0, 110))
    return Pose(dx * along, dy * along, 0.0, wide, high, lean)


def flung(time_ms: float, way: Way) -> Pose:
    """A victim flies on the way of the blow, turning and shrinking, until it is gone."""
    dx, dy = way
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    t = part(time_ms, 0, FLIES_MS)
    far, size = slow_end(t), 1 - 0.62 * t
    return Pose(
        dx + ux * (0.95 * far + KNOCK),
        dy + uy * (0.7 * far + KNOCK),
        0.55 * arch(min(1.0, t * 1.05)),
        size,
        size,
        (-300 if ux >= 0 else 300) * t,
        1 - t**3,
        1 - t,
        "shock",
    )


def pounce(
    time_ms: float, way: Way, takes_off_ms: float, hits_ms: float, high_up: float = LEAP_HIGH
) -> tuple[Pose, Pose]:
    """A leap that ends on the victim and flattens it."""
    dx, dy = way
    if time_ms < hits_ms:
        face = "shock" if time_ms > hits_ms * 0.6 else ""
        return leap(time_ms, way, takes_off_ms, hits_ms, high_up), Pose(dx, dy, face=face)
    since_ms = time_ms - hits_ms - STOP_MS
    if since_ms < 0:
        victim = Pose(dx, dy, 0.0, 1.22, 0.62, shadow=1.1, face="shock")
        return Pose(dx, dy, 0.14, 1.10, 0.90), victim
    wide, high = settle(since_ms - POUNCE_MS, 0.20, 200)
    lift = 0.14 * (1 - part(since_ms, 0, POUNCE_MS))
    return Pose(dx, dy, lift, wide, high), flung(since_ms, way)
