"""The poster of Jungle: two great animals at the bank of a river, three small ones behind them."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import COLUMNS, ROWS
from jungle_pg.core.jungle.rulesets import TRADITIONAL
from jungle_pg.games.game import Poster
from jungle_pg.games.jungle.ground import ground_ops
from jungle_pg.games.jungle.pieces import badge_ops, body_ops
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite
from jungle_pg.stage.theme import INK
from jungle_pg.ui.svg import number, picture

SQUARES_ACROSS: Final = 4.0
CORNER: Final = (0.35, 2.6)
"""The place on the board that lies in the upper left corner, in squares."""

BEHIND: Final = (
    (Animal.RAT, "blue", 2.5, 1.2),
    (Animal.LEOPARD, "red", 0.7, 0.7),
    (Animal.WOLF, "blue", 3.2, 0.62),
)
"""Who, and where from the corner, in squares."""

SMALL: Final = 0.86
"""Of a square."""

IN_FRONT: Final = ((Animal.LION, "red", 0.30, 0.70, 0.52), (Animal.TIGER, "blue", 0.72, 0.74, 0.46))
"""Who, where in the picture, and how much of its width."""


def scene(area: Rect, appearance: Appearance) -> DrawList:
    """The bank with its animals."""
    square = round(area.w / SQUARES_ACROSS)
    x, y = (
        round(start - away * square) for start, away in zip((area.x, area.y), CORNER, strict=True)
    )
    field = Field(x, y, square, COLUMNS, ROWS)
    ops: list[Op] = [*ground_ops(TRADITIONAL, field, replace(appearance, coordinates=False))]
    for animal, side, right, down in BEHIND:
        at, size = (area.x + right * square, area.y + down * square), SMALL * square
        ops.append(Sprite("marks/shadow", at[0], at[1] + 0.02 * square, square, square))
        ops += body_ops(animal, side, *at, size, "picture")
        ops += badge_ops(animal, side, *at, size)
    for animal, side, right, down, share in IN_FRONT:
        at, size = (area.x + right * area.w, area.y + down * area.h), share * area.w
        ops.append(_shadow(at[0], at[1] + size * 0.47, size))
        ops += body_ops(animal, side, *at, size, "picture")
    return tuple(ops)


def _shadow(x: float, y: float, wide: float) -> Drawing:
    w, h = round(wide), round(wide * 0.24)
    ring = f'<ellipse cx="{number(w / 2)}" cy="{number(h / 2)}" rx="{number(w * 0.48)}"'
    svg = picture(w, h, f'{ring} ry="{number(h * 0.46)}" fill="{INK}" opacity="0.4"/>')
    return Drawing(svg, round(x - w / 2), round(y - h / 2), w, h)


JUNGLE_POSTER: Final = Poster(scene, "green", "title.logo", 1380 / 480)
