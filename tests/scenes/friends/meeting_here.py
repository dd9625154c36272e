"""Two windows of one process that share a real server over loopback."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jungle_pg.cabinet import games
from jungle_pg.core.match import AnyMatch
from jungle_pg.net.client import Client, host, join
from jungle_pg.net.meeting import Kept, Meeting
from jungle_pg.net.messages import Terms
from jungle_pg.net.names import Address
from jungle_pg.scenes.friends.play import FarPlay
from jungle_pg.scenes.world import World
from tests.net.real import TERMS, RealServer, a_client, until
from tests.scenes.acting import Performance, a_world


class Seat:
    """A window at which somebody sits, and what is kept to come back."""

    def __init__(
        self, address: Address, client: Client, world: World | None = None, save: str = ""
    ) -> None:
        self.kept: list[Kept | None] = []
        self.client = client
        self.meeting = Meeting(lambda at: client, address, self.kept.append, time.monotonic)
        self.meeting.save = save
        self.world = world or a_world()
        until(lambda: client.known.match is not None and client.known.around, "the match")
        match = client.known.match
        assert match is not None
        game = games()[match.rulebook.game_id]
        self.play = FarPlay(self.world, game, self.meeting)
        self.window = Performance(self.play, self.world)
        self.look()

    @property
    def match(self) -> AnyMatch:
        return self.play.match

    def look(self) -> None:
        """Let a little time pass in the window."""
        self.window.now = max(self.window.now + 0.01, time.monotonic())
        self.window.rest(0.0)

    def move(self, number: int = 0) -> None:
        """Play a legal action by its picks, as a hand would."""
        match = self.play.state.seen
        actions = match.rulebook.actions(match.state)
        self.play.show(self.play.table.play(actions[number % len(actions)], self.window.now), 0.0)


def both_look(*seats: Seat) -> None:
    """Let time pass in both windows."""
    for seat in seats:
        seat.look()


@contextmanager
def two_seats(home: Path, terms: Terms = TERMS) -> Iterator[tuple[Seat, Seat]]:
    """The first plays first; both windows are at their tables."""
    with RealServer(home) as server:
        mina = a_client(server.address, host("Mina", terms))
        clients = [mina]
        try:
            until(lambda: mina.known.code, "a code")
            clients.append(a_client(server.address, join("Jo", mina.known.code)))
            until(lambda: all(each.known.match is not None for each in clients), "the match")
            seats = [Seat(server.address, each) for each in clients]
            yield seats[0], seats[1]
        finally:
            for each in clients:
                each.close()
            for each in clients:
                each.join()
