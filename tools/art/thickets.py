"""Leaves that lean in from the sides and corners of the window."""

import random
from dataclasses import dataclass
from typing import Final, Literal

from tools.art.colours import Foliage
from tools.art.leaves import broad, frond, monstera
from tools.art.shapes import Picture, picture, placed

Kind = Literal["torn", "smooth", "monstera", "palm"]
ToneName = Literal["near", "mid", "lit", "lime"]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf of a thicket: its foot, how it is turned, its size; `flip` -1 mirrors it."""

    kind: Kind
    x: float
    y: float
    turn: float
    length: float
    width: float
    tone: ToneName
    flip: float = 1.0


LEFT: Final = (
    Leaf("palm", -40, 250, 66, 400, 150, "mid"),
    Leaf("palm", -40, 900, 62, 420, 150, "mid", -1),
    Leaf("torn", -50, 470, 84, 390, 150, "near"),
    Leaf("torn", -50, 640, 46, 380, 150, "mid"),
    Leaf("smooth", -40, 340, 112, 300, 110, "lit"),
    Leaf("monstera", -40, 820, 78, 280, 250, "near"),
    Leaf("smooth", -30, 700, 116, 270, 96, "lit"),
    Leaf("smooth", -30, 540, 64, 260, 84, "lime"),
    Leaf("monstera", -46, 160, 100, 250, 220, "near"),
    Leaf("smooth", -30, 960, 72, 250, 90, "lit"),
)
TOP_LEFT: Final = (
    Leaf("palm", 20, -30, 128, 520, 170, "mid"),
    Leaf("palm", -20, 120, 104, 430, 150, "mid", -1),
    Leaf("torn", 230, -40, 160, 330, 130, "mid"),
    Leaf("torn", -40, 40, 116, 430, 160, "near"),
    Leaf("monstera", 90, -30, 150, 290, 250, "near"),
    Leaf("smooth", 330, -40, 172, 220, 84, "lit"),
    Leaf("smooth", -30, 200, 122, 250, 90, "lit"),
    Leaf("smooth", 160, -30, 138, 270, 88, "lime"),
    Leaf("monstera", -30, -20, 132, 270, 230, "lit"),
)
BOTTOM_LEFT: Final = (
    Leaf("palm", 60, 560, 22, 470, 160, "mid"),
    Leaf("palm", -30, 420, 52, 430, 150, "mid"),
    Leaf("torn", -30, 470, 40, 440, 160, "near"),
    Leaf("torn", 240, 560, 14, 300, 120, "mid"),
    Leaf("monstera", 120, 570, 34, 290, 260, "near"),
    Leaf("smooth", -30, 380, 66, 260, 90, "lit"),
    Leaf("palm", 330, 570, 40, 260, 100, "lit"),
    Leaf("smooth", 180, 560, 54, 250, 84, "lime"),
    Leaf("monstera", -20, 560, 48, 280, 240, "lit"),
    Leaf("smooth", 360, 560, 18, 150, 60, "lit"),
)


def thicket(plan: tuple[Leaf, ...], width: float, height: float, leaves: Foliage) -> Picture:
    """Leaves over one another."""
    return picture(width, height, *(_grown(leaf, leaves) for leaf in plan))


def _grown(leaf: Leaf, leaves: Foliage) -> str:
    tones = {"near": leaves.near, "mid": leaves.mid, "lit": leaves.lit, "lime": leaves.lime}
    size = (leaf.length, leaf.width, tones[leaf.tone])
    if leaf.kind == "torn":
        seed = int(abs(leaf.x) + abs(leaf.y) + leaf.length) % 97
        shape = broad(*size, 0.08, notches=5, depth=0.42, seed=seed)
    elif leaf.kind == "smooth":
        shape = broad(*size, 0.1)
    elif leaf.kind == "monstera":
        shape = monstera(*size)
    else:
        shape = frond(*size, 0.28, 13)
    return placed(leaf.x, leaf.y, leaf.turn, shape, flip=leaf.flip)


def mirrored(plan: tuple[Leaf, ...], width: float, sway: float, seed: int) -> tuple[Leaf, ...]:
    """The same thicket for the other side, not quite alike."""
    luck = random.Random(seed)
    return tuple(
        Leaf(
            leaf.kind,
            width - leaf.x,
            leaf.y + luck.uniform(-sway, sway),
            -leaf.turn + luck.uniform(-6, 6),
            leaf.length * luck.uniform(0.92, 1.08),
            leaf.width,
            leaf.tone,
            -leaf.flip,
        )
        for leaf in plan
    )
