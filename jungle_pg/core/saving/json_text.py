"""JSON that came from anywhere: read within limits, compared and checksummed in one form."""

import hashlib
import json
from collections import Counter
from typing import Any, Final, NoReturn

from jungle_pg.core.json_forms import DEEPEST, canonical, in_letters, is_too_deep
from jungle_pg.core.rulebook import Flaw, Record
from jungle_pg.core.saving.values import Trouble, Unsound

LONGEST_NUMBER: Final = 24
"""Digits and signs."""


def read_json(text: str, deepest: int = DEEPEST) -> Record:
    """The names and values of a text, or Unsound."""
    try:
        found = json.loads(
            text.removeprefix("\ufeff"),
            parse_int=_whole,
            parse_float=_number,
            parse_constant=_no_number,
            object_pairs_hook=_names_and_values,
        )
    except json.JSONDecodeError as error:
        raise _invalid(Flaw("no_json", line=error.lineno)) from None
    except RecursionError:
        raise _invalid(Flaw("too_deep")) from None
    if not isinstance(found, dict):
        raise _invalid(Flaw("no_names"))
    check_depth(found, deepest)
    return found


def check_depth(found: Record, deepest: int = DEEPEST) -> None:
    """Unsound when more brackets lie inside each other than a file may have."""
    if is_too_deep(found, deepest):
        raise _invalid(Flaw("too_deep"))


def checksum(document: Record) -> str:
    """A checksum over everything in a document but its own."""
    rest = {name: value for name, value in document.items() if name != "checksum"}
    return hashlib.sha256(canonical(rest).encode()).hexdigest()


def readable(document: Record) -> str:
    """A document as people like to read it: a name a line, and each move and row on its own."""
    lines = (f"  {in_letters(name)}: {_value_text(value)}" for name, value in document.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value_text(value: object) -> str:
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(f"    {in_letters(item)}" for item in value) + "\n  ]"
    if isinstance(value, dict) and len(value) > 4:
        lines = (f"    {in_letters(name)}: {in_letters(item)}" for name, item in value.items())
        return "{\n" + ",\n".join(lines) + "\n  }"
    return in_letters(value)


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise _invalid(Flaw("large_number"))
    return int(digits)


def _number(digits: str) -> float:
    if len(digits) > LONGEST_NUMBER or abs(float(digits)) == float("inf"):
        raise _invalid(Flaw("large_number"))
    return float(digits)


def _no_number(word: str) -> NoReturn:
    raise _invalid(Flaw("no_number", word=word))


def _names_and_values(pairs: list[tuple[str, Any]]) -> Record:
    found = dict(pairs)
    if len(found) < len(pairs):
        times = Counter(name for name, _ in pairs)
        raise _invalid(Flaw("named_twice", name=times.most_common(1)[0][0][:40]))
    return found


def _invalid(flaw: Flaw) -> Unsound:
    return Unsound(Trouble.INVALID_FORMAT, flaw)
