"""How pieces roll, gallop, shoot, tremble and fall; times in milliseconds, ways in squares."""

from dataclasses import replace
from math import asin, hypot, pi, pow, sin
from typing import Final

from jungle_pg.games.moving import blows
from jungle_pg.games.moving.beats import STEP_SETTLES_MS, STOP_MS
from jungle_pg.games.moving.curves import arch, gather, settle
from jungle_pg.games.moving.poses import Way, leap
from jungle_pg.games.pose import STILL, Pose
from jungle_pg.games.xiangqi.motion.beats import ALARM_MS, FALLS_MS, ROCKS_MS, TOTTERS_MS
from jungle_pg.games.xiangqi.motion.move_view import FALLEN
from jungle_pg.stage.easing import mix, part, slow_end, smooth

CONTACT: Final = 0.66
"""Squares between two discs when a blow lands."""
GALLOP_HIGH: Final = 0.55
STOMP_HIGH: Final = 0.75
LEG: Final = 1.2
"""How far a horse reaches over the point beside it before it turns."""
RECOIL: Final = 0.17
DUCK_MS: Final = 170
GATHERS: Final = 1.5
"""How a roll gathers speed before a blow: the way is the time to this power."""


def roll(time_ms: float, way: Way, travel_ms: float) -> Pose:
    """Fast along a line on the ground, stretched by its speed, and a hard stop."""
    dx, dy = way
    if time_ms >= travel_ms:
        wide, high = settle(time_ms - travel_ms, 0.10, STEP_SETTLES_MS)
        return Pose(dx, dy, 0.0, wide, high)
    t = part(time_ms, 0, travel_ms)
    along, speed = smooth(t), arch(t)
    return Pose(dx * along, dy * along, 0.0, *_stretched(way, 0.12 * speed), _rattle(time_ms, t))


def roll_passes(gone: float) -> float:
    """At which part of its time a roll has gone a part of its way."""
    return 0.5 - sin(asin(1 - 2 * gone) / 3)


def ram_passes(gone: float) -> float:
    """The same of a roll that ends in a blow."""
    return pow(gone, 1 / GATHERS)


def ram(time_ms: float, way: Way, hits_ms: float) -> tuple[Pose, Pose]:
    """A roll that gathers speed and ends in a blow."""
    dx, dy = way
    reach = 1 - CONTACT / hypot(dx, dy)
    if time_ms < hits_ms:
        t = part(time_ms, 0, hits_ms)
        along = reach * t**GATHERS
        attacker = Pose(
            dx * along, dy * along, 0.0, *_stretched(way, 0.14 * t), _rattle(time_ms, t)
        )
        return attacker, Pose(dx, dy)
    since_ms = time_ms - hits_ms - STOP_MS
    if since_ms < 0:
        return blows.touching(way, reach)
    return blows.through(since_ms, way, reach), blows.flung(since_ms, way)


def gallop(time_ms: float, way: Way, takes_off_ms: float, lands_ms: float) -> Pose:
    """A horse leaps over the point beside it and turns off aslant."""
    flat = leap(time_ms, (1.0, 0.0), takes_off_ms, lands_ms, GALLOP_HIGH)
    dx, dy = way
    leg_x, leg_y = (LEG * dx / 2, 0.0) if abs(dx) > abs(dy) else (0.0, LEG * dy / 2)
    t = flat.x
    bend, end = 2 * t * (1 - t), t * t
    lean = flat.tilt if dx > 0 else -flat.tilt
    return replace(
        flat, x=bend * leg_x + end * dx, y=bend * leg_y + end * dy + flat.y, tilt=1.2 * lean
    )


def trample(time_ms: float, way: Way, takes_off_ms: float, hits_ms: float) -> tuple[Pose, Pose]:
    """A horse's leap that ends on its victim."""
    attacker, victim = blows.pounce(time_ms, way, takes_off_ms, hits_ms, GALLOP_HIGH)
    if time_ms < hits_ms:
        attacker = gallop(time_ms, way, takes_off_ms, hits_ms)
    return attacker, victim


def shot(time_ms: float, way: Way, fires_ms: float, hits_ms: float) -> tuple[Pose, Pose]:
    """A cannon crouches back, is fired over its screen, and comes down on its victim."""
    dx, dy = way
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    if time_ms >= hits_ms:
        return blows.pounce(time_ms, way, fires_ms, hits_ms)
    if time_ms < fires_ms:
        t = slow_end(part(time_ms, 0, fires_ms))
        back = -RECOIL * t
        return Pose(back * ux, back * uy, 0.0, *_stretched(way, -0.16 * t)), Pose(dx, dy)
    t = part(time_ms, fires_ms, hits_ms - fires_ms)
    along, height = mix(-RECOIL / length, 1.0, mix(t, slow_end(t), 0.12)), 4 * t * (1 - t)
    wide, high = _stretched(way, 0.16 * (1 - t) ** 2 - 0.16 * (1 - t) ** 12)
    size = 1 + 0.2 * height
    attacker = Pose(
        dx * along,
        dy * along,
        (0.5 + 0.1 * min(length, 7.0)) * height,
        wide * size,
        high * size,
        (-360 if dx >= 0 else 360) * smooth(t),
        shadow=1 - 0.5 * height,
    )
    return attacker, Pose(dx, dy)


def duck(time_ms: float, over_ms: float) -> Pose:
    """A screen makes itself small while something flies over it."""
    low = arch(part(time_ms, over_ms - DUCK_MS / 2, DUCK_MS))
    return Pose(stretch_x=1 + 0.10 * low, stretch_y=1 - 0.20 * low)


def tremble(time_ms: float) -> Pose:
    """A general in check starts up and trembles."""
    t = part(time_ms, 0, ALARM_MS)
    if not 0 < t < 1:
        return STILL
    start = arch(part(time_ms, 0, 150))
    return Pose(
        0.035 * sin(time_ms * 0.11) * (1 - t),
        0.0,
        0.12 * start,
        1 + 0.06 * start,
        1 + 0.06 * start,
        6 * sin(time_ms * 0.085) * (1 - t) ** 2,
        shadow=1 - 0.1 * start,
    )


def topple(time_ms: float) -> Pose:
    """A beaten general totters, falls over and rocks until it lies still."""
    if time_ms < TOTTERS_MS:
        t = part(time_ms, 0, TOTTERS_MS)
        return Pose(0.03 * sin(3 * pi * t) * t, 0.0, tilt=-16 * sin(3 * pi * t) * t)
    since_ms = time_ms - TOTTERS_MS
    if since_ms < FALLS_MS:
        t = part(since_ms, 0, FALLS_MS)
        down, up = gather(t), arch(t)
        x, y, tilt = FALLEN.x * down, FALLEN.y * down, FALLEN.tilt * down
        return Pose(x, y, 0.16 * up, tilt=tilt, shadow=1 - 0.2 * up)
    t = part(since_ms, FALLS_MS, ROCKS_MS)
    if t >= 1:
        return FALLEN
    wide, high = settle(since_ms - FALLS_MS, 0.14, ROCKS_MS)
    rocking = 9 * sin(2 * pi * 2 * t) * (1 - t) ** 2
    return replace(FALLEN, stretch_x=wide, stretch_y=high, tilt=FALLEN.tilt + rocking)


def together(one: Pose, other: Pose) -> Pose:
    """Two poses of a piece that goes nowhere, at once."""
    return Pose(
        one.x + other.x,
        one.y + other.y,
        one.lift + other.lift,
        one.stretch_x * other.stretch_x,
        one.stretch_y * other.stretch_y,
        one.tilt + other.tilt,
        shadow=one.shadow * other.shadow,
    )


def _stretched(way: Way, by: float) -> tuple[float, float]:
    """Longer along a way and a little narrower across it."""
    dx, dy = way
    length = hypot(dx, dy)
    across, down = abs(dx) / length, abs(dy) / length
    return 1 + by * across - 0.5 * by * down, 1 + by * down - 0.5 * by * across


def _rattle(time_ms: float, t: float) -> float:
    """Degrees a rolling piece shakes by; it begins and ends at rest."""
    return 2.2 * sin(time_ms * 0.12) * arch(t)
