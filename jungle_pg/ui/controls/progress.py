"""A bar that shows how far something is, with pins at events; if wanted its knob can be moved."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Op, Sprite
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.groove import Groove, GrooveProps, bar_ops, knob_ops
from jungle_pg.ui.widget import Act, Painting

HEIGHT: Final = 24
KNOB: Final = 48
LENGTH: Final = 330
PINS_HEIGHT: Final = 32
GREEN: Final = "#7CC35A"
PIN_SIZES: Final = {"capture": (20, 27), "den": (30, 34)}
MARK_SIZE: Final = (24, 24)
PIN_UP: Final = 12
"""From the middle of a pin down to the bar."""


@dataclass(frozen=True, slots=True)
class Pin:
    """Something that happened at a part of the way: `capture` or `den`."""

    fraction: float
    kind: str


@dataclass(frozen=True, slots=True)
class _ProgressProps(GrooveProps):
    pins: tuple[Pin, ...]
    can_scrub: bool


def _progress_ops(view: View, rect: Rect, props: _ProgressProps) -> list[Op]:
    ops = [*bar_ops(view, props, GREEN), *(pin_op(view, props, pin) for pin in props.pins)]
    return [*ops, *knob_ops(view, props, KNOB)] if props.can_scrub else ops


def pin_op(view: View, props: GrooveProps, pin: Pin) -> Sprite:
    """A pin above the groove: one of those with a picture, or a small mark on the bar."""
    groove, is_pin = props.track, pin.kind in PIN_SIZES
    w, h = (round(view.px(side)) for side in PIN_SIZES.get(pin.kind, MARK_SIZE))
    x = groove.x + groove.w * min(1.0, max(0.0, pin.fraction))
    name = f"{'ui/mark_' if is_pin else 'marks/'}{pin.kind}"
    return Sprite(name, x, groove.y - view.px(PIN_UP), w, h, grey=not props.is_enabled)


def bar_height(*, can_scrub: bool, has_pins: bool) -> float:
    """The bar, with room for knob and pins, in units."""
    high = KNOB + 4 if can_scrub else HEIGHT
    return high + PINS_HEIGHT - (high - HEIGHT) // 2 if has_pins else high


class ProgressBar(Groove):
    """From 0 to 1; without scrubbing it is a mere picture that keys pass over."""

    painting = Painting(_ProgressProps, _progress_ops)
    knob_units: float = KNOB
    sound: str = ""

    def __init__(
        self,
        name: str,
        fraction: float = 0.0,
        pins: Sequence[Pin] = (),
        *,
        can_scrub: bool = False,
        step: float = 0.0,
    ) -> None:
        super().__init__(name, fraction, 0.0, 1.0, step)
        self.pins = tuple(pins)
        self.can_scrub = can_scrub
        self.takes_focus = self.takes_wheel = can_scrub
        self.pointer = "hand" if can_scrub else "arrow"

    @property
    def has_pins(self) -> bool:
        """Whether there is room for pins above it."""
        return bool(self.pins)

    def size(self, view: View) -> tuple[float, float]:
        high = bar_height(can_scrub=self.can_scrub, has_pins=self.has_pins)
        return view.px(LENGTH), view.px(high)

    def groove(self, view: View) -> Rect:
        """The bar, at the lower end of its place so that the pins stand above it."""
        overhang = round(view.px(KNOB / 2 if self.can_scrub else 15 if self.has_pins else 0))
        below = view.px((KNOB + 4 - HEIGHT) / 2) if self.can_scrub else 0.0
        high = round(view.px(HEIGHT))
        y = self.rect.middle[1] - high / 2
        if self.has_pins:
            y = self.rect.bottom - below - high
        wide = max(0.0, self.rect.w - 2 * overhang)
        return Rect(self.rect.x + overhang, y, wide, high).snapped()

    def wants_key(self, name: str) -> bool:
        """Keys move only a knob that can be moved."""
        return self.can_scrub and super().wants_key(name)

    def handle(self, event: Input, now: float) -> Act | None:
        """Moving the knob gives the part of the way."""
        return super().handle(event, now) if self.can_scrub else None
