"""The rat takes the elephant; times in milliseconds, ways in squares on the screen."""

from math import hypot, pi, sin
from typing import Final

from jungle_pg.games.jungle.motion.beats import COWER_MS, FALL_MS, SOMERSAULT_MS, SWAY_MS
from jungle_pg.games.moving.beats import BIG_STOP_MS
from jungle_pg.games.moving.curves import arch, gather, settle
from jungle_pg.games.moving.poses import Way
from jungle_pg.games.pose import Pose
from jungle_pg.stage.easing import mix, part, slow_end, smooth

HOP_WAITS_MS: Final = 140
HOP_MS: Final = 170
"""The rat's little hop of joy after it has landed."""


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
