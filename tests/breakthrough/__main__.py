"""The whole program with Breakthrough in its cabinet: `python -m tests.breakthrough perft 4`.

It is the first game there, and nothing but its rulebook; with `full` before the command it brings
its look, its words and its thinker along.
"""

import sys
from importlib import import_module

from jungle_pg import cabinet

NAME = "breakthrough"
RULES_ALONE: dict[str, tuple[str, ...]] = {"core": ("rulebook",)}
EVERYTHING = {**RULES_ALONE, "games": ("game", "texts", "engine.thinker")}
IS_FULL = sys.argv[1:2] == ["full"]


def put_into_cabinet(parts: dict[str, tuple[str, ...]]) -> None:
    """What a line in the cabinet and a folder in the core, perhaps one in the games, would do."""
    cabinet.GAMES = (NAME, *cabinet.GAMES)  # type: ignore[misc, assignment]
    for layer, names in parts.items():
        for name in names:
            ours = import_module(f"tests.{NAME}.{name.rpartition('.')[2]}")
            sys.modules[f"jungle_pg.{layer}.{NAME}.{name}"] = ours


# Thinking processes load this module too, so that they know the game.
put_into_cabinet(EVERYTHING if IS_FULL else RULES_ALONE)

if __name__ == "__main__":
    from jungle_pg.cli import run

    sys.exit(run(sys.argv[1 + IS_FULL :]))
