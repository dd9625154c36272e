"""The last dialog: the winner in a ray of light over a panel of words."""

from dataclasses import dataclass, replace
from functools import cache
from math import cos, radians, sin
from typing import Final

from jungle_pg.scenes.table.dialogs.result_words import ResultWords
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite
from jungle_pg.stage.scale import ASIDE, DIALOG, LARGE, TEXT, TITLE, XL, L
from jungle_pg.stage.view import View
from jungle_pg.ui.layout import Column, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.layout_solver import solve, wanted_size
from jungle_pg.ui.panel import panel_ops, plank_ops, sign
from jungle_pg.ui.placing import Paragraph, put, words_slot
from jungle_pg.ui.plank import plank_slot
from jungle_pg.ui.svg import circle, number, path, picture

STAGE: Final = 0.83 * ASIDE
"""How high the winner stands, two thirds of it over the panel."""

LIGHT: Final = "#FFE58A"
REACH: Final = 1.4
"""How long the rays are, for each unit of the winner's height."""
RAYS: Final = 15


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """Where everything is, in pixels."""

    whole: Rect
    """All that must be in the window."""
    stage: Rect
    """Where the winner stands."""
    panel: Rect
    plank: Rect
    at: Solved
    """Where the words and the buttons are."""


def result_layout(view: View, words: ResultWords, buttons: Part) -> ResultLayout:
    """The dialog in the middle of the window, as high as its words and buttons."""
    theme = view.theme
    lines = [Paragraph(words.verdict, LARGE, theme.text, "centre")]
    lines += [Paragraph(line, TEXT, theme.soft_text, "centre") for line in words.lines]
    texts = Column(tuple(words_slot(view, line) for line in lines))
    inside = Column((texts, buttons), gap=L, padding=(2 * XL, L, 2 * XL, XL))
    stage, plank = Slot("stage", least=(None, STAGE)), plank_slot(view, "plank", 4)
    behind = Column((Gap(least=(None, STAGE * 2 / 3)), Slot("panel", grow=1.0)))
    panel = Row((replace(behind, grow=1.0),), padding=(XL, 0.0, XL, 0.0))
    form = Stack((replace(panel, grow=1.0), Column((stage, plank, inside))))
    whole = view.window.centred(*map(view.px, wanted_size(form, DIALOG + 2 * XL)))
    at = solve(form, whole, view.zoom)
    return ResultLayout(whole, at["stage"], at["panel"], at["plank"], at)


def result_ops(
    view: View, layout: ResultLayout, heading: str, heroes: tuple[str, ...], has_trophy: bool
) -> DrawList:
    """Light, panel, leaves, winner, plank and words; the buttons are put in their places."""
    return (
        _light(layout.stage),
        *panel_ops(view, layout.panel),
        *_sprigs(view, layout),
        *_winner(view, layout.stage, heroes, has_trophy),
        *plank_ops(view, layout.plank, heading, size=TITLE),
        *put(view, layout.at),
    )


def _light(stage: Rect) -> Drawing:
    x, y = stage.middle
    reach = stage.h * REACH
    # Lower down they would lie behind the panel.
    size = round(2 * reach), round(reach + stage.h / 4)
    return Drawing(rays_picture(), round(x - reach), round(y - reach), *size)


def _sprigs(view: View, layout: ResultLayout) -> list[Op]:
    """Leaves behind the upper corners."""
    panel, unit = layout.panel, layout.stage.h
    w, h = round(unit * 0.66), round(unit * 0.56)
    name, y = f"ui/sprig_{view.theme.name}", panel.y + h * 0.06
    return [
        Sprite(name, panel.right + w * 0.23, y, w, h),
        Sprite(name, panel.x - w * 0.23, y, w, h, flip=True),
    ]


def _winner(view: View, stage: Rect, heroes: tuple[str, ...], has_trophy: bool) -> list[Op]:
    """The winner, or both sides of a draw, and the trophy."""
    (x, y), theme, is_pair = stage.middle, view.theme, len(heroes) > 1
    side = round(stage.h * (0.71 if is_pair else 0.95))
    ops: list[Op] = [
        Sprite(name, x + (side / 2 * place if is_pair else 0), y, side, side)
        for name, place in zip(heroes, (-1, 1), strict=False)
    ]
    if has_trophy:
        at = (x + stage.h * 0.39, y + stage.h * 0.29)
        ops.append(sign("trophy", *at, stage.h / 3, theme.text, theme.paper))
    return ops


@cache
def rays_picture() -> str:
    """The upper half of a wheel of light, fading outwards."""
    reach = STAGE * REACH
    middle = number(reach)
    fade = (
        f'<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="{middle}" cy="{middle}" '
        f'r="{middle}"><stop offset="0" stop-color="{LIGHT}" stop-opacity="0.85"/>'
        f'<stop offset="1" stop-color="{LIGHT}" stop-opacity="0"/></radialGradient>'
    )
    step = 360 / RAYS
    rays = "".join(_ray(reach, each * step, step * 0.46) for each in range(RAYS))
    return picture(
        2 * reach,
        reach + STAGE / 4,
        f"<defs>{fade}</defs>",
        path(rays, "url(#a)"),
        circle(reach, reach, reach * 0.73, "url(#a)"),
    )


def _ray(reach: float, angle: float, wide: float) -> str:
    ends = (
        f"{number(reach + cos(radians(way)) * reach)} {number(reach + sin(radians(way)) * reach)}"
        for way in (angle, angle + wide)
    )
    return f"M{number(reach)} {number(reach)}L{'L'.join(ends)}Z"
