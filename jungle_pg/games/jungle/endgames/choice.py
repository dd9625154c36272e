"""Playing by the tables: the moves of a position, what comes of each, and which to choose."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from jungle_pg.core.jungle.board import SPOTS, Board, den_entered_by
from jungle_pg.core.jungle.moves import board_after, legal_moves
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.scores import mate_in
from jungle_pg.engine.thinking import Thought
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES
from jungle_pg.games.jungle.endgames.library import sides_of
from jungle_pg.games.jungle.endgames.outcomes import WON_NOW, Outcome, Standing, Value
from jungle_pg.games.jungle.endgames.probe import Probe

LINE_PLIES: Final = 12
"""How far ahead a line is told."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A move, and how the game ends after it for the side that makes it."""

    move: Move
    outcome: Outcome


def count_animals(board: Board) -> int:
    """How many animals are left."""
    return sum(piece is not None for piece in board)


def prospects(probe: Probe, board: Board, mover: Seat) -> list[Prospect] | None:
    """Every legal move with its outcome, whatever the limits; None where a table is missing."""
    found = []
    for move in legal_moves(probe.rules, board, mover):
        after = board_after(board, move)
        if den_entered_by(after) is not None or not sides_of(after)[opponent(mover)]:
            found.append(Prospect(move, WON_NOW))
            continue
        answer = probe.outcome(after, opponent(mover))
        if answer is None:
            return None
        found.append(Prospect(move, answer.before))
    return found


def best_of(found: list[Prospect]) -> tuple[Outcome, tuple[Move, ...]]:
    """The best outcome and all moves that lead to it."""
    best = max((prospect.outcome for prospect in found), key=lambda outcome: outcome.rank)
    return best, tuple(prospect.move for prospect in found if prospect.outcome == best)


def chosen(probe: Probe, state: JungleState) -> tuple[Outcome, tuple[Move, ...]] | None:
    """What to play in a game that goes on, and what comes of it; None where a search must decide.

    The fastest win; in a draw what leaves the other side the fewest ways to hold it; the longest
    loss. The search decides about a win that the no-capture limit could take away, and about a loss
    that it could save. A move that draws by repetition is a draw, whatever the tables say.
    """
    found = prospects(probe, state.board, state.mover)
    if found is None:
        return None
    sure, doubtful = list[Prospect](), set[Value]()
    for prospect in found:
        after = RULEBOOK.play(state, prospect.move).state
        if after.verdict is not None and after.verdict.winner is None:
            sure.append(Prospect(prospect.move, Outcome(Value.DRAW)))
        elif _is_certain(after, prospect.outcome):
            sure.append(prospect)
        else:
            doubtful.add(prospect.outcome.value)
    if not sure:
        return None
    outcome, moves = best_of(sure)
    if outcome.value is not Value.WIN and Value.WIN in doubtful:
        return None
    if outcome.value is Value.LOSS and doubtful:
        return None
    if outcome.value is Value.DRAW:
        answers = {move: _drawing_answers(probe, state, move) for move in moves}
        moves = tuple(move for move in moves if answers[move] == min(answers.values()))
    return outcome, moves


def endgame_thought(
    probe: Probe,
    state: JungleState,
    rng: Random,
    must_stop: Callable[[], bool] = lambda: False,
) -> Thought[Move] | None:
    """What a player finds who knows the tables; None where a search must decide.

    Tables that are missing are made first, unless it is asked to stop.
    """
    if count_animals(state.board) > MOST_PIECES or not probe.prepare(state.board, must_stop):
        return None
    found = chosen(probe, state)
    if found is None:
        return None
    outcome, moves = found
    line = [rng.choice(moves)]
    after = RULEBOOK.play(state, line[0]).state
    while len(line) < LINE_PLIES and outcome.distance is not None and after.verdict is None:
        following = chosen(probe, after)
        if following is None:
            break
        line.append(following[1][0])
        after = RULEBOOK.play(after, line[-1]).state
    return Thought(tuple(line), outcome.rank, mate_in(outcome.rank), depth=len(line))


def _is_certain(after: JungleState, outcome: Outcome) -> bool:
    """Whether a move that led here brings its outcome before the no-capture limit."""
    if outcome.distance is None or after.verdict is not None:
        return True
    left = Outcome(outcome.value, outcome.distance - 1)
    standing = left.standing(count_animals(after.board), after.quiet, after.rules.no_capture_limit)
    return standing is Standing.CERTAIN


def _drawing_answers(probe: Probe, state: JungleState, move: Move) -> int:
    """How many answers to a drawing move keep the draw; a draw at once gives nobody a chance."""
    after = RULEBOOK.play(state, move).state
    answers = prospects(probe, after.board, after.mover) if after.verdict is None else None
    if answers is None:
        return len(SPOTS)
    return sum(answer.outcome.value is Value.DRAW for answer in answers)
