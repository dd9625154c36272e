"""One version of the program as a player of matches between versions: it answers for its moves.

Run by `benchmarks.versions` with the package of any version on the path, so it uses only what all
of them have. A line asks for a move; the answer tells it, its score and the CPU time it took.
"""

import json
import sys
import time
from typing import Any

from jungle_pg.cabinet import brains
from jungle_pg.engine.thinking import Limits, Order


def main(game: str, rules: str) -> None:
    """Answer until there are no more questions."""
    rulebook, thinker = brains(time.process_time)[game]
    states: list[Any] = []
    told: list[str] = []
    for line in sys.stdin:
        question = json.loads(line)
        moves = question["moves"]
        if not states or moves[: len(told)] != told:
            thinker.forget()
            states, told = [rulebook.start(rulebook.codec.parse_rules(rules))], []
        for text in moves[len(told) :]:
            states.append(rulebook.play(states[-1], rulebook.codec.parse_action(text)).state)
        told = moves
        order = Order(question["level"], Limits(**question["limits"]), question["seed"])
        begun = time.process_time()
        thought = thinker.think(states[-1], states[:-1], order)
        seconds = time.process_time() - begun
        move = rulebook.codec.action_text(thought.line[0])
        print(json.dumps([move, thought.score, seconds]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
