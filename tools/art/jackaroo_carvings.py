"""What is cut into the wood of Jackaroo King: a crown between leaves, a crown alone, arrows."""

from typing import Final

from tools.art.jackaroo_colours import Trunk
from tools.art.shapes import circle, group, moved, path, placed, stroke

CROWN: Final = "M-34 20L-40 -16L-19 0L0 -28L19 0L40 -16L34 20Z"
LEAF: Final = "M0 0C-20 -13.8 -14 -36.8 0 -46C14 -36.8 20 -13.8 0 0Z"
LEAF_RIB: Final = "M0 -5.5L0 -36.8"
SPRAY: Final = ((30, 52, 74), (42, 38, 46), (52, 16, 22), (56, -10, 2))
"""Where the leaves of the right half grow, and how they are turned."""
STALKS: Final = "M0 58C34 54 58 30 58 -12M0 58C-34 54 -58 30 -58 -12"
CHEVRONS: Final = "M-9 8L0 0L-9 -8M3 8L12 0L3 -8"


def crown(x: float, y: float, scale: float, fill: str, line: str = "", width: float = 0) -> str:
    """A crown with three points around a middle."""
    return path(moved(CROWN, x, y, scale), fill, line, width)


def carving(trunk: Trunk, scale: float) -> str:
    """A crown between two sprays of leaves, around (0, 0)."""
    lit, cut = trunk.lit, trunk.cut
    leaves = "".join(_leaf(trunk, x, y, turn) + _leaf(trunk, -x, y, -turn) for x, y, turn in SPRAY)
    jewels = circle(0, -4, 4, lit) + circle(-13, 6, 3, lit) + circle(13, 6, 3, lit)
    kings = crown(0, 2.5, 0.82, lit) + crown(0, 0, 0.82, cut)
    return group(f"scale({scale})", leaves, stroke(STALKS, cut, 4), kings, jewels)


def chevrons(trunk: Trunk) -> str:
    """Two strokes that point to the right, around (0, 0)."""
    lower = moved(CHEVRONS, 0, 2)
    return stroke(lower, trunk.lit, 4.5, 0.8) + stroke(CHEVRONS, trunk.cut, 4.5)


def _leaf(trunk: Trunk, x: float, y: float, turn: float) -> str:
    return placed(
        *(x, y, turn),
        path(moved(LEAF, 0, 2.5), trunk.lit, alpha=0.6),
        path(LEAF, trunk.cut),
        stroke(LEAF_RIB, trunk.lit, 2.2, 0.7),
    )
