"""When what happens in a ply, for eyes and ears alike; all in milliseconds."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.games.jungle.motion.move_view import MoveView, Way
from jungle_pg.games.moving.beats import (
    BIG_DUST_MS,
    BIG_STOP_MS,
    BLOW_DUST_MS,
    JUMP_DUST_MS,
    OVERRUN_MS,
    POUNCE_MS,
    STEP_MS,
    STEP_SETTLES_MS,
    STOP_MS,
    STRIKE_MS,
    crouch_ms,
    flight_ms,
    gone_ms,
)

COWER_MS: Final = 110
POUNCE_UP_MS: Final = 230
SHORTEST_POUNCE: Final = 0.67
"""The rat's leap is never quicker than this part of its time."""
SWAY_MS: Final = 330
FALL_MS: Final = 280
SOMERSAULT_MS: Final = 190

NET_MS: Final = 150
BADGE_WAITS_MS: Final = 30
BADGE_TURNS_MS: Final = 180
CAUGHT_MS: Final = 550
"""From the fall of the net until a trapped piece looks calm again."""
NET_OFF_MS: Final = 160

DEN_WALK_MS: Final = 200
DEN_IN_MS: Final = 200
DEN_LIGHT_MS: Final = 120
DEN_OUT_MS: Final = 260

DROPS_MS: Final = 280
DEN_BITS_MS: Final = 760
DEN_LEAVES_WAIT_MS: Final = 140


@dataclass(frozen=True, slots=True)
class Beats:
    """The moments of one ply, from its beginning."""

    arrives_ms: float
    """The mover stands on its square, or in the mouth of the den."""
    ends_ms: float
    hits_ms: float = 0.0
    """The blow, or the light in the den."""
    takes_off_ms: float = 0.0
    net_ms: float | None = None
    """The net begins to fall."""
    lands_ms: float = 0.0
    """The next ply may follow."""


def rat_hits_ms(factor: float) -> float:
    """When the rat lands on the forehead of the elephant."""
    return COWER_MS + POUNCE_UP_MS * max(factor, SHORTEST_POUNCE)


def beats_of(ply: MoveView, factor: float) -> Beats:
    """The moments of a ply when travel takes the factor's part of its usual time."""
    if ply.way is Way.DEN:
        light = DEN_WALK_MS * factor + DEN_IN_MS
        out = light + DEN_LIGHT_MS + DEN_OUT_MS
        ends = gone_ms(light + DEN_LEAVES_WAIT_MS, DEN_BITS_MS)
        return Beats(DEN_WALK_MS * factor, ends, light, lands_ms=out)
    arrives, ends, hits, takes_off = _travel(ply, factor)
    if not ply.is_trapped:
        return Beats(arrives, ends, hits, takes_off, lands_ms=arrives)
    shows_0 = arrives + NET_MS + BADGE_WAITS_MS + BADGE_TURNS_MS
    ends = max(ends, arrives + CAUGHT_MS)
    return Beats(arrives, ends, hits, takes_off, net_ms=arrives, lands_ms=shows_0)


def _travel(ply: MoveView, factor: float) -> tuple[float, float, float, float]:
    """When the mover arrives, when all has settled, when it hits, when it takes off."""
    if ply.way is Way.STEP:
        arrives = STEP_MS * factor
        if ply.starts_wet or ply.ends_wet:
            return arrives, gone_ms(arrives, DROPS_MS), 0.0, 0.0
        return arrives, arrives + STEP_SETTLES_MS, 0.0, 0.0
    if ply.way is Way.CAPTURE:
        hits = STRIKE_MS * factor
        return hits + STOP_MS + OVERRUN_MS, gone_ms(hits + STOP_MS, BLOW_DUST_MS), hits, 0.0
    if ply.way is Way.RAT_ELEPHANT:
        hits = rat_hits_ms(factor)
        stands = hits + BIG_STOP_MS + SWAY_MS + SOMERSAULT_MS
        return stands, gone_ms(stands, BIG_DUST_MS), hits, COWER_MS
    takes_off = crouch_ms(factor)
    hits = takes_off + flight_ms(factor, ply.distance)
    if ply.way is Way.JUMP:
        return hits, gone_ms(hits, JUMP_DUST_MS), hits, takes_off
    return hits + STOP_MS + POUNCE_MS, gone_ms(hits + STOP_MS, BLOW_DUST_MS), hits, takes_off
