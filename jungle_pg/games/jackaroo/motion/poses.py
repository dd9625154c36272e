"""How marbles hop, leap, cross and fly back; times in milliseconds, ways in squares on screen."""

from dataclasses import replace
from math import hypot
from typing import Final

from jungle_pg.games.moving.beats import STEP_SETTLES_MS, STOP_MS
from jungle_pg.games.moving.curves import arch, settle
from jungle_pg.games.moving.poses import Way, leap
from jungle_pg.games.pose import Pose
from jungle_pg.stage.easing import mix, part, smooth

HOP_HIGH: Final = 0.15
LEAP_HIGH: Final = 0.2
"""Squares over the board in a hop of one step, and so much more for each further one."""
OUT_HIGH: Final = 0.9
BACK_HIGH: Final = 0.7
BACK_A_SQUARE: Final = 0.09
CROSS_HIGH: Final = 0.45
CROSS_ASIDE: Final = 0.16
LEAST_ASIDE: Final = 0.3
"""How far two marbles that change places keep from the straight line: a part of their distance,
but so many squares at least."""
ON_TOP: Final = 0.14
POUNCE_MS: Final = 60


def hop(gone: float, start: Way, end: Way, steps: int, top: float = 0.0) -> Pose:
    """From one place to another, perhaps on top of somebody; `gone` is from 0 to 1."""
    high = HOP_HIGH + LEAP_HIGH * (steps - 1)
    w = arch(gone)
    at = (mix(start[0], end[0], gone), mix(start[1], end[1], gone))
    return Pose(
        *at, high * w + top * gone, 1 - 0.05 * w, 1 + 0.06 * w, shadow=1 - min(0.5, 0.9 * high) * w
    )


def touched_down(time_ms: float, way: Way) -> Pose:
    """A marble that has come to its place: a small squash."""
    wide, high = settle(time_ms, 0.15, STEP_SETTLES_MS)
    return Pose(*way, 0.0, wide, high)


def on_victim(time_ms: float, way: Way) -> Pose:
    """The same on a marble that is sent back: it holds its breath, then comes down."""
    since_ms = time_ms - STOP_MS
    if since_ms < 0:
        return Pose(*way, ON_TOP, 1.06, 0.94, shadow=0.9)
    wide, high = settle(since_ms - POUNCE_MS, 0.18, STEP_SETTLES_MS - POUNCE_MS)
    lift = ON_TOP * (1 - part(since_ms, 0, POUNCE_MS))
    return Pose(*way, lift, wide, high)


def come_out(
    time_ms: float, way: Way, takes_off_ms: float, lands_ms: float, top: float = 0.0
) -> Pose:
    """A leap out of the base, perhaps on top of somebody."""
    pose = leap(time_ms, way, takes_off_ms, lands_ms, OUT_HIGH)
    gone = part(time_ms, takes_off_ms, lands_ms - takes_off_ms)
    return replace(pose, lift=pose.lift + top * gone)


def cross(gone: float, way: Way) -> Pose:
    """One of two marbles that change places; each keeps to its own right."""
    t = smooth(gone)
    dx, dy = way
    w = arch(t)
    aside = max(CROSS_ASIDE, LEAST_ASIDE / hypot(dx, dy)) * w
    size = 1 + 0.14 * w
    at = (dx * t - dy * aside, dy * t + dx * aside)
    return Pose(*at, CROSS_HIGH * w, size, size, shadow=1 - 0.45 * w)


def squashed(way: Way = (0.0, 0.0)) -> Pose:
    """A marble with another one on it."""
    return Pose(*way, 0.0, 1.18, 0.7)


def fly_back(time_ms: float, way: Way, flight_ms: float) -> Pose:
    """A captured marble flies to its base in an arc, turning once."""
    dx, dy = way
    if time_ms >= flight_ms:
        wide, high = settle(time_ms - flight_ms, 0.2, STEP_SETTLES_MS)
        return Pose(dx, dy, 0.0, wide, high)
    t = part(time_ms, 0, flight_ms)
    along, height = mix(t, smooth(t), 0.6), 4 * t * (1 - t)
    up = BACK_HIGH + BACK_A_SQUARE * hypot(dx, dy)
    begun = min(1.0, t * 8)
    wide, high = mix(1.18, 1 + 0.2 * height, begun), mix(0.7, 1 + 0.2 * height, begun)
    turn = (-360 if dx >= 0 else 360) * smooth(t)
    return Pose(dx * along, dy * along, up * height, wide, high, turn, shadow=1 - 0.5 * height)
