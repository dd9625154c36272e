"""How a piece is held on its way; times in milliseconds, ways in squares to the right and down."""

from math import hypot, pi, sin
from typing import TypeAlias

from jungle_pg.games.moving.beats import STEP_SETTLES_MS
from jungle_pg.games.moving.curves import arch, settle
from jungle_pg.games.pose import Pose
from jungle_pg.stage.easing import mix, overshoot, part, slow_end, smooth

Way: TypeAlias = tuple[float, float]
"""Squares to the right and down on the screen."""

UNDO_SETTLES_MS = 140
POP_WAITS_MS, POP_MS = 80, 200
HEAD_SHAKE_MS = 200
LEAP_HIGH = 0.85
"""Squares over the ground in the middle of a leap."""


def step(time_ms: float, way: Way, travel_ms: float) -> Pose:
    """One square: a low hop, a lean into it, a small squash when it stands."""
    dx, dy = way
    if time_ms >= travel_ms:
        wide, high = settle(time_ms - travel_ms, 0.15, STEP_SETTLES_MS)
        return Pose(dx, dy, 0.0, wide, high)
    t = smooth(part(time_ms, 0, travel_ms))
    w = arch(t)
    return Pose(
        dx * t, dy * t, 0.16 * w, 1 - 0.05 * w, 1 + 0.07 * w, -7 * dx * w, shadow=1 - 0.22 * w
    )


def leap(
    time_ms: float, way: Way, takes_off_ms: float, lands_ms: float, high_up: float = LEAP_HIGH
) -> Pose:
    """Over something: crouch, fly in an arc, land with a deep squash."""
    dx, dy = way
    if time_ms < takes_off_ms:
        t = slow_end(part(time_ms, 0, takes_off_ms))
        return Pose(0.0, 0.03 * t, 0.0, 1 + 0.12 * t, 1 - 0.18 * t, shadow=1 + 0.06 * t)
    if time_ms >= lands_ms:
        wide, high = settle(time_ms - lands_ms, 0.24, 230)
        return Pose(dx, dy, 0.0, wide, high)
    flight_ms = lands_ms - takes_off_ms
    t = part(time_ms, takes_off_ms, flight_ms)
    along, height, speed = mix(t, smooth(t), 0.18), 4 * t * (1 - t), abs(1 - 2 * t)
    out = smooth(min(1.0, t * 340 / 60))
    wide = mix(1.12, 1 + 0.10 * height - 0.08 * speed, out)
    high = mix(0.82, 1 + 0.10 * height + 0.12 * speed, out)
    lean = (dx > 0) - (dx < 0)
    return Pose(
        dx * along,
        dy * along + 0.03 * (1 - out),
        high_up * height,
        wide,
        high,
        lean * 13 * (1 - 2 * t) * out,
        shadow=1 - 0.48 * height,
    )


def glide(time_ms: float, way: Way, travel_ms: float) -> Pose:
    """Home from a way off: a move taken back."""
    dx, dy = way
    t = slow_end(part(time_ms, 0, travel_ms))
    w = arch(t)
    wide, high = settle(time_ms - travel_ms, 0.10, UNDO_SETTLES_MS)
    lift = 0.06 * min(3.0, hypot(dx, dy)) * w
    lean = max(-1.0, min(1.0, dx))
    return Pose(dx * (1 - t), dy * (1 - t), lift, wide, high, 8 * lean * w)


def ghost(time_ms: float) -> Pose:
    """What a piece leaves behind when its move is taken back."""
    return Pose(alpha=0.45 * (1 - part(time_ms, 20, 180)), shadow=0.0)


def pop_up(time_ms: float) -> Pose:
    """A piece that was gone is there again."""
    t = part(time_ms, POP_WAITS_MS, POP_MS)
    size = 0.25 + 0.75 * overshoot(t, 1.6)
    alpha = min(1.0, t * 2.5)
    return Pose(0.0, 0.0, 0.10 * arch(t), size, size, (1 - t) * 30, alpha, t)


def shrink(time_ms: float, length_ms: float) -> Pose:
    """A piece that is no longer there."""
    t = part(time_ms, 0, length_ms)
    size = 1 - 0.3 * t
    return Pose(0.0, 0.0, 0.0, size, size, alpha=1 - t, shadow=1 - t)


def between(before: Pose, after: Pose, time_ms: float, length_ms: float) -> Pose:
    """A piece that stays where it is and comes from one pose into another."""
    t = smooth(part(time_ms, 0, length_ms))
    return Pose(
        mix(before.x, after.x, t),
        mix(before.y, after.y, t),
        mix(before.lift, after.lift, t),
        mix(before.stretch_x, after.stretch_x, t),
        mix(before.stretch_y, after.stretch_y, t),
        mix(before.tilt, after.tilt, t),
        mix(before.alpha, after.alpha, t),
        mix(before.shadow, after.shadow, t),
    )


def go_home(time_ms: float, way: Way, travel_ms: float) -> Pose:
    """A refused piece comes back from a way off and shakes its head twice."""
    dx, dy = way
    t = slow_end(part(time_ms, 0, travel_ms))
    lift = 0.15 * (1 - t) if travel_ms else 0.0
    no = part(time_ms, travel_ms, HEAD_SHAKE_MS)
    return Pose(dx * (1 - t), dy * (1 - t), lift, tilt=9 * sin(4 * pi * no) * (1 - no))
