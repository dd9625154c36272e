"""What the search looks up instead of working it out: built once, the rules of moves never change.

Pieces are numbers 0-31 (seat * 16 + place in `SET`), moves are numbers into `moves`. Two pieces of
a kind share their moves, so a remembered move fits either of them.

Occupied points are bits of two words, `low` for Red's half of the board and `high` for Black's, and
the files of the high word are turned by four. So no two points of one line, nor any two around a
piece that takes steps, have the same bit in their words: joined, they still tell which is which.
"""

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.xiangqi.board import (
    FILES,
    POINTS,
    SEATS,
    Point,
    file_of,
    may_stand,
    rank_of,
)
from jungle_pg.core.xiangqi.paths import (
    ADVISOR_STEPS,
    ELEPHANT_LEAPS,
    GENERAL_STEPS,
    HORSE_LEAPS,
    RAYS,
    SOLDIER_STEPS,
)
from jungle_pg.core.xiangqi.pieces import MOST, Kind, Piece
from jungle_pg.engine.memory import MOVE_BITS, nested
from jungle_pg.engine.packed import i64, vec
from jungle_pg.games.xiangqi.engine.evaluation import piece_value

SET: Final = tuple(kind for kind in Kind for _ in range(MOST[kind]))
"""The kinds of the sixteen pieces of a side, in the order of their numbers."""

FIRST_HORSE: Final = SET.index(Kind.HORSE)
FIRST_CHARIOT: Final = SET.index(Kind.CHARIOT)
FIRST_CANNON: Final = SET.index(Kind.CANNON)
FIRST_SOLDIER: Final = SET.index(Kind.SOLDIER)

NO_PIECE: Final = 32
NO_POINT: Final = 90
ATTACKER_BITS: Final = MOVE_BITS + 3

HALF_RANKS: Final = 5
TURN: Final = 4


def _bit(point: Point) -> int:
    half, rank = divmod(rank_of(point), HALF_RANKS)
    return 1 << rank * FILES + (file_of(point) + half * TURN) % FILES


BIT: Final[vec[i64]] = vec[i64]([_bit(point) for point in POINTS] + [0])
"""The bit of each point in its word."""

LOW: Final[vec[i64]] = vec[i64](
    [BIT[point] if point < HALF_RANKS * FILES else 0 for point in (*POINTS, NO_POINT)]
)
HIGH: Final[vec[i64]] = vec[i64]([BIT[point] ^ LOW[point] for point in (*POINTS, NO_POINT)])

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


class Spread:
    """Several points as bits: of the low word, of the high word, and of both joined."""

    def __init__(self, points: Iterable[Point]) -> None:
        low: i64 = 0
        high: i64 = 0
        for point in points:
            low |= LOW[point]
            high |= HIGH[point]
        self.low, self.high, self.bits = low, high, low | high


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


class Step:
    """A step or leap: the point that must be empty, the target and the move."""

    def __init__(self, over: Point | None, target: Point, move: int) -> None:
        self.over = BIT[NO_POINT if over is None else over]
        self.target, self.move = target, move


class StepWays(dict[int, Ways]):
    """The ways of a stepping piece by the bits that stand around it, worked out when asked for."""

    def __init__(self, steps: list[Step], attacker: int) -> None:
        super().__init__()
        self._steps, self._attacker = steps, attacker

    def __missing__(self, blockers: int) -> Ways:
        if len(self) >= MOST_KEPT:
            self.clear()
        free = [step for step in self._steps if not step.over & blockers]
        self[blockers] = ways = Ways(
            [step.move for step in free if not BIT[step.target] & blockers],
            [
                Hit(step.target, self._attacker | step.move)
                for step in free
                if BIT[step.target] & blockers
            ],
        )
        return ways


class LineWays(dict[int, Ways]):
    """The ways of a chariot or a cannon along a rank or file, by the bits on it."""

    def __init__(self, rays: list[list[tuple[Point, int]]], attacker: int, screens: int) -> None:
        super().__init__()
        self._rays, self._attacker, self._screens = rays, attacker, screens

    def __missing__(self, blockers: int) -> Ways:
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
                    hits.append(Hit(target, self._attacker | move))
                    break
                met += 1
        self[blockers] = ways = Ways(quiets, hits)
        return ways


class Stand:
    """A piece on a point: its zone, and its ways by the blockers in the zone.

    A chariot or cannon has one for its rank, and in `file` another one.
    """

    def __init__(
        self, zone: Iterable[Point], ways: dict[int, Ways], file: "Stand | None" = None
    ) -> None:
        spread = Spread(zone)
        self.low, self.high, self.bits = spread.low, spread.high, spread.bits
        self.ways, self.file = ways, file


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
        return [*(of_piece(piece, point) for point in POINTS), Stand((), {0: Ways([], [])})]

    def _on_lines(self, piece: Piece, start: Point) -> Stand:
        along: list[list[tuple[Point, ...]]] = [[], []]
        for ray in RAYS[start]:
            along[bool(ray) and file_of(ray[0]) == file_of(start)].append(ray)
        ranks, files = along
        return self._line(piece, start, ranks, self._line(piece, start, files, None))

    def _line(
        self, piece: Piece, start: Point, rays: list[tuple[Point, ...]], file: Stand | None
    ) -> Stand:
        moves = [[(target, self._number(piece, start, target)) for target in ray] for ray in rays]
        ways = LineWays(moves, _attacker(piece.kind), int(piece.kind is Kind.CANNON))
        return Stand([target for ray in rays for target in ray], ways, file)

    def _on_steps(self, piece: Piece, start: Point) -> Stand:
        reached = reach(piece, start)
        steps = [Step(over, target, self._number(piece, start, target)) for over, target in reached]
        zone = [point for way in reached for point in way if point is not None]
        return Stand(zone, StepWays(steps, _attacker(piece.kind)))

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
