"""Little boards of Jackaroo from a few words: marbles, hands, what is played, what is refused."""

from typing import Final, TypeAlias

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.jackaroo.rulebook import JackarooRulebook
from jungle_pg.core.jackaroo.rulesets import KING
from jungle_pg.core.jackaroo.state import Hands, JackarooState, Phase
from jungle_pg.core.jackaroo.text.position import parse_cards, parse_marbles, position_text
from jungle_pg.core.jackaroo.track import RED
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.book import Arrow, Example
from jungle_pg.games.values import Mark

Part: TypeAlias = tuple[int, int, int, int]

RULEBOOK: Final = JackarooRulebook()

NEAR: Final[Part] = (1, 6, 7, 4)
"""Red's corner: base, home, start, and the nodes 45 to 8."""
NEARER_HALF: Final[Part] = (1, 4, 7, 6)
"""The same with deck and pile."""
LEFT: Final[Part] = (0, 4, 7, 6)
"""The nodes 46 to 13, with deck and pile."""
RIGHT: Final[Part] = (1, 4, 9, 6)
"""The nodes 38 to 9, with deck and pile."""
CLEARING: Final[Part] = (1, 3, 8, 4)
"""Deck and pile, with room for hands above and below."""

AT_BASE: Final = "B,B,B,B"
NOTHING: Final = "-"
PLAYED: Final = 11
"""Cards that lie on the pile, unless it is said what lies there."""
STRIDE: Final = 23
"""A deck is counted off by this number, so that it looks shuffled and is always the same."""


def position_of(
    red: str,
    yellow: str = AT_BASE,
    hand: str = NOTHING,
    other: str = NOTHING,
    *,
    deck: str = NOTHING,
    pile: str = "",
    mover: Seat = RED,
    number: int = 1,
    phase: Phase = Phase.CARD,
) -> str:
    """The text of a position; `deck` lies on top of the deck, `number` is that of the round.

    Without other words some cards have been played already.
    """
    hands: Hands = (parse_cards(hand), parse_cards(other))
    top = parse_cards(deck)
    given = {*hands[0], *hands[1], *top, *(parse_cards(pile) if pile else ())}
    shuffled = [CARDS[place * STRIDE % len(CARDS)] for place in range(len(CARDS))]
    rest = tuple(card for card in shuffled if card not in given)
    laid = parse_cards(pile) if pile else rest[-PLAYED:]
    lower = tuple(card for card in rest if card not in laid)
    board = parse_marbles(red), parse_marbles(yellow)
    state = JackarooState(
        KING, board, hands, (*top, *lower), laid, number, turn=1, mover=mover, phase=phase
    )
    return position_text(state)


def sketch(
    position: str,
    line: str = "",
    *,
    part: Part | None = NEAR,
    hands: tuple[Seat, ...] = (RED,),
    refused: str = "",
    marks: tuple[Mark, ...] = (),
) -> Example:
    """Decisions like `card:5S marble:1`, and ways like `45>50` that cannot be gone."""
    arrows = tuple(_refused(way) for way in refused.split())
    return Example(position, arrows, marks, part, tuple(line.split()), hands)


def _refused(way: str) -> Arrow:
    start, _, end = way.partition(">")
    return Arrow(start, end, "refused", is_leap=True)
