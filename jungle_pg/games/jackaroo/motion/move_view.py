"""What is seen of a step of the game: who goes where, who is sent back, which card is laid down."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from jungle_pg.core.jackaroo.cards import Card
from jungle_pg.core.jackaroo.events import (
    Attacked,
    BonusDrawn,
    CameHome,
    CameOut,
    Captured,
    Dealt,
    Discarded,
    Event,
    Moved,
    Played,
    Shuffled,
    Swapped,
    Won,
)
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import STARTS
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jackaroo.holes import PLACES, Spot, base_spot, spot_of
from jungle_pg.games.jackaroo.marbles import marbles_on

Stop: TypeAlias = tuple[Spot, int]
"""A place a marble touches down on, and how many steps it is from its start."""


class Deed(Enum):
    """How a marble goes."""

    WALK = "walk"
    OUT = "out"
    SWAP = "swap"


@dataclass(frozen=True, slots=True)
class Victim:
    """A marble that is sent back: where it lay, its place in the base, when it is met."""

    seat: Seat
    spot: Spot
    base: Spot
    steps: int
    """Steps from the start of the mover."""


@dataclass(frozen=True, slots=True)
class Going:
    """A marble on its way; in a swap `other` is whose marble comes the other way."""

    deed: Deed
    seat: Seat
    start: Spot
    stops: tuple[Stop, ...]
    victims: tuple[Victim, ...] = ()
    other: Seat | None = None
    comes_home: bool = False
    wins: bool = False

    @property
    def target(self) -> Spot:
        """Where it comes to."""
        return self.stops[-1][0]

    @property
    def steps(self) -> int:
        """How many steps it goes."""
        return self.stops[-1][1]

    @property
    def busy(self) -> frozenset[Spot]:
        """All places where something happens."""
        taken = (spot for victim in self.victims for spot in (victim.spot, victim.base))
        return frozenset({self.start, self.target, *taken})


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that goes from a hand to the pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MoveView:
    """All that is seen of a step of the game."""

    laid: Laid | None = None
    going: Going | None = None
    dealt: tuple[Seat, ...] = ()
    """Who gets a card from the deck, one after the other."""
    is_shuffled: bool = False
    gathered: int = 0
    """Cards of the pile that are shuffled with the deck."""
    is_attack: bool = False

    @property
    def is_seen(self) -> bool:
        """Whether anything can be seen of it."""
        return bool(self.laid or self.going or self.dealt or self.is_shuffled)


def read_move(before: JackarooState, events: Sequence[Event]) -> MoveView:
    """What is seen of the events that follow a state."""
    laid, dealt = None, list[Seat]()
    is_shuffled = is_attack = False
    for event in events:
        match event:
            case Played(seat=seat, card=card) | Discarded(seat=seat, card=card):
                laid = Laid(seat, card)
            case Dealt(seat=seat, cards=cards):
                dealt = _taking_turns(dealt, [seat] * len(cards))
            case BonusDrawn(seat=seat):
                dealt.append(seat)
            case Shuffled():
                is_shuffled = True
            case Attacked():
                is_attack = True
    gathered = len(before.pile) if is_shuffled else 0
    return MoveView(laid, _going(before, events), tuple(dealt), is_shuffled, gathered, is_attack)


def apart(start: Spot, target: Spot) -> tuple[float, float]:
    """Squares to the right and down from one place to another, as Red sees them."""
    (x, y), (to_x, to_y) = PLACES[start], PLACES[target]
    return to_x - x, to_y - y


def _taking_turns(first: list[Seat], second: list[Seat]) -> list[Seat]:
    """Cards are dealt to both seats in turn."""
    if len(first) != len(second):
        return [*first, *second]
    return [seat for pair in zip(first, second, strict=True) for seat in pair]


def _going(before: JackarooState, events: Sequence[Event]) -> Going | None:
    home = any(isinstance(event, CameHome) for event in events)
    wins = any(isinstance(event, Won) for event in events)
    for event in events:
        match event:
            case Moved():
                return _walking(before, event, events, home, wins)
            case CameOut(seat, marble):
                start, target = base_spot(seat, marble - 1), STARTS[seat]
                victims = _victims(events, {target: 1})
                return Going(Deed.OUT, seat, start, ((target, 1),), victims)
            case Swapped(seat=seat, start=start, other_seat=other, other_start=other_start):
                return Going(Deed.SWAP, seat, start, ((other_start, 1),), other=other)
    return None


def _walking(
    before: JackarooState, moved: Moved, events: Sequence[Event], home: bool, wins: bool
) -> Going:
    seat, marble = moved.seat, moved.marble - 1
    path = [spot_of(seat, marble, place) for place in moved.path]
    steps = {spot: number for number, spot in enumerate(path, 1)}
    victims = _victims(events, steps)
    taken = {victim.spot for victim in victims}
    lying = marbles_on(before.board)
    # It leaps over marbles that stay where they are.
    stops = [spot for spot in path[:-1] if lying[spot] is None or spot in taken] + path[-1:]
    start = spot_of(seat, marble, moved.start)
    touched = tuple((spot, steps[spot]) for spot in stops)
    return Going(Deed.WALK, seat, start, touched, victims, comes_home=home, wins=wins)


def _victims(events: Sequence[Event], steps: dict[Spot, int]) -> tuple[Victim, ...]:
    return tuple(
        Victim(event.seat, event.place, base_spot(event.seat, event.marble - 1), steps[event.place])
        for event in events
        if isinstance(event, Captured)
    )
