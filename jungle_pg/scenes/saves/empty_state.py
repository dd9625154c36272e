"""What is shown where there is nothing to show: somebody asleep, and why."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.scenes.saves.details import fit_button
from jungle_pg.scenes.saves.miniature import Miniatures, sleeping_ops
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button

HEADING: Final = 34
TEXT: Final = 24
STEP: Final = 1.36
GAP: Final = 40
BUTTON: Final = 78
SMALL_BUTTON: Final = 66
BUTTON_GAP: Final = 6
WIDEST_WORDS: Final = 560
WIDEST: Final = 1080
BOARD_FROM: Final = (620, 260)
"""Units of width and height from which a board has room beside the words."""
LONGEST_NAME: Final = 40


class Emptiness(StrEnum):
    """Why no rows are shown."""

    NOTHING_YET = "nothing_yet"
    NOTHING_HERE = "nothing_here"
    NOTHING_CALLED = "nothing_called"
    NONE_GOING_ON = "nothing_going_on"
    NONE_FINISHED = "nothing_finished"


def empty_state_ops(
    view: View,
    settings: Settings,
    miniatures: Miniatures,
    game: Game | None,
    why: Emptiness,
    area: Rect,
    name: str,
) -> DrawList:
    """An empty board of a game with somebody asleep on it, and the words beside it."""
    board, words = _halves(view, area)
    ops: list[Op] = []
    if board is not None and game is not None:
        group = miniatures.draw(view, settings, game, game.rules, None, board)
        wide, high = miniatures.size(view, game, game.rules, board)
        ops += [group, *sleeping_ops(view, game, board.centred(wide, high))]
    room = _words_area(view, words, why is Emptiness.NOTHING_YET)
    name = name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME].rstrip() + "…"
    heading = view.words(f"load.{why}", name=name)
    text = view.words("load.nothing_yet_why") if why is Emptiness.NOTHING_YET else ""
    return (*ops, *_words(view, heading, text, room, is_left=board is not None))


def place_emptiness(view: View, area: Rect, buttons: Sequence[Button]) -> None:
    """The first button as wide as the words, others in a row below it."""
    board, words = _halves(view, area)
    is_whole = len(buttons) > 1
    room = _words_area(view, words, is_whole)
    first, *others = buttons
    gap, y = view.px(BUTTON_GAP), room.bottom + view.px(12)
    first.text_units = 28
    if not is_whole:
        wide = first.size(view)[0]
        x = words.x if board is not None else words.middle[0] - wide / 2
        first.place(Rect(x, y, wide, view.px(SMALL_BUTTON)))
        return
    first.place(Rect(words.x, y, words.w, view.px(BUTTON)))
    y += view.px(BUTTON) + gap
    each = (words.w - gap * (len(others) - 1)) / len(others)
    for number, button in enumerate(others):
        place = Rect(words.x + number * (each + gap), y, each, view.px(SMALL_BUTTON))
        fit_button(view, button, place, 23)


def _halves(view: View, area: Rect) -> tuple[Rect | None, Rect]:
    """Where the board is, if there is room for one, and the words."""
    area = area.centred(min(area.w, view.px(WIDEST)), area.h)
    least_w, least_h = BOARD_FROM
    if area.w < view.px(least_w) or area.h < view.px(least_h):
        width = min(area.w, view.px(WIDEST_WORDS))
        return None, area.centred(width, area.h)
    board = area.from_left(area.w * 0.46).inset(0, view.px(10), 0, view.px(10))
    wide = min(board.w, board.h * 0.8)
    board = board.from_right(wide)
    words = Rect(
        board.right + view.px(GAP), area.y, area.right - board.right - view.px(GAP), area.h
    )
    return board, words.from_left(min(words.w, view.px(WIDEST_WORDS)))


def _words_area(view: View, words: Rect, is_whole: bool) -> Rect:
    """Where the words stand over their buttons, which together are in the middle."""
    lines = 5.4 if is_whole else 1.9
    high = view.text_px(TEXT) * STEP * lines
    below = view.px(BUTTON + SMALL_BUTTON + BUTTON_GAP if is_whole else SMALL_BUTTON)
    y = words.y + max(0.0, (words.h - high - below) / 2)
    return Rect(words.x, y, words.w, high)


def _words(view: View, heading: str, text: str, room: Rect, *, is_left: bool) -> list[Op]:
    align = "left" if is_left else "centre"
    x = room.x if is_left else room.middle[0]
    theme, ops = view.theme, list[Op]()
    parts = [(heading, HEADING, theme.text, 2)] + (
        [(text, TEXT, theme.soft_text, 4)] if text else []
    )
    lines: list[tuple[str, int, str]] = []
    for words, units, ink, most in parts:
        letters = view.text_px(units)
        lines += [
            (line, letters, ink) for line in few_lines(words, letters, room.w, most, view.measure)
        ]
    y = room.bottom - sum(letters * STEP for _, letters, _ in lines) - view.px(6)
    for line, letters, ink in lines:
        ops.append(Text(line, x, round(y + letters * STEP / 2), letters, ink, align))
        y += letters * STEP
    return ops
