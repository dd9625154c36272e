"""The command that lists the stages of the journey, or proves them all."""

import json
import sys
from argparse import Namespace

from jungle_pg.cabinet import GAMES, journeys, rulebooks, words
from jungle_pg.core.journey.stage import PUZZLE, Journey, Stage
from jungle_pg.core.rulebook import Record
from jungle_pg.texts.speech import goal_text


def stages(options: Namespace) -> int:
    """Print the stages, one a line or as JSON; or what is wrong with them, and 1 if anything is."""
    games = GAMES if options.game is None else (options.game,)
    chosen = [journeys()[game] for game in games]
    if options.check:
        return _check(chosen)
    if options.json:
        records = [_record(stage) for journey in chosen for stage in journey.stages]
        print(json.dumps(records, ensure_ascii=False, indent=1))
        return 0
    for journey in chosen:
        for chapter in journey.chapters:
            for stage in chapter.stages:
                print(f"{stage.id}: {stage.kind}, {chapter.id}, {_name(stage)}, {_goal(stage)}")
    return 0


def _check(chosen: list[Journey]) -> int:
    # Nothing else needs the solver.
    from jungle_pg.commands.stage_checks import problems_of

    problems = [problem for journey in chosen for problem in problems_of(journey)]
    for problem in problems:
        print(f"jungle-pg: {problem}", file=sys.stderr)
    for journey in chosen:
        print(f"{journey.game}: {len(journey.stages)} stages, {_counts(journey)}")
    return 1 if problems else 0


def _counts(journey: Journey) -> str:
    kinds = [stage.kind for stage in journey.stages]
    return ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds)) or "none"


def _record(stage: Stage) -> Record:
    record: Record = {
        "id": stage.id,
        "game": stage.game,
        "rules": stage.rules,
        "position": stage.position,
        "kind": stage.kind,
        "goal": stage.goal.code,
        "moves": stage.goal.moves,
        "seat": rulebooks()[stage.game].seat_ids[stage.seat],
    }
    if stage.goal.facts:
        record["facts"] = dict(stage.goal.facts)
    if stage.level is not None:
        record["level"] = stage.level
    if stage.theme:
        record["theme"] = stage.theme
    if stage.kind == PUZZLE:
        record["solution"] = list(stage.key)
    return record


def _name(stage: Stage) -> str:
    return words("en")(f"stage.{stage.text}.name")


def _goal(stage: Stage) -> str:
    rulebook = rulebooks()[stage.game]
    rules = rulebook.codec.parse_rules(stage.rules)
    return goal_text(words("en").texts, rulebook, rules, stage.goal)
