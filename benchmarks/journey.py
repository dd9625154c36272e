"""How long the judge of stages takes, and how the levels fare in puzzles."""

import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from benchmarks.aims import Aimed
from benchmarks.measure import calibration, timed
from benchmarks.repeats import often
from jungle_pg.cabinet import brains, journeys, rulebooks
from jungle_pg.core.journey.goals import standing
from jungle_pg.core.journey.stage import PUZZLE, Stage
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.solver import judge
from jungle_pg.engine.thinking import Limits, Order

SLOWEST_S = 0.1
SAMPLE = often(20, 4)
LEVELS = range(3, 9)
SHARE = {7: Limits(seconds=0.2), 8: Limits(seconds=1.0)}
"""The two strongest levels with a fifth of their time."""


def figures() -> Iterator[Aimed]:
    yield calibration()
    for game, journey in journeys().items():
        puzzles = [stage for stage in journey.stages if stage.kind == PUZZLE]
        if not puzzles:
            continue
        for kind, number in Counter(stage.kind for stage in journey.stages).items():
            yield Aimed(f"{game}: stages, {kind}", number, "")
        for theme, number in Counter(stage.theme for stage in puzzles).most_common():
            yield Aimed(f"{game}: puzzles, {theme}", number, "")
        times = [seconds for stage in puzzles for seconds in judgements(stage)]
        yield timed(f"{game}: a judgement, longest of {len(times)}", max(times), SLOWEST_S)
        yield timed(f"{game}: a judgement, middle", sorted(times)[len(times) // 2])
        yield from levels_in(game, Random(1).sample(puzzles, min(SAMPLE, len(puzzles))))


def at(stage: Stage) -> AnyMatch:
    rulebook = rulebooks()[stage.game]
    match: AnyMatch = begin(
        rulebook, Setup(rulebook.codec.parse_rules(stage.rules), stage.position)
    )
    return match


def judgements(stage: Stage) -> Iterator[float]:
    """CPU seconds of each judgement: at first, after any first move, and along the solution."""
    thinker = brains(time.monotonic)[stage.game][1]
    match, task = at(stage), Task(stage.goal, stage.seat)
    judge(match, task, thinker)
    matches = [match, *map(match.play, match.rulebook.actions(match.state))]
    for action in stage.key[:-1]:
        after = match.play(match.rulebook.codec.parse_action(action))
        assert isinstance(after, Match)
        match = after
        matches.append(match)
    for one in matches:
        assert isinstance(one, Match)
        begun = time.process_time()
        judge(one, task, thinker)
        yield time.process_time() - begun


def levels_in(game: str, puzzles: list[Stage]) -> Iterator[Aimed]:
    """How many puzzles each level solves, against the best defence."""
    for level in LEVELS:
        solved = sum(is_solved(stage, level) for stage in puzzles)
        share = 100 * solved / len(puzzles)
        yield Aimed(f"{game}: solved by level {level}", share, "%", note=f"of {len(puzzles)}")


def is_solved(stage: Stage, level: int) -> bool:
    """Whether a level reaches the goal; it knows only how to play well, not what is asked."""
    thinker = brains(time.process_time)[stage.game][1]
    order = Order(level, SHARE.get(level), seed=1)
    match, task = at(stage), Task(stage.goal, stage.seat)
    while standing(stage, match) == "open":
        if match.actor == stage.seat:
            action = thinker.think(match.state, [], order).action
        else:
            answer = judge(match, task, thinker).answer
            assert answer is not None
            action = match.rulebook.codec.parse_action(answer)
        after = match.play(action)
        assert isinstance(after, Match)
        match = after
    return standing(stage, match) == "reached"
