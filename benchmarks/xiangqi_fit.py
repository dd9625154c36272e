"""python -m benchmarks.xiangqi_fit: learn from self-play what the pieces of Xiangqi are worth.

`play FILE` lets the search play itself, best with a compiled copy of the package first on
PYTHONPATH, and writes the quiet positions of each game with its result; `learn FILE...` prints what
material, places and the terms of `balance.py` should be changed by. A logistic regression: each
position is scored as it is plus corrections, which are moved until the scores foretell results
best. Corrections are pulled towards zero, each kind as strongly as it is unlikely to be far off.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from random import Random
from typing import Final

from jungle_pg.core.xiangqi.board import FILES, SEATS, Board, file_of, rank_from
from jungle_pg.core.xiangqi.pieces import MOST, Kind
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.horizon import activity
from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker

XIANGQI: Final = XiangqiRulebook()
OPENING_PLIES: Final = (4, 6, 8)
EVEN: Final = 250
DECIDED: Final = 1_500
DECIDED_PLIES: Final = 4
LONGEST_GAME: Final = 300

SCALE: Final = 0.0025
"""How sure of winning a lead of one point makes."""

BELIEF: Final = 0.3
"""What a position counts: those of one game tell nearly the same."""

RESULT_PART: Final = 0.85
"""How much the result counts; the rest is what the search said."""

LIKELY: Final = {"material": 60.0, "place": 12.0, "missed": 5.0, "screen": 2.0, "no chariot": 30.0}
"""How far off a value of each kind may well be."""

ATTACKERS: Final = (Kind.CHARIOT, Kind.HORSE, Kind.CANNON, Kind.SOLDIER)
GUARDS: Final = (Kind.ADVISOR, Kind.ELEPHANT)
FULL: Final = 30


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position: what the evaluation says, what there is to correct, and how it should be."""

    score: int
    features: dict[str, int]
    """What Red has more of than Black."""
    result: float


def played(games: int, nodes: int, seed: int) -> Iterator[list[str]]:
    """The quiet positions of games, each with the result and what the search said of it."""
    thinker = XiangqiThinker(time.process_time)
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        states, result = _opening(thinker, rng), 0.5
        told: list[tuple[int, str]] = []
        decided = 0
        thinker.forget()
        while states[-1].verdict is None and len(states) < LONGEST_GAME:
            state = states[-1]
            order = Order(limits=Limits(nodes=nodes), seed=rng.getrandbits(30))
            thought = thinker.think(state, states[:-1], order)
            lead = -thought.score if state.mover else thought.score
            decided = decided + 1 if abs(lead) > DECIDED else 0
            if decided == DECIDED_PLIES:
                result = float(lead > 0)
                break
            move = thought.line[0]
            if not state.in_check and state.board[move.target] is None and not decided:
                told.append((lead, XIANGQI.codec.position_text(state)))
            states.append(XIANGQI.play(state, move).state)
        verdict = states[-1].verdict
        if verdict is not None and verdict.winner is not None:
            result = float(verdict.winner == 0)
        yield [f"{number} {result} {lead} {fen}\n" for lead, fen in told]


def _opening(thinker: XiangqiThinker, rng: Random) -> list[XiangqiState]:
    while True:
        states = [XIANGQI.start(XIANGQI.codec.parse_rules("standard"))]
        for _ in range(rng.choice(OPENING_PLIES)):
            if actions := XIANGQI.actions(states[-1]):
                states.append(XIANGQI.play(states[-1], rng.choice(actions)).state)
        if states[-1].verdict is None:
            thinker.forget()
            thought = thinker.think(states[-1], states[:-1], Order(limits=Limits(nodes=1_500)))
            if thought.mate_in is None and abs(thought.score) < EVEN:
                return states


def lesson_of(line: str) -> tuple[int, Lesson]:
    """The number of a game and a lesson from one of its positions."""
    number, result, lead, fen = line.split(maxsplit=3)
    state = XIANGQI.start(XIANGQI.codec.parse_rules("standard"), fen)
    board = SearchBoard(state)
    low, high = board.low | board.their_low, board.high | board.their_high
    score = -board.score if state.mover else board.score
    score += activity(board.stands, board.points, low, high)
    wanted = RESULT_PART * float(result) + (1 - RESULT_PART) * _chance(SCALE * int(lead))
    return int(number), Lesson(score, features_of(state.board), wanted)


def features_of(board: Board) -> dict[str, int]:
    """What could be corrected of a board, by its name."""
    found: Counter[str] = Counter()
    left = Counter((piece.seat, piece.kind) for piece in board if piece is not None)
    pieces = left.total() - len(SEATS)
    for point, piece in enumerate(board):
        if piece is not None:
            sign = -1 if piece.seat else 1
            file = min(file_of(point), FILES - 1 - file_of(point))
            if piece.kind is not Kind.GENERAL:
                found[f"material {piece.kind.name}"] += sign
            found[f"place {piece.kind.name} {rank_from(piece.seat, point)} {file}"] += sign
    for seat in SEATS:
        sign, enemy = -1 if seat else 1, 1 - seat
        found["screen"] -= sign * left[seat, Kind.CANNON] * (FULL - pieces)
        for guard in GUARDS:
            missed = MOST[guard] - left[seat, guard]
            for attacker in ATTACKERS:
                found[f"missed {guard.name} {attacker.name}"] -= (
                    sign * missed * left[enemy, attacker]
                )
        if left[enemy, Kind.CHARIOT] and not left[seat, Kind.CHARIOT]:
            found["no chariot"] -= sign
    return {name: count for name, count in found.items() if count}


def learn(lessons: list[Lesson], rounds: int = 60) -> dict[str, float]:
    """The corrections that foretell best, found by small Newton steps for each of them."""
    names = sorted({name for lesson in lessons for name in lesson.features})
    pulls = {name: 1 / LIKELY[_kind(name)] ** 2 for name in names}
    weights = dict.fromkeys(names, 0.0)
    for _ in range(rounds):
        slopes = {name: pulls[name] * weights[name] for name in names}
        bends = dict(pulls)
        for lesson in lessons:
            chance = foretold(lesson, weights)
            slope = BELIEF * SCALE * (chance - lesson.result)
            bend = BELIEF * SCALE * SCALE * chance * (1 - chance)
            # All features of a position share its error, so each takes only a part of it.
            shared = bend * sum(map(abs, lesson.features.values()))
            for name, count in lesson.features.items():
                slopes[name] += slope * count
                bends[name] += shared * abs(count)
        for name in names:
            weights[name] -= slopes[name] / bends[name]
    return weights


def foretold(lesson: Lesson, weights: dict[str, float]) -> float:
    """How likely Red is to win."""
    more = sum(count * weights.get(name, 0.0) for name, count in lesson.features.items())
    return _chance(SCALE * (lesson.score + more))


def loss(lessons: Iterable[Lesson], weights: dict[str, float]) -> float:
    """How badly the results are foretold: the mean log loss."""
    losses = []
    for lesson in lessons:
        chance = foretold(lesson, weights)
        losses.append(lesson.result * log(chance) + (1 - lesson.result) * log(1 - chance))
    return -sum(losses) / max(1, len(losses))


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-max(-12.0, min(12.0, lead))))


def _kind(name: str) -> str:
    return name if name in LIKELY else name.partition(" ")[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("play", "learn"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--nodes", type=int, default=1_500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.what == "play":
        with options.files[0].open("a") as file:
            for lines in played(options.games, options.nodes, options.seed):
                file.writelines(lines)
                file.flush()
        return
    lessons = [lesson_of(line) for path in options.files for line in path.open()]
    # Every eighth game is held back.
    test = [lesson for number, lesson in lessons if number % 8 == 0]
    weights = learn([lesson for number, lesson in lessons if number % 8])
    print(f"loss on games held back: {loss(test, {}):.4f} before, {loss(test, weights):.4f} after")
    for name, weight in weights.items():
        print(f"{name}: {weight:+.0f}")


if __name__ == "__main__":
    main()
