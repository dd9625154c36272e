"""How the eight levels play Jackaroo."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.engine.jackaroo.search import Foresight
from jungle_pg.engine.jackaroo.weights import DOCUMENT, LEARNED, Weights


@dataclass(frozen=True, slots=True)
class Manner:
    """What a level goes by; the time it may take is that of every game."""

    weights: Weights
    luck: float = 0
    """The part of its plays that it leaves to luck."""
    foresight: Foresight | None = None
    """How far it looks ahead; None where it goes by first sight."""


MANNERS: Final = {
    1: Manner(DOCUMENT, luck=1),
    2: Manner(DOCUMENT, luck=0.55),
    3: Manner(DOCUMENT, luck=0.25),
    4: Manner(DOCUMENT),
    5: Manner(LEARNED, foresight=Foresight(worlds=2, plays=4, turns=2)),
    6: Manner(LEARNED, foresight=Foresight(worlds=8, plays=6, turns=4)),
    7: Manner(LEARNED, foresight=Foresight(worlds=32, plays=8, turns=5)),
    8: Manner(LEARNED, foresight=Foresight(worlds=300, plays=12, turns=5)),
}

OPEN_END: Final = Manner(LEARNED, foresight=Foresight(worlds=100_000, plays=12, turns=5))
"""As well as the limits allow."""
