"""A row of joined choices in a tray; the chosen one is raised and ticked."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Drawing, Op, Text
from jungle_pg.stage.scale import CONTROL, SMALL
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.choice import DISABLED_ALPHA
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps, tray_op
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Painting

MARGIN: Final = 9
"""From the edge of its place to the parts: air for the ring, the tray's line, a little room."""

PART_MARGIN: Final = 14
TICK: Final = 1.25
"""Room for the tick, in sizes of the letters."""


@dataclass(frozen=True, slots=True)
class _SegmentsProps(ChooserProps):
    labels: tuple[str, ...]
    text_units: float
    chosen: int


def _segments_ops(view: View, rect: Rect, props: _SegmentsProps) -> list[Op]:
    ops: list[Op] = [tray_op(view, rect, props)]
    for number, part in enumerate(segment_places(view, rect, props.labels, props.text_units)):
        state, is_chosen = props.states[number], number == props.chosen
        if is_chosen or state in ("hover", "pressed"):
            plate = skinned(view, part, plate_skins.segment, view.theme, is_chosen)
            ops.append(replace(plate, alpha=255 if props.is_enabled else DISABLED_ALPHA))
        sunk = view.px(2) if state == "pressed" else 0.0
        ops += _word(view, props, number, part.moved(0, sunk - view.px(1)))
    return ops


def _word(view: View, props: _SegmentsProps, number: int, part: Rect) -> list[Op]:
    theme, letters = view.theme, view.text_px(props.text_units)
    is_chosen = number == props.chosen
    is_strong = is_chosen or theme.name == "night"
    ink = theme.text if is_strong else theme.soft_text
    if not props.is_enabled:
        ink = theme.face("disabled").text
    tick = letters * TICK if is_chosen else 0.0
    room = part.w - view.px(PART_MARGIN) - tick
    word = fitted(props.labels[number], letters, room, view.measure)
    left = part.middle[0] - (tick + view.measure(word, letters)) / 2
    y = part.middle[1]
    ops: list[Op] = [Text(word, left + tick, y, letters, ink)]
    if is_chosen:
        side = round(letters * 0.9)
        svg = plate_skins.tick(theme.tick)
        alpha = 255 if props.is_enabled else DISABLED_ALPHA
        ops.append(Drawing(svg, round(left), round(y - side / 2), side, side, alpha))
    return ops


class Segments(Chooser):
    """A few words of which one is chosen."""

    painting = Painting(_SegmentsProps, _segments_ops)

    def __init__(
        self, name: str, labels: Sequence[str], chosen: int = 0, size: float = SMALL
    ) -> None:
        super().__init__(name, chosen)
        self.labels = tuple(labels)
        self.text_units = size

    @property
    def count(self) -> int:
        return len(self.labels)

    def part_words(self, part: int) -> str:
        return self.labels[part]

    def size(self, view: View) -> tuple[float, float]:
        """Parts of equal width with room for the longest word."""
        widest = max(segment_wishes(view, self.labels, self.text_units))
        return widest * self.count + view.px(2 * MARGIN), view.px(CONTROL)

    def least_width(self, view: View) -> float:
        """How narrow it may become before a word is cut."""
        wishes = segment_wishes(view, self.labels, self.text_units)
        shrinks = 1 - view.px(PART_MARGIN) / max(wishes)
        # Each part may lose a pixel where it is put on whole ones.
        return sum(wishes) * shrinks + view.px(2 * MARGIN) + 2 * self.count

    def parts(self, view: View) -> list[Rect]:
        """Equal parts; when they are too narrow, long words get more than short ones."""
        return segment_places(view, self.rect, self.labels, self.text_units)


def segment_wishes(view: View, labels: Sequence[str], units: float) -> list[float]:
    """How wide each part would like to be."""
    letters = view.text_px(units)
    extra = letters * TICK + view.px(2 * PART_MARGIN)
    return [view.measure(label, letters) + extra for label in labels]


def segment_places(view: View, rect: Rect, labels: tuple[str, ...], units: float) -> list[Rect]:
    """Where the parts are."""
    return shares(rect.shrunk(round(view.px(MARGIN))), segment_wishes(view, labels, units))


def shares(area: Rect, wishes: Sequence[float]) -> list[Rect]:
    """The area cut into equal parts, or by their wishes when equal parts are too narrow."""
    total = sum(wishes)
    is_equal = max(wishes) * len(wishes) <= area.w
    parts, x = [], area.x
    for wish in wishes:
        wide = area.w / len(wishes) if is_equal else area.w * wish / total
        parts.append(Rect(x, area.y, wide, area.h).snapped())
        x += wide
    return parts
