"""How the parts of the interface look: a recipe for each, as SVG text in units of layout."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Concatenate, Final, ParamSpec

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing
from jungle_pg.stage.theme import CREAM, CRIMSON, EDGE, GOLD, INK, NAIL, ButtonColours, Theme
from jungle_pg.stage.view import View
from jungle_pg.ui.svg import circle, number, path, picture, rect, stroke

Rest = ParamSpec("Rest")

LIP: Final = 6
"""How far a button's face stands above its ground."""

PANEL_CORNER: Final = 40
"""Units of a panel at each side that are not plain paper; those below with its shadow too."""

BELOW: Final = 8
"""Units more than its box that a panel, plank or plate needs below for lip and shadow."""


def skinned(
    view: View,
    rect: Rect,
    recipe: Callable[Concatenate[float, float, Rest], str],
    *args: Rest.args,
    **kwargs: Rest.kwargs,
) -> Drawing:
    """A rectangle filled by a recipe, which draws for a size in units."""
    svg = recipe(rect.w / view.zoom, rect.h / view.zoom, *args, **kwargs)
    return Drawing(svg, rect.x, rect.y, rect.w, rect.h)


@lru_cache(maxsize=128)
def panel(w: float, h: float, theme: Theme, radius: float = 24) -> str:
    """A wooden board with a sheet of parchment."""
    nails = "".join(
        circle(x, y, 3.6, NAIL, INK, 2) for x in (10.5, w - 10.5) for y in (10.5, h - 16.5)
    )
    return picture(
        w,
        h + BELOW,
        rect(5, 10, w - 6, h - 4, radius, INK, alpha=0.3),
        rect(2, 7, w - 4, h - 7, radius, theme.wood_dark, INK, 4),
        rect(2, 2, w - 4, h - 8, radius, theme.wood, INK, 4),
        rect(6, 6, w - 12, h - 16, radius - 4, line=theme.wood_light, width=2.5),
        rect(14, 14, w - 28, h - 32, radius - 9, theme.paper, theme.wood_dark, 3.5),
        nails,
    )


@lru_cache(maxsize=128)
def plank(w: float, h: float, theme: Theme, seed: int = 3) -> str:
    """A plank for headings, the turn banner and messages; the seed draws its grain."""
    rng = Random(seed)
    shapes = [
        rect(4, 8, w - 6, h - 2, 12, INK, alpha=0.28),
        rect(2, 6, w - 4, h - 6, 12, theme.wood_dark, INK, 4),
        rect(2, 2, w - 4, h - 7, 12, theme.plank, INK, 4),
        stroke(14, 8.5, w - 14, 8.5, theme.plank_light, 3.5),
    ]
    x = 34.0
    while x < w - 80:
        length = rng.uniform(30, 70)
        y = h * rng.choice((0.42, 0.60, 0.74))
        bend = rng.choice((-3, 3))
        d = f"M{number(x)} {number(y)}q{number(length / 2)} {bend} {number(length)} 0"
        shapes.append(path(d, line=theme.grain, width=2.4))
        x += length + rng.uniform(40, 90)
    nails = [circle(x, h / 2 - 1.5, 4, NAIL, INK, 2.2) for x in (13, w - 13)]
    return picture(w, h + BELOW, *shapes, *nails)


@lru_cache(maxsize=128)
def note(w: float, h: float, theme: Theme) -> str:
    """A bright sheet nailed to a plank, for what was said just now."""
    nails = [circle(x, h / 2 - 1.5, 4, NAIL, INK, 2.2) for x in (15, w - 15)]
    return picture(
        w,
        h + BELOW,
        rect(4, 8, w - 6, h - 2, 12, INK, alpha=0.28),
        rect(2, 6, w - 4, h - 6, 12, theme.wood_dark, INK, 4),
        rect(2, 2, w - 4, h - 7, 12, theme.plank, INK, 4),
        rect(7, 6.5, w - 14, h - 16, 8, theme.current_row, GOLD, 3),
        *nails,
    )


@lru_cache(maxsize=512)
def button(
    w: float, h: float, face: ButtonColours, state: str = "normal", ring: bool = False
) -> str:
    """A chunky button: `normal`, `hover`, `pressed` or `disabled`, with a ring when focused."""
    down = LIP - 1 if state == "pressed" else 0
    fill = face.hover if state == "hover" else face.face
    shapes = [rect(1.5, 1.5, w - 3, h - 3, 19, line=GOLD, width=3)] if ring else []
    shapes += [
        rect(4, 4 + LIP, w - 8, h - 8 - LIP, 16, face.lip, face.line, 3.5),
        rect(4, 4 + down, w - 8, h - 8 - LIP, 16, fill, face.line, 3.5),
    ]
    if state in ("normal", "hover") and w > 44:
        shapes.append(stroke(20, 9, w - 20, 9, face.light, 3.2))
    return picture(w, h, *shapes)


@lru_cache(maxsize=64)
def inset(w: float, h: float, theme: Theme, radius: float = 12) -> str:
    """A tray let into the paper."""
    return picture(w, h, rect(1.5, 1.5, w - 3, h - 3, radius, theme.tray, theme.wood_dark, 3))


@lru_cache(maxsize=128)
def row(w: float, h: float, fill: str, edge: str = "", radius: float = 10) -> str:
    """The ground of a row in a list."""
    return picture(w, h, rect(1, 1, w - 2, h - 2, radius, fill, edge, 2.5 if edge else 0))


@lru_cache(maxsize=256)
def card(w: float, h: float, theme: Theme, state: str, ring: bool) -> str:
    """A card to choose: `normal`, `hover`, `chosen` or `disabled`."""
    fill = {"hover": theme.paper, "chosen": theme.current_row}.get(state, theme.card)
    edge, width = (EDGE, 4.0) if state == "chosen" else (theme.paper_line, 3.0)
    shapes = [rect(1.5, 1.5, w - 3, h - 3, 20, line=GOLD, width=3)] if ring else []
    shapes.append(rect(5, 5, w - 10, h - 10, 17, fill, edge, width))
    if state == "chosen":
        x, y = w - 30, 21
        d = f"M{number(x)} {y}l7 8l15 -18"
        shapes.append(path(d, line=theme.tick, width=5))
    return picture(w, h, *shapes)


@lru_cache(maxsize=64)
def bar_track(w: float, h: float, theme: Theme) -> str:
    """The empty groove of a slider or progress bar."""
    return picture(w, h, rect(1.5, 1.5, w - 3, h - 3, h / 2 - 1.5, theme.track, INK, 3))


@lru_cache(maxsize=64)
def bar_fill(w: float, h: float, colour: str) -> str:
    """What fills a groove from end to end; it is cut off at the value."""
    light = path(
        f"M{number(h / 2)} {number(h * 0.34)}L{number(w - h / 2)} {number(h * 0.34)}",
        line="#FFFFFF",
        width=2,
        alpha=0.5,
    )
    return picture(w, h, rect(3.5, 3.5, w - 7, h - 7, h / 2 - 3.5, colour), light)


@lru_cache(maxsize=16)
def toggle_track(is_on: bool, is_enabled: bool, ring: bool) -> str:
    """The groove of a switch, 72 x 44."""
    fill = "#CFC4AE" if not is_on else "#7CC35A" if is_enabled else "#B5BFA4"
    line = INK if is_enabled else "#8C8170"
    shapes = [rect(0.5, 1.5, 71, 41, 20, line=GOLD, width=3)] if ring else []
    return picture(72, 44, *shapes, rect(3, 5, 66, 34, 17, fill, line, 3.5))


@lru_cache(maxsize=8)
def toggle_knob(is_on: bool, is_enabled: bool) -> str:
    """The knob of a switch, 34 x 38; its sign differs too, not the colour alone."""
    line = INK if is_enabled else "#8C8170"
    sign = "#3F8A3F" if is_enabled else "#8C8170"
    mark = (
        path("M11 17.5l4.5 4.5 8 -9", line=sign, width=4)
        if is_on
        else stroke(12, 17, 22, 17, "#8C8170", 4)
    )
    return picture(
        34, 38, circle(17, 20, 15, "#B59A66"), circle(17, 17, 15, CREAM, line, 3.5), mark
    )


@lru_cache(maxsize=16)
def clock(w: float, h: float, is_low: bool) -> str:
    """The plate of a clock; a low one differs by a zigzag too."""
    shapes = [
        rect(3, 7, w - 6, h - 8, 14, "#1A1210"),
        rect(3, 3, w - 6, h - 9, 14, "#8E1F2C" if is_low else "#3B2A22", INK, 3.5),
        rect(8, 7.5, w - 16, 5, 2.5, "#FFFFFF", alpha=0.14),
    ]
    if is_low:
        count = int((w - 24) / 12)
        d = f"M{number((w - count * 12) / 2)} {number(h - 9.5)}" + "l6 -4.5l6 4.5" * count
        shapes.append(path(d, line=GOLD, width=2.8))
    return picture(w, h, *shapes)


@lru_cache(maxsize=32)
def field(w: float, h: float, theme: Theme, state: str) -> str:
    """A text field: `normal`, `focus`, `disabled`; `error` and `error focus` have a notch too."""
    is_error, has_ring = state.startswith("error"), state.endswith("focus")
    edge = CRIMSON if is_error else EDGE if has_ring else theme.wood_dark
    fill = theme.tray if state == "disabled" else theme.field
    shapes = [rect(4, 4, w - 8, h - 8, 14, fill, edge, 4)]
    if has_ring:
        shapes.insert(0, rect(1.5, 1.5, w - 3, h - 3, 17, line=GOLD, width=3))
    if is_error:
        y = h / 2
        d = f"M8 {number(y - 14)}L20 {number(y)}L8 {number(y + 14)}Z"
        shapes.append(path(d, CRIMSON))
    return picture(w, h, *shapes)


@lru_cache(maxsize=64)
def pill(w: float, h: float, fill: str, edge: str, is_chosen: bool = False) -> str:
    """A pill: a filter, a sort order, a small fact."""
    width = 3.5 if is_chosen else 2.5
    return picture(w, h, rect(2, 2, w - 4, h - 4, (h - 4) / 2, fill, edge, width))


@lru_cache(maxsize=32)
def scroll_track(h: float, theme: Theme) -> str:
    """The groove of a scroll bar, 26 wide."""
    return picture(26, h, rect(5, 1.5, 16, h - 3, 8, theme.tray, theme.wood_dark, 2.5))


@lru_cache(maxsize=64)
def scroll_thumb(h: float, is_hot: bool) -> str:
    """The thumb of a scroll bar, 26 wide."""
    grip = "".join(stroke(9, h / 2 + dy, 17, h / 2 + dy, INK, 2.4) for dy in (-6, 0, 6))
    fill = "#FFD766" if is_hot else "#F9C74F"
    return picture(26, h, rect(3, 1.5, 20, h - 3, 9, fill, INK, 3), grip)
