"""The marbles of Jackaroo away from the board: they look one way, and none is ever lost."""

from typing import Final

from jungle_pg.games.piece_box import PieceBox

JACKAROO_BOX: Final = PieceBox()
