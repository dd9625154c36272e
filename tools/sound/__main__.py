"""python -m tools.sound FOLDER | --check [FOLDER]: make the sounds of the game, or measure them."""

import argparse
import sys
from pathlib import Path
from typing import Final

ASSETS: Final = Path(__file__).parents[2] / "assets/sounds"
NEEDED: Final = {
    "numpy": "the Python package numpy is needed (pip install numpy)",
    "soundfile": "measuring needs the Python package soundfile (pip install soundfile)",
}


def main() -> int:
    """Make or measure; 1 when something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.sound", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="where the sounds are or shall be")
    parser.add_argument("--check", action="store_true", help="measure, by default assets/sounds")
    parser.add_argument("--only", action="append", metavar="NAME", help="make this sound alone")
    options = parser.parse_args()
    if options.check and options.only:
        parser.error("--only is for making sounds, not for --check")
    if not options.check and not options.folder:
        parser.error("say into which folder the sounds shall be written")
    try:
        if options.check:
            return _check(options.folder or ASSETS)
        return _write(options.folder, options.only or [])
    except ModuleNotFoundError as problem:
        if problem.name not in NEEDED:
            raise
        print(f"sound: {NEEDED[problem.name]}", file=sys.stderr)
    return 1


def _write(folder: Path, only: list[str]) -> int:
    # Imported here, so that a missing package is answered in words.
    from tools.sound.table import SOUNDS
    from tools.sound.writing import CannotEncode, write_sounds

    unknown = set(only) - {sound.name for sound in SOUNDS}
    if unknown:
        print(f"sound: there is no sound called {', '.join(sorted(unknown))}", file=sys.stderr)
        return 1
    chosen = [sound for sound in SOUNDS if not only or sound.name in only]
    try:
        for line in write_sounds(chosen, folder, with_list=not only):
            print(line, flush=True)
    except (OSError, CannotEncode) as problem:
        print(f"sound: {problem}", file=sys.stderr)
        return 1
    return 0


def _check(folder: Path) -> int:
    wrong = 0
    try:
        from tools.sound.checking import HEADING, check

        print(HEADING)
        for line, faults in check(folder):
            wrong += len(faults)
            print(f"{line}  {', '.join(faults)}".rstrip(), flush=True)
    except (OSError, ValueError) as problem:
        print(f"sound: {problem}", file=sys.stderr)
        return 1
    print(f"faults: {wrong}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
