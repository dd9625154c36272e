"""Ways between client and server that delay, cut and damage what goes along; and real kills."""

import time
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedError

from jungle_pg.cabinet import rulebooks
from jungle_pg.cli import run
from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.autosave.journal import read_journal
from jungle_pg.files.autosave.journal_file import SUFFIX
from jungle_pg.net.client import Pulse
from jungle_pg.net.known import Link, ticket_of
from jungle_pg.net.messages import Terms
from jungle_pg.net.room.limits import Limits
from tests.net.raw import Proxy
from tests.net.real import (
    LOOPBACK,
    TERMS,
    RealServer,
    a_client,
    a_port,
    is_open,
    play,
    two_at,
    until,
)
from tests.net.serve_process import ENDED, ServeProcess

MOVES_FIRST = Terms("jungle", "traditional", side=1)
"""Who joins has the first move."""
QUICK = Limits(ping_s=0.2)
OFTEN = Pulse(every_s=0.2, silence_s=1.0)

pytestmark = pytest.mark.process


def test_a_slow_way_is_measured_and_not_charged_to_a_thought(tmp_path: Path) -> None:
    terms = Terms("jungle", "traditional", side=1, limit_s=60)
    with (
        RealServer(tmp_path, QUICK) as server,
        Proxy(server.address) as proxy,
        two_at(server.address, terms, through=proxy.address, pulse=OFTEN) as clients,
    ):
        proxy.delay_s = 0.1
        until(lambda: clients[1].known.lag_s > 0.15, "a measured lag")
        play(clients, 4, Random(1))
        begun = time.monotonic()
        play(clients, 1, Random(2))
        took_ms = (time.monotonic() - begun) * 1000
        match = clients[0].known.match
        assert match is not None
        last = match.entries[-1]
        assert last.seat == 0
        assert last.used_ms < took_ms - 80  # type: ignore[union-attr]


def test_what_a_breaking_connection_has_not_taken_is_said_on_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, broken = ClientConnection.send, list[str]()

    async def send(link: ClientConnection, text: str) -> None:
        if "resign" in text and not broken:
            broken.append(text)
            link.transport.abort()
            raise ConnectionClosedError(None, None)
        await usual(link, text)

    monkeypatch.setattr(ClientConnection, "send", send)
    with RealServer(tmp_path, QUICK) as server, two_at(server.address) as clients:
        play(clients, 4, Random(1))
        clients[1].resign()
        until(lambda: all(each.known.match.verdict for each in clients), "the end")  # type: ignore[union-attr]
    assert broken


def test_who_loses_the_way_is_back_within_a_second_of_its_return(tmp_path: Path) -> None:
    with (
        RealServer(tmp_path, QUICK) as server,
        Proxy(server.address) as proxy,
        two_at(server.address, TERMS, through=proxy.address) as clients,
    ):
        mina, jo = clients
        play(clients, 5, Random(1))
        proxy.is_cut = True
        proxy.break_all()
        until(lambda: jo.known.link is Link.LOST, "a lost line")
        until(lambda: not mina.known.around.sitters[1].is_here, "a banner")  # type: ignore[union-attr]
        assert mina.known.around is not None
        assert mina.known.around.sitters[1].away_ms == 120_000
        until(lambda: jo.known.tries > 2, "some tries")
        proxy.is_cut = False
        returned = time.monotonic()
        until(lambda: is_open(jo), "the way back")
        assert time.monotonic() - returned < 1.0
        until(lambda: mina.known.around.sitters[1].is_here, "no banner")  # type: ignore[union-attr]
        play(clients, 3, Random(2))


def test_a_way_that_is_silently_dead_is_noticed(tmp_path: Path) -> None:
    with (
        RealServer(tmp_path, QUICK) as server,
        Proxy(server.address) as proxy,
        two_at(server.address, TERMS, through=proxy.address, pulse=OFTEN) as clients,
    ):
        proxy.is_cut = True
        until(lambda: clients[1].known.link is Link.LOST, "silence")
        proxy.is_cut = False
        until(lambda: is_open(*clients), "the way back")
        play(clients, 2, Random(1))


def test_what_is_played_while_the_way_is_lost_is_said_again_once(tmp_path: Path) -> None:
    with (
        RealServer(tmp_path, QUICK) as server,
        Proxy(server.address) as proxy,
        two_at(server.address, MOVES_FIRST, through=proxy.address) as (mina, jo),
    ):
        until(lambda: jo.known.match is not None, "the match")
        proxy.is_cut = True
        proxy.break_all()
        until(lambda: jo.known.link is Link.LOST, "a lost line")
        jo.play(("A3A4",))
        proxy.is_cut = False
        until(lambda: len(mina.known.match.moments) == 1, "the move")  # type: ignore[union-attr]
        until(lambda: len(jo.known.match.moments) == 1, "the move")  # type: ignore[union-attr]
        assert jo.poll() == ()
        # The connection may end right after a move was heard, before that was said.
        for number in range(2, 8):
            each = (mina, jo)[number % 2]
            match = each.known.match
            assert match is not None
            book = match.rulebook
            each.play((book.codec.action_text(book.actions(match.state)[0]),))
            proxy.break_all()
            both = (mina, jo)
            until(lambda: all(len(c.known.match.moments) == number for c in both), "it")  # type: ignore[union-attr]  # noqa: B023


def test_a_way_that_damages_what_goes_along_loses_and_invents_nothing(tmp_path: Path) -> None:
    with (
        RealServer(tmp_path, QUICK) as server,
        Proxy(server.address) as proxy,
        two_at(server.address, TERMS, through=proxy.address) as clients,
    ):
        play(clients, 4, Random(1))
        before = clients[0].known.match
        proxy.damages = Random(3)
        jo = clients[1]
        for _ in range(20):
            jo.react("sad")
            time.sleep(0.01)
        proxy.damages = None
        proxy.break_all()
        if jo.known.link is not Link.ENDED:
            until(lambda: is_open(jo), "the way back")
            assert jo.known.match == before
        assert clients[0].known.match is before
        ticket = jo.known.ticket
        assert ticket is not None
        again = a_client(server.address, ticket)
        until(lambda: again.known.match is not None, "the match again")
        assert again.known.match == before
        again.close()
        again.join()


def test_every_acknowledged_ply_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServeProcess(tmp_path, a_port())
    try:
        with two_at(server.address, TERMS) as clients:
            for seed in range(2):
                play(clients, 5, Random(seed))
                before = clients[0].known.match
                server.kill()
                assert before is not None
                (journal,) = (tmp_path / "matches").glob(f"*{SUFFIX}")
                loaded = read_journal(rulebooks(), journal)
                assert isinstance(loaded, Loaded)
                assert loaded.match.moments == before.moments
                server = ServeProcess(tmp_path, server.address.port)
                until(lambda: is_open(*clients), "the way back")
                until(lambda: all(c.known.around.sitters[0].is_here for c in clients), "both")  # type: ignore[union-attr]
                assert [each.known.match for each in clients] == [before, before]
            play(clients, 2, Random(9))
            tickets = [each.known.ticket for each in clients]
        # Also for programs that were ended themselves.
        ticket = ticket_of(tickets[0].facts())  # type: ignore[union-attr]
        assert ticket == tickets[0]
        assert ticket is not None
        again = a_client(server.address, ticket)
        until(lambda: again.known.match is not None, "the match")
        assert len(again.known.match.moments) == 12  # type: ignore[union-attr]
        again.close()
        again.join()
        assert server.end() == (ENDED, "", "")
    finally:
        server.process.kill()
        server.process.communicate()


def test_serve_says_in_words_what_it_cannot_do(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jungle_pg.files.locking.PATIENCE_S", 0.1)
    one = str(tmp_path / "one")
    with RealServer(tmp_path / "one") as server:
        port = str(server.address.port)
        rows = [
            (("--port", port, "--home", str(tmp_path / "two")), 1, "cannot listen"),
            (("--port", "0", "--home", one), 1, "another server uses"),
            (("--port", "0", "--cert", str(tmp_path / "none.pem")), 2, "no certificate"),
            (("--port", "0", "--key", "x"), 2, "a key needs its certificate"),
            (("--port", "0", "--home", "/dev/null/x"), 1, "could not be written"),
            (("--host", "none.invalid", "--home", str(tmp_path / "three")), 1, "cannot listen"),
        ]
        for arguments, status, words in rows:
            assert run(["serve", "--host", LOOPBACK, *arguments]) == status, arguments
            said = capfd.readouterr()
            assert words in said.err, (arguments, said.err)
            assert said.out == ""
    with pytest.raises(SystemExit):
        run(["serve", "--port", "70000"])
    assert "a port is a number from 0 to 65535" in capfd.readouterr().err
