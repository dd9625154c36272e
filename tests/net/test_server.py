"""A real server and real clients over loopback."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from jungle_pg.cabinet import GAMES, rulebooks
from jungle_pg.core.rulebook import Refusal
from jungle_pg.net.client import Client, host, join
from jungle_pg.net.known import Link
from jungle_pg.net.messages import Reaction, Terms
from tests.net.real import RealServer, a_client, a_port, is_open, play, two_at, until

pytestmark = pytest.mark.process


def terms(game: str, **options: object) -> Terms:
    return Terms(game, rulebooks()[game].usual_rules, **{"side": 0, **options})  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_two_play_any_game_and_both_have_it_whole_when_it_is_over(
    game: str, tmp_path: Path
) -> None:
    with RealServer(tmp_path) as server, two_at(server.address, terms(game)) as clients:
        mina, jo = clients
        play(clients, 12, Random(1))
        jo.react("applauding")
        heard: list[object] = []

        def hears() -> bool:
            heard.extend(mina.poll())
            return bool(heard)

        until(hears, "a reaction")
        assert heard == [Reaction(1, "applauding")]
        jo.resign()
        until(lambda: all(each.known.is_whole for each in clients), "the whole match")
        until(lambda: all(each.known.match.verdict for each in clients), "the end")  # type: ignore[union-attr]
        assert mina.known.match == jo.known.match
        for each in clients:
            each.leave()
        until(lambda: list((tmp_path / "finished").glob("*.json")), "the finished game")
        until(lambda: not list((tmp_path / "rooms").glob("*.json")), "a closed room")


class HeldUp(Client):
    """A client whose caller, once they leave, gets no further until the thread has ended."""

    is_held_up = False

    def _call(self, act: Callable[[], object]) -> None:
        super()._call(act)
        if self.is_held_up:
            until(lambda: self.is_over, "the end of who has left", 5.0)


def test_who_leaves_and_is_held_up_meanwhile_does_not_come_back(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server:
        client = HeldUp(rulebooks(), server.address, host("Mina", terms("jungle")), time.monotonic)
        until(lambda: client.known.code, "a code")
        client.is_held_up = True
        client.leave()
        assert client.known.problem == Refusal("left")


def test_a_server_that_ends_and_begins_again_goes_on_with_every_room(tmp_path: Path) -> None:
    first = RealServer(tmp_path, port=a_port())
    with two_at(first.address, terms("jackaroo", limit_s=60)) as clients:
        play(clients, 6, Random(2))
        before = [each.known.match for each in clients]
        first.close()
        until(lambda: all(each.known.link is Link.LOST for each in clients), "a lost line")
        with RealServer(tmp_path, port=first.address.port):
            until(lambda: is_open(*clients), "the way back")
            until(lambda: all(each.known.clock.runs is not None for each in clients), "time")  # type: ignore[union-attr]
            assert [each.known.match for each in clients] == before
            play(clients, 4, Random(3))


def test_who_watches_finds_the_place_again_when_a_server_begins_again(tmp_path: Path) -> None:
    first = RealServer(tmp_path, port=a_port())
    with two_at(first.address, terms("jungle", watchers=2)) as two:
        eyes = [
            a_client(first.address, join(name, two[0].known.code, watches=True))
            for name in ("Eye", "Owl")
        ]
        until(lambda: all(eye.known.clock for eye in eyes), "a view")
        eye, owl = eyes
        owl.leave()
        until(lambda: eye.known.around.watchers == ("Eye",), "one who watches")  # type: ignore[union-attr]
        play(two, 3, Random(1))
        first.close()
        until(lambda: eye.known.link is Link.LOST, "a lost line")
        with RealServer(tmp_path, port=first.address.port):
            until(lambda: is_open(*two, eye), "the way back")
            play(two, 2, Random(2))
            until(lambda: eye.known.number == two[0].known.number, "two moves")
            assert eye.known.match == two[0].known.match
            until(lambda: two[0].known.around.watchers == ("Eye",), "who watches")  # type: ignore[union-attr]
        for each in eyes:
            each.close()
            each.join()


def test_who_watches_sees_the_match_and_who_has_no_code_nothing(tmp_path: Path) -> None:
    with RealServer(tmp_path) as server, two_at(server.address, terms("jungle", watchers=1)) as two:
        eye = a_client(server.address, join("Eye", two[0].known.code, watches=True))
        until(lambda: eye.known.clock is not None, "a view")
        play(two, 3, Random(1))
        until(lambda: eye.known.number == two[0].known.number, "three moves")
        assert eye.known.match == two[0].known.match
        assert eye.known.seat is None
        stranger = a_client(
            server.address, join("X", "EEEE" if two[0].known.code != "EEEE" else "LLLL")
        )
        until(lambda: stranger.known.link is Link.ENDED, "a refusal")
        assert stranger.known.problem == Refusal("unknown_code")
        eye.close()
        for each in (eye, stranger):
            each.join()
