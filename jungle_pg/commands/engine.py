"""The command that speaks the protocol of chess programs on standard input and output."""

import io
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from threading import Lock
from typing import TextIO

from jungle_pg.cabinet import brains
from jungle_pg.commands.chosen import chosen_game
from jungle_pg.core.lines import bounded_lines
from jungle_pg.engine.uci import LONGEST_LINE, UciSession


def engine(options: Namespace) -> int:
    """Think for another program until it says quit."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Bytes that are no letters make a line that means nothing, never a traceback.
        sys.stdin.reconfigure(errors="replace")
    game = chosen_game(options).game_id
    output = WholeLines(sys.stdout)
    session = UciSession(brains(time.monotonic), game, options.rules, output.say)
    session.run(output.while_heard(bounded_lines(sys.stdin, LONGEST_LINE) if sys.stdin else ()))
    return 0


class WholeLines:
    """A way to say lines; those of a thought and those of an answer never run into each other."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lock = Lock()
        self._problem: OSError | None = None

    def say(self, line: str) -> None:
        """Say a line, unless nobody can hear it any more: a thought ends in peace all the same."""
        with self._lock:
            if self._problem is None:
                try:
                    self._stream.write(f"{line}\n")
                    self._stream.flush()
                except OSError as problem:
                    self._problem = problem

    def while_heard(self, lines: Iterable[str]) -> Iterator[str]:
        """The lines to answer; OSError as soon as an answer could not be said."""
        for line in lines:
            yield line
            if self._problem is not None:
                raise self._problem
