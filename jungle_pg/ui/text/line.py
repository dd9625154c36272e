"""A line of text as it lies in its field: where letters, caret and selection are seen."""

from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Colour, Group, Op, Text
from jungle_pg.stage.theme import EDGE, GOLD
from jungle_pg.stage.view import View
from jungle_pg.ui.text import letters
from jungle_pg.ui.text.editing import Edit

SELECTED_ALPHA: Final = 110
CARET: Final = 4
CARET_HEIGHT: Final = 1.4
"""How high the caret is, for letters of height 1."""


@dataclass(frozen=True, slots=True)
class TextLine:
    """An edited text in an area of the window, moved to the left when it is too long."""

    view: View
    area: Rect
    units: float
    edit: Edit
    composing: str = ""
    shift: float = 0.0

    @property
    def shown(self) -> str:
        """The text with what is being composed in place of the selection."""
        edit = self.edit
        if not self.composing:
            return edit.text
        return edit.text[: edit.start] + self.composing + edit.text[edit.end :]

    @property
    def caret(self) -> Rect:
        """Where the caret stands in the window, around the end of a letter."""
        width = self._caret_px()
        height = min(self.view.text_px(self.units) * CARET_HEIGHT, self.area.h)
        top = self.area.middle[1] - height / 2
        x = max(0.0, self._caret_end() - self.shift - width / 2)
        return Rect(self.area.x + x, top, width, height).snapped()

    def following(self, shift: float) -> "TextLine":
        """The line moved from a shift no more than it takes to see the caret."""
        room = max(0.0, self.area.w - self._caret_px())
        caret = self._caret_end()
        most = max(0.0, self._width(len(self.shown)) - room)
        return replace(self, shift=float(round(min(max(shift, caret - room), caret, most))))

    def place_at(self, x: float) -> int:
        """The place between two letters that is nearest to a point."""
        at = x - self.area.x + self.shift
        return min(self._places(), key=lambda place: abs(self._width(place) - at))

    def letter_at(self, x: float) -> int:
        """The letter under a point, or the nearest one."""
        at = x - self.area.x + self.shift
        return max((place for place in self._places() if self._width(place) <= at), default=0)

    def op(self, ink: Colour, *, is_active: bool, shows_caret: bool) -> Group:
        """The text, cut off at the area, with caret and selection while it is edited."""
        area, caret, size = self.area, self.caret, self.view.text_px(self.units)
        words = Text(self.shown, 0, area.middle[1], size, ink)
        ops: list[Op] = [words] if self.shown else []
        start = self._width(self.edit.start)
        if self.composing:
            thick = max(1, round(self.view.px(2)))
            width = self._width(self.edit.start + len(self.composing)) - start
            ops.append(Box(start, caret.bottom - thick, width, thick, ink))
        elif is_active and self.edit.selected:
            width = self._width(self.edit.end) - start
            ops.insert(0, Box(start, caret.y, width, caret.h, GOLD, SELECTED_ALPHA))
        left = area.x - self.shift
        if shows_caret:
            ops.append(Box(caret.x - left, caret.y, caret.w, caret.h, EDGE))
        clip = (int(area.x), int(area.y), int(area.w), int(area.h))
        return Group("line", tuple(ops), left, clip=clip)

    def _width(self, count: int) -> float:
        """How wide the first letters are."""
        return self.view.text_width(self.shown[:count], self.units)

    def _caret_end(self) -> float:
        """How wide the text before the caret is, with what is being composed."""
        edit = self.edit
        return self._width(edit.start + len(self.composing) if self.composing else edit.caret)

    def _caret_px(self) -> int:
        return max(2, round(self.view.px(CARET)))

    def _places(self) -> list[int]:
        text = self.edit.text
        return [index for index in range(len(text) + 1) if letters.is_between(text, index)]
