"""What the search looks up instead of working it out: built once, the rules of moves never change.

Pieces are numbers 0-31 (seat * 16 + place in `SET`), moves are numbers into `moves`. Two pieces of
a kind share their moves, so a remembered move fits either of them.
"""

from functools import cache
from random import Random
from typing import Final

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
from jungle_pg.engine.search.memory import MOVE_BITS, MOVE_MASK, nested
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.games.xiangqi.engine.bits import BIT, HALF, HIGH, LOW, NO_POINT, shift_of
from jungle_pg.games.xiangqi.engine.evaluation import piece_value

SET: Final = tuple(kind for kind in Kind for _ in range(MOST[kind]))
"""The kinds of the sixteen pieces of a side, in the order of their numbers."""

FIRST_HORSE: Final = SET.index(Kind.HORSE)
FIRST_CHARIOT: Final = SET.index(Kind.CHARIOT)
FIRST_CANNON: Final = SET.index(Kind.CANNON)
FIRST_SOLDIER: Final = SET.index(Kind.SOLDIER)

NO_PIECE: Final = 32
ATTACKER_BITS: Final = MOVE_BITS + 3

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


class MoveFacts:
    """What a move changes: where a piece stands, the bits of its side, the key, the worth."""

    def __init__(self, start: i64, target: i64, key: i64, gain: i64) -> None:
        self.start, self.target, self.key, self.gain = start, target, key, gain
        self.low: i64 = LOW[start] | LOW[target]
        self.high: i64 = HIGH[start] | HIGH[target]
        self.bits: i64 = BIT[start] | BIT[target]


class Hit:
    """An occupied target that could be taken: the move with the worth of the attacker above it."""

    def __init__(self, target: i64, attack: i64) -> None:
        self.target, self.attack = target, attack


class Ways:
    """Quiet moves, and what could be taken if it is an enemy."""

    def __init__(self, quiets: list[int], hits: list[Hit]) -> None:
        self.quiets, self.hits = quiets, hits


class StepWays(dict[int, Ways]):
    """The ways of a stepping piece by the bits that stand around it, worked out when asked for."""

    def __init__(self, steps: list[tuple[int, int, Hit]]) -> None:
        super().__init__()
        self._steps = steps
        """For each step the bit that must be empty, that of the target, and the capture."""

    def __missing__(self, blockers: int) -> Ways:
        if len(self) >= MOST_KEPT:
            self.clear()
        quiets: list[int] = []
        hits: list[Hit] = []
        for over, target, hit in self._steps:
            if not over & blockers:
                if target & blockers:
                    hits.append(hit)
                else:
                    quiets.append(hit.attack & MOVE_MASK)
        self[blockers] = ways = Ways(quiets, hits)
        return ways


class LineWays(dict[int, Ways]):
    """The ways of a chariot or a cannon by the bits on its lines, worked out when asked for."""

    def __init__(self, rays: list[list[tuple[int, Hit]]], screens: int) -> None:
        super().__init__()
        self._rays, self._screens = rays, screens

    def __missing__(self, blockers: int) -> Ways:
        if len(self) >= MOST_KEPT:
            self.clear()
        quiets: list[int] = []
        hits: list[Hit] = []
        for ray in self._rays:
            met = 0
            for target, hit in ray:
                if not target & blockers:
                    if not met:
                        quiets.append(hit.attack & MOVE_MASK)
                    continue
                if met == self._screens:
                    hits.append(hit)
                    break
                met += 1
        self[blockers] = ways = Ways(quiets, hits)
        return ways


class Stand:
    """A piece on a point: its zone in the word of this half of the board, and its ways.

    For a chariot or cannon the rest of its file is in the other word. It is moved by a shift, down
    on Red's half and up on Black's, and joined to the blockers in the zone.
    """

    def __init__(self, zone: i64, rest: i64, shift: i64, ways: dict[int, Ways]) -> None:
        self.zone, self.rest, self.shift, self.ways = zone, rest, shift, ways


class Lookups:
    """The lookup tables of the game."""

    def __init__(self) -> None:
        rng = Random(1949)
        kinds = [Piece(seat, kind) for seat in SEATS for kind in Kind]
        keys = {piece: [rng.getrandbits(60) for _ in POINTS] + [0] for piece in kinds}
        self.side_key: i64 = rng.getrandbits(60)
        values = {piece: [piece_value(piece, point) for point in POINTS] + [0] for piece in kinds}
        pieces = [Piece(seat, kind) for seat in SEATS for kind in SET]
        nothing = [0] * (NO_POINT + 1)
        self.keys = nested([*(keys[piece] for piece in pieces), nothing])
        self.values = nested([*(values[piece] for piece in pieces), nothing])
        self.moves: list[MoveFacts] = []
        self._facts = (keys, values)
        stands = {piece: self._stands(piece) for piece in kinds}
        self.stands = [[stands[Piece(seat, kind)] for kind in SET] for seat in SEATS]
        """By seat, place in the set and point."""
        self.gains: vec[i64] = vec[i64](
            [-facts.gain << MOVE_BITS | move for move, facts in enumerate(self.moves)]
        )
        """What each move gains by itself, in the form of the history of moves."""
        self.promises = nested([_promises(seat) for seat in SEATS])

    def _stands(self, piece: Piece) -> list[Stand]:
        is_on_lines = piece.kind in (Kind.CHARIOT, Kind.CANNON)
        of_piece = self._on_lines if is_on_lines else self._on_steps
        return [*(of_piece(piece, point) for point in POINTS), Stand(0, 0, 0, {0: Ways([], [])})]

    def _on_lines(self, piece: Piece, start: Point) -> Stand:
        is_low = start < HALF
        near, far = (LOW, HIGH) if is_low else (HIGH, LOW)
        zone = rest = 0
        for target in (target for ray in RAYS[start] for target in ray):
            zone |= near[target]
            rest |= 0 if near[target] else far[target]
        shift = shift_of(zone, rest, is_low=is_low)
        rays = [
            [
                (near[target] or (far[target] >> shift if is_low else far[target] << shift), hit)
                for target in ray
                if (hit := self._hit(piece, start, target))
            ]
            for ray in RAYS[start]
        ]
        return Stand(zone, rest, shift, LineWays(rays, int(piece.kind is Kind.CANNON)))

    def _on_steps(self, piece: Piece, start: Point) -> Stand:
        word = LOW if start < HALF else HIGH
        steps = [
            (0 if over is None else word[over], word[target], self._hit(piece, start, target))
            for over, target in reach(piece, start)
        ]
        zone = 0
        for over, target, _ in steps:
            zone |= over | target
        return Stand(zone, 0, 0, StepWays(steps))

    def _hit(self, piece: Piece, start: Point, target: Point) -> Hit:
        return Hit(target, _attacker(piece.kind) | self._number(piece, start, target))

    def _number(self, piece: Piece, start: Point, target: Point) -> int:
        keys, values = (table[piece] for table in self._facts)
        change = keys[start] ^ keys[target] ^ self.side_key
        self.moves.append(MoveFacts(start, target, change, values[target] - values[start]))
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


def _home(seat: Seat) -> int:
    """Where the general of a side, its advisors and elephants could ever be, in their own word."""
    word = HIGH if seat else LOW
    kinds = (Kind.GENERAL, Kind.ADVISOR, Kind.ELEPHANT)
    points = [
        point for point in POINTS if any(may_stand(Piece(seat, kind), point) for kind in kinds)
    ]
    return sum(word[point] for point in points)


HOME: Final[vec[i64]] = vec[i64]([_home(seat) for seat in SEATS])


@cache
def lookups() -> Lookups:
    """The tables, built when first asked for."""
    return Lookups()


def numbered(board: tuple[Piece | None, ...]) -> vec[i64]:
    """Where each of the 32 pieces stands; those off the board stand nowhere."""
    points = [NO_POINT] * (NO_PIECE + 1)
    for point, piece in enumerate(board):
        if piece is not None:
            number = 16 * piece.seat + SET.index(piece.kind)
            while points[number] != NO_POINT:
                number += 1
            points[number] = point
    return vec[i64](points)
