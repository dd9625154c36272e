"""The cards of Jackaroo King: 52 faces, a back, and small ones for lists.

All that matters stands in the left 60 units of a face, so that a fan of cards hides nothing.
"""

from typing import Final

from jungle_pg.core.jackaroo.cards import CARDS, RANKS, Option, Use, colour_of, rank_of
from jungle_pg.core.jackaroo.cards import USES as USES_OF_CARDS
from tools.art.colours import CREAM, CRIMSON, FOLIAGE, GOLD, INK
from tools.art.heads import head
from tools.art.jackaroo_badges import badge_at
from tools.art.jackaroo_carvings import crown
from tools.art.jackaroo_colours import SUIT_BLACK, SUIT_RED
from tools.art.jackaroo_glyphs import rank_at
from tools.art.leaves import broad
from tools.art.marks import paw
from tools.art.shapes import (
    Drawings,
    Picture,
    circle,
    definitions,
    group,
    linear,
    number,
    path,
    picture,
    placed,
    rect,
)

WIDTH: Final = 150
HEIGHT: Final = 210
BELOW: Final = 8
"""Room for the lower edge and the shadow of a card."""
AIR: Final = 4
"""Empty units all round a card, so that its edges stay smooth when it is turned."""
FACE: Final = "#FFFDF4"

SUITS: Final = {
    "H": "M50 92C10 64 4 42 8 28C13 10 38 8 50 30C62 8 87 10 92 28C96 42 90 64 50 92Z",
    "D": "M50 4C58 22 70 38 88 50C70 62 58 78 50 96C42 78 30 62 12 50C30 38 42 22 50 4Z",
    "S": "M50 5C58 24 92 38 92 62C92 82 68 86 57 72C58 84 62 90 68 95L32 95C38 90 42 84 43 72"
    "C32 86 8 82 8 62C8 38 42 24 50 5Z",
    "C": "M50 5C66 5 76 20 68 36C84 30 96 42 94 56C91 74 68 78 57 66C58 80 62 89 69 95L31 95"
    "C38 89 42 80 43 66C32 78 9 74 6 56C4 42 16 30 32 36C24 20 34 5 50 5Z",
}
"""In a box of 100 by 100."""
INKS: Final = {"red": SUIT_RED, "black": SUIT_BLACK}
TINTS: Final = {"red": "#FFE3DC", "black": "#E4E8EE"}
COURT: Final = {"J": "leopard", "Q": "tiger", "K": "lion"}
BADGES: Final = {
    Option.OUT: "out",
    Option.SPLIT: "split",
    Option.SWAP: "swap",
    Option.ATTACK: "attack",
    Option.RUN: "sweep",
}
BACK_LEAVES: Final = (
    *((18, 20, 133, 66, 34, "mid"), (22, 16, 108, 56, 26, "lit"), (16, 26, 163, 58, 28, "near")),
    *((132, 18, -133, 52, 28, "near"), (134, 16, -108, 44, 22, "mid")),
    *((75, 16, 180, 36, 20, "lime"), (62, 15, 206, 30, 16, "lit"), (88, 15, 154, 30, 16, "lit")),
)
"""The upper half of a back: where leaves grow, how they are turned, length, width, tone."""


def drawings() -> Drawings:
    """Every card, large and small, and what lies over and under one."""
    faces = {f"card_{name}": card(name) for name in CARDS}
    small = {f"small_{name}": small_card(name) for name in CARDS}
    backs = {"card_back": back(), "small_back": small_back()}
    every = faces | small | backs | {"card_dim": dim(), "chosen": chosen()}
    return {f"jackaroo/{name}.svg": drawn for name, drawn in every.items()}


def badges_of(name: str) -> tuple[str, ...]:
    """What a card can do beside going its number of steps."""
    return tuple(badge for use in USES_OF_CARDS[name] if (badge := _badge(use)))


def _badge(use: Use) -> str:
    if use.option is Option.MOVE:
        return "back" if use.steps < 0 else ""
    return BADGES[use.option]


def card(name: str) -> Picture:
    """The face of a card."""
    rank, suit, colour = rank_of(name), name[-1], colour_of(name)
    ink, badges = INKS[colour], badges_of(name)
    shapes = [_plate(FACE), rank_at(rank, 31, 35, 35, ink, 34), suit_at(suit, 31, 74, 27)]
    if rank in COURT:
        shapes.append(_court(rank, suit))
    else:
        shapes.append(circle(94, 106, 43, TINTS[colour]))
        if badges:
            shapes += [suit_at(suit, 118, 66, 20), badge_at(badges[0], 93, 107, 66)]
        else:
            shapes.append(suit_at(suit, 94, 107, 58))
    shapes += [badge_at(badge, 31, 116 + 44 * place, 40) for place, badge in enumerate(badges)]
    shapes.append(rank_at(rank, 125, 186, 22, ink, 24, turn=180))
    return _whole(*shapes)


def suit_at(suit: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A suit around a middle, in its colour."""
    place = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
    drawn = path(SUITS[suit], INKS[colour_of(RANKS[0] + suit)])
    return group(f"{place} scale({size / 100:.4g}) translate(-50 -50)", drawn)


def _court(rank: str, suit: str) -> str:
    """An animal in a frame: a page with a cap, a queen with a tiara, a king with a crown."""
    colour = colour_of(rank + suit)
    frame = rect(56, 40, 80, 126, 22, TINTS[colour], INKS[colour], 2.6)
    suits = suit_at(suit, 74, 150 if rank == "K" else 58, 19) + suit_at(suit, 118, 150, 19, 180)
    face = group("translate(96 108) scale(0.86) translate(-48 -48)", head(COURT[rank]))
    return frame + suits + face + HATS[rank]


HATS: Final = {
    "K": crown(96, 63, 0.52, GOLD, INK, 3.4),
    "Q": path("M80 72Q96 60 112 72L108 78Q96 68 84 78Z", GOLD, INK, 3)
    + circle(96, 65, 4.4, CRIMSON, INK, 2.4),
    "J": path("M74 77Q96 66 118 77L116 83Q96 73 76 83Z", "#3E74C4", INK, 3)
    + path("M112 76Q124 62 120 52Q110 58 108 73Z", "#7CC35A", INK, 2.6),
}


def _whole(*shapes: str) -> Picture:
    """A card with air around it."""
    size = (WIDTH + 2 * AIR, HEIGHT + BELOW + 2 * AIR)
    return picture(*size, *shapes, left=-AIR, top=-AIR)


def _plate(face: str) -> str:
    return (
        rect(6, 8, WIDTH - 8, HEIGHT - 4, 17, INK, alpha=0.3)
        + rect(2, 5, WIDTH - 4, HEIGHT - 4, 17, "#C7B184", INK, 4)
        + rect(2, 2, WIDTH - 4, HEIGHT - 5, 17, face, INK, 4)
        + rect(8.5, 8.5, WIDTH - 17, HEIGHT - 18, 11, line="#E6D6AE", width=2.2)
    )


def back() -> Picture:
    """Leaves round a crowned paw; the pattern is the same when it is turned by half."""
    w, h, leaves = WIDTH, HEIGHT, FOLIAGE["day"]
    green = linear("green", (0, 0), (0, h), (0, "#2F8A5E", 1), (1, "#175543", 1))
    half = "".join(
        placed(x, y, turn, broad(length, width, getattr(leaves, tone), 0.08, 2.6))
        for x, y, turn, length, width, tone in BACK_LEAVES
    )
    return _whole(
        definitions(green),
        _plate(CREAM),
        rect(11, 11, w - 22, h - 23, 10, "url(#green)", INK, 3),
        half,
        group(f"rotate(180 {number(w / 2)} {number((h - 1) / 2)})", half),
        rect(11, 11, w - 22, h - 23, 10, line=INK, width=3),
        rect(7, 7, w - 14, h - 15, 13, line=CREAM, width=5.5),
        circle(75, 107, 31, "#8A5A17", INK, 4),
        circle(75, 104, 31, GOLD, INK, 4),
        circle(75, 104, 24.5, line="#C98A1B", width=2.6),
        crown(75, 86.5, 0.26, INK),
        paw(75, 109, 1.12, INK),
    )


def dim() -> Picture:
    """What lies over a card that cannot be played."""
    shade = rect(2, 2, WIDTH - 4, HEIGHT - 5, 17, "#6B6458", alpha=0.55)
    return _whole(shade)


def chosen() -> Picture:
    """What lies under the card that is chosen: 14 units larger on all sides."""
    return picture(
        *(178, 240),
        rect(-11, -9, 172, 234, 25, INK, alpha=0.35),
        rect(-9, -9, 168, 228, 25, GOLD, INK, 3.5),
        left=-14,
        top=-14,
    )


def small_card(name: str) -> Picture:
    """A card for lists: rank and suit beside each other."""
    plate = rect(2, 2, 60, 41, 10, FACE, INK, 3.4)
    rank = rank_at(rank_of(name), 20, 22.5, 24, INKS[colour_of(name)], 25)
    return picture(64, 45, plate, rank, suit_at(name[-1], 45, 23, 22))


def small_back() -> Picture:
    """A hidden card for lists."""
    return picture(
        *(64, 45),
        rect(2, 2, 60, 41, 10, CREAM, INK, 3.4),
        rect(7.5, 7.5, 49, 30, 6, "#2F8A5E", INK, 2.4),
        circle(32, 22.5, 10, GOLD, INK, 2.4),
        paw(32, 23.5, 0.4, INK),
    )
