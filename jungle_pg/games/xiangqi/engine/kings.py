"""What bears on a general, looked up by where it stands and where its enemies stand."""

from typing import Final

from jungle_pg.core.xiangqi.board import SEATS
from jungle_pg.engine.search.memory import nested
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.games.xiangqi.engine.bits import BIT
from jungle_pg.games.xiangqi.engine.guards import ENEMY_SOLDIERS, IS_ENEMY_SOLDIER, LEGS, LINES
from jungle_pg.games.xiangqi.engine.lookups import (
    FIRST_CANNON,
    FIRST_CHARIOT,
    FIRST_HORSE,
    FIRST_SOLDIER,
)

CHECK: Final = 1 << 62
"""Set among the watched bits when the general is in check."""

# The enemy's pieces by the seat that is attacked. A general is one more chariot to the other one.
_CHARIOTS: Final = nested(
    [16 * (1 - seat) + place for place in (0, FIRST_CHARIOT, FIRST_CHARIOT + 1)] for seat in SEATS
)
_CANNONS: Final = nested(
    [16 * (1 - seat) + place for place in (FIRST_CANNON, FIRST_CANNON + 1)] for seat in SEATS
)
_HORSES: Final = nested(
    [16 * (1 - seat) + place for place in (FIRST_HORSE, FIRST_HORSE + 1)] for seat in SEATS
)

BEARING: Final = nested(
    [int(line is not None or leg is not None) for line, leg in zip(lines, legs, strict=True)]
    for lines, legs in zip(LINES, LEGS, strict=True)
)
"""By the point of a general: 1 where a piece could stand that attacks it."""


def watched_bits(seat: i64, points: vec[i64], cells: vec[i64], low: i64, high: i64) -> i64:
    """The bits where a move of this side could expose its general; CHECK when it is attacked.

    In check only moves that touch these bits, and those of the general, can help. The bits of both
    words are joined: a point that shares its bit with a watched one is looked at in vain.
    """
    general = points[16 * seat]
    lines, legs = LINES[general], LEGS[general]
    watched: i64 = 0
    for piece in _CHARIOTS[seat]:
        gap = lines[points[piece]]
        if gap is not None:
            blockers = low & gap.low | (high & gap.high) >> 1
            if not blockers:
                watched |= gap.bits | BIT[points[piece]] | CHECK
            elif not blockers & (blockers - 1):
                watched |= blockers
    for piece in _CANNONS[seat]:
        gap = lines[points[piece]]
        if gap is not None:
            blockers = low & gap.low | (high & gap.high) >> 1
            if not blockers:
                watched |= gap.bits
            else:
                more = blockers & (blockers - 1)
                if not more:
                    watched |= gap.bits | BIT[points[piece]] | CHECK
                elif not more & (more - 1):
                    watched |= blockers
    for piece in _HORSES[seat]:
        leg = legs[points[piece]]
        if leg is not None:
            watched |= leg.bits
            if not low & leg.low and not high & leg.high:
                watched |= BIT[points[piece]] | CHECK
    near = ENEMY_SOLDIERS[seat][general]
    if near.zone & (high if seat else low):
        is_soldier = IS_ENEMY_SOLDIER[seat]
        for point in near.points:
            if is_soldier[cells[point]]:
                watched |= BIT[point] | CHECK
    return watched


def is_exposed(seat: i64, points: vec[i64], cells: vec[i64], low: i64, high: i64) -> bool:
    """Whether the general of a side could be taken, or faces the other one."""
    general = points[16 * seat]
    lines, legs = LINES[general], LEGS[general]
    for piece in _CHARIOTS[seat]:
        gap = lines[points[piece]]
        if gap is not None and not low & gap.low and not high & gap.high:
            return True
    for piece in _CANNONS[seat]:
        gap = lines[points[piece]]
        if gap is not None:
            blockers = low & gap.low | (high & gap.high) >> 1
            if blockers and not blockers & (blockers - 1):
                return True
    for piece in _HORSES[seat]:
        leg = legs[points[piece]]
        if leg is not None and not low & leg.low and not high & leg.high:
            return True
    near = ENEMY_SOLDIERS[seat][general]
    if near.zone & (high if seat else low):
        is_soldier = IS_ENEMY_SOLDIER[seat]
        for point in near.points:
            if is_soldier[cells[point]]:
                return True
    return False


def gives_check(piece: i64, target: i64, general: i64, low: i64, high: i64) -> bool:
    """Whether a piece that arrives on a point attacks the enemy general there from itself."""
    place = piece & 15
    if place >= FIRST_SOLDIER:
        return target in ENEMY_SOLDIERS[1 - (piece >> 4)][general].points
    if place < FIRST_HORSE:
        return False
    gap = (LEGS if place < FIRST_CHARIOT else LINES)[general][target]
    if gap is None:
        return False
    blockers = low & gap.low | (high & gap.high) >> 1
    if place < FIRST_CANNON:
        return not blockers
    return bool(blockers) and not blockers & (blockers - 1)
