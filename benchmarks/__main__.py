"""python -m benchmarks [PART ...] [--long] [--prototype FOLDER]: print the figures of parts."""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks import core, engine


def later(name: str) -> Iterator[object]:
    # Imported here: the thinking processes load this module too and need no window.
    part: Any = import_module(f"benchmarks.{name}")
    yield from part.figures()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        help="core, engine, stage, screens, play, saves, replay; all by default",
    )
    parser.add_argument("--long", action="store_true", help="also what takes hours: matches")
    parser.add_argument("--prototype", metavar="FOLDER", help="where the prototype engine lies")
    options = parser.parse_args()
    parts: dict[str, Callable[[], Iterator[object]]] = {
        "core": core.figures,
        "engine": partial(engine.figures, is_long=options.long, prototype=options.prototype),
        **{name: partial(later, name) for name in ("stage", "screens", "play", "saves", "replay")},
    }
    unknown = [name for name in options.parts if name not in parts]
    if unknown:
        parser.error(f"unknown part {unknown[0]!r}; choose from {', '.join(parts)}")
    for name in options.parts or parts:
        print(f"== {name}")
        for figure in parts[name]():
            print(figure, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
