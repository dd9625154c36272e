"""The little boards of the book of Jackaroo that show what happens with cards."""

from typing import Final

from jungle_pg.core.jackaroo.state import Phase
from jungle_pg.core.jackaroo.track import RED, YELLOW
from jungle_pg.games.book import Example
from jungle_pg.games.jackaroo.book.sketch import (
    AT_BASE,
    CLEARING,
    NEARER_HALF,
    position_of,
    sketch,
)

BOTH: Final = (RED, YELLOW)
FIRST_DEAL: Final = "AS,7D,5H,QC,KH,3S,10D,8C"
LONG_DEAL: Final = "6C,JS,2H,9D,4C,10S,AC,8H,QD,5S"


def attack() -> Example:
    """A red queen: the other one loses a card, the attacker plays another one."""
    position = position_of("12,B,B,B", "38,B,B,B", "QH,3S", "9D,KS,6C")
    line = "card:QH discard:6C card:3S marble:1"
    return sketch(position, line, part=(0, 3, 10, 4), hands=BOTH)


def attack_by_ten() -> Example:
    """A ten attacks instead of moving."""
    position = position_of("10,B,B,B", "40,B,B,B", "10S,5D", "AD,8C")
    line = "card:10S option:attack discard:8C card:5D marble:1"
    return sketch(position, line, part=(0, 3, 10, 4), hands=BOTH)


def deal() -> Example:
    """The first round: four cards for everybody."""
    position = position_of("0,B,B,B", "26,B,B,B", deck=FIRST_DEAL, pile="-",
                           number=0, phase=Phase.DEAL)  # fmt: skip
    return sketch(position, _dealt(FIRST_DEAL), part=CLEARING, hands=BOTH)


def long_deal() -> Example:
    """The third round: five cards."""
    position = position_of("12,B,B,B", "38,B,B,B", deck=LONG_DEAL, number=2, phase=Phase.DEAL)
    return sketch(position, _dealt(LONG_DEAL), part=CLEARING, hands=BOTH)


def discard() -> Example:
    """Nothing can be played, so a card is laid away."""
    position = position_of(AT_BASE, hand="5S,9D,QC", other="8D")
    return sketch(position, "discard:5S", part=NEARER_HALF)


def _dealt(cards: str) -> str:
    names = cards.split(",")
    half = len(names) // 2
    return f"deal:{','.join(names[:half])}|{','.join(names[half:])}"
