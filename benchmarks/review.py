"""Reviews: how long one takes, whether deeper searches agree, and whether sentences are true."""

import time
from collections.abc import Iterator
from contextlib import closing
from typing import Final

from benchmarks import review_luck
from benchmarks.aims import Aimed
from benchmarks.repeats import often
from benchmarks.review_games import (
    LEDGER,
    RULES,
    Ledger,
    agreement_figure,
    played,
    sentence_figures,
)
from jungle_pg.cabinet import brains, reviewers
from jungle_pg.core.review.reviewing import review_of
from jungle_pg.engine.analysis import Analysis
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.engine.search.packed import search_form

PLIES: Final = 60
WORKERS: Final = 2
FASTEST_S: Final = 20.0
FIRST_S: Final = 1.0
SAMPLE: Final = often(45, 1)
"""Games whose moves a deeper search is asked about too; in all of them about 2,000 moves."""
AGREEMENT: Final = 95.0
REVIEWED: Final = often(1000, 4)
"""Games whose sentences are played, at a part of the usual depth.

Both are gone on with where an earlier run of the same program stopped."""


def figures() -> Iterator[Aimed]:
    for game, rules in RULES.items():
        yield from speed_figures(game, rules[0])
        close = Ledger(LEDGER, "agreement", game).go_on(range(SAMPLE))
        yield agreement_figure(game, close, AGREEMENT)
        told = Ledger(LEDGER, "sentences", game).go_on(range(REVIEWED))
        yield from sentence_figures(game, told)
    yield from review_luck.figures()


def speed_figures(game: str, rules: str) -> Iterator[Aimed]:
    """A whole review in two processes, as a person waits for it and by their CPU time alone."""
    seeds = (seed for seed in range(1000))
    match = next(
        it for seed in seeds if len((it := played(game, rules, seed, PLIES)).moments) == PLIES
    )
    used = _children_s()
    begun, first = time.perf_counter(), 0.0
    with closing(EngineClient(lambda: ProcessWorker(brains), WORKERS)) as engine:
        analysis = Analysis(engine, match, reviewers()[game])
        analysis.set_open(True)
        while analysis.is_busy:
            if analysis.update(wait_s=0.01) and not first:
                first = time.perf_counter() - begun
        whole = time.perf_counter() - begun
    # A moment until the processes are gone and their time is known.
    while (cpu := _children_s() - used) <= 0:
        time.sleep(0.01)
    note = f"{reviewers()[game].nodes} positions a place, {search_form()}"
    yield Aimed(
        f"{game}: {PLIES} plies by CPU time, two cores", cpu / WORKERS, "s", FASTEST_S, note
    )
    yield Aimed(f"{game}: {PLIES} plies, as one waits", whole, "s", FASTEST_S)
    yield Aimed(f"{game}: the first class, as one waits", first, "s", FIRST_S)
    begun = time.process_time()
    review = review_of(match, analysis.judged, reviewers()[game])
    cost = (time.process_time() - begun) / max(1, len(review.moves))
    yield Aimed(f"{game}: classes and motifs of a move", 1e3 * cost, "ms")


def _children_s() -> float:
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
