"""python -m benchmarks [PART ...]: measure, print a table and write the figures as JSON."""

import argparse
import gc
import os
import traceback
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks.repeats import QUICK

PARTS = (
    "core",
    "engine",
    "endgames",
    "journey",
    "xiangqi",
    "jackaroo",
    "ratings",
    "stage",
    "screens",
    "play",
    "touch",
    "pads",
    "tables",
    "saves",
    "replay",
    "review",
    "study",
    "net",
)
JSON = Path("build/benchmarks.json")


def figures_of(name: str, options: argparse.Namespace) -> Iterator[Any]:
    """The figures of a part, one by one."""
    # Imported here: the thinking processes load this module too and need no window.
    part: Any = import_module(f"benchmarks.{name}")
    if name == "engine":
        return iter(part.figures(is_long=options.long, prototype=options.prototype))
    if name == "ratings":
        return iter(part.figures(is_long=options.long))
    return iter(part.figures())


def measure(options: argparse.Namespace) -> int:
    """Print every figure as it comes, and keep them part by part in the file; the exit status."""
    from benchmarks import report

    status = 0
    found: dict[str, list[Any]] = {}
    for name in options.parts or PARTS:
        print(f"== {name}, {report.load_text()}", flush=True)
        found[name] = []
        # What the parts before it left in memory is not looked through in the frames of this one.
        gc.collect()
        gc.freeze()
        try:
            for figure in figures_of(name, options):
                print(figure, flush=True)
                found[name].append(figure)
        except Exception as trouble:
            # Hours of other figures should not be lost with one part.
            traceback.print_exc()
            found[name].append(f"stopped by {trouble!r}")
            status = 1
        report.write(options.json, report.report(found, options.quick))
    print(f"== {report.summary(found)}\nwritten to {options.json}")
    return status


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all if none")
    parser.add_argument("--quick", action="store_true", help="few repetitions, rough figures")
    parser.add_argument("--long", action="store_true", help="also what takes hours: matches")
    parser.add_argument("--prototype", metavar="FOLDER", help="where the prototype engine lies")
    parser.add_argument(
        "--json", type=Path, default=JSON, metavar="FILE", help=f"{JSON} if not given"
    )
    options = parser.parse_args()
    unknown = [name for name in options.parts if name not in PARTS]
    if unknown:
        parser.error(f"unknown part {unknown[0]!r}; choose from {', '.join(PARTS)}")
    if options.quick:
        os.environ[QUICK] = "1"
    return measure(options)


if __name__ == "__main__":
    raise SystemExit(main())
