"""The mutable board of the search, made from any state of Xiangqi."""

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.paths import MOVES, Move
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.search.memory import MOVE_MASK
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.games.xiangqi.engine.balance import BALANCE, COUNT
from jungle_pg.games.xiangqi.engine.bits import BIT, HALF, HIGH, LOW, NO_POINT
from jungle_pg.games.xiangqi.engine.kings import CHECK, is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import FIRST_HORSE, HOME, NO_PIECE, lookups, numbered


class SearchBoard:
    """Cells, points and words of bits with make and unmake; all numbers as in the tables.

    `low` and `high` are the points of the side to move, `their_low` and `their_high` the enemy's.
    """

    def __init__(self, state: XiangqiState) -> None:
        self.lookups = lookups()
        self.stands, self.promises = self.lookups.stands, self.lookups.promises
        self.points = numbered(state.board)
        self.cells: vec[i64] = vec[i64]([NO_PIECE] * (NO_POINT + 1))
        for number, point in enumerate(self.points[:NO_PIECE]):
            if point != NO_POINT:
                self.cells[point] = number
        self.seat: Seat = state.mover
        self.quiet = state.quiet
        self.low, self.high = self._words(self.seat)
        self.their_low, self.their_high = self._words(opponent(self.seat))
        self.count: i64 = sum(COUNT[piece] for piece in self.cells)
        self.key: i64 = self._key()
        self.score: i64 = self._score()
        self._made: list[tuple[int, int, int]] = []

    def legal_moves(self) -> list[int]:
        low, high = self.low | self.their_low, self.high | self.their_high
        captures: list[int] = []
        quiets = self.generate(self.seat, low, high, captures)
        moves = [capture & MOVE_MASK for capture in captures] + quiets
        watched = watched_bits(self.seat, self.points, self.cells, low, high)
        return self.safe_moves(moves, self.seat, low, high, watched)

    def generate(self, seat: i64, low: i64, high: i64, captures: list[int]) -> list[int]:
        """The quiet moves by the pieces' own rules; captures are added, each with its promise."""
        cells, promises = self.cells, self.promises[seat]
        quiets: list[int] = []
        standing = self.points[16:32] if seat else self.points
        for point, row in zip(standing, self.stands[seat]):  # noqa: B905 - mypyc knows no other zip
            stand = row[point]
            blockers = stand.zone & (low if point < HALF else high)
            if stand.rest:
                if point < HALF:
                    blockers |= (high & stand.rest) >> stand.shift
                else:
                    blockers |= (low & stand.rest) << stand.shift
            ways = stand.ways[blockers]
            quiets += ways.quiets
            for hit in ways.hits:
                promise = promises[cells[hit.target]]
                if promise:
                    captures.append(promise | hit.attack)
        return quiets

    def captures(
        self, seat: i64, low: i64, high: i64, their_low: i64, their_high: i64
    ) -> list[int]:
        """The captures alone, by the pieces' own rules."""
        cells, promises = self.cells, self.promises[seat]
        captures: list[int] = []
        first = 16 * seat
        rows = self.stands[seat]
        if not (their_high if seat else their_low) & HOME[seat]:
            # Nobody is where the general and its guards could take.
            first += FIRST_HORSE
            rows = rows[FIRST_HORSE:]
        for point, row in zip(self.points[first : 16 * seat + 16], rows):  # noqa: B905 - as above
            stand = row[point]
            if stand.rest:
                if point < HALF:
                    blockers = low & stand.zone | (high & stand.rest) >> stand.shift
                else:
                    blockers = high & stand.zone | (low & stand.rest) << stand.shift
            elif stand.zone & (their_low if point < HALF else their_high):
                blockers = stand.zone & (low if point < HALF else high)
            else:
                continue
            for hit in stand.ways[blockers].hits:
                promise = promises[cells[hit.target]]
                if promise:
                    captures.append(promise | hit.attack)
        return captures

    def general_moves(self, seat: i64, low: i64, high: i64) -> list[int]:
        """The moves of a general by its own rule."""
        point = self.points[16 * seat]
        stand = self.stands[seat][0][point]
        ways = stand.ways[stand.zone & (low if point < HALF else high)]
        promises = self.promises[seat]
        taking = [hit.attack & MOVE_MASK for hit in ways.hits if promises[self.cells[hit.target]]]
        return ways.quiets + taking

    def safe_moves(
        self, moves: list[int], seat: i64, low: i64, high: i64, watched: i64
    ) -> list[int]:
        """Of moves by the pieces' own rules, those that keep the general safe."""
        facts, risky = self.lookups.moves, watched | BIT[self.points[16 * seat]]
        is_checked = watched >= CHECK
        return [
            move
            for move in moves
            if (
                self.keeps_safe(move, seat, low, high)
                if facts[move].bits & risky
                else not is_checked
            )
        ]

    def keeps_safe(self, move: i64, seat: i64, low: i64, high: i64) -> bool:
        """Whether the general is safe after a move; the board is as before in the end."""
        cells, points = self.cells, self.points
        facts = self.lookups.moves[move]
        start, target = facts.start, facts.target
        piece, victim = cells[start], cells[target]
        cells[start], cells[target] = NO_PIECE, piece
        points[piece], points[victim] = target, NO_POINT
        low, high = (low | LOW[target]) ^ LOW[start], (high | HIGH[target]) ^ HIGH[start]
        is_safe = not is_exposed(seat, points, cells, low, high)
        points[piece], points[victim] = start, target
        cells[start], cells[target] = piece, victim
        return is_safe

    def make(self, move: int) -> None:
        facts = self.lookups.moves[move]
        start, target = facts.start, facts.target
        piece, victim = self.cells[start], self.cells[target]
        self._made.append((move, victim, self.quiet))
        self.cells[start], self.cells[target] = NO_PIECE, piece
        score = self.score + facts.gain
        self.key ^= facts.key
        self.quiet += 1
        if victim != NO_PIECE:
            self.points[victim] = NO_POINT
            self._lift(target)
            score += self.lookups.values[victim][target]
            self.key ^= self.lookups.keys[victim][target]
            self.quiet = 0
            score += self._count(self.count - COUNT[victim])
        self.points[piece] = target
        self.low ^= facts.low
        self.high ^= facts.high
        self._change_sides(score)

    def unmake(self) -> None:
        move, victim, self.quiet = self._made.pop()
        self._change_sides(self.score)
        facts = self.lookups.moves[move]
        start, target = facts.start, facts.target
        piece = self.cells[target]
        self.cells[start], self.cells[target] = piece, victim
        self.points[piece] = start
        self.low ^= facts.low
        self.high ^= facts.high
        self.score -= facts.gain
        self.key ^= facts.key
        if victim != NO_PIECE:
            self.points[victim] = target
            self._lift(target)
            self.score -= self.lookups.values[victim][target]
            self.key ^= self.lookups.keys[victim][target]
            self.score += self._count(self.count + COUNT[victim])

    def action(self, move: int) -> Move:
        facts = self.lookups.moves[move]
        return MOVES[facts.start][facts.target]

    def _lift(self, point: i64) -> None:
        """Take an enemy piece off its point, or put it back."""
        self.their_low ^= LOW[point]
        self.their_high ^= HIGH[point]

    def _change_sides(self, score: i64) -> None:
        self.low, self.their_low = self.their_low, self.low
        self.high, self.their_high = self.their_high, self.high
        self.score, self.seat = -score, opponent(self.seat)

    def _count(self, count: i64) -> i64:
        """Change what is on the board; what that gains the side to move."""
        change = BALANCE[count] - BALANCE[self.count]
        self.count = count
        return -change if self.seat else change

    def _words(self, seat: Seat) -> tuple[i64, i64]:
        low: i64 = 0
        high: i64 = 0
        for point in self.points[16 * seat : 16 * seat + 16]:
            low |= LOW[point]
            high |= HIGH[point]
        return low, high

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
