"""Rooms on the local network: announced by who hosts one, and found by who looks for one.

It works where the network passes multicast on; elsewhere there is still the address.
"""

import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from ipaddress import ip_address
from queue import SimpleQueue
from socket import create_connection
from typing import Final

from zeroconf import ServiceBrowser, ServiceInfo, ServiceListener, Zeroconf

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.clock import parse_total
from jungle_pg.net.messages import PROTOCOL
from jungle_pg.net.names import Address, cleaned_name, parse_code

SERVICE: Final = "_jungle-pg._tcp.local."
LONGEST_RULES: Final = 80
MOST_FOUND: Final = 50
ASK_MS: Final = 2000
MEASURE_EVERY_S: Final = 3.0
FARTHEST_S: Final = 1.0
"""Who takes longer to answer counts as too far to say."""


@dataclass(frozen=True, slots=True)
class Nearby:
    """A room as it is announced."""

    name: str
    """Who hosts it."""
    address: Address
    code: str
    game: str
    rules: str
    limit_s: int | None = None
    is_full: bool = False
    """Whether both players are there, so that one may at most watch."""
    may_watch: bool = False
    protocol: int = PROTOCOL
    lag_s: float | None = None
    """The way there and back, as it was measured here; None while nothing is known of it."""
    total: str = ""
    """The time for the whole game as a text, where that is agreed."""

    @property
    def is_ours(self) -> bool:
        """Whether its program speaks as this one does."""
        return self.protocol == PROTOCOL

    def facts(self) -> dict[str, str]:
        """As the network carries it."""
        return {
            "protocol": str(self.protocol),
            "name": self.name,
            "code": self.code,
            "game": self.game,
            "rules": self.rules[:LONGEST_RULES],
            "limit": "" if self.limit_s is None else str(self.limit_s),
            "full": str(int(self.is_full)),
            "watch": str(int(self.may_watch)),
            "total": self.total,
        }


def nearby_of(host: str, port: int, facts: Mapping[str, str]) -> Nearby | None:
    """A room from what the network carries; None for what makes no sense."""
    try:
        limit, protocol = facts.get("limit", ""), facts["protocol"]
        if len(limit) > 6 or len(protocol) > 6:
            return None
        total = parse_total(facts["total"]).text if facts.get("total") else ""
        name = cleaned_name(facts["name"])
        game, rules = facts["game"][:40], facts["rules"][:LONGEST_RULES]
        is_clean = bool(name) and game.isascii() and rules.isascii() and 0 < port < 65_536
        return (
            Nearby(
                name,
                Address(host, port),
                parse_code(facts["code"]),
                game if game.isprintable() else "",
                rules if rules.isprintable() else "",
                int(limit) if limit else None,
                facts.get("full") == "1",
                facts.get("watch") == "1",
                int(protocol),
                total=total,
            )
            if is_clean
            else None
        )
    except (LookupError, ValueError, BadText):
        return None


class Announcement:
    """Lets a room be found until it is closed; everything waits in a thread."""

    def __init__(self, own_address: str, room: Nearby) -> None:
        self.problem = ""
        """Why it cannot be found, in a word; nothing while it can."""
        self._wanted: SimpleQueue[Nearby | None] = SimpleQueue()
        self._wanted.put(room)
        self._last: Nearby | None = room
        self._thread = threading.Thread(
            target=self._run, args=(own_address,), name="announcement", daemon=True
        )
        self._thread.start()

    def change(self, room: Nearby) -> None:
        """Announce it as it is now."""
        if room != self._last:
            self._last = room
            self._wanted.put(room)

    def close(self) -> None:
        """Let it be found no longer."""
        self._wanted.put(None)

    def join(self, wait_s: float = 5.0) -> None:
        """Wait until the network was told."""
        self._thread.join(wait_s)

    def _run(self, own_address: str) -> None:
        try:
            zeroconf = Zeroconf(interfaces=[own_address])
        except Exception:
            # Networks without multicast, systems without permission: whatever it is, no harm.
            self.problem = "no_multicast"
            return
        registered = False
        try:
            while (room := self._wanted.get()) is not None:
                info = _service(own_address, room)
                if registered:
                    zeroconf.update_service(info)
                else:
                    zeroconf.register_service(info, cooperating_responders=True)
                    registered = True
        except Exception:
            self.problem = "no_multicast"
        finally:
            with suppress(Exception):
                zeroconf.unregister_all_services()
            zeroconf.close()


class Search(ServiceListener):
    """Looks for rooms on the local network, and how far they are, until it is closed."""

    def __init__(self, own_address: str) -> None:
        self.problem = ""
        self._found: dict[str, Nearby] = {}
        self._news = threading.Event()
        self._lock = threading.Lock()
        self._end = threading.Event()
        self._thread = threading.Thread(
            target=self._run, args=(own_address,), name="nearby", daemon=True
        )
        self._thread.start()

    @property
    def found(self) -> tuple[Nearby, ...]:
        """The rooms there are, by the names of those who host them."""
        with self._lock:
            return tuple(sorted(self._found.values(), key=lambda room: (room.name, room.code)))

    def close(self) -> None:
        """Look no longer."""
        self._end.set()
        self._news.set()

    def join(self, wait_s: float = 5.0) -> None:
        """Wait until that has ended."""
        self._thread.join(wait_s)

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        info = ServiceInfo(type_, name)
        if not info.request(zc, ASK_MS):
            return
        facts = {
            key.decode("utf-8", "replace"): (value or b"").decode("utf-8", "replace")
            for key, value in info.properties.items()
        }
        addresses = info.parsed_addresses()
        room = nearby_of(addresses[0], info.port or 0, facts) if addresses else None
        with self._lock:
            if room is not None and (name in self._found or len(self._found) < MOST_FOUND):
                known = self._found.get(name)
                lag_s = known.lag_s if known is not None and known.address == room.address else None
                self._found[name] = replace(room, lag_s=lag_s)
        self._news.set()

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        with self._lock:
            self._found.pop(name, None)

    def _run(self, own_address: str) -> None:
        try:
            zeroconf = Zeroconf(interfaces=[own_address])
        except Exception:
            self.problem = "no_multicast"
            return
        browser = ServiceBrowser(zeroconf, SERVICE, self)
        while not self._end.is_set():
            self._measure()
            self._news.wait(MEASURE_EVERY_S)
            self._news.clear()
        browser.cancel()
        zeroconf.close()

    def _measure(self) -> None:
        """How far the rooms are: what a connection takes over which nothing is said."""
        with self._lock:
            found = dict(self._found)
        for name, room in found.items():
            lag_s = None if self._end.is_set() else way_there_and_back(room.address)
            with self._lock:
                now = self._found.get(name)
                if now is not None and now.address == room.address:
                    self._found[name] = replace(now, lag_s=lag_s)


def way_there_and_back(address: Address) -> float | None:
    """How long a computer of the local network takes to answer; None where it does not."""
    try:
        if not ip_address(address.host).is_private:
            # Whoever announces a room sends nobody anywhere else.
            return None
        begun = time.perf_counter()
        with create_connection((address.host, address.port), FARTHEST_S):
            return time.perf_counter() - begun
    except (OSError, ValueError):
        return None


def _service(own_address: str, room: Nearby) -> ServiceInfo:
    # The name must be different from all others; what players read is among the facts.
    own = f"{room.code}-{own_address.replace('.', '-').replace(':', '-')}-{room.address.port}"
    return ServiceInfo(
        SERVICE,
        f"{own}.{SERVICE}",
        parsed_addresses=[own_address],
        port=room.address.port,
        properties=room.facts(),
        server=f"{own}.local.",
    )
