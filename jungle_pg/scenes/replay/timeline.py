"""The bar of a replay, on which one sees what happened when, and the slider of its speed."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.replay.tape import SPEEDS, USUAL_SPEED
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Box, Op, Sprite
from jungle_pg.stage.scale import L
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.groove import GrooveProps, bar_ops, knob_ops
from jungle_pg.ui.controls.progress import GREEN, KNOB, PIN_SIZES, Pin, ProgressBar, pin_op
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.widget import Painting

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
    """Pins with a picture over small marks, of which those are left out that would touch others."""
    high = [pin_op(view, props, pin) for pin in props.pins if pin.kind in PIN_SIZES]
    low: list[Sprite] = []
    for pin in props.pins:
        mark = pin_op(view, props, pin)
        if pin.kind not in PIN_SIZES and (not low or mark.x >= low[-1].x + view.px(L)):
            low.append(mark)
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

    def describe(self, words: Words) -> Description:
        """How many of all moves were played."""
        place = (round(self.value), round(self.maximum))
        return self.described("slider", words("narration.moves"), "", place)

    def show(self, place: float, played: tuple[int, int]) -> None:
        """Stand at a place, unless a hand holds the knob."""
        self.played = played
        if not self.is_held:
            self.value = place

    @property
    def has_pins(self) -> bool:
        """Its bar stands where it does in any match."""
        return True


class SpeedSlider(Slider):
    """Six speeds at equal distances; it acts as `speed` with the number of one."""

    def __init__(self) -> None:
        marks = [(float(number), f"{speed:g}") for number, speed in enumerate(SPEEDS)]
        usual = float(SPEEDS.index(USUAL_SPEED))
        last = float(len(SPEEDS) - 1)
        super().__init__("speed", usual, 0.0, last, 1.0, format=_speed_text, marks=marks)

    def describe(self, words: Words) -> Description:
        return self.described("slider", words("play.speed"), self.text)

    def show(self, speed: float) -> None:
        """Stand at a speed."""
        self.value = float(SPEEDS.index(speed))


def _speed_text(number: float) -> str:
    return f"{SPEEDS[round(number)]:g}x"
