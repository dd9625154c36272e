"""python -m benchmarks.review_curve GAME: play games and fit the curve from scores to chances.

Both sides are of the same level, or search the same few positions a move, after some plies of luck.
Of every position the score is kept and, once the game is over, what its side got: 1, a half or 0.
The steepness of `Reviewer.chance` that tells this best, by the log loss, is printed with how often
sides that stood so well did win. Decided and drawn games weigh the same: between equals most games
of Jungle end by a limit, whoever stood better, and alone they would make every curve flat.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from typing import Any

from jungle_pg.cabinet import brains, rulebooks
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.values import EVEN
from jungle_pg.engine.search.scores import SURE
from jungle_pg.engine.thinking import Limits, Order

LUCKY_PLIES = 8
LONGEST = 300
STEPS = range(60, 1500, 10)
BANDS = (-800, -400, -200, -100, -40, 40, 100, 200, 400, 800)

Known = tuple[int, float]
"""A score, and what its side got."""


def games(
    game: str, rules_text: str, nodes: int, level: int | None, rng: Random
) -> Iterator[list[Known]]:
    """What came of each position of one game after another."""
    rulebook, thinker = brains(time.monotonic)[game]
    rules = rulebook.codec.parse_rules(rules_text)
    while True:
        state = rulebook.start(rules)
        past: list[Any] = []
        thinker.forget()
        scores: list[tuple[int, int]] = []
        lucky = rng.randint(2, LUCKY_PLIES)
        while rulebook.verdict(state) is None and len(past) < LONGEST:
            seat = rulebook.actor(state)
            seed = rng.getrandbits(20)
            if len(past) < lucky:
                action = rng.choice(rulebook.actions(state))
            else:
                thought = thinker.think(state, past, Order(limits=Limits(nodes=nodes), seed=seed))
                action = thought.line[0]
                if level is not None:
                    action = thinker.think(state, past, Order(level, seed=seed)).line[0]
                if abs(thought.score) < SURE:
                    scores.append((seat or 0, thought.score))
            past.append(state)
            state = rulebook.play(state, action).state
        verdict = rulebook.verdict(state)
        winner = None if verdict is None else verdict.winner
        yield [(score, EVEN if winner is None else float(winner == seat)) for seat, score in scores]


def loss(known: list[Known], steepness: float) -> float:
    """The log loss of a curve: its mean over decided games, and that over drawn ones."""
    decided = [each for each in known if each[1] != EVEN]
    drawn = [each for each in known if each[1] == EVEN]
    return sum(_mean_loss(part, steepness) for part in (decided, drawn) if part)


def _mean_loss(known: list[Known], steepness: float) -> float:
    reviewer = Reviewer()
    reviewer.steepness = steepness
    total = 0.0
    for score, got in known:
        chance = min(0.9999, max(0.0001, reviewer.chance(score)))
        total -= got * log(chance) + (1 - got) * log(1 - chance)
    return total / len(known)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review_curve", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rules", action="append", help="rule sets in turns; the usual ones")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=3000)
    parser.add_argument("--level", type=int, help="of who plays; the scores come from nodes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for what was seen")
    options = parser.parse_args()
    all_rules = options.rules or [rulebooks()[options.game].usual_rules]
    rng = Random(options.seed)
    players = [games(options.game, rules, options.nodes, options.level, rng) for rules in all_rules]
    known: list[Known] = []
    for number in range(options.games):
        known += next(players[number % len(players)])
        if options.keep is not None:
            options.keep.write_text(json.dumps(known))
    best = min(STEPS, key=lambda steepness: loss(known, steepness))
    print(f"{len(known)} positions, steepness {best}, loss {loss(known, best):.4f}")
    for low, high in pairwise(BANDS):
        got = [result for score, result in known if low <= score < high]
        if got:
            print(f"{low:5} to {high:5}: {sum(got) / len(got):.3f} of {len(got)}")


if __name__ == "__main__":
    main()
