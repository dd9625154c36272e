"""Boards as paintings: pictures placed in hundredths of a square, and the shadow below them."""

from typing import Final

from jungle_pg.games.values import Field
from jungle_pg.stage.easing import swing
from jungle_pg.stage.ops import Colour, Slab, Sprite
from jungle_pg.ui.svg import picture, rect

STEP_S: Final = 0.125
"""It moves by less than a pixel in a shorter time."""

DRIFT: Final = 8
"""How far it goes to each side, in hundredths of a square."""
DRIFT_S: Final = 5.2
FAINTEST: Final = 0.56
GLIMMER_S: Final = 3.7
LIGHT_STEPS: Final = 16


def light_at(time_s: float, square: int) -> tuple[int, int]:
    """Pixels the light is to the right, and its alpha."""
    drift_px = round(DRIFT * swing(time_s, DRIFT_S) * square / 100)
    light = FAINTEST + (1 - FAINTEST) * (1 + swing(time_s, GLIMMER_S)) / 2
    return drift_px, round(255 * round(light * LIGHT_STEPS) / LIGHT_STEPS)


LOGS: Final = 60
"""So far the logs reach beyond the squares, in hundredths of a square."""

LABEL_INK: Final = "#FFF4DC"
LABEL_SHADOW: Final = "#3B2A22"
SMALLEST_LABEL_PX: Final = 13
LARGEST_LABEL: Final = 0.31
"""Letters that fill the width of a log, in squares."""

GRASS: Final = {"day": "#BBDD8F", "night": "#4F7F72"}
"""What is seen of the ground until its picture is there."""

SHADOW_EDGE: Final = 80
"""So much of the shadow on each side comes in sight; the rest lies under the ground."""


def layer(
    field: Field, name: str, x: float, y: float, w: float, h: float, *, flip: bool = False
) -> Sprite:
    """A picture whose place and size are in hundredths of a square."""
    unit = field.square / 100
    middle_x, middle_y = field.x + (x + w / 2) * unit, field.y + (y + h / 2) * unit
    return Sprite(name, middle_x, middle_y, w * unit, h * unit, flip=flip)


def framed(field: Field, name: str) -> Sprite:
    """The picture of the logs around a board."""
    w, h = 100 * field.columns, 100 * field.rows
    return layer(field, name, -LOGS, -LOGS, w + 2 * LOGS, h + 2 * LOGS)


def label_px(share: float, square: int, letters: float) -> int:
    """The size of coordinates that usually are a share of a square: readable, and on their log."""
    return max(SMALLEST_LABEL_PX, round(min(share * letters, LARGEST_LABEL) * square))


def board_shadow(field: Field, fill: Colour) -> Slab:
    """The shadow of a board, of which only the edges are drawn."""
    unit = field.square / 100
    side_px = round((2 * SHADOW_EDGE + 8) * unit)
    side = side_px / unit
    svg = picture(side, side, rect(24, 34, side - 48, side - 48, 26, "#12302A", alpha=0.34))
    w, h = 100 * field.columns + 2 * LOGS, 100 * field.rows + 2 * LOGS
    place = (field.x - LOGS * unit, field.y - LOGS * unit, w * unit, h * unit)
    return Slab(svg, side_px, side_px, round(SHADOW_EDGE * unit), fill, *place)
