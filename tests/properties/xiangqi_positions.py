"""Random rules, random games and random set-up positions of Xiangqi."""

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from jungle_pg.core.xiangqi.board import POINTS, Point, may_stand
from jungle_pg.core.xiangqi.chases import chasers, threats
from jungle_pg.core.xiangqi.moves import board_after
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import BLACK, MOST, RED, Kind, Piece
from jungle_pg.core.xiangqi.placing import problems
from jungle_pg.core.xiangqi.rules import LIMIT_RANGES, Repetition, XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text.fen import Position
from tests.sample_games import XIANGQI

TRIES = 6
"""How often a cycle is looked for in a position."""

house_rules = st.builds(
    XiangqiRules,
    repetition=st.sampled_from(Repetition),
    no_capture_limit=st.none() | st.integers(*LIMIT_RANGES["no_capture_limit"]),
    dead_draw=st.booleans(),
)


def random_game(rng: Random, plies: int) -> list[XiangqiState]:
    """The states of a game that takes whatever it can every other time."""
    states = [XIANGQI.start(XiangqiRules())]
    for _ in range(plies):
        state = states[-1]
        if state.verdict is not None:
            break
        actions = XIANGQI.actions(state)
        captures = [move for move in actions if state.board[move.target] is not None]
        chosen = captures if captures and rng.random() < 0.5 else actions
        states.append(XIANGQI.play(state, rng.choice(chosen)).state)
    return states


def random_state(rng: Random) -> XiangqiState:
    """A random position that can be played; soldiers and officers stand close to the generals."""
    while True:
        cells: dict[Point, Piece] = {}
        share = rng.choice((0.2, 0.5, 0.9))
        for seat in (RED, BLACK):
            for kind, most in MOST.items():
                for _ in range(most):
                    if kind is Kind.GENERAL or rng.random() < share:
                        piece = Piece(seat, kind)
                        free = [
                            point
                            for point in POINTS
                            if point not in cells and may_stand(piece, point)
                        ]
                        if free:
                            cells[rng.choice(free)] = piece
        board = tuple(cells.get(point) for point in POINTS)
        mover = rng.choice((RED, BLACK))
        if not problems(board, mover):
            return XIANGQI.start_at(XiangqiRules(), Position(board, mover))


def random_cycle(rng: Random, rules: XiangqiRules) -> list[XiangqiState]:
    """The states of two moves out and back, a chase if one is found soon; none where that fails."""
    opening = replace(random_state(rng), rules=rules)
    states: list[XiangqiState] = []
    for _ in range(TRIES):
        states = _cycle(rng, opening) or states
        boards = [state.board for state in states]
        if states and chasers(boards, [state.in_check for state in states], opening.mover):
            break
    return states


def _cycle(rng: Random, opening: XiangqiState) -> list[XiangqiState]:
    """A move that makes a threat, an answer that evades it, and both of them back."""
    away = _quiet(opening)
    if not away:
        return []
    first = rng.choice([move for move in away if _new_threats(opening, move)] or away)
    prey = threats(board_after(opening.board, first), opening.mover)
    states = [opening, XIANGQI.play(opening, first).state]
    answers = _quiet(states[1])
    if not answers:
        return []
    fleeing = [move for move in answers if move.start in prey]
    striking = [move for move in fleeing if _new_threats(states[1], move)]
    second = rng.choice(striking or fleeing or answers)
    for move in (second, back_of(first), back_of(second)):
        if states[-1].verdict is not None or XIANGQI.refusal(states[-1], move) is not None:
            return []
        states.append(XIANGQI.play(states[-1], move).state)
    return states


def back_of(move: Move) -> Move:
    """The move that takes a piece back to where it came from."""
    return Move(move.target, move.start)


def _quiet(state: XiangqiState) -> list[Move]:
    return [move for move in XIANGQI.actions(state) if state.board[move.target] is None]


def _new_threats(state: XiangqiState, move: Move) -> frozenset[Point]:
    before, after = state.board, board_after(state.board, move)
    return threats(after, state.mover) - threats(before, state.mover)
