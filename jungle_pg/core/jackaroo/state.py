"""A moment of a game of Jackaroo."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from jungle_pg.core.jackaroo.cards import CARDS, Card, Hand, Option
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.track import OPENING, RED, Board
from jungle_pg.core.rulebook import CHANCE, Seat, opponent


class Phase(StrEnum):
    """What has to be decided next."""

    SHUFFLE = "shuffle"
    DEAL = "deal"
    CARD = "card"
    OPTION = "option"
    MARBLE = "marble"
    STEPS = "steps"
    REST = "rest"
    TARGET = "target"
    ATTACKED = "attacked"
    DRAW = "draw"
    OVER = "over"


LUCK: Final = frozenset({Phase.SHUFFLE, Phase.DEAL, Phase.DRAW})
PICKING: Final = frozenset({Phase.OPTION, Phase.MARBLE, Phase.STEPS, Phase.TARGET})
"""The phases in which the card is still in the hand, so nobody else knows of it."""

Hands: TypeAlias = tuple[Hand, Hand]


@dataclass(frozen=True, slots=True)
class Begun:
    """A card that is being played, and how far it has come."""

    card: Card
    option: Option | None = None
    marble: int | None = None
    """The marble that was chosen, 1 to 4."""
    left: int = 0
    """Steps of a seven that another marble has to walk."""
    bonus: bool = False
    """Whether the first part of a seven has earned a card and a turn."""


@dataclass(frozen=True, slots=True)
class JackarooState:
    """The board, the cards, and whose decision comes next; seen by a seat, some cards are backs."""

    rules: JackarooRules
    board: Board = OPENING
    hands: Hands = ((), ())
    deck: Hand = CARDS
    """Top first."""
    pile: Hand = ()
    """Played and discarded cards, oldest first."""
    round: int = 0
    turn: int = 0
    mover: Seat = RED
    """The seat that has the turn, also while the other one answers an attack."""
    phase: Phase = Phase.SHUFFLE
    begun: Begun | None = None
    captures: tuple[int, int] = (0, 0)
    """How many marbles of the other side each seat has captured."""
    winner: Seat | None = None

    @property
    def actor(self) -> Seat | None:
        if self.phase in LUCK:
            return CHANCE
        if self.phase is Phase.OVER:
            return None
        return opponent(self.mover) if self.phase is Phase.ATTACKED else self.mover

    @property
    def playing(self) -> Begun:
        """The card that is being played."""
        assert self.begun is not None
        return self.begun
