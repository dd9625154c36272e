"""A row of dots, one for each page, and in words which page this is."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.inputs import Input, Key, Leave, Point, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Drawing, Op, Text
from jungle_pg.stage.scale import SMALL, M
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.book import DOT, dot
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Act, Painting, Props, Widget

STEP: Final = 32
"""From dot to dot, in units."""
HEIGHT: Final = 46
STEPS: Final = {"left": -1, "right": 1}


@dataclass(frozen=True, slots=True)
class _PageDotsProps(Props):
    words: str
    dots: int
    chosen: int
    hot: int | None
    has_ring: bool


def _page_dots_ops(view: View, rect: Rect, props: _PageDotsProps) -> list[Op]:
    """Words, then dots, the one of this page larger and golden."""
    y = rect.middle[1]
    ops: list[Op] = []
    if props.has_ring:
        ops.append(skinned(view, rect, plate_skins.ring, 16))
    left = rect.x + view.px(M)
    ops.append(Text(props.words, left, y, view.text_px(SMALL), view.theme.soft_text))
    (first, step), side = dots_in(view, rect, props.dots), round(view.px(DOT))
    for number in range(props.dots):
        svg = dot(view.theme, number == props.chosen, number == props.hot)
        x = first + step * number - side / 2
        ops.append(Drawing(svg, round(x), round(y - side / 2), side, side))
    return ops


def dots_in(view: View, rect: Rect, count: int) -> tuple[float, float]:
    """The middle of the first dot and the way to the next one, in pixels."""
    step = view.px(STEP)
    return rect.right - view.px(M) - step * (count - 0.5), step


class PageDots(Widget):
    """A click on a dot opens its page; without room for dots only the words are left."""

    painting = Painting(_PageDotsProps, _page_dots_ops)

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.count, self.chosen = 1, 0
        self.words = ""
        self.has_dots = True
        self._under: int | None = None

    @property
    def dots(self) -> int:
        """How many dots are shown."""
        return self.count if self.has_dots else 0

    @property
    def hot(self) -> int | None:
        """The dot under the mouse."""
        return self._under if self.is_hot else None

    def show_dots(self, has_dots: bool) -> None:
        """Show dots beside the words where there is more than one page, or none."""
        self.has_dots = self.takes_focus = has_dots and self.count > 1

    def size(self, view: View) -> tuple[float, float]:
        return self.size_with(view, has_dots=self.has_dots)

    def size_with(self, view: View, *, has_dots: bool) -> tuple[float, float]:
        """As wide as its words, and all dots."""
        wide = view.text_width(self.words, SMALL) + view.px(2 * M)
        if has_dots and self.count > 1:
            wide += view.px(STEP * self.count + M)
        return wide, view.px(HEIGHT)

    def wants_key(self, name: str) -> bool:
        """Left and right go from page to page."""
        return name in STEPS

    def handle(self, event: Input, now: float) -> Act | None:
        """A dot was clicked, or an arrow key was pressed."""
        match event:
            case Point(x, _):
                self._under = self._dot_at(x)
            case Leave():
                self._under = None
            case Release(x, y) if self.is_held and self.covers(x, y):
                return self._chosen(self._dot_at(x))
            case Key(name=name) if name in STEPS:
                return self._chosen(self.chosen + STEPS[name])
        return None

    def describe(self, words: Words) -> Description:
        return self.described("pages", self.caption, self.words)

    def _dot_at(self, x: float) -> int | None:
        if self._view is None:
            return None
        first, step = dots_in(self._view, self.rect, self.dots)
        number = round((x - first) / step)
        return number if 0 <= number < self.dots else None

    def _chosen(self, number: int | None) -> Act | None:
        if number is None or number == self.chosen or not 0 <= number < self.count:
            return None
        return Act(self.name, number)
