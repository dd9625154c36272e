"""Eyes for what blinks: they follow each thing that is drawn and count how often it comes and goes.

A thing is known by its look and found again near the place where it was last seen, so motion is no
blinking, whatever group draws it. What fades by less than a tenth does not count either.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Scenery, Slab, Sprite, Text

LEAST_CHANGE: Final = 0.1
"""How much of its strength a thing must gain or lose to be seen to blink."""

NEAR_PX: Final = 30.0
"""How far a thing may go between two frames and still be the same."""

SECOND_S: Final = 0.99
"""Not quite one, so that what turns once a second never counts twice."""

Appearance = tuple[object, ...]
Spot = tuple[float, float, float]
"""Where a thing is and how strong, from 0 (gone) to 1."""


@dataclass
class Thing:
    """Something that is or was drawn: where, how strong at the last turn, and when it turned."""

    x: float
    y: float
    extreme: float
    direction: int = 0
    turned_at: list[float] = field(default_factory=list)

    def see(self, spot: Spot, now: float) -> None:
        """Look at it again."""
        self.x, self.y, strength = spot
        change = strength - self.extreme
        if change * self.direction > 0:
            self.extreme = strength
        elif abs(change) >= LEAST_CHANGE:
            self.extreme, self.direction = strength, 1 if change > 0 else -1
            self.turned_at.append(now)

    @property
    def most_turns(self) -> int:
        """How often it came or went in its busiest second."""
        return max(
            (sum(at <= other < at + SECOND_S for other in self.turned_at) for at in self.turned_at),
            default=0,
        )


class Eyes:
    """What was seen, frame after frame."""

    def __init__(self) -> None:
        self._things: dict[Appearance, list[Thing]] = defaultdict(list)
        self._seen: dict[Appearance, list[Spot]] = {}
        self._is_first = True

    def see(self, ops: DrawList, now: float) -> None:
        """Look at a frame."""
        shown: dict[Appearance, list[Spot]] = defaultdict(list)
        for appearance, spot in _spots(ops):
            shown[appearance].append(spot)
        for appearance in shown.keys() | self._seen.keys():
            if shown.get(appearance) != self._seen.get(appearance):
                self._follow(self._things[appearance], shown.get(appearance, []), now)
        self._seen, self._is_first = dict(shown), False

    def busiest(self) -> tuple[int, Appearance]:
        """How often one thing came or went within a second at most, and what it was."""
        turns = (
            (thing.most_turns, appearance)
            for appearance, things in self._things.items()
            for thing in things
        )
        return max(turns, key=lambda found: found[0], default=(0, ()))

    def _follow(self, things: list[Thing], spots: list[Spot], now: float) -> None:
        """Find the things again, the nearest first; what is not there is gone for now."""
        ways = sorted(
            (hypot(thing.x - spot[0], thing.y - spot[1]), number, place)
            for number, thing in enumerate(things)
            for place, spot in enumerate(spots)
        )
        found: dict[int, int] = {}
        for far, number, place in ways:
            if far <= NEAR_PX and number not in found and place not in found.values():
                found[number] = place
        for number, thing in enumerate(things):
            is_there = number in found
            thing.see(spots[found[number]] if is_there else (thing.x, thing.y, 0.0), now)
        for place, spot in enumerate(spots):
            if place not in found.values():
                things.append(Thing(spot[0], spot[1], spot[2] if self._is_first else 0.0))
                things[-1].see(spot, now)


def busiest_of(frames: Iterable[tuple[float, DrawList]]) -> tuple[int, Appearance]:
    """How often one thing came or went within a second at most, and what it was."""
    eyes, last = Eyes(), None
    for now, ops in frames:
        if ops is not last:
            eyes.see(ops, now)
        last = ops
    return eyes.busiest()


def _spots(
    ops: DrawList, dx: float = 0, dy: float = 0, strength: float = 1
) -> Iterator[tuple[Appearance, Spot]]:
    for op in ops:
        if isinstance(op, Scenery):
            continue
        shown = strength * getattr(op, "alpha", 255) / 255
        if isinstance(op, Group):
            yield from _spots(op.ops, dx + op.dx, dy + op.dy, shown)
        else:
            yield _appearance(op), (op.x + dx, op.y + dy, shown)


def _appearance(op: Op) -> Appearance:
    match op:
        case Sprite():
            return ("sprite", op.name, op.recolour, op.grey)
        case Text():
            return ("text", op.text, op.ink)
        case Drawing() | Slab():
            return ("drawing", op.svg)
    return (type(op).__name__, getattr(op, "fill", ""))
