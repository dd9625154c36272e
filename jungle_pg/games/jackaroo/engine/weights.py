"""What counts for a computer player, as one value."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.jackaroo.track import NODES, SLOTS, WAY_TO_ENTRANCE


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each thing counts; the tables go by ways, and the base comes last."""

    own: tuple[float, ...]
    """What an own marble is worth where it stands."""
    their: tuple[float, ...]
    """What it costs that a marble of the other side stands where it stands."""
    settled: tuple[float, ...]
    """What the first, second ... marble is worth more that need not move any more."""
    all_out: float
    """What it is worth to have no marble in the base."""
    exposed: float
    """What a marble loses for each marble that could capture it."""
    exposed_step: float
    """What it loses besides for each step it has come."""
    threat: float
    """How much the same counts for marbles of the other side."""
    earned: float
    """A card and another turn."""
    hold: tuple[float, ...]
    """What each kind of card is worth in the hand."""
    holding: float
    """How much of that counts when a card is played."""
    attack_urgent: float
    """An attack while the other side is near its home, or could capture."""
    attack_idle: float
    """Any other attack."""
    tempo: float = 0
    """To have the turn."""
    more_cards: float = 0
    """To have a card more than the other side, whatever it is."""


def _document_table(out: float, home: float, deeper: float) -> tuple[float, ...]:
    ring = [out + way for way in range(NODES)]
    slots = [out + WAY_TO_ENTRANCE + home + deeper * (slot - NODES) for slot in SLOTS]
    return (*ring, *slots, 0)


DOCUMENT: Final = Weights(
    own=_document_table(out=40, home=60, deeper=5),
    their=_document_table(out=100, home=0, deeper=0),
    settled=(0, 0, 0, 0),
    all_out=0,
    exposed=6,
    exposed_step=0,
    threat=0,
    earned=0,
    hold=(90, 58, 30, 45, 34, 36, 80, 38, 40, 65, 70, 50, 48, 60, 100),
    holding=0.1,
    attack_urgent=80,
    attack_idle=5,
)
"""Captures before coming home, that before coming out, that before going ahead."""

_LEARNED: Final = (
    12, 8, 7, 7, 6, 5, 5, 5, 5, 6, 6, 6, 7,
    7, 7, 7, 8, 9, 11, 13, 13, 14, 14, 14, 14, 14,
    15, 18, 21, 24, 27, 30, 32, 34, 35, 36, 37, 38, 40,
    42, 44, 46, 48, 50, 51, 52, 53, 53, 54, 55, 57, 60,
    60, 64, 66, 68,
    0,
)  # fmt: skip

LEARNED: Final = Weights(
    own=_LEARNED,
    their=_LEARNED,
    settled=(2, 10, 40, 0),
    all_out=19,
    exposed=0,
    exposed_step=0.45,
    threat=1,
    earned=35,
    hold=(57, 54, 47, 50, 48, 47, 65, 49, 50, 51, 49, 50, 51, 48, 68),
    holding=1,
    attack_urgent=50,
    attack_idle=45,
    tempo=27,
    more_cards=-95,
)
"""Learned from games by a logistic regression over who won: 100 is a chance of 73 %."""
