"""The command that speaks the protocol of chess programs on standard input and output."""

import io
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from threading import Lock
from typing import TextIO

from jungle_pg.cabinet import brains
from jungle_pg.commands.chosen import chosen_game
from jungle_pg.engine.uci import UciSession


def engine(options: Namespace) -> int:
    """Think for another program until it says quit."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Bytes that are no letters make a line that means nothing, never a traceback.
        sys.stdin.reconfigure(errors="replace")
    game = chosen_game(options).game_id
    session = UciSession(brains(time.monotonic), game, options.rules, whole_lines(sys.stdout))
    session.run(sys.stdin or ())
    return 0


def whole_lines(stream: TextIO) -> Callable[[str], None]:
    """A way to say lines; those of a thought and those of an answer never run into each other."""
    lock = Lock()

    def say(line: str) -> None:
        with lock:
            stream.write(f"{line}\n")
            stream.flush()

    return say
