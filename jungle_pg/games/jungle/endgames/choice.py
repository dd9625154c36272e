"""Playing by the tables: the moves of a position, what comes of each, and which to choose."""

from collections.abc import Callable
from random import Random
from typing import Final

from jungle_pg.core.jungle.board import SPOTS, Board, den_entered_by
from jungle_pg.core.jungle.moves import board_after, legal_moves
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.search.knowledge import Knowledge, Outcome, Prospect, Standing, Value
from jungle_pg.engine.search.scores import mate_in
from jungle_pg.engine.thinking import Thought
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES
from jungle_pg.games.jungle.endgames.library import sides_of
from jungle_pg.games.jungle.endgames.outcomes import WON_NOW, standing_of
from jungle_pg.games.jungle.endgames.probe import Probe

LINE_PLIES: Final = 12
"""How far ahead a line is told."""
_A_DRAW: Final = Outcome(Value.DRAW)


def count_animals(board: Board) -> int:
    """How many animals are left."""
    return sum(piece is not None for piece in board)


def prospects(probe: Probe, board: Board, mover: Seat) -> list[Prospect[Move]] | None:
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


def best_of(found: list[Prospect[Move]]) -> tuple[Outcome, tuple[Move, ...]]:
    """The best outcome and all moves that lead to it."""
    best = max((prospect.outcome for prospect in found), key=lambda outcome: outcome.rank)
    return best, tuple(prospect.action for prospect in found if prospect.outcome == best)


def knowledge_of(probe: Probe, state: JungleState) -> Knowledge[Move] | None:
    """What comes of every move in a game that goes on; None where a table is missing.

    A move that draws by repetition or by the limit is a draw, whatever the tables say.
    """
    found = prospects(probe, state.board, state.mover)
    if not found:
        return None
    limit = state.rules.no_capture_limit
    return Knowledge(tuple(_in_this_game(state, each) for each in found), limit)


def chosen(probe: Probe, state: JungleState) -> tuple[Outcome, tuple[Move, ...]] | None:
    """What to play in a game that goes on, and what comes of it; None where a search must decide.

    The fastest win; in a draw what leaves the other side the fewest ways to hold it; the longest
    loss. The search decides about a win that the no-capture limit could take away, and about a loss
    that it could save.
    """
    known = knowledge_of(probe, state)
    if known is None or known.best.standing is not Standing.CERTAIN:
        return None
    best = known.best
    moves = tuple(each.action for each in known.prospects if each.rank == best.rank)
    if best.outcome.value is Value.DRAW:
        answers = {move: _drawing_answers(probe, state, move) for move in moves}
        moves = tuple(move for move in moves if answers[move] == min(answers.values()))
    return best.outcome, moves


def endgame_thought(
    probe: Probe,
    state: JungleState,
    rng: Random,
    must_stop: Callable[[], bool] = lambda: False,
) -> Thought[Move] | None:
    """What a player finds who knows the tables, without a line where a search must decide.

    Tables that are missing are made first; None if it is asked to stop, or with too many animals.
    """
    if count_animals(state.board) > MOST_PIECES or not probe.prepare(state.board, must_stop):
        return None
    known = knowledge_of(probe, state)
    if known is None:
        return None
    line = _line(probe, state, rng)
    rank = known.best.outcome.rank if line else 0
    return Thought(tuple(line), rank, mate_in(rank), depth=len(line), known=known)


def _line(probe: Probe, state: JungleState, rng: Random) -> list[Move]:
    """The moves both sides choose, the first of them by luck, as far as the tables decide."""
    line: list[Move] = []
    while len(line) < LINE_PLIES and state.verdict is None:
        found = chosen(probe, state)
        if found is None:
            break
        outcome, moves = found
        line.append(moves[0] if line else rng.choice(moves))
        if outcome.distance is None:
            break
        state = RULEBOOK.play(state, line[-1]).state
    return line


def _in_this_game(state: JungleState, prospect: Prospect[Move]) -> Prospect[Move]:
    """A prospect with what repetition and the no-capture limit make of it."""
    move, outcome = prospect.action, prospect.outcome
    after = RULEBOOK.play(state, move).state
    if after.verdict is not None:
        return prospect if after.verdict.winner is not None else Prospect(move, _A_DRAW)
    if outcome.distance is None:
        return prospect
    left = Outcome(outcome.value, outcome.distance - 1)
    limit = after.rules.no_capture_limit
    standing = standing_of(left, count_animals(after.board), after.quiet, limit)
    return Prospect(move, outcome, standing)


def _drawing_answers(probe: Probe, state: JungleState, move: Move) -> int:
    """How many answers to a drawing move keep the draw; a draw at once gives nobody a chance."""
    after = RULEBOOK.play(state, move).state
    answers = prospects(probe, after.board, after.mover) if after.verdict is None else None
    if answers is None:
        return len(SPOTS)
    return sum(answer.outcome.value is Value.DRAW for answer in answers)
