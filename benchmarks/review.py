"""Reviews: how long one takes, whether deeper searches agree, and whether sentences are true."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Final

from benchmarks import review_luck
from benchmarks.aims import Aimed
from benchmarks.judged_games import classes_apart, judged
from benchmarks.repeats import often
from jungle_pg.cabinet import brains, reviewers, rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.reviewing import places_of, review_of
from jungle_pg.engine.analysis import Analysis
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.packed import search_form
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.engine.thinking import Order
from tests.games.xiangqi import claims

GAMES: Final = {"jungle": ("traditional", "club"), "xiangqi": ("standard",)}
PLIES: Final = 60
WORKERS: Final = 2
FASTEST_S: Final = 20.0
FIRST_S: Final = 1.0
DEEPER: Final = 10
SAMPLE: Final = often(2000, 24)
"""Moves of which a deeper search is asked too."""
AGREEMENT: Final = 95.0
REVIEWED: Final = often(1000, 4)
"""Games whose sentences are played, at a part of the usual depth."""
SHALLOW: Final = 20
LEVELS: Final = (2, 3, 3, 4, 4, 5)
"""Who plays the games: people's mistakes are in them."""

SECOND: Final = {"xiangqi": claims.is_true}
"""Checks of sentences that share no code with the program, where a game has one."""


def figures() -> Iterator[Aimed]:
    for game, rules in GAMES.items():
        yield from speed_figures(game, rules[0])
        yield agreement_figure(game, rules, SAMPLE)
        yield from motif_figures(game, rules, REVIEWED)
    yield from review_luck.figures()


def played(game: str, rules: str, seed: int, longest: int) -> AnyMatch:
    """A game between two levels."""
    rulebook, thinker = brains(time.monotonic)[game]
    rng = Random(f"{game}/{rules}/{seed}")
    levels = rng.choice(LEVELS), rng.choice(LEVELS)
    match: AnyMatch = begin(rulebook, Setup(rulebook.codec.parse_rules(rules)))
    while match.verdict is None and match.cursor < longest:
        order = Order(levels[match.actor or 0], seed=rng.getrandbits(20))
        past = [match.state_at(ply) for ply in range(match.cursor)]
        after = match.play(thinker.think(match.state, past, order).line[0])
        assert isinstance(after, Match)
        match = after
    return match


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


def agreement_figure(game: str, rules: tuple[str, ...], moves: int) -> Aimed:
    """How many classes stay, to within one, when ten times as many positions are looked at."""
    nodes, seen, near, same = reviewers()[game].nodes, 0, 0, 0
    apart: Counter[str] = Counter()
    seed = 0
    while seen < moves:
        match = played(game, rules[seed % len(rules)], seed, 120)
        one, other = (
            review_of(match, judged(match, game, many), reviewers()[game])
            for many in (nodes, nodes * DEEPER)
        )
        for distance, pair in classes_apart(one, other):
            seen, near, same = seen + 1, near + (distance <= 1), same + (distance == 0)
            if distance > 1:
                apart[pair] += 1
        seed += 1
    worst = ", ".join(f"{pair} {count}" for pair, count in apart.most_common(3))
    note = f"{seen} moves, {100 * same / seen:.0f} % the same; {worst}"
    return Aimed(
        f"{game}: classes a deeper search holds too", 100 * near / seen, "%", AGREEMENT, note, True
    )


def motif_figures(game: str, rules: tuple[str, ...], games: int) -> Iterator[Aimed]:
    """Plays the line of every sentence again: what it claims must be seen."""
    reviewer, false, mistakes, explained = reviewers()[game], 0, 0, 0
    codes: Counter[str] = Counter()
    position_text = rulebooks()[game].codec.position_text
    for seed in range(games):
        match = played(game, rules[seed % len(rules)], seed, 120)
        review = review_of(match, judged(match, game, max(1, reviewer.nodes // SHALLOW)), reviewer)
        for place, move in zip(places_of(match), review.moves, strict=False):
            assert move is not None
            mistakes += move.move_class.is_mistake
            explained += move.move_class.is_mistake and move.motif is not None
            if move.motif is not None:
                codes[move.motif.code] += 1
                state = match.state_at(place)
                is_so = reviewer.holds(state, move.motif) and (
                    game not in SECOND or SECOND[game](position_text(state), move.motif)
                )
                false += not is_so
    note = f"of {codes.total()} in {games} games, {len(codes)} kinds"
    yield Aimed(f"{game}: false sentences", false, "", 0, note)
    share = 100 * explained / max(1, mistakes)
    yield Aimed(f"{game}: mistakes that are explained", share, "%", None, f"of {mistakes}")
