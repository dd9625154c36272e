"""What a player has won in games before: a trophy and points after the name on a plate."""

from typing import Final

from jungle_pg.stage.ops import DrawList, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.panel import sign
from jungle_pg.ui.plate_skins import SIDES

LETTERS: Final = 0.8
"""How large the points are, for each unit of the name's size."""

BEFORE: Final = 0.55
TROPHY: Final = 1.15
BETWEEN: Final = 0.2
"""The gaps before and after the trophy and its size, in sizes of the points."""


def score_ops(left: float, y: float, score: str, name_size: float, side: str) -> DrawList:
    """The trophy and the points, from where a name ends."""
    letters, paint = _letters(name_size), SIDES[side]
    x = left + letters * (BEFORE + TROPHY / 2)
    points = x + letters * (TROPHY / 2 + BETWEEN)
    return (
        sign("trophy", x, y, letters * TROPHY, paint.name, paint.face),
        Text(score, points, y, letters, paint.name, shadow=paint.shadow),
    )


def score_width(view: View, score: str, name_size: float) -> float:
    """What both take; nothing where there is no score."""
    letters = _letters(name_size)
    beside = letters * (BEFORE + TROPHY + BETWEEN)
    return beside + view.measure(score, letters) if score else 0.0


def _letters(name_size: float) -> int:
    return max(SMALLEST_TEXT_PX, round(name_size * LETTERS))
