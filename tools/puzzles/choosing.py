"""Chooses sixty puzzles among many: rising difficulty, no two alike side by side, every hero."""

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.jungle.animals import BOTTOM
from jungle_pg.core.match import AnyMatch, Match
from jungle_pg.core.rulebook import Record
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.solver import judge
from tools.puzzles.sources import match_at

PLAN: Final = (
    (1,) * 5 + (2,) * 3,
    (2,) * 7 + (3,) * 6,
    (3,) * 9 + (4,) * 5,
    (3,) * 3 + (4,) * 9 + (5,) * 2,
    (4,) * 3 + (5,) * 8,
)
"""For each region the own moves of its puzzles."""

SLOWEST_S: Final = 0.05
"""CPU time of a judgement on this machine; half of what it may take."""
WANTED: Final = {"game": 4.0, "fight": 3.0, "seed": 2.0, "long": 2.0, "ending": 1.0}
"""Positions of games look most like games."""


def goal_of(puzzle: Record) -> Goal:
    """The goal of a puzzle."""
    facts = (("piece", puzzle["piece"]),) if puzzle["piece"] else ()
    return Goal(puzzle["goal"], puzzle["moves"], facts)


def slowest(puzzle: Record, thinker: object) -> float:
    """CPU seconds of the slowest judgement: at first, and after any first move."""
    match = match_at(puzzle["position"])
    assert match is not None
    task = Task(goal_of(puzzle), BOTTOM)
    times = [judged_in(match, task, thinker)]
    for action in match.rulebook.actions(match.state):
        after = match.play(action)
        assert isinstance(after, Match)
        times.append(judged_in(after, task, thinker))
    return max(times)


def judged_in(match: AnyMatch, task: Task, thinker: object) -> float:
    """CPU seconds of a judgement."""
    begun = time.process_time()
    judge(match, task, thinker)
    return time.process_time() - begun


def chosen(puzzles: Iterable[Record], thinker: object, seed: int = 1) -> list[list[Record]]:
    """The puzzles of each region, in their order."""
    rng = Random(seed)
    left = sorted(puzzles, key=lambda puzzle: puzzle["difficulty"])
    heroes: Counter[str] = Counter()
    themes: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    materials: Counter[str] = Counter()
    regions: list[list[Record]] = []
    before: list[Record] = []
    for plan in PLAN:
        region: list[Record] = []
        for moves in plan:
            here = [puzzle for puzzle in left if puzzle["moves"] == moves]
            place = plan[: len(region) + 1].count(moves) / (plan.count(moves) + 1)

            def worth(puzzle: Record, rank: float, place: float = place) -> float:
                recent = [each["themes"][0] for each in before[-4:]]
                return (
                    WANTED[puzzle["source"]]
                    - 3.0 * abs(rank - place)
                    - 2.0 * recent.count(puzzle["themes"][0])
                    - 0.5 * themes[puzzle["themes"][0]]
                    - 0.6 * heroes[puzzle["heroes"][0]]
                    - 0.25 * sources[puzzle["source"]]
                    - 6.0 * materials[material(puzzle)]
                    + 0.4 * len(puzzle["themes"])
                    + 0.3 * rng.random()
                )

            ranked = [
                (worth(puzzle, number / len(here)), number, puzzle)
                for number, puzzle in enumerate(here)
                if not before or puzzle["themes"][0] != before[-1]["themes"][0]
            ]
            for _, _, puzzle in sorted(ranked, reverse=True, key=lambda each: each[:2]):
                if slowest(puzzle, thinker) < SLOWEST_S:
                    break
            left.remove(puzzle)
            region.append(puzzle)
            before.append(puzzle)
            heroes[puzzle["heroes"][0]] += 1
            themes[puzzle["themes"][0]] += 1
            sources[puzzle["source"]] += 1
            materials[material(puzzle)] += 1
        regions.append(region)
    return regions


def material(puzzle: Record) -> str:
    """The animals of a position, whose puzzles are much alike."""
    board: str = puzzle["position"].split()[0]
    return "".join(sorted(letter for letter in board if letter.isalpha()))


def table(regions: Sequence[Sequence[Record]]) -> str:
    """The puzzles as the table of the module that holds them."""
    lines = []
    for puzzle in (puzzle for region in regions for puzzle in region):
        goal = " ".join((puzzle["goal"], str(puzzle["moves"]), puzzle["piece"])).strip()
        board = puzzle["position"].split()[0]
        lines += [f"{puzzle['themes'][0]}, {goal}: {board}", f"    {' '.join(puzzle['solution'])}"]
    return "\n".join(lines) + "\n"
