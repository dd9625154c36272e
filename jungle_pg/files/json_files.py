"""What small JSON files have in common: reading them, and keeping a damaged one."""

import json
from collections.abc import Callable
from pathlib import Path
from reprlib import Repr
from typing import Any, Final

from jungle_pg.files.atomic import CannotWrite, free_path, reason_in_words, write_bytes

_SHORT: Final = Repr()
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = 40


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


def keep_damaged(path: Path, is_damaged: Callable[[bytes], bool]) -> None:
    """Copy a file that could not be read in full, so that what a player wrote is not lost."""
    try:
        stored = path.read_bytes()
    except FileNotFoundError:
        return
    except OSError as error:
        raise CannotWrite(path, reason_in_words(error)) from error
    if is_damaged(stored):
        write_bytes(free_path(path.with_name(f"{path.stem}.damaged{path.suffix}")), stored)
