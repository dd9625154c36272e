"""Tries goals on positions and keeps what has one good move at each step."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Record
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.proof import prove
from jungle_pg.engine.judging.solver import solver_of
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.games.jungle.engine.thinker import JungleThinker
from tools.puzzles.sources import match_at
from tools.puzzles.themes import difficulty, heroes, is_walk, temptations, themes_of

MOST_MOVES: Final = 5
CAPTURE_MOVES: Final = 3
PATIENCE_S: Final = 0.05
"""CPU time after which a position is given up: the judge must be quicker."""
FEW: Final = 3
"""With so many enemies, or fewer, any win will do; with more the den is the goal."""
MANY: Final = 8
"""With more animals than this captures are looked for less far ahead."""
PRIZES: Final = (Animal.RAT, Animal.LEOPARD, Animal.TIGER, Animal.LION, Animal.ELEPHANT)


@dataclass(frozen=True, slots=True)
class Patience:
    """Gives up after some CPU time."""

    until: float

    def __call__(self) -> bool:
        return time.process_time() > self.until


def patience() -> Patience:
    """The usual patience, from now on."""
    return Patience(time.process_time() + PATIENCE_S)


def candidates(
    positions: Iterable[str], source: str, thinker: JungleThinker, known: set[str]
) -> Iterator[Record]:
    """All puzzles among some positions."""
    for position in positions:
        match = None if position in known else match_at(position)
        if match is None:
            continue
        known.add(position)
        for goal in _goals(match, thinker):
            try:
                found = _puzzle(match, position, goal, source, thinker)
            except Stopped:
                continue
            if found is not None:
                yield found


def _goals(match: AnyMatch, thinker: JungleThinker) -> Iterator[Goal]:
    """The goals that can be reached, with the fewest moves; a quicker one first."""
    state: JungleState = match.state
    enemies = [piece.animal for piece in state.board if piece is not None and piece.seat == TOP]
    code = "win" if len(enemies) <= FEW else "den"
    fewest = _fewest(match, Goal(code, MOST_MOVES), thinker)
    if fewest is not None:
        yield Goal(code, fewest)
        return
    most = CAPTURE_MOVES if sum(map(bool, state.board)) <= MANY else CAPTURE_MOVES - 1
    for animal in PRIZES:
        if animal in enemies:
            goal = Goal("capture", most, (("piece", animal.name.lower()),))
            fewest = _fewest(match, goal, thinker)
            if fewest is not None:
                yield Goal("capture", fewest, goal.facts)


def _fewest(match: AnyMatch, goal: Goal, thinker: JungleThinker) -> int | None:
    assert goal.moves is not None
    try:
        solver = solver_of(match, Task(goal, BOTTOM), thinker, patience())
        return solver.moves_needed(goal.moves)
    except Stopped:
        return None


def _puzzle(
    match: AnyMatch, position: str, goal: Goal, source: str, thinker: JungleThinker
) -> Record | None:
    proof = prove(match, Task(goal, BOTTOM), thinker, patience())
    if not proof.is_unique or len(match.rulebook.actions(match.state)) < 3:
        return None
    solution = proof.solution
    tempting = temptations(match, solution)
    if len(solution) > 1 and tempting < len(solution) // 2 and is_walk(match, solution):
        return None
    themes = themes_of(match, goal, solution, thinker)
    return {
        "position": position,
        "goal": goal.code,
        "moves": goal.moves,
        "piece": dict(goal.facts).get("piece", ""),
        "solution": list(solution),
        "themes": themes,
        "heroes": heroes(match, solution),
        "temptations": tempting,
        "difficulty": round(difficulty(match, goal, solution), 2),
        "source": source,
    }
