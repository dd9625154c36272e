"""Clients that lie, hurry, hang or shout, a disk that is full: nothing breaks or is lost."""

import time
from pathlib import Path
from random import Random
from socket import SO_RCVBUF, SOL_SOCKET
from socket import socket as a_socket

import pytest
from websockets.exceptions import InvalidStatus

from jungle_pg.net.messages import (
    PROTOCOL,
    Back,
    Closed,
    Host,
    Join,
    Play,
    Refused,
    Terms,
    message_text,
)
from jungle_pg.net.room.limits import Bucket, Failures, Limits, computer_of
from tests.net.raw import Raw
from tests.net.real import PATIENCE_S, TERMS, RealServer, a_port, play, two_at, until

pytestmark = pytest.mark.process


def test_a_client_that_lies_gets_refusals_and_nothing_else(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server, Raw(server.address) as red, Raw(server.address) as blue:
        code = red.host().code
        blue.join(code)
        number, red_number = blue.position().number, red.position().number
        assert number == red_number
        assert blue.refusal(Play(number, ("A7A6",))) == "wrong_seat"
        assert red.refusal(Play(number, ("A1I9",))) not in ("", "nonsense")
        assert red.refusal(Play(number, ("A7A6",))) not in ("", "nonsense")
        assert red.refusal(Play(number + 1, ("A3A4",))) == "late"
        assert red.refusal(Host(PROTOCOL, "X", TERMS)) == "in_a_room"
        assert red.refusal(Join(PROTOCOL, "X", code)) == "in_a_room"
        assert red.refusal('{"kind":"plies","number":1}') == "nonsense"
        red.say(Play(number, ("A3A4",)))
        assert blue.position().number == number + 1


def test_ten_wrong_codes_block_a_computer_for_a_minute(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server, Raw(server.address) as host:
        code = host.host().code
        wrong = "EEEE" if code != "EEEE" else "LLLL"
        for tried in ("", "....", wrong, *[wrong] * 7):
            with Raw(server.address) as raw:
                assert raw.refusal(Join(PROTOCOL, "X", tried)) == "unknown_code"
        with Raw(server.address) as raw:
            assert raw.refusal(Join(PROTOCOL, "X", code)) == "blocked"
        with Raw(server.address) as raw:
            assert raw.refusal(Back(PROTOCOL, "no token")) == "blocked"


def test_a_block_lasts_a_minute_and_slow_mistakes_are_none() -> None:
    failures = Failures(Limits())
    for second in range(10):
        assert not failures.is_blocked("a", second)
        failures.failed("a", second)
    assert failures.is_blocked("a", 10)
    assert not failures.is_blocked("b", 10)
    assert failures.is_blocked("a", 68.9)
    assert not failures.is_blocked("a", 69.1)
    for minute in range(30):
        failures.failed("c", minute * 60.0)
    assert not failures.is_blocked("c", 29 * 60.0 + 1)
    bucket = Bucket(Limits(messages_s=2, messages_at_once=3), 0.0)
    assert [bucket.takes(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.takes(1.0) for _ in range(3)] == [True, True, False]
    assert computer_of("2001:db8:1:2:3:4:5:6") == computer_of("2001:db8:1:2::9")
    assert computer_of("::ffff:10.0.0.1") == computer_of("10.0.0.1") == "10.0.0.1"


def test_who_says_nothing_too_much_or_nonsense_is_sent_away(tmp_path: Path) -> None:
    limits = Limits(first_word_s=0.2, messages_at_once=30)
    with RealServer(tmp_path, limits) as server:
        with Raw(server.address) as silent:
            assert silent.rest() == [Closed("no_introduction")]
        for first in ("", "[]", b"\x00", message_text(Play(1, ("x",)))):
            with Raw(server.address) as odd:
                odd.say(first)
                assert odd.rest() == [Closed("no_introduction")]
        with Raw(server.address) as old:
            assert old.refusal(Join(PROTOCOL + 1, "X", "RETL")) == "protocol"
        with Raw(server.address) as nameless:
            assert nameless.refusal(Host(PROTOCOL, "\u200b\u202e \n", TERMS)) == "no_name"
        with Raw(server.address) as mad:
            mad.host()
            for _ in range(5):
                mad.say("{")
            assert mad.rest()[-1] == Closed("nonsense")
        with Raw(server.address) as hasty:
            hasty.host()
            for _ in range(40):
                hasty.say(message_text(Join(PROTOCOL, "X", "RETL")))
            assert hasty.rest()[-1] == Closed("too_fast")
        with Raw(server.address) as huge:
            huge.host()
            huge.say("x" * 70_000)
            assert not [each for each in huge.rest() if isinstance(each, Refused)]


def test_pages_in_a_browser_and_too_many_are_not_let_in(tmp_path: Path) -> None:
    with RealServer(tmp_path, Limits(rooms=1)) as server:
        with pytest.raises(InvalidStatus):
            Raw(server.address, origin="https://example.invalid")
        raws = [Raw(server.address) for _ in range(Limits(rooms=1).connections_each)]
        with pytest.raises(InvalidStatus):
            Raw(server.address)
        raws[0].host()
        assert raws[1].refusal(Host(PROTOCOL, "X", TERMS)) == "server_full"
        for raw in raws:
            raw.link.close()


def test_who_does_not_read_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    limits = Limits(unread_bytes=20_000, messages_s=1e6, messages_at_once=10**6)
    with RealServer(tmp_path, limits) as server, Raw(server.address) as red:
        code = red.host().code
        # Little fits into the system's own buffers, so that what is sent soon waits at the server.
        socket = a_socket()
        socket.setsockopt(SOL_SOCKET, SO_RCVBUF, 2048)
        socket.connect((server.address.host, server.address.port))
        with Raw(server.address, sock=socket, max_queue=1) as deaf:
            deaf.say(Join(PROTOCOL, "Deaf", code))
            red.position()
            ends = time.monotonic() + PATIENCE_S
            gone = False
            while not gone:
                assert time.monotonic() < ends
                # Who says much and hears nothing meanwhile would soon be one who does not read.
                for said in ("offer", "answer") * 100:
                    red.say(f'{{"kind":"{said}","what":"draw","agrees":false}}')
                    sitters = getattr(red.hear(), "sitters", ())
                    gone = gone or any(not each.is_here for each in sitters)


def test_a_full_disk_refuses_moves_and_loses_none_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        RealServer(tmp_path, port=a_port()) as server,
        two_at(server.address, TERMS) as clients,
    ):
        play(clients, 3, Random(1))
        before = clients[0].known.match
        full = OSError(28, "No space left on device")

        def refuse(*_: object) -> None:
            raise full

        monkeypatch.setattr("jungle_pg.files.autosave.journal_file.write_all", refuse)
        assert before is not None
        mover = clients[1]
        mover.play(("A7A6",) if "A7A6" in legal(before) else (legal(before)[0],))
        heard: list[object] = []

        def hears() -> bool:
            heard.extend(mover.poll())
            return bool(heard)

        until(hears, "a refusal")
        assert [each.code for each in heard if isinstance(each, Refused)] == ["not_kept"]
        assert clients[0].known.match is before
        monkeypatch.undo()
        play(clients, 3, Random(2))
        after = clients[0].known.match
        assert after is not None
        assert after.moments[:3] == before.moments
        server.close()
        with RealServer(tmp_path, port=server.address.port):
            until(lambda: all(each.known.around for each in clients), "the way back")
            play(clients, 1, Random(3))


def legal(match: object) -> list[str]:
    book = match.rulebook  # type: ignore[attr-defined]
    return [book.codec.action_text(each) for each in book.actions(match.state)]  # type: ignore[attr-defined]


def test_no_room_begins_that_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with RealServer(tmp_path) as server, Raw(server.address) as red:
        code = red.host().code

        def refuse(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("jungle_pg.files.autosave.journal_file.write_all", refuse)
        with Raw(server.address) as blue:
            assert blue.refusal(Join(PROTOCOL, "X", code)) == "not_kept"
        monkeypatch.undo()
        with Raw(server.address) as blue:
            blue.join(code)
            assert blue.position()


def test_bad_terms_open_no_room(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        rows = [
            (Terms("chess", "x"), "unknown_game"),
            (Terms("jungle", "nonsense"), "bad_rules"),
            (Terms("../jungle", "traditional"), "unknown_game"),
        ]
        for terms, code in rows:
            with Raw(server.address) as raw:
                assert raw.refusal(Host(PROTOCOL, "X", terms)) == code


def test_nothing_that_is_said_is_written_to_a_log_or_to_a_name_of_a_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with RealServer(tmp_path) as server, Raw(server.address) as raw:
        token = raw.host().token
        raw.say('{"kind":"play","number":1,"actions":["../../../etc/passwd"]}')
        raw.say("%n {0.__class__} $(touch x)")
        raw.say(b"\xff\xfe")
        with Raw(server.address) as other:
            other.say("GET / HTTP/1.1\r\n\r\n")
    said = capfd.readouterr()
    assert said.out + said.err == ""
    for path in tmp_path.rglob("*"):
        assert ".." not in path.name
        if path.is_file():
            assert token not in path.read_text("utf-8", "replace")


def test_time_that_is_over_counts_as_soon_as_the_disk_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = Terms("jungle", "traditional", side=0, limit_s=1)
    with RealServer(tmp_path) as server, two_at(server.address, terms) as clients:

        def refuse(*_: object) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as full:
            full.setattr("jungle_pg.files.autosave.journal_file.write_all", refuse)
            until(lambda: clients[0].known.left_s(0, time.monotonic()) == 0, "no time left")
            time.sleep(0.1)
            match = clients[0].known.match
            assert match is not None
            assert match.verdict is None
            clients[1].react("sleeping")
            until(clients[0].poll, "a room that is not held up")
        until(lambda: clients[0].known.match.verdict, "the end")  # type: ignore[union-attr]
