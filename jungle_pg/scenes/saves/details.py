"""The chosen save at full length: its board, its name, how it ended, and its buttons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.chooser.captions import rules_text
from jungle_pg.scenes.saves.captions import details_text, result_text, title_of
from jungle_pg.scenes.saves.entries import Entry
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.texts.save_words import bad_save_text
from jungle_pg.ui.controls.button import PADDING, Button, icon

NAME: Final = 27
RESULT: Final = 21
SOFT: Final = 19
STEP: Final = 1.32
LOAD_HEIGHT: Final = 78
REPLAY_HEIGHT: Final = 66
SMALL_HEIGHT: Final = 58
GAP: Final = 4
AIR: Final = 12
LOWEST_BOARD: Final = 120
"""Units below which a board would show nothing."""
SMALLEST_LABEL: Final = 16
ICON: Final = 1.85
"""What an icon takes, in sizes of the letters beside it."""


@dataclass(frozen=True, slots=True)
class Lines:
    """Words in a size, at most so many lines of them."""

    text: str
    units: float
    is_soft: bool
    most: int


def buttons_height(view: View) -> float:
    """What the buttons take, below each other."""
    return view.px(LOAD_HEIGHT + REPLAY_HEIGHT + SMALL_HEIGHT + 2 * GAP)


def place_buttons(view: View, area: Rect, buttons: Sequence[Button]) -> None:
    """Load, replay, and two small ones below each other at the bottom of an area."""
    load, replay, *small = buttons
    gap, y = view.px(GAP), area.bottom - buttons_height(view)
    fit_button(view, load, Rect(area.x, y, area.w, view.px(LOAD_HEIGHT)), 29)
    y += view.px(LOAD_HEIGHT + GAP)
    fit_button(view, replay, Rect(area.x, y, area.w, view.px(REPLAY_HEIGHT)), 25)
    y += view.px(REPLAY_HEIGHT + GAP)
    strip = Rect(area.x, y, area.w, view.px(SMALL_HEIGHT))
    wide = (area.w - gap * (len(small) - 1)) / len(small)
    for button, place in zip(small, row(strip, [wide] * len(small), gap), strict=True):
        fit_button(view, button, place, 22)


def fit_button(view: View, button: Button, place: Rect, units: float) -> None:
    """Place a button with letters as large as its words allow; at last without its icon."""
    button.text_units = units
    room = place.w - view.px(PADDING)
    while _label_px(view, button) > room and button.text_units > SMALLEST_LABEL:
        button.text_units -= 1
    if _label_px(view, button) > room:
        button.icon = ""
    button.place(place)


def _label_px(view: View, button: Button) -> float:
    letters = view.text_px(button.text_units)
    return view.measure(button.label, letters) + (letters * ICON if button.icon else 0.0)


def details_ops(
    view: View,
    settings: Settings,
    miniatures: Miniatures,
    entry: Entry,
    known: Loaded | BadSave | None,
    area: Rect,
    is_beside: bool,
    *,
    names_game: bool = False,
) -> DrawList:
    """The board over its words, or beside them where the area is wide."""
    lines = _lines_of(view, entry, known, names_game)
    if is_beside:
        room = area.inset(0, 0, 0, buttons_height(view) + view.px(AIR))
        board = room.inset(0, 0, 0, _height(view, lines, room.w) + view.px(AIR))
        if board.h < view.px(LOWEST_BOARD):
            return tuple(_words(view, lines, room))
        if entry.game is not None and isinstance(entry.face, Glance):
            # The words come right below the board, and spare room below them.
            board = board.from_top(miniatures.size(view, entry.game, entry.face.rules, board)[1])
        words = room.inset(0, board.h + view.px(AIR), 0, 0)
        words = words.from_top(max(_height(view, lines, room.w), words.h * 0.7))
        return (*_picture(view, settings, miniatures, entry, board), *_words(view, lines, words))
    board, words = beside_board(view, area)
    words = words.inset(0, 0, 0, buttons_height(view) + view.px(AIR))
    return (*_picture(view, settings, miniatures, entry, board), *_words(view, lines, words))


def beside_board(view: View, area: Rect) -> tuple[Rect, Rect]:
    """A wide area cut into the board's and that of words and buttons."""
    board = area.from_left(min(area.w * 0.4, area.h * 0.86))
    return board, area.inset(board.w + view.px(2 * AIR), 0, 0, 0)


def _lines_of(
    view: View, entry: Entry, known: Loaded | BadSave | None, names_game: bool
) -> list[Lines]:
    words = view.words
    bad = known if isinstance(known, BadSave) else entry.bad
    lines = [Lines(title_of(words, entry), NAME, False, 2)]
    if isinstance(bad, BadSave):
        return [*lines, Lines(bad_save_text(words.texts, bad), RESULT, False, 6)]
    assert isinstance(entry.face, Glance)
    assert entry.game is not None
    loaded = known if isinstance(known, Loaded) else None
    if names_game:
        kind = rules_text(words, entry.game, entry.face.rules, names_game=True)
        lines.append(Lines(kind, SOFT, True, 2))
    return [
        *lines,
        Lines(result_text(words, entry.game, entry.face), RESULT, False, 2),
        Lines(details_text(words, entry.game, entry.face, loaded), SOFT, True, 2),
    ]


def _broken(view: View, lines: Sequence[Lines], width: float) -> list[tuple[str, int, bool]]:
    found = []
    for each in lines:
        letters = view.text_px(each.units)
        parts = few_lines(each.text, letters, width, each.most, view.measure)
        found += [(part, letters, each.is_soft) for part in parts]
    return found


def _height(view: View, lines: Sequence[Lines], width: float) -> float:
    return sum(letters * STEP for _, letters, _ in _broken(view, lines, width))


def _words(view: View, lines: Sequence[Lines], room: Rect) -> list[Op]:
    """Centred lines in the middle of some room."""
    ops: list[Op] = []
    y = room.y + max(0.0, (room.h - _height(view, lines, room.w)) / 2)
    for part, letters, is_soft in _broken(view, lines, room.w):
        if y + letters * STEP > room.bottom + 1:
            break
        ink = view.theme.soft_text if is_soft else view.theme.text
        middle = round(y + letters * STEP / 2)
        ops.append(Text(part, room.middle[0], middle, letters, ink, "centre"))
        y += letters * STEP
    return ops


def _picture(
    view: View, settings: Settings, miniatures: Miniatures, entry: Entry, room: Rect
) -> list[Op]:
    if isinstance(entry.face, Glance) and entry.game is not None:
        face = entry.face
        return [miniatures.draw(view, settings, entry.game, face.rules, face.state, room)]
    side = min(room.w, room.h, view.px(150))
    return [icon("warning", *room.middle, side, view.theme.text, view.theme.paper)]
