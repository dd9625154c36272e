"""A hand as a fan of cards in a rectangle: where each card is, and which one is at a point."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Card
from jungle_pg.games.jackaroo.hand.cards import (
    CHOSEN,
    PICTURE,
    PROPORTION,
    TAG,
    TAG_UP,
    WIDTH,
    CardPose,
    card_ops,
)
from jungle_pg.stage.easing import mix
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList

USUAL: Final = 5
"""Cards that lie as far apart as they like; more of them share the same room."""
TURN: Final = 5.0
"""Degrees from a card to the next one, clockwise in a hand that is held."""

SPREAD: Final = 88 / 172
BOW: Final = 5 / 172
LIFT: Final = 66 / 172
"""Of a held hand, in widths of a card: from card to card, how far outer ones sink (times the
square of their place), how far a chosen one comes out."""
HUNG_SPREAD: Final = 62 / 92
HUNG_BOW: Final = 3.5 / 92
"""The same of a hand that hangs, whose outer cards rise."""

MOST: Final = (USUAL - 1) / 2
"""How far the outermost card is from the middle of a hand."""
TAG_OVER: Final = TAG / 2 + TAG_UP + 0.02
"""How far tags reach over the upper edge of a card that is turned a little."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card in a hand, and how it is shown there."""

    card: Card
    is_dim: bool = False
    tags: tuple[str, ...] = ()
    is_chosen: bool = False
    raised: float = 0.0
    """How far it has come out of the hand, 1 is as far as a chosen card."""


@dataclass(frozen=True, slots=True)
class Fan:
    """The room of a hand; the hand of who sits opposite hangs from above."""

    rect: Rect
    hangs: bool = False

    @property
    def width(self) -> float:
        """How wide a card is: as large as the room allows, however many there are."""
        across, down = self._reach()
        return max(1.0, min(self.rect.w / across, self.rect.h / down))

    @property
    def middle_x(self) -> float:
        """The line every hand is spread around."""
        return self.rect.x + self.rect.w / 2

    def place(self, index: int, count: int, raised: float = 0.0) -> CardPose:
        """Where a card of a hand is."""
        e, w = _away(index, count), self.width
        x = self.middle_x
        high = w * PROPORTION
        if self.hangs:
            y = self.rect.y + self._sink() * w + high / 2 - HUNG_BOW * w * e * e
            return CardPose(x + e * HUNG_SPREAD * w, y, w, TURN * e)
        y = self.rect.y + (LIFT + TAG_OVER) * w + high / 2 + BOW * w * e * e
        angle, up = radians(TURN * e), raised * LIFT * w
        at = (x + e * SPREAD * w + sin(angle) * up, y - cos(angle) * up)
        return CardPose(*at, w, -TURN * e)

    def places(self, held: Sequence[Held]) -> tuple[CardPose, ...]:
        """Where all cards are, from left to right."""
        count = len(held)
        return tuple(self.place(index, count, each.raised) for index, each in enumerate(held))

    def seen_at(self, index: int, count: int) -> tuple[float, float]:
        """The middle of what the next card leaves to be seen of a card."""
        pose = self.place(index, count)
        if index == count - 1:
            return pose.x, pose.y
        spread = HUNG_SPREAD if self.hangs else SPREAD
        left = spread * (_away(index + 1, count) - _away(index, count))
        return pose.at((min(1.0, left) - 1) / 2, 0)

    def card_at(self, x: float, y: float, held: Sequence[Held]) -> int | None:
        """The uppermost card at a point of the screen, counted from the left."""
        places = self.places(held)
        found = (index for index in reversed(range(len(places))) if places[index].holds(x, y))
        return next(found, None)

    def _reach(self) -> tuple[float, float]:
        """How wide and high the room of a usual hand is, in widths of a card.

        The outermost cards reach furthest to the sides and down, the middle one up.
        """
        if self.hangs:
            wide, high = _turned(*PICTURE)
            return 2 * MOST * HUNG_SPREAD + wide, self._sink() + (PROPORTION + PICTURE[1]) / 2
        wide, high = _turned(*(side / WIDTH for side in CHOSEN))
        aside = sin(radians(TURN * MOST)) * LIFT
        below = PROPORTION / 2 + BOW * MOST * MOST + high / 2
        return 2 * (MOST * SPREAD + aside) + wide, LIFT + TAG_OVER + below

    def _sink(self) -> float:
        """How much higher than the middle card of a hanging hand its outer ones reach."""
        _, high = _turned(*PICTURE)
        return HUNG_BOW * MOST * MOST + (high - PROPORTION) / 2


def fan_ops(fan: Fan, held: Sequence[Held]) -> DrawList:
    """A hand from left to right, each card over the one before it."""
    return tuple(
        op for each, pose in zip(held, fan.places(held), strict=True) for op in held_ops(each, pose)
    )


def held_ops(held: Held, pose: CardPose) -> DrawList:
    """A card of a hand in a pose."""
    return card_ops(held.card, pose, is_dim=held.is_dim, is_chosen=held.is_chosen, tags=held.tags)


def plain(cards: Sequence[Card]) -> tuple[Held, ...]:
    """Cards of which nothing more is shown than themselves."""
    return tuple(Held(card) for card in cards)


def hidden(count: int) -> tuple[Held, ...]:
    """The backs of a hand that somebody else holds."""
    return plain((BACK,) * count)


def between(start: CardPose, end: CardPose, t: float) -> CardPose:
    """A card on the straight way from one place to another; its picture stays one size."""
    if t <= 0 or start == end:
        return start
    width = max(start.width, end.width)
    wide_px = start.width * start.size, end.width * end.size
    return CardPose(
        mix(start.x, end.x, t),
        mix(start.y, end.y, t),
        width,
        mix(start.angle, end.angle, t),
        size=mix(*wide_px, t) / width,
    )


def _away(index: int, count: int) -> float:
    """How far a card is from the middle of its hand; a large hand lies closer together."""
    d = index - (count - 1) / 2
    return d if count <= USUAL else d * (USUAL - 1) / (count - 1)


def _turned(wide: float, high: float) -> tuple[float, float]:
    """The room of a rectangle that is turned as far as an outermost card."""
    c, s = cos(radians(TURN * MOST)), sin(radians(TURN * MOST))
    return wide * c + high * s, high * c + wide * s
