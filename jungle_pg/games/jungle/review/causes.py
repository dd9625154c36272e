"""Why an animal could be taken, or the den be entered, after a move and not before it."""

from typing import Final

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Board, Spot, is_trapped
from jungle_pg.core.jungle.fen import Position
from jungle_pg.core.jungle.moves import board_after, hop_of
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import opponent
from jungle_pg.games.jungle.review.blows import LEAST, PROVERS, TAKING, Blow, den_next
from jungle_pg.games.jungle.review.taking import (
    best_gain,
    captures,
    den_moves,
    gain,
    moves_of,
    piece_on,
    takers,
    worth,
)

DEN_BLOWS: Final = ("den", "den_next", "den_soon")
TAKING_BLOWS: Final = tuple(prover.__name__ for prover in TAKING)
OF_TAKING: Final = ("gives_for", "into_trap", "steps_into", "leaves", "frees_leap", "unguards")
OF_DEN: Final = ("den_still", "leaves_den")
CAUSES: Final = (*OF_TAKING, *OF_DEN)

WORTH_SAVING: Final = 100
"""What an animal must count so that its rescue is told."""
RESCUES: Final = ("prevent_den", "block", "escape", "save")


def turned(state: JungleState) -> JungleState:
    """The position as if the other side were to move."""
    position = Position(state.board, opponent(state.mover), state.quiet, state.move_number)
    return RULEBOOK.start_at(state.rules, position)


def cause_of(state: JungleState, played: Move, blow: Blow) -> str | None:
    """What of the move that was played let the answer do what it does; None for nothing plain."""
    if blow.code in DEN_BLOWS:
        return _den_cause(state, played, blow)
    return _taking_cause(state, played, blow) if blow.code in TAKING_BLOWS else None


def _taking_cause(state: JungleState, played: Move, blow: Blow) -> str | None:
    rules, board, enemy = state.rules, state.board, opponent(state.mover)
    taker, victim = blow.line[0], blow.victims[0]
    after = board_after(board, played)
    if victim == played.target:
        if board[played.target] is not None:
            return "gives_for" if worth(board, played.target) < blow.gain else None
        piece, hunter = piece_on(board, played.start), piece_on(after, taker.start)
        is_weak = is_trapped(piece, victim) and not is_trapped(piece, played.start)
        return "into_trap" if is_weak and hunter.animal < piece.animal else "steps_into"
    if best_gain(rules, board, enemy, victim) >= LEAST:
        return "leaves"
    if taker not in moves_of(rules, board, enemy):
        is_freed = played.start in hop_of(rules, after, taker).crossed
        return "frees_leap" if is_freed else None
    guarded = board_after(board, taker)
    ways = takers(rules, guarded, state.mover, victim)
    return "unguards" if any(way.start == played.start for way in ways) else None


def _den_cause(state: JungleState, played: Move, blow: Blow) -> str | None:
    before = turned(state)
    taker = blow.line[0]
    if before.verdict is not None or taker not in RULEBOOK.actions(before):
        return None
    if PROVERS[blow.code](before, taker) is not None:
        return "den_still"
    entered = board_after(state.board, taker)
    ways = takers(state.rules, entered, state.mover, taker.target)
    if blow.code == "den_next" and any(way.start == played.start for way in ways):
        return "leaves_den"
    return None


def rescue_of(state: JungleState, played: Move) -> Blow | None:
    """What a move saves: the den before all, else the animal that counts most."""
    if _threatens_den(turned(state)) and _is_den_safe(state, played):
        return Blow("prevent_den", (played,), LEAST * 100)
    rules, board, enemy = state.rules, state.board, opponent(state.mover)
    after = board_after(board, played)
    lost: dict[Spot, int] = {}
    for way in captures(rules, board, enemy):
        won = gain(rules, board, enemy, way)
        if won >= WORTH_SAVING:
            lost[way.target] = max(won, lost.get(way.target, 0))
    if board[played.target] is not None:
        return None
    safe = {
        spot: won
        for spot, won in lost.items()
        if not best_gain(rules, after, enemy, played.target if spot == played.start else spot)
    }
    for spot in sorted(safe, key=lambda each: (-safe[each], each)):
        code = _rescue(state, played, after, spot)
        if code is not None:
            return Blow(code, (played,), safe[spot], (spot,))
    return None


def _rescue(state: JungleState, played: Move, after: Board, spot: Spot) -> str | None:
    """How an animal was saved that can be taken with no gain now."""
    rules, board, enemy = state.rules, state.board, opponent(state.mover)
    is_out_of_reach = not takers(rules, after, enemy, played.target)
    if spot == played.start:
        return "escape" if is_out_of_reach else None
    if takers(rules, after, enemy, spot):
        return "save"
    ways = takers(rules, board, enemy, spot)
    is_rat = piece_on(board, played.start).animal is Animal.RAT
    is_blocked = all(played.target in hop_of(rules, board, way).crossed for way in ways)
    return "block" if is_rat and is_blocked else None


def _threatens_den(turn: JungleState) -> bool:
    """Whether the side to move wins by the den, now or with a step that nothing stops."""
    if turn.verdict is not None:
        return False
    moves = RULEBOOK.actions(turn)
    return bool(den_moves(turn.rules, turn.board, turn.mover)) or any(
        den_next(turn, move) is not None for move in moves
    )


def _is_den_safe(state: JungleState, played: Move) -> bool:
    after = RULEBOOK.play(state, played).state
    return after.verdict is None and not _threatens_den(after)
