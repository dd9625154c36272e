"""Marks around places: what can be chosen, where it would lead, what was played last."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from jungle_pg.core.jackaroo.track import NODES, RED
from jungle_pg.games.jackaroo.holes import Spot, owner_of, parse_spot, place_of, units_px
from jungle_pg.games.jackaroo.numbers import is_count, is_name, name_ops
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.ui.upside_down import HALF_TURN

UNIT: Final = 62
"""Units of the board of a mark of size 1."""
SIZES: Final = {
    "last_from": 1.0,
    "last_to": 1.12,
    "sweep": 1.1,
    "capture": 1.16,
    "loss": 1.16,
    "pick": 1.28,
    "can": 1.26,
    "step": 1.0,
    "target": 1.0,
    "home": 1.1,
    "out": 1.1,
    "swap": 1.1,
    "shield": 0.4,
}
"""Marks of this game in the order they are drawn in; others are those of all games."""
LOW: Final = ("last_from", "last_to", "sweep", "capture", "loss", "pick", "can")
ALIASES: Final = {
    "selection": "pick",
    "hover": "can",
    "move": "target",
    "hint_from": "pick",
    "hint_to": "target",
    "prey": "capture",
}
"""What scenes of any game ask for, and what it is here."""
CHOOSING: Final = frozenset({"pick"})
"""Marks under marbles that are lifted."""

SHIELD_AT: Final = (20, -20)
"""Units of the board from the middle of a place to a shield."""
DIGIT: Final = 23
DIGIT_INK: Final = "#1F5F33"
STEPS: Final = re.compile(r"step([1-7])", re.ASCII)
"""`step3`: the place three steps on."""


def name_of(mark: Mark) -> str:
    """What a mark is in this game."""
    return "step" if STEPS.fullmatch(mark.name) else ALIASES.get(mark.name, mark.name)


def is_beside(mark: Mark) -> bool:
    """Whether a mark is on a card, a hand or a menu, not on a place of the board."""
    return ":" in mark.pick


def lifted_spots(marks: Iterable[Mark]) -> frozenset[Spot]:
    """The places whose marbles are lifted because they are chosen."""
    chosen = (mark for mark in marks if name_of(mark) in CHOOSING and not is_beside(mark))
    return frozenset(parse_spot(mark.pick) for mark in chosen)


def low_marks(marks: Sequence[Mark], field: Field) -> DrawList:
    """The marks under the marbles."""
    return _in_order((mark for mark in marks if name_of(mark) in LOW), field)


def high_marks(marks: Sequence[Mark], field: Field, appearance: Appearance) -> DrawList:
    """The marks over the marbles, and numbers over all."""
    names = sorted((mark for mark in marks if is_name(mark)), key=is_count)
    others = (mark for mark in marks if name_of(mark) not in LOW and mark not in names)
    written = (op for mark in names for op in name_ops(mark, field, appearance))
    return (*_in_order(others, field), *written)


def _in_order(marks: Iterable[Mark], field: Field) -> DrawList:
    order = list(SIZES)
    known = sorted(
        (mark for mark in marks if not is_beside(mark)),
        key=lambda mark: order.index(name_of(mark)) if name_of(mark) in SIZES else len(order),
    )
    return tuple(op for mark in known for op in _mark(mark, field))


def _mark(mark: Mark, field: Field) -> DrawList:
    name, spot = name_of(mark), parse_spot(mark.pick)
    is_own = name in SIZES
    side = max(2, round(units_px(UNIT * SIZES.get(name, 1.0), field)))
    x, y = field.middle(*place_of(spot))
    if name == "shield":
        x, y = x + units_px(SHIELD_AT[0], field), y + units_px(SHIELD_AT[1], field)
    turn = _turn(spot, field) if name == "sweep" else 0.0
    picture = f"jackaroo/mark_{name}" if is_own else f"marks/{name}"
    ops: list[Op] = [Sprite(picture, x, y, side, side, turn, mark.size, mark.size)]
    if steps := STEPS.fullmatch(mark.name):
        ops.append(_digit(steps[1], x, y, mark.size, field))
    return tuple(ops)


def _digit(digit: str, x: float, y: float, size: float, field: Field) -> Text:
    letters = max(1, round(units_px(DIGIT, field) * size))
    return Text(digit, x, y - units_px(1, field), letters, DIGIT_INK, "centre")


def _turn(spot: Spot, field: Field) -> float:
    """How a sign that points to the right is turned to point along the way at a place."""
    if spot < NODES:
        turn = -(180 + (spot + 1) * 360 / NODES)
    else:
        turn = 90.0 if owner_of(spot) == RED else -90.0
    return (turn + HALF_TURN if field.is_flipped else turn) % 360
