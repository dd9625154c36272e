"""Chooses forty puzzles of Xiangqi among many, for four chapters."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.match import AnyMatch, Match
from jungle_pg.core.rulebook import Record
from jungle_pg.core.xiangqi.pieces import RED
from jungle_pg.engine.judging.judgement import Task
from tools.puzzles.choosing import SLOWEST_S, judged_in
from tools.puzzles.xiangqi import match_at

PLAN: Final = (
    ("mate 1",) * 7,
    ("mate 1", "checks 2", "checks 2", "survive 1") + ("mate 1", "checks 2") * 2 + ("checks 2",) * 2
    + ("survive 1",),
    ("checks 2", "checks 3", "survive 1", "checks 2", "checks 3", "checks 2", "checks 3",
     "checks 2", "checks 2", "survive 1", "checks 3"),
    ("checks 3", "checks 4") * 2 + ("survive 1", "checks 3", "checks 4", "checks 3", "checks 4",
     "survive 1", "checks 4"),
)  # fmt: skip
"""For each chapter the goals and own moves of its puzzles."""


ALIKE: Final = 7
"""Positions with so many equal ranks are much the same puzzle."""


def slowest(puzzle: Record, thinker: object) -> float:
    """CPU seconds of the slowest judgement: at first, and after any first move."""
    match = match_at(puzzle["position"])
    task = Task(Goal(puzzle["goal"], puzzle["moves"]), RED)
    first: list[AnyMatch] = [match]
    for action in match.rulebook.actions(match.state):
        after = match.play(action)
        assert isinstance(after, Match)
        first.append(after)
    return max(judged_in(one, task, thinker) for one in first)


def alike(one: Record, other: Record) -> int:
    """How many ranks of two positions are the same; of one game many are."""
    ranks = (puzzle["position"].split()[0].split("/") for puzzle in (one, other))
    return sum(mine == yours for mine, yours in zip(*ranks, strict=True))


def chosen(puzzles: Iterable[Record], thinker: object) -> list[Record]:
    """The puzzles in their order: no theme twice in a row, the rare ones first, fewer pieces."""
    left = list(puzzles)
    themes: Counter[str] = Counter()
    found: list[Record] = []
    for wanted in (wanted for chapter in PLAN for wanted in chapter):
        before = found[-1]["theme"] if found else ""
        fitting = [
            puzzle
            for puzzle in left
            if f"{puzzle['goal']} {puzzle['moves']}" == wanted
            and puzzle["theme"] != before
            and max((alike(puzzle, other) for other in found), default=0) < ALIKE
        ]
        fitting.sort(key=lambda puzzle: (themes[puzzle["theme"]], puzzle["pieces"]))
        puzzle = next(each for each in fitting if slowest(each, thinker) < SLOWEST_S)
        left.remove(puzzle)
        themes[puzzle["theme"]] += 1
        found.append(puzzle)
    return found


def table(puzzles: Sequence[Record]) -> str:
    """The puzzles as the table of the module that holds them."""
    lines = []
    for puzzle in puzzles:
        goal, board = f"{puzzle['goal']} {puzzle['moves']}", puzzle["position"].split()[0]
        lines += [f"{puzzle['theme']}, {goal}: {board}", f"    {' '.join(puzzle['solution'])}"]
    return "\n".join(lines) + "\n"
