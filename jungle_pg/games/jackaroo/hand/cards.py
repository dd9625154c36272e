"""A card of any size: its face or its back, turned, shaded, chosen, with tags on its edge."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Card
from jungle_pg.games.pose import whole
from jungle_pg.stage.ops import DrawList, Op, Sprite

WIDTH: Final = 150
HEIGHT: Final = 218
"""A card in its own units."""
AIR: Final = 4
"""Empty units around the card in its picture."""
PROPORTION: Final = HEIGHT / WIDTH
PICTURE: Final = ((WIDTH + 2 * AIR) / WIDTH, (HEIGHT + 2 * AIR) / WIDTH)
"""The size of the picture in widths of the card."""

CHOSEN: Final = (178, 240)
CHOSEN_UP: Final = 3
"""The light under a chosen card: its size, and how much higher than the card its middle is."""

TAG: Final = 0.30
TAG_UP: Final = 0.035
TAGS_AT: Final = (0.215, 0.525)
"""Tags in widths of a card: their size, their height over the upper edge, from the left one."""

SMALL: Final = (64, 45)
"""The picture of a card in a list."""

THINNEST: Final = 0.02
"""A card seen edge on is not drawn."""


@dataclass(frozen=True, slots=True)
class CardPose:
    """A card on the screen: its middle, its width, how it is turned and how it is shown."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    """Degrees, against the clock."""
    wide: float = 1.0
    """How much of its width is seen while it is turned over."""
    size: float = 1.0
    """How much larger it is shown than its width says."""
    alpha: float = 1.0

    def at(self, right: float, down: float) -> tuple[float, float]:
        """Where a point of the card is, in its widths from its middle."""
        across, below = right * self.width * self.size * self.wide, down * self.width * self.size
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        return self.x + across * c + below * s, self.y + below * c - across * s

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the screen lies on the card."""
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        across, below = (x - self.x) * c - (y - self.y) * s, (x - self.x) * s + (y - self.y) * c
        half = self.width * self.size / 2
        return abs(across) <= half * self.wide and abs(below) <= half * PROPORTION


def card_sprite(card: Card) -> str:
    """The picture of a card."""
    return "jackaroo/card_back" if card == BACK else f"jackaroo/card_{card}"


def small_sprite(card: Card) -> str:
    """The picture of a card in a list."""
    return "jackaroo/small_back" if card == BACK else f"jackaroo/small_{card}"


def card_ops(
    card: Card,
    pose: CardPose,
    *,
    is_dim: bool = False,
    is_chosen: bool = False,
    tags: tuple[str, ...] = (),
) -> DrawList:
    """A card; tags are `capture` and `home`."""
    if pose.wide < THINNEST:
        return ()
    ops: list[Op] = []
    if is_chosen:
        at = pose.at(0, -CHOSEN_UP / WIDTH)
        w, h = CHOSEN
        ops.append(_part("jackaroo/chosen", at, w / WIDTH, h / WIDTH, pose))
    ops.append(_part(card_sprite(card), (pose.x, pose.y), *PICTURE, pose))
    if is_dim:
        ops.append(_part("jackaroo/card_dim", (pose.x, pose.y), *PICTURE, pose))
    for tag, across in zip(tags, TAGS_AT, strict=False):
        at = pose.at(across - 0.5, -PROPORTION / 2 - TAG_UP)
        ops.append(_part(f"jackaroo/would_{tag}", at, TAG, TAG, pose))
    return tuple(ops)


def _part(name: str, at: tuple[float, float], wide: float, high: float, pose: CardPose) -> Sprite:
    """A picture that is turned, stretched and faint as its card is; sizes in widths of the card."""
    w, h = max(1, round(wide * pose.width)), max(1, round(high * pose.width))
    stretch = pose.size * pose.wide, pose.size
    return Sprite(name, *at, w, h, pose.angle, *stretch, whole(pose.alpha))


def card_key(card: Card) -> str:
    """The key of the name of a card."""
    return f"word.jackaroo.{card}"
