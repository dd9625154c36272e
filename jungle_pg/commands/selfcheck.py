"""The command that tries out every part of the program on the computer it runs on."""

import os
import platform
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeAlias

import jungle_pg
from jungle_pg.engine.search.packed import search_form

Told: TypeAlias = Callable[[str], None]
"""Takes how far a check has come, in a few words."""
Check: TypeAlias = Callable[[Told], str]
"""Tries out one part and says in a few words what was seen; any exception is a failure."""

PROGRESS_WIDTH: Final = 60
ALL_IS_WELL: Final = "Everything works. Have a good game!"
NOT_WELL: Final = """Something does not work. To unpack or install the program once more
mends what was damaged on the way. If it stays so, tell us: the lines above say
what we have to know, and nothing of you."""


def selfcheck(options: Namespace) -> int:
    """Print the versions and a line for each check; 1 if any part does not work."""
    from jungle_pg.shell.environment import prepare

    prepare(os.environ)
    try:
        from jungle_pg.commands import checks
    except ImportError as trouble:
        # A build that lacks a part should say which, like any other check.
        print(_line(f"jungle-pg {jungle_pg.__version__}", trouble))
        return 1
    print(", ".join(f"{name} {value}" for name, value in _versions(checks.versions()).items()))
    chosen = dict(checks.CHECKS)
    if options.all:
        chosen["screens"] = checks.all_screens
    if options.window:
        chosen["window"] = checks.window
    return run(chosen.items())


def run(named: Iterable[tuple[str, Check]]) -> int:
    """Carry out checks, each whatever became of those before it, and give the exit status."""
    status = 0
    told = _progress if sys.stdout.isatty() else _silence
    for name, check in named:
        told(name)
        try:
            line = f"ok    {name:<10}{check(partial(_further, told, name))}"
        except Exception as trouble:
            status = 1
            line = _line(name, trouble)
        told("")
        print(line, flush=True)
    print(NOT_WELL if status else ALL_IS_WELL)
    return status


def _further(told: Told, name: str, far: str) -> None:
    told(f"{name:<10}{far}")


def _progress(what: str) -> None:
    """What is tried out now, on the line where its result will stand."""
    print(f"\r{' ' * PROGRESS_WIDTH}\r", end="")
    if what:
        print(f"...   {what}"[:PROGRESS_WIDTH], end="", flush=True)


def _silence(what: str) -> None:
    """Who reads a file or a pipe wants results only."""


def _line(name: str, trouble: Exception) -> str:
    """What went wrong on one line; a mistake nobody has foreseen is named by its kind too."""
    words = " ".join(str(trouble).split())
    kind = type(trouble).__name__
    is_foreseen = type(trouble).__module__.startswith("jungle_pg") and words
    return f"FAIL  {name:<10}{words if is_foreseen else f'{kind}: {words}'}"


def _versions(window: dict[str, str]) -> dict[str, str]:
    return {
        "jungle-pg": jungle_pg.__version__,
        "Python": platform.python_version(),
        **window,
        platform.system() or "system": f"{platform.release()} {platform.machine()}".strip(),
        "as": "executable" if getattr(sys, "frozen", False) else "Python package",
        "search": search_form(),
    }
