"""How messages are read and written: each field says how its value is read from JSON.

A reader takes a value of JSON and gives the value of the field, or BadMessage. Names of JSON are
those of the fields in the form `usedMs`; unknown names are ignored, unknown kinds refused.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeAlias, get_type_hints

from jungle_pg.core.json_forms import is_too_deep
from jungle_pg.core.rulebook import Detail, Record

LARGEST: Final = 65_536
"""Bytes of one message."""
DEEPEST: Final = 6
LARGEST_NUMBER: Final = 2**53

Reader: TypeAlias = Callable[[Any], Any]


class BadMessage(Exception):  # noqa: N818
    """A text is no message."""


def whole(lowest: int = 0, highest: int = LARGEST_NUMBER) -> Reader:
    """Reads a whole number in a range."""

    def read(value: Any) -> int:
        if type(value) is not int or not lowest <= value <= highest:
            raise BadMessage(f"no whole number from {lowest} to {highest}")
        return value

    return read


def text(longest: int) -> Reader:
    """Reads a text that is not too long."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or len(value) > longest:
            raise BadMessage(f"no text of up to {longest} letters")
        return value

    return read


def flag(value: Any) -> bool:
    """Reads yes or no."""
    if type(value) is not bool:
        raise BadMessage("neither true nor false")
    return value


def word(*allowed: str) -> Reader:
    """Reads one of a few words."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise BadMessage(f"none of {', '.join(allowed)}")
        return value

    return read


def many(most: int, read: Reader, least: int = 0) -> Reader:
    """Reads a list."""

    def read_list(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise BadMessage(f"no list of {least} to {most}")
        return tuple(map(read, value))

    return read_list


def pair(read: Reader) -> Reader:
    """Reads a list of two, one for each seat."""
    return many(2, read, least=2)


def maybe(read: Reader) -> Reader:
    """Reads a value or null."""
    return lambda value: None if value is None else read(value)


def record(value: Any) -> Record:
    """Reads names and values, whatever they are."""
    if not isinstance(value, dict):
        raise BadMessage("no names and values")
    return value


def inner(kind: type) -> Reader:
    """Reads a value that has fields of its own."""
    return lambda value: _of_fields(kind, record(value))


def refusal_facts(value: Any) -> tuple[tuple[str, Detail], ...]:
    """Reads the facts of a refusal."""
    found = record(value)
    if len(found) > 12:
        raise BadMessage("too many facts")
    return tuple((_FACT_NAME(name), _fact(fact)) for name, fact in found.items())


_FACT_NAME: Final = text(40)
_FACT_TEXT: Final = text(300)
_FACT_NUMBER: Final = whole(-LARGEST_NUMBER)
_FACT_PICKS: Final = many(100, text(100))


def _fact(value: Any) -> Detail:
    if isinstance(value, list):
        picks: Detail = _FACT_PICKS(value)
        return picks
    fact: Detail = (_FACT_TEXT if isinstance(value, str) else _FACT_NUMBER)(value)
    return fact


def kind_of(kind: type) -> str:
    """The word by which messages of a kind are known: `takeOver`."""
    return kind.__name__[0].lower() + kind.__name__[1:]


def parsed(data: str, kinds: Mapping[str, Any]) -> Any:
    """A message of one of these kinds, or BadMessage."""
    if len(data) > LARGEST:
        raise BadMessage("too long")
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise BadMessage("no JSON") from None
    if not isinstance(found, dict) or is_too_deep(found, DEEPEST):
        raise BadMessage("no names and values")
    kind = found.get("kind")
    if not isinstance(kind, str) or kind not in kinds:
        raise BadMessage("unknown kind")
    return _of_fields(kinds[kind], found)


def _of_fields(kind: Any, found: Record) -> Any:
    values: dict[str, Any] = {}
    for name, wire_name, read, is_needed in _fields(kind):
        if wire_name in found:
            values[name] = read(found[wire_name])
        elif is_needed:
            raise BadMessage(f"{wire_name} is missing")
    return kind(**values)


@cache
def _fields(kind: Any) -> tuple[tuple[str, str, Reader, bool], ...]:
    """Name, name in JSON, reader and whether it is needed."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        (
            each.name,
            _wire_name(each.name),
            hints[each.name].__metadata__[0],
            each.default is MISSING,
        )
        for each in fields(kind)
    )


def _wire_name(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def written(value: Any) -> Record:
    """The fields of a message as JSON holds them."""
    kind: Any = type(value)
    return {wire: _plain(name, getattr(value, name)) for name, wire, _, _ in _fields(kind)}


def _plain(name: str, value: Any) -> Any:
    if name == "facts":
        return dict(value)
    if isinstance(value, tuple):
        return [_plain("", each) for each in value]
    if is_dataclass(value):
        return written(value)
    return value
