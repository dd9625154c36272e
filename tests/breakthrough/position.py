"""Boards of Breakthrough: who stands where, who may go where, and a position as text.

The game of Dan Troyka: two rows of pawns a side on a board of eight by eight. A pawn steps one
square ahead or diagonally ahead, and takes only diagonally.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from jungle_pg.core.grid import GridText
from jungle_pg.core.rulebook import BadText, Pick, Seat, Verdict, opponent

SIZE: Final = 8
SPOTS: Final = range(SIZE * SIZE)
FILES: Final = "abcdefgh"
SIDES: Final = ("RED", "BLUE")
BOARDS: Final = GridText[Seat](SIZE, SIZE, {"P": 0, "p": 1}, piece="pawn")
"""How the pawns of both sides are written in a position text."""

Spot: TypeAlias = int
"""A square, counted from the lower left."""
Board: TypeAlias = tuple[Seat | None, ...]
"""Whose pawn stands on each square."""


@dataclass(frozen=True, slots=True)
class Move:
    """From a square to a square."""

    start: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Position:
    """A board and who is to move."""

    board: Board
    mover: Seat

    @property
    def verdict(self) -> Verdict | None:
        """Whoever has moved last wins: there is no way to lose by an own move."""
        seat = opponent(self.mover)
        if any(self.board[spot] == seat for spot in row_spots(last_row(seat))):
            return Verdict(seat, "breakthrough")
        return None if self.mover in self.board else Verdict(seat, "captured_all")

    def after(self, move: Move) -> "Position":
        """The position a move leads to."""
        board = list(self.board)
        board[move.start], board[move.target] = None, self.mover
        return Position(tuple(board), opponent(self.mover))


def moves_of(position: Position) -> Iterator[Move]:
    """Every move, square by square; none when the game is over."""
    if position.verdict is not None:
        return
    for start in SPOTS:
        if position.board[start] == position.mover:
            for target in ahead_of(start, position.mover):
                holder = position.board[target]
                is_straight = file_of(start) == file_of(target)
                if holder is None or (holder != position.mover and not is_straight):
                    yield Move(start, target)


def ahead_of(spot: Spot, seat: Seat) -> Iterator[Spot]:
    """The squares right before a pawn, from left to right; none on its last row."""
    row = row_of(spot) + (1 if seat == 0 else -1)
    if 0 <= row < SIZE:
        for file in range(max(0, file_of(spot) - 1), min(SIZE, file_of(spot) + 2)):
            yield row * SIZE + file


def last_row(seat: Seat) -> int:
    return SIZE - 1 if seat == 0 else 0


def row_spots(row: int) -> range:
    return range(row * SIZE, row * SIZE + SIZE)


def row_of(spot: Spot) -> int:
    return spot // SIZE


def file_of(spot: Spot) -> int:
    return spot % SIZE


def spot_name(spot: Spot) -> Pick:
    return f"{FILES[file_of(spot)]}{row_of(spot) + 1}"


def parse_spot(name: str) -> Spot:
    if not re.fullmatch(r"[a-h][1-8]", name):
        raise BadText(f"a square is from a1 to h8, not {name!r}")
    return (int(name[1]) - 1) * SIZE + FILES.index(name[0])


def position_text(position: Position) -> str:
    """The rows from the farthest on, gaps as numbers, and the side: `pp6/.../6PP r`."""
    return f"{BOARDS.text(position.board)} {'rb'[position.mover]}"


def parse_position(text: str) -> Position:
    """A position from its text, or BadText."""
    rows, _, mover = text.partition(" ")
    board = BOARDS.parse(rows)
    if mover not in ("r", "b"):
        raise BadText(f"the side to move is r or b, not {mover!r}")
    position = Position(board, "rb".index(mover))
    if any(position.board[spot] == position.mover for spot in row_spots(last_row(position.mover))):
        raise BadText("the side to move has won already")
    return position


START: Final = parse_position("pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP r")
