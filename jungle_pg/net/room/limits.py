"""How much one computer may ask of a server: connections, messages, failed codes."""

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST_KNOWN: Final = 10_000
"""Computers whose failures are remembered; the one that failed longest ago is forgotten first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server puts up with."""

    rooms: int = 100
    failures: int = 10
    """So many wrong codes block a computer."""
    blocked_s: float = 60.0
    messages_s: float = 20.0
    """Messages a second of one connection, in the long run."""
    messages_at_once: int = 60
    first_word_s: float = 10.0
    """How long a new connection may say nothing."""
    ping_s: float = 4.0
    silence_s: float = 8.0
    """A connection that answers no ping for so long is lost."""
    unread_bytes: int = 1_000_000
    """What may wait for somebody who does not read."""
    all_plies: int = 400_000
    """Of all matches together: each takes memory."""
    idle_s: float = 7 * 24 * 3600.0
    """How long a room waits for anybody to come back."""
    waiting_s: float = 3600.0
    """The same before its match has begun."""

    @property
    def connections(self) -> int:
        return 4 * self.rooms + 16

    @property
    def connections_each(self) -> int:
        """Of one computer; a whole school may come from one address."""
        return self.connections // 2


class Bucket:
    """Lets so many messages through a second, and some more at once."""

    def __init__(self, limits: Limits, now: float) -> None:
        self._rate, self._most = limits.messages_s, float(limits.messages_at_once)
        self._left, self._at = self._most, now

    def takes(self, now: float) -> bool:
        """Whether one more may come now."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Failures:
    """Which computers have tried too many codes that open nothing."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: OrderedDict[str, list[float]] = OrderedDict()

    def failed(self, computer: str, now: float) -> None:
        """A code opened nothing."""
        times = self._known.setdefault(computer, [])
        times.append(now)
        del times[: -self._limits.failures]
        self._known.move_to_end(computer)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def is_blocked(self, computer: str, now: float) -> bool:
        """Whether nothing more is looked up for it."""
        times = self._known.get(computer, [])
        is_many = len(times) >= self._limits.failures
        # Failures that lie further apart than a minute are those of a player with thick fingers.
        return (
            is_many
            and now - times[-1] < self._limits.blocked_s
            and (times[-1] - times[0] < self._limits.blocked_s)
        )


def computer_of(address: str) -> str:
    """What stands for one computer: an address, of the long ones the network it is in."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return found.exploded[:19]
    return str(found)
