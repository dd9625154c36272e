"""Board files: a line like `F2 c` for each animal, row 1 at the top, `#` before comments."""

import re
from typing import Final

from jungle_pg.core.jungle.animals import BOTTOM, PIECES, TOP, Piece
from jungle_pg.core.jungle.board import (
    COLUMNS,
    ROWS,
    SPOTS,
    Spot,
    parse_spot,
    spot_at,
    spot_name,
    upside_down,
)
from jungle_pg.core.jungle.fen import Position, check_board, check_placing
from jungle_pg.core.jungle.rules import JungleRules, SideNames
from jungle_pg.core.rulebook import BadText, Seat

_TO_MOVE: Final = re.compile(r"#\s*to move:\s*(\S+)\s*$", re.IGNORECASE)


def parse_board_file(rules: JungleRules, text: str) -> Position:
    """The position of a board file, or BadText that names the line."""
    cells: dict[Spot, Piece] = {}
    mover = rules.moves_first.seat
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        try:
            if said := _TO_MOVE.match(line.strip()):
                mover = _parse_side(said[1])
            elif words := line.partition("#")[0].split():
                _place(rules, cells, words)
        except BadText as mistake:
            raise BadText(f"line {number}: {mistake}") from None
    board = tuple(cells.get(spot) for spot in SPOTS)
    check_board(rules, board)
    return Position(board, mover)


def board_file_text(rules: JungleRules, position: Position) -> str:
    """A board file that reads back as this board and side to move."""
    lines = [f"# to move: {rules.side_names.of(position.mover)}"]
    for row in range(ROWS):
        for column in range(COLUMNS):
            spot = upside_down(spot_at(column, row))
            if piece := position.board[spot]:
                lines.append(f"{spot_name(spot_at(column, row))} {piece.letter}")
    return "\n".join(lines) + "\n"


def _place(rules: JungleRules, cells: dict[Spot, Piece], words: list[str]) -> None:
    if len(words) != 2:
        raise BadText(f"expected a square and an animal, not {' '.join(words)!r}")
    name, letter = words
    spot = upside_down(parse_spot(name))
    if letter not in PIECES:
        raise BadText(f"no animal has the letter {letter!r}")
    if spot in cells:
        raise BadText(f"{name.upper()} is taken already")
    check_placing(rules, cells, spot, PIECES[letter], lambda spot: spot_name(upside_down(spot)))
    cells[spot] = PIECES[letter]


def _parse_side(name: str) -> Seat:
    # A file may be read under other rules than it was written under: any name of a side will do.
    sides = {names.of(seat).lower(): seat for names in SideNames for seat in (BOTTOM, TOP)}
    if name.lower() not in sides:
        raise BadText(f"the side to move is {' or '.join(sides)}, not {name!r}")
    return sides[name.lower()]
