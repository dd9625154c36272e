"""What a move begins: a race to the den that nothing stops, an attack that has to be met."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.jungle.board import Board
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.judging.solver import Solver
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.games.jungle.engine.evaluation import den_distances
from jungle_pg.games.jungle.engine.ground import JungleGround
from jungle_pg.games.jungle.review.blows import LEAST, PROVERS, Blow, Prover, threats_after
from jungle_pg.games.jungle.review.taking import GAME, best_gain, gain

LONGEST: Final = 4
"""Own moves of the longest way that is looked for."""
LATER_ATTACKS: Final = "later_attacks"
FURTHEST: Final = 5
"""Plies of a line in which attacks are looked for."""
MOST_LOOKS: Final = 4
"""After so many times that the solver asks whether to stop, it does: a frame cannot wait."""


def den_forced(state: JungleState, move: Move) -> Blow | None:
    """It begins a way to the den that is gone to its end whatever is answered."""
    after = RULEBOOK.play(state, move).state
    line = None if after.verdict is not None else _way_to_den(after, state.mover)
    if not line:
        return None
    return Blow("den_forced", (move, *line), GAME, moves=1 + (len(line) + 1) // 2)


def first_to_den(state: JungleState) -> Move | None:
    """With what the side to move begins such a way."""
    line = None if state.verdict is not None else _way_to_den(state, state.mover)
    return line[0] if line else None


def _way_to_den(state: JungleState, seat: Seat) -> tuple[Move, ...] | None:
    """The moves to the den where a side enters it soon, against the longest defence."""
    rules = state.rules
    if rules.no_capture_limit and state.quiet + 2 * LONGEST >= rules.no_capture_limit:
        return None
    if _nearest(rules, state.board, seat) > LONGEST:
        return None
    solver = Solver(
        JungleGround(state, state, Goal("den", LONGEST), seat, None), must_stop=_patience()
    )
    try:
        left = solver.moves_needed(LONGEST)
        if not left or _may_recur(state, seat, left):
            return None
        line = map(RULEBOOK.codec.parse_action, solver.line(left))
        return tuple(action for action in line if isinstance(action, Move))
    except Stopped:
        return None


def attacks(state: JungleState, move: Move) -> Blow | None:
    """It attacks an animal that could not be taken before, and cannot be taken itself."""
    if state.board[move.target] is not None:
        return None
    rules, seat = state.rules, state.mover
    after = RULEBOOK.play(state, move).state
    if after.verdict is not None or best_gain(rules, after.board, opponent(seat), move.target):
        return None
    fresh = [
        each
        for each in threats_after(state, move)
        if each.start == move.target and not best_gain(rules, state.board, seat, each.target)
    ]
    if not fresh:
        return None
    victim = max(fresh, key=lambda each: (gain(rules, after.board, seat, each), each.target)).target
    return Blow("attacks", (move,), LEAST, (victim,))


PRESSING: Final[tuple[Prover, ...]] = (den_forced, attacks)
"""What is told where nothing plainer is found, the most telling first."""
PROVEN: Final = {**PROVERS, **{prover.__name__: prover for prover in PRESSING}}
"""What proves each code of a move."""


def later_attack(state: JungleState, line: tuple[Move, ...], winner: Seat) -> Blow | None:
    """Where a side first comes to attack somebody further on in a line."""
    for number, move in enumerate(line[:FURTHEST]):
        if state.verdict is not None:
            return None
        if number and state.mover == winner:
            blow = attacks(state, move)
            if blow is not None:
                return Blow(LATER_ATTACKS, line[: number + 1], LEAST, blow.victims)
        state = RULEBOOK.play(state, move).state
    return None


def _may_recur(state: JungleState, seat: Seat, left: int) -> bool:
    """Whether a board could come too often on the way: one from where the den is as near."""
    limit = state.rules.repetition_limit
    if limit is None:
        return False
    often = (board for board, times in Counter(state.seen).items() if times >= limit - 1)
    return any(_nearest(state.rules, board, seat) <= left for board in often)


def _nearest(rules: JungleRules, board: Board, seat: Seat) -> int:
    """The fewest moves of a side to the den on an empty board."""
    return min(
        den_distances(rules, seat, piece.animal)[spot]
        for spot, piece in enumerate(board)
        if piece is not None and piece.seat == seat
    )


def _patience() -> Callable[[], bool]:
    looks = iter(range(MOST_LOOKS))
    return lambda: next(looks, None) is None
