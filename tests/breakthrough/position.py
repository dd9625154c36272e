"""Boards of Breakthrough: who stands where, who may go where, and a position as text.

The game of Dan Troyka: two rows of pawns a side on a board of eight by eight. A pawn steps one
square ahead or diagonally ahead, and takes only diagonally.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from jungle_pg.core.rulebook import BadText, Pick, Seat, Verdict, opponent

SIZE: Final = 8
SPOTS: Final = range(SIZE * SIZE)
FILES: Final = "abcdefgh"
SIDES: Final = ("RED", "BLUE")
LETTERS: Final = "Pp"
"""A pawn of each side in a position text."""

Spot: TypeAlias = int
"""A square, counted from the lower left."""
Board: TypeAlias = tuple[Seat | None, ...]
"""Whose pawn stands on each square."""

_ROW: Final = re.compile(r"[1-8Pp]+")


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
    rows = []
    for row in reversed(range(SIZE)):
        pawns = (position.board[spot] for spot in row_spots(row))
        cells = "".join("." if seat is None else LETTERS[seat] for seat in pawns)
        rows.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), cells))
    return f"{'/'.join(rows)} {'rb'[position.mover]}"


def parse_position(text: str) -> Position:
    """A position from its text, or BadText."""
    rows, _, mover = text.partition(" ")
    told = rows.split("/")
    if len(told) != SIZE or mover not in ("r", "b") or not all(map(_ROW.fullmatch, told)):
        raise BadText("a position is eight rows between slashes and r or b")
    board: list[Seat | None] = []
    for row in reversed(told):
        cells = re.sub(r"\d", lambda gap: "." * int(gap[0]), row)
        if len(cells) != SIZE:
            raise BadText(f"a row has {SIZE} squares, not {len(cells)}")
        board += [None if cell == "." else LETTERS.index(cell) for cell in cells]
    position = Position(tuple(board), "rb".index(mover))
    if any(position.board[spot] == position.mover for spot in row_spots(last_row(position.mover))):
        raise BadText("the side to move has won already")
    return position


START: Final = parse_position("pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP r")
