"""Lines of input, from a script first and then from whoever types; odd ones do no harm."""

import re
from collections import deque
from collections.abc import Iterable
from typing import Final, TextIO

from jungle_pg.core.lines import bounded_lines

LONGEST: Final = 1000
"""Characters of a line; a longer one means nothing."""

TOO_LONG: Final = "…"
"""Stands for a line that was too long."""

_BLANKS: Final = re.compile("[ \t\v\f\r]+")


class InputEnded(Exception):  # noqa: N818 - it reads as what it is
    """Nobody types any more."""


class Lines:
    """What is typed, line by line; a script is typed first."""

    def __init__(self, stream: TextIO, script: Iterable[str] = ()) -> None:
        self._typed = bounded_lines(stream, LONGEST)
        self._script = deque(script)

    @property
    def scripted(self) -> str | None:
        """The next line of the script, None when it is over."""
        return self._script[0] if self._script else None

    def next(self) -> str:
        """The next line without its end; InputEnded when there is none."""
        return self._script.popleft() if self._script else self.next_typed()

    def next_typed(self) -> str:
        """The next line of whoever types, past the script."""
        try:
            line = next(self._typed, None)
        except (OSError, ValueError):
            # A terminal that has gone away, or a stream that cannot be read.
            line = None
        if line is None:
            raise InputEnded
        return TOO_LONG if len(line) > LONGEST else line


def words_of(line: str) -> list[str]:
    """The words of a line; none when it holds anything a plain keyboard does not."""
    if not line.isascii():
        return []
    return [word for word in _BLANKS.split(line) if word]


def script_lines(text: str) -> list[str]:
    """The lines of a script; empty lines and those that begin with # are passed over."""
    lines = (line.strip() for line in text.removeprefix("\ufeff").splitlines())
    return [line for line in lines if line and not line.startswith("#")]
