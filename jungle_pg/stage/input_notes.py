"""Inputs as short lists of JSON values, and back again."""

from dataclasses import fields
from math import isfinite
from typing import Any, Final

from jungle_pg.stage.inputs import (
    Close,
    Composing,
    Drop,
    Focus,
    Input,
    Key,
    Leave,
    Point,
    Press,
    Release,
    Resize,
    Typing,
    Wheel,
)

FURTHEST: Final = 1_000_000
"""Pixels; nothing happens further away than that."""
LONGEST_TEXT: Final = 10_000

_KINDS: Final[dict[str, Any]] = {
    kind.__name__: kind
    for kind in (
        Press,
        Release,
        Point,
        Leave,
        Wheel,
        Key,
        Typing,
        Composing,
        Drop,
        Focus,
        Resize,
        Close,
    )
}
_FIELDS: Final = {name: fields(kind) for name, kind in _KINDS.items()}


class BadNote(Exception):  # noqa: N818 - it reads as what it is
    """A note that is no input; the message ends a sentence."""


def input_note(event: Input) -> list[Any]:
    """An input as its name and its values, without those at the end that are as usual."""
    name = type(event).__name__
    values = [getattr(event, field.name) for field in _FIELDS[name]]
    for field in reversed(_FIELDS[name]):
        if values[-1] != field.default:
            break
        values.pop()
    return [name, *values]


def input_of(note: object) -> Input:
    """The input of a note, or BadNote."""
    if not isinstance(note, list) or not note or str(note[0]) not in _KINDS:
        raise BadNote(f"there is no input like {str(note)[:60]!r}")
    name, values = str(note[0]), note[1:]
    wanted = _FIELDS[name]
    if len(values) > len(wanted) or not all(
        _fits(str(field.type), value) for field, value in zip(wanted, values, strict=False)
    ):
        raise BadNote(f"{name} cannot be like {str(values)[:60]!r}")
    try:
        event: Input = _KINDS[name](*values)
    except TypeError:
        raise BadNote(f"{name} is not complete") from None
    return event


def _fits(wanted: str, value: object) -> bool:
    match wanted:
        case "<class 'bool'>":
            return isinstance(value, bool)
        case "<class 'str'>":
            return isinstance(value, str) and len(value) <= LONGEST_TEXT
        case "<class 'int'>":
            return type(value) is int and abs(value) <= FURTHEST
        case _:
            is_number = type(value) in (int, float)
            return is_number and isfinite(value) and abs(value) <= FURTHEST  # type: ignore[arg-type]
