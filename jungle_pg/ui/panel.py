"""Boards of wood and what is written on them: panels, planks, ropes, sections."""

from collections.abc import Callable, Sequence
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, fitted
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Op, Slab, Sprite, Text
from jungle_pg.stage.scale import LARGE, M
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon as icon_sprite
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.text.text_fit import fit_text

PADDING: Final = 26
FIRST_LINE: Final = 38
INSETS: Final = (PADDING, FIRST_LINE, PADDING, PADDING + skins.LIP)
BARE_INSETS: Final = (PADDING, PADDING, PADDING, PADDING + skins.LIP)
"""From the edges of a panel, with the plank of its heading or bare, to what stands on it."""

HEADING_HEIGHT: Final = 52
HEADING_RISE: Final = 20
"""How far a heading stands over the upper edge of its panel."""

SMALLEST_HEADING: Final = 18
"""A heading that would be cut becomes smaller first."""

HEADING_MARGINS: Final = 92
PLANK_MARGINS: Final = 64
PLANK_STEP: Final = 1.25
PARAGRAPH_STEP: Final = 1.36
"""From line to line, in sizes of the letters."""

SIGN: Final = 1.25
BESIDE_SIGN: Final = 0.4
"""The sign before the words of a plank and the gap behind it, in sizes of the letters."""

MOST_LINES: Final = 999


def panel_ops(
    view: View, rect: Rect, heading: str | tuple[str, ...] = "", size: float = LARGE
) -> DrawList:
    """A panel; its heading hangs over the upper edge on a plank of its own.

    Of several headings the first one that fits is read.
    """
    board = _board(view, rect.snapped())
    if not heading:
        return (board,)
    margins = view.px(HEADING_MARGINS)
    room = rect.w - margins - view.px(PADDING)
    fit = fit_text(view, heading, room, letters=size, least=SMALLEST_HEADING)
    (word,) = fit.lines
    wide, top = view.measure(word, fit.px) + margins, rect.y - view.px(HEADING_RISE)
    plank = Rect(rect.middle[0] - wide / 2, top, wide, view.px(HEADING_HEIGHT)).snapped()
    return (board, *plank_lines(view, plank, [(word, fit.px)], ""))


def _board(view: View, area: Rect) -> Op:
    """The panel itself, of which only a small piece is drawn and then drawn out."""
    corner, piece = view.px(skins.PANEL_CORNER), 2 * skins.PANEL_CORNER + 8
    if min(area.w, area.h) < view.px(piece):
        return standing(view, area, lambda w, h: skins.panel(w, h, view.theme))
    svg = skins.panel(piece, piece, view.theme)
    small_w, small_h = round(view.px(piece)), round(view.px(piece + skins.BELOW))
    high = round(area.h + view.px(skins.BELOW))
    return Slab(
        svg, small_w, small_h, round(corner), view.theme.paper, area.x, area.y, area.w, high
    )


def panel_inner(view: View, rect: Rect) -> Rect:
    """Where the content of a panel may stand."""
    return rect.inset(*map(view.px, INSETS))


def plank_ops(
    view: View, rect: Rect, text: str, icon: str = "", size: float = 24, *, is_news: bool = False
) -> DrawList:
    """Words on a plank, in as many lines as it is high enough for, with a sign before them."""
    area, letters = rect.snapped(), view.text_px(size)
    room, count = plank_room(view, area, letters, has_sign=bool(icon))
    lines = few_lines(text, letters, room, count, view.measure)
    return plank_lines(view, area, [(line, letters) for line in lines], icon, is_news=is_news)


def plank_room(view: View, area: Rect, letters: int, *, has_sign: bool) -> tuple[float, int]:
    """How wide a line of a plank may be, and how many lines of these letters it is high enough for.

    All in pixels.
    """
    sign_px = letters * (SIGN + BESIDE_SIGN) if has_sign else 0.0
    room = max(0.0, area.w - view.px(PLANK_MARGINS) - sign_px)
    return room, max(1, int((area.h - view.px(M)) / (letters * PLANK_STEP)))


def plank_lines(
    view: View, area: Rect, lines: Sequence[tuple[str, int]], icon: str, *, is_news: bool = False
) -> DrawList:
    """Lines on a plank, each in letters of its own size, with a sign before them.

    News stand on a sheet of paper that is nailed to it.
    """
    theme = view.theme
    ground = theme.current_row if is_news else theme.plank
    ink, shadow = (theme.text, None) if is_news else (theme.wood_text, theme.wood_shadow)
    seed = int(area.w / view.zoom) % 17

    def skin(w: float, h: float) -> str:
        return skins.note(w, h, theme) if is_news else skins.plank(w, h, theme, seed)

    ops: list[Op] = [standing(view, area, skin)]
    sign_px, gap = (lines[0][1] * part if icon else 0.0 for part in (SIGN, BESIDE_SIGN))
    wide = max(view.measure(line, letters) for line, letters in lines)
    left, middle = area.middle[0] - (sign_px + gap + wide) / 2, area.middle[1] - view.px(2)
    if icon:
        ops.append(sign(icon, left + sign_px / 2, middle, sign_px, ink, ground))
    x = left + sign_px + gap + wide / 2
    y = middle - sum(letters for _, letters in lines) * PLANK_STEP / 2
    for line, letters in lines:
        y += letters * PLANK_STEP / 2
        ops.append(Text(line, x, y, letters, ink, "centre", shadow))
        y += letters * PLANK_STEP / 2
    return tuple(ops)


def rope_ops(view: View, x: float, top: float, bottom: float) -> DrawList:
    """A rope around x."""
    w = round(view.px(plate_skins.ROPE_WIDTH))
    h = round(bottom) - round(top)
    if h <= 0:
        return ()
    svg = plate_skins.rope(h / view.zoom)
    return (Drawing(svg, round(x - w / 2), round(top), w, h),)


def section_ops(view: View, rect: Rect, icon: str, title: str) -> DrawList:
    """The head of a section: icon, title, and a line to the right end."""
    theme, letters, middle = view.theme, view.text_px(25), rect.middle[1]
    side = view.px(34)
    left = rect.x + view.px(46)
    word = fitted(title, letters, rect.right - left, view.measure)
    ops: list[Op] = [
        sign(icon, rect.x + side / 2, middle, side, theme.text, theme.paper),
        Text(word, left, middle, letters, theme.text),
    ]
    start = round(left + view.measure(word, letters) + view.px(14))
    w, h = round(rect.right) - start, round(view.px(6))
    if w > view.px(12):
        svg = plate_skins.section_line(w / view.zoom, theme)
        ops.append(Drawing(svg, start, round(middle - h / 2), w, h))
    return tuple(ops)


def standing(view: View, rect: Rect, make: Callable[[float, float], str]) -> Drawing:
    """A board with its lip and shadow below the rectangle; `make` draws it for a size in units."""
    area = rect.snapped()
    high = round(area.h + view.px(skins.BELOW))
    svg = make(area.w / view.zoom, high / view.zoom - skins.BELOW)
    return Drawing(svg, area.x, area.y, area.w, high)


def sign(
    name: str,
    x: float,
    y: float,
    size: float,
    ink: Colour,
    ground: Colour,
    is_enabled: bool = True,
) -> Sprite:
    """A picture around a middle: an icon in the ink of its ground, or any sprite by its path."""
    return icon_sprite(name, x, y, size, ink, ground, is_enabled)
