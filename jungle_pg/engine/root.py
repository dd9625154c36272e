"""One position to think about: its moves in the order of their promise, searched ever deeper."""

from random import Random
from typing import Final, Generic, Protocol, TypeVar

from jungle_pg.core.rulebook import A
from jungle_pg.engine.memory import Memory
from jungle_pg.engine.scores import INFINITE, SURE, mate_in
from jungle_pg.engine.thinking import Thought

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

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        raise NotImplementedError

    @property
    def is_settled(self) -> bool:
        """Whether nothing is to be gained by looking deeper."""
        return abs(self.score) > SURE

    def look(self, depth: int, alpha: int, beta: int) -> int:
        """The score of the position on the board, one move from here, for its side to move."""
        raise NotImplementedError

    def shuffle(self, rng: Random) -> None:
        """Let luck decide between moves of equal score."""
        rng.shuffle(self.moves)

    def deepen(self, depth: int) -> None:
        """Search one ply deeper, first in a narrow window around the last score."""
        low, high = -INFINITE, INFINITE
        if depth >= 4 and abs(self.score) < SURE:
            low, high = self.score - WINDOW, self.score + WINDOW
        while True:
            best = self._search_moves(depth, low, high)
            if best <= low:
                low = -INFINITE
            elif best >= high:
                high = INFINITE
            else:
                break
        self.score, self.depth = best, depth

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
        line = tuple(self._line())
        return Thought(line, self.score, mate_in(self.score), self.depth, self.nodes, seconds)

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

    def _line(self) -> list[A]:
        """The best move and the answers the memory holds."""
        board, line = self.position, [self.position.action(self.moves[0])]
        board.make(self.moves[0])
        keys = {board.key}
        while len(line) < self.depth:
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
