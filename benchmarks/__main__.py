"""python -m benchmarks [core]: print the figures of a part of the program."""

import sys

from benchmarks import core

PARTS = {"core": core.figures}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"unknown part {unknown[0]!r}; choose from {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for name in names or PARTS:
        print(f"== {name}")
        for figure in PARTS[name]():
            print(figure, flush=True)
    return 0


raise SystemExit(main(sys.argv[1:]))
