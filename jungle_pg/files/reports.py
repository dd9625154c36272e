"""Crash reports: what a player can send when the program made a mistake."""

import os
import platform
import re
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path, PurePath
from typing import Final

from jungle_pg import __version__
from jungle_pg.files.atomic import CannotWrite, free_path, write_bytes

KEPT_REPORTS: Final = 20
_REPORT_NAME: Final = re.compile(r"crash-(\d{8}-\d{6})(?:-(\d+))?\.txt")


def masked_words(text: str) -> str:
    """A text whose words are all alike, so that the longer name of a ten does not tell it."""
    return re.sub(r"\w+", "xx", text)


def error_text(error: BaseException, *, is_masked: bool) -> str:
    """An error and those it came from; what they say is masked where it may quote secrets."""
    if not is_masked:
        return "".join(traceback.format_exception(error))
    told: dict[int, str] = {}
    each: BaseException | None = error
    while each is not None and id(each) not in told:
        lines = "".join(traceback.format_tb(each.__traceback__))
        told[id(each)] = f"{lines}{type(each).__name__}: {masked_words(str(each))}\n"
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return "\nand after that\n\n".join(reversed(told.values()))


def crash_text(
    error: BaseException,
    *,
    facts: Mapping[str, str],
    last_inputs: Sequence[str],
    match: str | None,
    journals: Sequence[Path],
    stamp: datetime,
    home: PurePath,
    is_masked: bool = False,
) -> str:
    """A report of an error; `facts` adds versions only the caller knows, `home` becomes `~`.

    With `is_masked` nobody can read what the error says, only where it was.
    """
    versions = {
        "program": __version__,
        "Python": platform.python_version(),
        "system": platform.platform(),
        **facts,
    }
    sections = {
        "What happened": error_text(error, is_masked=is_masked),
        "Versions": "\n".join(f"{name}: {value}" for name, value in versions.items()),
        "Last inputs, newest last": "\n".join(last_inputs) or "none",
        "The match so far": match or "none",
        "Its journal": "\n".join(map(str, journals)) or "none",
    }
    title = f"Jungle stopped at {stamp:%Y-%m-%d %H:%M:%S} because of a mistake in the program."
    body = [f"{name}\n{'-' * len(name)}\n{text.rstrip()}" for name, text in sections.items()]
    return _without_home("\n\n".join([title, *body]) + "\n", home)


def write_report(folder: Path, text: str, stamp: datetime) -> Path | None:
    """Keep a report beside the newest others; None when the disk refuses it."""
    path = free_path(folder / f"crash-{stamp:%Y%m%d-%H%M%S}.txt")
    try:
        # A report must not fail on a broken character it quotes.
        write_bytes(path, text.encode("utf-8", "backslashreplace"))
    except CannotWrite:
        return None
    _forget_old_reports(folder, path)
    return path


def _without_home(text: str, home: PurePath) -> str:
    if home.parent == home:
        # A home like "/" names nobody, and replacing it would break every path.
        return text
    names = {str(home), os.path.realpath(home), home.as_posix()}
    # An error quotes names with every backslash doubled.
    names |= {name.replace("\\", "\\\\") for name in names}
    pattern = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.sub(rf"(?:{pattern})(?!\w)", "~", text, flags=re.IGNORECASE)


def _forget_old_reports(folder: Path, newest: Path) -> None:
    # By the time in the name; the one just written stays even if the clock was set back.
    others: list[tuple[str, int, Path]] = []
    with suppress(OSError):
        for path in folder.iterdir():
            if path != newest and (found := _REPORT_NAME.fullmatch(path.name)):
                others.append((found[1], int(found[2] or 1), path))
    for _, _, path in sorted(others, reverse=True)[KEPT_REPORTS - 1 :]:
        with suppress(OSError):
            path.unlink()
