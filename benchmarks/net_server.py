"""The room server as anybody runs it, which says at its end how long it took for what was said.

Run as a program with the arguments of `jungle-pg`; the last line is JSON: milliseconds of CPU from
a message that was read to the last word about it that was sent, pauses for memory included. What
clients take for their part, and what else the machine does, is not in it.
"""

import atexit
import json
import sys
import time

from jungle_pg.cli import run
from jungle_pg.net import serving
from jungle_pg.net.connection import Guest
from jungle_pg.net.messages import FromClient, Play
from jungle_pg.net.rooms import Hosted
from jungle_pg.net.server import RoomServer

took_ms: list[float] = []


class Watched(RoomServer):
    """The real server, with a look at the clock before and after a move."""

    async def said(self, hosted: Hosted, guest: Guest, message: FromClient) -> None:
        begun = time.thread_time()
        await super().said(hosted, guest, message)
        if isinstance(message, Play):
            took_ms.append(1e3 * (time.thread_time() - begun))


if __name__ == "__main__":
    vars(serving)["RoomServer"] = Watched
    atexit.register(lambda: print(json.dumps(took_ms), flush=True))
    sys.exit(run())
