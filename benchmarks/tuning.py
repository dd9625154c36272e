"""python -m benchmarks.tuning GAMES...: learn what animals and spots are worth from games.

A logistic regression over who won: each quiet position is scored by the evaluation as it is plus
a correction for every animal and for every animal on every place, and both the corrections and how
much a point tells are moved until the scores foretell the results best. Corrections are pulled
towards zero, so what the games do not tell stays as it was. Prints them, to be added to `MATERIAL`
of the evaluation and to the tables of `square_values.py`, and how well games held back were
foretold before and after. What half of the corrections brings is a matter for the arena: taken
whole they know the players that played rather than the game.
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
ANIMALS = len(Animal) * PLACES
"""Where the corrections of whole animals stand, behind those of places."""

SCALE = 0.002
"""How sure of winning a lead of one point makes, before anything is learned."""

PLACE_PULL, ANIMAL_PULL, SCALE_PULL = 30.0, 3.0, 1e-6
"""How strongly what is learned is pulled towards what was."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position: what the evaluation says, who stands where, and how the game ended."""

    score: int
    features: tuple[tuple[int, int], ...]
    """Animals, and animals on places, as numbers, and 1 for the bottom side or -1 for the top."""
    result: float


@dataclass(frozen=True, slots=True)
class Learned:
    """How much a point tells, in parts of SCALE, and the corrections in points."""

    scale: float
    corrections: tuple[float, ...]

    def chance(self, lesson: Lesson) -> float:
        """How likely the bottom side wins."""
        score = lesson.score + sum(sign * self.corrections[at] for at, sign in lesson.features)
        return _sigmoid(self.scale * SCALE * score)


NOTHING = Learned(1.0, (0.0,) * (ANIMALS + len(Animal)))


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
            features.append((ANIMALS + kind, sign))
    return Lesson(score, tuple(features), result)


def learn(lessons: Sequence[Lesson], rounds: int = 6, *, corrects: bool = True) -> Learned:
    """What foretells best, found by Newton's method; without corrections the scale alone."""
    fixed = 1e9
    count = len(NOTHING.corrections)
    pulls = [SCALE_PULL, *[PLACE_PULL] * ANIMALS, *[ANIMAL_PULL] * (count - ANIMALS)]
    if not corrects:
        pulls = [SCALE_PULL, *[fixed] * count]
    weights = [1.0] + [0.0] * count
    for _ in range(rounds):
        slopes = [pull * weight for pull, weight in zip(pulls, weights, strict=True)]
        slopes[0] = 0.0
        bends = [[0.0] * (count + 1) for _ in pulls]
        for at, pull in enumerate(pulls):
            bends[at][at] = pull
        for lesson in lessons:
            active = [(0, SCALE * lesson.score), *((at + 1, sign) for at, sign in lesson.features)]
            chance = _sigmoid(sum(weights[at] * size for at, size in active))
            error, bend = chance - lesson.result, chance * (1 - chance)
            for at, size in active:
                slopes[at] += error * size
                row, bent = bends[at], bend * size
                for other, other_size in active:
                    row[other] += bent * other_size
        for at, step in enumerate(_solved(bends, slopes)):
            weights[at] -= step
    point = weights[0] * SCALE
    return Learned(weights[0], tuple(weight / point for weight in weights[1:]))


def _solved(rows: list[list[float]], values: list[float]) -> list[float]:
    """The answer of linear equations whose matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(rows, values, strict=True)]
    for at, row in enumerate(rows):
        for below in rows[at + 1 :]:
            if below[at]:
                part = below[at] / row[at]
                below[at:] = [
                    low - part * high for low, high in zip(below[at:], row[at:], strict=True)
                ]
    answer = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][other] * answer[other] for other in range(at + 1, len(rows)))
        answer[at] = (rows[at][-1] - known) / rows[at][at]
    return answer


def loss(lessons: Iterable[Lesson], learned: Learned) -> float:
    """How badly the results are foretold: the mean log loss."""
    total, count = 0.0, 0
    for lesson in lessons:
        chance = learned.chance(lesson)
        total -= lesson.result * log(chance) + (1 - lesson.result) * log(1 - chance)
        count += 1
    return total / max(1, count)


def _sigmoid(value: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, value))))


def tables(weights: Sequence[float]) -> Iterator[str]:
    """The corrections, an animal after the other, nine rows of four."""
    for animal in Animal:
        yield f"Animal.{animal.name}: {weights[ANIMALS + animal - 1]:+.0f}"
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
    before, after = learn(train, corrects=False), learn(train)
    print(f"{len(games)} games, {len(train)} positions learned from, {len(test)} held back")
    print(
        f"loss on those held back: {loss(test, before):.4f} before, {loss(test, after):.4f} after"
    )
    print("\n".join(tables(after.corrections)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
