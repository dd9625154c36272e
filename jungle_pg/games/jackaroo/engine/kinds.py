"""Cards by what they do: suits matter for jacks and queens only, so there are fifteen kinds."""

from enum import IntEnum
from typing import Final

from jungle_pg.core.jackaroo.cards import CARDS, Card, colour_of, rank_of


class Kind(IntEnum):
    """A card as the computer player thinks of it."""

    ACE = 0
    TWO = 1
    THREE = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    BLACK_JACK = 10
    RED_JACK = 11
    BLACK_QUEEN = 12
    RED_QUEEN = 13
    KING = 14


_PLAIN: Final = {
    "A": Kind.ACE,
    "2": Kind.TWO,
    "3": Kind.THREE,
    "4": Kind.FOUR,
    "5": Kind.FIVE,
    "6": Kind.SIX,
    "7": Kind.SEVEN,
    "8": Kind.EIGHT,
    "9": Kind.NINE,
    "10": Kind.TEN,
    "K": Kind.KING,
}
_COURT: Final = {
    ("J", "black"): Kind.BLACK_JACK,
    ("J", "red"): Kind.RED_JACK,
    ("Q", "black"): Kind.BLACK_QUEEN,
    ("Q", "red"): Kind.RED_QUEEN,
}


def _kind_of(card: Card) -> Kind:
    rank = rank_of(card)
    return _PLAIN[rank] if rank in _PLAIN else _COURT[rank, colour_of(card)]


# Plain numbers: play-outs look them up millions of times.
KIND_OF: Final[dict[Card, int]] = {card: int(_kind_of(card)) for card in CARDS}
"""The kind of each card."""

FULL_DECK: Final = tuple(KIND_OF.values())
"""The kinds of all 52 cards."""

STEPS: Final = (1, 2, 3, -4, 5, 6, 0, 8, 9, 10, 0, 11, 12, 0, 13)
"""How far a marble walks with each kind; 0 where that is not all there is to it."""

ATTACKS: Final = frozenset({int(Kind.TEN), int(Kind.RED_QUEEN)})
COMES_OUT: Final = frozenset({int(Kind.ACE), int(Kind.TWO), int(Kind.KING)})
