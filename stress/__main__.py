"""python -m stress: try to break the program for a while; exit status 1 if something was found."""

import argparse
import sys
import traceback
from time import monotonic
from typing import Final

from stress.parts import PARTS, part
from stress.run import DEFAULT_SEED, Report, run_for

DEFAULT_MINUTES: Final = 5.0


def main(arguments: list[str] | None = None) -> int:
    """Run the parts one after the other; each line is written as soon as its part is over."""
    options = _parser().parse_args(arguments)
    names = options.only or list(PARTS)
    ends_at = monotonic() + options.minutes * 60
    has_found = False
    for number, name in enumerate(names):
        # Time that one part did not need is shared among the others.
        seconds = max(1.0, (ends_at - monotonic()) / (len(names) - number))
        report = _report(name, seconds, options.seed, options.inputs)
        print(report.line(name, options.seed), flush=True)
        has_found = has_found or bool(report.findings)
    return 1 if has_found else 0


def _report(name: str, seconds: float, seed: int, most: int | None) -> Report:
    try:
        return part(name)(run_for(seconds, seed, most))
    except Exception:
        # What the others find should not be lost with one part.
        traceback.print_exc()
        return Report({}, (f"the part itself stopped: {sys.exc_info()[1]!r}",))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m stress", description=__doc__)
    parser.add_argument(
        "--minutes", type=float, default=DEFAULT_MINUTES, metavar="N", help="for all parts together"
    )
    parser.add_argument("--only", action="append", choices=list(PARTS), metavar="NAME",
                        help=f"one of {', '.join(PARTS)}; may be given again")  # fmt: skip
    parser.add_argument("--seed", type=int, default=DEFAULT_SEED, metavar="S")
    parser.add_argument(
        "--inputs", type=int, metavar="N", help="no more inputs, games or cases than this"
    )
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
