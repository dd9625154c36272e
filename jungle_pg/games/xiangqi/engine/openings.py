"""The opening book: moves of the first plies that a long search held for nearly equal.

`python -m tools.openings` makes it. A line of the file is a move with its score, and a space before
it for every ply of the way there; what stands below a move and further right are the answers. A
position that was met on another way has its answers there. Left and right are the same to the
book, as they are to the rules.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from jungle_pg.core.rulebook import BadText, Seat
from jungle_pg.core.xiangqi.board import FILES, Board, Point, file_of
from jungle_pg.core.xiangqi.moves import board_after, legal_moves
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.rules import START
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text.codec import XiangqiCodec
from jungle_pg.core.xiangqi.text.fen import parse_fen
from jungle_pg.engine.thinking import Thought

BOOK_FILE: Final = "openings/xiangqi.txt"
MARGIN: Final = 16
"""How far below the best move of its position a move of the book may be scored."""

QUIET_AHEAD: Final = 60
"""The book was made as if no game ended by moves without a capture: so many must be left."""

Choice: TypeAlias = tuple[Move, int]
"""A move, and what it is worth to the side that makes it."""

Openings: TypeAlias = dict[tuple[Seat, Board], list[Choice]]
"""By the side to move and the board, as the book has it or as in a mirror."""


def parse_openings(text: str) -> Openings:
    """The book of a text, or BadText where it is none."""
    openings: Openings = {}
    codec = XiangqiCodec()
    way = [parse_fen(START).board]
    for line in text.splitlines():
        ply = len(line) - len(line.lstrip())
        words = line.split()
        if ply >= len(way) or len(words) != 2 or not words[1].lstrip("-").isdigit():
            raise BadText(f"no line of an opening book: {line!r}")
        move, seat = codec.parse_action(words[0]), ply % 2
        del way[ply + 1 :]
        if move not in legal_moves(way[ply], seat):
            raise BadText(f"no move there: {line!r}")
        openings.setdefault((seat, way[ply]), []).append((move, int(words[1])))
        way.append(board_after(way[ply], move))
    return openings


def openings_text(openings: Openings) -> str:
    """A book as text."""
    lines: list[str] = []
    told: set[tuple[Seat, Board]] = set()
    codec = XiangqiCodec()

    def tell(board: Board, ply: int) -> None:
        place = ply % 2, board
        mirrored = ply % 2, mirrored_board(board)
        if place in told or mirrored in told:
            return
        told.add(place)
        for move, score in openings.get(place, ()):
            lines.append(f"{' ' * ply}{codec.action_text(move)} {score}\n")
            tell(board_after(board, move), ply + 1)

    tell(parse_fen(START).board, 0)
    return "".join(lines)


def choices_of(openings: Openings, seat: Seat, board: Board) -> list[Choice]:
    """What the book has for a position, on either side of the mirror."""
    choices = list(openings.get((seat, board), ()))
    for move, score in openings.get((seat, mirrored_board(board)), ()):
        seen = mirrored_move(move)
        if all(seen != known for known, _ in choices):
            choices.append((seen, score))
    return choices


def opening_thought(
    openings: Openings, state: XiangqiState, past: Sequence[XiangqiState], rng: Random
) -> Thought[Move] | None:
    """A move of the book for a position, better ones more often; None where it has none."""
    limit = state.rules.no_capture_limit
    if limit is not None and state.quiet + QUIET_AHEAD > limit:
        return None
    # Who comes here again has left the way of the book.
    if any((earlier.mover, earlier.board) == (state.mover, state.board) for earlier in past):
        return None
    choices = choices_of(openings, state.mover, state.board)
    if not choices:
        return None
    best = max(score for _, score in choices)
    weights = [max(0, MARGIN + 1 - best + score) for _, score in choices]
    move, score = rng.choices(choices, weights)[0]
    return Thought((move,), score)


def mirrored_point(point: Point) -> Point:
    """The point on the other side of the middle file."""
    return point + FILES - 1 - 2 * file_of(point)


def mirrored_move(move: Move) -> Move:
    """A move as a mirror shows it."""
    return Move(mirrored_point(move.start), mirrored_point(move.target))


def mirrored_board(board: Board) -> Board:
    """A board as a mirror shows it."""
    return tuple(board[mirrored_point(point)] for point in range(len(board)))
