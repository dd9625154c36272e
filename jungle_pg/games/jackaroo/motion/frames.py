"""Marbles on their way at a moment, and what flies about, from back to front."""

from typing import TypeAlias

from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jackaroo.motion import bursts, poses
from jungle_pg.games.jackaroo.motion.beats import Beats
from jungle_pg.games.jackaroo.motion.move_view import Deed, Going, Victim, apart
from jungle_pg.games.moving.beats import crouch_ms
from jungle_pg.games.moving.curves import BLOW_SHAKE, shaken
from jungle_pg.games.moving.frames import Frame
from jungle_pg.games.moving.particles import Bit, before, behind
from jungle_pg.games.moving.poses import Way
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.pose import STILL, Pose
from jungle_pg.stage.easing import part

Layer: TypeAlias = Shown[Seat] | Bit


def frame_of(
    going: Going, times: Beats, factor: float, time_ms: float, sign: int
) -> Frame[Shown[Seat]]:
    """A marble on its way; the sign is -1 on a board seen from the other side."""
    bits = [bit for victim in going.victims for bit in _blow(going, victim, times, time_ms, sign)]
    if going.comes_home:
        way = _seen(going, going.target, sign)
        bits += bursts.home_bits(time_ms - times.arrives_ms, way, is_last=going.wins)
    layers: list[Layer] = []
    for victim in going.victims:
        layers.append(Shown(victim.seat, victim.spot, _sent(going, victim, times, time_ms, sign)))
    if going.other is not None:
        layers.append(_other(going, times, time_ms, sign))
    mover = Shown(going.seat, going.start, _mover(going, times, factor, time_ms, sign))
    # The star of a blow shines between the victim and who stands on it.
    over = before(bits)
    stars = [bit for bit in over if bit.kind == bursts.IMPACT]
    above = [bit for bit in over if bit.kind != bursts.IMPACT]
    everything = (*behind(bits), *layers, *stars, mover, *above)
    return Frame(going.start, everything, _shake(going, times, time_ms))


def _mover(going: Going, times: Beats, factor: float, time_ms: float, sign: int) -> Pose:
    since_ms, end = time_ms - times.arrives_ms, _seen(going, going.target, sign)
    is_blow = _ends_in_blow(going)
    top = poses.ON_TOP if is_blow else 0.0
    if since_ms >= 0:
        return (poses.on_victim if is_blow else poses.touched_down)(since_ms, end)
    flight_ms = times.arrives_ms - times.begins_ms
    gone = part(time_ms, times.begins_ms, flight_ms)
    match going.deed:
        case Deed.WALK:
            return _hopping(going, gone * going.steps, sign) if gone else STILL
        case Deed.OUT:
            crouch = crouch_ms(factor)
            pose = poses.come_out(time_ms - times.begins_ms, end, crouch, flight_ms, top)
            return pose if gone else STILL
    return poses.cross(gone, end)


def _hopping(going: Going, steps: float, sign: int) -> Pose:
    """Where a walk is after so many steps, whole or not."""
    left, left_steps = going.start, 0
    for spot, stop_steps in going.stops:
        if steps <= stop_steps:
            length = stop_steps - left_steps
            gone = (steps - left_steps) / length
            is_blow = spot == going.target and _ends_in_blow(going)
            ways = _seen(going, left, sign), _seen(going, spot, sign)
            return poses.hop(gone, *ways, length, poses.ON_TOP if is_blow else 0.0)
        left, left_steps = spot, stop_steps
    return Pose(*_seen(going, going.target, sign))


def _ends_in_blow(going: Going) -> bool:
    """Whether somebody lies where the mover comes to."""
    return any(victim.steps == going.steps for victim in going.victims)


def _other(going: Going, times: Beats, time_ms: float, sign: int) -> Shown[Seat]:
    """The marble that comes the other way in a swap."""
    assert going.other is not None
    dx, dy = _seen(going, going.target, sign)
    since_ms = time_ms - times.arrives_ms
    if since_ms >= 0:
        pose = poses.touched_down(since_ms, (-dx, -dy))
    else:
        gone = part(time_ms, times.begins_ms, times.arrives_ms - times.begins_ms)
        pose = poses.cross(gone, (-dx, -dy))
    return Shown(going.other, going.target, pose)


def _sent(going: Going, victim: Victim, times: Beats, time_ms: float, sign: int) -> Pose:
    """A victim: it lies there, is hit, flies to its base."""
    if time_ms < times.met_ms(going, victim.steps):
        return STILL
    since_ms = time_ms - times.flung_ms(going, victim)
    if since_ms < 0:
        return poses.squashed()
    across, down = apart(victim.spot, victim.base)
    return poses.fly_back(since_ms, (across * sign, down * sign), times.back_ms)


def _blow(going: Going, victim: Victim, times: Beats, time_ms: float, sign: int) -> list[Bit]:
    since_ms = time_ms - times.met_ms(going, victim.steps)
    share = bursts.share_of(len(going.victims), comes_home=going.comes_home)
    return bursts.blow_bits(since_ms, _seen(going, victim.spot, sign), share)


def _shake(going: Going, times: Beats, time_ms: float) -> tuple[float, float]:
    """The board answers to the last blow that has landed."""
    blows = [times.met_ms(going, victim.steps) for victim in going.victims]
    landed = max((hit_ms for hit_ms in blows if hit_ms <= time_ms), default=None)
    return (0.0, 0.0) if landed is None else shaken(time_ms, landed, BLOW_SHAKE)


def _seen(going: Going, spot: int, sign: int) -> Way:
    across, down = apart(going.start, spot)
    return across * sign, down * sign
