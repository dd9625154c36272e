"""Deck and pile on the clearing in the middle of the board, each with its count on a plank."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Card
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.games.jackaroo.hand.cards import PROPORTION, CardPose, card_ops
from jungle_pg.games.jackaroo.holes import DECK, PILE, Point, units_px
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.theme import INK, Theme
from jungle_pg.stage.view import SMALLEST_TEXT_PX
from jungle_pg.ui.svg import picture, rect

CARD: Final = 98
"""How wide a card on the board is, in units of the board."""
CARDS_A_LAYER: Final = 13
LAYER_UP: Final = 3
TURNS: Final = (2.0, -7.0, 9.0, -3.0, 6.0)
"""How cards of the pile lie, one after the other."""
SEEN: Final = 3
"""Cards of the pile that can be seen at least in part."""

PLANK: Final = (60, 34)
PLANK_DOWN: Final = 84
LETTERS: Final = 19
PLANKS_APART: Final = 2
LARGEST_PLANK: Final = 2.5
"""How much larger than usual a plank may be on a small board; below that there is none."""


@dataclass(frozen=True, slots=True)
class Piles:
    """What is seen of deck and pile: how many cards, and the uppermost open ones."""

    deck: int
    pile: int
    open: tuple[Card, ...]

    @property
    def first_open(self) -> int:
        """The number of the lowest open card, counted from the bottom of the pile."""
        return self.pile - len(self.open)


def piles_of(state: JackarooState) -> Piles:
    """What is seen of the cards on the board."""
    return Piles(len(state.deck), len(state.pile), state.pile[-SEEN:])


def deck_pose(count: int, field: Field) -> CardPose:
    """Where the uppermost card of the deck lies."""
    layers = max(1, ceil(count / CARDS_A_LAYER))
    return _pose(DECK, (2 - LAYER_UP * (layers - 1)), field, 0.0)


def pile_pose(number: int, field: Field) -> CardPose:
    """Where a card of the pile lies, by its number from the bottom."""
    return _pose(PILE, 0.0, field, TURNS[number % len(TURNS)])


@lru_cache(maxsize=32)
def piles_ops(piles: Piles, field: Field, appearance: Appearance) -> DrawList:
    """Both heaps with their counts."""
    ops: list[Op] = []
    for layer in range(ceil(piles.deck / CARDS_A_LAYER)):
        ops += card_ops(BACK, deck_pose(1 + layer * CARDS_A_LAYER, field))
    for place, card in enumerate(piles.open):
        ops += card_ops(card, pile_pose(piles.first_open + place, field))
    ops += _count(piles.deck, DECK, field, appearance)
    ops += _count(piles.pile, PILE, field, appearance)
    return tuple(ops)


def tops_ops(piles: Piles, field: Field) -> DrawList:
    """The uppermost card of each heap, for a board too small for more."""
    deck = card_ops(BACK, deck_pose(1, field)) if piles.deck else ()
    pile = card_ops(piles.open[-1], pile_pose(piles.pile - 1, field)) if piles.open else ()
    return (*deck, *pile)


def _pose(point: Point, down: float, field: Field, angle: float) -> CardPose:
    """A card on a place of the clearing."""
    x, y = _middle(point, field)
    w = units_px(CARD, field)
    return CardPose(x, y + units_px(down, field) + w * PROPORTION * 0.02, w, angle)


def _middle(point: Point, field: Field) -> tuple[float, float]:
    """A point of the screen that is the same from both seats."""
    unit = units_px(1, field)
    return field.x + point[0] * unit, field.y + point[1] * unit


def _count(count: int, point: Point, field: Field, appearance: Appearance) -> DrawList:
    """A number on a plank below a heap, readable on small boards too."""
    usual_px = units_px(LETTERS, field)
    larger = max(1.0, SMALLEST_TEXT_PX / usual_px)
    if larger > LARGEST_PLANK:
        return ()
    x, y = _middle(point, field)
    # However large the numbers are, the planks lie beside each other.
    wide = min(PLANK[0], (PILE[0] - DECK[0] - PLANKS_APART) / larger)
    w, h = (units_px(side * larger, field) for side in (wide, PLANK[1]))
    y += units_px(PLANK_DOWN, field)
    plank = Drawing(_plank(appearance.theme, wide), x - w / 2, y - h / 2, w, h)
    words = (str(count), x, y - units_px(1.5, field), round(usual_px * larger))
    theme = appearance.theme
    return plank, Text(*words, theme.wood_text, "centre", theme.wood_shadow)


@lru_cache(maxsize=8)
def _plank(theme: Theme, wide: float) -> str:
    lip = rect(2, 4, wide - 4, 28, 12, "#5F3B20", INK, 3)
    return picture(wide, PLANK[1], lip, rect(2, 2, wide - 4, 26, 12, theme.plank, INK, 3))
