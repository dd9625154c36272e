"""What day and night look like, small: a piece of the board by each light."""

from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Group, Sprite
from jungle_pg.stage.scale import ICON
from jungle_pg.stage.theme import CREAM, INK
from jungle_pg.stage.view import View
from jungle_pg.ui.panel import sign
from jungle_pg.ui.svg import picture, rect

LIGHT_SHAPE: Final = 1.36
"""The width of the picture for each height."""
ICONS: Final = ("sun", "moon", "clock")
BOARD: Final = (2.28, 2.93)
"""The small board of which a part is seen, in heights of the picture."""
BOARD_TOP: Final = 0.65
"""What of it is above the picture, so that rivers and the grass before them are seen."""


def light_picture(view: View, number: int, area: Rect, script: str) -> DrawList:
    """A piece of the board by day, by night, and by half of each."""
    half = round(area.w / 2)
    left, right = area.from_left(half), area.inset(half, 0, 0, 0)
    by_light = (("day", "day"), ("night", "night"), ("day", "night"))[number]
    frame = picture(
        area.w / view.zoom,
        area.h / view.zoom,
        rect(1.5, 1.5, area.w / view.zoom - 3, area.h / view.zoom - 3, 4, "none",
             view.theme.wood_dark, 3),
    )  # fmt: skip
    return (
        _board(view, area, left, by_light[0]),
        _board(view, area, right, by_light[1]),
        Drawing(frame, area.x, area.y, area.w, area.h),
        sign(ICONS[number], *area.middle, view.px(ICON), INK, CREAM),
    )


def _board(view: View, area: Rect, shown: Rect, light: str) -> Group:
    """What is seen of a small board through a window."""
    air = round(view.px(2))
    window = shown.inset(air if shown.x == area.x else 0, air, 0 if shown.x == area.x else air, air)
    w, h = (round(side * area.h) for side in BOARD)
    x, y = area.middle[0], area.y - BOARD_TOP * area.h + h / 2
    board = Sprite(f"board/board_traditional_{light}", round(x), round(y), w, h)
    clip = (int(window.x), int(window.y), int(window.w), int(window.h))
    return Group(f"{light} {int(shown.x)}", (board,), clip=clip)
