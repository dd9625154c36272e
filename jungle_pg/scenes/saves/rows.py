"""A row of the list of saves: a small board, a name, who played, and how it ended."""

from typing import Final

from jungle_pg.core.saving.glance import Glance
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.saves.captions import Told, ToldSide
from jungle_pg.scenes.saves.entries import Entry
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, fitted
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon

HIGH: Final = 129
LOW: Final = 96
GAP: Final = 7
"""Between two rows."""
AIR: Final = 5
"""Around the small board."""
BOARD_SHAPE: Final = 0.82
"""The room for the small board, in heights of the row."""
FULL_FROM: Final = 830
WIDE_FROM: Final = 520
"""Units of width a row needs for three and for two columns."""
NAME: Final = 26
SOFT: Final = 19
WORDS: Final = 21
CHIP: Final = 22
MARK: Final = 36
SMALL_MARK: Final = 26
WHY_LINES: Final = 3
WHY_STEP: Final = 1.3
TROPHY: Final = 0.62
"""How large a trophy is beside the chip of the winner."""


def mark_ops(view: View, told: Told, x: float, y: float, units: float, ground: Colour) -> DrawList:
    """The sign of a result: an arrow, a speech, a warning, or the winner's chip with a trophy."""
    side, ink = view.px(units), view.theme.text
    if not told.emblem:
        return (icon(told.icon, x, y, side, ink, ground),)
    chip, cup = round(side * 0.86), side * TROPHY
    return (
        Sprite(told.emblem, x - side * 0.08, y - side * 0.06, chip, chip),
        icon(told.icon, x + side * 0.3, y + side * 0.24, cup, ink, ground),
    )


class RowPainter:
    """Draws rows into their places, in as many columns as they are wide enough for."""

    def __init__(self, miniatures: Miniatures) -> None:
        self._miniatures = miniatures

    def draw(
        self, view: View, settings: Settings, entry: Entry, told: Told, place: Rect, state: str
    ) -> DrawList:
        """One row."""
        theme = view.theme
        row = place.inset(0, view.px(GAP / 2), 0, view.px(GAP / 2)).snapped()
        look = {"chosen": theme.current_row, "hover": theme.paper}
        fill = look.get(state, theme.tray if entry.bad else theme.card)
        edge = EDGE if state == "chosen" else theme.paper_line
        svg = skins.row(row.w / view.zoom, row.h / view.zoom, fill, edge, 14)
        ops: list[Op] = [Drawing(svg, row.x, row.y, row.w, row.h)]
        board = row.from_left(row.h * BOARD_SHAPE).shrunk(view.px(AIR))
        ops += self._picture(view, settings, entry, board, fill)
        left = round(row.x + row.h * BOARD_SHAPE + view.px(10))
        words = Rect(left, row.y, row.right - left - view.px(14), row.h)
        # Letters that may not become smaller need more room than the units tell.
        units = row.w / max(view.zoom, view.text_px(SOFT) / SOFT)
        if told.why and units >= WIDE_FROM:
            ops += _bad(view, told, words)
        elif units >= FULL_FROM:
            ops += _full(view, told, words, fill)
        elif units >= WIDE_FROM:
            ops += _wide(view, told, words, fill)
        else:
            ops += _narrow(view, told, words, fill)
        return tuple(ops)

    def _picture(
        self, view: View, settings: Settings, entry: Entry, room: Rect, ground: Colour
    ) -> list[Op]:
        if isinstance(entry.face, Glance) and entry.game is not None:
            face = entry.face
            board = self._miniatures.draw(view, settings, entry.game, face.rules, face.state, room)
            return [board]
        side = min(room.w, room.h) * 0.5
        return [icon("warning", *room.middle, side, view.theme.text, ground)]


def _full(view: View, told: Told, room: Rect, ground: Colour) -> list[Op]:
    """Three columns: the save, the players, the result."""
    save = room.from_left(room.w * 0.36)
    sides = Rect(room.x + room.w * 0.37, room.y, room.w * 0.27, room.h)
    end = Rect(room.x + room.w * 0.65, room.y, room.w * 0.35, room.h)
    ops: list[Op] = [*_lines(view, save, told.name, told.when, told.rules)]
    middle = room.middle[1]
    for number, side in enumerate(told.sides):
        y = middle + view.px((-1, 1)[number] * 17)
        ops += _side(view, side.emblem, _fitting(view, side, sides.w), sides.x, y, sides.w)
    ops += mark_ops(view, told, end.x + view.px(MARK / 2), middle, MARK, ground)
    words = end.inset(view.px(MARK + 16), 0, 0, 0)
    lines = few_lines(told.result, view.text_px(WORDS), words.w, 2, view.measure)
    step = _step(view, room, 3)
    y = middle - step * len(lines) / 2
    for number, line in enumerate(lines):
        ops.append(_text(view, line, WORDS, words, y + number * step, view.theme.text))
    ops.append(_text(view, told.moves, SOFT, words, y + len(lines) * step, view.theme.soft_text))
    return ops


def _wide(view: View, told: Told, room: Rect, ground: Colour) -> list[Op]:
    """Two columns: the save and its players, the result."""
    save = room.from_left(room.w * 0.6)
    end = room.inset(save.w + view.px(8), 0, 0, 0)
    middle, text, soft = room.middle[1], view.theme.text, view.theme.soft_text
    under = _under_name(view, told, save)
    count = len(under) + 2
    step = _step(view, room, count)
    y = middle - step * (count - 1) / 2
    ops: list[Op] = [_text(view, told.name, NAME, save, y, text)]
    for number, line in enumerate(under, start=1):
        ops.append(_text(view, line, SOFT, save, y + number * step, soft))
    ops += _sides(view, told, save, y + (count - 1) * step)
    ops += mark_ops(view, told, end.x + view.px(MARK / 2), middle, MARK, ground)
    words, letters = end.inset(view.px(MARK + 10), 0, 0, 0), view.text_px(SOFT)
    lines = few_lines(told.result, letters, words.w, 2, view.measure)
    rows = [*((line, text) for line in lines), (told.moves, soft)]
    for number, (line, ink) in enumerate(rows):
        at = middle + (number - (len(rows) - 1) / 2) * letters * WHY_STEP
        ops.append(_text(view, line, SOFT, words, at, ink))
    return ops


def _under_name(view: View, told: Told, room: Rect) -> list[str]:
    """When it was saved and by which rules: in one line, else in two if the row is high."""
    letters = view.text_px(SOFT)
    parts = [part for part in (told.when, told.rules) if part]
    if view.measure(", ".join(parts), letters) <= room.w:
        return [", ".join(parts)]
    return parts if room.h >= letters * WHY_STEP * 4 + view.px(4) else parts[:1]


def _narrow(view: View, told: Told, room: Rect, ground: Colour) -> list[Op]:
    """One column."""
    step, middle = _step(view, room, 3), room.middle[1]
    ops: list[Op] = [
        _text(view, told.name, NAME, room, middle - step, view.theme.text),
        _text(view, told.when, SOFT, room, middle + step * 0.05, view.theme.soft_text),
    ]
    ops += mark_ops(view, told, room.x + view.px(SMALL_MARK / 2), middle + step, SMALL_MARK, ground)
    words = room.inset(view.px(SMALL_MARK + 8), 0, 0, 0)
    ops.append(_text(view, told.result, SOFT, words, middle + step, view.theme.text))
    return ops


def _bad(view: View, told: Told, room: Rect) -> list[Op]:
    """Two columns: the file, and what is wrong with it."""
    save = room.from_left(room.w * 0.37)
    end = room.inset(save.w + view.px(12), 0, 0, 0)
    ops: list[Op] = [*_lines(view, save, told.name, told.when, "")]
    letters = view.text_px(SOFT)
    step = letters * WHY_STEP
    most = min(WHY_LINES, max(1, int(room.h / step)))
    lines = few_lines(told.why, letters, end.w, most, view.measure)
    for number, line in enumerate(lines):
        y = end.middle[1] + (number - (len(lines) - 1) / 2) * step
        ops.append(_text(view, line, SOFT, end, y, view.theme.text))
    return ops


def _lines(view: View, room: Rect, name: str, when: str, rules: str) -> list[Op]:
    middle, soft = room.middle[1], view.theme.soft_text
    step = _step(view, room, 3)
    first = middle - step if rules else middle - step / 2
    ops: list[Op] = [_text(view, name, NAME, room, first, view.theme.text)]
    ops.append(_text(view, when, SOFT, room, first + step * 1.05, soft))
    if rules:
        ops.append(_text(view, rules, SOFT, room, first + step * 1.95, soft))
    return ops


def _step(view: View, room: Rect, lines: int) -> float:
    return min(view.px(32), room.h / (lines + 0.3))


def _side(view: View, emblem: str, name: str, x: float, y: float, width: float) -> list[Op]:
    """A chip and a name."""
    side = round(view.px(CHIP))
    room = Rect(x + view.px(CHIP + 9), y, width - view.px(CHIP + 9), 0)
    return [
        Sprite(emblem, x + view.px(CHIP / 2), y, side, side),
        _text(view, name, SOFT, room, y, view.theme.text),
    ]


def _sides(view: View, told: Told, room: Rect, y: float) -> list[Op]:
    """Both players in one line, in fewer words where they need too much room."""
    letters, gap = view.text_px(SOFT), view.px(16)
    before = view.px(CHIP + 9)
    names = [side.name for side in told.sides]
    for _ in range(2):
        widths = [before + view.measure(name, letters) for name in names]
        if sum(widths) + gap <= room.w:
            break
        names = [side.short for side in told.sides]
    squeeze = min(1.0, (room.w - gap) / max(1.0, sum(widths)))
    ops, x = list[Op](), room.x
    for side, name, wide in zip(told.sides, names, widths, strict=True):
        ops += _side(view, side.emblem, name, x, y, wide * squeeze + 1)
        x += wide * squeeze + gap
    return ops


def _fitting(view: View, side: ToldSide, width: float) -> str:
    room = width - view.px(CHIP + 9)
    return side.name if view.measure(side.name, view.text_px(SOFT)) <= room else side.short


def _text(view: View, text: str, units: float, room: Rect, y: float, ink: Colour) -> Text:
    letters = view.text_px(units)
    return Text(fitted(text, letters, room.w, view.measure), room.x, round(y), letters, ink)
