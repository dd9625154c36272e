"""The animals of Jungle away from the board."""

from typing import Final

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.games.jungle.pieces import body_ops
from jungle_pg.games.piece_box import PieceBox
from jungle_pg.stage.ops import DrawList


def _sample(x: float, y: float, size: float, style: str) -> DrawList:
    return body_ops(Animal.LION, "red", x, y, size, style)


JUNGLE_BOX: Final = PieceBox(("picture", "character", "both"), _sample)
