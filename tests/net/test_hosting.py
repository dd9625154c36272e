"""The server beside a window, TLS, and rooms found nearby."""

import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from jungle_pg.cabinet import brains, rulebooks
from jungle_pg.core.clock import Expiry
from jungle_pg.core.rulebook import Refusal
from jungle_pg.net.client import Client, host, join
from jungle_pg.net.hosting import HostProcess, own_address
from jungle_pg.net.known import Link
from jungle_pg.net.messages import Terms
from jungle_pg.net.names import Address
from jungle_pg.net.nearby import way_there_and_back
from tests.net.certificates import self_signed
from tests.net.real import LOOPBACK, TERMS, a_port, play, two_at, until
from tests.net.serve_process import ENDED, ServeProcess

pytestmark = pytest.mark.process


def test_a_server_beside_a_window_serves_and_ends_with_it(tmp_path: Path) -> None:
    port = a_port()
    hosting = HostProcess(tmp_path, rulebooks, brains, is_reachable=False, port=port)
    until(lambda: hosting.address, "a server")
    assert hosting.address == Address(LOOPBACK, port)
    other = HostProcess(tmp_path / "other", rulebooks, brains, is_reachable=False, port=port)
    until(lambda: other.problem, "a problem")
    assert other.problem == Refusal("port_taken")
    terms = Terms("jungle", "traditional", side=0, limit_s=1, expiry=Expiry.AUTO_PLAY)
    with two_at(hosting.address, terms) as clients:
        # A computer thinks for who lets the time run out, and then they decide again.
        until(lambda: len(clients[1].known.match.moments) >= 1, "a move of a computer")  # type: ignore[union-attr]
        match = clients[1].known.match
        assert match is not None
        assert match.entries[0].cause == "auto"  # type: ignore[union-attr]
    hosting.close()
    for each in (hosting, other):
        each.join()
        assert each.is_over


WINDOW = """
import sys, time
from pathlib import Path
from jungle_pg.cabinet import brains, rulebooks
from jungle_pg.net.hosting import HostProcess
if __name__ == "__main__":
    hosting = HostProcess(Path(sys.argv[1]), rulebooks, brains, is_reachable=False, port=0)
    while hosting.address is None:
        time.sleep(0.01)
    print(hosting.process_id, flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("way", ["killed", "ended"])
def test_a_server_ends_when_the_window_is_gone(way: str, tmp_path: Path) -> None:
    script = tmp_path / "window.py"
    script.write_text(WINDOW)
    window = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "home")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert window.stdout is not None
    server = int(window.stdout.readline())
    if way == "killed":
        window.kill()
    # Nobody has closed anything: the end of the program must be enough.
    window.communicate("", timeout=30)
    until(lambda: _is_dead(server), "the end")


def _is_dead(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"


def test_connections_are_encrypted_where_there_is_a_certificate(tmp_path: Path) -> None:
    cert, key = self_signed(tmp_path)
    server = ServeProcess(tmp_path / "home", 0, "--cert", str(cert), "--key", str(key))
    try:
        address = Address(LOOPBACK, server.address.port, is_secure=True)
        trust = ssl.create_default_context(cafile=str(cert))
        mina = Client(rulebooks(), address, host("Mina", TERMS), time.monotonic, trust)
        until(lambda: mina.known.code, "a room")
        assert mina.known.link_text == f"jungles://127.0.0.1:{address.port}/{mina.known.code}"
        jo = Client(rulebooks(), address, join("Jo", mina.known.code), time.monotonic, trust)
        until(lambda: jo.known.clock and mina.known.clock, "a match")
        assert play((mina, jo), 2, Random(1)) == 2
        rows = [
            (Client(rulebooks(), address, join("X", "RETL"), time.monotonic), "no_trust"),
            (Client(rulebooks(), server.address, join("X", "RETL"), time.monotonic), "no_server"),
        ]
        for client, code in rows:
            until(lambda: client.known.link is Link.ENDED, code)  # noqa: B023
            assert client.known.problem == Refusal(code)
        for each in (mina, jo, *(row[0] for row in rows)):
            each.close()
            each.join()
        assert server.end() == (ENDED, "", "")
    finally:
        server.kill()


def test_a_secret_way_to_a_server_without_a_certificate_is_told_in_words(tmp_path: Path) -> None:
    server = ServeProcess(tmp_path / "home", 0)
    try:
        address = Address(LOOPBACK, server.address.port, is_secure=True)
        client = Client(rulebooks(), address, join("X", "RETL"), time.monotonic)
        until(lambda: client.known.link is Link.ENDED, "the end")
        assert client.known.problem == Refusal("not_secure")
        client.join()
    finally:
        server.kill()


def test_how_far_a_room_is_nearby_is_measured_over_a_connection_that_says_nothing() -> None:
    with socket.create_server((LOOPBACK, 0)) as listener:
        lag_s = way_there_and_back(Address(LOOPBACK, listener.getsockname()[1]))
        assert lag_s is not None
        assert 0 < lag_s < 1
        link, _ = listener.accept()
        assert link.recv(10) == b""
        link.close()
    assert way_there_and_back(Address(LOOPBACK, a_port())) is None
    # Whoever announces a room far away or under a name sends nobody there.
    assert way_there_and_back(Address("93.184.216.34", 80)) is None
    assert way_there_and_back(Address("localhost", 80)) is None


def test_where_nobody_listens_is_told_in_words() -> None:
    address = Address(LOOPBACK, a_port())
    client = Client(rulebooks(), address, join("X", "RETL"), time.monotonic)
    until(lambda: client.known.link is Link.ENDED, "the end")
    assert client.known.problem == Refusal("no_connection")
    client.join()
    assert own_address().count(".") == 3
