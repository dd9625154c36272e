"""Where the hands of an example lie: in strips below and above what is seen of the board."""

from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.stage.layout import Rect
from jungle_pg.tables.zones import Zones

HAND: Final = 0.34
"""How high the room of a hand is, in widths of what is seen of the board."""
RAISED: Final = 0.45
"""Of that room: how far cards that are chosen reach over the board."""


def hand_rows(columns: int) -> int:
    """Rows of squares the room of a hand takes."""
    return max(1, round(columns * HAND))


def board_in(seen: Rect, strip: float, hands: tuple[Seat, ...]) -> Rect:
    """What is left for the board of all that is seen."""
    above, below = (strip if len(hands) > least else 0.0 for least in (1, 0))
    return seen.inset(0, above, 0, below)


def zones_in(seen: Rect, strip: float, hands: tuple[Seat, ...]) -> Zones | None:
    """The strips of the hands; one that is not seen is far away, where its cards go to."""
    if not hands:
        return None
    away = 0.0 if len(hands) > 1 else -2 * (seen.h + strip)
    places = {
        hands[0]: seen.from_bottom(strip * (1 + RAISED)),
        opponent(hands[0]): seen.from_top(strip).moved(0, away),
    }
    return Zones((places[0], places[1]), hands[0])
