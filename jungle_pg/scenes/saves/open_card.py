"""A game that was brought, on a card: its board, who plays, how it stands, or what is wrong."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.saving.glance import Glance
from jungle_pg.games.game import Game
from jungle_pg.scenes.modal_dialog import ButtonRow, rows_height
from jungle_pg.scenes.saves.captions import Told
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.scenes.saves.rows import mark_ops
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, fitted
from jungle_pg.stage.ops import Colour, DrawList, Op, Sprite, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.panel import HEADING_RISE, panel_ops

WIDTH: Final = 640
SIDE: Final = 42
TOP: Final = 52
BOTTOM: Final = 38
EDGE: Final = 16
GAP: Final = 16
BOARD: Final = (206, 262)
HEADING_SIZE: Final = 30
NAME: Final = 28
WORDS: Final = 22
SOFT: Final = 20
STEP: Final = 1.34
CHIP: Final = 26
MARK: Final = 36
WARNING: Final = 64
MOST_LINES: Final = 6


@dataclass(frozen=True, slots=True)
class Card:
    """What is told of a game; nothing but its name while it is on its way."""

    name: str
    told: Told | None = None
    game: Game | None = None
    face: Glance | None = None
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class CardLayout:
    """Where the parts are."""

    panel: Rect
    content: Rect
    buttons: Rect


def card_needs(view: View, card: Card, rows: Sequence[ButtonRow]) -> tuple[float, float]:
    """The room it takes in a window."""
    inner = view.px(WIDTH - 2 * SIDE)
    around = view.px(TOP + BOTTOM + GAP + HEADING_RISE + 2 * EDGE)
    high = _content_height(view, card) + rows_height(view, rows, inner) + around
    return view.px(WIDTH + 2 * EDGE), high


def card_layout(view: View, card: Card, rows: Sequence[ButtonRow]) -> CardLayout:
    """A panel in the middle of the window."""
    wide, inner = view.px(WIDTH), view.px(WIDTH - 2 * SIDE)
    content_h, buttons_h = _content_height(view, card), rows_height(view, rows, inner)
    high = content_h + buttons_h + view.px(TOP + GAP + BOTTOM)
    panel = view.window.centred(wide, high).moved(0, view.px(HEADING_RISE / 2)).snapped()
    content = Rect(panel.x + view.px(SIDE), panel.y + view.px(TOP), inner, content_h)
    buttons = Rect(content.x, content.bottom + view.px(GAP), inner, buttons_h)
    return CardLayout(panel, content, buttons)


def card_ops(view: View, world: World, card: Card, layout: CardLayout, heading: str) -> DrawList:
    """The panel with what is on it."""
    ops: list[Op] = [*panel_ops(view, layout.panel, heading, HEADING_SIZE)]
    room = layout.content
    if card.told is not None and card.game is not None and card.face is not None:
        board = room.from_left(view.px(BOARD[0]))
        face, settings = card.face, world.settings
        ops.append(Miniatures().draw(view, settings, card.game, face.rules, face.state, board))
        ops += _told_ops(view, card.told, room.inset(view.px(BOARD[0] + 24), 0, 0, 0))
    elif card.trouble:
        ops += _trouble_ops(view, card, room)
    else:
        letters = view.text_px(WORDS)
        word = fitted(card.name, letters, room.w, view.measure)
        ops.append(Text(word, *room.middle, letters, view.theme.text, "centre"))
    return tuple(ops)


def _content_height(view: View, card: Card) -> float:
    if card.told is not None:
        return view.px(BOARD[1])
    if not card.trouble:
        return view.px(90)
    lines = len(_name_lines(view, card)) * view.text_px(NAME)
    lines += len(_trouble_lines(view, card)) * view.text_px(WORDS)
    return max(view.px(120), lines * STEP)


def _told_ops(view: View, told: Told, room: Rect) -> list[Op]:
    """Name, date and rules, both players, how it stands."""
    theme, ops = view.theme, list[Op]()
    steps = [view.text_px(NAME) * STEP, view.text_px(SOFT) * STEP]
    name = few_lines(told.name, view.text_px(NAME), room.w, 2, view.measure)
    soft = [each for each in (told.when, told.rules, told.moves) if each]
    side_step = max(view.px(CHIP + 6), view.text_px(WORDS) * STEP)
    total = len(name) * steps[0] + len(soft) * steps[1] + len(told.sides) * side_step
    total += view.px(MARK + 14)
    y = room.y + max(0.0, (room.h - total) / 2)
    y = _column(view, ops, name, NAME, theme.text, room, y)
    y = _column(view, ops, soft, SOFT, theme.soft_text, room, y)
    y += view.px(6)
    for side_told in told.sides:
        side, middle = round(view.px(CHIP)), y + side_step / 2
        ops.append(Sprite(side_told.emblem, room.x + view.px(CHIP / 2), middle, side, side))
        beside = room.inset(view.px(CHIP + 10), 0, 0, 0)
        ops.append(_line(view, side_told.name, WORDS, theme.text, beside, middle))
        y += side_step
    y += view.px(8 + MARK / 2)
    ops += mark_ops(view, told, room.x + view.px(MARK / 2), y, MARK, theme.paper)
    beside = room.inset(view.px(MARK + 12), 0, 0, 0)
    ops.append(_line(view, told.result, WORDS, theme.text, beside, y))
    return ops


def _trouble_ops(view: View, card: Card, room: Rect) -> list[Op]:
    theme, ops = view.theme, list[Op]()
    side = view.px(WARNING)
    ops.append(icon("warning", room.x + side / 2, room.middle[1], side, theme.text, theme.paper))
    words = room.inset(view.px(WARNING + 22), 0, 0, 0)
    name, lines = _name_lines(view, card), _trouble_lines(view, card)
    total = (len(name) * view.text_px(NAME) + len(lines) * view.text_px(WORDS)) * STEP
    y = room.y + max(0.0, (room.h - total) / 2)
    y = _column(view, ops, name, NAME, theme.text, words, y)
    _column(view, ops, lines, WORDS, theme.text, words, y)
    return ops


def _name_lines(view: View, card: Card) -> list[str]:
    return few_lines(card.name, view.text_px(NAME), _words_width(view), 2, view.measure)


def _trouble_lines(view: View, card: Card) -> list[str]:
    letters, width = view.text_px(WORDS), _words_width(view)
    return few_lines(card.trouble, letters, width, MOST_LINES, view.measure)


def _words_width(view: View) -> float:
    return view.px(WIDTH - 2 * SIDE - WARNING - 22)


def _column(
    view: View,
    ops: list[Op],
    lines: Sequence[str],
    units: float,
    ink: Colour,
    room: Rect,
    y: float,
) -> float:
    """Lines below each other; where the next one would begin."""
    step = view.text_px(units) * STEP
    for line in lines:
        ops.append(_line(view, line, units, ink, room, y + step / 2))
        y += step
    return y


def _line(view: View, text: str, units: float, ink: Colour, room: Rect, y: float) -> Text:
    letters = view.text_px(units)
    return Text(fitted(text, letters, room.w, view.measure), room.x, round(y), letters, ink)
