"""The command that speaks the protocol of chess programs on standard input and output."""

import sys
import time
from argparse import Namespace

from jungle_pg.cabinet import JUNGLE, brains
from jungle_pg.engine.uci import UciSession


def engine(options: Namespace) -> int:
    """Think for another program until it says quit."""

    def say(line: str) -> None:
        print(line, flush=True)

    UciSession(brains(time.monotonic)[JUNGLE.game_id], options.rules, say).run(sys.stdin)
    return 0
