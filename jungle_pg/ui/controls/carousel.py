"""One of several words in a tray, with an arrow at each end to see the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.inputs import Input, Key, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import small_button_ops
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps, tray_op
from jungle_pg.ui.widget import Act, Painting

HEIGHT: Final = 66
MARGIN: Final = 8
ARROW: Final = 56
SIGNS: Final = ("left", "right")
WAYS: Final = {"left": -1, "right": 1}


@dataclass(frozen=True, slots=True)
class _CarouselProps(ChooserProps):
    word: str
    text_units: float


def _carousel_ops(view: View, rect: Rect, props: _CarouselProps) -> list[Op]:
    ops: list[Op] = [tray_op(view, rect, props)]
    for sign, arrow, state in zip(SIGNS, _arrow_places(view, rect), props.states, strict=True):
        ops += small_button_ops(view, arrow, sign, 0.5, state)
    letters = view.text_px(props.text_units)
    room = rect.w - 2 * view.px(ARROW + 2 * MARGIN)
    word = fitted(props.word, letters, room, view.measure)
    ink = view.theme.text if props.is_enabled else view.theme.face("disabled").text
    return [*ops, Text(word, *rect.middle, letters, ink, "centre")]


def _arrow_places(view: View, rect: Rect) -> list[Rect]:
    """Where the arrows are."""
    inner = rect.shrunk(round(view.px(MARGIN)))
    wide = round(view.px(ARROW))
    return [inner.from_left(wide).snapped(), inner.from_right(wide).snapped()]


class Carousel(Chooser):
    """Words that follow each other in a circle; one is seen."""

    painting = Painting(_CarouselProps, _carousel_ops)

    def __init__(self, name: str, labels: Sequence[str], chosen: int = 0, size: float = 26) -> None:
        super().__init__(name, chosen)
        self.labels = tuple(labels)
        self.text_units = size

    @property
    def count(self) -> int:
        return len(SIGNS)

    @property
    def word(self) -> str:
        """The one that is seen."""
        return self.labels[self.chosen]

    def size(self, view: View) -> tuple[float, float]:
        longest = max(view.text_width(label, self.text_units) for label in self.labels)
        return longest + view.px(2 * (ARROW + 2 * MARGIN) + 40), view.px(HEIGHT)

    def parts(self, view: View) -> list[Rect]:
        return _arrow_places(view, self.rect)

    def goal_of_key(self, name: str) -> int | None:
        return self._turned(WAYS[name]) if name in WAYS else None

    def handle(self, event: Input, now: float) -> Act | None:
        """A click on an arrow or an arrow key shows the next word."""
        match event:
            case Key(name):
                return self._choose(self.goal_of_key(name))
            case Release(x, y):
                held, self._held_part = self._held_part, None
                if self.is_held and held is not None and held == self._part_at(x, y):
                    return self._choose(self._turned(WAYS[SIGNS[held]]))
                return None
        return super().handle(event, now)

    def _turned(self, by: int) -> int:
        return (self.chosen + by) % len(self.labels)
