"""What small JSON files have in common: reading them, and keeping a damaged one."""

import json
import os
import stat
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from pathlib import Path
from reprlib import Repr
from typing import Any, Final, TypeAlias

from jungle_pg.core.json_forms import canonical, is_too_deep
from jungle_pg.files.atomic import (
    CannotWrite,
    Reason,
    free_path,
    patiently,
    reason_in_words,
    write_bytes,
)

LARGEST_BYTES: Final = 1_000_000
"""Thousands of house rules fit; what is larger was not written by this program."""

LONGEST_UNKNOWN: Final = 50_000
"""Letters; however they are laid out, the file can be read again."""

_SHORT: Final = Repr()
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = 40


Tell: TypeAlias = Callable[[str, str], object]
"""Takes the kind of a problem and a sentence about it; a thread may call it."""


def tells_nobody(kind: str, problem: str) -> None:
    """Where nobody wants to know."""


class Unreadable(Exception):  # noqa: N818
    """A text that holds no names and values; the message ends a sentence, or is empty."""


def names_and_values(text: str) -> dict[str, Any]:
    """The names and values of a JSON text, or Unreadable."""
    try:
        found = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise Unreadable(f"line {error.lineno} is damaged") from error
    except (RecursionError, ValueError) as error:
        # Brackets nested too deep, or a number too long to be read.
        raise Unreadable from error
    if not isinstance(found, dict):
        raise Unreadable("names and values are missing")
    return found


def unknown_names(data: bytes | None, known: Container[str], version: int) -> dict[str, Any]:
    """What a file holds that a program does not know, to be written back by it."""
    try:
        return {} if data is None else kept_unknown(names_and_values(text_of(data)), known, version)
    except Unreadable:
        return {}


def kept_unknown(found: Mapping[str, Any], known: Container[str], version: int) -> dict[str, Any]:
    """The names a program does not know and writes back; in another version they mean anything.

    What is too large, too deep or no number could not be read again and is not among them.
    """
    told = found.get("version", version)
    if type(told) is not int or told != version:
        return {}
    kept: dict[str, Any] = {}
    room = LONGEST_UNKNOWN
    for name, value in found.items():
        if name in known or is_too_deep([value]):
            continue
        with suppress(ValueError):
            length = len(canonical({name: value}))
            if length <= room:
                kept[name], room = value, room - length
    return kept


def small_file(path: Path, largest: int = LARGEST_BYTES) -> bytes:
    """What an ordinary file of a fair size holds; Unreadable for any other, or OSError."""
    # Windows lets nobody read a file in the moment in which another one takes its place.
    with patiently(lambda: open(path, "rb", opener=_without_waiting)) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise Unreadable("it is no ordinary file")
        data = file.read(largest + 1)
    if len(data) > largest:
        raise Unreadable("it is too large")
    return data


def _without_waiting(path: str, flags: int) -> int:
    # A pipe that lies in the place of the file would keep the program waiting for ever.
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def text_of(data: bytes) -> str:
    """The text of a file, or Unreadable."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise Unreadable("the file is no text") from error


def sentence(beginning: str, trouble: Unreadable | str, ending: str) -> str:
    """Something cannot be read, why that is, and what is done about it."""
    reason = str(trouble)
    return f"{beginning}: {reason}. {ending}" if reason else f"{beginning}. {ending}"


def shortened(value: object) -> str:
    """A value as a sentence quotes it, never long."""
    return _SHORT.repr(value)


def keep_damaged(path: Path, is_damaged: Callable[[bytes], bool]) -> bytes | None:
    """What a file holds, None when there is none; or CannotWrite, since it must not be replaced.

    One that could not be read in full is copied, so that what a player wrote is not lost.
    """
    try:
        stored = small_file(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise CannotWrite(path, reason_in_words(error)) from error
    except Unreadable as trouble:
        raise CannotWrite(path, Reason.UNREADABLE) from trouble
    if is_damaged(stored):
        write_bytes(free_path(path.with_name(f"{path.stem}.damaged{path.suffix}")), stored)
    return stored
