"""Chooses sixteen puzzles of Jackaroo King among many, for three chapters."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.match import AnyMatch, Match
from jungle_pg.core.rulebook import Record
from jungle_pg.engine.judging.judgement import Task
from tools.puzzles.choosing import SLOWEST_S, judged_in
from tools.puzzles.jackaroo import match_at

PLAN: Final = (1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3)
"""The own moves of the puzzles, in their order."""


def goal_of(puzzle: Record) -> Goal:
    """The goal of a puzzle."""
    if puzzle["goal"] == "capture":
        return Goal("capture", puzzle["moves"], (("piece", "marble_yellow"),))
    facts = (("count", puzzle["count"]),) if puzzle["count"] else ()
    return Goal(puzzle["goal"], puzzle["moves"], facts)


def slowest(puzzle: Record, thinker: object) -> float:
    """CPU seconds of the slowest judgement: at first, and after any first decision."""
    match = match_at(puzzle["position"])
    assert match is not None
    first: list[AnyMatch] = [match]
    for action in match.rulebook.actions(match.state):
        after = match.play(action)
        assert isinstance(after, Match)
        first.append(after)
    return max(judged_in(one, Task(goal_of(puzzle), 0), thinker) for one in first)


def chosen(puzzles: Iterable[Record], thinker: object) -> list[Record]:
    """The puzzles in their order: no theme twice in a row, the rare ones first, more answers."""
    left = [puzzle for puzzle in puzzles if puzzle["goal"] != "capture" or puzzle["count"] == 1]
    themes: Counter[str] = Counter()
    found: list[Record] = []
    for moves in PLAN:
        before = found[-1]["theme"] if found else ""
        fitting = [
            puzzle for puzzle in left if puzzle["moves"] == moves and puzzle["theme"] != before
        ]
        fitting.sort(key=lambda puzzle: (themes[puzzle["theme"]], -puzzle["theirs"]))
        puzzle = next(each for each in fitting if slowest(each, thinker) < SLOWEST_S)
        left.remove(puzzle)
        themes[puzzle["theme"]] += 1
        found.append(puzzle)
    return found


def table(puzzles: Sequence[Record]) -> str:
    """The puzzles as the table of the module that holds them."""
    lines = []
    for puzzle in puzzles:
        red, yellow, hands, *_ = puzzle["position"].split()
        count = f" {puzzle['count']}" if puzzle["goal"] == "home" else ""
        lines += [
            f"{puzzle['theme']}, {puzzle['goal']} {puzzle['moves']}{count}: {red} {yellow} {hands}",
            " ".join(puzzle["solution"]),
        ]
    return "\n".join(lines) + "\n"
