"""The answers to a check, sorted by what they do about it."""

from collections.abc import Iterator
from typing import Final

from jungle_pg.core.rulebook import WayOut
from jungle_pg.core.xiangqi.board import Point, general_of, point_name
from jungle_pg.core.xiangqi.moves import legal_moves
from jungle_pg.core.xiangqi.paths import Move, between
from jungle_pg.core.xiangqi.pieces import Kind
from jungle_pg.core.xiangqi.state import XiangqiState

TAKE: Final = "take"
BLOCK: Final = "block"
SCREEN: Final = "screen"
UNSCREEN: Final = "unscreen"
FLEE: Final = "flee"

ORDER: Final = (TAKE, BLOCK, SCREEN, UNSCREEN, FLEE)
"""Take the attacker, stand in its way, give a cannon a second screen or none, move the general."""


def ways_out(state: XiangqiState) -> tuple[WayOut[Move], ...]:
    """The legal moves of a side in check, by code and by the attacker they answer."""
    general = general_of(state.board, state.mover)
    if general is None or not state.checkers or state.verdict is not None:
        return ()
    found: dict[tuple[str, Point], list[Move]] = {}
    for move in legal_moves(state.board, state.mover):
        found.setdefault(_answer(state, general, move), []).append(move)
    return tuple(
        WayOut(code, point_name(attacker), tuple(found[code, attacker]))
        for code in ORDER
        for attacker in state.checkers
        if (code, attacker) in found
    )


def _answer(state: XiangqiState, general: Point, move: Move) -> tuple[str, Point]:
    if move.target in state.checkers:
        return TAKE, move.target
    if move.start == general:
        return FLEE, state.checkers[0]
    # One move may answer two attackers; the first one it answers is told.
    return next(_against(state, general, move), (BLOCK, state.checkers[0]))


def _against(state: XiangqiState, general: Point, move: Move) -> Iterator[tuple[str, Point]]:
    """What a move of another piece does about each attacker on a line with the general."""
    for attacker in state.checkers:
        piece = state.board[attacker]
        way = between(attacker, general)
        if piece is None or way is None:
            continue
        if piece.kind is Kind.CANNON and move.start in way and move.target not in way:
            yield UNSCREEN, attacker
        elif move.target in way:
            yield SCREEN if piece.kind is Kind.CANNON else BLOCK, attacker
