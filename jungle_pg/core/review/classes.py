"""Which class a move has: by what it gave away, and by what else there was to play."""

from typing import Final

from jungle_pg.core.review.values import JudgedPosition, MoveClass

LOSSES: Final = (
    (0.0, MoveClass.BEST),
    (0.02, MoveClass.EXCELLENT),
    (0.05, MoveClass.GOOD),
    (0.10, MoveClass.INACCURACY),
    (0.20, MoveClass.MISTAKE),
)
"""The most that a move of each class gives away; a blunder gives away more."""

MISSED_FROM: Final = 0.10
"""What must be given away after a mistake of the other side that goes unpunished."""
UNPUNISHED: Final = (MoveClass.MISTAKE, MoveClass.BLUNDER)

KEPT: Final = 0.02
"""What a move that alone kept the result may give away at most."""
APART: Final = 0.10
"""By how much every other move must be worse, so that it would have been a mistake."""
WON: Final = 0.70
LOST: Final = 0.30
"""Chances from where on a game counts as won, and up to where as lost."""

DIGITS: Final = 4
"""A loss is told with so many, and a class follows from what is told."""


def loss_of(judged: JudgedPosition, after: float) -> float:
    """What a move gave away of the chance, where `after` is what it left."""
    return round(max(0.0, min(1.0, judged.chance - after)), DIGITS)


def class_by_loss(loss: float) -> MoveClass:
    """The class of a move of which nothing else is to be said."""
    return next((named for most, named in LOSSES if loss <= most), MoveClass.BLUNDER)


def class_of(
    judged: JudgedPosition,
    loss: float,
    *,
    is_book: bool = False,
    gave_material: bool = False,
    before: MoveClass | None = None,
) -> MoveClass:
    """The one class of a move; `before` is that of the move of the other side just before it."""
    if judged.choices == 1:
        return MoveClass.FORCED
    if is_book:
        return MoveClass.BOOK
    if kept_alone(judged, loss):
        return MoveClass.BRILLIANT if gave_material else MoveClass.GREAT
    if loss > MISSED_FROM and before in UNPUNISHED:
        return MoveClass.MISSED
    return class_by_loss(loss)


def kept_alone(judged: JudgedPosition, loss: float) -> bool:
    """Whether a move kept the result, and every other one would have changed it by a mistake."""
    if judged.second is None or loss > KEPT:
        return False
    is_alone = judged.chance - judged.second > APART
    return is_alone and _result(judged.chance) > _result(judged.second)


def _result(chance: float) -> int:
    """What a chance comes to in the end: 1 for a win, 0 for a draw, -1 for a loss."""
    return (chance >= WON) - (chance <= LOST)


def is_right(loss: float) -> bool:
    """Whether an answer is good enough for a retry, or for a card."""
    return loss <= LOSSES[2][0]
