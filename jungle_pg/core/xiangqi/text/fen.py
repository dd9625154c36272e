"""Positions as text: ranks 10 to 1, side to move, two dashes, plies without capture, number."""

from typing import Final, TypeAlias

from jungle_pg.core import grid
from jungle_pg.core.grid import GridText, parse_counts
from jungle_pg.core.rulebook import BadText
from jungle_pg.core.xiangqi.board import FILES, RANKS
from jungle_pg.core.xiangqi.pieces import ALIASES, BLACK, PIECES, RED, Piece
from jungle_pg.core.xiangqi.placing import problems

SIDES: Final = {"w": RED, "r": RED, "b": BLACK}


Position: TypeAlias = grid.Position[Piece]

KNOWN: Final = PIECES | {letter: PIECES[usual] for letter, usual in ALIASES.items()}
BOARDS: Final = GridText(FILES, RANKS, KNOWN, row="rank", places="points")


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
    board = BOARDS.parse(parts[0])
    if parts[1].lower() not in SIDES:
        raise BadText(f"the side to move is w or b, not {parts[1]!r}")
    for part in parts[2:4]:
        if part != "-":
            raise BadText(f"a dash stands after the side to move, not {part!r}")
    counts = parse_counts(parts[4:])
    return Position(board, SIDES[parts[1].lower()], *counts)


def fen_text(position: Position) -> str:
    """The whole text of a position."""
    side = "w" if position.mover == RED else "b"
    counts = f"{position.quiet} {position.move_number}"
    return f"{BOARDS.text(position.board)} {side} - - {counts}"
