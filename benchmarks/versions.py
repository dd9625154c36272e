"""python -m benchmarks.versions FIRST SECOND --out FILE: which version plays better.

Matches between two versions of the program, each a folder with a `jungle_pg` in it: a checkout, or
a compiled copy as `python hatch_build.py FOLDER` makes it. Each plays in a process of its own and
counts its own CPU time, so whoever else runs on the machine does not matter. Every game is a line
of the file, and a match that was stopped goes on where it was. It ends early when the result is
clear.
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
from jungle_pg.engine.search.scores import SURE
from jungle_pg.engine.thinking import Limits, Order

OPENING_PLIES: Final = 5
"""About how many moves of luck an opening has."""

GLANCE: Final = Limits(nodes=500)
EVEN: Final = 150
"""The most that a side may be ahead in an opening."""

DECIDED: Final = {"xiangqi": 1_500, "jungle": SURE}
DECIDED_PLIES: Final = 6
"""Where both sides agree for so many plies that one is so far ahead, a game is not played on."""

LONGEST_GAME: Final = 300
PLAYER: Final = Path(__file__).with_name("version_player.py")


class Player(Protocol):
    """Whoever plays a game."""

    def move(self, moves: list[str], seed: int) -> tuple[str, int]:
        """A move after others, and its score."""


class Version:
    """A version of the program in a process of its own."""

    def __init__(self, package: Path, game: str, rules: str, order: dict[str, Any]) -> None:
        self._order = order
        self.seconds, self.moves = 0.0, 0
        self._process = subprocess.Popen(
            [sys.executable, "-P", PLAYER, game, rules],
            env={**os.environ, "PYTHONPATH": str(package.resolve())}, text=True, bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def move(self, moves: list[str], seed: int) -> tuple[str, int]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        question = {"moves": moves, "seed": seed, **self._order}
        process.stdin.write(json.dumps(question) + "\n")
        process.stdin.flush()
        move, score, seconds = json.loads(process.stdout.readline())
        self.seconds, self.moves = self.seconds + seconds, self.moves + 1
        return move, score

    def close(self) -> None:
        self._process.communicate()


def opening(
    game: str, rules: str, rng: Random, plies: int = OPENING_PLIES, even: int = EVEN
) -> list[str]:
    """Some moves of luck that leave both sides a game, or one of them as much ahead as wished."""
    rulebook, thinker = brains(time.process_time)[game]
    while True:
        state = rulebook.start(rulebook.codec.parse_rules(rules))
        moves = []
        for _ in range(rng.choice((plies - 1, plies, plies + 1))):
            if actions := rulebook.actions(state):
                action = rng.choice(actions)
                moves.append(rulebook.codec.action_text(action))
                state = rulebook.play(state, action).state
        if rulebook.verdict(state) is None:
            thinker.forget()
            thought = thinker.think(state, (), Order(limits=GLANCE))
            if thought.mate_in is None and abs(thought.score) < even:
                return moves


def played(
    game: str, rules: str, moves: list[str], players: tuple[Player, Player], seed: int
) -> tuple[float, int]:
    """The score of the first seat, and how many plies were played."""
    rulebook = rulebooks()[game]
    state: Any = rulebook.start(rulebook.codec.parse_rules(rules))
    for text in moves:
        state = rulebook.play(state, rulebook.codec.parse_action(text)).state
    moves, decided = list(moves), 0
    while (mover := rulebook.actor(state)) is not None and len(moves) < LONGEST_GAME:
        text, score = players[mover].move(moves, seed)
        lead = -score if mover else score
        leader = (lead > DECIDED[game]) - (lead < -DECIDED[game])
        decided = decided + leader if leader * decided > 0 else leader
        if abs(decided) >= DECIDED_PLIES:
            return (1 + leader) / 2, len(moves)
        state = rulebook.play(state, rulebook.codec.parse_action(text)).state
        moves.append(text)
    verdict = rulebook.verdict(state)
    if verdict is None or verdict.winner is None:
        return 0.5, len(moves)
    return float(verdict.winner == 0), len(moves)


def matches(options: argparse.Namespace) -> Iterator[tuple[Summary, list[Version]]]:
    """The result after each pair of games, and who plays."""
    out: Path = options.out
    lines = [line.split() for line in out.read_text("utf-8").splitlines()] if out.exists() else []
    scores = [float(line[1]) for line in lines[: len(lines) // 2 * 2]]
    limits = {"nodes": options.nodes} if options.nodes else {"seconds": options.seconds}
    order = {"limits": limits, "level": options.level}
    game, rules = options.game, options.rules or rulebooks()[options.game].usual_rules
    pair = [Version(path, game, rules, order) for path in (options.first, options.second)]
    first, second = pair
    out.write_text("".join(" ".join(line) + "\n" for line in lines[: len(scores)]), "utf-8")
    with out.open("a") as file:
        while len(scores) < options.games:
            number = len(scores)
            luck = Random(f"{options.seed}/{number}")
            moves = opening(game, rules, luck, options.plies, options.even)
            for players in ((first, second), (second, first)):
                score, plies = played(game, rules, moves, players, options.seed + number)
                scores.append(score if players[0] is first else 1 - score)
                print(len(scores) - 1, scores[-1], plies, file=file, flush=True)
            summary = Summary(scores.count(1.0), scores.count(0.5), scores.count(0.0))
            yield summary, pair
            if summary.is_decided and not options.all:
                break
    for version in pair:
        version.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--game", choices=DECIDED, default="jungle")
    parser.add_argument("--rules", help="the rules, where they are not the usual ones of the game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.03, help="CPU time of a move")
    parser.add_argument("--nodes", type=int, help="nodes a move instead of seconds")
    parser.add_argument("--level", type=int, help="play as this level does, within those limits")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plies", type=int, default=OPENING_PLIES, help="moves of luck before")
    parser.add_argument(
        "--even", type=int, default=EVEN,
        help="how far ahead a side may be then: where equals draw, uneven openings tell more",
    )  # fmt: skip
    parser.add_argument("--all", action="store_true", help="play on when the result is clear")
    for summary, pair in matches(parser.parse_args()):
        times = ", ".join(f"{each.seconds / max(1, each.moves) * 1e3:.1f} ms" for each in pair)
        print(f"{summary}  ({times} a move)", flush=True)


if __name__ == "__main__":
    main()
