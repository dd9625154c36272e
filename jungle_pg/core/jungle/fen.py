"""Positions as text: rows 9 to 1, side to move, plies without capture, move number."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.jungle.animals import BOTTOM, PIECES, TOP, Piece
from jungle_pg.core.jungle.board import COLUMNS, DENS, ROWS, SPOTS, Board, Spot, spot_at, spot_name
from jungle_pg.core.jungle.paths import may_stand
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import BadText, Seat, opponent

SIDES: Final = {"r": BOTTOM, "b": TOP, "g": TOP}


@dataclass(frozen=True, slots=True)
class Position:
    """What a position text says."""

    board: Board
    mover: Seat
    quiet: int = 0
    move_number: int = 1


def parse_fen(rules: JungleRules, text: str) -> Position:
    """The position of a text, or BadText that names the place of the first mistake."""
    position = read_fen(text)
    check_board(rules, position.board)
    return position


def read_fen(text: str) -> Position:
    """The position of a text, whether it could be played or not; BadText when it is none."""
    parts = text.split()
    if not 2 <= len(parts) <= 4:
        raise BadText(
            f"a position has a board, a side and up to two numbers, but this has {len(parts)} parts"
        )
    board = parse_board(parts[0])
    if parts[1].lower() not in SIDES:
        raise BadText(f"the side to move is r or b, not {parts[1]!r}")
    counts = [_parse_count(name, part) for name, part in zip(_COUNTS, parts[2:], strict=False)]
    if len(counts) == 2 and counts[1] == 0:
        raise BadText("the move number begins at 1")
    return Position(board, SIDES[parts[1].lower()], *counts)


def parse_board(text: str) -> Board:
    """The board of the first part of a position text, or BadText."""
    rows = text.split("/")
    if len(rows) != ROWS:
        raise BadText(f"a board has {ROWS} rows, but this has {len(rows)}")
    cells: dict[Spot, Piece] = {}
    for row, letters in zip(reversed(range(ROWS)), rows, strict=True):
        _parse_row(row, letters, cells)
    return tuple(cells.get(spot) for spot in SPOTS)


def board_text(board: Board) -> str:
    """The first part of a position text."""
    rows = []
    for row in reversed(range(ROWS)):
        cells = board[row * COLUMNS : (row + 1) * COLUMNS]
        letters = "".join(piece.letter if piece else " " for piece in cells)
        rows.append(re.sub(" +", lambda gap: str(len(gap[0])), letters))
    return "/".join(rows)


def fen_text(position: Position) -> str:
    """The whole text of a position."""
    side = "r" if position.mover == BOTTOM else "b"
    return f"{board_text(position.board)} {side} {position.quiet} {position.move_number}"


def check_board(rules: JungleRules, board: Board) -> None:
    """Raise BadText when the animals could not stand like this."""
    placed: dict[Spot, Piece] = {}
    for spot, piece in enumerate(board):
        if piece is not None:
            check_placing(rules, placed, spot, piece, spot_name)
            placed[spot] = piece
    if not placed:
        raise BadText("there is no animal on the board")
    if DENS[BOTTOM] in placed and DENS[TOP] in placed:
        raise BadText("both dens are entered")


def check_placing(
    rules: JungleRules,
    placed: dict[Spot, Piece],
    spot: Spot,
    piece: Piece,
    name_of: Callable[[Spot], str],
) -> None:
    """Raise BadText when a piece cannot stand there beside those already placed."""
    name = piece_name(rules, piece)
    for earlier, other in placed.items():
        if other == piece:
            raise BadText(f"two of {name}, on {name_of(earlier)} and {name_of(spot)}")
    if not may_stand(rules, piece.seat, piece.animal, spot):
        raise BadText(f"{name} cannot stand {_place(piece, spot)} on {name_of(spot)}")


def piece_name(rules: JungleRules, piece: Piece) -> str:
    """A piece as players call it: RED Rat."""
    return f"{rules.side_names.of(piece.seat)} {piece.animal.title}"


def _parse_row(row: int, letters: str, cells: dict[Spot, Piece]) -> None:
    column = 0
    for letter in letters:
        if letter in PIECES:
            cells[spot_at(column, row)] = PIECES[letter]
            column += 1
        elif letter in "123456789":
            column += int(letter)
        else:
            raise BadText(f"row {row + 1}: no animal has the letter {letter!r}")
    if column != COLUMNS:
        length = "long" if column > COLUMNS else "short"
        raise BadText(f"row {row + 1} is too {length}: {column} squares instead of {COLUMNS}")


def _place(piece: Piece, spot: Spot) -> str:
    if spot == DENS[piece.seat]:
        return "in its own den"
    return "in the enemy den" if spot == DENS[opponent(piece.seat)] else "in the water"


_COUNTS: Final = ("number of plies without capture", "move number")


def _parse_count(name: str, text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) <= 6:
        return int(text)
    raise BadText(f"the {name} is a whole number, not {text!r}")
