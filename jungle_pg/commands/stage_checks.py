"""Everything that must hold of the stages of a game, proved one after another."""

import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from jungle_pg.cabinet import brains, rulebooks, words
from jungle_pg.core.gametext import play_text
from jungle_pg.core.journey.goals import followed
from jungle_pg.core.journey.stage import BOSS, KINDS, LESSON, PUZZLE, Journey, Stage
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Recording, begin
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.proof import prove
from jungle_pg.engine.levels import LEVELS
from jungle_pg.texts.locales import CODES
from jungle_pg.texts.speech import goal_text


def problems_of(journey: Journey) -> Iterator[str]:
    """What is wrong with the stages of a game, in words."""
    ids = [stage.id for stage in journey.stages]
    yield from (f"{each}: there are two of it" for each in sorted(set(ids)) if ids.count(each) > 1)
    yield from _order(journey)
    thinker = brains(time.monotonic)[journey.game][1]
    for stage in journey.stages:
        yield from (f"{stage.id}: {problem}" for problem in stage_problems(stage, thinker))


def _order(journey: Journey) -> Iterator[str]:
    """Chapters without stages, bosses that grow weaker, puzzles of one theme side by side."""
    yield from (f"{each.id}: nothing is in it" for each in journey.chapters if not each.stages)
    levels = [stage.level or 0 for stage in journey.stages if stage.kind == BOSS]
    if levels != sorted(levels):
        yield f"{journey.game}: a boss is weaker than the one before"
    puzzles = [stage for stage in journey.stages if stage.kind == PUZZLE]
    for before, after in pairwise(puzzles):
        if before.theme == after.theme:
            yield f"{after.id}: it has the theme of the puzzle before, {after.theme}"


def stage_problems(stage: Stage, thinker: object) -> Iterator[str]:
    """What is wrong with a stage, in words."""
    rulebook = rulebooks()[stage.game]
    try:
        rules = rulebook.codec.parse_rules(stage.rules)
        match: AnyMatch = begin(rulebook, Setup(rules, stage.position))
    except BadText as trouble:
        yield f"its position cannot be: {trouble}"
        return
    yield from _text_problems(stage)
    if stage.kind not in KINDS:
        yield f"no stage is a {stage.kind}"
    if match.actor != stage.seat:
        yield "somebody else is to move"
    elif followed(stage.goal, stage.seat, match)[0] != "open":
        yield "its goal is not open"
    elif stage.kind == PUZZLE:
        yield from _puzzle_problems(stage, match, thinker)
    elif stage.kind == LESSON:
        yield from _lesson_problems(stage, match)
    if (stage.level is None) != (stage.kind in (PUZZLE, LESSON)) and not _is_small_game(stage):
        yield f"its level is {stage.level}"
    if stage.level not in (None, *LEVELS):
        yield f"there is no level {stage.level}"


def _is_small_game(stage: Stage) -> bool:
    """Whether a lesson ends in a game against a level."""
    return stage.kind == LESSON and stage.level is not None


def _text_problems(stage: Stage) -> Iterator[str]:
    rulebook = rulebooks()[stage.game]
    rules = rulebook.codec.parse_rules(stage.rules)
    for code in CODES:
        texts = words(code).texts
        keys = [f"stage.{stage.text}.name", f"stage.{stage.text}.task"]
        keys += [step.text for step in stage.guide]
        yield from (f"{key} has no text in {code}" for key in keys if key not in texts)
        try:
            goal_text(texts, rulebook, rules, stage.goal)
        except KeyError as missing:
            yield f"its goal has no words in {code}: {missing.args[0]}"


def _puzzle_problems(stage: Stage, match: AnyMatch, thinker: object) -> Iterator[str]:
    proof = prove(match, Task(stage.goal, stage.seat), thinker)
    if not proof.solution:
        yield "its goal cannot be reached"
        return
    if proof.solution != stage.key:
        yield f"its solution is {' '.join(proof.solution)}, not {' '.join(stage.key)}"
    if proof.moves != stage.goal.moves:
        yield f"its goal is reached in {proof.moves} moves already"
    if not proof.is_unique:
        yield f"several moves are good: {' '.join(map(str, proof.choices))}"


def _click(recording: Recording[Any, Any, Any, Any], picks: tuple[str, ...]) -> None:
    """Play what some clicks mean, and what then needs no answer; or BadText."""
    rulebook, left = recording.rulebook, picks
    while left:
        state = recording.state
        for action in rulebook.actions(state):
            clicks = rulebook.picks(state, action)
            if clicks and left[: len(clicks)] == clicks:
                recording.add_action(action)
                left = left[len(clicks) :]
                break
        else:
            raise BadText(f"{left[0]} cannot be clicked")
        while rulebook.verdict(recording.state) is None and not rulebook.asks(recording.state):
            only, *others = rulebook.actions(recording.state) or (None, None)
            if others:
                break
            recording.add_action(only)


def _lesson_problems(stage: Stage, match: AnyMatch) -> Iterator[str]:
    """The guide must lead to the goal by legal moves."""
    recording = Recording(match.rulebook, match.setup)
    try:
        for step in stage.guide:
            if step.reads:
                continue
            _click(recording, step.picks)
            if step.answer:
                play_text(recording, step.answer)
    except BadText as trouble:
        yield f"its guide leads nowhere: {trouble}"
        return
    is_reached = followed(stage.goal, stage.seat, recording.so_far())[0] == "reached"
    if not is_reached and not _is_small_game(stage):
        yield "its guide does not lead to the goal"
