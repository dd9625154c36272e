"""Where pieces may go by their own rules, and which of these moves are legal."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.attacks import is_attacked, watched_points
from jungle_pg.core.xiangqi.board import Board, Point, general_of
from jungle_pg.core.xiangqi.paths import (
    ADVISOR_STEPS,
    ELEPHANT_LEAPS,
    GENERAL_STEPS,
    HORSE_LEAPS,
    MOVES,
    RAYS,
    SOLDIER_STEPS,
    Leap,
    Move,
)
from jungle_pg.core.xiangqi.pieces import Kind

Reach: TypeAlias = Callable[[Board, Point, Seat], list[Point]]


def legal_moves(board: Board, mover: Seat) -> Iterator[Move]:
    """The moves of a side that keep its general safe, by start and target."""
    enemy, general = opponent(mover), general_of(board, mover)
    assert general is not None
    watched = watched_points(board, general, enemy)
    is_checked = is_attacked(board, general, enemy)
    cells = list(board)
    for start, piece in enumerate(board):
        if piece is None or piece.seat != mover:
            continue
        targets = _REACH[piece.kind](board, start, mover)
        targets.sort()
        is_watched = start in watched or start == general
        for target in targets:
            if not is_watched and target not in watched:
                # Neither end of this move bears on the general: it covers and exposes nothing.
                if not is_checked:
                    yield MOVES[start][target]
                continue
            victim = cells[target]
            cells[start], cells[target] = None, piece
            exposed = is_attacked(cells, target if start == general else general, enemy)
            cells[start], cells[target] = piece, victim
            if not exposed:
                yield MOVES[start][target]


def reach(board: Board, start: Point) -> list[Point]:
    """Where the piece on a point could go by its own rule, whatever happens to its general."""
    piece = board[start]
    assert piece is not None
    return _REACH[piece.kind](board, start, piece.seat)


def board_after(board: Board, move: Move) -> Board:
    """The board when the piece has gone to its target."""
    cells = list(board)
    cells[move.target] = cells[move.start]
    cells[move.start] = None
    return tuple(cells)


def _by_steps(table: tuple[tuple[tuple[Point, ...], ...], ...]) -> Reach:
    def goes(board: Board, start: Point, seat: Seat) -> list[Point]:
        return [
            target
            for target in table[seat][start]
            if (other := board[target]) is None or other.seat != seat
        ]

    return goes


def _leaps(board: Board, leaps: tuple[Leap, ...], seat: Seat) -> list[Point]:
    return [
        target
        for over, target in leaps
        if board[over] is None and ((other := board[target]) is None or other.seat != seat)
    ]


def _horse(board: Board, start: Point, seat: Seat) -> list[Point]:
    return _leaps(board, HORSE_LEAPS[start], seat)


def _elephant(board: Board, start: Point, seat: Seat) -> list[Point]:
    return _leaps(board, ELEPHANT_LEAPS[seat][start], seat)


def _chariot(board: Board, start: Point, seat: Seat) -> list[Point]:
    found = []
    for ray in RAYS[start]:
        for target in ray:
            other = board[target]
            if other is not None:
                if other.seat != seat:
                    found.append(target)
                break
            found.append(target)
    return found


def _cannon(board: Board, start: Point, seat: Seat) -> list[Point]:
    found = []
    for ray in RAYS[start]:
        has_screen = False
        for target in ray:
            other = board[target]
            if other is None:
                if not has_screen:
                    found.append(target)
            elif has_screen:
                if other.seat != seat:
                    found.append(target)
                break
            else:
                has_screen = True
    return found


_REACH: Final[dict[Kind, Reach]] = {
    Kind.GENERAL: _by_steps(GENERAL_STEPS),
    Kind.ADVISOR: _by_steps(ADVISOR_STEPS),
    Kind.ELEPHANT: _elephant,
    Kind.HORSE: _horse,
    Kind.CHARIOT: _chariot,
    Kind.CANNON: _cannon,
    Kind.SOLDIER: _by_steps(SOLDIER_STEPS),
}
