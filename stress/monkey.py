"""Monkeys at the program: random but plausible input through every screen, a look after each.

`python -m stress --only monkey --seed S --inputs N` repeats what the monkey S did, up to input N.
"""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from jungle_pg.cabinet import games
from stress.episode import Episode, shortened
from stress.homes import a_home
from stress.machine import Holdings, forget_kept, holdings, let_threads_end
from stress.run import Report, Run

INPUTS: Final = 1000
"""Of one monkey; then another one begins, in a home of its own."""
SHORTENING_S: Final = 60.0
SHOWN_DEEDS: Final = 40
FOURTH: Final = 4
"""One monkey of so many plays against a thinking process."""
WARM_UP: Final = 4
"""Monkeys after which the program holds all it usually holds."""
MOST_GROWTH_BYTES: Final = 40_000_000
EVERYWHERE_AFTER: Final = 12_000
"""Inputs after which every scene must have been seen."""

REACHABLE: Final = (
    "title", "question", "demonstration", "play", "pause", "result", "replay", "export",
    "export_running", "branch", "save", "load", "open_file", "rename", "other_place", "new_game",
    "chooser",
    "rule_sets", "house_rules", "rules", "credits", "licence", "keys", "settings",
    "journey", "academy", "stage", "solved", "trophies", "review", "practise", "coach", "card",
    "study", "laboratory", "programs", "program_browser", "actions",
)  # fmt: skip

SELDOM: Final = (
    "program", "program_trouble", "trial", "listening", "taken", "keyboard", "drawing",
    "own_puzzles", "study_menu", "study_sign", "study_counters", "study_make_stage",
)  # fmt: skip
"""What a monkey need not come by: a program that plays must be there, a study at work, a key."""


def monkey(run: Run) -> Report:
    """One monkey after the other until the time is over or something broke."""
    done = starts = homecomings = disk_looks = monkeys = 0
    visits, positions, dangers, ends = (Counter[str]() for _ in range(4))
    held: list[Holdings] = []
    findings: list[str] = []
    with a_home(f"jungle-monkey-pictures-{run.seed}") as cache:
        while run.goes_on(done) and not findings:
            episode = _one(run, run.seed + monkeys, done, cache)
            monkeys += 1
            done += len(episode.deeds)
            visits += episode.visits
            positions += episode.invariants.positions
            dangers += episode.invariants.dangers
            ends += episode.invariants.ends
            starts, homecomings = starts + episode.starts, homecomings + episode.homecomings
            disk_looks += episode.disk_looks
            let_threads_end()
            forget_kept()
            held.append(holdings())
            findings += _told(episode, run)
    if not findings:
        # What broke is still held by its own report.
        findings += _grown(held)
    findings += _missed(visits, positions, done)
    counts: dict[str, int | float | str] = {
        "inputs": done,
        "monkeys": monkeys,
        "starts": starts,
        "scenes": len(visits),
        "visits": sum(visits.values()),
        "ways home": homecomings,
        "looks at the disk": disk_looks,
        **{f"positions of {name}": count for name, count in sorted(positions.items())},
        "dangers": dangers.total(),
        "ends": ends.total(),
        "kinds of ends": len(ends),
        "MB more than after the warm-up": _growth(held) / 1e6,
    }
    return Report(counts, tuple(findings))


def _one(run: Run, seed: int, done: int, cache: Path) -> Episode:
    most = INPUTS if run.most is None else min(INPUTS, run.most - done)
    in_process = not run.is_short and run.most is None and seed % FOURTH == 0
    is_over = (lambda: False) if run.most is not None else (lambda: not run.goes_on())
    return Episode(seed, most, cache=cache, in_process=in_process, is_over=is_over).run()


def _told(episode: Episode, run: Run) -> Iterable[str]:
    """What broke, and the way to see it again."""
    if episode.failure is None:
        return
    # What breaks while the next input is thought of needs a run that goes on to it.
    number = episode.failure.number + 1
    yield f"seed {episode.seed}, {episode.failure}"
    yield f"again: python -m stress --only monkey --seed {episode.seed} --inputs {number}"
    if not run.is_short:
        deeds = shortened(episode, SHORTENING_S)
        few = "; ".join(map(str, deeds[-SHOWN_DEEDS:]))
        yield f"{len(deeds)} of these inputs are enough: {few}" if deeds else "no fewer do it"


def _growth(held: list[Holdings]) -> int:
    """Bytes of memory beyond the warm-up: the median of the last ones, since some hold more."""
    if len(held) < 2 * WARM_UP:
        return 0
    first, last = held[WARM_UP : 2 * WARM_UP], held[-WARM_UP:]
    return _median(last) - _median(first)


def _median(held: list[Holdings]) -> int:
    return sorted(each.memory for each in held)[len(held) // 2]


def _grown(held: list[Holdings]) -> Iterable[str]:
    if len(held) > WARM_UP:
        yield from held[-1].beyond(held[WARM_UP - 1])
    if _growth(held) > MOST_GROWTH_BYTES:
        yield f"{_growth(held) / 1e6:.1f} MB of memory more than after the warm-up"


def _missed(visits: Counter[str], positions: Counter[str], done: int) -> Iterable[str]:
    missed = [name for name in REACHABLE if name not in visits]
    missed += [f"a board of {name}" for name in games() if name not in positions]
    if missed and done >= EVERYWHERE_AFTER:
        yield f"never seen: {', '.join(missed)}"
    unknown = [name for name in visits if name not in (*REACHABLE, *SELDOM)]
    if unknown:
        yield f"scenes this list does not know: {', '.join(unknown)}"
