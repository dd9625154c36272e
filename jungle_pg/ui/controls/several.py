"""Pictures in a tray, each of them on or off."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from jungle_pg.stage.input.inputs import Input, Key, Point
from jungle_pg.stage.input.shortcuts import PRESS_KEYS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description, listed
from jungle_pg.stage.ops import Drawing, Op, Sprite
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.choice import DISABLED_ALPHA
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps, tray_op
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Act, Painting

CHIP: Final = 40
SMALLEST_CHIP_PX: Final = 26
MARGIN: Final = 7
"""From the edge of its place to the chips: air for the ring, the tray's line."""

PICTURE: Final = 0.86
OFF_PICTURE: Final = 0.74
OFF_ALPHA: Final = {"day": 140, "night": 215}
TICK: Final = 0.36


@dataclass(frozen=True, slots=True)
class _SeveralProps(ChooserProps):
    pictures: tuple[str, ...]
    on: frozenset[int]
    chosen: int


def _several_ops(view: View, rect: Rect, props: _SeveralProps) -> list[Op]:
    ops: list[Op] = [tray_op(view, rect, props)]
    for number, chip in enumerate(chip_places(view, rect, len(props.pictures))):
        ops += _chip(view, props, number, chip)
    return ops


def _chip(view: View, props: _SeveralProps, number: int, chip: Rect) -> list[Op]:
    state, is_on, theme = props.states[number], number in props.on, view.theme
    alpha = 255 if props.is_enabled else DISABLED_ALPHA
    ops: list[Op] = []
    if is_on or state in ("hover", "pressed"):
        plate = skinned(view, chip, plate_skins.segment, theme, is_on)
        ops.append(replace(plate, alpha=alpha))
    if props.has_ring and number == props.chosen:
        ops.append(skinned(view, chip, plate_skins.ring, 10))
    sunk = view.px(2) if state == "pressed" else 0.0
    x, y = chip.middle[0], chip.middle[1] + sunk - view.px(1)
    side = round(min(chip.w, chip.h) * (PICTURE if is_on else OFF_PICTURE))
    faint = alpha if is_on else OFF_ALPHA[theme.name]
    ops.append(Sprite(props.pictures[number], x, y, side, side, alpha=faint, grey=not is_on))
    if is_on:
        tick = round(min(chip.w, chip.h) * TICK)
        left, top = round(chip.right - tick - view.px(2)), round(chip.bottom - tick - view.px(4))
        ops.append(Drawing(plate_skins.tick(theme.tick), left, top, tick, tick, alpha))
    return ops


class Several(Chooser):
    """Acts with the number of the picture that was switched; `chosen` is where the keys are."""

    painting = Painting(_SeveralProps, _several_ops)

    def __init__(self, name: str, pictures: Sequence[str], labels: Sequence[str] = ()) -> None:
        super().__init__(name)
        self.pictures = tuple(pictures)
        self.labels = tuple(labels)
        """What each picture is called, for the tooltip."""
        self.on: frozenset[int] = frozenset()
        """The numbers of the pictures that are on."""

    @property
    def count(self) -> int:
        return len(self.pictures)

    def size(self, view: View) -> tuple[float, float]:
        chip, margins = _chip_px(view), view.px(2 * MARGIN)
        return chip * self.count + margins, chip + margins

    def height_for(self, view: View, width: float) -> float:
        rows = ceil(self.count / self.columns(view, width))
        return _chip_px(view) * rows + view.px(2 * MARGIN)

    def width_for(self, view: View, width: float) -> float:
        """How much of a width the rows take."""
        return _chip_px(view) * self.columns(view, width) + view.px(2 * MARGIN)

    def parts(self, view: View) -> list[Rect]:
        return chip_places(view, self.rect, self.count)

    def wants_key(self, name: str) -> bool:
        return name in PRESS_KEYS or super().wants_key(name)

    def handle(self, event: Input, now: float) -> Act | None:
        """A click, Enter or Space switches a chip; arrows go to another."""
        match event:
            case Key(name=name, repeat=False) if name in PRESS_KEYS:
                return self._choose(self.chosen)
            case Key(name):
                goal = self.goal_of_key(name)
                self.chosen = self.chosen if goal is None else goal
                return None
        act = super().handle(event, now)
        if isinstance(event, Point) and self._hot_part is not None and self.labels:
            self.tip = self.labels[self._hot_part]
        return act

    def part_words(self, part: int) -> str:
        return self.labels[part] if self.labels else str(part + 1)

    def describe(self, words: Words) -> Description:
        """The chip the keys are at, and whether it is on."""
        state = words("narration.on" if self.chosen in self.on else "narration.off")
        value = listed(words, (self.part_words(self.chosen), state))
        return self.described("switches", self.caption, value, (self.chosen + 1, self.count))

    def _choose(self, part: int | None) -> Act | None:
        if part is None:
            return None
        self.chosen = part
        self.on = self.on ^ {part}
        self.sound = "ui_on" if part in self.on else "ui_off"
        return Act(self.name, part)

    def columns(self, view: View, width: float) -> int:
        return column_count(view, width, self.count)


def column_count(view: View, width: float, count: int) -> int:
    """How many chips stand beside each other in a place of a width."""
    most = int((width - view.px(2 * MARGIN) + 1.5) / _chip_px(view))
    rows = ceil(count / min(max(1, most), count))
    return ceil(count / rows)


def chip_places(view: View, rect: Rect, count: int) -> list[Rect]:
    """Where the chips are."""
    inner = rect.shrunk(view.px(MARGIN))
    columns = column_count(view, rect.w, count)
    wide, high = inner.w / columns, inner.h / ceil(count / columns)
    return [
        Rect(
            inner.x + number % columns * wide, inner.y + number // columns * high, wide, high
        ).snapped()
        for number in range(count)
    ]


def _chip_px(view: View) -> float:
    """The side of a chip, never too small to tell heads apart."""
    return max(view.px(CHIP), SMALLEST_CHIP_PX)
