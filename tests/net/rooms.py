"""Rooms without a network: two players, their ears, and whatever happens between them."""

from collections import deque
from datetime import datetime
from random import Random
from typing import Any

import pytest

from jungle_pg.core.draft import Draft
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal
from jungle_pg.net.known import Ears, Known
from jungle_pg.net.messages import (
    Back,
    FromClient,
    FromServer,
    Play,
    Refused,
    Terms,
    Welcome,
    from_client,
    from_server,
    message_text,
)
from jungle_pg.net.names import Address
from jungle_pg.net.room.playing import handled, passed
from jungle_pg.net.room.presence import Letter, News, came_back, entered, went
from jungle_pg.net.room.room import Member, Now, Room, open_room
from tests.sample_games import GAMES, JACKAROO, TOY, Game

DATE = datetime(2026, 1, 1, 12)
ADDRESS = Address("localhost")
PLAIN = Game(JUNGLE, JUNGLE.codec.parse_rules("traditional"))
CARDS = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
NETS = [PLAIN, CARDS, next(game for game in GAMES if game.rulebook is TOY)]
of_each = pytest.mark.parametrize("game", NETS, ids=lambda game: game.rulebook.game_id)


def at(seconds: float, seed: int = 7) -> Now:
    return Now(seconds, DATE, seed)


def terms_of(game: Game, **options: Any) -> Terms:
    rules = game.rulebook.codec.rules_text(game.rules)
    return Terms(game.rulebook.game_id, rules, **{"side": 0, **options})


def a_room(game: Game, **options: Any) -> Room:
    """A room in which somebody waits."""
    books = {game.rulebook.game_id: game.rulebook}
    host = Member(1, "Mina", "key 1")
    room = open_room(books, "RETL", terms_of(game, **options), host, 1000, at(0))
    assert isinstance(room, Room)
    return room


def a_match(game: Game, seed: int = 7, **options: Any) -> Room:
    """A room whose match has just begun; Mina sits on the first seat."""
    outcome = entered(a_room(game, **options), Member(2, "Jo", "key 2"), at(0, seed))
    assert not isinstance(outcome, Refusal)
    return outcome[0]


def move_in(match: AnyMatch, rng: Random) -> tuple[str, ...]:
    """Any move of whoever has to decide, as a client says it."""
    draft: Any = Draft(match)
    texts: list[str] = []
    while isinstance(draft, Draft):
        action = rng.choice(match.rulebook.actions(draft.state))
        texts.append(match.rulebook.codec.action_text(action))
        draft = draft.pick(action)
    return tuple(texts)


def play(room: Room, actions: tuple[str, ...], now: Now, number: int | None = None) -> News:
    """Whoever has to move plays."""
    assert room.match is not None
    assert room.match.actor is not None
    who = room.sides[room.match.actor]
    return handled(room, who, Play(room.number if number is None else number, actions), now)


def to(letters: tuple[Letter, ...], number: int) -> list[FromServer]:
    """What somebody is told."""
    return [letter.message for letter in letters if letter.to == number]


def codes(letters: tuple[Letter, ...], number: int) -> list[str]:
    return [each.code for each in to(letters, number) if isinstance(each, Refused)]


def decided(room: Room, seed: int) -> tuple[str, ...]:
    """The move that is made in a position, always the same."""
    assert room.match is not None
    return move_in(room.match, Random(f"{seed}/{len(room.match.moments)}"))


def alone(game: Game, seed: int, moves: int) -> Room:
    """The room after so many moves without anything in between."""
    room = a_match(game, seed)
    for _ in range(moves):
        assert room.match is not None
        if room.match.verdict is None:
            room, _ = play(room, decided(room, seed), at(1.0, seed))
    return room


class Wire:
    """A room and its two players with a line to each, along which texts may be lost or doubled."""

    def __init__(self, game: Game, seed: int = 7, **options: Any) -> None:
        self._books = {game.rulebook.game_id: game.rulebook}
        self.now = 0.0
        self.seed = seed
        self.room = a_match(game, seed, **options)
        self.ears = {number: Ears(self._books, Known(ADDRESS)) for number in (1, 2)}
        self.is_up = {1: False, 2: False}
        self.up: dict[int, deque[str]] = {1: deque(), 2: deque()}
        self.down: dict[int, deque[str]] = {1: deque(), 2: deque()}
        for number in (1, 2):
            self.connect(number)

    def say(self, number: int, message: FromClient) -> None:
        """Somebody says something, if they are connected."""
        if self.is_up[number]:
            self.up[number].append(message_text(message))

    def connect(self, number: int) -> None:
        """Somebody comes back with what they know."""
        if self.is_up[number]:
            self.disconnect(number)
        back = from_client(message_text(self.ears[number].back()))
        assert isinstance(back, Back)
        self.is_up[number] = True
        member = self.room.member(number)
        welcome = Welcome(self.room.code, member.key, True, self.room.terms)
        self.down[number].append(message_text(welcome))
        self._become(came_back(self.room, number, back, at(self.now, self.seed)))

    def disconnect(self, number: int) -> None:
        """The line is cut, with all that is on it."""
        if self.is_up[number]:
            self.is_up[number] = False
            self.up[number].clear()
            self.down[number].clear()
            self._become(went(self.room, number, at(self.now, self.seed)))

    def arrive_up(self, number: int, *, twice: bool = False) -> None:
        """The next text of a client arrives."""
        if self.up[number]:
            text = self.up[number].popleft()
            for _ in range(1 + twice):
                message = from_client(text)
                self._become(handled(self.room, number, message, at(self.now, self.seed)))

    def arrive_down(self, number: int) -> None:
        """The next text of the server arrives."""
        if self.down[number]:
            self.ears[number].hear(from_server(self.down[number].popleft()), self.now)

    def pass_time(self, seconds: float) -> None:
        """Time goes by."""
        self.now += seconds
        self._become(passed(self.room, at(self.now, self.seed)))

    def settle(self) -> None:
        """Everything that is on its way arrives."""
        while any(self.up.values()) or any(self.down.values()):
            for number in (1, 2):
                self.arrive_up(number)
                self.arrive_down(number)

    def _become(self, news: News) -> None:
        self.room = news[0]
        for letter in news[1]:
            if self.is_up.get(letter.to):
                self.down[letter.to].append(message_text(letter.message))
