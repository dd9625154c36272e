"""What bears on a general, looked up by where it stands and where its enemies stand."""

from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.board import Point
from jungle_pg.games.xiangqi.engine.guards import ENEMY_SOLDIERS, IS_ENEMY_SOLDIER, LEGS, LINES
from jungle_pg.games.xiangqi.engine.lookups import (
    BIT,
    FIRST_CANNON,
    FIRST_CHARIOT,
    FIRST_HORSE,
    FIRST_SOLDIER,
)

CHECK: Final = 1 << 90
"""Set among the watched bits when the general is in check."""


def watched_bits(seat: Seat, points: list[int], cells: list[int], occupied: int) -> int:
    """The bits where a move of this side could expose its general; CHECK when it is attacked.

    In check only moves that touch these bits, and those of the general, can help.
    """
    if seat:
        general = points[16]
        facing, _, _, _, _, horse, horse_2, chariot, chariot_2, cannon, cannon_2 = points[:11]
    else:
        general = points[0]
        facing, _, _, _, _, horse, horse_2, chariot, chariot_2, cannon, cannon_2 = points[16:27]
    lines, legs = LINES[general], LEGS[general]
    watched = 0
    for point in (facing, chariot, chariot_2):
        gap = lines[point]
        if gap is not None:
            blockers = occupied & gap
            if not blockers:
                watched |= gap | BIT[point] | CHECK
            elif not blockers & (blockers - 1):
                watched |= blockers
    for point in (cannon, cannon_2):
        gap = lines[point]
        if gap is not None:
            blockers = occupied & gap
            if not blockers:
                watched |= gap
            else:
                more = blockers & (blockers - 1)
                if not more:
                    watched |= gap | BIT[point] | CHECK
                elif not more & (more - 1):
                    watched |= blockers
    for point in (horse, horse_2):
        leg = legs[point]
        if leg is not None:
            watched |= leg if occupied & leg else leg | BIT[point] | CHECK
    near = ENEMY_SOLDIERS[seat][general]
    if occupied & near[0]:
        is_soldier = IS_ENEMY_SOLDIER[seat]
        for point in near[1]:
            if is_soldier[cells[point]]:
                watched |= BIT[point] | CHECK
    return watched


def is_exposed(seat: Seat, points: list[int], cells: list[int], occupied: int) -> bool:
    """Whether the general of a side could be taken, or faces the other one."""
    if seat:
        general = points[16]
        facing, _, _, _, _, horse, horse_2, chariot, chariot_2, cannon, cannon_2 = points[:11]
    else:
        general = points[0]
        facing, _, _, _, _, horse, horse_2, chariot, chariot_2, cannon, cannon_2 = points[16:27]
    lines, legs = LINES[general], LEGS[general]
    for point in (facing, chariot, chariot_2):
        gap = lines[point]
        if gap is not None and not occupied & gap:
            return True
    for point in (cannon, cannon_2):
        gap = lines[point]
        if gap is not None:
            blockers = occupied & gap
            if blockers and not blockers & (blockers - 1):
                return True
    for point in (horse, horse_2):
        leg = legs[point]
        if leg is not None and not occupied & leg:
            return True
    near = ENEMY_SOLDIERS[seat][general]
    if occupied & near[0]:
        is_soldier = IS_ENEMY_SOLDIER[seat]
        for point in near[1]:
            if is_soldier[cells[point]]:
                return True
    return False


def gives_check(piece: int, target: Point, general: Point, occupied: int) -> bool:
    """Whether a piece that arrives on a point attacks the enemy general there from itself."""
    place = piece & 15
    if place >= FIRST_SOLDIER:
        return bool(BIT[target] & ENEMY_SOLDIERS[1 - (piece >> 4)][general][0])
    if place < FIRST_HORSE:
        return False
    gap = (LEGS if place < FIRST_CHARIOT else LINES)[general][target]
    if gap is None:
        return False
    blockers = occupied & gap
    if place < FIRST_CANNON:
        return not blockers
    return bool(blockers) and not blockers & (blockers - 1)
