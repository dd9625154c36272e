"""The command that lets computer players play each other."""

import sys
import time
from argparse import Namespace
from pathlib import Path

from jungle_pg.cabinet import brains
from jungle_pg.commands.chosen import chosen_game, rules_text
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.arena import Contest, run_contest
from jungle_pg.engine.contestants import contestant
from jungle_pg.engine.outcomes import Outcome, outcomes_in, summary_of
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
    try:
        path = Path(options.output)
        goes_on = options.resume and path.exists()
        outcomes = _played(contest, path, rulebook.seat_ids) if goes_on else []
        with path.open("a" if goes_on else "w", encoding="utf-8", newline="\n") as record:
            played = {outcome.number for outcome in outcomes}
            for outcome in run_contest(contest, brains, time.monotonic, options.workers, played):
                outcomes.append(outcome)
                record.write(outcome.text + "\n")
                record.flush()
                _show_progress(contest, outcomes)
                if options.until_sure and summary_of(outcomes).is_decided:
                    break
    except OSError as problem:
        raise BadText(f"cannot write {options.output}: {problem.strerror}") from None
    _show_result(contest, outcomes, options.output)
    return 0


def _played(contest: Contest, path: Path, seat_ids: tuple[str, str]) -> list[Outcome]:
    """The games that are in the record already; what was broken off there is taken out."""
    outcomes = list(outcomes_in(path.read_text("utf-8"), seat_ids))
    sides = {contest.first, contest.second}
    for outcome in outcomes:
        heads = dict(line.split(": ", 1) for line in outcome.text.partition("\n\n")[0].split("\n"))
        if heads["Rules"] != contest.rules or {heads[seat] for seat in seat_ids} != sides:
            raise BadText(f"{path} holds games of another contest")
    whole = "".join(outcome.text + "\n" for outcome in outcomes)
    path.write_text(whole, "utf-8", newline="\n")
    return outcomes


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
