"""The bar of a replay, on which one sees what happened when, and the slider of its speed."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.replay.tape import SPEEDS, USUAL_SPEED
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Op, Sprite
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.groove import GrooveProps, bar_ops, knob_ops
from jungle_pg.ui.controls.progress import GREEN, HEIGHT, KNOB, PIN_SIZES, Pin, ProgressBar
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.widget import Painting

SMALL_SIZE: Final = 24
SMALL_APART: Final = 20
"""Units between two small marks so that both are shown; pins with a picture always are."""

LEFT_OUT: Final = 150
"""How strong the veil over what is not played is."""

NAME: Final = "place"


@dataclass(frozen=True, slots=True)
class _TimelineProps(GrooveProps):
    pins: tuple[Pin, ...]
    maximum: float
    played: tuple[int, int]


def _timeline_ops(view: View, rect: Rect, props: _TimelineProps) -> list[Op]:
    """Bar, pins, what is left out, knob."""
    return [
        *bar_ops(view, props, GREEN),
        *_left_out(view, props),
        *_pins(view, props),
        *knob_ops(view, props, KNOB),
    ]


def _left_out(view: View, props: _TimelineProps) -> list[Op]:
    """A veil over what comes before and after what is played."""
    groove = props.track
    start, end = (groove.x + groove.w * ply / props.maximum for ply in props.played)
    spans = ((groove.x, start), (end, groove.right))
    return [
        Box(round(left), groove.y, round(right) - round(left), groove.h, view.theme.paper,
            LEFT_OUT)
        for left, right in spans
        if round(right) > round(left)
    ]  # fmt: skip


def _pins(view: View, props: _TimelineProps) -> list[Op]:
    groove, free_from = props.track, float("-inf")
    low: list[Op] = []
    high: list[Op] = []
    for pin in props.pins:
        x = groove.x + groove.w * pin.fraction
        if pin.kind in PIN_SIZES:
            w, h = (round(view.px(side)) for side in PIN_SIZES[pin.kind])
            high.append(Sprite(f"ui/mark_{pin.kind}", x, groove.y - view.px(12), w, h))
        elif x >= free_from:
            side = round(view.px(SMALL_SIZE))
            low.append(Sprite(f"marks/{pin.kind}", x, groove.y - view.px(9), side, side))
            free_from = x + view.px(SMALL_APART)
    return [*low, *high]


class Timeline(ProgressBar):
    """Acts as `place` with how many moves were played where it was moved to."""

    painting = Painting(_TimelineProps, _timeline_ops)
    sound = "ui_hover"

    def __init__(self, length: int, pins: tuple[Pin, ...]) -> None:
        # One step of keys and wheel is a move; a match without moves has nowhere to go.
        super().__init__(NAME, 0.0, pins, can_scrub=True, step=1.0)
        self.maximum = float(max(1, length))
        self.is_enabled = length > 0
        self.played = (0, length)
        """The first and the last place of what is played."""

    def show(self, place: float, played: tuple[int, int]) -> None:
        """Stand at a place, unless a hand holds the knob."""
        self.played = played
        if not self.is_held:
            self.value = place

    def groove(self, view: View) -> Rect:
        """At the lower end of its place, whether there are pins or not."""
        high, overhang = round(view.px(HEIGHT)), round(view.px(KNOB / 2))
        y = self.rect.bottom - view.px((KNOB + 4 - HEIGHT) / 2) - high
        wide = max(0.0, self.rect.w - 2 * overhang)
        return Rect(self.rect.x + overhang, y, wide, high).snapped()


class SpeedSlider(Slider):
    """Six speeds at equal distances; it acts as `speed` with the number of one."""

    def __init__(self) -> None:
        marks = [(float(number), f"{speed:g}") for number, speed in enumerate(SPEEDS)]
        usual = float(SPEEDS.index(USUAL_SPEED))
        last = float(len(SPEEDS) - 1)
        super().__init__("speed", usual, 0.0, last, 1.0, format=_speed_text, marks=marks)

    def show(self, speed: float) -> None:
        """Stand at a speed."""
        self.value = float(SPEEDS.index(speed))


def _speed_text(number: float) -> str:
    return f"{SPEEDS[round(number)]:g}x"
