"""What a client knows: one frozen value, and how messages of a server change it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Self

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal, Rulebooks, Seat
from jungle_pg.net.messages import (
    PROTOCOL,
    Around,
    Back,
    Begun,
    Clock,
    Closed,
    FromServer,
    Plies,
    Reaction,
    Refused,
    Terms,
    Welcome,
)
from jungle_pg.net.names import Address, parse_code
from jungle_pg.net.room.telling import Hearing


class Link(StrEnum):
    """How the connection stands."""

    CONNECTING = "connecting"
    """For the first time."""
    OPEN = "open"
    LOST = "lost"
    """It is tried again by itself."""
    ENDED = "ended"
    """For good; `Known.problem` says why."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """With what somebody comes back, also after the program was ended."""

    address: Address
    code: str
    token: str
    game: str = ""

    def facts(self) -> Mapping[str, Any]:
        """As a file has it; nobody else should read that file."""
        return {
            "host": self.address.host,
            "port": self.address.port,
            "secure": self.address.is_secure,
            "code": self.code,
            "token": self.token,
            "game": self.game,
        }


def ticket_of(facts: Mapping[str, Any]) -> Ticket | None:
    """The ticket of a file, None where it holds none."""
    try:
        address = Address(str(facts["host"]), int(facts["port"]), facts["secure"] is True)
        code, token = parse_code(str(facts["code"])), str(facts["token"])
    except (LookupError, TypeError, ValueError):
        return None
    return Ticket(address, code, token, str(facts.get("game", "")))


@dataclass(frozen=True, slots=True)
class Known:
    """Everything a client knows of its room; a new value with every change."""

    address: Address
    link: Link = Link.CONNECTING
    problem: Refusal | None = None
    """Why the connection has ended."""
    tries: int = 0
    """How often it was tried to connect again."""
    lost_at: float = 0.0
    lag_s: float = 0.0
    """How long a message takes to the server and back."""
    code: str = ""
    token: str = ""
    is_player: bool = False
    terms: Terms | None = None
    around: Around | None = None
    seat: Seat | None = None
    """Where this client sits; None for those who watch, and before a match."""
    match: AnyMatch | None = None
    """As much of it as this seat may know; a match like any other for a table."""
    is_whole: bool = False
    """Whether nothing of the match is hidden: it may be saved as it is."""
    number: int = 0
    """Of the last change of the match."""
    clock: Clock | None = None
    clock_at: float = 0.0
    """When that clock stood so, by the clock of this client."""

    @property
    def link_text(self) -> str:
        """The room as one text to copy."""
        return self.address.link(self.code)

    @property
    def ticket(self) -> Ticket | None:
        """With what to come back."""
        if not self.token:
            return None
        return Ticket(self.address, self.code, self.token, self.terms.game if self.terms else "")

    def left_s(self, seat: Seat, now: float) -> float | None:
        """The time that a seat has left; None without a limit."""
        if self.clock is None or (left_ms := self.clock.left_ms[seat]) is None:
            return None
        runs = self.clock.runs == seat and self.link is Link.OPEN
        return max(0.0, left_ms / 1000 - (max(0.0, now - self.clock_at) if runs else 0.0))

    def lost(self, now: float) -> Self:
        """The connection is gone and will be tried again."""
        return replace(self, link=Link.LOST, tries=0, lost_at=now)

    def ended(self, code: str, **facts: str | int) -> Self:
        """The connection has ended for good."""
        return replace(self, link=Link.ENDED, problem=Refusal(code, **facts))


FINAL: Final = ("room_closed", "too_fast", "nonsense", "came_back_elsewhere", "no_introduction")
"""Goodbyes after which nobody comes back by himself."""


class Ears:
    """Hears what a server says and keeps what is known from it; BadTale where it makes no sense."""

    def __init__(self, rulebooks: Rulebooks, known: Known) -> None:
        self._rulebooks = rulebooks
        self.known = known
        self._hearing: Hearing | None = None
        self.is_caught_up = False
        """Whether all of the match is there that there was at the beginning of this connection."""

    def back(self) -> Back:
        """The message with which to come back."""
        hearing = self._hearing
        if hearing is None:
            return Back(PROTOCOL, self.known.token)
        return Back(PROTOCOL, self.known.token, hearing.plies, hearing.trail)

    @property
    def trail(self) -> str:
        """What stands for all that is known of the match."""
        return "" if self._hearing is None else self._hearing.trail

    def hear(self, message: FromServer, now: float) -> None:
        """Know what a message tells."""
        known = self.known
        match message:
            case Welcome(code, token, is_player, terms):
                self.known = replace(
                    known,
                    link=Link.OPEN,
                    tries=0,
                    code=code,
                    token=token,
                    is_player=is_player,
                    terms=terms,
                )
            case Around():
                self.known = replace(known, around=message)
            case Clock():
                self.known = replace(known, clock=message, clock_at=now - known.lag_s / 2)
            case Begun():
                self._hearing = Hearing(self._rulebooks, message)
            case Plies():
                self._take(message)
            case Refused(of=of) if of in ("host", "join", "back"):
                self.known = known.ended(message.code)
            case Closed(code) if code in FINAL:
                self.known = known.ended(code)
            case Refused() | Closed() | Reaction():
                pass

    def _take(self, plies: Plies) -> None:
        if self._hearing is None:
            self._hearing = _nothing_begun()
        match = self._hearing.take(plies)
        if plies.has_more:
            # Half a match is nothing to show.
            return
        begun = self._hearing.begun
        self.known = replace(
            self.known, seat=begun.seat, match=match, is_whole=begun.is_open, number=plies.number
        )


def _nothing_begun() -> Hearing:
    from jungle_pg.net.room.telling import BadTale

    raise BadTale("plies before a beginning")
