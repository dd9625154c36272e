"""Each kind of ply at a moment: pieces in their poses and what flies about, from back to front."""

from dataclasses import replace
from typing import Final, TypeAlias

from jungle_pg.core.jungle.board import is_trapped
from jungle_pg.games.jungle.motion import bursts, poses
from jungle_pg.games.jungle.motion.beats import BADGE_TURNS_MS, NET_MS, NET_OFF_MS, Beats
from jungle_pg.games.jungle.motion.move_view import MoveView, Way, apart
from jungle_pg.games.jungle.motion.rat_elephant import rat_elephant
from jungle_pg.games.jungle.pieces import RANKED, TRAPPED, Badge, Net, Shown
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
from jungle_pg.games.moving.poses import leap, step
from jungle_pg.games.pose import Pose
from jungle_pg.stage.easing import mix, part, slow_end

Layer: TypeAlias = Shown | Bit

NET_SHAKE: Final = 0.024
"""In squares."""
GLOW_MS: Final = 620
GLOW_WAITS_MS: Final = 60
"""From the mouth of the den on."""
STAR_MS: Final = 160


def frame_of(ply: MoveView, times: Beats, time_ms: float, sign: int) -> Frame[Shown]:
    """A ply at a moment; the sign is -1 on a board seen from the other side."""
    across, down = apart(ply.start, ply.target)
    way = (across * sign, down * sign)
    match ply.way:
        case Way.STEP:
            layers = _step(ply, times, time_ms, way)
        case Way.JUMP:
            layers = _jump(ply, times, time_ms, way)
        case Way.DEN:
            layers = _den(ply, times, time_ms, way)
        case _:
            layers = _blow(ply, times, time_ms, way)
    return Frame(ply.start, tuple(layers), _shake(ply, times, time_ms))


def _step(ply: MoveView, times: Beats, time_ms: float, way: tuple[int, int]) -> list[Layer]:
    swims = ply.starts_wet and ply.ends_wet
    pose = (poses.swim if swims else step)(time_ms, way, times.arrives_ms)
    bits = bursts.swim_bits(time_ms, ply, times, way)
    return [*behind(bits), _mover(ply, times, time_ms, pose, way), *before(bits)]


def _jump(ply: MoveView, times: Beats, time_ms: float, way: tuple[int, int]) -> list[Layer]:
    pose = leap(time_ms, way, times.takes_off_ms, times.hits_ms)
    bits = bursts.jump_bits(time_ms, ply, times, way)
    bits += bursts.landing_bits(time_ms, times, way)
    # Sparkles are on the water, under the flight.
    under = [bit for bit in bits if bit.is_behind or bit.kind == bursts.SPARK]
    return [*under, _mover(ply, times, time_ms, pose, way)]


def _blow(ply: MoveView, times: Beats, time_ms: float, way: tuple[int, int]) -> list[Layer]:
    if ply.way is Way.RAT_ELEPHANT:
        attacker, victim = rat_elephant(time_ms, way, times.hits_ms)
        bits = bursts.rat_elephant_bits(time_ms, times, way)
        shown = [
            _victim(ply, times, time_ms, victim, way),
            _mover(ply, times, time_ms, attacker, way),
        ]
        return [*behind(bits), *shown, *before(bits)]
    bits = bursts.blow_bits(time_ms, ply, times, way)
    under = behind(bits)
    if ply.way is Way.JUMP_CAPTURE:
        attacker, victim = blows.pounce(time_ms, way, times.takes_off_ms, times.hits_ms)
        water: list[Layer] = [*bursts.jump_bits(time_ms, ply, times, way)]
    else:
        attacker, victim = blows.strike(time_ms, way, times.hits_ms)
        water = []
    return [
        *water,
        _victim(ply, times, time_ms, victim, way),
        *under,
        _mover(ply, times, time_ms, attacker, way),
        *before(bits),
    ]


def _den(ply: MoveView, times: Beats, time_ms: float, way: tuple[int, int]) -> list[Layer]:
    dx, dy = way
    pose = poses.den(time_ms, way, times.arrives_ms)
    back: list[Layer] = []
    star = 1 - part(time_ms, 0, STAR_MS)
    if star > 0:
        back.append(Bit("den_win", dx, dy, star, 0.0, 1.0))
    glow = part(time_ms, times.arrives_ms + GLOW_WAITS_MS, GLOW_MS)
    if 0 < glow < 1:
        size = 1.3 * (0.5 + 1.9 * slow_end(glow))
        back.append(Bit("glow", dx, dy, size, 0.0, min(1.0, glow * 12) * (1 - glow) ** 1.2))
    bits = bursts.den_bits(time_ms, times, way)
    return [*back, _mover(ply, times, time_ms, pose, way), *bits]


def _mover(ply: MoveView, times: Beats, time_ms: float, pose: Pose, way: tuple[int, int]) -> Shown:
    """The piece that goes: out of a net, through the water, into a net."""
    wet = _wet(ply, part(time_ms, 0, times.arrives_ms))
    net, badge = None, RANKED
    if ply.is_freed:
        net, badge = _net_off(time_ms), _freed_badge(time_ms)
    if times.net_ms is not None and time_ms >= times.net_ms:
        held, badge = poses.caught(time_ms - times.net_ms)
        lift, size, alpha = poses.net(time_ms - times.net_ms)
        net = Net(lift, size, alpha, *way)
        pose = replace(
            pose,
            stretch_x=pose.stretch_x * held.stretch_x,
            stretch_y=pose.stretch_y * held.stretch_y,
            face=held.face or pose.face,
        )
    return Shown(ply.piece, ply.start, pose, wet, badge, net)


def _wet(ply: MoveView, gone: float) -> float:
    """How much of a mover is in the water; rings are seen on the water only."""
    if ply.starts_wet == ply.ends_wet:
        return float(ply.starts_wet)
    return part(gone, 0.6, 0.4) if ply.ends_wet else 1 - part(gone, 0, 0.4)


def _victim(ply: MoveView, times: Beats, time_ms: float, pose: Pose, way: tuple[int, int]) -> Shown:
    """The piece that is taken; a net over it springs off with the blow."""
    assert ply.victim is not None
    wet = float(ply.ends_wet) * (1 - part(time_ms, times.hits_ms, 100))
    if not is_trapped(ply.victim, ply.target):
        return Shown(ply.victim, ply.start, pose, wet)
    net = _net_off(max(0.0, time_ms - times.hits_ms), way)
    return Shown(ply.victim, ply.start, pose, wet, TRAPPED, net)


def _net_off(time_ms: float, way: tuple[int, int] = (0, 0)) -> Net:
    """A net that springs off the square it lay on."""
    t = slow_end(part(time_ms, 0, NET_OFF_MS))
    return Net(0.45 * t, 1 + 0.25 * t, 1 - t, *way)


def _freed_badge(time_ms: float) -> Badge:
    turn = part(time_ms, 0, BADGE_TURNS_MS)
    return Badge(mix(-1.0, 1.0, turn))


def _shake(ply: MoveView, times: Beats, time_ms: float) -> tuple[float, float]:
    if times.net_ms is not None and time_ms >= times.net_ms + NET_MS:
        return shaken(time_ms, times.net_ms + NET_MS, NET_SHAKE)
    match ply.way:
        case Way.CAPTURE | Way.JUMP_CAPTURE:
            return shaken(time_ms, times.hits_ms, BLOW_SHAKE, SHAKE_MS)
        case Way.RAT_ELEPHANT | Way.DEN:
            return shaken(time_ms, times.hits_ms, BIG_SHAKE, BIG_SHAKE_MS)
    return 0.0, 0.0
