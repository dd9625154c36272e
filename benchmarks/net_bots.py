"""Bots that play over a network as fast or as steadily as is asked, without thinking.

Run as a program: URL ROOMS SECONDS SEED; prints `ready` and one line of JSON. Each room plays the
same game, a move a second, or much faster where SECONDS is 0.
"""

import asyncio
import gc
import json
import sys
import time
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.repeats import often
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.net.client import host, join
from jungle_pg.net.messages import Play, Terms, message_text

RULES: Final = "traditional,no_capture_limit=none"
RACE_MOVES: Final = often(500, 60)
RACE_S: Final = 0.03
"""From move to move: each of two connections stays below what a server lets through."""
OPENED_AT_ONCE: Final = 20


def script(moves: int, seed: int) -> list[str]:
    """A peaceful game that goes on for so long."""
    rng = Random(seed)
    match: AnyMatch = begin(RULEBOOK, Setup(RULEBOOK.codec.parse_rules(RULES)))
    texts: list[str] = []
    while len(texts) < moves:
        tried = [(each, match.play(each)) for each in RULEBOOK.actions(match.state)]
        goes_on = [(each, after) for each, after in tried if isinstance(after, Match)]
        goes_on = [each for each in goes_on if each[1].verdict is None]
        most = max(_pieces(after) for _, after in goes_on)
        action, match = rng.choice([each for each in goes_on if _pieces(each[1]) == most])
        texts.append(RULEBOOK.codec.action_text(action))
    return texts


def _pieces(match: AnyMatch) -> int:
    return sum(RULEBOOK.count(match.state, seat, "") for seat in (0, 1))


class Pair:
    """Two bots in a room."""

    def __init__(self) -> None:
        self.took_s: list[float] = []
        self.refused = 0
        self.sent = 0
        self.code = ""
        self._links: list[ClientConnection] = []

    async def meet(self, url: str) -> None:
        terms = Terms("jungle", RULES, side=0)
        first = await _entered(url, message_text(host("One", terms)))
        self.code = (await _heard(first, "welcome"))["code"]
        second = await _entered(url, message_text(join("Two", self.code)))
        self._links = [first, second]
        self.number = (await _heard(first, "plies"))["number"]
        await _heard(second, "plies")

    async def play(self, moves: list[str], every_s: float, late_s: float) -> None:
        """Move after move, each when the one before was heard."""
        await asyncio.sleep(late_s)
        due = time.perf_counter()
        for place, text in enumerate(moves):
            mine, other = self._links[place % 2], self._links[1 - place % 2]
            begun = time.perf_counter()
            await mine.send(message_text(Play(self.number, (text,))))
            self.sent += 1
            heard = await _heard(other, "plies")
            self.took_s.append(time.perf_counter() - begun)
            self.refused += heard["keep"] != place
            self.number = heard["number"]
            await _heard(mine, "plies")
            due += every_s
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def part(self) -> None:
        for link in self._links:
            await link.close()


async def _entered(url: str, first: str) -> ClientConnection:
    link = await connect(url, proxy=None, compression=None, ping_interval=None, close_timeout=1)
    await link.send(first)
    return link


async def _heard(link: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = json.loads(await link.recv())
        if found["kind"] in ("refused", "closed"):
            raise RuntimeError(f"refused: {found}")
        if found["kind"] == kind:
            return found


async def main(url: str, rooms: int, seconds: int, seed: int) -> None:
    pairs = [Pair() for _ in range(rooms)]
    for start in range(0, rooms, OPENED_AT_ONCE):
        await asyncio.gather(*(pair.meet(url) for pair in pairs[start : start + OPENED_AT_ONCE]))
    moves = script(seconds or RACE_MOVES, seed)
    # The server is measured, not how often the bots look through their own memory.
    gc.collect()
    gc.freeze()
    gc.disable()
    print("ready", flush=True)
    every_s = 1.0 if seconds else RACE_S
    rng = Random(seed)
    used = time.process_time()
    await asyncio.gather(*(pair.play(moves, every_s, rng.random() * every_s) for pair in pairs))
    found = {
        "took_s": sorted(took for pair in pairs for took in pair.took_s),
        "sent": sum(pair.sent for pair in pairs),
        "refused": sum(pair.refused for pair in pairs),
        "bots_s": time.process_time() - used,
        "codes": [pair.code for pair in pairs],
    }
    print(json.dumps(found), flush=True)
    # Whoever has started us looks at the server while everybody is still there.
    await asyncio.to_thread(sys.stdin.read)
    await asyncio.gather(*(pair.part() for pair in pairs))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:5])))
