"""Rooms under attack: messages that are damaged, huge or out of order; servers that are killed."""

import json
import os
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from jungle_pg.cabinet import GAMES, rulebooks
from jungle_pg.core.saving.values import BadSave
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX
from jungle_pg.net.messages import (
    OFFERS,
    PHRASES,
    PROTOCOL,
    REACTIONS,
    Answer,
    Back,
    Claim,
    Host,
    Join,
    Leave,
    Message,
    Offer,
    Play,
    React,
    Resign,
    TakeOver,
    Terms,
    message_text,
)
from jungle_pg.net.names import ANIMALS
from jungle_pg.net.room.limits import Limits
from stress.run import Report, Run
from tests.net.raw import Raw
from tests.net.real import RealServer, a_port, is_open, play, two_at, until
from tests.net.serve_process import ServeProcess

KILLS: Final = 200
FEW_KILLS: Final = 2
"""In the ordinary suite: each starts a program."""
MESSAGES: Final = 100_000
EACH: Final = 400
"""Messages of one connection, unless it is sent away before."""
MOST_FINDINGS: Final = 10
LATE_S: Final = 0.2
"""A server is killed so long after a move at most."""
OPEN_ENDED: Final = Limits(rooms=2000, failures=10**9, messages_s=1e9, messages_at_once=10**9)
"""Nobody is held off, so that every message gets as far as it can."""
MORE_FILES: Final = 20


def net(run: Run) -> Report:
    """Attack a server for a while, then kill servers for a while."""
    attacked = _attack(run.share(2), run.most or MESSAGES)
    killed = _kill(run, FEW_KILLS if run.is_short else run.most or KILLS)
    counts = {**attacked.counts, **killed.counts}
    return Report(counts, (*attacked.findings, *killed.findings))


def _attack(run: Run, most: int) -> Report:
    """Say bad things at a server on which two play; the match must go on as if nothing were."""
    rng, said = Random(run.seed), 0
    findings: list[str] = []
    troubles: list[str] = []
    with (
        tempfile.TemporaryDirectory(prefix="jungle-net-") as folder,
        RealServer(Path(folder), OPEN_ENDED) as server,
        two_at(server.address) as clients,
    ):
        before = _open_files()
        with _watched_threads(troubles):
            while said < most and run.goes_on(0) and len(findings) < MOST_FINDINGS:
                said += _shout(server, rng, min(EACH, most - said), clients[0].known.code)
            if said:
                moves = play(clients, 2, rng)
                if moves != 2:
                    findings.append("the match did not go on")
        after = _open_files()
        if after > before + MORE_FILES:
            findings.append(f"{after - before} files or connections were left open")
        if server.problem is not None:
            findings.append(f"the server ended: {server.problem!r}")
    return Report({"bad messages": said}, (*findings, *troubles[:MOST_FINDINGS]))


def _shout(server: RealServer, rng: Random, most: int, code: str) -> int:
    """One connection that says what it likes until it is sent away; how much it has said."""
    said = 0
    # Each comes from another computer, as far as loopback goes.
    source = f"127.0.{rng.randrange(1, 250)}.{rng.randrange(1, 250)}"
    target = (server.address.host, server.address.port)
    with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
        own = socket.create_connection(target, source_address=(source, 0))
        with Raw(server.address, sock=own) as raw:
            if rng.random() < 0.9:
                raw.say(_entry(rng, code))
            threading.Thread(target=_listen, args=(raw,), daemon=True).start()
            for _ in range(most):
                raw.say(_bad(rng, code))
                said += 1
    return max(1, said)


def _listen(raw: Raw) -> None:
    """Take whatever comes, so that nobody has to wait for us."""
    with suppress(Exception):
        while True:
            raw.link.recv()


def _entry(rng: Random, code: str) -> Message:
    terms = Terms(rng.choice(GAMES), "traditional", rng.choice((0, 1, None)), rng.choice((None, 1)))
    book = rulebooks()[terms.game]
    terms = Terms(terms.game, book.usual_rules, terms.side, terms.limit_s, watchers=2)
    ways: list[Message] = [Host(PROTOCOL, "Bad", terms), Join(PROTOCOL, "Bad", code, True)]
    return rng.choice(ways)


def _bad(rng: Random, code: str) -> str | bytes:
    """Anything but what helps."""
    message = message_text(_message(rng, code))
    match rng.randrange(12):
        case 0:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
        case 1:
            return message[: rng.randrange(len(message))]
        case 2:
            place = rng.randrange(len(message))
            return message[:place] + chr(rng.randrange(1, 0x2FF)) + message[place + 1 :]
        case 3:
            return json.dumps(_twisted(rng, json.loads(message)))
        case 4 if rng.random() < 0.05:
            return message[:-1] + ',"x":"' + "y" * rng.randrange(60_000, 70_000) + '"}'
        case _:
            return message


def _message(rng: Random, code: str) -> Message:
    """A message that can be read and makes no sense here."""
    action = rng.choice(("A3A4", "a0a1", "card:AS", "deal:AS|2S", "", "x" * 200, "shuffle:?"))
    some: list[Message] = [
        Play(rng.randrange(2**41), tuple(rng.choices((action, "A1A2"), k=rng.randrange(1, 17)))),
        Resign(),
        Claim(),
        TakeOver(),
        Offer(rng.choice(OFFERS)),
        Answer(rng.choice(OFFERS), rng.random() < 0.5),
        React(rng.choice((*REACTIONS, *PHRASES))),
        Join(PROTOCOL, "\u202e" * rng.randrange(30), "".join(rng.choices(ANIMALS, k=4))),
        Back(PROTOCOL, "x" * rng.randrange(99), rng.randrange(10**6), "0" * 64),
    ]
    return Leave() if rng.random() < 0.002 else rng.choice(some)


def _twisted(rng: Random, found: dict[str, Any]) -> dict[str, Any]:
    """Names and values with one of another type."""
    odd: list[Any] = [None, -1, 1e300, [], {}, "", [[[[[[[]]]]]]], True, 2**70, "\ud800"]
    return {**found, rng.choice([*found, "more"]): rng.choice(odd)}


class _watched_threads:  # noqa: N801
    """Notes what ends a thread, and what the server calls a mistake of its own."""

    def __init__(self, troubles: list[str]) -> None:
        self._troubles = troubles

    def __enter__(self) -> None:
        self._hook, threading.excepthook = threading.excepthook, self._note
        self._said, sys.stderr = sys.stderr, _Heard(sys.stderr, self._troubles)

    def __exit__(self, *_: object) -> None:
        threading.excepthook, sys.stderr = self._hook, self._said

    def _note(self, happened: threading.ExceptHookArgs) -> None:
        self._troubles.append(f"a thread ended: {happened.exc_value!r}")


class _Heard:
    def __init__(self, stream: Any, troubles: list[str]) -> None:
        self._stream, self._troubles = stream, troubles

    def write(self, text: str) -> int:
        if text.strip():
            self._troubles.append(f"said: {text.strip()[:300]}")
        return int(self._stream.write(text))

    def flush(self) -> None:
        self._stream.flush()


def _kill(run: Run, most: int) -> Report:
    """Kill servers at random moments of matches; every ply that was heard of must be there."""
    kills = plies = 0
    findings: list[str] = []
    while kills < most and run.goes_on(0) and len(findings) < MOST_FINDINGS:
        for found in _one_match(Random(f"{run.seed}/{kills}"), min(5, most - kills), run.goes_on):
            kills, plies = kills + 1, plies + found[0]
            findings += found[1]
    return Report({"kills of a server": kills, "plies before them": plies}, tuple(findings))


def _one_match(
    rng: Random, most: int, goes_on: Callable[[int], bool]
) -> Iterator[tuple[int, list[str]]]:
    game = rng.choice(GAMES)
    terms = Terms(game, rulebooks()[game].usual_rules, side=0, limit_s=rng.choice((None, 600)))
    with tempfile.TemporaryDirectory(prefix="jungle-kill-") as folder:
        home = Path(folder)
        server = ServeProcess(home, a_port())
        try:
            with two_at(server.address, terms) as clients:
                for _ in range(most):
                    try:
                        play(clients, rng.randrange(1, 8), rng)
                    except AssertionError as trouble:
                        yield 0, [f"{game} stood still, {trouble}: {_states(clients)}"]
                        return
                    victim = threading.Timer(rng.random() * LATE_S, server.process.kill)
                    victim.start()
                    with suppress(AssertionError):
                        # A move whose answer never comes is waited for as long as a server lives.
                        play(clients, 20, rng, patience_s=LATE_S * 2)
                    victim.join()
                    server.kill()
                    heard = [each.known.match for each in clients]
                    known = max(len(match.moments) for match in heard if match is not None)
                    kept = _kept(home)
                    missing = [f"{game}: {known} heard, {kept} kept"] if kept < known else []
                    yield known, missing
                    if not goes_on(0) or any(match is None or match.verdict for match in heard):
                        return
                    server = ServeProcess(home, server.address.port)
                    _wait_for_both(clients, kept)
        finally:
            server.kill()


def _wait_for_both(clients: Any, kept: int) -> None:
    until(lambda: is_open(*clients), "the way back")
    until(lambda: all(len(each.known.match.moments) >= kept for each in clients), "all plies")
    # A move that was not heard before is said again by itself; nobody plays on top of it.
    until(lambda: not any(each.is_sending for each in clients), "what was said again")


def _states(clients: Any) -> str:
    """How two clients stand, for whoever looks into what went wrong."""
    known = [each.known for each in clients]
    return "; ".join(
        f"{each.link} {each.problem} number {each.number} "
        f"{len(each.match.moments)} plies, seat {each.seat}, to move {each.match.actor}"
        for each in known
    )


def _kept(home: Path) -> int:
    """How many plies the newest journal has."""
    most = 0
    for path in (home / "matches").glob(f"*{SUFFIX}"):
        read = read_journal(rulebooks(), path)
        loaded = read.prefix if isinstance(read, BadSave) else read
        if loaded is not None:
            most = max(most, len(loaded.match.moments))
    return most


def _open_files() -> int:
    folder = Path("/proc/self/fd")
    return len(os.listdir(folder)) if folder.exists() else 0
