"""Positions of Xiangqi as somebody sets them up."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.arranging import Arranger, Counter
from jungle_pg.core.rulebook import Pick, Refusal, Seat, opponent
from jungle_pg.core.xiangqi.attacks import checkers
from jungle_pg.core.xiangqi.board import (
    FILES,
    POINTS,
    SEATS,
    Board,
    file_of,
    parse_point,
    point_at,
    point_name,
    rank_of,
)
from jungle_pg.core.xiangqi.pieces import PIECES, RED, Kind, Piece
from jungle_pg.core.xiangqi.placing import Problem, Trouble, problems
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text import fen

QUIET, NUMBER = "quiet", "move_number"
LARGEST_COUNT: Final = 999_999


class XiangqiArranger(Arranger[XiangqiRules, XiangqiState]):
    """Pieces on points, the side to move, and how long nothing was taken."""

    def empty(self, rules: XiangqiRules) -> XiangqiState:
        board: Board = (None,) * len(POINTS)
        return XiangqiState(rules, board, RED, 0, 1, (), (), None)

    def read(self, rules: XiangqiRules, text: str) -> XiangqiState:
        found = fen.read_fen(text)
        return XiangqiState(
            rules,
            found.board,
            found.mover,
            found.quiet,
            found.move_number,
            (),
            checkers(found.board, found.mover),
            None,
        )

    def pieces(self, rules: XiangqiRules) -> tuple[tuple[str, ...], tuple[str, ...]]:
        first, second = (tuple(Piece(seat, kind).letter for kind in Kind) for seat in SEATS)
        return first, second

    def places(self, rules: XiangqiRules) -> tuple[Pick, ...]:
        return tuple(map(point_name, POINTS))

    def piece_on(self, state: XiangqiState, place: Pick) -> str:
        piece = state.board[parse_point(place)]
        return "" if piece is None else piece.letter

    def put(self, state: XiangqiState, place: Pick, piece: str) -> XiangqiState:
        board = list(state.board)
        board[parse_point(place)] = PIECES[piece] if piece else None
        return _changed(state, tuple(board), state.mover)

    def to_move(self, state: XiangqiState, seat: Seat) -> XiangqiState:
        return _changed(state, state.board, seat)

    def mirrored(self, state: XiangqiState) -> XiangqiState:
        flipped = (point_at(FILES - 1 - file_of(point), rank_of(point)) for point in POINTS)
        return _changed(state, tuple(state.board[point] for point in flipped), state.mover)

    def swapped(self, state: XiangqiState) -> XiangqiState:
        board = tuple(
            piece and Piece(opponent(piece.seat), piece.kind) for piece in reversed(state.board)
        )
        return _changed(state, board, opponent(state.mover))

    def counters(self, state: XiangqiState) -> tuple[Counter, ...]:
        limit = state.rules.no_capture_limit
        highest = LARGEST_COUNT if limit is None else limit
        return (
            Counter(QUIET, min(state.quiet, highest), 0, highest),
            Counter(NUMBER, state.move_number, 1, LARGEST_COUNT),
        )

    def counted(self, state: XiangqiState, name: str, value: int) -> XiangqiState:
        if name == QUIET:
            return replace(state, quiet=value, seen=(), verdict=None)
        return replace(state, move_number=value)

    def troubles(self, state: XiangqiState) -> tuple[Refusal, ...]:
        return tuple(map(_told, problems(state.board, state.mover)))


def _changed(state: XiangqiState, board: Board, mover: Seat) -> XiangqiState:
    check = checkers(board, mover)
    return replace(state, board=board, mover=mover, seen=(), checkers=check, verdict=None)


def _told(problem: Problem) -> Refusal:
    """A problem with its facts as words of any language need them."""
    facts = dict(problem.facts)
    at = str(facts.get("point", ""))
    match problem.code:
        case Trouble.NO_GENERAL:
            return Refusal("placed_no_general", seat=PIECES[str(facts["piece"])].seat)
        case Trouble.TOO_MANY:
            seat = PIECES[str(facts["piece"])].seat
            return Refusal("placed_too_many", seat=seat, **facts)
        case Trouble.WRONG_POINT:
            return Refusal("placed_wrong", at=at)
        case Trouble.FACING_GENERALS:
            return Refusal("placed_face_to_face", file=facts["file"])
        case Trouble.OTHER_SIDE_IN_CHECK:
            return Refusal("placed_in_check", at=at, seat=PIECES[str(facts["piece"])].seat)
