"""What lies on the panel of the save dialog beside its widgets."""

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from typing import Final

from jungle_pg.files.saves.folder import Summary
from jungle_pg.files.saves.names import plain_name
from jungle_pg.scenes.saves.captions import when_text
from jungle_pg.scenes.saves.long_names import cut_inside
from jungle_pg.scenes.saves.save_captions import summary_moves
from jungle_pg.scenes.saves.save_layout import CARD_LINES, CARD_STEP
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, fitted, wrapped
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.theme import EDGE, Theme
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.svg import picture, rect
from jungle_pg.ui.text.field import ERROR_HEIGHT, ERROR_INK, ERROR_TEXT

LABEL_SIZE: Final = 26
FACT_SIZES: Final = (22, 20)
FACT_LINES: Final = (2, 3)
LINE_SIZE: Final = 21
ROW_SIZE: Final = 22
ROW_SIDE: Final = 12
PLIES_WIDTH: Final = 110
WHEN_WIDTH: Final = 170
CROSS: Final = 44
CROSS_AT: Final = 26
WORDS_AT: Final = 52
ERROR_STEP: Final = 1.3
CARD_MARGIN: Final = 12
CARD_BOARD: Final = 104
"""How wide the board on the card is."""


def label_ops(view: View, area: Rect, text: str) -> DrawList:
    """The soft words over a part."""
    letters = view.text_px(LABEL_SIZE)
    y = area.middle[1] - view.px(2)
    return (Text(text, area.x + view.px(6), y, letters, view.theme.soft_text),)


def fact_ops(view: View, area: Rect, lines: Sequence[str]) -> DrawList:
    """What is told of the match, centred below its board."""
    theme, x, y = view.theme, area.middle[0], area.y + view.px(12)
    inks = (theme.text, theme.soft_text)
    ops: list[Op] = []
    for text, units, most, ink in zip(lines, FACT_SIZES, FACT_LINES, inks, strict=True):
        letters = view.text_px(units)
        step = letters * PARAGRAPH_STEP
        for line in few_lines(text, letters, area.w, most, view.measure) if text else ():
            ops.append(Text(line, x, y + step / 2, letters, ink, "centre"))
            y += step
    return tuple(ops)


def tray_ops(view: View, tray: Rect, words: str = "") -> DrawList:
    """What the rows of saves lie in, with words where there are none."""
    svg = skins.row(tray.w / view.zoom, tray.h / view.zoom, view.theme.card, view.theme.paper_line)
    ground = Drawing(svg, tray.x, tray.y, tray.w, tray.h)
    if not words:
        return (ground,)
    letters = view.text_px(ROW_SIZE)
    return (ground, Text(words, *tray.middle, letters, view.theme.soft_text, "centre"))


def row_ops(view: View, place: Rect, state: str, summary: Summary, now: datetime) -> DrawList:
    """A save in one line: its name, when it was made, and how far its match had come."""
    theme, letters, y = view.theme, view.text_px(ROW_SIZE), place.middle[1] - view.px(1)
    ops: list[Op] = []
    if state != "normal":
        fill, edge = (theme.current_row, EDGE) if state == "chosen" else (theme.paper, "")
        svg = skins.row(place.w / view.zoom, place.h / view.zoom, fill, edge)
        ops.append(Drawing(svg, place.x, place.y, place.w, place.h))
    side = view.px(ROW_SIDE)
    when = when_text(view.words, summary.when, now)
    told = summary_moves(view.words, summary)
    small = view.text_px(LINE_SIZE)
    plies_px = max(view.px(PLIES_WIDTH), view.measure(told, small))
    when_px = max(view.px(WHEN_WIDTH), view.measure(when, small))
    right = place.right - side
    room = place.w - 2 * side - plies_px - when_px - view.px(10)
    name = cut_inside(plain_name(summary.path), letters, room, view.measure)
    return (
        *ops,
        Text(name, place.x + side, y, letters, theme.text),
        Text(when, right - plies_px - view.px(6), y, small, theme.soft_text, "right"),
        Text(told, right, y, small, theme.soft_text, "right"),
    )


def failure_ops(view: View, notice: Rect, text: str) -> DrawList:
    """What went wrong, under the field, as its own errors are told."""
    letters, side = view.text_px(ERROR_TEXT), round(view.px(CROSS))
    y = notice.y + view.px(ERROR_HEIGHT / 2)
    ops: list[Op] = [Sprite("marks/blocked", notice.x + view.px(CROSS_AT), y, side, side)]
    for line in error_lines(view, notice, text):
        ink = ERROR_INK[view.theme.name]
        ops.append(Text(line, notice.x + view.px(WORDS_AT), y, letters, ink))
        y += letters * ERROR_STEP
    return tuple(ops)


def error_lines(view: View, notice: Rect, text: str) -> list[str]:
    """The lines an error takes under the field."""
    letters = view.text_px(ERROR_TEXT)
    return wrapped(text, letters, notice.w - view.px(WORDS_AT), view.measure)


def error_height(view: View, notice: Rect, text: str) -> float:
    """How much of the room under the field an error takes."""
    more = len(error_lines(view, notice, text)) - 1
    return view.px(ERROR_HEIGHT) + more * view.text_px(ERROR_TEXT) * ERROR_STEP


def card_places(view: View, notice: Rect) -> tuple[Rect, Rect, Rect]:
    """The card of a name that is taken, the board on it, and the room for words."""
    card = notice.inset(view.px(4), view.px(6), view.px(4), view.px(2)).snapped()
    inner = card.shrunk(view.px(CARD_MARGIN))
    board = inner.from_left(view.px(CARD_BOARD))
    words = inner.inset(view.px(CARD_BOARD + 16), 0, 0, 0)
    return card, board, words


def card_ops(view: View, notice: Rect, lines: Sequence[str]) -> DrawList:
    """The amber card with what is told of the save that has the name; the first line counts."""
    card, _, words = card_places(view, notice)
    svg = _card(card.w / view.zoom, card.h / view.zoom, view.theme)
    ops: list[Op] = [Drawing(svg, card.x, card.y, card.w, card.h)]
    y = words.y
    for number, (text, units) in enumerate(zip(lines, CARD_LINES, strict=True)):
        letters = view.text_px(units)
        ink: Colour = view.theme.soft_text if number else view.theme.text
        if view.theme.name == "day" and number:
            # The soft ink is too pale on amber.
            ink = view.theme.wood_dark
        line = fitted(text, letters, words.w, view.measure)
        ops.append(Text(line, words.x, y + letters * 0.6, letters, ink))
        y += letters * CARD_STEP
    return tuple(ops)


@lru_cache(maxsize=16)
def _card(w: float, h: float, theme: Theme) -> str:
    return picture(w, h, rect(2, 2, w - 4, h - 4, 16, theme.current_row, EDGE, 4))
