"""Lets the prototype engine speak the protocol: python -m benchmarks.prototype FOLDER.

It plays the rule set `club` only; FOLDER holds its engine.py.
"""

import importlib
import sys
from typing import Any

from jungle_pg.core.gametext import play_texts
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.log import Setup
from jungle_pg.games.jungle.engine.board import SearchBoard


def main(folder: str) -> None:
    sys.path.insert(0, folder)
    prototype: Any = importlib.import_module("engine")
    engine = prototype.Engine(1)
    states = [JUNGLE.start(JUNGLE.codec.parse_rules("club"))]
    for line in sys.stdin:
        match line.split():
            case ["uci"]:
                print("uciok", flush=True)
            case ["isready"]:
                print("readyok", flush=True)
            case ["ucinewgame"]:
                engine = prototype.Engine(1)
            case ["position", "fen", *words]:
                states = _states(words)
            case ["go", "movetime", milliseconds]:
                print(f"bestmove {_best(engine, states, int(milliseconds) / 1000)}", flush=True)
            case ["quit"]:
                break


def _states(words: list[str]) -> list[JungleState]:
    cut = words.index("moves")
    setup = Setup(JUNGLE.codec.parse_rules("club"), " ".join(words[:cut]))
    return play_texts(JUNGLE, setup, words[cut + 1 :]).states()


def _best(engine: Any, states: list[JungleState], seconds: float) -> str:
    keys = []
    for state in states:
        engine.setup([*SearchBoard(state).squares[:16], 63])
        keys.append(engine.root_state(state.mover)[2])
    move, _, _ = engine.think(states[-1].mover, 60, seconds, keys[:-1])
    start, target = move >> 6 & 63, move & 63
    action = next(
        action
        for action in JUNGLE.actions(states[-1])
        if (action.start, action.target) == (start, target)
    )
    return JUNGLE.codec.action_text(action).lower()


if __name__ == "__main__":
    main(sys.argv[1])
