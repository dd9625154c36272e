"""python -m tools.art [--check]: draw the pictures in assets/sprites anew, or compare them."""

import argparse
import sys
from pathlib import Path
from typing import Final

from jungle_pg.files.atomic import CannotWrite
from tools.art.catalogue import bring_up_to_date, compare, compare_finished, files

SPRITES: Final = Path(__file__).parents[2] / "assets/sprites"


def main() -> int:
    """Write or check the files; 1 when something is not as it should be."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    options = parser.parse_args()
    drawn = files()
    try:
        return _check(drawn) if options.check else _write(drawn)
    except (OSError, CannotWrite) as problem:
        print(f"art: {problem}", file=sys.stderr)
        return 1


def _check(drawn: dict[str, bytes]) -> int:
    lines = [*compare(drawn, SPRITES).lines(), *compare_finished(SPRITES).lines()]
    print(*lines, f"drawings: {len(drawn)}, differences: {len(lines)}", sep="\n")
    return 1 if lines else 0


def _write(drawn: dict[str, bytes]) -> int:
    written = bring_up_to_date(drawn, SPRITES)
    print(*written, f"drawings: {len(drawn)}, written: {len(written)}", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
