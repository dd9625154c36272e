"""How fast and how small a room server is, and what a kill and a cut cost; all over loopback."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import calibration
from benchmarks.repeats import often
from jungle_pg.cabinet import rulebooks
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX
from tests.net.raw import Proxy
from tests.net.real import TERMS, a_port, is_open, play, two_at, until
from tests.net.serve_process import ServeProcess

FEW, MANY = 50, 500
SECONDS: Final = often(20, 4)
KILLS: Final = often(10, 1)
CUTS: Final = often(10, 1)
SEED: Final = 5


@dataclass(frozen=True)
class Load:
    """What came of bots playing at a server."""

    found: dict[str, Any]
    memory_mb: float
    busy: float
    """The part of one core that the server has used."""
    move_ms: float
    """CPU of the server for a move, whatever else the machine does."""
    own_ms: list[float]
    """The same from a move that was read to the last word about it, each move by itself."""


def figures() -> Iterator[Aimed]:
    yield calibration()
    with tempfile.TemporaryDirectory(prefix="jungle-net-") as folder:
        home = Path(folder)
        yield from _one_room(home / "one")
        loads = {rooms: _load(home / str(rooms), rooms, SECONDS) for rooms in (FEW, MANY)}
        yield from _many_rooms(loads)
        yield from _kills(home / "kills")
        yield from _cuts(home / "cuts")


def _one_room(home: Path) -> Iterator[Aimed]:
    load = _load(home, 1, 0)
    took = load.found["took_s"]
    yield Aimed("a move, one room, median", part_of(took, 0.5) * 1e3, "ms")
    yield Aimed("a move, one room, 99 of 100", part_of(took, 0.99) * 1e3, "ms", 5)


def _many_rooms(loads: dict[int, Load]) -> Iterator[Aimed]:
    for rooms, load in loads.items():
        took, sent = load.found["took_s"], load.found["sent"]
        aim = 25 if rooms == MANY else None
        note = f"server {load.busy:.0%} of a core, {2 * rooms} connections"
        yield Aimed(f"a move, {rooms} rooms, median", part_of(took, 0.5) * 1e3, "ms")
        yield Aimed(f"a move, {rooms} rooms, 99 of 100", part_of(took, 0.99) * 1e3, "ms", aim, note)
        yield Aimed(f"moves lost or refused, {rooms} rooms",
                    sent - len(took) + load.found["refused"], "moves", 0)  # fmt: skip
        yield Aimed(f"memory, {rooms} rooms", load.memory_mb, "MB", 300 if rooms == MANY else None)
    more = (loads[MANY].memory_mb - loads[FEW].memory_mb) / (MANY - FEW)
    yield Aimed("memory, each further room", more * 1000, "KB")
    for rooms, load in loads.items():
        yield Aimed(f"CPU of the server for a move, {rooms} rooms", load.move_ms, "ms", 2)
        own = part_of(load.own_ms, 0.99)
        note = f"the longest {load.own_ms[-1]:.0f}"
        yield Aimed(f"the server's own part of it, {rooms} rooms, 99 of 100", own, "ms", 5, note)


def _load(home: Path, rooms: int, seconds: int) -> Load:
    server = ServeProcess(home, 0, "--rooms", str(rooms), program="benchmarks.net_server")
    try:
        arguments = [server.address.url, str(rooms), str(seconds), str(SEED)]
        bots = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.net_bots", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert bots.stdout is not None
        assert bots.stdout.readline() == "ready\n"
        begun, used = time.monotonic(), _cpu_s(server.process.pid)
        found = json.loads(bots.stdout.readline())
        cpu_s = _cpu_s(server.process.pid) - used
        busy = cpu_s / (time.monotonic() - begun)
        memory = _memory_mb(server.process.pid)
        bots.communicate("", timeout=60)
        status, told, said = server.end()
        assert (status, said) == (0, ""), said
        own_ms = sorted(json.loads(told.splitlines()[-1]))
        return Load(found, memory, busy, cpu_s / found["sent"] * 1e3, own_ms)
    finally:
        server.kill()


def _kills(home: Path) -> Iterator[Aimed]:
    """A server that is killed and begun again in the middle of a match."""
    server = ServeProcess(home, a_port())
    missing, back_s = 0, []
    try:
        with two_at(server.address, TERMS) as clients:
            for kill in range(KILLS):
                play(clients, 4, Random(kill))
                known = clients[0].known.match
                server.kill()
                (journal,) = (home / "matches").glob(f"*{SUFFIX}")
                loaded = read_journal(rulebooks(), journal)
                assert known is not None
                kept = loaded.match.moments if isinstance(loaded, Loaded) else ()
                missing += len(known.moments) - len(kept)
                server = ServeProcess(home, server.address.port)
                begun = time.monotonic()
                until(lambda: is_open(*clients), "the way back")
                back_s.append(time.monotonic() - begun)
    finally:
        server.kill()
    yield Aimed(f"acknowledged plies missing after {KILLS} kills", missing, "plies", 0)
    yield Aimed("from a server that listens to both back", max(back_s), "s", 1)


def _cuts(home: Path) -> Iterator[Aimed]:
    """A way that is gone for a while."""
    server = ServeProcess(home)
    back_s = []
    try:
        with (
            Proxy(server.address) as proxy,
            two_at(server.address, TERMS, through=proxy.address) as (_, jo),
        ):
            for _ in range(CUTS):
                proxy.is_cut = True
                proxy.break_all()
                until(lambda: jo.known.tries > 1, "some tries")
                proxy.is_cut = False
                begun = time.monotonic()
                until(lambda: is_open(jo), "the way back")
                back_s.append(time.monotonic() - begun)
    finally:
        server.kill()
    yield Aimed("from a way that is back to a client that is", max(back_s), "s", 1)


def _memory_mb(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1000


def _cpu_s(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
