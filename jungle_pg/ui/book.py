"""A book on the screen: its cover, one or two pages with a fold, the marks on its paper."""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Drawing, DrawList, Slab
from jungle_pg.stage.theme import INK, Theme
from jungle_pg.stage.view import View
from jungle_pg.ui.svg import circle, number, path, picture, rect

COVER: Final = (30, 22, 30, 36)
"""Units of cover around the paper: left, top, right, bottom."""
COVER_CORNER: Final = 46
PAPER_CORNER: Final = 14
SHADOW: Final = 8
"""Units below the book that its shadow needs."""

FOLD: Final = 76
"""From the fold to where pages lie flat."""
DIP: Final = 18
"""How far the pages sink into the fold at the upper end."""
STRIPS: Final = 19
DARKEST: Final = 110

DIAMOND: Final = 22
DOT: Final = 30


def paper_of(view: View, book: Rect) -> Rect:
    """The paper inside a cover."""
    return book.inset(*map(view.px, COVER))


def book_ops(view: View, book: Rect, *, is_open: bool) -> DrawList:
    """A book; an open one has a fold in the middle."""
    area = book.snapped()
    paper = paper_of(view, area).snapped()
    ops = (_cover(view, area), _sheets(view, paper))
    return (*ops, *_fold(view, paper)) if is_open else ops


def _cover(view: View, area: Rect) -> Slab:
    piece = 2 * COVER_CORNER + 8
    w, h = round(view.px(piece)), round(view.px(piece + SHADOW))
    high = round(area.h + view.px(SHADOW))
    corner = round(view.px(COVER_CORNER))
    svg = cover(piece, piece, view.theme)
    return Slab(svg, w, h, corner, view.theme.wood, area.x, area.y, area.w, high)


def _sheets(view: View, paper: Rect) -> Slab:
    """The pages, with the edges of those below them."""
    piece = 2 * PAPER_CORNER + 8
    side, corner = round(view.px(piece)), round(view.px(PAPER_CORNER))
    svg, fill = sheets(piece, view.theme), view.theme.paper
    return Slab(svg, side, side, corner, fill, paper.x, paper.y, paper.w, paper.h)


def _fold(view: View, paper: Rect) -> DrawList:
    """Shade on both sides of the middle, and the hollow at its upper end."""
    middle = round(paper.middle[0])
    reach = view.px(FOLD)
    edges = [round(reach * step / STRIPS) for step in range(STRIPS + 1)]
    inner = paper.inset(0, view.px(4), 0, view.px(9))
    top, high = round(inner.y), round(inner.bottom) - round(inner.y)
    ink, shade = view.theme.wood_dark, []
    for near, far in pairwise(edges):
        alpha = round(DARKEST * (1 - near / reach) ** 1.6)
        if far > near and alpha > 1:
            shade.append(Box(middle - far, top, far - near, high, ink, alpha * 3 // 4))
            shade.append(Box(middle + near, top, far - near, high, ink, alpha))
    w, h = 2 * round(reach), round(view.px(DIP + 6))
    hollow = Drawing(dip(view.theme), middle - w // 2, round(paper.y) - round(view.px(3)), w, h)
    return (*shade, hollow)


def diamond_op(view: View, x: float, y: float) -> Drawing:
    """The golden diamond around a middle: this is not as usual."""
    side = round(view.px(DIAMOND))
    return Drawing(diamond(), round(x - side / 2), round(y - side / 2), side, side)


@lru_cache(maxsize=8)
def cover(w: float, h: float, theme: Theme) -> str:
    """Leather over wood."""
    return picture(
        w,
        h + SHADOW,
        rect(6, 14, w - 10, h - 8, 28, INK, alpha=0.3),
        rect(3, 9, w - 6, h - 11, 28, theme.wood_dark, INK, 4.5),
        rect(3, 3, w - 6, h - 14, 28, theme.wood, INK, 4.5),
        rect(10, 10, w - 20, h - 28, 22, line=theme.wood_light, width=2.5),
    )


@lru_cache(maxsize=8)
def sheets(side: float, theme: Theme) -> str:
    """Three pages above each other; only the edges of the lower two are seen."""
    return picture(
        side,
        side,
        rect(1, 2, side - 2, side - 3, 5, theme.tray, theme.paper_line, 2),
        rect(4, 1.5, side - 8, side - 6, 4, theme.tray, theme.paper_line, 2),
        rect(7, 1.5, side - 14, side - 9.5, 3, theme.paper, theme.wood_dark, 3),
    )


@lru_cache(maxsize=8)
def dip(theme: Theme) -> str:
    """Where the pages sink into the fold: what is seen of the cover above them."""
    c, low = FOLD, DIP
    edge = f"M0 4.5C{number(c * 0.55)} 4.5 {number(c * 0.85)} {low * 0.4} {c} {low}"
    edge += f"C{number(c * 1.15)} {low * 0.4} {number(c * 1.45)} 4.5 {2 * c} 4.5"
    return picture(
        2 * c,
        DIP + 6,
        path(f"{edge}L{2 * c} 0L0 0Z", theme.wood),
        path(edge, line=theme.wood_dark, width=3),
    )


@lru_cache(maxsize=1)
def diamond() -> str:
    """The golden diamond, 22 x 22."""
    return picture(DIAMOND, DIAMOND, path("M11 2.5L19.5 11L11 19.5L2.5 11Z", "#F9C74F", INK, 2.6))


@lru_cache(maxsize=16)
def dot(theme: Theme, is_here: bool, is_hot: bool) -> str:
    """A page in the row of all pages, 30 x 30."""
    if is_here:
        shape = circle(15, 15, 10, "#F9C74F", INK, 3)
    else:
        shape = circle(15, 15, 9 if is_hot else 7, theme.wood_light if is_hot else theme.paper_line)
    return picture(DOT, DOT, shape)
