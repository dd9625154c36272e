"""The 52 cards, and what each of them can do, as data."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

Card: TypeAlias = str
"""Rank and suit, like 7H or 10S; BACK where only the back is seen."""

Hand: TypeAlias = tuple[Card, ...]
"""Some cards in their order."""

BACK: Final[Card] = "?"

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = "SHDC"
CARDS: Final[Hand] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Spades, hearts, diamonds, clubs: a deck nobody has shuffled yet."""

SPLIT_STEPS: Final = 7
RUN_STEPS: Final = 13


class Option(StrEnum):
    """What a card can be played for."""

    MOVE = "move"
    OUT = "out"
    RUN = "run"
    SPLIT = "split"
    SWAP = "swap"
    ATTACK = "attack"


@dataclass(frozen=True, slots=True)
class Use:
    """One way to play a card, and how many steps it goes; below zero it goes back."""

    option: Option
    steps: int = 0


_OUT: Final = Use(Option.OUT)
_ATTACK: Final = Use(Option.ATTACK)

_USES_BY_RANK: Final = {
    "A": (Use(Option.MOVE, 1), _OUT),
    "2": (Use(Option.MOVE, 2), _OUT),
    "3": (Use(Option.MOVE, 3),),
    "4": (Use(Option.MOVE, -4),),
    "5": (Use(Option.MOVE, 5),),
    "6": (Use(Option.MOVE, 6),),
    "7": (Use(Option.SPLIT, SPLIT_STEPS),),
    "8": (Use(Option.MOVE, 8),),
    "9": (Use(Option.MOVE, 9),),
    "10": (Use(Option.MOVE, 10), _ATTACK),
    "K": (_OUT, Use(Option.RUN, RUN_STEPS)),
}
_USES_OF_COURT: Final = {
    ("J", "red"): (Use(Option.MOVE, 11),),
    ("J", "black"): (Use(Option.SWAP),),
    ("Q", "red"): (_ATTACK,),
    ("Q", "black"): (Use(Option.MOVE, 12),),
}


def rank_of(card: Card) -> str:
    """A, 2 to 10, J, Q or K."""
    return card[:-1]


def colour_of(card: Card) -> str:
    """Hearts and diamonds are red, spades and clubs black."""
    return "red" if card[-1] in "HD" else "black"


def _uses_of(card: Card) -> tuple[Use, ...]:
    rank = rank_of(card)
    by_colour = _USES_OF_COURT.get((rank, colour_of(card)))
    return _USES_BY_RANK[rank] if by_colour is None else by_colour


USES: Final[dict[Card, tuple[Use, ...]]] = {card: _uses_of(card) for card in CARDS} | {BACK: ()}
"""What each card can do, in the order in which it is offered."""


def use_of(card: Card, option: Option) -> Use | None:
    """The use of a card for an option, None when it has no such one."""
    return next((use for use in USES[card] if use.option is option), None)


def asks_for_option(card: Card) -> bool:
    """Whether a player is asked what the card is played for."""
    return len(USES[card]) > 1
