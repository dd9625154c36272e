"""The rows in which best lines are told: what each is worth, and its moves, each to be clicked."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release
from jungle_pg.stage.input.shortcuts import PRESS_KEYS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Op, Text
from jungle_pg.stage.scale import NOTE, ROUND, SMALL, XS, M, S
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.svg import picture, rect
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Act, Painting, Props, Widget

NAME: Final = "best_lines"
MOST: Final = 3
ROW: Final = 52.0
WORTH: Final = 104.0
"""The width of what a line is worth."""
MOVES: Final = 100
"""The act of a move is the number of its row so many times, and its own number from 0."""
EVEN_FACE: Final = "#8C8578"


@dataclass(frozen=True, slots=True)
class LineTexts:
    """A line as it is shown: its worth, the colour of the side that is better, its moves."""

    worth: str
    side: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _RowsProps(Props):
    lines: tuple[LineTexts, ...]
    waiting: str
    """What is said while there is no line."""
    pointed: tuple[int, int] | None
    """The row and the move that the mouse is on, or the keys."""
    has_ring: bool


@lru_cache(maxsize=32)
def _pill(w: float, h: float, side: str) -> str:
    paint = plate_skins.SIDES.get(side)
    face, lip = (paint.face, paint.lip) if paint else (EVEN_FACE, INK)
    return picture(w, h, rect(1.5, 1.5, w - 3, h - 3, 9, lip, INK, 3),
                   rect(2.5, 2.5, w - 5, h - 7, 8, face))  # fmt: skip


def _rows_ops(view: View, area: Rect, props: _RowsProps) -> list[Op]:
    theme, ops = view.theme, list[Op]()
    if not props.lines:
        if props.has_ring:
            ops.append(skins.skinned(view, area, plate_skins.ring, ROUND))
        if props.waiting:
            fit = fit_text(view, props.waiting, area.w, letters=SMALL, least=NOTE * 0.9, lines=2)
            for number, text in enumerate(fit.lines):
                y = area.middle[1] + (number - (len(fit.lines) - 1) / 2) * fit.step
                ops.append(Text(text, area.middle[0], y, fit.px, theme.soft_text, "centre"))
        return ops
    for number, row in enumerate(_rows(area)[: len(props.lines)]):
        line, is_pointed = props.lines[number], props.pointed is not None
        is_pointed = is_pointed and props.pointed is not None and props.pointed[0] == number
        look = "hover" if is_pointed else "normal"
        ring = is_pointed and props.has_ring
        ops.append(skins.skinned(view, row, skins.card, theme, look, ring))
        pill = _pill_place(view, row)
        ops.append(skins.skinned(view, pill, _pill, line.side))
        fit = fit_text(view, line.worth, pill.w - view.px(2 * XS), letters=SMALL, least=NOTE * 0.8)
        ink = plate_skins.SIDES[line.side].name if line.side in plate_skins.SIDES else "#FFFFFF"
        ops.append(Text(fit.lines[0], *pill.middle, fit.px, ink, "centre"))
        for move, place in enumerate(move_places(view, row, line.moves)):
            strong = move == 0 or (is_pointed and props.pointed == (number, move))
            ink = theme.text if strong else theme.soft_text
            letters = view.text_px(SMALL)
            ops.append(Text(line.moves[move], place.x, place.middle[1], letters, ink))
    return ops


def _rows(area: Rect) -> list[Rect]:
    high = area.h / MOST
    return [
        Rect(area.x, area.y + number * high, area.w, high).shrunk(1).snapped()
        for number in range(MOST)
    ]


def _pill_place(view: View, row: Rect) -> Rect:
    air = view.px(XS)
    return Rect(row.x + air, row.y + air, view.px(WORTH), row.h - 2 * air).snapped()


def move_places(view: View, row: Rect, moves: tuple[str, ...]) -> list[Rect]:
    """Where moves stand: as many as have room in their row."""
    x, letters, places = _pill_place(view, row).right + view.px(S), view.text_px(SMALL), []
    for move in moves:
        wide = view.measure(move, letters)
        if x + wide > row.right - view.px(S):
            break
        places.append(Rect(x, row.y, wide + view.px(M), row.h))
        x += wide + view.px(M)
    return places


class LineRows(Widget):
    """Acts as `best_lines`: see `MOVES`."""

    painting = Painting(_RowsProps, _rows_ops)

    def __init__(self) -> None:
        super().__init__(NAME)
        self.lines: tuple[LineTexts, ...] = ()
        self.waiting = ""
        self._at: tuple[int, int] | None = None
        """The row and the move where the mouse or the keys are."""
        self._pressed: tuple[int, int] | None = None

    @property
    def pointed(self) -> tuple[int, int] | None:
        """What would be played."""
        if not self.lines:
            return None
        return self._at or (0, 0) if self.has_ring else self._at if self.is_hot else None

    def size(self, view: View) -> tuple[float, float]:
        return view.px(4 * WORTH), view.px(ROW * MOST)

    def least_width(self, view: View) -> float:
        return view.px(2 * WORTH)

    def wants_key(self, name: str) -> bool:
        return bool(self.lines) and (name in PRESS_KEYS or self._beside(name) is not None)

    def handle(self, event: Input, now: float) -> Act | None:
        match event:
            case Point(x, y):
                self._at = self._move_at(x, y)
            case Press(x, y):
                self._at = self._pressed = self._move_at(x, y)
            case Release(x, y):
                pressed, self._pressed = self._pressed, None
                if pressed is not None and pressed == self._move_at(x, y):
                    return self._played(pressed)
            case Key(name=name, repeat=False) if name in PRESS_KEYS and self.lines:
                return self._played(self._at or (0, 0))
            case Key(name):
                self._at = self._beside(name) or self._at
        return None

    def _beside(self, name: str) -> tuple[int, int] | None:
        """Where an arrow leads; None where it leads out."""
        row, move = self._at or (0, 0)
        across, down = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}.get(
            name, (0, 0)
        )
        row, move = row + down, move + across if across else move
        if (across or down) and 0 <= row < len(self.lines) and 0 <= move < self._shown(row):
            return row, move
        return None

    def _shown(self, row: int) -> int:
        """How many moves of a row have room."""
        if self._view is None:
            return 1
        return max(1, len(move_places(self._view, self.rect, self.lines[row].moves)))

    def _move_at(self, x: float, y: float) -> tuple[int, int] | None:
        if self._view is None:
            return None
        for number, row in enumerate(_rows(self.rect)[: len(self.lines)]):
            if row.holds(x, y):
                places = move_places(self._view, row, self.lines[number].moves)
                return number, next((at for at, place in enumerate(places) if place.holds(x, y)), 0)
        return None

    def _played(self, at: tuple[int, int]) -> Act | None:
        row, move = at
        return Act(self.name, row * MOVES + move) if row < len(self.lines) else None
