"""What the book of Xiangqi paints: all pieces with their names, and how files are counted."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from jungle_pg.core.xiangqi.board import FILES
from jungle_pg.core.xiangqi.pieces import BLACK, MOST, RED, Kind, Piece
from jungle_pg.core.xiangqi.text.notation import CHINESE_NUMBERS
from jungle_pg.games.values import Appearance
from jungle_pg.games.xiangqi.pieces import body_ops
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Op, Text
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import View
from jungle_pg.ui.svg import path, picture, rect

Line: TypeAlias = tuple[str, int, Colour]
"""A text, the size of its letters, and its colour."""

ROW: Final = 80.0
WIDTH: Final = 720.0
"""The pictures are drawn up in so many units."""
DISC: Final = 0.86
"""Of the height of a row."""
RED_AT: Final = 0.5
BLACK_AT: Final = 1.48
NAME_AT: Final = 2.2
RIGHT: Final = 0.1
"""Where discs and words stand, in heights of a row, and how much is left free after them."""
ROUND: Final = 0.2
NAME: Final = 0.33
NOTE: Final = 0.28
STEP: Final = 1.24

STRIP: Final = (720.0, 290.0)
TOP_NUMBERS: Final = 0.10
TOP_LINE: Final = 0.20
BOTTOM_LINE: Final = 0.70
RED_NUMBERS: Final = 0.80
RED_LETTERS: Final = 0.93
DIGITS: Final = 0.105
"""Parts of the height of the strip."""
RED_INK: Final = {"day": "#B3240F", "night": "#FF8566"}
SHOWN_FILE: Final = 7


@dataclass(frozen=True, slots=True)
class AllPieces:
    """A row for each kind: both sides, the name, how many there are, how it goes in short."""

    @property
    def shape(self) -> tuple[float, float]:
        return WIDTH, ROW * len(Kind)

    def paint(self, area: Rect, view: View, appearance: Appearance) -> DrawList:
        """Row by row; how they go is left out where that does not fit for all."""
        rows = [
            Rect(area.x, area.y + kind * area.h / len(Kind), area.w, area.h / len(Kind))
            for kind in Kind
        ]
        has_notes = all(
            _fits(line, row, view)
            for kind, row in zip(Kind, rows, strict=True)
            for line in _words(kind, row, view)
        )
        return tuple(
            op
            for kind, row in zip(Kind, rows, strict=True)
            for op in _row(kind, row, view, appearance, has_notes=has_notes)
        )


def _row(
    kind: Kind, area: Rect, view: View, appearance: Appearance, *, has_notes: bool
) -> DrawList:
    """Both discs, and words; every second row lies on a strip."""
    high = area.h
    ops: list[Op] = [_strip(area.snapped(), view)] if kind % 2 == 0 else []
    middle = area.middle[1]
    for seat, at in ((RED, RED_AT), (BLACK, BLACK_AT)):
        ops += body_ops(
            Piece(seat, kind), area.x + at * high, middle, DISC * high, appearance.style
        )
    lines = _words(kind, area, view)[: 2 if has_notes else 1]
    y = middle - sum(letters for _, letters, _ in lines) * STEP / 2
    for text, letters, ink in lines:
        ops.append(Text(text, area.x + NAME_AT * high, y + letters * STEP / 2, letters, ink))
        y += letters * STEP
    return tuple(ops)


def _words(kind: Kind, area: Rect, view: View) -> tuple[Line, ...]:
    """The name of a piece with how many there are, and how it goes."""
    name = view.words("book.xiangqi.piece_count", piece=_name(kind, view), count=MOST[kind])
    note = view.words(f"book.xiangqi.piece_{kind.name.lower()}")
    name_px, note_px = (max(view.text_px(14), round(size * area.h)) for size in (NAME, NOTE))
    return (name, name_px, view.theme.text), (note, note_px, view.theme.soft_text)


def _fits(line: Line, area: Rect, view: View) -> bool:
    """Whether a line has room beside the discs, with another one above or below it."""
    text, letters, _ = line
    room = area.w - (NAME_AT + RIGHT) * area.h
    return view.measure(text, letters) <= room and 2 * letters * STEP <= area.h


def _strip(area: Rect, view: View) -> Drawing:
    svg = picture(area.w, area.h, rect(0, 0, area.w, area.h, ROUND * area.h, view.theme.row))
    return Drawing(svg, area.x, area.y, area.w, area.h)


def _name(kind: Kind, view: View) -> str:
    """What both sides call a piece, once where they call it alike."""
    red, black = (view.words(f"word.xiangqi.{Piece(seat, kind).letter}") for seat in (RED, BLACK))
    word = red if red == black else view.words("book.list", some=red, next=black)
    return word[:1].upper() + word[1:]


@dataclass(frozen=True, slots=True)
class FileNumbers:
    """Nine files: the numbers of Black above, those of Red below."""

    @property
    def shape(self) -> tuple[float, float]:
        """A wide strip."""
        return STRIP

    def paint(self, area: Rect, view: View, appearance: Appearance) -> DrawList:
        """Lines, a piece of each side, and the numbers at their ends."""
        top, bottom = area.y + TOP_LINE * area.h, area.y + BOTTOM_LINE * area.h
        step = area.w / FILES
        xs = [area.x + step * (file + 0.5) for file in range(FILES)]
        ops: list[Op] = [_lines(area, xs, top, bottom)]
        letters = max(view.text_px(14), round(DIGITS * area.h))
        red = RED_INK[view.theme.name]
        for file, x in enumerate(xs):
            number = FILES - file
            for text, part, ink in (
                (str(file + 1), TOP_NUMBERS, view.theme.text),
                (CHINESE_NUMBERS[number - 1], RED_NUMBERS, red),
                (str(number), RED_LETTERS, red),
            ):
                ops.append(Text(text, x, area.y + part * area.h, letters, ink, "centre"))
        size = min(step, (bottom - top) / 2) * DISC
        third = (bottom - top) / 4
        ops += body_ops(
            Piece(BLACK, Kind.HORSE), xs[SHOWN_FILE], top + third, size, appearance.style
        )
        ops += body_ops(
            Piece(RED, Kind.CANNON), xs[SHOWN_FILE], bottom - third, size, appearance.style
        )
        return tuple(ops)


def _lines(area: Rect, xs: list[float], top: float, bottom: float) -> Drawing:
    """The files, with a gap where the river flows."""
    w, h = round(area.w), round(bottom - top)
    stroke = 0.014 * area.h
    middle, gap = h / 2, 0.07 * h
    parts = []
    for x in xs:
        across = x - area.x
        parts += [
            path(f"M{across:.1f} 0V{middle - gap:.1f}", "none", EDGE, stroke),
            path(f"M{across:.1f} {middle + gap:.1f}V{h}", "none", EDGE, stroke),
        ]
    return Drawing(picture(w, h, *parts), round(area.x), round(top), w, h)
