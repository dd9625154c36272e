"""What a spot is worth to an animal beyond its way to the den, learned from self-play.

Rows from 9 down to 1 as the owner sees them, columns A to D; the other half is the mirror image.
Learned on the board with inner rivers, and used only there.
"""

from typing import Final

from jungle_pg.core.jungle.animals import Animal

_TABLES: Final = {
    Animal.RAT: """
          -3   23    0    0
          -1    4    3    0
          18    9   14    1
          -2  -28  -50    1
          -3  -34  -46  -11
          -6   -2  -31   -1
          15   -6    4    2
          52    6    0    0
           0   -2   -2    0
    """,
    Animal.CAT: """
         -21  -11    0    0
         -15    5    1    0
          -8   -3    0   -1
          -6    0    0    1
          -9    0    0   13
           3    0    0    1
         -31  -48  -16   42
         -19   58    5  -34
          14   42   26    0
    """,
    Animal.DOG: """
         -21  -26    0    0
           9  -11    0    0
          13   -1  -11    0
          -1    0    0    0
         -16    0    0   -4
          -8    0    0  -11
          11  -15   20  -11
          -2   18   37   25
           4   36   13    0
    """,
    Animal.WOLF: """
           0   11    0    0
           1   -1   -2    0
           2   -2    0   -1
           4    0    0  -28
          15    0    0  -16
          18    0    0  -75
          13  -51   42    1
          -2   -4   44   20
          -6  -10    8    0
    """,
    Animal.LEOPARD: """
          -5  -16    0    0
          -4   -4    4    0
          -1   -1    0   10
          -2    0    0  -26
          -2    0    0   23
          -5    0    0   25
          -5    2  -19    8
           4   12    2  -31
          -1   -3   -8    0
    """,
    Animal.TIGER: """
          -1    9    0    0
           3   28   26    0
           5    1   17   -7
          -1    0    0  -32
          -2    0    0  -44
         -15    0    0  -25
          31   50  -39   -7
           8   -9   30   -8
           5  -13   16    0
    """,
    Animal.LION: """
          -2  -57    0    0
           7  -33   25    0
           5   11   17   24
           5    0    0  -72
         -33    0    0  -41
         -26    0    0   -1
         -26   28  156   43
         -45   27   14   -4
           1  -26   -1    0
    """,
    Animal.ELEPHANT: """
           1  -22    0    0
           7    3   43    0
          32   16   16   12
          22    0    0    3
           4    0    0  -72
         -41    0    0  -71
         -27  -64   66  -18
         -19  -32   85   96
          -7   -6   -4    0
    """,
}

PLACES: Final = {animal: tuple(map(int, table.split())) for animal, table in _TABLES.items()}
"""By animal and place: nine rows of four."""
