"""The command that speaks the protocol of chess programs on standard input and output."""

import gc
import io
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final, TextIO

from jungle_pg.cabinet import brains
from jungle_pg.commands.chosen import chosen_game
from jungle_pg.core.lines import bounded_lines
from jungle_pg.engine.uci import LONGEST_LINE, UciSession

HEARD_WITHIN_S: Final = 0.001
"""How long a thought may keep on when a line has come that waits for an answer."""


def engine(options: Namespace) -> int:
    """Think for another program until it says quit."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Bytes that are no letters make a line that means nothing, never a traceback.
        sys.stdin.reconfigure(errors="replace")
    game = chosen_game(options).game_id
    output = WholeLines(sys.stdout)
    sys.setswitchinterval(HEARD_WITHIN_S)
    session = UciSession(brains(time.monotonic), game, options.rules, output.say, undisturbed)
    session.run(output.while_heard(bounded_lines(sys.stdin, LONGEST_LINE) if sys.stdin else ()))
    return 0


@contextmanager
def undisturbed() -> Iterator[None]:
    """No garbage is looked for in between: all that a search remembers takes 40 ms to look through.

    What was left over in between goes at the end; what stays then is never looked through again.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.collect(0)
        gc.freeze()
        gc.enable()


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
