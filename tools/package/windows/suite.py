"""python -m tools.package.windows.suite [WORDS]: the suite with CPython for Windows under Wine.

Tests of real windows and mass runs stay out. What is given goes on to pytest: a folder, -k, -x.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.package.__main__ import CACHE
from tools.package.pins import CannotFetch
from tools.package.recipe import ROOT
from tools.package.windows.cpython import for_tests, windows_python
from tools.package.windows.wine import WINE, CannotUseWine, a_wine, windows_path

PREFIX: Final = "wine-tests"
CHOSEN: Final = "not window and not stress and not wheel"


def main(words: Sequence[str]) -> int:
    """Run the suite and hand on what it prints; the exit status of pytest."""
    cache = CACHE.expanduser()
    try:
        python, packages = windows_python(cache), for_tests(cache)
        with a_wine(cache / PREFIX) as wine:
            command = pytest_words(windows_path(python / "python.exe"), words)
            environ = {**wine.environ, **variables(packages)}
            return _relayed([WINE, *command], environ)
    except (CannotFetch, CannotUseWine) as trouble:
        print(f"tools.package.windows.suite: {trouble}", file=sys.stderr)
        return 1


def pytest_words(python: str, words: Sequence[str]) -> list[str]:
    """The command that runs the tests that make sense there."""
    return [python, "-m", "pytest", "-p", "no:cacheprovider", "-m", CHOSEN, *words]


def variables(packages: Path) -> dict[str, str]:
    """What the tests find around them: packages, and nothing written beside the sources."""
    paths = ";".join(map(windows_path, (ROOT, packages)))
    return {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUNBUFFERED": "1"}


def _relayed(words: Sequence[str], environ: dict[str, str]) -> int:
    """Run a program whose output has to be a pipe, and print that as it comes."""
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env=environ,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
    return running.returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
