"""python -m benchmarks.tuning GAMES...: learn what spots are worth from games of the arena.

A logistic regression over who won: each quiet position is scored by the evaluation as it is plus
a correction for every animal and place, and the corrections are moved until the scores foretell
the results best. They are pulled towards zero, so what the games do not tell stays as it was.
Prints tables in the form of `engine/jungle/places.py`, to be added to the ones there, and how well
games held back were foretold before and after.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log
from pathlib import Path
from random import Random

from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.jungle.engine.evaluation import piece_values, place_of

PLACES = 36
SCALE = 0.002
"""How sure of winning a lead of one point makes."""

RIDGE = 0.002
"""How strongly a correction is pulled towards zero."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position: what the evaluation says, who stands where, and how the game ended."""

    score: int
    features: tuple[tuple[int, int], ...]
    """Animal and place as one number, and 1 for the bottom side or -1 for the top."""
    result: float


def lessons_of(text: str, opening_plies: int = 8) -> Iterator[list[Lesson]]:
    """The quiet positions of each game in a file of the arena."""
    for chunk in text.split("Game: ")[1:]:
        match = parse_game(JUNGLE, "Rules:" + chunk.partition("\nRules:")[2])
        if match.verdict is None:
            continue
        winner = match.verdict.winner
        result = 0.5 if winner is None else float(winner == 0)
        states = [moment.state for moment in match.moments]
        yield [
            _lesson(match.setup.rules, before, result)
            for before, after in pairwise(states[opening_plies:])
            if sum(map(bool, before.board)) == sum(map(bool, after.board))
        ]


def _lesson(rules: JungleRules, state: JungleState, result: float) -> Lesson:
    values = piece_values(rules)
    score, features = 0, []
    for spot, piece in enumerate(state.board):
        if piece is not None:
            sign = 1 if piece.seat == 0 else -1
            kind = piece.animal - 1
            score += sign * values[piece.seat * 8 + kind][spot]
            features.append((kind * PLACES + place_of(piece.seat, spot), sign))
    return Lesson(score, tuple(features), result)


def learn(lessons: Sequence[Lesson], rounds: int = 60) -> list[float]:
    """The corrections that foretell best, found by small Newton steps for each of them."""
    count = len(Animal) * PLACES
    weights = [0.0] * count
    for _ in range(rounds):
        slopes, bends = [RIDGE * weight for weight in weights], [RIDGE] * count
        for lesson in lessons:
            chance = _chance(lesson, weights)
            slope, bend = SCALE * (chance - lesson.result), SCALE * SCALE * chance * (1 - chance)
            for feature, sign in lesson.features:
                slopes[feature] += slope * sign
                bends[feature] += bend
        for feature in range(count):
            # Up to sixteen animals share an error, so each takes only a part of it.
            weights[feature] -= 0.1 * slopes[feature] / bends[feature]
    return weights


def loss(lessons: Iterable[Lesson], weights: Sequence[float]) -> float:
    """How badly the results are foretold: the mean log loss."""
    total, count = 0.0, 0
    for lesson in lessons:
        chance = min(1 - 1e-9, max(1e-9, _chance(lesson, weights)))
        total -= lesson.result * log(chance) + (1 - lesson.result) * log(1 - chance)
        count += 1
    return total / max(1, count)


def _chance(lesson: Lesson, weights: Sequence[float]) -> float:
    score = lesson.score + sum(sign * weights[feature] for feature, sign in lesson.features)
    return 1 / (1 + exp(-max(-30.0, min(30.0, SCALE * score))))


def tables(weights: Sequence[float]) -> Iterator[str]:
    """The corrections, an animal after the other, nine rows of four."""
    for animal in Animal:
        yield f"Animal.{animal.name}:"
        start = (animal - 1) * PLACES
        for row in range(9):
            cells = weights[start + row * 4 : start + row * 4 + 4]
            yield "    " + "".join(f"{round(cell):5d}" for cell in cells)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="+", type=Path, help="files written by jungle-pg arena")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    games = [game for path in options.games for game in lessons_of(path.read_text("utf-8")) if game]
    Random(options.seed).shuffle(games)
    held_back = len(games) // 7
    test = [lesson for game in games[:held_back] for lesson in game]
    train = [lesson for game in games[held_back:] for lesson in game]
    if not test or not train:
        print("too few games to learn from", file=sys.stderr)
        return 1
    weights = learn(train)
    none = [0.0] * len(weights)
    print(f"{len(games)} games, {len(train)} positions learned from, {len(test)} held back")
    print(
        f"loss on those held back: {loss(test, none):.4f} before, {loss(test, weights):.4f} after"
    )
    print("\n".join(tables(weights)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
