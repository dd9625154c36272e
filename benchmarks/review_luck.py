"""Luck and skill in Jackaroo King: what choices cost, and what duplicates are good for."""

import time
from collections.abc import Iterator
from random import Random
from statistics import fmean, pstdev
from typing import Final

from benchmarks.aims import Aimed
from benchmarks.judged_games import classes_apart, judged
from benchmarks.repeats import often
from jungle_pg.cabinet import brains, reviewers, rulebooks
from jungle_pg.core.duplicate import difference, duplicate_of
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.fortune import fortune_of
from jungle_pg.core.review.reviewing import review_of
from jungle_pg.engine.thinking import Order

GAME: Final = "jackaroo"
GAMES: Final = often(12, 1)
PAIRS: Final = often(60, 2)
DEEPER: Final = 10
AGREEMENT: Final = 95.0
"""As for the other games: classes within one of what ten times as many worlds say."""


def figures() -> Iterator[Aimed]:
    yield from cost_figures()
    yield agreement_figure()
    yield from duplicate_figures()


def played(setup: Setup[object], seed: int) -> AnyMatch:
    """A game between the levels of a setup; they think by worlds, not by the clock."""
    thinkers = [brains(lambda: 0.0)[GAME][1] for _ in setup.players]
    book = rulebooks()[GAME]
    match: AnyMatch = begin(book, setup)
    while match.verdict is None:
        actor = match.actor or 0
        view, order = (
            book.seen_by(match.state, actor),
            Order(setup.players[actor].level, None, seed),
        )
        after = match.play(thinkers[actor].think(view, (), order).line[0])
        assert isinstance(after, Match)
        match = after
    return match


def between(first: int, second: int, seed: int) -> AnyMatch:
    rules = rulebooks()[GAME].codec.parse_rules(rulebooks()[GAME].usual_rules)
    players = (Player(level=first), Player(level=second))
    return played(Setup(rules, players=players, luck_seed=seed), seed)


def cost_figures() -> Iterator[Aimed]:
    """What a careless level gives away, and what a careful one does."""
    costs: dict[int, list[float]] = {1: [], 4: [], 6: []}
    lucks: list[float] = []
    seconds: list[float] = []
    for seed in range(GAMES):
        for level in costs:
            match = between(level, 6, seed) if seed % 2 else between(6, level, seed)
            begun = time.process_time()
            positions = judged(match, GAME, reviewers()[GAME].nodes)
            seconds.append(time.process_time() - begun)
            told = fortune_of(match, review_of(match, positions, reviewers()[GAME]))
            assert told is not None
            costs[level].append(-told.skill[1 - seed % 2])
            lucks.append(abs(told.luck[0]))
    yield Aimed(f"{GAME}: a whole game reviewed, CPU", fmean(seconds), "s", 20.0)
    for level, found in costs.items():
        cost, note = 100 * fmean(found), f"{len(found)} games, spread {100 * pstdev(found):.0f}"
        yield Aimed(f"{GAME}: choices of level {level} against 6 cost", cost, "%", None, note)
    yield Aimed(f"{GAME}: luck of the luckier side", 100 * fmean(lucks), "%")


def agreement_figure() -> Aimed:
    """How many classes stay, to within one, with ten times as many play-outs."""
    reviewer, seen, near = reviewers()[GAME], 0, 0
    for seed in range(often(4, 1)):
        match = between(2, 4, seed)
        one, other = (
            review_of(match, judged(match, GAME, reviewer.nodes * many), reviewer)
            for many in (1, DEEPER)
        )
        for distance, _ in classes_apart(one, other):
            seen, near = seen + 1, near + (distance <= 1)
    what = f"{GAME}: classes more worlds hold too"
    return Aimed(what, 100 * near / seen, "%", AGREEMENT, f"{seen} moves", at_least=True)


def duplicate_figures() -> Iterator[Aimed]:
    """How far leads spread with luck of their own, and how far where both had the same luck."""
    alone, pairs = [], []
    for seed in range(PAIRS):
        rng = Random(seed)
        match = between(6, 4, rng.getrandbits(30))
        alone.append(match.rulebook.lead(match.state))
        again = played(duplicate_of(match), seed)
        found = difference(again)
        assert found is not None
        # The stronger level had the first seat first, so it sits on the second one now.
        pairs.append(found[1] / 2)
    spread = pstdev(alone) / 2**0.5
    note = f"mean {fmean(pairs):+.0f} steps a game; {PAIRS} pairs"
    yield Aimed(f"{GAME}: spread of a lead over two games", spread, "steps")
    yield Aimed(f"{GAME}: the same with duplicates", pstdev(pairs), "steps", None, note)
