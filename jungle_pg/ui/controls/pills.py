"""Pills beside each other, of which one is chosen: which saves are shown."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Drawing, Op, Text
from jungle_pg.stage.scale import CONTROL, SMALL, L, M, S
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.controls.one_of_several import Chooser
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.widget import Painting, Props, State

PILL: Final = 46
ICON: Final = 1.35
ICON_GAP: Final = 0.45
"""In sizes of the letters."""


@dataclass(frozen=True, slots=True)
class Pill:
    """What a pill says, and what is left of it where room is short."""

    label: str
    short: str
    icon: str = ""
    longest: str = ""
    longest_short: str = ""
    """What it may say at other times: it is wide enough for that too, so that nothing moves."""

    def words(self, is_narrow: bool) -> tuple[str, str]:
        """What it says, and the longest that it may say."""
        return (self.short, self.longest_short) if is_narrow else (self.label, self.longest)


@dataclass(frozen=True, slots=True)
class _PillsProps(Props):
    states: tuple[State, ...]
    has_ring: bool
    pills: tuple[Pill, ...]
    is_narrow: bool
    chosen: int


def _pills_ops(view: View, rect: Rect, props: _PillsProps) -> list[Op]:
    ops: list[Op] = []
    for number, part in enumerate(pill_places(view, rect, props.pills, props.is_narrow)):
        ops += _pill(view, props, number, part)
    return ops


def _pill(view: View, props: _PillsProps, number: int, part: Rect) -> list[Op]:
    theme, pill = view.theme, props.pills[number]
    letters, is_chosen = view.text_px(SMALL), number == props.chosen
    is_lit = props.states[number] in ("hover", "pressed")
    fill = theme.current_row if is_chosen else theme.row if is_lit else theme.paper
    edge = EDGE if is_chosen else theme.paper_line
    w, h = part.w / view.zoom, part.h / view.zoom
    ops: list[Op] = [Drawing(skins.pill(w, h, fill, edge, is_chosen), *_place(part))]
    if is_chosen and props.has_ring:
        outer = part.shrunk(-round(view.px(4)))
        svg = plate_skins.ring(outer.w / view.zoom, outer.h / view.zoom, outer.h / view.zoom / 2)
        ops.append(Drawing(svg, *_place(outer)))
    side = letters * ICON if pill.icon else 0.0
    gap = letters * ICON_GAP if pill.icon else 0.0
    label = pill.short if props.is_narrow else pill.label
    word = fitted(label, letters, part.w - side - gap, view.measure)
    left, y = part.middle[0] - (side + gap + view.measure(word, letters)) / 2, part.middle[1]
    if pill.icon:
        ops.append(icon(pill.icon, left + side / 2, y, side, theme.text, fill))
    ops.append(Text(word, left + side + gap, y, letters, theme.text))
    return ops


class Pills(Chooser):
    """A few pills; in their narrow form they keep their icons and numbers."""

    painting = Painting(_PillsProps, _pills_ops)

    def __init__(self, name: str, pills: tuple[Pill, ...], chosen: int = 0) -> None:
        super().__init__(name, chosen)
        self.pills = pills
        self.is_narrow = False

    @property
    def count(self) -> int:
        return len(self.pills)

    def part_words(self, part: int) -> str:
        return self.pills[part].label

    def goal_of_key(self, name: str) -> int | None:
        """Beyond the first and the last pill the arrows lead to what lies beside them."""
        goal = super().goal_of_key(name)
        return None if goal == self.chosen and name in ("left", "right") else goal

    def width_for(self, view: View, *, is_narrow: bool) -> float:
        """How wide all of them are."""
        return sum(_widths(view, self.pills, is_narrow)) + view.px(S) * (self.count - 1)

    def size(self, view: View) -> tuple[float, float]:
        return self.width_for(view, is_narrow=self.is_narrow), view.px(CONTROL)

    def parts(self, view: View) -> list[Rect]:
        return pill_places(view, self.rect, self.pills, self.is_narrow)

    def come_to(self, view: View, now: float) -> None:
        self.tip = self._hidden_label()

    def _hidden_label(self) -> str:
        if not self.is_narrow or self._hot_part is None:
            return ""
        return self.pills[self._hot_part].label


def pill_places(view: View, rect: Rect, pills: tuple[Pill, ...], is_narrow: bool) -> list[Rect]:
    """Where the pills are."""
    high, gap = round(view.px(PILL)), view.px(S)
    x, y = rect.x, rect.middle[1] - high / 2
    found = []
    for wide in _widths(view, pills, is_narrow):
        found.append(Rect(x, y, wide, high).snapped())
        x += wide + gap
    return found


def _widths(view: View, pills: tuple[Pill, ...], is_narrow: bool) -> list[float]:
    letters = view.text_px(SMALL)
    side = view.px(M if is_narrow else L)
    found = []
    for pill in pills:
        wide = max(view.measure(word, letters) for word in pill.words(is_narrow)) + 2 * side
        found.append(wide + (letters * (ICON + ICON_GAP) if pill.icon else 0.0))
    return found


def _place(rect: Rect) -> tuple[float, float, float, float]:
    return rect.x, rect.y, rect.w, rect.h
