"""One position to think about: its moves in the order of their promise, searched ever deeper."""

from random import Random
from typing import Final, Generic, Protocol, TypeVar

from jungle_pg.core.rulebook import A
from jungle_pg.engine.memory import NO_MOVE, Memory
from jungle_pg.engine.scores import INFINITE, SURE, mate_in
from jungle_pg.engine.thinking import Line, Thought

WINDOW: Final = 40

A_co = TypeVar("A_co", covariant=True)


class RootBoard(Protocol[A_co]):
    """What a root needs of the board a search plays on."""

    key: int

    def legal_moves(self) -> list[int]:
        """All legal moves, as the numbers the search knows them by."""

    def make(self, move: int) -> None:
        """Carry out a legal move."""

    def unmake(self) -> None:
        """Take the last move back."""

    def action(self, move: int) -> A_co:
        """A move as the rulebook knows it."""


class Root(Generic[A]):
    """The position in question, its moves in the order of their promise."""

    def __init__(self, board: RootBoard[A], memory: Memory) -> None:
        self.position, self._memory = board, memory
        self.moves = board.legal_moves()
        self.score, self.depth = 0, 0
        self._lines, self._about, self._about_score = 1, NO_MOVE, 0
        self._scores: list[int] = []
        """Of the first moves, of as many as lines are wanted."""
        self._told: list[Line[A]] = []
        """What was found at the last depth that was searched to its end, where lines are wanted."""

    def want(self, lines: int, about: object) -> None:
        """Find so many lines, and that of an action besides; all of them to the same depth."""
        self._lines = max(1, min(lines, len(self.moves)))
        named = [move for move in self.moves if self.position.action(move) == about]
        self._about = named[0] if named else NO_MOVE

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        raise NotImplementedError

    @property
    def is_settled(self) -> bool:
        """Whether nothing is to be gained by looking deeper."""
        found = self._told or [Line((), self.score)]
        return all(self.is_sure(line.score) for line in found)

    @property
    def wants_more(self) -> bool:
        """Whether more than the best move is wanted."""
        return self._lines > 1 or self._about != NO_MOVE

    def is_sure(self, score: int) -> bool:
        """Whether a score stays what it is, however deep one looks."""
        return abs(score) > SURE

    def look(self, depth: int, alpha: int, beta: int) -> int:
        """The score of the position on the board, one move from here, for its side to move."""
        raise NotImplementedError

    def shuffle(self, rng: Random) -> None:
        """Let luck decide between moves of equal score."""
        rng.shuffle(self.moves)

    def deepen(self, depth: int) -> None:
        """Search one ply deeper; of several lines each without the moves of those before it."""
        if not self.wants_more:
            self.score, self.depth = self.best_score(depth, self.score), depth
            return
        for first in range(self._lines):
            if first == len(self._scores):
                self._scores.append(0)
            if not self._stays(first):
                self._scores[first] = self.best_score(depth, self._scores[first], first)
                self._rise(first)
        told = [self._told_line(move, score, depth) for move, score in self._found(depth)]
        self.score, self.depth, self._told = told[0].score, depth, told

    def best_score(self, depth: int, last: int, first: int = 0) -> int:
        """The score of the best of the moves from a number on, which then stands there.

        It is looked for in a narrow window around what it was before.
        """
        low, high = -INFINITE, INFINITE
        if depth >= 4 and abs(last) < SURE:
            low, high = last - WINDOW, last + WINDOW
        while True:
            best = self._search_moves(depth, low, high, first)
            if best <= low:
                low = -INFINITE
            elif best >= high:
                high = INFINITE
            else:
                return best

    def scores(self, depth: int) -> list[tuple[int, int]]:
        """Every move with its exact score at a depth."""
        return [
            (move, self._value(move, depth, -INFINITE, INFINITE, is_first=True))
            for move in self.moves
        ]

    def restore(self, board: RootBoard[A]) -> None:
        """Go on with a fresh board after a search that was stopped on its way."""
        self.position = board

    def thought(self, seconds: float) -> Thought[A]:
        """What is known after so much time."""
        best, *others = self._told or [self._told_line(self.moves[0], self.score, self.depth)]
        counted = self.depth, self.nodes, seconds
        return Thought(best.actions, best.score, best.mate_in, *counted, others=tuple(others))

    def _rise(self, place: int) -> None:
        """Put a line before those that turned out to be worse: a search may change its mind."""
        moves, scores = self.moves, self._scores
        while place > 0 and scores[place] > scores[place - 1]:
            scores.insert(place - 1, scores.pop(place))
            moves.insert(place - 1, moves.pop(place))
            place -= 1

    def _stays(self, first: int) -> bool:
        """Whether a move is the best of those that are left, however deep one looks."""
        return self.depth > 0 and self.is_sure(self._scores[first])

    def _found(self, depth: int) -> list[tuple[int, int]]:
        """The first moves with their scores, and the one that was asked about among them."""
        found = list(zip(self.moves, self._scores))  # noqa: B905 - mypyc knows no other zip
        about = self._about
        if about == NO_MOVE or about in self.moves[: len(found)]:
            return found
        # No other move is better than the last one found, so the window ends there.
        most, low = found[-1][1], -INFINITE
        if depth >= 4 and abs(self._about_score) < SURE:
            low = min(self._about_score, most) - WINDOW
        score = self._value(about, depth, low, most + 1, is_first=True)
        if score <= low:
            score = self._value(about, depth, -INFINITE, low + 1, is_first=True)
        self._about_score = min(score, most)
        return [*found, (about, self._about_score)]

    def _told_line(self, move: int, score: int, depth: int) -> Line[A]:
        return Line(tuple(self._line(move, depth)), score, mate_in(score))

    def _search_moves(self, depth: int, low: int, high: int, first: int) -> int:
        best, alpha = -INFINITE, low
        for number in range(first, len(self.moves)):
            move = self.moves[number]
            value = self._value(move, depth, alpha, high, is_first=number == first)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self.moves.insert(first, self.moves.pop(number))
                    if value >= high:
                        break
        return best

    def _value(self, move: int, depth: int, alpha: int, beta: int, *, is_first: bool) -> int:
        self.position.make(move)
        if is_first:
            value = -self.look(depth - 1, -beta, -alpha)
        else:
            value = -self.look(depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -self.look(depth - 1, -beta, -alpha)
        self.position.unmake()
        return value

    def _line(self, first: int, depth: int) -> list[A]:
        """A move and the answers the memory holds."""
        board, line = self.position, [self.position.action(first)]
        board.make(first)
        keys = {board.key}
        while len(line) < depth:
            move = self._memory.best_move(board.key)
            if move not in board.legal_moves():
                break
            board.make(move)
            if board.key in keys:
                board.unmake()
                break
            line.append(board.action(move))
            keys.add(board.key)
        for _ in line:
            board.unmake()
        return line
