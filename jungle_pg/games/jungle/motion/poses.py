"""How an animal swims, is caught in a trap and enters the den; times in milliseconds."""

from math import cos, pi

from jungle_pg.games.jungle.motion.beats import (
    BADGE_TURNS_MS,
    BADGE_WAITS_MS,
    DEN_IN_MS,
    DEN_LIGHT_MS,
    DEN_OUT_MS,
    NET_MS,
)
from jungle_pg.games.jungle.pieces import Badge
from jungle_pg.games.moving.beats import STEP_SETTLES_MS
from jungle_pg.games.moving.curves import arch, gather, settle
from jungle_pg.games.moving.poses import Way
from jungle_pg.games.pose import Pose
from jungle_pg.stage.easing import overshoot, part, smooth


def swim(time_ms: float, way: Way, travel_ms: float) -> Pose:
    """One square of water: a low push, head bobbing."""
    dx, dy = way
    if time_ms >= travel_ms:
        wide, high = settle(time_ms - travel_ms, 0.08, STEP_SETTLES_MS)
        return Pose(dx, dy, 0.0, wide, high)
    t = smooth(part(time_ms, 0, travel_ms))
    w = arch(t)
    return Pose(
        dx * t, dy * t, 0.04 * w, 1 + 0.06 * abs(dx) * w, 1 - 0.04 * w, -4 * dx * w, shadow=1
    )


def caught(time_ms: float) -> tuple[Pose, Badge]:
    """A piece in a trap from the moment the net begins to fall, and its badge turning to 0."""
    wide, high = settle(time_ms - NET_MS, 0.18, 220)
    face = ""
    if 60 < time_ms < NET_MS + 260:
        face = "shock"
    elif NET_MS + 300 < time_ms < NET_MS + 400:
        face = "blink"
    starts_ms = NET_MS + BADGE_WAITS_MS
    turn = smooth(part(time_ms, starts_ms, BADGE_TURNS_MS))
    swell = 1 + 0.35 * arch(part(time_ms, starts_ms + BADGE_TURNS_MS * 0.5, 200))
    return Pose(0.0, 0.0, 0.0, wide, high, face=face), Badge(cos(pi * turn), swell)


def net(time_ms: float) -> tuple[float, float, float]:
    """How high a falling net is, how large and how dense."""
    t = gather(part(time_ms, 0, NET_MS))
    size = 1.4 - 0.4 * t + 0.08 * arch(part(time_ms, NET_MS, 120))
    return 0.85 * (1 - t), size, min(1.0, max(0.0, time_ms / 60))


def den(time_ms: float, way: Way, walk_ms: float) -> Pose:
    """To the mouth, in, and out again as the winner with a hop."""
    dx, dy = way
    if time_ms < walk_ms:
        t = smooth(part(time_ms, 0, walk_ms))
        w, size = arch(t), 1 - 0.12 * t
        return Pose(
            dx * t, dy * t + 0.10 * t, 0.12 * w, size, size, -6 * dx * w, shadow=1 - 0.3 * t
        )
    time_ms -= walk_ms
    if time_ms < DEN_IN_MS:
        t = gather(time_ms / DEN_IN_MS)
        size = 0.88 - 0.60 * t
        return Pose(dx, dy + 0.10 + 0.16 * t, 0.0, size, size, alpha=1 - t, shadow=0.7 * (1 - t))
    time_ms -= DEN_IN_MS + DEN_LIGHT_MS
    t = part(time_ms, 0, DEN_OUT_MS)
    if t < 1:
        size = 0.28 + 0.90 * overshoot(t, 2.2)
        alpha = min(1.0, t * 3)
        return Pose(dx, dy + 0.26 * (1 - t), 0.30 * arch(t), size, size, alpha=alpha, shadow=t)
    time_ms -= DEN_OUT_MS
    wide, high = settle(time_ms, 0.13, 220)
    size = 1.18 - 0.18 * smooth(part(time_ms, 0, 380))
    return Pose(dx, dy, 0.12 * arch(part(time_ms, 160, 220)), size * wide, size * high)
