"""One position to think about: its moves in the order of their promise, searched ever deeper."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.engine.jungle.board import SearchBoard
from jungle_pg.engine.jungle.horizon import INFINITE, MATE, SURE
from jungle_pg.engine.jungle.memory import Memory
from jungle_pg.engine.jungle.search import Search
from jungle_pg.engine.thinking import Thought

WINDOW: Final = 40
CONTEMPT: Final = 6


class Root:
    """The position in question, its moves in the order of their promise."""

    def __init__(
        self,
        state: JungleState,
        past: Sequence[JungleState],
        memory: Memory,
        must_stop: Callable[[int], bool],
    ) -> None:
        self._memory = memory
        self.board = SearchBoard(state)
        self.moves = self.board.legal_moves()
        self.score, self.depth = 0, 0
        self._wins_now = bool(self.board.den_moves(self.board.seat, self.board.own))
        self.search = Search(self.board, memory, _repeatable(state, past), CONTEMPT, must_stop)

    def shuffle(self, rng: Random) -> None:
        """Let luck decide between moves of equal score."""
        if not self._wins_now:
            rng.shuffle(self.moves)

    def deepen(self, depth: int) -> None:
        """Search one ply deeper, first in a narrow window around the last score."""
        if self._wins_now:
            self.score, self.depth = MATE - 1, depth
            return
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
        if self._wins_now:
            return [(self.moves[0], MATE - 1)]
        return [
            (move, self._value(move, depth, -INFINITE, INFINITE, is_first=True))
            for move in self.moves
        ]

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
        board = self.board
        board.make(move)
        if not board.own:
            value = MATE - 1
        elif is_first:
            value = -self._look(depth - 1, -beta, -alpha)
        else:
            value = -self._look(depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta:
                value = -self._look(depth - 1, -beta, -alpha)
        board.unmake()
        return value

    def _look(self, depth: int, alpha: int, beta: int) -> int:
        board = self.board
        return self.search.search(
            depth, alpha, beta, 1, board.seat, board.own, board.their,
            board.key, board.score, board.quiet, True,
        )  # fmt: skip

    def restore(self, state: JungleState) -> None:
        """Put the board back after a search that was stopped on its way."""
        self.board = SearchBoard(state)

    def thought(self, seconds: float) -> Thought[Move]:
        """What is known after so much time."""
        mate_in = None
        if self.score > SURE:
            mate_in = MATE - self.score
        elif self.score < -SURE:
            mate_in = -MATE - self.score
        line = tuple(self._line())
        return Thought(line, self.score, mate_in, self.depth, self.search.nodes, seconds)

    def _line(self) -> list[Move]:
        """The best move and the answers the memory holds."""
        board, line = self.board, [self.board.action(self.moves[0])]
        board.make(self.moves[0])
        keys = {board.key}
        while len(line) < self.depth:
            entry = self._memory.table[board.key & self._memory.mask]
            if entry is None or entry[0] != board.key or entry[4] not in board.legal_moves():
                break
            board.make(entry[4])
            if board.key in keys:
                board.unmake()
                break
            line.append(board.action(entry[4]))
            keys.add(board.key)
        for _ in line:
            board.unmake()
        return line


def _repeatable(state: JungleState, past: Sequence[JungleState]) -> set[int]:
    """The positions of the game that could come again; the search takes them for draws at once."""
    recent = past[max(0, len(past) - state.quiet) :]
    return {SearchBoard(earlier).key for earlier in (*recent, state)}
