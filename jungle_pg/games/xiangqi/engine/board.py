"""The mutable board of the search, made from any state of Xiangqi."""

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.paths import MOVES, Move
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.xiangqi.engine.balance import BALANCE, COUNT
from jungle_pg.games.xiangqi.engine.kings import CHECK, is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import (
    BIT,
    MOVE_MASK,
    NO_PIECE,
    NO_POINT,
    lookups,
    numbered,
)


class SearchBoard:
    """Cells, points and masks with make and unmake; all numbers as in the tables."""

    def __init__(self, state: XiangqiState) -> None:
        self.lookups = lookups()
        self.rows, self.promises = self.lookups.rows, self.lookups.promises
        self.points = numbered(state.board)
        self.cells = [NO_PIECE] * (NO_POINT + 1)
        for number, point in enumerate(self.points[:NO_PIECE]):
            if point != NO_POINT:
                self.cells[point] = number
        self.seat: Seat = state.mover
        self.quiet = state.quiet
        self.own, self.their = self._bits(self.seat), self._bits(opponent(self.seat))
        self.count = sum(COUNT[piece] for piece in self.cells)
        self.key, self.score = self._key(), self._score()
        self._made: list[tuple[int, int, int]] = []

    def legal_moves(self) -> list[int]:
        captures: list[int] = []
        quiets = self.generate(self.seat, self.own | self.their, captures)
        moves = [capture & MOVE_MASK for capture in captures] + quiets
        watched = watched_bits(self.seat, self.points, self.cells, self.own | self.their)
        return self.safe_moves(moves, self.seat, self.own, self.their, watched)

    def generate(self, seat: Seat, occupied: int, captures: list[int]) -> list[int]:
        """The quiet moves by the pieces' own rules; captures are added, each with its promise."""
        cells, promises = self.cells, self.promises[seat]
        quiets: list[int] = []
        standing = self.points[16:32] if seat else self.points
        for point, row in zip(standing, self.rows[seat], strict=False):
            zone, ways = row[point]
            quiet, hits = ways[occupied & zone]
            quiets += quiet
            for target, attack in hits:
                promise = promises[cells[target]]
                if promise:
                    captures.append(promise | attack)
        return quiets

    def captures(self, seat: Seat, occupied: int, their: int) -> list[int]:
        """The captures alone, by the pieces' own rules."""
        cells, promises = self.cells, self.promises[seat]
        captures: list[int] = []
        standing = self.points[16:32] if seat else self.points
        for point, row in zip(standing, self.rows[seat], strict=False):
            zone, ways = row[point]
            if zone & their:
                for target, attack in ways[occupied & zone][1]:
                    promise = promises[cells[target]]
                    if promise:
                        captures.append(promise | attack)
        return captures

    def moves_of(self, piece: int, occupied: int) -> list[int]:
        """The moves of one piece by its own rule."""
        seat = piece >> 4
        zone, ways = self.rows[seat][piece & 15][self.points[piece]]
        quiets, hits = ways[occupied & zone]
        promises = self.promises[seat]
        taking = [attack & MOVE_MASK for target, attack in hits if promises[self.cells[target]]]
        return quiets + taking

    def safe_moves(
        self, moves: list[int], seat: Seat, own: int, their: int, watched: int
    ) -> list[int]:
        """Of moves by the pieces' own rules, those that keep the general safe."""
        general = BIT[self.points[16 * seat]]
        facts, risky = self.lookups.moves, watched | general
        is_checked = watched >= CHECK
        return [
            move
            for move in moves
            if (
                self.keeps_safe(move, seat, own, their)
                if facts[move][2] & risky
                else not is_checked
            )
        ]

    def keeps_safe(self, move: int, seat: Seat, own: int, their: int) -> bool:
        """Whether the general is safe after a move; the board is as before in the end."""
        cells, points = self.cells, self.points
        start, target, bits, _, _ = self.lookups.moves[move]
        piece, victim = cells[start], cells[target]
        cells[start], cells[target] = NO_PIECE, piece
        points[piece], points[victim] = target, NO_POINT
        left = their & ~bits if victim != NO_PIECE else their
        is_safe = not is_exposed(seat, points, cells, own ^ bits | left)
        points[piece], points[victim] = start, target
        cells[start], cells[target] = piece, victim
        return is_safe

    def make(self, move: int) -> None:
        start, target, bits, key, gain = self.lookups.moves[move]
        piece, victim = self.cells[start], self.cells[target]
        self._made.append((move, victim, self.quiet))
        self.cells[start], self.cells[target] = NO_PIECE, piece
        their, score = self.their, self.score + gain
        self.key ^= key
        self.quiet += 1
        if victim != NO_PIECE:
            self.points[victim] = NO_POINT
            their ^= BIT[target]
            score += self.lookups.values[victim][target]
            self.key ^= self.lookups.keys[victim][target]
            self.quiet = 0
            score += self._count(self.count - COUNT[victim])
        self.points[piece] = target
        self.own, self.their = their, self.own ^ bits
        self.score, self.seat = -score, opponent(self.seat)

    def unmake(self) -> None:
        move, victim, self.quiet = self._made.pop()
        start, target, bits, key, gain = self.lookups.moves[move]
        piece = self.cells[target]
        self.cells[start], self.cells[target] = piece, victim
        self.points[piece] = start
        own, their = self.their ^ bits, self.own
        self.seat = opponent(self.seat)
        score = -self.score - gain
        self.key ^= key
        if victim != NO_PIECE:
            self.points[victim] = target
            their ^= BIT[target]
            score -= self.lookups.values[victim][target]
            self.key ^= self.lookups.keys[victim][target]
            score += self._count(self.count + COUNT[victim])
        self.own, self.their = own, their
        self.score = score

    def action(self, move: int) -> Move:
        start, target, *_ = self.lookups.moves[move]
        return MOVES[start][target]

    def _count(self, count: int) -> int:
        """Change what is on the board; what that gains the side to move."""
        change = BALANCE[count] - BALANCE[self.count]
        self.count = count
        return -change if self.seat else change

    def _bits(self, seat: Seat) -> int:
        return sum(BIT[point] for point in self.points[16 * seat : 16 * seat + 16])

    def _key(self) -> int:
        key = self.lookups.side_key if self.seat else 0
        for piece, point in enumerate(self.points[:NO_PIECE]):
            key ^= self.lookups.keys[piece][point]
        return key

    def _score(self) -> int:
        score = BALANCE[self.count]
        for piece, point in enumerate(self.points[:NO_PIECE]):
            value = self.lookups.values[piece][point]
            score += -value if piece >= 16 else value
        return -score if self.seat else score
