"""What a piece on a point is worth: its kind, and the place."""

from typing import Final

from jungle_pg.core.xiangqi.board import FILES, Point, file_of, rank_from
from jungle_pg.core.xiangqi.pieces import Kind, Piece

MATERIAL: Final = {
    Kind.GENERAL: 0,
    Kind.ADVISOR: 190,
    Kind.ELEPHANT: 190,
    Kind.HORSE: 430,
    Kind.CHARIOT: 950,
    Kind.CANNON: 460,
    Kind.SOLDIER: 80,
}

PLACES: Final = {
    # It is safest at home, in the middle; each step up opens it to horses and cannons.
    Kind.GENERAL: """
          0   0   0  -4   0
          0   0   0 -26 -18
          0   0   0 -40 -36
    """,
    # Side by side or one above the other they cover each other; up in the corners they do not.
    Kind.ADVISOR: """
          0   0   0   2   0
          0   0   0   0   6
          0   0   0 -10   0
    """,
    Kind.ELEPHANT: """
          0   0   2   0   0
          0   0   0   0   0
        -14   0   0   0  12
          0   0   0   0   0
          0   0  -4   0   0
    """,
    # Strong in the middle and beside the enemy palace, weak on the edge and in its own palace.
    Kind.HORSE: """
        -14 -16  -6 -10 -20
        -12  -4   4   2 -46
         -2   4  14   8   6
          0   8  12  16  10
          4  18  20  22  24
          8  22  24  28  26
         14  28  30  36  32
         10  30  42  44  28
          4  20  54  24   8
         -6   0  10   8 -12
    """,
    # Out of the corner, on the river or on the ribs of the enemy palace.
    Kind.CHARIOT: """
        -14   4   0  14  -6
          0   6   4  16  -4
         -4   6   2  16   6
          2   8   4  18  12
         12  16  14  24  20
         14  18  16  26  24
         12  16  14  28  28
         12  18  16  32  28
         16  24  22  36  34
         10  16  14  28  22
    """,
    # Behind a screen in the middle, or deep in the enemy's corner; rarely in between.
    Kind.CANNON: """
          0   2   4   8   8
          2   4   8  10  10
          6   4   6   8  18
          0   0   2   4  10
          0   0   2   4  12
          2   0   0   2  14
          2   0  -2   2  10
          4   4   0  -8 -10
          6   6   2 -10 -14
         18  16   4 -12 -16
    """,
    # Nothing at home; across the river it grows until it reaches the last line.
    Kind.SOLDIER: """
          0   0   0   0   0
          0   0   0   0   0
          0   0   0   0   0
          0   0   4   0  14
          6   0  14   0  20
         36  46  60  66  68
         46  66  84  96 100
         54  84 110 124 128
         56  90 124 150 160
         10  20  30  40  50
    """,
}
"""By rank from the own home line, and by file from the edge to the middle."""

_PLACES: Final = {kind: [int(word) for word in text.split()] for kind, text in PLACES.items()}
_ACROSS: Final = FILES // 2 + 1


def piece_value(piece: Piece, point: Point) -> int:
    """The worth of a piece on a point for its own side."""
    places, file = _PLACES[piece.kind], file_of(point)
    place = rank_from(piece.seat, point) * _ACROSS + min(file, FILES - 1 - file)
    return MATERIAL[piece.kind] + (places[place] if place < len(places) else 0)
