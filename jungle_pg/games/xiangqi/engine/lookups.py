"""What the search looks up instead of working it out: built once, the rules of moves never change.

Pieces are numbers 0-31 (seat * 16 + place in `SET`), moves are numbers into `moves`, and occupied
points are bits. Two pieces of a kind share their moves, so a remembered move fits either of them.
"""

from functools import cache
from random import Random
from typing import Final, TypeAlias

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.board import POINTS, SEATS, Point, may_stand
from jungle_pg.core.xiangqi.paths import (
    ADVISOR_STEPS,
    ELEPHANT_LEAPS,
    GENERAL_STEPS,
    HORSE_LEAPS,
    RAYS,
    SOLDIER_STEPS,
)
from jungle_pg.core.xiangqi.pieces import MOST, Kind, Piece
from jungle_pg.games.xiangqi.engine.evaluation import piece_value

SET: Final = tuple(kind for kind in Kind for _ in range(MOST[kind]))
"""The kinds of the sixteen pieces of a side, in the order of their numbers."""

FIRST_HORSE: Final = SET.index(Kind.HORSE)
FIRST_CHARIOT: Final = SET.index(Kind.CHARIOT)
FIRST_CANNON: Final = SET.index(Kind.CANNON)
FIRST_SOLDIER: Final = SET.index(Kind.SOLDIER)

NO_PIECE: Final = 32
NO_POINT: Final = 90
NO_MOVE: Final = -1
MOVE_BITS: Final = 14
"""Bits that hold a move number, below the promise of a capture in sorting."""

MOVE_MASK: Final = (1 << MOVE_BITS) - 1
ATTACKER_BITS: Final = MOVE_BITS + 3

BIT: Final = [*(1 << point for point in POINTS), 0]

VICTIM_ORDER: Final = {
    Kind.GENERAL: 0,
    Kind.ADVISOR: 2,
    Kind.ELEPHANT: 2,
    Kind.HORSE: 4,
    Kind.CHARIOT: 6,
    Kind.CANNON: 4,
    Kind.SOLDIER: 1,
}
"""Which captures to look at first, and with whom last."""

MOST_KEPT: Final = 1024
"""How many arrangements of blockers are kept for one piece on one point."""

MoveFacts: TypeAlias = tuple[Point, Point, int, int, int]
"""Start, target, changed bits, change of the key, gain in worth."""

Hit: TypeAlias = tuple[Point, int]
"""An occupied target that could be taken, and the move with the worth of the attacker above it."""

Ways: TypeAlias = tuple[list[int], tuple[Hit, ...]]
"""Quiet moves, and what could be taken if it is an enemy."""

Step: TypeAlias = tuple[int, Point, int]
"""Bit that must be empty, target and move of a piece that takes steps or leaps."""


class StepWays(dict[int, Ways]):
    """The ways of a stepping piece by the bits that stand around it, worked out when asked for."""

    def __init__(self, steps: list[Step], attacker: int) -> None:
        super().__init__()
        self._steps, self._attacker = steps, attacker

    def __missing__(self, blockers: int) -> Ways:
        if len(self) >= MOST_KEPT:
            self.clear()
        free = [step for step in self._steps if not step[0] & blockers]
        quiets = [move for _, target, move in free if not BIT[target] & blockers]
        hits = [
            (target, self._attacker | move) for _, target, move in free if BIT[target] & blockers
        ]
        self[blockers] = ways = (quiets, tuple(hits))
        return ways


class LineWays(dict[int, Ways]):
    """The ways of a chariot or a cannon by the bits on its lines, worked out when asked for."""

    def __init__(self, rays: list[list[Hit]], attacker: int, screens: int) -> None:
        super().__init__()
        self._rays, self._attacker, self._screens = rays, attacker, screens

    def __missing__(self, blockers: int) -> Ways:
        if len(self) >= MOST_KEPT:
            self.clear()
        quiets: list[int] = []
        hits: list[Hit] = []
        for ray in self._rays:
            met = 0
            for target, move in ray:
                if not BIT[target] & blockers:
                    if not met:
                        quiets.append(move)
                    continue
                if met == self._screens:
                    hits.append((target, self._attacker | move))
                    break
                met += 1
        self[blockers] = ways = (quiets, tuple(hits))
        return ways


Row: TypeAlias = list[tuple[int, dict[int, Ways]]]
"""For each point the zone of a piece there, and its ways by the blockers in the zone."""


class Lookups:
    """The lookup tables of the game."""

    def __init__(self) -> None:
        rng = Random(1949)
        kinds = [Piece(seat, kind) for seat in SEATS for kind in Kind]
        keys = {piece: [rng.getrandbits(60) for _ in POINTS] + [0] for piece in kinds}
        self.side_key = rng.getrandbits(60)
        values = {piece: [piece_value(piece, point) for point in POINTS] + [0] for piece in kinds}
        pieces = [Piece(seat, kind) for seat in SEATS for kind in SET]
        self.keys = [keys[piece] for piece in pieces] + [[0] * (NO_POINT + 1)]
        self.values = [values[piece] for piece in pieces] + [[0] * (NO_POINT + 1)]
        self.moves: list[MoveFacts] = []
        self._facts = (keys, values)
        rows = {piece: self._row(piece) for piece in kinds}
        self.rows = tuple([rows[Piece(seat, kind)] for kind in SET] for seat in SEATS)
        self.gains = [facts[4] for facts in self.moves]
        self.promises = tuple(_promises(seat) for seat in SEATS)

    def _row(self, piece: Piece) -> Row:
        row: Row = [
            self._lines(piece, point)
            if piece.kind in (Kind.CHARIOT, Kind.CANNON)
            else self._steps(piece, point)
            for point in POINTS
        ]
        return [*row, (0, {0: ([], ())})]

    def _lines(self, piece: Piece, start: Point) -> tuple[int, LineWays]:
        rays = [
            [(target, self._number(piece, start, target)) for target in ray] for ray in RAYS[start]
        ]
        zone = sum(BIT[target] for ray in RAYS[start] for target in ray)
        return zone, LineWays(rays, _attacker(piece.kind), int(piece.kind is Kind.CANNON))

    def _steps(self, piece: Piece, start: Point) -> tuple[int, StepWays]:
        steps = [
            (0 if over is None else BIT[over], target, self._number(piece, start, target))
            for over, target in reach(piece, start)
        ]
        zone = 0
        for over, target, _ in steps:
            zone |= over | BIT[target]
        return zone, StepWays(steps, _attacker(piece.kind))

    def _number(self, piece: Piece, start: Point, target: Point) -> int:
        keys, values = (table[piece] for table in self._facts)
        change = keys[start] ^ keys[target] ^ self.side_key
        gain = values[target] - values[start]
        self.moves.append((start, target, BIT[start] | BIT[target], change, gain))
        return len(self.moves) - 1


def reach(piece: Piece, start: Point) -> list[tuple[Point | None, Point]]:
    """What must be empty, and where a stepping piece gets."""
    if not may_stand(piece, start):
        return []
    match piece.kind:
        case Kind.HORSE:
            return [*HORSE_LEAPS[start]]
        case Kind.ELEPHANT:
            return [*ELEPHANT_LEAPS[piece.seat][start]]
        case Kind.GENERAL:
            targets = GENERAL_STEPS[piece.seat][start]
        case Kind.ADVISOR:
            targets = ADVISOR_STEPS[piece.seat][start]
        case _:
            targets = SOLDIER_STEPS[piece.seat][start]
    return [(None, target) for target in targets]


def _attacker(kind: Kind) -> int:
    return (7 - VICTIM_ORDER[kind]) << MOVE_BITS


def _promises(seat: Seat) -> list[int]:
    """What taking each piece promises a side; 0 for its own pieces and for nothing."""
    own, enemy = [0] * 16, [VICTIM_ORDER[kind] << ATTACKER_BITS for kind in SET]
    return [*own, *enemy, 0] if seat == 0 else [*enemy, *own, 0]


@cache
def lookups() -> Lookups:
    """The tables, built when first asked for."""
    return Lookups()


def numbered(board: tuple[Piece | None, ...]) -> list[int]:
    """Where each of the 32 pieces stands; those off the board stand nowhere."""
    points = [NO_POINT] * (NO_PIECE + 1)
    for point, piece in enumerate(board):
        if piece is not None:
            number = 16 * piece.seat + SET.index(piece.kind)
            while points[number] != NO_POINT:
                number += 1
            points[number] = point
    return points
