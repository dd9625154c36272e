"""Finds puzzles of Xiangqi in games the computer plays: mates, and the only move that saves."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.gametext import play_texts
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.rulebook import Record
from jungle_pg.core.xiangqi.moves import legal_moves
from jungle_pg.core.xiangqi.pieces import BLACK, RED, Kind
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.proof import prove
from jungle_pg.engine.judging.solver import solver_of
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.engine.thinking import Order
from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker
from tools.puzzles.mining import patience

LEVELS: Final = ((2, 3), (3, 3), (3, 4), (4, 4), (2, 4))
FIRST: Final = 24
"""Plies before which nothing is looked for."""
LAST: Final = 140
RANDOM_PLIES: Final = 6
MOST_CHECKS: Final = 4
KINDS: Final = ("chariot", "cannon", "horse", "soldier", "elephant", "advisor")
QUIET_PART: Final = 0.2
"""In what part of the positions a mate with a quiet move is looked for, which takes long."""


def match_at(position: str | None = None) -> AnyMatch:
    """A match from a position, or from the start."""
    rulebook = rulebooks()["xiangqi"]
    rules = rulebook.codec.parse_rules(rulebook.usual_rules)
    match: AnyMatch = begin(rulebook, Setup(rules, position))
    return match


def turned(state: XiangqiState) -> str:
    """The position text of a state seen from the side that is to move, with nothing counted."""
    board: str = rulebooks()["xiangqi"].codec.position_text(state).split()[0]
    if state.mover != RED:
        board = "/".join(reversed(board.swapcase().split("/")))
    return f"{board} w - - 0 1"


def games(rng: Random, count: int, thinker: XiangqiThinker) -> Iterator[str]:
    """Positions of games between low levels."""
    for _ in range(count):
        match, levels = match_at(), rng.choice(LEVELS)
        thinker.forget()
        while match.verdict is None and match.cursor < LAST:
            if match.cursor < RANDOM_PLIES:
                action = rng.choice(list(match.rulebook.actions(match.state)))
            else:
                order = Order(level=levels[match.cursor % 2], seed=rng.randrange(1 << 30))
                thought = thinker.think(match.state, [], order)
                assert thought.action is not None
                action = thought.action
            after = match.play(action)
            assert isinstance(after, Match)
            match = after
            if match.verdict is None and match.cursor >= FIRST:
                yield turned(match.state)


def candidates(rng: Random, count: int, thinker: XiangqiThinker) -> Iterator[Record]:
    """All puzzles of some games."""
    known: set[str] = set()
    for position in games(rng, count, thinker):
        if position in known:
            continue
        known.add(position)
        match = match_at(position)
        goal = _goal(match, rng, thinker)
        if goal is None:
            continue
        try:
            found = _puzzle(match, position, goal, thinker)
        except Stopped:
            continue
        if found is not None:
            yield found


def _goal(match: AnyMatch, rng: Random, thinker: XiangqiThinker) -> Goal | None:
    """The shortest mate there is; or to live on where mate is threatened."""
    if _fewest(match, Goal("mate", 1), thinker):
        return Goal("mate", 1)
    checks = _fewest(match, Goal("checks", MOST_CHECKS), thinker)
    if checks:
        return Goal("checks", checks)
    if rng.random() < QUIET_PART and _fewest(match, Goal("mate", 2), thinker):
        return Goal("mate", 2)
    return Goal("survive", 1) if _is_threatened(match, thinker) else None


def _fewest(match: AnyMatch, goal: Goal, thinker: XiangqiThinker) -> int | None:
    assert goal.moves is not None
    try:
        return solver_of(match, Task(goal, RED), thinker, patience()).moves_needed(goal.moves)
    except Stopped:
        return None


def _is_threatened(match: AnyMatch, thinker: XiangqiThinker) -> bool:
    """Whether the other side would mate if it were to move."""
    if match.state.checkers:
        return True
    other = match_at(turned(replace(match.state, mover=BLACK)))
    return bool(_fewest(other, Goal("mate", 1), thinker))


def _puzzle(match: AnyMatch, position: str, goal: Goal, thinker: XiangqiThinker) -> Record | None:
    proof = prove(match, Task(goal, RED), thinker, patience())
    wanted = proof.choices[:1] if goal.code == "survive" else proof.choices
    if not wanted or max(wanted) > 1 or len(match.rulebook.actions(match.state)) < 4:
        return None
    return {
        "position": position,
        "goal": goal.code,
        "moves": goal.moves,
        "solution": list(proof.solution),
        "choices": list(proof.choices),
        "theme": theme_of(match, goal, proof.solution),
        "pieces": sum(piece is not None for piece in match.state.board),
    }


def theme_of(match: AnyMatch, goal: Goal, solution: tuple[str, ...]) -> str:
    """Who mates together: all without whom it would be none; or that a move had to be found."""
    if goal.code == "survive":
        return "defence"
    last: XiangqiState = play_texts(match.rulebook, match.setup, solution).state
    needed = Counter(
        piece.kind.name.lower()
        for point, piece in enumerate(last.board)
        if piece is not None and piece.seat == RED and _is_needed(last, point)
    )
    return " and ".join(sorted(needed, key=KINDS.index)) or "quiet"


def _is_needed(last: XiangqiState, point: int) -> bool:
    """Whether the other side had a move if a piece were not there."""
    board = (*last.board[:point], None, *last.board[point + 1 :])
    piece = last.board[point]
    if piece is not None and piece.kind is Kind.GENERAL:
        return False
    return next(legal_moves(board, last.mover), None) is not None
