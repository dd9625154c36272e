"""What a spot is worth to an animal beyond its way to the den, learned from self-play.

Rows from 9 down to 1 as the owner sees them, columns A to D; the other half is the mirror image.
Each kind of rivers has its own.
"""

from typing import Final

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Rivers

_INNER: Final = {
    Animal.RAT: """
           13  -56   72    0
           13   -1   37   23
           12    8    9   83
          -21  -27  -44  -30
          -16  -36  -71  -11
          -37    6  -20   25
          -11   -6   78    3
           38  -29   -5    3
          -47  -14  -24    0
    """,
    Animal.CAT: """
          -45   -2    8    0
           -3   40    1    0
           -9    2   -3   -1
          -38    0    0   77
          -24    0    0  109
           60    0    0  -12
          -44  -76 -107  -50
          -22   24   24   33
          -25   34   40    0
    """,
    Animal.DOG: """
          -37  -81    8    0
           18  -74   -9    0
           42  -12  -31   -3
           26    0    0  -62
           32    0    0  -43
           13    0    0  -41
          -26  -33   52   11
          -56   41  101   69
           32   63   34    0
    """,
    Animal.WOLF: """
          -18  -20   11    0
          -17   43   11    0
          -14  -10   12   -6
           17    0    0  -36
           36    0    0   -3
           36    0    0  -77
            0  -57  -20    6
           15    4   42   19
          -15   28  -10    0
    """,
    Animal.LEOPARD: """
           22   29   51    0
           16   58  -38  123
           21   54   70   72
           39    0    0   10
          -17    0    0  -38
            6    0    0  -31
           28  -50  -73  -50
          -31  -46  -39  -22
         -202 -122  107    0
    """,
    Animal.TIGER: """
          -14   -4  223    0
           14   15   29  190
           13   -8    9   29
          -24    0    0  -45
          -31    0    0   19
          -57    0    0   -2
          -61  -31  -43   26
          -46  -64   -5  -41
          -61   -7  -16    0
    """,
    Animal.LION: """
         -107 -107  389    0
          -80   -8   15  293
          -68    7   25   54
         -122    0    0 -140
         -131    0    0 -110
          -83    0    0  -53
            6   39   98   23
          -11   29   23   14
            2   -4  -27    0
    """,
    Animal.ELEPHANT: """
          -25  -86   23    0
           28 -106  -23   32
          -35   47    6   74
          -78    0    0  -56
          -98    0    0 -180
          -88    0    0  -70
          -55   23  103   82
          -31   96  136  145
           49   50   41    0
    """,
}

_EDGES: Final = {
    Animal.RAT: """
           10   24   18    0
           -2  -34   15   26
            2   34   38   33
          -11  -50   -7   51
           -8  -48  -51  -35
          -32    2  -24  -34
           -1    7   23   34
            0   19  -66  -89
           -3   42  -21    0
    """,
    Animal.CAT: """
            0   21    1    0
            0    3  -11    0
           -9  -10  -43  -10
            0    0  -12  -84
            0    0   20  -46
            0    0    3  -20
          -19   21   25   45
           14    0  111  -22
           -1   31   12    0
    """,
    Animal.DOG: """
            0    8    2    0
          -18  -20   15   11
          -31   14   22   21
            0    0  -37   24
            0    0  -43  -24
            0    0    8  -10
          -48   -6   23   23
          -10  -10  -19 -155
           -8  -76  -35    0
    """,
    Animal.WOLF: """
            2    5    9    0
            3   29   37   28
            0    3   46   59
            0    0   -3   62
            0    0   10   24
            0    0  -14   24
           11   29   -1   -3
          -43   70   34  -21
           -8   54    5    0
    """,
    Animal.LEOPARD: """
           -2   36   18    0
           -2  -42    8   20
            0    2  -10   -2
            0    0   39  -10
            0    0  -31   35
            0    0   -7  -63
          -46  -57  -92   32
            2  -60 -134  -30
          -11    0  -16    0
    """,
    Animal.TIGER: """
           -8   32    5    0
            3   32    9   10
          -58   25    5   26
            0    0    4   58
            0    0  -13    0
            0    0   -9   10
          -13  -13   25   17
          -56 -171   63    1
           15   51   78    0
    """,
    Animal.LION: """
         -121  -60  113    0
          -55  -49   16   64
           -3    1  -24   87
            0    0  -26  -15
            0    0   30   -5
            0    0    8   22
            4   -9   16    4
           13   81   16    2
            0   13    0    0
    """,
    Animal.ELEPHANT: """
            0   -6   31    0
            2  -30   40   27
            0  -10   91   55
            0    0  -90  -12
            0    0  -83 -100
            0    0 -108 -189
            4   15   10  -32
           11   61  101   43
          -28   35  114    0
    """,
}

PLACES: Final = {
    rivers: {animal: tuple(map(int, table.split())) for animal, table in tables.items()}
    for rivers, tables in ((Rivers.INNER, _INNER), (Rivers.EDGES, _EDGES))
}
"""By rivers, animal and place: nine rows of four."""
