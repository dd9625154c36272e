"""How the pin walks along the path, and stands there."""

from dataclasses import dataclass
from math import pi, sin
from typing import Final

from jungle_pg.scenes.journey.map.art import Coin
from jungle_pg.scenes.journey.map.places import Place, Route
from jungle_pg.stage.easing import mix, part, smooth, swing
from jungle_pg.stage.living import tick, tick_time

WALK_UNITS_A_S: Final = 340
LONGEST_WALK_S: Final = 1.4
HOP: Final = 10
HOP_UNITS: Final = 42
SQUASH: Final = 0.12
SQUASH_S: Final = 0.16
SQUASH_STEPS: Final = 32
NOD: Final = 4
NOD_S: Final = 1.6
"""How far the pin nods while it waits, and how long that takes."""
BESIDE_BOSS: Final = 112
ASIDE_S: Final = 0.25


@dataclass(frozen=True, slots=True)
class Walk:
    """The pin on its way from one stage to another, both as lengths of the path."""

    start: float
    end: float
    since: float = 0.0

    @property
    def lasts_s(self) -> float:
        return min(LONGEST_WALK_S, abs(self.end - self.start) / WALK_UNITS_A_S)

    def is_over(self, now: float) -> bool:
        return now >= self.since + self.lasts_s

    def length(self, now: float) -> float:
        """How far along the path it is."""
        return mix(self.start, self.end, smooth(part(now, self.since, self.lasts_s)))

    def squash(self, now: float) -> float:
        """How high the pin is, in heights of it: it is squashed a little when it arrives."""
        since = now - self.since - self.lasts_s
        if self.start == self.end or not 0 < since < SQUASH_S:
            return 1.0
        return 1 - round(SQUASH * sin(pi * since / SQUASH_S) * SQUASH_STEPS) / SQUASH_STEPS

    def rests(self, now: float) -> bool:
        """Whether it stands and nothing of its way is seen any more."""
        return now >= self.since + self.lasts_s + SQUASH_S

    def hops(self, now: float) -> int:
        """How many hops it has made."""
        return int(abs(self.length(now) - self.start) / HOP_UNITS)

    def place(self, route: Route, now: float) -> Place:
        """Where its tip is; in a hop it is above the path."""
        length = self.length(now)
        x, y = route.at(length)
        gone = abs(length - self.start)
        if self.is_over(now):
            return x, y
        return x, y - HOP * abs(sin(gone / HOP_UNITS * pi))


class Pin:
    """The player on the path: at a stage, or on the way there."""

    def __init__(self, route: Route, number: int) -> None:
        self._route = route
        self.number = number
        """The stage it stands at or walks to, from 0."""
        self._from = number
        self._hops = 0
        self._walk = Walk(route.stops[number], route.stops[number])

    def walk(self, number: int, now: float, begins_at: float, *, jumps: bool) -> None:
        """Go to another stage from where it is."""
        start, end = self._walk.length(now), self._route.stops[number]
        self._from = self.number if self._walk.is_over(now) else number
        self.number, self._hops = number, 0
        self._walk = Walk(end, end) if jumps else Walk(start, end, begins_at)

    def stop(self) -> None:
        """Be there at once."""
        stop = self._route.stops[self.number]
        self._walk = Walk(stop, stop)

    def is_there(self, now: float) -> bool:
        return self._walk.is_over(now)

    def rests(self, now: float) -> bool:
        """Whether nothing of its way is seen any more."""
        return self._walk.rests(now)

    def length(self, now: float) -> float:
        """How far along the path it is."""
        return self._walk.length(now)

    def squash(self, now: float) -> float:
        return self._walk.squash(now)

    def step_heard(self, now: float) -> str | None:
        """The sound of a hop that was made since this was last asked."""
        hops = self._walk.hops(now)
        if hops <= self._hops:
            return None
        self._hops = hops
        return "move_light" if self._route.is_bridge(self._walk.length(now)) else "grass"

    def place(self, coins: tuple[Coin, ...], now: float, *, calm: bool) -> Place:
        """Where its tip is: it nods while it waits, and leaves the face of a boss free."""
        x, y = self._walk.place(self._route, now)
        if self._walk.is_over(now) and not calm:
            y += NOD * swing(tick_time(tick(now)), NOD_S)
        return x - BESIDE_BOSS * self._aside(coins, now), y

    def _aside(self, coins: tuple[Coin, ...], now: float) -> float:
        """How far it stands beside a boss, from 0 to 1."""
        walk, aside = self._walk, 0.0
        if coins[self._from].head:
            aside = 1 - part(now, walk.since, ASIDE_S)
        if coins[self.number].head:
            aside = max(aside, part(now, walk.since + walk.lasts_s - ASIDE_S, ASIDE_S))
        return smooth(aside)
