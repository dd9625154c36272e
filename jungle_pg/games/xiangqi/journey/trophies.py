"""The trophies of Xiangqi: what a finished match has earned, and which pieces were busy in it."""

from collections import Counter
from typing import Final

from jungle_pg.core.career.feats import Feats
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import Board, Point
from jungle_pg.core.xiangqi.paths import HORSES_UPON
from jungle_pg.core.xiangqi.pieces import RED, Kind, Piece
from jungle_pg.core.xiangqi.state import Captured, Moved, XiangqiState
from jungle_pg.games.honours import Face, Honours
from jungle_pg.games.xiangqi.pieces import sprite_of

MATES: Final = {Kind.CANNON: "cannon", Kind.SOLDIER: "crossing"}
"""What is earned where a piece of this kind gives the check that mates."""


def feats_of(match: AnyMatch, seat: Seat) -> Feats:
    """What a seat has done in a finished match of Xiangqi."""
    moved: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    trophies: set[str] = set()
    for moment in match.moments[: match.cursor]:
        for event in moment.events:
            match event:
                case Moved(piece, _, target) if piece.seat == seat:
                    moved[_kind(piece)] += 1
                    if piece.kind is Kind.HORSE and is_fork(moment.state, target):
                        trophies.add("horse")
                case Captured(_, attacker, victim) if attacker.seat == seat:
                    moved[_kind(attacker)] += 1
                    taken[_kind(victim)] += 1
    verdict = match.verdict
    if verdict is not None and verdict.winner == seat and verdict.reason == "checkmate":
        trophies.add("general")
        checking = {_piece(match.state.board, point).kind for point in match.state.checkers}
        trophies.update(MATES[kind] for kind in checking if kind in MATES)
    return Feats(frozenset(trophies), moved, taken)


def is_fork(state: XiangqiState, horse: Point) -> bool:
    """Whether the horse that has just come to a point gives check and attacks a chariot as well."""
    if horse not in state.checkers:
        return False
    seat = _piece(state.board, horse).seat
    chariot = Piece(opponent(seat), Kind.CHARIOT)
    return any(
        start == horse and state.board[leg] is None
        for point, piece in enumerate(state.board)
        if piece == chariot
        for leg, start in HORSES_UPON[point]
    )


def _piece(board: Board, point: Point) -> Piece:
    piece = board[point]
    assert piece is not None
    return piece


def _kind(piece: Piece) -> str:
    return piece.kind.name.lower()


def _face(kind: str) -> Face | None:
    for each in Kind:
        piece = Piece(RED, each)
        if _kind(piece) == kind:
            return sprite_of(piece), f"word.xiangqi.{piece.letter}"
    return None


HONOURS: Final = Honours(("general", "cannon", "horse", "crossing"), feats_of, _face)
