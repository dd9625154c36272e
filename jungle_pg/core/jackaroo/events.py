"""What can happen in a game of Jackaroo, for eyes and ears; marbles are numbered 1 to 4."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from jungle_pg.core.jackaroo.cards import Card, Hand, Option
from jungle_pg.core.jackaroo.track import Place
from jungle_pg.core.rulebook import Seat


@dataclass(frozen=True, slots=True)
class Shuffled:
    """All these cards are the deck now."""

    cards: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat has got its cards of the round."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round, counted from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat has to play a card; turns are counted from 1."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Played:
    """A card was laid open on the pile."""

    seat: Seat
    card: Card
    option: Option


@dataclass(frozen=True, slots=True)
class Moved:
    """A marble went from place to place; the path ends with the last one."""

    seat: Seat
    marble: int
    start: Place
    target: Place
    path: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class CameOut:
    """A marble came out of its base to its start."""

    seat: Seat
    marble: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two marbles changed places."""

    seat: Seat
    marble: int
    start: Place
    other_seat: Seat
    other_marble: int
    other_start: Place


@dataclass(frozen=True, slots=True)
class Captured:
    """A marble was sent back to its base."""

    seat: Seat
    """Whose marble it is."""
    marble: int
    place: Place
    by: Seat


@dataclass(frozen=True, slots=True)
class CameHome:
    """A marble came from the ring into a home slot, 1 to 4."""

    seat: Seat
    marble: int
    slot: int


@dataclass(frozen=True, slots=True)
class Attacked:
    """A seat must discard a card."""

    seat: Seat
    victim: Seat


class DiscardReason(StrEnum):
    """Why a card is discarded."""

    ATTACK = "attack"
    NO_MOVE = "no_move"


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was laid on the pile without being played."""

    seat: Seat
    card: Card
    reason: DiscardReason


@dataclass(frozen=True, slots=True)
class Forfeited:
    """Steps of a seven that no marble can walk."""

    seat: Seat
    steps: int


@dataclass(frozen=True, slots=True)
class BonusDrawn:
    """A seat has drawn a card for a capture or for coming home."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NoBonus:
    """The deck was empty, so there is no card to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """A seat has the turn again for a capture or for coming home."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat has no cards and must let the other one play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Won:
    """All four marbles of a seat are home."""

    seat: Seat


Event: TypeAlias = (
    Shuffled
    | Dealt
    | RoundBegan
    | TurnBegan
    | Played
    | Moved
    | CameOut
    | Swapped
    | Captured
    | CameHome
    | Attacked
    | Discarded
    | Forfeited
    | BonusDrawn
    | NoBonus
    | ExtraTurn
    | Skipped
    | Won
)
