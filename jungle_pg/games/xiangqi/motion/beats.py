"""When what happens in a ply, for eyes and ears alike; all in milliseconds."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.xiangqi.pieces import Kind
from jungle_pg.games.moving.beats import (
    BLOW_DUST_MS,
    CROUCH_MS,
    JUMP_DUST_MS,
    OVERRUN_MS,
    POUNCE_MS,
    STEP_MS,
    STEP_SETTLES_MS,
    STOP_MS,
    STRIKE_MS,
    gone_ms,
)
from jungle_pg.games.xiangqi.motion.move_view import MoveView, Way

ROLL_MS: Final = 140
ROLL_A_SQUARE_MS: Final = 26
HEAVY: Final = 1.15
"""A cannon rolls slower than a chariot by so much."""
WHEEL_DUST_MS: Final = 260

HORSE_MS: Final = 270
ELEPHANT_MS: Final = 340
ELEPHANT_CROUCH_MS: Final = 100

LOAD_MS: Final = 120
"""A cannon crouches back before it fires; a slow pace makes it no slower."""
SHOT_MS: Final = 170
SHOT_A_SQUARE_MS: Final = 24
SMOKE_MS: Final = 360

ALARM_WAITS_MS: Final = 30
ALARM_MS: Final = 420
"""The ring around a general in check, and its trembling."""

TOTTERS_MS: Final = 460
FALLS_MS: Final = 300
ROCKS_MS: Final = 240
"""A beaten general totters, falls over and rocks until it lies still."""
FALL_WAITS_MS: Final = 260
FALL_DUST_MS: Final = 400


@dataclass(frozen=True, slots=True)
class Beats:
    """The moments of one ply, from its beginning."""

    arrives_ms: float
    """The mover stands on its point."""
    ends_ms: float
    hits_ms: float = 0.0
    """The blow, or the end of a leap."""
    takes_off_ms: float = 0.0
    """The feet leave the ground, or the cannon fires."""
    alarm_ms: float | None = None
    """The general notices that it is in check."""
    falls_ms: float | None = None
    """A beaten general begins to totter."""
    lands_ms: float = 0.0
    """The next ply may follow."""

    @property
    def thuds_ms(self) -> float:
        """When a beaten general hits the ground."""
        return (self.falls_ms or 0.0) + TOTTERS_MS + FALLS_MS


def beats_of(ply: MoveView, factor: float) -> Beats:
    """The moments of a ply when travel takes the factor's part of its usual time."""
    arrives, ends, hits, takes_off = _travel(ply, factor)
    alarm = falls = None
    lands = arrives
    if ply.alarmed is not None:
        alarm = arrives + ALARM_WAITS_MS
        ends = max(ends, alarm + ALARM_MS)
    if ply.fallen is not None:
        falls = arrives + FALL_WAITS_MS
        lands = falls + TOTTERS_MS + FALLS_MS
        ends = max(ends, lands + ROCKS_MS, gone_ms(lands, FALL_DUST_MS))
    return Beats(arrives, ends, hits, takes_off, alarm, falls, lands)


def _travel(ply: MoveView, factor: float) -> tuple[float, float, float, float]:
    """When the mover arrives, when all has settled, when it hits, when it takes off."""
    match ply.way:
        case Way.STEP:
            arrives = STEP_MS * factor
            return arrives, arrives + STEP_SETTLES_MS, arrives, 0.0
        case Way.ROLL:
            arrives = _roll_ms(ply) * factor
            return arrives, gone_ms(arrives, WHEEL_DUST_MS), arrives, 0.0
        case Way.LEAP:
            takes_off, hits = _leap(ply, factor)
            return hits, gone_ms(hits, JUMP_DUST_MS), hits, takes_off
        case Way.POUNCE:
            takes_off, hits = _leap(ply, factor)
            return hits + STOP_MS + POUNCE_MS, _settled(hits), hits, takes_off
        case Way.SHOT:
            takes_off = LOAD_MS * min(factor, 1.0)
            hits = takes_off + (SHOT_MS + SHOT_A_SQUARE_MS * ply.distance) * factor
            ends = max(_settled(hits), gone_ms(takes_off, SMOKE_MS))
            return hits + STOP_MS + POUNCE_MS, ends, hits, takes_off
        case Way.RAM:
            hits = _roll_ms(ply) * factor
            return hits + STOP_MS + OVERRUN_MS, _settled(hits), hits, 0.0
    hits = STRIKE_MS * factor
    return hits + STOP_MS + OVERRUN_MS, _settled(hits), hits, 0.0


def _settled(hits_ms: float) -> float:
    return gone_ms(hits_ms + STOP_MS, BLOW_DUST_MS)


def _roll_ms(ply: MoveView) -> float:
    heavy = HEAVY if ply.piece.kind is Kind.CANNON else 1.0
    return (ROLL_MS + ROLL_A_SQUARE_MS * ply.distance) * heavy


def _leap(ply: MoveView, factor: float) -> tuple[float, float]:
    """When a leap begins and when it ends."""
    is_heavy = ply.piece.kind is Kind.ELEPHANT
    takes_off = (ELEPHANT_CROUCH_MS if is_heavy else CROUCH_MS) * min(factor, 1.0)
    return takes_off, takes_off + (ELEPHANT_MS if is_heavy else HORSE_MS) * factor
