"""Ways to friends, and a stay with one: hosted here or joined elsewhere, and come back to later.

Nothing listens before somebody hosts and nothing connects before somebody joins. What needs the
network is loaded in a thread when a way to friends is looked at.
"""

import json
import re
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from jungle_pg.core.rulebook import Refusal, Rulebooks
from jungle_pg.engine.worker import Brains
from jungle_pg.files.atomic import CannotWrite, forget, write_text
from jungle_pg.files.json_files import Unreadable, names_and_values, small_file, text_of
from jungle_pg.net.known import Known, Link, Ticket, ticket_of
from jungle_pg.net.messages import PROTOCOL, Host, Join, Reaction, Refused, Terms
from jungle_pg.net.names import USUAL_PORT, Address

if TYPE_CHECKING:
    from jungle_pg.net.hosting import HostProcess
    from jungle_pg.net.nearby import Announcement, Search

PACKAGES: Final = ("websockets", "zeroconf")
HEAVY: Final = ("client", "hosting", "nearby")
"""The modules that load them."""
TICKET: Final = "friend.json"
HOME: Final = "hosted"
"""What lies in the folder of the player's data: with what to come back, and the own rooms."""
PLAIN: Final = re.compile(r"[A-Za-z0-9_-]{0,100}")
NOWHERE: Final = Address("127.0.0.1", USUAL_PORT)


@dataclass(frozen=True, slots=True)
class Kept:
    """With what somebody comes back to a match that is not over."""

    ticket: Ticket
    friend: str = ""
    is_hosted: bool = False
    """Whether the room is kept at this computer, so that its server must run again."""
    is_reachable: bool = False
    save: str = ""
    """What the match is called among those that are kept without being asked."""

    def facts(self) -> Mapping[str, Any]:
        """As the file has it."""
        return {
            **self.ticket.facts(),
            "friend": self.friend,
            "hosted": self.is_hosted,
            "reachable": self.is_reachable,
            "save": self.save,
        }


def kept_of(facts: Mapping[str, Any]) -> Kept | None:
    """What a file has kept; None where that is nothing that makes sense."""
    ticket = ticket_of(facts)
    if ticket is None:
        return None
    friend = str(facts.get("friend", ""))[:40]
    save = str(facts.get("save", ""))
    is_hosted, is_reachable = (facts.get(name) is True for name in ("hosted", "reachable"))
    return Kept(ticket, friend, is_hosted, is_reachable, save if PLAIN.fullmatch(save) else "")


class Line(Protocol):
    """What is known of a room, and what can be said there."""

    @property
    def known(self) -> Known: ...

    @property
    def is_sending(self) -> bool: ...

    def poll(self) -> tuple[Reaction | Refused, ...]: ...

    def play(self, actions: tuple[str, ...]) -> None: ...

    def resign(self) -> None: ...

    def claim(self) -> None: ...

    def take_over(self) -> None: ...

    def offer(self, what: str) -> None: ...

    def answer(self, what: str, *, agrees: bool) -> None: ...

    def react(self, what: str) -> None: ...

    def try_now(self) -> None: ...

    def leave(self) -> None: ...

    def close(self) -> None: ...


class Meeting:
    """A stay in a room; whoever shows it calls `update` now and then and nothing waits.

    `open_line` begins to connect. Where the room is hosted here, the server comes first.
    """

    def __init__(
        self,
        open_line: Callable[[Address], Line],
        address: Address | None,
        keep: Callable[[Kept | None], None],
        clock: Callable[[], float],
        start_server: "Callable[[int], HostProcess] | None" = None,
        port: int = USUAL_PORT,
        own_address: Callable[[], str] = lambda: NOWHERE.host,
    ) -> None:
        self.line: Line | None = None
        """None until the server at this computer listens."""
        self.server: HostProcess | None = None
        self.clock = clock
        """That of the frame loop, as the line has it."""
        self._open_line, self._keep, self._start_server = open_line, keep, start_server
        self._own_address, self._seen_from = own_address, ""
        self.save = ""
        """What the match is called among those that are kept without being asked."""
        self._kept: Kept | None = None
        self._announcement: Announcement | None = None
        self._may_move = True
        """Whether another port may be taken where the usual one is in use."""
        self._is_closed = False
        if address is not None and start_server is None:
            self.line = open_line(address)
        if start_server is not None:
            self.server = start_server(port)

    @property
    def known(self) -> Known:
        """What is known of the room; while its server begins, that it does."""
        return self.line.known if self.line is not None else Known(NOWHERE)

    @property
    def problem(self) -> Refusal | None:
        """Why this has come to an end."""
        if self.server is not None and self.server.problem is not None and self.line is None:
            return self.server.problem
        return self.known.problem

    @property
    def is_hosted(self) -> bool:
        """Whether the room is kept at this computer."""
        return self._start_server is not None

    @property
    def is_reachable(self) -> bool:
        """Whether other computers can come into a room that is hosted here."""
        return self.server is not None and self.server.is_reachable

    @property
    def address(self) -> Address:
        """Where others find the room."""
        at = self.known.address
        return replace(at, host=self._seen_from) if self.is_hosted and self._seen_from else at

    @property
    def link(self) -> str:
        """The way into the room as one text."""
        return self.address.link(self.known.code)

    def update(self) -> None:
        """Go on where something has come about: the server listens, a seat is taken."""
        server = self.server
        if server is not None and self.line is None and not self._is_closed:
            self._follow_server(server)
        known = self.known
        self._keep_way_back(known)
        self._announce(known)

    def close(self, *, leaves: bool = True) -> None:
        """Go; what is still to be said or written is not waited for."""
        if self._is_closed:
            return
        self._is_closed = True
        if self.line is not None:
            known = self.known
            is_over = known.match is None or known.match.verdict is not None
            if not known.is_player or (is_over and known.link is not Link.LOST):
                self._keep(None)
            if leaves:
                self.line.leave()
            self.line.close()
        if self._announcement is not None:
            self._announcement.close()
        if self.server is not None:
            self.server.close()

    def _follow_server(self, server: "HostProcess") -> None:
        assert self._start_server is not None
        if server.address is not None:
            self._seen_from = self._own_address() if server.is_reachable else NOWHERE.host
            self.line = self._open_line(server.address)
        elif server.problem == Refusal("port_taken") and self._may_move:
            # Another program has the usual port; friends nearby find any other one too.
            self._may_move = False
            self.server = self._start_server(0)

    def _keep_way_back(self, known: Known) -> None:
        """Keep with what to come back as soon as a match has begun, until it is over."""
        ticket = known.ticket
        if ticket is None or known.match is None or not known.is_player or self._is_closed:
            return
        kept = None
        if known.match.verdict is None:
            friend = ""
            if known.seat is not None:
                friend = known.match.setup.players[1 - known.seat].name
            kept = Kept(ticket, friend, self.is_hosted, self.is_reachable, self.save)
        if kept != self._kept or (kept is None and self._kept is not None):
            self._kept = kept
            self._keep(kept)

    def _announce(self, known: Known) -> None:
        """Let others on the network find a room that is to be found."""
        terms = known.terms
        if not (self.is_reachable and known.code and terms and terms.is_nearby):
            return
        from jungle_pg.net.nearby import Announcement, Nearby

        around = known.around
        sitters = () if around is None else around.sitters
        room = Nearby(
            sitters[0].name if sitters else "?",
            self.address,
            known.code,
            terms.game,
            terms.rules,
            terms.limit_s,
            is_full=len(sitters) > 1,
            may_watch=terms.watchers > 0,
            total=terms.total or "",
        )
        if self._announcement is None:
            self._announcement = Announcement(self._seen_from, room)
        elif known.match is None or known.match.cursor < 1 or len(sitters) > 1:
            self._announcement.change(room)


WaysToFriends: TypeAlias = "Callable[[Path, Callable[[], float]], Friends]"
"""Opens the ways to friends, with the folder of the player's data and a clock."""


class Friends:
    """The ways to friends; `clock` is that of the frame loop."""

    def __init__(
        self,
        folder: Path,
        rulebooks: Callable[[], Rulebooks],
        brains: Brains,
        clock: Callable[[], float],
    ) -> None:
        self._folder, self._rulebooks, self._brains = folder, rulebooks, brains
        self.clock = clock
        self._is_ready = threading.Event()
        self._loading: threading.Thread | None = None
        self._kept: Kept | None = None
        self._writing = threading.Lock()
        self._meetings: list[Meeting] = []

    @property
    def missing(self) -> str:
        """A package that is not installed and without which there is no network; or nothing."""
        return next((name for name in PACKAGES if find_spec(name) is None), "")

    @property
    def is_ready(self) -> bool:
        """Whether all is loaded."""
        return self._is_ready.is_set()

    @property
    def kept(self) -> Kept | None:
        """With what one comes back to a match that is not over, once it was read."""
        return self._kept

    def prepare(self) -> None:
        """Load what is needed, in a thread; a second time nothing happens."""
        if self._loading is None:
            self._loading = threading.Thread(target=self._load, name="ways", daemon=True)
            self._loading.start()

    def host(self, name: str, terms: Terms, *, is_reachable: bool) -> Meeting:
        """Keep a room at this computer."""
        return self._meet(None, Host(PROTOCOL, name, terms), is_hosted=True, is_open=is_reachable)

    def join(self, name: str, address: Address, code: str, *, watches: bool = False) -> Meeting:
        """Go into a room elsewhere."""
        return self._meet(address, Join(PROTOCOL, name, code, watches))

    def come_back(self, kept: Kept) -> Meeting:
        """Go on with a match that was left."""
        ticket = kept.ticket
        port = ticket.address.port
        meeting = self._meet(
            ticket.address, ticket, is_hosted=kept.is_hosted, is_open=kept.is_reachable, port=port
        )
        meeting.save = kept.save
        return meeting

    def look_around(self) -> "Search":
        """Look for rooms on the local network."""
        from jungle_pg.net.hosting import own_address
        from jungle_pg.net.nearby import Search

        return Search(own_address())

    def forget(self) -> None:
        """There is nothing to come back to."""
        self._keep(None)

    def close(self) -> None:
        """Leave every room; for the end of the program, which waits for its own servers."""
        for meeting in self._meetings:
            meeting.close(leaves=False)
        for meeting in self._meetings:
            if meeting.server is not None:
                meeting.server.join()

    def _meet(
        self,
        address: Address | None,
        entry: Host | Join | Ticket,
        *,
        is_hosted: bool = False,
        is_open: bool = False,
        port: int = USUAL_PORT,
    ) -> Meeting:
        from jungle_pg.net.client import Client
        from jungle_pg.net.hosting import HostProcess, own_address

        def open_line(at: Address) -> Line:
            told = replace(entry, address=at) if isinstance(entry, Ticket) else entry
            return Client(self._rulebooks(), at, told, self.clock)

        def start_server(at: int) -> HostProcess:
            home = self._folder / HOME
            return HostProcess(home, self._rulebooks, self._brains, is_reachable=is_open, port=at)

        meeting = Meeting(
            open_line,
            address,
            self._keep,
            self.clock,
            start_server if is_hosted else None,
            port,
            own_address,
        )
        self._meetings = [each for each in self._meetings if not each._is_closed]
        self._meetings.append(meeting)
        return meeting

    def _load(self) -> None:
        with suppress(OSError, Unreadable):
            self._kept = self._kept or kept_of(
                names_and_values(text_of(small_file(self._folder / TICKET)))
            )
        with suppress(ModuleNotFoundError):
            for name in HEAVY:
                import_module(f"jungle_pg.net.{name}")
        self._is_ready.set()

    def _keep(self, kept: Kept | None) -> None:
        """Write down in a thread what is kept now, however many want it at the same time."""
        self._kept = kept
        path = self._folder / TICKET

        def write() -> None:
            with self._writing, suppress(CannotWrite, OSError):
                latest = self._kept
                if latest is None:
                    forget(path)
                else:
                    write_text(path, json.dumps(latest.facts(), indent=1) + "\n")

        threading.Thread(target=write, name="way back", daemon=True).start()
