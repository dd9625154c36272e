"""Where the parts of the last dialog are: the winner in a ray of light over a panel of words."""

from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin
from typing import Final

from jungle_pg.scenes.table.dialogs.result_words import ResultWords
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import wrapped
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.panel import PARAGRAPH_STEP, panel_ops, plank_ops
from jungle_pg.ui.svg import circle, number, path, picture

WIDTH: Final = 720
SIDE: Final = 48
OVERHANG: Final = 40
"""How far the plank stands over the panel at each side."""
RISE: Final = 160
"""How far the winner stands over the panel."""
TO_PLANK: Final = 88
PLANK: Final = 96
HEADING_SIZE: Final = 52
TO_WORDS: Final = 24
VERDICT_SIZE: Final = 28
LINE_SIZE: Final = 22
TO_BUTTONS: Final = 18
BOTTOM: Final = 44
EDGE: Final = 16

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
class Line:
    """One line of text in the middle of the panel."""

    text: str
    y: float
    size: int
    is_soft: bool


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """Where everything is, in pixels."""

    whole: Rect
    """All that must be in the window."""
    panel: Rect
    plank: Rect
    lines: tuple[Line, ...]
    buttons: Rect

    @property
    def light(self) -> tuple[float, float]:
        """Where the rays come from."""
        return self.panel.middle[0], self.panel.y


def result_layout(view: View, words: ResultWords, buttons_height: float) -> ResultLayout:
    """The dialog in the middle of the window, as high as its words and buttons."""
    wide, inner = view.px(WIDTH), buttons_width(view)
    lines, text_h = _lines(view, words, inner)
    to_words = view.px(TO_PLANK + PLANK + TO_WORDS)
    to_buttons = to_words + text_h + view.px(TO_BUTTONS)
    high = to_buttons + buttons_height + view.px(BOTTOM)
    whole = view.window.centred(wide + 2 * view.px(OVERHANG), high + view.px(RISE))
    panel = Rect(view.width / 2 - wide / 2, whole.y + view.px(RISE), wide, high).snapped()
    plank = Rect(whole.x, panel.y + view.px(TO_PLANK), whole.w, view.px(PLANK))
    placed = tuple(
        Line(line.text, panel.y + to_words + line.y, line.size, line.is_soft) for line in lines
    )
    left = panel.x + view.px(SIDE)
    return ResultLayout(
        whole, panel, plank, placed, Rect(left, panel.y + to_buttons, inner, buttons_height)
    )


def buttons_width(view: View) -> float:
    """The width the buttons and the words share."""
    return view.px(WIDTH - 2 * SIDE)


def result_needs(view: View, layout: ResultLayout) -> tuple[float, float]:
    """The room it takes in a window."""
    return layout.whole.w + 2 * view.px(EDGE), layout.whole.h + 2 * view.px(EDGE)


def result_ops(
    view: View, layout: ResultLayout, heading: str, heroes: tuple[str, ...], has_trophy: bool
) -> DrawList:
    """Light, panel, leaves, winner, plank and words."""
    return (
        _light(view, layout),
        *panel_ops(view, layout.panel),
        *_sprigs(view, layout.panel),
        *_stage(view, layout.panel, heroes, has_trophy),
        *plank_ops(view, layout.plank, heading, size=HEADING_SIZE),
        *_texts(view, layout),
    )


def _lines(view: View, words: ResultWords, inner: float) -> tuple[list[Line], float]:
    """The lines from the first one's upper edge, and their height."""
    lines: list[Line] = []
    y = 0.0
    every = [(words.verdict, VERDICT_SIZE), *((line, LINE_SIZE) for line in words.lines)]
    for text, units in every:
        letters = view.text_px(units)
        step = letters * PARAGRAPH_STEP
        for part in wrapped(text, letters, inner, view.measure):
            lines.append(Line(part, y + step / 2, letters, units == LINE_SIZE))
            y += step
    return lines, y


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


def _texts(view: View, layout: ResultLayout) -> list[Op]:
    x = layout.panel.middle[0]
    return [
        Text(line.text, x, line.y, line.size, _ink(view, line), "centre") for line in layout.lines
    ]


def _ink(view: View, line: Line) -> Colour:
    return view.theme.soft_text if line.is_soft else view.theme.text


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
