"""Where the parts of the last dialog are: the winner in a ray of light over a panel of words."""

from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin
from typing import Final

from jungle_pg.scenes.table.dialogs.result_words import ResultWords
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite
from jungle_pg.stage.scale import TEXT, XL, L
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.layout import Column, Gap, Part, Row, Slot, Solved, Stack
from jungle_pg.ui.layout_solver import solve, wanted_size
from jungle_pg.ui.panel import panel_ops, plank_ops
from jungle_pg.ui.placing import Paragraph, put, words_slot
from jungle_pg.ui.svg import circle, number, path, picture

WIDTH: Final = 720.0
SIDE: Final = 48.0
OVERHANG: Final = 40.0
"""How far the plank stands over the panel at each side."""
RISE: Final = 160.0
"""How far the winner stands over the panel."""
TO_PLANK: Final = 88.0
PLANK: Final = 96.0
HEADING_SIZE: Final = 52
VERDICT: Final = 28.0
BOTTOM: Final = 44.0

HERO: Final = 236
HERO_UP: Final = 42
"""From the panel's upper edge to the winner's middle."""
PAIR: Final = 176
PAIR_APART: Final = 88
TROPHY: Final = 84
TROPHY_PLACE: Final = (96, 36)
"""To the right of the middle and below the panel's upper edge."""
SPRIG: Final = (164, 138)
SPRIG_PLACE: Final = (44, 60)

LIGHT: Final = "#FFE58A"
REACH: Final = 345
"""How long the rays are."""
CORE: Final = 253
RAYS_UP: Final = 30
"""From the panel's upper edge to where the rays come from."""
RAYS_LOW: Final = 54
"""What is drawn of them below that; the rest would lie behind the panel."""
RAY_STEP: Final = 24
RAY_WIDTH: Final = 11
"""Degrees."""


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """Where everything is, in pixels."""

    whole: Rect
    """All that must be in the window."""
    panel: Rect
    plank: Rect
    at: Solved
    """Where the words and the buttons are."""

    @property
    def light(self) -> tuple[float, float]:
        """Where the rays come from."""
        return self.panel.middle[0], self.panel.y


def result_layout(view: View, words: ResultWords, buttons: Part) -> ResultLayout:
    """The dialog in the middle of the window, as high as its words and buttons."""
    theme = view.theme
    lines = [Paragraph(words.verdict, VERDICT, theme.text, "centre")]
    lines += [Paragraph(line, TEXT, theme.soft_text, "centre") for line in words.lines]
    texts = Column(tuple(words_slot(view, line) for line in lines))
    side = OVERHANG + SIDE
    inside = Column((texts, buttons), gap=L, padding=(side, 0.0, side, BOTTOM))
    above, air = Gap(least=(None, TO_PLANK)), Gap(least=(None, L))
    written = Column((above, Slot("plank", least=(None, PLANK)), air, inside))
    panel = Row((Slot("panel", grow=1.0),), padding=(OVERHANG, 0.0, OVERHANG, 0.0))
    form = Column((Gap(least=(None, RISE)), Stack((panel, written))))
    wide = WIDTH + 2 * OVERHANG
    whole = view.window.centred(view.px(wide), view.px(wanted_size(form, wide)[1]))
    at = solve(form, whole, view.zoom)
    return ResultLayout(whole, at["panel"], at["plank"], at)


def result_needs(view: View, layout: ResultLayout) -> tuple[float, float]:
    """The room it takes in a window."""
    return layout.whole.w + view.px(XL), layout.whole.h + view.px(XL)


def result_ops(
    view: View, layout: ResultLayout, heading: str, heroes: tuple[str, ...], has_trophy: bool
) -> DrawList:
    """Light, panel, leaves, winner, plank and words; the buttons are put in their places."""
    return (
        _light(view, layout),
        *panel_ops(view, layout.panel),
        *_sprigs(view, layout.panel),
        *_stage(view, layout.panel, heroes, has_trophy),
        *plank_ops(view, layout.plank, heading, size=HEADING_SIZE),
        *put(view, layout.at),
    )


def _light(view: View, layout: ResultLayout) -> Drawing:
    x, y = layout.light
    left, top = round(x - view.px(REACH)), round(y - view.px(RAYS_UP + REACH))
    size = round(view.px(2 * REACH)), round(view.px(REACH + RAYS_LOW))
    return Drawing(rays_picture(), left, top, *size)


def _sprigs(view: View, panel: Rect) -> list[Op]:
    """Leaves behind the upper corners."""
    w, h = (round(view.px(side)) for side in SPRIG)
    name = f"ui/sprig_{view.theme.name}"
    away, up = (view.px(units) for units in SPRIG_PLACE)
    y = panel.y - up + h / 2
    return [
        Sprite(name, panel.right - away + w / 2, y, w, h),
        Sprite(name, panel.x + away - w / 2, y, w, h, flip=True),
    ]


def _stage(view: View, panel: Rect, heroes: tuple[str, ...], has_trophy: bool) -> list[Op]:
    """The winner, or both sides of a draw, and the trophy."""
    x, top = panel.middle[0], panel.y
    is_pair = len(heroes) > 1
    side = round(view.px(PAIR if is_pair else HERO))
    apart = view.px(PAIR_APART) if is_pair else 0.0
    y = top - view.px(HERO_UP)
    ops: list[Op] = [
        Sprite(name, x + apart * place, y, side, side)
        for name, place in zip(heroes, (-1, 1), strict=False)
    ]
    if has_trophy:
        right, down = (view.px(units) for units in TROPHY_PLACE)
        theme = view.theme
        cup = icon("trophy", x + right, top + down, view.px(TROPHY), theme.text, theme.paper)
        ops.append(cup)
    return ops


@cache
def rays_picture() -> str:
    """The upper half of a wheel of light, fading outwards."""
    middle = number(REACH)
    fade = (
        f'<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="{middle}" cy="{middle}" '
        f'r="{middle}"><stop offset="0" stop-color="{LIGHT}" stop-opacity="0.85"/>'
        f'<stop offset="1" stop-color="{LIGHT}" stop-opacity="0"/></radialGradient>'
    )
    rays = "".join(_ray(angle) for angle in range(0, 360, RAY_STEP))
    return picture(
        2 * REACH,
        REACH + RAYS_LOW,
        f"<defs>{fade}</defs>",
        path(rays, "url(#a)"),
        circle(REACH, REACH, CORE, "url(#a)"),
    )


def _ray(angle: float) -> str:
    ends = (
        f"{number(REACH + cos(radians(way)) * REACH)} {number(REACH + sin(radians(way)) * REACH)}"
        for way in (angle, angle + RAY_WIDTH)
    )
    return f"M{number(REACH)} {number(REACH)}L{'L'.join(ends)}Z"
