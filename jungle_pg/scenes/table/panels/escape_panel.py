"""The panel that names the ways out of a danger: a piece and two lines for each."""

from typing import Final

from jungle_pg.scenes.table.panels.facts import Escape, WayFacts
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.panel import HEADING_MARGINS, PADDING, panel_ops

HEADING: Final = 26
TITLE: Final = 23
MOVES: Final = 20
SIDE: Final = 30
NARROW_SIDE: Final = 22
NARROW: Final = 400
"""A panel narrower than this has narrower edges."""

TOP: Final = 38
FOOT: Final = 28
ROW: Final = 84
LOW_ROW: Final = 2.35
"""The least height of a row, in sizes of its letters; with less only the first line is told."""

ONE_LINE: Final = 1.3
PIECE: Final = 0.7
"""Of the height of a row."""

SNUG: Final = 0.72
"""How much smaller letters may become so that words fit."""


def escape_ops(view: View, rect: Rect, escape: Escape) -> DrawList:
    """As many ways as there is room for, on a panel no higher than they need."""
    side = view.px(SIDE if rect.w >= view.px(NARROW) else NARROW_SIDE)
    inner = rect.inset(side, view.px(TOP), side, view.px(FOOT))
    titles, moves = view.text_px(TITLE), view.text_px(MOVES)
    has_moves = inner.h / len(escape.ways) >= titles * LOW_ROW
    least = titles * (LOW_ROW if has_moves else ONE_LINE)
    count = max(1, min(len(escape.ways), int(inner.h / least)))
    step = min(view.px(ROW if has_moves else ROW / 2), inner.h / count)
    panel = rect.from_top(rect.h - inner.h + step * count)
    ops: list[Op] = list(panel_ops(view, panel, _heading(view, panel, escape), HEADING))
    piece = round(min(step * PIECE, inner.w * 0.17))
    left = inner.x + piece * 1.28
    room = inner.right - left
    for number, way in enumerate(escape.ways[:count]):
        y = inner.y + step * (number + 0.5)
        ops.append(Sprite(way.sprite, inner.x + piece / 2, y, piece, piece))
        up = moves * 0.68 if has_moves else 0.0
        word, letters = _snug(view, way.title, titles, room)
        ops.append(Text(word, left, y - up, letters, view.theme.text))
        if has_moves:
            word, letters = _told(view, way, moves, room)
            ops.append(Text(word, left, y + titles * 0.62, letters, view.theme.soft_text))
    return tuple(ops)


def _heading(view: View, panel: Rect, escape: Escape) -> str:
    """The whole heading where the panel is wide enough, else a word of it."""
    room = panel.w - view.px(HEADING_MARGINS + PADDING)
    fits = view.measure(escape.title, view.text_px(HEADING)) <= room
    return escape.title if fits else escape.short_title


def _told(view: View, way: WayFacts, letters: int, room: float) -> tuple[str, int]:
    """Who can do it and by which moves: as much of that as fits, and the size of its letters."""
    words = view.words
    for count in range(len(way.moves), 0, -1):
        told, left_out = " ".join(way.moves[:count]), len(way.moves) - count
        if left_out:
            told = words("way.more", moves=told, count=left_out)
        for text in ([words("way.by", piece=way.who, moves=told)] if way.who else []) + [told]:
            word, size = _snug(view, text, letters, room)
            if word == text:
                return word, size
    return _snug(view, " ".join(way.moves), letters, room)


def _snug(view: View, text: str, letters: int, room: float) -> tuple[str, int]:
    """Words in letters a little smaller where that lets them fit, and their size."""
    least = max(SMALLEST_TEXT_PX, round(letters * SNUG))
    while letters > least and view.measure(text, letters) > room:
        letters -= 1
    return fitted(text, letters, room, view.measure), letters
