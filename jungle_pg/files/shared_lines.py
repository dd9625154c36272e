"""Shared files with a line of JSON for each of many things; damage costs a line at most."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Generic, TypeVar

from jungle_pg.core.json_forms import in_letters, is_too_deep
from jungle_pg.files.shared import M, SharedFile

LARGEST_TEXT: Final = 400
"""Letters of the longest text a line may hold."""

V = TypeVar("V")


class SharedLines(SharedFile[M], Generic[V, M]):
    """A kind of file is one of these with a form for its things, which are found by their ids."""

    damaged: str
    """A sentence about damaged lines; it has a place for their `count`."""

    def parsed(self, told: Mapping[str, Any]) -> V:
        """The thing of a line, or one of the errors that reading damaged JSON brings."""
        raise NotImplementedError

    def told(self, thing: V) -> dict[str, Any]:
        """A thing as names and values; its `id` is among them."""
        raise NotImplementedError

    def having(self, things: Iterable[V]) -> M:
        """All of them together."""
        raise NotImplementedError

    def things(self, value: M) -> Iterable[V]:
        """Each of them by itself."""
        raise NotImplementedError

    def nothing(self) -> M:
        return self.having(())

    def read(self, data: bytes) -> tuple[M, tuple[str, ...]]:
        parsed = list(self._lines(data))
        damaged = parsed.count(None)
        told = self.damaged.format(count=damaged)
        return self.having(each[0] for each in parsed if each), (told,) if damaged else ()

    def text(self, value: M, stored: bytes | None) -> str:
        parsed = () if stored is None else self._lines(stored)
        unknown = {self.told(each[0])["id"]: each[1] for each in parsed if each}
        lines = ((thing, unknown.get(self.told(thing)["id"])) for thing in self.things(value))
        return "".join(self.line(thing, more) for thing, more in lines)

    def line(self, thing: V, unknown: Mapping[str, Any] | None = None) -> str:
        """A thing as one line of JSON, with what only another program knows of it."""
        told = self.told(thing)
        more = {name: value for name, value in (unknown or {}).items() if name not in told}
        return in_letters({**told, **more}, (",", ":")) + "\n"

    def parse_line(self, line: str) -> tuple[V, dict[str, Any]] | None:
        """The thing of a line and what this program does not know of it; None for damage."""
        try:
            told = json.loads(line)
            if not isinstance(told, dict) or is_too_deep(told):
                return None
            thing = self.parsed(told)
        except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
            return None
        known = self.told(thing)
        return thing, {name: value for name, value in told.items() if name not in known}

    def _lines(self, data: bytes) -> Iterator[tuple[V, dict[str, Any]] | None]:
        for line in data.decode("utf-8", "replace").removeprefix("\ufeff").split("\n"):
            if line.strip():
                yield self.parse_line(line)


def parsed_text(value: object, least: int = 1) -> str:
    """A text that may stand in a line, or an error."""
    if not isinstance(value, str) or not value.isprintable():
        raise ValueError
    if not least <= len(value) <= LARGEST_TEXT:
        raise ValueError
    return value


def parsed_texts(told: object, most: int) -> tuple[str, ...]:
    """A list of texts, or an error."""
    if not isinstance(told, list) or len(told) > most:
        raise ValueError
    return tuple(map(parsed_text, told))


def parsed_number(value: object, most: int) -> int:
    """A number from 0 on, or an error."""
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value
