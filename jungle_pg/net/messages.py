"""What clients and a server say to each other; `docs/NETWORK.md` tells of each message."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.clock import Expiry, parse_total
from jungle_pg.core.json_forms import in_letters
from jungle_pg.core.rulebook import Detail, Record, Refusal, Seat
from jungle_pg.net.wire import (
    BadMessage,
    flag,
    inner,
    kind_of,
    many,
    maybe,
    pair,
    parsed,
    record,
    refusal_facts,
    text,
    whole,
    word,
    written,
)

PROTOCOL: Final = 1
"""Both sides name theirs first of all; they must be equal."""
LONGEST_NAME: Final = 20
MOST_WATCHERS: Final = 16
MOST_ACTIONS: Final = 16
"""Decisions that one message may hold; no move of any game is made of so many."""
MOST_ENTRIES: Final = 1000
LONGEST_POSITION: Final = 4000

OFFERS: Final = ("undo", "draw", "restart", "rematch")
REACTIONS: Final = ("laughing", "thinking", "surprised", "applauding", "sad", "sleeping")
PHRASES: Final = ("hello", "good_luck", "well_played", "oops", "one_moment", "thanks", "good_game")

_seat: Final = whole(0, 1)
_name: Final = text(LONGEST_NAME)
_plies: Final = whole(0, 10**6)


def _expiry(value: Any) -> Expiry:
    return Expiry(word(*Expiry)(value))


def _total(value: Any) -> str:
    told = text(40)(value)
    try:
        return parse_total(told).text
    except BadText as mistake:
        raise BadMessage(str(mistake)) from None


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed before the first move, by whoever opens a room."""

    game: Annotated[str, text(40)]
    rules: Annotated[str, text(2000)]
    side: Annotated[Seat | None, maybe(_seat)] = None
    """The seat of who opens the room; None leaves it to chance."""
    limit_s: Annotated[int | None, maybe(whole(1, 86_400))] = None
    """Seconds a move."""
    expiry: Annotated[Expiry, _expiry] = Expiry.LOSE
    undo_depth: Annotated[int | None, maybe(_plies)] = None
    """Plies that may be taken back; None for all."""
    watchers: Annotated[int, whole(0, MOST_WATCHERS)] = 0
    """How many may watch."""
    is_nearby: Annotated[bool, flag] = False
    """Whether others on the local network may find the room, without its code."""
    total: Annotated[str | None, maybe(_total)] = None
    """Time for whole games in place of a limit, like `5+3`, or `5+3,2+0` where the first is that
    of who opens the room and the second that of who comes."""


# What a client says.


@dataclass(frozen=True, slots=True)
class Host:
    """Open a room."""

    protocol: Annotated[int, whole()]
    name: Annotated[str, text(200)]
    terms: Annotated[Terms, inner(Terms)]


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down in a room, or watch."""

    protocol: Annotated[int, whole()]
    name: Annotated[str, text(200)]
    code: Annotated[str, text(8)]
    watches: Annotated[bool, flag] = False


@dataclass(frozen=True, slots=True)
class Back:
    """Be again who one was, with as much of the match as is known."""

    protocol: Annotated[int, whole()]
    token: Annotated[str, text(100)]
    plies: Annotated[int, _plies] = 0
    digest: Annotated[str, text(64)] = ""
    """Of those plies as they were told; see `telling.Trail`."""


@dataclass(frozen=True, slots=True)
class Play:
    """A move: one final decision, with the picks that lead to it."""

    number: Annotated[int, whole()]
    """What `Plies` has last numbered; a move for another position is refused."""
    actions: Annotated[tuple[str, ...], many(MOST_ACTIONS, text(200), least=1)]


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the match up."""


@dataclass(frozen=True, slots=True)
class Claim:
    """End the match because the other one has stayed away too long."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Decide again, after being played for."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Ask the other one for something."""

    what: Annotated[str, word(*OFFERS)]


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer what was asked; who asked takes it back with a no."""

    what: Annotated[str, word(*OFFERS)]
    agrees: Annotated[bool, flag]


@dataclass(frozen=True, slots=True)
class React:
    """Show the head of an animal, or say a ready-made phrase."""

    what: Annotated[str, word(*REACTIONS, *PHRASES)]


@dataclass(frozen=True, slots=True)
class Leave:
    """Go, and say so."""


# What a server says.


@dataclass(frozen=True, slots=True)
class Welcome:
    """Who was let in, and with what to come back."""

    code: Annotated[str, text(8)]
    token: Annotated[str, text(100)]
    is_player: Annotated[bool, flag]
    terms: Annotated[Terms, inner(Terms)]


@dataclass(frozen=True, slots=True)
class Sitter:
    """One of the two players, as everybody in the room knows them."""

    name: Annotated[str, _name]
    is_here: Annotated[bool, flag]
    has_left: Annotated[bool, flag] = False
    """Whether they went on purpose."""
    away_ms: Annotated[int | None, maybe(whole())] = None
    """How long somebody who is away has left to come back; 0 lets the other one claim."""
    lag_ms: Annotated[int, whole()] = 0


@dataclass(frozen=True, slots=True)
class Around:
    """Everything about a room but its match."""

    sitters: Annotated[tuple[Sitter, ...], many(2, inner(Sitter))]
    """By seat once a match has begun, before that in the order they came."""
    watchers: Annotated[tuple[str, ...], many(100, _name)]
    offer: Annotated[str | None, maybe(word(*OFFERS))] = None
    """What is asked for at the moment."""
    asker: Annotated[Seat | None, maybe(_seat)] = None


@dataclass(frozen=True, slots=True)
class Begun:
    """A match as it begins; its plies follow."""

    seat: Annotated[Seat | None, maybe(_seat)]
    """Whose eyes it is told for; None for those who watch."""
    game: Annotated[str, text(40)]
    rules: Annotated[str, text(2000)]
    position: Annotated[str, text(LONGEST_POSITION)]
    players: Annotated[tuple[str, str], pair(_name)]
    undo_depth: Annotated[int | None, maybe(_plies)]
    is_open: Annotated[bool, flag]
    """Whether nothing of it is hidden, so that everybody can play it again by the rules."""
    luck_seed: Annotated[int | None, maybe(whole(-(2**64), 2**64))] = None
    """Where its luck came from, once it is over."""
    total: Annotated[str | None, maybe(_total)] = None
    """The time of both seats for the whole game."""


@dataclass(frozen=True, slots=True)
class Plies:
    """How a match goes on: so many plies stay, and others follow."""

    number: Annotated[int, whole()]
    keep: Annotated[int, _plies]
    entries: Annotated[tuple[Record, ...], many(MOST_ENTRIES, record)]
    floor: Annotated[int, _plies]
    position: Annotated[str, text(LONGEST_POSITION)]
    """What the one it is told to sees after these plies."""
    has_more: Annotated[bool, flag] = False
    """Whether the rest comes with the next message."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How the clocks stand."""

    left_ms: Annotated[tuple[int | None, int | None], pair(maybe(whole()))]
    """By seat; None without a limit."""
    used_ms: Annotated[int, whole()]
    """Of the decision that is due."""
    runs: Annotated[Seat | None, maybe(_seat)]
    """Whose clock runs; None while time stands still."""
    played_for: Annotated[tuple[Seat, ...], many(2, _seat)] = ()
    """The seats that are played for, because their time was over."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Why something was not done; of a move as at one screen."""

    code: Annotated[str, text(60)]
    facts: Annotated[tuple[tuple[str, Detail], ...], refusal_facts] = ()
    of: Annotated[str, text(20)] = ""
    """The kind of message that was refused."""

    @property
    def refusal(self) -> Refusal:
        """The same as the rules have it."""
        return Refusal(self.code, **dict(self.facts))


@dataclass(frozen=True, slots=True)
class Reaction:
    """Somebody at the board has shown or said something."""

    seat: Annotated[Seat, _seat]
    what: Annotated[str, word(*REACTIONS, *PHRASES)]


@dataclass(frozen=True, slots=True)
class Closed:
    """The last message of a server: why it ends the connection."""

    code: Annotated[str, text(60)]


FromClient: TypeAlias = (
    Host | Join | Back | Play | Resign | Claim | TakeOver | Offer | Answer | React | Leave
)
FromServer: TypeAlias = Welcome | Around | Begun | Plies | Clock | Refused | Reaction | Closed
Message: TypeAlias = FromClient | FromServer

_CLIENT: Final = (Host, Join, Back, Play, Resign, Claim, TakeOver, Offer, Answer, React, Leave)
_SERVER: Final = (Welcome, Around, Begun, Plies, Clock, Refused, Reaction, Closed)


FROM_CLIENT: Final[Mapping[str, type]] = {kind_of(kind): kind for kind in _CLIENT}
FROM_SERVER: Final[Mapping[str, type]] = {kind_of(kind): kind for kind in _SERVER}


def message_text(message: Message) -> str:
    """A message as one line of JSON."""
    return in_letters({"kind": kind_of(type(message)), **written(message)}, (",", ":"))


def from_client(data: str) -> FromClient:
    """A message of a client, or BadMessage."""
    message: FromClient = parsed(data, FROM_CLIENT)
    return message


def from_server(data: str) -> FromServer:
    """A message of a server, or BadMessage."""
    message: FromServer = parsed(data, FROM_SERVER)
    return message
