"""What a piece on a point is worth: its kind, and the place."""

from typing import Final

from jungle_pg.core.xiangqi.board import FILES, Point, file_of, rank_from
from jungle_pg.core.xiangqi.pieces import Kind, Piece

MATERIAL: Final = {
    Kind.GENERAL: 0,
    Kind.ADVISOR: 111,
    Kind.ELEPHANT: 102,
    Kind.HORSE: 430,
    Kind.CHARIOT: 1037,
    Kind.CANNON: 552,
    Kind.SOLDIER: 71,
}

PLACES: Final = {
    # It is safest at home, in the middle; each step up opens it to horses and cannons.
    Kind.GENERAL: """
          0   0   0   0  15
          0   0   0 -29 -30
          0   0   0 -41 -39
    """,
    # Side by side or one above the other they cover each other; up in the corners they do not.
    Kind.ADVISOR: """
          0   0   0  -8   0
          0   0   0   0  22
          0   0   0 -19   0
    """,
    Kind.ELEPHANT: """
          0   0  -1   0   0
          0   0   0   0   0
        -21   0   0   0  25
          0   0   0   0   0
          0   0 -11   0   0
    """,
    # Strong in the middle and beside the enemy palace, weak on the edge and in its own palace.
    Kind.HORSE: """
        -14 -32  -5  -8 -21
        -29  -1  -6   7 -58
         11   6  -4  21   4
          3   5  20   6  14
          5  21  30  27  24
          5  23  24  42  30
          9  35  24  52  32
         10  30  43  45  28
          4  18  38  24   9
         -7   1  14   7 -11
    """,
    # Out of the corner, on the river or on the ribs of the enemy palace.
    Kind.CHARIOT: """
        -43  22   5  11  -6
        -21   3  -5  17  -7
         -9  -5   0  18   4
          3  11   8  25  14
          9  16  12  29  21
          8  19  19  30  27
         11  19  31  37  34
         14  28  16  37  29
         13  23  21  29  35
          5  16  13  38  22
    """,
    # Behind a screen in the middle, or deep in the enemy's corner; rarely in between.
    Kind.CANNON: """
         -3  -4   5   7   8
          3   6   2   0   8
         13  11  -2  14  27
         -1 -13   6   1  15
         -5   3   3   0  17
          4  -5   1   1  26
         -3  -8   7  -3  14
          3   6   1  -8  -7
          6   9   2 -11 -14
         28  12  -6 -10 -13
    """,
    # Nothing at home; across the river it grows until it reaches the last line.
    Kind.SOLDIER: """
          0   0   0   0   0
          0   0   0   0   0
          0   0   0   0   0
          8   0 -34   0  41
          0   0  18   0  37
         32  58  63  67  75
         45  67  87  93 112
         54  82 108 127 123
         54  91 116 135 159
         10  19  29  33  46
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
