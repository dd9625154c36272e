"""A field for several lines of text, broken where they are too long for it."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Swipe, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import FIRST_CHINESE, fitted
from jungle_pg.stage.ops import Box, Group, Op, Text
from jungle_pg.stage.scale import MAIN, SMALL, XL, L, S
from jungle_pg.stage.theme import EDGE, GOLD
from jungle_pg.stage.view import Measure, View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.text.editing import Clipboard, Draft, Edit
from jungle_pg.ui.text.field import MOVE_KEYS, TextField
from jungle_pg.ui.text.line import CARET, SELECTED_ALPHA
from jungle_pg.ui.widget import Act, Painting, Props

STEP: Final = 1.4
"""From line to line, in sizes of the letters."""
LONGEST_GUESS: Final = 400
"""No line of a field has more letters."""
UP_AND_DOWN: Final = {"up": -1, "down": 1}

Spans = tuple[tuple[int, int], ...]
"""Where each line begins and ends in the text."""


@lru_cache(maxsize=64)
def broken(text: str, size: float, width: float, measure: Measure) -> Spans:
    """The lines of a text: they end at its line breaks, after blanks and between characters."""
    spans: list[tuple[int, int]] = []
    start = 0
    for paragraph in text.split("\n"):
        end = start + len(paragraph)
        while start < end:
            stop = start + _fitting(text[start : min(end, start + LONGEST_GUESS)], size, width,
                                    measure)  # fmt: skip
            if stop < end:
                stop = _break_before(text, start, stop)
            spans.append((start, stop))
            start = stop
        if not paragraph:
            spans.append((start, start))
        start = end + 1
    return tuple(spans)


def _fitting(text: str, size: float, width: float, measure: Measure) -> int:
    """How many of the first letters fit, at least one; blanks at the end take no room."""
    low, high = 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip(), size) <= width:
            low = middle
        else:
            high = middle - 1
    return low


def _break_before(text: str, start: int, stop: int) -> int:
    """The last place up to here where a line may end; anywhere inside a word that is too long."""
    for at in range(stop, start, -1):
        before, after = text[at - 1], text[at]
        is_between = ord(before) >= FIRST_CHINESE or ord(after) >= FIRST_CHINESE
        if before == " " or (is_between and after not in "，。！？：；、）》」”"):
            return at
    return stop


@dataclass(frozen=True, slots=True)
class _AreaProps(Props):
    placeholder: str
    icon: str
    text_units: float
    is_enabled: bool
    has_focus: bool
    edit: Edit
    composing: str
    shows_caret: bool
    top: int
    """The first line in sight."""


@dataclass(frozen=True, slots=True)
class TextLines:
    """An edited text in its field: where its lines, its letters and the caret are."""

    view: View
    rect: Rect
    props: _AreaProps

    @property
    def area(self) -> Rect:
        """Where words are."""
        view = self.view
        return self.rect.inset(view.px(L), view.px(S), view.px(L), view.px(S)).snapped()

    @property
    def shown(self) -> str:
        """The text with what is being composed in place of the selection."""
        edit, composing = self.props.edit, self.props.composing
        if not composing:
            return edit.text
        return edit.text[: edit.start] + composing + edit.text[edit.end :]

    @property
    def letters(self) -> int:
        """The size of the letters in pixels."""
        return self.view.text_px(self.props.text_units)

    @property
    def step(self) -> int:
        """From line to line in pixels."""
        return round(self.letters * STEP)

    @property
    def spans(self) -> Spans:
        width = self.area.w - self.view.px(CARET)
        return broken(self.shown, self.letters, width, self.view.measure)

    @property
    def rows(self) -> int:
        """How many lines are in sight."""
        return max(1, int(self.area.h) // self.step)

    @property
    def caret_index(self) -> int:
        """Where the caret is in what is shown."""
        edit, composing = self.props.edit, self.props.composing
        return edit.start + len(composing) if composing else edit.caret

    def line_of(self, index: int) -> int:
        """The line a place in the text is in."""
        return max(0, bisect_right([start for start, _ in self.spans], index) - 1)

    def x_of(self, index: int) -> float:
        """How far from the left end of its line a place is."""
        start, _ = self.spans[self.line_of(index)]
        return self.view.measure(self.shown[start:index], self.letters)

    def index_at(self, line: int, x: float) -> int:
        """The place in a line that is nearest to a distance from its left end."""
        spans = self.spans
        start, end = spans[min(max(0, line), len(spans) - 1)]
        if end > start and end < len(self.shown) and self.shown[end - 1] == " ":
            # Behind the blank at its end is the next line.
            end -= 1
        measure, text = self.view.measure, self.shown
        return min(
            range(start, end + 1),
            key=lambda at: abs(measure(text[start:at], self.letters) - x),
        )

    def place_at(self, x: float, y: float) -> int:
        """The place in the text nearest to a point of the window."""
        line = int((y - self.area.y) // self.step) + self.props.top
        return self.index_at(line, x - self.area.x)

    @property
    def caret(self) -> Rect:
        """Where the caret stands in the window."""
        line, wide = self.line_of(self.caret_index), max(2, round(self.view.px(CARET)))
        x = self.area.x + max(0.0, self.x_of(self.caret_index) - wide / 2)
        return Rect(x, self.area.y + (line - self.props.top) * self.step, wide, self.step).snapped()

    def ops(self) -> list[Op]:
        """The lines in sight, cut off at the area, with caret and selection."""
        view, props, area, ops = self.view, self.props, self.area, list[Op]()
        theme, edit = view.theme, props.edit
        is_active = props.has_focus and props.is_enabled
        for row, (start, end) in enumerate(self.spans[props.top : props.top + self.rows]):
            y = area.y + row * self.step
            left, right = max(start, edit.start), min(end, edit.end)
            if is_active and not props.composing and left < right:
                x = area.x + view.measure(self.shown[start:left], self.letters)
                wide = view.measure(self.shown[left:right], self.letters)
                ops.append(Box(round(x), y, round(wide), self.step, GOLD, SELECTED_ALPHA))
            words = self.shown[start:end].rstrip()
            if words:
                ops.append(Text(words, area.x, y + self.step / 2, self.letters, theme.text))
        if props.shows_caret:
            ops.append(Box(*_place(self.caret), EDGE))
        return ops


def _area_ops(view: View, rect: Rect, props: _AreaProps) -> list[Op]:
    theme, lines = view.theme, TextLines(view, rect, props)
    look = "focus" if props.has_focus else "normal"
    look = look if props.is_enabled else "disabled"
    ops: list[Op] = [skins.skinned(view, rect, skins.field, theme, look)]
    area = lines.area
    if not lines.shown:
        words = fitted(props.placeholder, lines.letters, area.w - view.px(XL), view.measure)
        y = area.y + lines.step / 2
        ops.append(Text(words, area.x, y, lines.letters, theme.soft_text))
    # No line is seen in part.
    high = lines.rows * lines.step
    clip = (int(area.x), int(area.y), int(area.w), high)
    ops.append(Group("lines", tuple(lines.ops()), clip=clip))
    if props.icon and not props.has_focus:
        side = view.px(SMALL + S)
        at = rect.right - side, rect.bottom - side
        ops.append(icon(props.icon, *at, side, theme.text, theme.field))
    return ops


def _place(rect: Rect) -> tuple[float, float, float, float]:
    return rect.x, rect.y, rect.w, rect.h


class TextArea(TextField):
    """Acts with its text at every change; Enter begins a new line."""

    painting = Painting(_AreaProps, _area_ops)
    takes_wheel = True
    is_pulled = True

    def __init__(
        self, name: str, clipboard: Clipboard, longest: int, size: float = MAIN, icon: str = ""
    ) -> None:
        super().__init__(name, clipboard, longest=longest, size=size, icon=icon)
        self._draft = Draft(Edit(has_lines=True))
        self.top = 0
        self._pulled_px = 0.0
        """How far a finger has pulled it that is no whole line yet."""
        self._turned = 0.0
        """How far a wheel has turned since the last whole line."""
        self._written: object = None
        """What was in it when it was drawn last."""

    def show(self, text: str) -> None:
        """Show another text; what was written before cannot be brought back here."""
        if text != self.text:
            self._draft = Draft(Edit(text, len(text), len(text), has_lines=True))
            self.top = 0

    def wants_key(self, name: str) -> bool:
        return name in UP_AND_DOWN or super().wants_key(name)

    def handle(self, event: Input, now: float) -> Act | None:
        """As any field; Enter, up and down have their usual meaning among lines."""
        before = self.text
        match event:
            case Wheel(up=up):
                self._turned += up
                rows = int(self._turned)
                self._turned -= rows
                self._scroll(-rows)
                return None
            case Swipe(down=down) if self._view is not None:
                self._pulled_px += down
                rows = int(self._pulled_px / self._lines(self._view).step)
                self._pulled_px -= rows * self._lines(self._view).step
                self._scroll(-rows)
                return None
            case Key(name="enter", ctrl=False, alt=False) if self.is_enabled:
                if not self.composing:
                    self._insert("\n")
                return Act(self.name, self.text) if self.text != before else None
            case Key(name=name, shift=shift) if name in UP_AND_DOWN and self._view is not None:
                self._up_or_down(UP_AND_DOWN[name], selects=shift)
                return None
        return super().handle(event, now)

    def _key(self, key: Key) -> None:
        if key.name in ("home", "end") and not key.ctrl and self._view is not None:
            lines = self._lines(self._view)
            start, end = lines.spans[lines.line_of(self.edit.caret)]
            is_wrapped = end < len(self.text) and self.text[end] != "\n"
            place = start if key.name == "home" else end - is_wrapped
            self._then(self.edit.point(place, selects=key.shift))
        elif key.name in MOVE_KEYS and key.ctrl and key.name in ("home", "end"):
            self._then(self.edit.move(key.name, selects=key.shift))
        else:
            super()._key(key)

    def _up_or_down(self, by: int, *, selects: bool) -> None:
        assert self._view is not None
        lines, caret = self._lines(self._view), self.edit.caret
        line = lines.line_of(caret) + by
        if line < 0 or line >= len(lines.spans):
            place = 0 if by < 0 else len(self.text)
        else:
            place = lines.index_at(line, lines.x_of(caret))
        self._then(self.edit.point(place, selects=selects))

    def _mouse(self, event: Press | Point, view: View) -> None:
        match event:
            case Press(x, y, count=count):
                self.composing = ""
                self._selects = count == 1
                place = self._lines(view).place_at(x, y)
                edit = self.edit.point(place) if count == 1 else self.edit.select_word(place)
                self._then(edit)
            case Point(x, y) if self._selects and self.is_held:
                place = self._lines(view).place_at(x, y)
                self._then(self.edit.point(place, selects=True))

    def _scroll(self, by: int) -> None:
        if self._view is not None:
            lines = self._lines(self._view)
            self.top = min(max(0, self.top + by), max(0, len(lines.spans) - lines.rows))

    def keep_caret_in_sight(self, view: View, *, is_active: bool) -> None:
        """The line with the caret is in sight after something was written."""
        lines, written = self._lines(view), (self.edit, self.composing)
        top = min(self.top, max(0, len(lines.spans) - lines.rows))
        if is_active and written != self._written:
            line = lines.line_of(lines.caret_index)
            top = min(max(top, line - lines.rows + 1), line)
        self._written, self.top = written, max(0, top)

    def caret_rect(self, view: View) -> Rect:
        """Where the caret is in the window, for an input method to show its words."""
        return self._lines(view).caret

    def _lines(self, view: View) -> TextLines:
        return TextLines(view, self.rect, self.painting.props_of(self))
