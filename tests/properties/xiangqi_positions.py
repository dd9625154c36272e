"""Random rules, random games and random set-up positions of Xiangqi."""

from random import Random

from hypothesis import strategies as st

from jungle_pg.core.xiangqi.board import POINTS, Point, may_stand
from jungle_pg.core.xiangqi.pieces import BLACK, MOST, RED, Kind, Piece
from jungle_pg.core.xiangqi.placing import problems
from jungle_pg.core.xiangqi.rules import LIMIT_RANGES, Repetition, XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.core.xiangqi.text.fen import Position
from tests.sample_games import XIANGQI

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
