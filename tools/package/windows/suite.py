"""python -m tools.package.windows.suite: the suite with CPython for Windows under Wine.

It runs in pieces; a file that takes longer than it may is told, ended and left, and the rest goes
on. Tests of real windows and mass runs stay out. At the end stands every failure, with the sums.
"""

import argparse
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final

from tools.package.__main__ import CACHE
from tools.package.pins import CannotFetch
from tools.package.recipe import ROOT
from tools.package.windows.cpython import for_tests, windows_python
from tools.package.windows.pieces import DIED, STOOD_STILL, Told, pieces
from tools.package.windows.wine import WINE, CannotUseWine, a_wine, windows_path

PREFIX: Final = "wine-tests-"
CHOSEN: Final = "not window and not stress and not wheel"
LIMIT_S: Final = 300.0
AT_THE_END: Final = (0, 1, 5)
"""How pytest ends when it came to the end: all passed, some failed, or nothing was chosen."""
USAGE: Final = 4
END_S: Final = 30.0
"""How long a pipe is waited for to which nobody writes any more."""


def main() -> int:
    """Run the suite and tell what came of it; 1 if anything failed."""
    options = _options()
    cache = CACHE.expanduser()
    told = Told()
    try:
        python, packages = windows_python(cache), for_tests(cache)
        # A Windows for this run alone, so that two can go on at a time.
        place = TemporaryDirectory(prefix=PREFIX, dir=cache, ignore_cleanup_errors=True)
        with place as folder, a_wine(Path(folder)) as wine:
            words = pytest_words(windows_path(python / "python.exe"), options.keyword)
            environ = {**wine.environ, **variables(packages)}

            def end_all() -> None:
                wine.close()
                wine.start()

            for piece in pieces(ROOT, options.places):
                run_piece([WINE, *words], environ, piece, told, options.limit, end_all)
    except (CannotFetch, CannotUseWine) as trouble:
        print(f"tools.package.windows.suite: {trouble}", file=sys.stderr)
        return 1
    finally:
        print(*told.report(), sep="\n")
    return 1 if told.faults else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.package.windows.suite", description=__doc__
    )
    parser.add_argument("places", nargs="*", default=["tests"], help="folders and files of tests")
    parser.add_argument("-k", dest="keyword", default="", help="only tests named like that")
    parser.add_argument(
        "--limit", type=float, default=LIMIT_S, metavar="SECONDS", help="for each file"
    )
    return parser.parse_args()


def pytest_words(python: str, keyword: str) -> list[str]:
    """The command that runs the tests that make sense there; files are added."""
    plugins = ("-p", "no:cacheprovider", "-p", "tools.package.windows.telling")
    ways = ("--tb=short", "--continue-on-collection-errors")
    return [python, "-m", "pytest", *plugins, *ways, "-m", CHOSEN, "-k", keyword]


def variables(packages: Path) -> dict[str, str]:
    """What the tests find around them: packages, and nothing written beside the sources."""
    paths = ";".join(map(windows_path, (ROOT, packages)))
    return {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUNBUFFERED": "1"}


def run_piece(
    words: Sequence[str],
    environ: Mapping[str, str],
    piece: Sequence[str],
    told: Told,
    limit_s: float,
    end_all: Callable[[], None],
) -> None:
    """Run the files of a piece to their ends; who stands still is left, and the others follow."""
    begun = time.monotonic()
    while files := [file for file in piece if file not in told.done]:
        if _run(words, environ, files, told, limit_s, end_all):
            break
    told.done.update(piece)
    print(f"{piece[0]} and {len(piece) - 1} more: {time.monotonic() - begun:.0f} s", flush=True)


def _run(
    words: Sequence[str],
    environ: Mapping[str, str],
    files: Sequence[str],
    told: Told,
    limit_s: float,
    end_all: Callable[[], None],
) -> bool:
    """Run pytest and hear what it tells; whether it came to its end."""
    # Python under Wine fails where stdout is no pipe.
    with subprocess.Popen(
        [*words, *files],
        cwd=ROOT,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as running:
        assert running.stdout is not None
        lines = queue.SimpleQueue[str | None]()
        hears = threading.Thread(target=_hand_on, args=(running.stdout, lines), daemon=True)
        hears.start()
        told.begin(time.monotonic())
        last = ""
        while True:
            try:
                line = lines.get(timeout=max(0.0, told.left_s(time.monotonic(), limit_s)))
            except queue.Empty:
                told.interrupted(files, STOOD_STILL, last)
                running.kill()
                # Whatever the tests have started stands still with them and keeps the pipe open.
                end_all()
                hears.join(END_S)
                return False
            if line is None:
                break
            if through := told.hear(line, time.monotonic()):
                print(through, flush=True)
            last = line.strip() or last
    if running.returncode == USAGE:
        raise CannotUseWine(f"pytest does not begin: {last}")
    if running.returncode not in AT_THE_END:
        told.interrupted(files, DIED, last)
        return False
    return True


def _hand_on(output: IO[str], lines: "queue.SimpleQueue[str | None]") -> None:
    for line in output:
        lines.put(line)
    lines.put(None)


if __name__ == "__main__":
    raise SystemExit(main())
