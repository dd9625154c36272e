"""One position to think about: its moves in the order of their promise, searched ever deeper."""

from random import Random
from typing import Final, Generic, Protocol, TypeVar

from jungle_pg.core.rulebook import A
from jungle_pg.engine.search.memory import NO_MOVE, Memory
from jungle_pg.engine.search.scores import INFINITE, SURE, mate_in
from jungle_pg.engine.thinking import Line, Thought

WINDOW: Final = 40
LINE_WINDOW: Final = 100
"""Where several lines are wanted: a second and third best move change more than the best one."""

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
        """Search one ply deeper, for all that is wanted."""
        if not self.wants_more:
            self.score, self.depth = self.best_score(depth, self.score), depth
            return
        self._search_lines(depth)
        told = [self._told_line(move, score, depth) for move, score in self._found(depth)]
        self.score, self.depth, self._told = told[0].score, depth, told

    def best_score(self, depth: int, last: int) -> int:
        """The score of the best move, which then is the first.

        It is looked for in a narrow window around what it was before.
        """
        low, high = -INFINITE, INFINITE
        if depth >= 4 and abs(last) < SURE:
            low, high = last - WINDOW, last + WINDOW
        while True:
            best = self._search_moves(depth, low, high)
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

    def restore(self) -> None:
        """Go on with a fresh board after a search that was stopped on its way."""
        raise NotImplementedError

    def thought(self, seconds: float) -> Thought[A]:
        """What is known after so much time."""
        best, *others = self._told or [self._told_line(self.moves[0], self.score, self.depth)]
        counted = self.depth, self.nodes, seconds
        return Thought(best.actions, best.score, best.mate_in, *counted, others=tuple(others))

    def _search_lines(self, depth: int) -> None:
        """Find the best moves in one go, so that what is none of them is refuted but once."""
        moves: list[int] = []
        scores: list[int] = []
        others: list[int] = []
        for number in range(len(self.moves)):
            move = self.moves[number]
            if number < self._lines:
                score = self._score_near(number, depth)
            else:
                top = scores[0] + 1
                score = self._value(move, depth, scores[-1], top, is_first=False)
                if score >= top:
                    score = self._value(move, depth, top - 1, INFINITE, is_first=True)
                if score <= scores[-1]:
                    others.append(move)
                    continue
            place = len(scores)
            while place > 0 and score > scores[place - 1]:
                place -= 1
            moves.insert(place, move)
            scores.insert(place, score)
            if len(moves) > self._lines:
                others.insert(0, moves.pop())
                scores.pop()
        self.moves, self._scores = moves + others, scores

    def _score_near(self, number: int, depth: int) -> int:
        """The exact score of one of the first moves, looked for around what it was before."""
        move, last = self.moves[number], 0
        if number < len(self._scores):
            last = self._scores[number]
            if self.depth > 0 and self.is_sure(last):
                return last
        low, high = -INFINITE, INFINITE
        if depth >= 4 and abs(last) < SURE:
            low, high = last - LINE_WINDOW, last + LINE_WINDOW
        while True:
            score = self._value(move, depth, low, high, is_first=True)
            if score <= low:
                low = -INFINITE
            elif score >= high:
                high = INFINITE
            else:
                return score

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

    def _search_moves(self, depth: int, low: int, high: int) -> int:
        best, alpha = -INFINITE, low
        for number, move in enumerate(self.moves):
            value = self._value(move, depth, alpha, high, is_first=number == 0)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self.moves.insert(0, self.moves.pop(number))
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
