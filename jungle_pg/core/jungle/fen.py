"""Positions as text: rows 9 to 1, side to move, plies without capture, move number."""

from collections.abc import Callable
from typing import Final, TypeAlias

from jungle_pg.core import grid
from jungle_pg.core.grid import GridText, parse_counts
from jungle_pg.core.jungle.animals import BOTTOM, PIECES, TOP, Piece
from jungle_pg.core.jungle.board import COLUMNS, DENS, ROWS, Board, Spot, spot_name
from jungle_pg.core.jungle.paths import may_stand
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.rulebook import BadText, opponent

SIDES: Final = {"r": BOTTOM, "b": TOP, "g": TOP}


Position: TypeAlias = grid.Position[Piece]

BOARDS: Final = GridText(COLUMNS, ROWS, PIECES, piece="animal")


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
    board = BOARDS.parse(parts[0])
    if parts[1].lower() not in SIDES:
        raise BadText(f"the side to move is r or b, not {parts[1]!r}")
    counts = parse_counts(parts[2:])
    return Position(board, SIDES[parts[1].lower()], *counts)


def fen_text(position: Position) -> str:
    """The whole text of a position."""
    side = "r" if position.mover == BOTTOM else "b"
    return f"{BOARDS.text(position.board)} {side} {position.quiet} {position.move_number}"


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


def _place(piece: Piece, spot: Spot) -> str:
    if spot == DENS[piece.seat]:
        return "in its own den"
    return "in the enemy den" if spot == DENS[opponent(piece.seat)] else "in the water"
