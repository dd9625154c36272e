"""Positions as text: ranks 10 to 1, side to move, two dashes, plies without capture, number."""

import re
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.rulebook import BadText, Seat
from jungle_pg.core.xiangqi.board import FILES, POINTS, RANKS, Board, Point, point_at
from jungle_pg.core.xiangqi.pieces import ALIASES, BLACK, PIECES, RED, Piece
from jungle_pg.core.xiangqi.placing import problems

SIDES: Final = {"w": RED, "r": RED, "b": BLACK}


@dataclass(frozen=True, slots=True)
class Position:
    """What a position text says."""

    board: Board
    mover: Seat
    quiet: int = 0
    move_number: int = 1


def parse_fen(text: str) -> Position:
    """The position of a text, or BadText that names the first mistake; it must be playable."""
    position = read_fen(text)
    for problem in problems(position.board, position.mover):
        raise BadText(str(problem))
    return position


def read_fen(text: str) -> Position:
    """The position of a text, whether it could be played or not; BadText when it is none."""
    parts = text.split()
    if not 2 <= len(parts) <= 6:
        raise BadText(
            "a position has a board, a side, two dashes and two numbers, "
            f"but this has {len(parts)} parts"
        )
    board = parse_board(parts[0])
    if parts[1].lower() not in SIDES:
        raise BadText(f"the side to move is w or b, not {parts[1]!r}")
    for part in parts[2:4]:
        if part != "-":
            raise BadText(f"a dash stands after the side to move, not {part!r}")
    counts = [_parse_count(name, part) for name, part in zip(_COUNTS, parts[4:], strict=False)]
    if len(counts) == 2 and counts[1] == 0:
        raise BadText("the move number begins at 1")
    return Position(board, SIDES[parts[1].lower()], *counts)


def parse_board(text: str) -> Board:
    """The board of the first part of a position text, or BadText."""
    ranks = text.split("/")
    if len(ranks) != RANKS:
        raise BadText(f"a board has {RANKS} ranks, but this has {len(ranks)}")
    cells: dict[Point, Piece] = {}
    for rank, letters in zip(reversed(range(RANKS)), ranks, strict=True):
        _parse_rank(rank, letters, cells)
    return tuple(cells.get(point) for point in POINTS)


def board_text(board: Board) -> str:
    """The first part of a position text."""
    ranks = []
    for rank in reversed(range(RANKS)):
        cells = board[rank * FILES : (rank + 1) * FILES]
        letters = "".join(piece.letter if piece else " " for piece in cells)
        ranks.append(re.sub(" +", lambda gap: str(len(gap[0])), letters))
    return "/".join(ranks)


def fen_text(position: Position) -> str:
    """The whole text of a position."""
    side = "w" if position.mover == RED else "b"
    counts = f"{position.quiet} {position.move_number}"
    return f"{board_text(position.board)} {side} - - {counts}"


def _parse_rank(rank: int, letters: str, cells: dict[Point, Piece]) -> None:
    file = 0
    for letter in letters:
        known = ALIASES.get(letter, letter)
        if known in PIECES:
            if file < FILES:
                cells[point_at(file, rank)] = PIECES[known]
            file += 1
        elif letter in "123456789":
            file += int(letter)
        else:
            raise BadText(f"rank {rank + 1}: no piece has the letter {letter!r}")
    if file != FILES:
        length = "long" if file > FILES else "short"
        raise BadText(f"rank {rank + 1} is too {length}: {file} points instead of {FILES}")


_COUNTS: Final = ("number of plies without capture", "move number")


def _parse_count(name: str, text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) <= 6:
        return int(text)
    raise BadText(f"the {name} is a whole number, not {text!r}")
