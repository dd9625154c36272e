"""How fast the rulebook of Jackaroo is, and how fast and how strong its computer players are."""

import time
from collections.abc import Iterator
from math import sqrt
from random import Random

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import best_time, calibration, timed
from benchmarks.repeats import often
from jungle_pg.core.jackaroo.rulebook import JackarooRulebook
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.engine.levels import LEVELS
from jungle_pg.engine.thinking import Order
from jungle_pg.games.jackaroo.engine.judging import Judge
from jungle_pg.games.jackaroo.engine.kinds import FULL_DECK
from jungle_pg.games.jackaroo.engine.moves import sides_of
from jungle_pg.games.jackaroo.engine.playout import PlayoutState
from jungle_pg.games.jackaroo.engine.thinker import JackarooThinker
from jungle_pg.games.jackaroo.engine.weights import LEARNED

JACKAROO = JackarooRulebook()
RULES = JACKAROO.codec.parse_rules("king")
RANDOM_GAMES = 20
QUICK_GAMES = 20
TIMED_DECISIONS = 120
BUDGET_MS = {7: 1_000, 8: 5_000}
"""What the levels may take that are limited by time."""

MATCHES = ((4, 1, 95), (8, 4, 60))
"""Levels, and how many of a hundred games the first should win."""
GAMES = 200


def figures() -> Iterator[Aimed]:
    yield calibration()
    yield from speed_figures()
    yield from decision_figures()
    yield from (match_figure(*match) for match in MATCHES)


def speed_figures() -> Iterator[Aimed]:
    games = often(RANDOM_GAMES, 4)
    begun = time.process_time()
    decisions = sum(len(random_game(seed)) for seed in range(games))
    seconds = time.process_time() - begun
    note = f"{decisions / seconds:,.0f} decisions a second"
    yield Aimed("random games through the rulebook", games / seconds, "/s", None, note)
    state = next(each for each in random_game(3)[120:] if each.actor in SEATS)
    yield timed("decisions on offer, middle game", best_time(lambda: JACKAROO.actions(state), 200))
    yield from play_out_figures()


def random_game(seed: int) -> list[JackarooState]:
    """All states of a game in which luck decides everything."""
    rng, state = Random(seed), JACKAROO.start(RULES)
    states = [state]
    while state.actor is not None:
        options = JACKAROO.actions(state)
        chosen = rng.choice(options) if options else JACKAROO.draw(state, rng)
        state = JACKAROO.play(state, chosen).state
        states.append(state)
    return states


def play_out_figures() -> Iterator[Aimed]:
    games, turns, seconds = often(QUICK_GAMES, 4), 0, 0.0
    for seed in range(games):
        rng, judge = Random(seed), Judge(LEARNED)
        deck, fresh = (rng.sample(FULL_DECK, len(FULL_DECK)) for _ in range(2))
        begun = time.process_time()
        table = PlayoutState(sides_of(JACKAROO.start(RULES).board, 0), ([], []), deck, fresh, 0, 0)
        table.deal()
        while table.winner is None:
            table.play_card(judge)
            turns += 1
        seconds += time.process_time() - begun
    note = f"{seconds / turns * 1e6:.0f} µs a card, nothing remembered from other games"
    yield Aimed("play-outs of whole games", games / seconds, "/s", None, note)


def decision_figures() -> Iterator[Aimed]:
    moments = [
        JACKAROO.seen_by(state, state.actor)
        for seed in range(often(6, 1))
        for state in random_game(seed)[5::9]
        if state.actor in SEATS and state.phase.value in ("card", "attacked")
    ]
    views = Random(1).sample(moments, min(len(moments), often(TIMED_DECISIONS, 10)))
    for level in LEVELS:
        thinker = JackarooThinker(time.process_time)
        times = []
        for view in views:
            begun = time.process_time()
            thinker.think(view, (), Order(level))
            times.append((time.process_time() - begun) * 1e3)
        note = f"mean {sum(times) / len(times):.1f}, p95 {part_of(times, 0.95):.1f} ms"
        what = f"longest decision at level {level}, CPU"
        yield Aimed(what, max(times), "ms", BUDGET_MS.get(level), note)


def match_figure(first: int, second: int, aim: float) -> Aimed:
    """How many of a hundred games a level wins; pairs of games share their luck, seats change."""
    games = often(GAMES, 4)
    wins = sum(first_wins(first, second, number) for number in range(games))
    score = wins / games
    error = sqrt(score * (1 - score) / games)
    note = f"{wins} of {games}, standard error {error * 100:.1f}"
    what = f"level {first} against level {second}"
    return Aimed(what, score * 100, "%", aim, note, at_least=True)


def first_wins(first: int, second: int, number: int) -> bool:
    """One game; levels think by worlds, not by the clock, so the result is always the same."""
    levels = (first, second) if number % 2 == 0 else (second, first)
    thinkers = [JackarooThinker(lambda: 0.0) for _ in levels]
    rng, state = Random(f"luck {number // 2}"), JACKAROO.start(RULES)
    while state.actor is not None:
        if state.actor in SEATS:
            view, order = (
                JACKAROO.seen_by(state, state.actor),
                Order(levels[state.actor], None, number),
            )
            action = thinkers[state.actor].think(view, (), order).action
            assert action is not None
        else:
            action = JACKAROO.draw(state, rng)
        state = JACKAROO.play(state, action).state
    return state.winner is not None and levels[state.winner] == first
