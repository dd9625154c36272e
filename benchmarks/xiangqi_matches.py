"""python -m benchmarks.xiangqi_matches FIRST SECOND --out FILE: which version plays better.

Matches in Xiangqi between two versions of the program, each a folder with a `jungle_pg` in it: a
checkout, or a compiled copy as `python hatch_build.py FOLDER` makes it. Each plays in a process of
its own and counts its own CPU time, so whoever else runs on the machine does not matter. Every
game is a line of the file, and a match that was stopped goes on where it was. It ends early when
the result is clear.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol

from jungle_pg.cabinet import brains, rulebooks
from jungle_pg.engine.outcomes import Summary
from jungle_pg.engine.thinking import Limits, Order

RULES: Final = "standard"
OPENING_PLIES: Final = (4, 5, 6)
GLANCE: Final = Limits(nodes=500)
EVEN: Final = 150
"""The most that a side may be ahead in an opening."""

DECIDED: Final = 1_500
DECIDED_PLIES: Final = 6
"""Where both sides agree for so many plies that one is so far ahead, a game is not played on."""

LONGEST_GAME: Final = 300
FEWEST_GAMES: Final = 60
CLEAR: Final = 1.4
"""How often the margin of a result must lie between it and an even one before a match ends."""


class Player(Protocol):
    """Whoever plays a game."""

    def move(self, moves: list[str], seed: int) -> tuple[str, int]:
        """A move after others, and its score."""


class Version:
    """A version of the program in a process of its own."""

    def __init__(self, package: Path, limits: dict[str, float]) -> None:
        self._limits = limits
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__, "--play"],
            env={**os.environ, "PYTHONPATH": str(package)}, text=True, bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def move(self, moves: list[str], seed: int) -> tuple[str, int]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        question = {"moves": moves, "limits": self._limits, "seed": seed}
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        move, score = json.loads(process.stdout.readline())
        return move, score

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def play() -> None:
    """Answer questions for moves until there are no more."""
    rulebook, thinker = brains(time.process_time)["xiangqi"]
    states: list[Any] = []
    told: list[str] = []
    for line in sys.stdin:
        question = json.loads(line)
        moves = question["moves"]
        if not states or moves[: len(told)] != told:
            thinker.forget()
            states, told = [rulebook.start(rulebook.codec.parse_rules(RULES))], []
        for text in moves[len(told) :]:
            states.append(rulebook.play(states[-1], rulebook.codec.parse_action(text)).state)
        told = moves
        order = Order(limits=Limits(**question["limits"]), seed=question["seed"])
        thought = thinker.think(states[-1], states[:-1], order)
        print(json.dumps([rulebook.codec.action_text(thought.line[0]), thought.score]), flush=True)


def opening(rng: Random) -> list[str]:
    """Some moves of luck that leave both sides a game."""
    rulebook, thinker = brains(time.process_time)["xiangqi"]
    while True:
        state = rulebook.start(rulebook.codec.parse_rules(RULES))
        moves = []
        for _ in range(rng.choice(OPENING_PLIES)):
            if actions := rulebook.actions(state):
                action = rng.choice(actions)
                moves.append(rulebook.codec.action_text(action))
                state = rulebook.play(state, action).state
        if rulebook.verdict(state) is None:
            thinker.forget()
            thought = thinker.think(state, (), Order(limits=GLANCE))
            if thought.mate_in is None and abs(thought.score) < EVEN:
                return moves


def game(moves: list[str], players: tuple[Player, Player], seed: int) -> tuple[float, int]:
    """The score of Red, and how many plies were played."""
    rulebook = rulebooks()["xiangqi"]
    state = rulebook.start(rulebook.codec.parse_rules(RULES))
    for text in moves:
        state = rulebook.play(state, rulebook.codec.parse_action(text)).state
    moves, decided = list(moves), 0
    while rulebook.verdict(state) is None and len(moves) < LONGEST_GAME:
        text, score = players[state.mover].move(moves, seed)
        lead = -score if state.mover else score
        leader = (lead > DECIDED) - (lead < -DECIDED)
        decided = decided + leader if leader * decided > 0 else leader
        if abs(decided) >= DECIDED_PLIES:
            return (1 + leader) / 2, len(moves)
        state = rulebook.play(state, rulebook.codec.parse_action(text)).state
        moves.append(text)
    verdict = rulebook.verdict(state)
    if verdict is None or verdict.winner is None:
        return 0.5, len(moves)
    return float(verdict.winner == 0), len(moves)


def matches(options: argparse.Namespace) -> Iterator[Summary]:
    """The result after each pair of games."""
    out: Path = options.out
    scores = [float(line.split()[1]) for line in out.open()] if out.exists() else []
    scores = scores[: len(scores) // 2 * 2]
    limits = {"nodes": options.nodes} if options.nodes else {"seconds": options.seconds}
    first, second = (Version(path, limits) for path in (options.first, options.second))
    with out.open("w") as file:
        for number, score in enumerate(scores):
            print(number, score, file=file)
        while len(scores) < options.games:
            number = len(scores)
            moves = opening(Random(f"{options.seed}/{number}"))
            for players in ((first, second), (second, first)):
                score, plies = game(moves, players, options.seed + number)
                scores.append(score if players[0] is first else 1 - score)
                print(len(scores) - 1, scores[-1], plies, file=file, flush=True)
            summary = Summary(scores.count(1.0), scores.count(0.5), scores.count(0.0))
            yield summary
            is_clear = abs(summary.score - 0.5) > CLEAR * summary.margin
            if is_clear and len(scores) >= FEWEST_GAMES and not options.all:
                break
    first.close()
    second.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.03)
    parser.add_argument("--nodes", type=int, help="nodes a move instead of seconds")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="play on when the result is clear")
    for summary in matches(parser.parse_args()):
        print(summary, flush=True)


if __name__ == "__main__":
    play() if sys.argv[1:] == ["--play"] else main()
