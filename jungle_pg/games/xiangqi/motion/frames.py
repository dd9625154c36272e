"""Each kind of ply at a moment: pieces in their poses and what flies about, from back to front."""

from math import hypot
from typing import Final, TypeAlias

from jungle_pg.core.xiangqi.board import Board, Point
from jungle_pg.core.xiangqi.pieces import Kind, Piece
from jungle_pg.games.moving import blows
from jungle_pg.games.moving.curves import (
    BIG_SHAKE,
    BIG_SHAKE_MS,
    BLOW_SHAKE,
    SHAKE_MS,
    shaken,
)
from jungle_pg.games.moving.frames import Frame
from jungle_pg.games.moving.particles import Bit, before, behind
from jungle_pg.games.moving.poses import Way as Path
from jungle_pg.games.moving.poses import leap, step
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.pose import STILL, Pose
from jungle_pg.games.xiangqi.motion import bursts, poses
from jungle_pg.games.xiangqi.motion.beats import Beats
from jungle_pg.games.xiangqi.motion.move_view import MoveView, Way, apart

Layer: TypeAlias = Shown[Piece] | Bit

STOMP_SHAKE: Final = 0.026
FIRE_SHAKE: Final = 0.022
ALARM_SHAKE: Final = 0.026
"""In squares."""


def frame_of(
    ply: MoveView, board: Board, times: Beats, time_ms: float, sign: int
) -> Frame[Shown[Piece]]:
    """A ply at a moment; the sign is -1 on a board seen from the other side."""
    way = _seen(ply.start, ply.target, sign)
    mover, victim = _poses(ply, times, time_ms, way)
    bits = _bits(ply, times, time_ms, way)
    layers: list[Layer] = [*_watchers(ply, board, times, time_ms, sign)]
    if ply.victim is not None:
        layers.append(Shown(ply.victim, ply.start, victim))
    layers += [*behind(bits), Shown(ply.piece, ply.start, mover), *before(bits)]
    return Frame(ply.start, tuple(layers), _shake(ply, times, time_ms))


def _poses(ply: MoveView, times: Beats, time_ms: float, way: Path) -> tuple[Pose, Pose]:
    """The mover and its victim, if there is one."""
    is_horse = ply.piece.kind is Kind.HORSE
    match ply.way:
        case Way.STEP:
            return step(time_ms, way, times.arrives_ms), STILL
        case Way.ROLL:
            return poses.roll(time_ms, way, times.arrives_ms), STILL
        case Way.LEAP:
            if is_horse:
                return poses.gallop(time_ms, way, times.takes_off_ms, times.hits_ms), STILL
            return leap(time_ms, way, times.takes_off_ms, times.hits_ms, poses.STOMP_HIGH), STILL
        case Way.POUNCE:
            if is_horse:
                return poses.trample(time_ms, way, times.takes_off_ms, times.hits_ms)
            return blows.pounce(time_ms, way, times.takes_off_ms, times.hits_ms, poses.STOMP_HIGH)
        case Way.SHOT:
            return poses.shot(time_ms, way, times.takes_off_ms, times.hits_ms)
        case Way.RAM:
            return poses.ram(time_ms, way, times.hits_ms)
    return blows.strike(time_ms, way, times.hits_ms, poses.CONTACT)


def _bits(ply: MoveView, times: Beats, time_ms: float, way: Path) -> list[Bit]:
    """What the mover stirs up."""
    match ply.way:
        case Way.STEP:
            return []
        case Way.ROLL:
            return bursts.wheel_bits(
                time_ms, way, times.arrives_ms, poses.roll_passes, bursts.MOST_PUFFS
            )
        case Way.LEAP:
            is_heavy = ply.piece.kind is Kind.ELEPHANT
            return bursts.landing_bits(time_ms, way, times, is_heavy=is_heavy)
        case Way.RAM:
            wheels = bursts.wheel_bits(
                time_ms, way, times.hits_ms, poses.ram_passes, bursts.MOST_WITH_CHIPS
            )
            return wheels + bursts.blow_bits(time_ms, way, times)
        case Way.SHOT:
            return bursts.shot_bits(time_ms, way, times) + bursts.blow_bits(time_ms, way, times)
    return bursts.blow_bits(time_ms, way, times)


def _watchers(ply: MoveView, board: Board, times: Beats, time_ms: float, sign: int) -> list[Layer]:
    """Who takes part without going anywhere: the screen of a shot, a general in check or beaten."""
    layers: list[Layer] = []
    for point in sorted(ply.busy - {ply.start, ply.target}):
        piece = board[point]
        assert piece is not None
        way, pose = _seen(ply.start, point, sign), STILL
        if point == ply.screen:
            pose = poses.duck(time_ms, _passes_ms(ply, times, hypot(*way)))
        if point == ply.alarmed and times.alarm_ms is not None:
            pose = poses.together(pose, poses.tremble(time_ms - times.alarm_ms))
            layers += bursts.alarm_bits(time_ms - times.alarm_ms, way)
        if point == ply.fallen and times.falls_ms is not None:
            pose = poses.together(pose, poses.topple(time_ms - times.falls_ms))
            stirred = bursts.fall_bits(time_ms, way, times)
            layers += [*behind(stirred), Shown(piece, point, pose), *before(stirred)]
            continue
        layers.append(Shown(piece, point, pose))
    return layers


def _passes_ms(ply: MoveView, times: Beats, far: float) -> float:
    """When a shot is over its screen; the screen stands again when the shot hits."""
    flight_ms = times.hits_ms - times.takes_off_ms
    over_ms = times.takes_off_ms + flight_ms * far / ply.distance
    return min(over_ms, times.hits_ms - poses.DUCK_MS / 2)


def _seen(start: Point, target: Point, sign: int) -> Path:
    across, down = apart(start, target)
    return across * sign, down * sign


def _shake(ply: MoveView, times: Beats, time_ms: float) -> tuple[float, float]:
    """The board answers to blows, shots, elephants, checks and falls, the last of them first."""
    if times.falls_ms is not None and time_ms >= times.thuds_ms:
        return shaken(time_ms, times.thuds_ms, BIG_SHAKE, BIG_SHAKE_MS)
    if times.alarm_ms is not None and time_ms >= times.alarm_ms:
        return shaken(time_ms, times.alarm_ms, ALARM_SHAKE)
    if ply.victim is not None and time_ms >= times.hits_ms:
        return shaken(time_ms, times.hits_ms, BLOW_SHAKE, SHAKE_MS)
    if ply.way is Way.SHOT:
        return shaken(time_ms, times.takes_off_ms, FIRE_SHAKE)
    if ply.way is Way.LEAP and ply.piece.kind is Kind.ELEPHANT:
        return shaken(time_ms, times.hits_ms, STOMP_SHAKE)
    return 0.0, 0.0
