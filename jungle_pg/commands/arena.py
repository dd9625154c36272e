"""The command that lets computer players play each other."""

import sys
import time
from argparse import Namespace
from pathlib import Path

from jungle_pg.cabinet import brains
from jungle_pg.commands.chosen import chosen_game, rules_text
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.arena import Contest, Outcome, run_contest, summary_of
from jungle_pg.engine.contestants import contestant
from jungle_pg.engine.thinking import Limits


def arena(options: Namespace) -> int:
    """Play a contest, show how it goes, and write its games."""
    rulebook = chosen_game(options)
    rules = rules_text(rulebook, options)
    rulebook.codec.parse_rules(rules)
    limits = Limits(
        options.depth, options.nodes, options.movetime / 1000 if options.movetime else None
    )
    given = None if limits == Limits() else limits
    for name in (options.first, options.second):
        contestant(brains(time.monotonic)[rulebook.game_id], name, given)
    contest = Contest(
        rulebook.game_id,
        rules,
        options.first,
        options.second,
        options.games,
        given,
        options.seed,
        options.longest,
    )
    outcomes: list[Outcome] = []
    try:
        with Path(options.output).open("w", encoding="utf-8") as record:
            for outcome in run_contest(contest, brains, time.monotonic, options.workers):
                outcomes.append(outcome)
                record.write(outcome.text + "\n")
                record.flush()
                _show_progress(contest, outcomes)
    except OSError as problem:
        raise BadText(f"cannot write {options.output}: {problem.strerror}") from None
    _show_result(contest, outcomes, options.output)
    return 0


def _show_progress(contest: Contest, outcomes: list[Outcome]) -> None:
    end = "\n" if len(outcomes) == contest.games else "\r"
    if sys.stderr.isatty() or end == "\n":
        line = f"{len(outcomes)}/{contest.games}  {summary_of(outcomes)}"
        print(f"{line:<78}", end=end, file=sys.stderr, flush=True)


def _show_result(contest: Contest, outcomes: list[Outcome], path: str) -> None:
    print(f"{contest.first} against {contest.second}, {contest.rules}: {summary_of(outcomes)}")
    illegal = [outcome.illegal_by for outcome in outcomes if outcome.illegal_by]
    print(f"illegal moves and forfeits: {len(illegal)}")
    for line in illegal[:10]:
        print(f"  {line}")
    times = [sum(outcome.seconds[who] for outcome in outcomes) for who in (0, 1)]
    print(f"time used: {times[0]:.1f} s and {times[1]:.1f} s")
    print(f"games written to {path}")
