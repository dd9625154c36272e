"""Attacker and victim in their poses; times in milliseconds, ways in squares on the screen."""

from math import hypot, pi, sin

from jungle_pg.stage.easing import mix, overshoot, part, slow_end, smooth
from jungle_pg.tables.jungle.curves import arch, gather, settle
from jungle_pg.tables.jungle.poses import Way, jump
from jungle_pg.tables.jungle.times import (
    BIG_STOP_MS,
    COWER_MS,
    FALL_MS,
    OVERRUN_MS,
    POUNCE_MS,
    SOMERSAULT_MS,
    STOP_MS,
    SWAY_MS,
)
from jungle_pg.tables.pose import Pose

CONTACT = 0.60
"""Squares between two middles when a blow lands."""
KNOCK = 0.07
"""Squares a victim is pushed by it."""
FLIES_MS = 280
HOP_WAITS_MS, HOP_MS = 140, 170
"""The rat's little hop of joy after it has landed."""


def capture(time_ms: float, way: Way, hits_ms: float) -> tuple[Pose, Pose]:
    """Strike, hold at contact, then through; the victim flies off."""
    dx, dy = way
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    reach = 1 - CONTACT / length
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
        return _contact(dx, dy, ux, uy, reach)
    t = overshoot(part(since_ms, 0, OVERRUN_MS), 1.4)
    wide, high = settle(since_ms - 90, 0.18)
    along = mix(reach, 1.0, t)
    lean = -12 * ux * (1 - part(since_ms, 0, 110))
    return Pose(dx * along, dy * along, 0.0, wide, high, lean), flung(since_ms, way)


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


def jump_capture(
    time_ms: float, way: Way, takes_off_ms: float, hits_ms: float
) -> tuple[Pose, Pose]:
    """A leap that ends on the victim and flattens it."""
    dx, dy = way
    if time_ms < hits_ms:
        face = "shock" if time_ms > hits_ms * 0.6 else ""
        return jump(time_ms, way, takes_off_ms, hits_ms), Pose(dx, dy, face=face)
    since_ms = time_ms - hits_ms - STOP_MS
    if since_ms < 0:
        victim = Pose(dx, dy, 0.0, 1.22, 0.62, shadow=1.1, face="shock")
        return Pose(dx, dy, 0.14, 1.10, 0.90), victim
    wide, high = settle(since_ms - POUNCE_MS, 0.20, 200)
    lift = 0.14 * (1 - part(since_ms, 0, POUNCE_MS))
    return Pose(dx, dy, lift, wide, high), flung(since_ms, way)


def rat_elephant(time_ms: float, way: Way, hits_ms: float) -> tuple[Pose, Pose]:
    """The rat leaps to the forehead, the elephant sways and falls, the rat stands there."""
    dx, dy = way
    ux, uy = dx / hypot(dx, dy), dy / hypot(dx, dy)
    side = 1 if ux >= 0 else -1
    if time_ms < COWER_MS:
        t = slow_end(part(time_ms, 0, COWER_MS))
        tremble = 0.012 * sin(time_ms * 0.16)
        rat = Pose(
            -0.06 * ux * t + tremble, (0.02 - 0.06 * uy) * t, 0.0, 1 + 0.20 * t, 1 - 0.26 * t
        )
        return rat, Pose(dx, dy, face="shock" if time_ms > 60 else "")
    if time_ms < hits_ms:
        p = part(time_ms, COWER_MS, hits_ms - COWER_MS)
        t, out = smooth(p), smooth(part(time_ms, COWER_MS, 60))
        rat = Pose(
            mix(-0.06 * ux, dx * 0.95, t),
            mix(-0.06 * uy, dy * 0.95, t),
            0.62 * t + 0.55 * arch(p),
            1.2 - 0.28 * out,
            0.74 + 0.38 * out,
            side * 26 * (1 - 1.6 * p) * out,
            shadow=1 - 0.4 * p,
        )
        return rat, Pose(dx, dy, 0.0, 1 + 0.04 * p, 1 - 0.05 * p, face="shock")
    since_ms = time_ms - hits_ms - BIG_STOP_MS
    if since_ms < 0:
        rat = Pose(dx * 0.95, dy * 0.95, 0.56, 1.14, 0.84, -side * 12, shadow=0.0)
        flat = Pose(
            dx + 0.03 * ux, dy + 0.02, 0.0, 1.18, 0.76, -side * 5, shadow=1.15, face="shock"
        )
        return rat, flat
    return _rat_on_top(since_ms, way, side), _elephant_falls(since_ms, way, side)


def _contact(dx: float, dy: float, ux: float, uy: float, reach: float) -> tuple[Pose, Pose]:
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


def _wobble(time_ms: float) -> float:
    t = part(time_ms, 0, SWAY_MS)
    return 15 * sin(3 * pi * t) * (1 - 0.35 * t)


def _elephant_falls(time_ms: float, way: Way, side: int) -> Pose:
    dx, dy = way
    t = part(time_ms, SWAY_MS, FALL_MS)
    lean = -side * (_wobble(time_ms) + 150 * t)
    if t <= 0:
        wide, high = settle(time_ms, 0.26, 240)
        return Pose(dx, dy, 0.0, wide, high, lean, face="shock")
    size = 1 - 0.45 * gather(t)
    return Pose(
        dx + side * 1.15 * t,
        dy + 0.16 * t,
        0.34 * arch(t),
        size,
        size,
        lean,
        1 - t**4,
        1 - t,
        "shock",
    )


def _rat_on_top(time_ms: float, way: Way, side: int) -> Pose:
    dx, dy = way
    if time_ms < SWAY_MS:
        hop = abs(sin(2 * pi * time_ms / SWAY_MS))
        aside = -side * 0.16 * sin(3 * pi * time_ms / SWAY_MS)
        lean = side * _wobble(time_ms) * 0.6
        return Pose(dx + aside, dy, 0.66 + 0.10 * hop, 0.94, 0.94 + 0.06 * hop, lean, shadow=0.0)
    time_ms -= SWAY_MS
    if time_ms < SOMERSAULT_MS:
        t = time_ms / SOMERSAULT_MS
        lift = 0.66 * (1 - t * t) + 0.36 * arch(t)
        return Pose(dx, dy, lift, 0.96, 1.04, side * 360 * smooth(t), shadow=t)
    time_ms -= SOMERSAULT_MS
    hop = 0.20 * arch(part(time_ms, HOP_WAITS_MS, HOP_MS))
    if time_ms < HOP_WAITS_MS:
        wide, high = settle(time_ms, 0.26, 140)
    else:
        wide, high = settle(time_ms - HOP_WAITS_MS - HOP_MS, 0.16, 160)
    return Pose(dx, dy, hop, wide, high)
