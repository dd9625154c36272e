"""A slider: a knob on a groove, with its value in words and marks below if wanted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Op, Text
from jungle_pg.stage.scale import NOTE, SMALL, M
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.groove import KNOB, Groove, GrooveProps, bar_ops, knob_ops, nearest_step
from jungle_pg.ui.widget import Painting

GROOVE: Final = 18
LENGTH: Final = 320
SHORTEST: Final = 230
MARKS_HEIGHT: Final = 26
AMBER: Final = "#F9C74F"
SAMPLES: Final = 24


@dataclass(frozen=True, slots=True)
class _SliderProps(GrooveProps):
    text: str
    marks: tuple[tuple[float, str], ...]
    minimum: float
    maximum: float


def _slider_ops(view: View, rect: Rect, props: _SliderProps) -> list[Op]:
    groove, theme = props.track, view.theme
    ops = [*bar_ops(view, props, AMBER), *knob_ops(view, props, KNOB)]
    ink = theme.soft_text if props.is_enabled else theme.face("disabled").text
    if props.text:
        letters = view.text_px(SMALL)
        room = rect.right - groove.right - view.px(KNOB / 2)
        word = fitted(props.text, letters, room, view.measure)
        ops.append(Text(word, rect.right, groove.middle[1], letters, ink, "right"))
    letters = view.text_px(NOTE)
    y = groove.middle[1] + view.px(KNOB / 2 + MARKS_HEIGHT / 2 - 1)
    free_from = float("-inf")
    for value, text in props.marks:
        half = view.measure(text, letters) / 2
        share = (value - props.minimum) / (props.maximum - props.minimum)
        x = min(max(groove.x + groove.w * share, rect.x + half), rect.right - half)
        # A mark that would touch the one before is left out.
        if x - half >= free_from:
            ops.append(Text(text, x, y, letters, ink, "centre"))
            free_from = x + half + view.px(6)
    return ops


class Slider(Groove):
    """A slider with a value to its right and marks below its groove."""

    painting = Painting(_SliderProps, _slider_ops)
    sound: str = "ui_hover"

    def __init__(
        self,
        name: str,
        value: float,
        minimum: float = 0,
        maximum: float = 100,
        step: float = 5,
        *,
        format: Callable[[float], str] | None = None,
        marks: Sequence[tuple[float, str]] = (),
    ) -> None:
        super().__init__(name, value, minimum, maximum, step)
        self.format = format
        """How the value is written; without it no value is shown."""
        self.marks = tuple(marks)
        """Values and what stands below the groove at them."""
        self._longest: Memo[float] = Memo()

    def wants_wheel(self) -> bool:
        """Only while the keys go to it: who scrolls a page must not change what is on it."""
        return super().wants_wheel() and self.has_focus

    def size(self, view: View) -> tuple[float, float]:
        wide = view.px(LENGTH + KNOB) + self._value_room(view)
        return wide, view.px(slider_height(has_marks=bool(self.marks)))

    def least_width(self, view: View) -> float:
        return max(view.px(SHORTEST), 2 * self._value_room(view))

    def groove(self, view: View) -> Rect:
        """Between the margins the knob needs, beside the value."""
        overhang, high = round(view.px(KNOB / 2)), round(view.px(GROOVE))
        room = min(self._value_room(view), self.rect.w / 2)
        rows = view.px(MARKS_HEIGHT) if self.marks else 0.0
        y = self.rect.y + (self.rect.h - rows - high) / 2
        wide = max(0.0, self.rect.w - 2 * overhang - room)
        return Rect(self.rect.x + overhang, y, wide, high).snapped()

    @property
    def text(self) -> str:
        return self.format(self.value) if self.format is not None else ""

    def _value_room(self, view: View) -> float:
        """Room for the longest value, so that the groove keeps its length."""
        if self.format is None:
            return 0.0
        return self._longest(value_room, view, self.format, self.minimum, self.maximum, self.step)


def slider_height(*, has_marks: bool) -> float:
    """The knob, and what stands below it, in units."""
    return KNOB + 4 + (MARKS_HEIGHT if has_marks else 0)


def value_room(
    view: View, format: Callable[[float], str], minimum: float, maximum: float, step: float
) -> float:
    """What the longest value takes beside a groove."""
    span = maximum - minimum
    tried = (minimum + span * k / SAMPLES for k in range(SAMPLES + 1))
    values = [nearest_step(value, minimum, maximum, step) for value in tried]
    widest = max(view.text_width(format(value), SMALL) for value in values)
    return widest + view.px(M)
