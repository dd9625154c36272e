"""What the places of pieces do not tell: room to move, and cannons that nothing stands before."""

from typing import Final

from jungle_pg.engine.xiangqi.guards import LINES
from jungle_pg.engine.xiangqi.tables import (
    FIRST_CANNON,
    FIRST_CHARIOT,
    FIRST_HORSE,
    NO_POINT,
    Row,
)

CHARIOT_ROOM: Final = [-30, -22, -15, -10, -6, -3, 0, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16]
"""By the number of empty points a chariot can go to."""

HORSE_ROOM: Final = [-26, -16, -8, -2, 2, 5, 8, 10, 12]
HOLLOW_FILE: Final = 70
"""A cannon that faces the general on its file: whatever steps between is its screen."""

HOLLOW_RANK: Final = 30
"""A cannon beside the general on its home line."""

FILE_STEP: Final = 9


def activity(rows: tuple[list[Row], ...], points: list[int], occupied: int) -> int:
    """What Red has more of it than Black."""
    return _activity(rows[0], points[:16], points[16], occupied) - _activity(
        rows[1], points[16:32], points[0], occupied
    )


def _activity(rows: list[Row], pieces: list[int], enemy: int, occupied: int) -> int:
    worth = 0
    row = rows[FIRST_CHARIOT]
    for point in pieces[FIRST_CHARIOT:FIRST_CANNON]:
        if point != NO_POINT:
            zone, ways = row[point]
            worth += CHARIOT_ROOM[len(ways[occupied & zone][0])]
    row = rows[FIRST_HORSE]
    for point in pieces[FIRST_HORSE:FIRST_CHARIOT]:
        if point != NO_POINT:
            zone, ways = row[point]
            worth += HORSE_ROOM[len(ways[occupied & zone][0])]
    lines = LINES[enemy]
    for point in pieces[FIRST_CANNON : FIRST_CANNON + 2]:
        gap = lines[point]
        if gap is not None and not occupied & gap:
            worth += HOLLOW_FILE if (point - enemy) % FILE_STEP == 0 else HOLLOW_RANK
    return worth
