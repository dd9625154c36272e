"""Boards of rows and columns: their positions as text, and how they are set up."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from jungle_pg.core.arranging import Arranger, Counter
from jungle_pg.core.rulebook import BadText, Pick, Seat, opponent

P = TypeVar("P")
R_contra = TypeVar("R_contra", contravariant=True)
S = TypeVar("S")

QUIET, NUMBER = "quiet", "move_number"
LARGEST_COUNT: Final = 999_999

_COUNTS: Final = ("number of plies without capture", "move number")


@dataclass(frozen=True)  # slots and a type parameter together cannot be made by an alias
class Position(Generic[P]):
    """What a position text says."""

    board: tuple[P | None, ...]
    mover: Seat
    quiet: int = 0
    move_number: int = 1


class GridText(Generic[P]):
    """How the boards of one game are written: a letter for a piece, a digit for a gap.

    The farthest row comes first, though places count from the nearest one. Of several letters for
    a piece the first is written.
    """

    def __init__(
        self,
        columns: int,
        rows: int,
        pieces: Mapping[str, P],
        *,
        row: str = "row",
        places: str = "squares",
        piece: str = "piece",
    ) -> None:
        self.columns, self.rows, self.pieces = columns, rows, pieces
        self._row, self._places, self._piece = row, places, piece
        self._letters: dict[P | None, str] = {None: " "}
        for letter, each in pieces.items():
            self._letters.setdefault(each, letter)

    def text(self, board: Sequence[P | None]) -> str:
        """The board in letters."""
        letters = "".join(map(self._letters.__getitem__, board))
        starts = range(len(letters) - self.columns, -1, -self.columns)
        told = "/".join(letters[start : start + self.columns] for start in starts)
        return re.sub(" +", lambda gap: str(len(gap[0])), told)

    def letter(self, piece: P | None) -> str:
        """What is written for a piece; nothing for none."""
        return "" if piece is None else self._letters[piece]

    def parse(self, text: str) -> tuple[P | None, ...]:
        """The board of a text, or BadText."""
        told = text.split("/")
        if len(told) != self.rows:
            raise BadText(f"a board has {self.rows} {self._row}s, but this has {len(told)}")
        cells: list[P | None] = [None] * (self.columns * self.rows)
        for row, letters in zip(reversed(range(self.rows)), told, strict=True):
            start = row * self.columns
            cells[start : start + self.columns] = self._parse_row(row + 1, letters)
        return tuple(cells)

    def _parse_row(self, number: int, letters: str) -> list[P | None]:
        cells: list[P | None] = []
        for letter in letters:
            if letter in self.pieces:
                cells.append(self.pieces[letter])
            elif letter in "123456789":
                cells += [None] * int(letter)
            else:
                raise BadText(f"{self._row} {number}: no {self._piece} has the letter {letter!r}")
        if len(cells) != self.columns:
            length = "long" if len(cells) > self.columns else "short"
            count = f"{len(cells)} {self._places} instead of {self.columns}"
            raise BadText(f"{self._row} {number} is too {length}: {count}")
        return cells


def parse_counts(parts: Sequence[str]) -> list[int]:
    """The numbers that may stand at the end of a position text, or BadText."""
    counts = [_parse_count(name, part) for name, part in zip(_COUNTS, parts, strict=False)]
    if len(counts) == len(_COUNTS) and counts[1] == 0:
        raise BadText("the move number begins at 1")
    return counts


def _parse_count(name: str, text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) <= 6:
        return int(text)
    raise BadText(f"the {name} is a whole number, not {text!r}")


class GridArranger(Arranger[R_contra, S]):
    """Pieces on the places of a grid, the side to move, and how long nothing was taken.

    Capitals are the letters of the nearer side, and each side has the same kinds of pieces. What
    was met before a position was set up is forgotten.
    """

    grid: GridText[Any]
    names: Sequence[Pick]
    """Of the places, as they count."""

    def state(self, rules: Any, position: Position[Any]) -> S:
        """A position as a state of this game."""
        raise NotImplementedError

    def begins(self, rules: Any) -> Seat:
        """Which side moves first."""
        return 0

    def empty(self, rules: Any) -> S:
        return self.state(rules, Position((None,) * len(self.names), self.begins(rules)))

    def places(self, rules: Any) -> tuple[Pick, ...]:
        return tuple(self.names)

    def piece_on(self, state: Any, place: Pick) -> str:
        return self.grid.letter(state.board[self.names.index(place)])

    def put(self, state: Any, place: Pick, piece: str) -> S:
        board = list(state.board)
        board[self.names.index(place)] = self.grid.pieces[piece] if piece else None
        return self._changed(state, board=tuple(board))

    def to_move(self, state: Any, seat: Seat) -> S:
        return self._changed(state, mover=seat)

    def mirrored(self, state: Any) -> S:
        wide = self.grid.columns
        rows = [state.board[start : start + wide] for start in range(0, len(state.board), wide)]
        return self._changed(state, board=tuple(cell for row in rows for cell in reversed(row)))

    def swapped(self, state: Any) -> S:
        across = (
            None if piece is None else self.grid.pieces[self.grid.letter(piece).swapcase()]
            for piece in reversed(state.board)
        )
        return self._changed(state, board=tuple(across), mover=opponent(state.mover))

    def counters(self, state: Any) -> tuple[Counter, ...]:
        limit = state.rules.no_capture_limit
        highest = LARGEST_COUNT if limit is None else limit
        return (
            Counter(QUIET, min(state.quiet, highest), 0, highest),
            Counter(NUMBER, state.move_number, 1, LARGEST_COUNT),
        )

    def counted(self, state: Any, name: str, value: int) -> S:
        return self._changed(state, **{name: value})

    def _changed(self, state: Any, **change: Any) -> S:
        found = Position(state.board, state.mover, state.quiet, state.move_number)
        return self.state(state.rules, replace(found, **change))
