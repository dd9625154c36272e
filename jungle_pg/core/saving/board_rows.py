"""A board of rows and columns in a save: names of pieces row by row, the farthest row first."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.rulebook import Flaw

P = TypeVar("P")


class SavedBoard(Generic[P]):
    """How the boards of one game are stored; places count from the nearest row, left to right."""

    def __init__(self, columns: int, rows: int, place_names: Sequence[str], shape: str) -> None:
        self._columns, self._rows, self._names = columns, rows, place_names
        self._shape = shape
        """What a board is, for whoever stored something else."""
        self._reading = [
            row * columns + column for row in reversed(range(rows)) for column in range(columns)
        ]

    def rows(self, board: Sequence[P | None], texts: Mapping[P, str]) -> list[list[str | None]]:
        """What stands on each place, row by row."""
        told = [
            None if (piece := board[place]) is None else texts[piece] for place in self._reading
        ]
        width = self._columns
        return [told[start : start + width] for start in range(0, len(told), width)]

    def board(self, stored: Any, texts: Mapping[P, str]) -> tuple[P | None, ...]:
        """The board that was stored, or BadText."""
        known = {text: piece for piece, text in texts.items()}
        cells = self._cells(stored)
        if not all(cell is None or (isinstance(cell, str) and cell in known) for cell in cells):
            raise BadText("the board holds something that is no piece")
        return tuple(None if cell is None else known[cell] for cell in cells)

    def flaw(
        self, board: Sequence[P | None], texts: Mapping[P, str], stored: object
    ) -> Flaw | None:
        """Where a stored board differs from the one that was reached, in reading order."""
        try:
            cells = self._cells(stored)
        except BadText:
            return Flaw("board_shape")
        known = set(texts.values())
        for place in self._reading:
            cell, piece = cells[place], board[place]
            reached = None if piece is None else texts[piece]
            if cell == reached:
                continue
            square = self._names[place]
            if isinstance(cell, list) and len(cell) > 1:
                return Flaw("two_on_one_square", square=square)
            if cell is not None and not (isinstance(cell, str) and cell in known):
                return Flaw("no_such_piece", square=square)
            told = {"stored": str(cell or "-"), "reached": reached or "-"}
            return Flaw("other_piece", square=square, **told)
        return None

    def _cells(self, stored: Any) -> list[Any]:
        """What was stored for each place, whatever it is; BadText when the shape is another."""
        is_board = isinstance(stored, list) and len(stored) == self._rows
        if not is_board or not all(
            isinstance(row, list) and len(row) == self._columns for row in stored
        ):
            raise BadText(self._shape)
        told = (cell for row in stored for cell in row)
        cells = dict(zip(self._reading, told, strict=True))
        return [cells[place] for place in sorted(cells)]
