"""What sliders and progress bars have in common: a value set by a knob on a groove."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Colour, Drawing, Group, Op, Sprite
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import skins
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import NOWHERE, Act, Props, Widget

KNOB: Final = 44
PAGES: Final = 10
"""So many presses of Page Up lead from one end to the other."""

FREE_STEPS: Final = 20
"""So many presses of an arrow key do, where values have no steps."""


@dataclass(frozen=True, slots=True)
class GrooveProps(Props):
    """Where the groove and the middle of its knob are, and how it stands."""

    track: Rect
    knob_x: int
    is_enabled: bool
    has_ring: bool
    is_hot: bool
    is_held: bool


def bar_ops(view: View, props: GrooveProps, colour: Colour) -> list[Op]:
    """The groove, filled up to the value: one picture for all values, cut off."""
    track = props.track
    ops: list[Op] = []
    if props.has_ring:
        area = track.shrunk(-round(view.px(5)))
        ops.append(skinned(view, area, plate_skins.ring, area.h / 2))
    ops.append(skinned(view, track, skins.bar_track, view.theme))
    filled = props.knob_x - round(track.x)
    if filled > 0:
        colour = colour if props.is_enabled else view.theme.face("disabled").text
        fill = skinned(view, track, skins.bar_fill, colour)
        clip = (round(track.x), round(track.y), filled, round(track.h))
        ops.append(Group("fill", (fill,), clip=clip))
    return ops


def knob_ops(view: View, props: GrooveProps, units: float) -> list[Op]:
    """The knob, lit under the mouse."""
    x, y = props.knob_x, props.track.middle[1]
    ops: list[Op] = []
    if props.is_enabled and (props.is_hot or props.is_held or props.has_ring):
        side = round(view.px(units + 10))
        svg = plate_skins.halo(props.is_held)
        ops.append(Drawing(svg, round(x - side / 2), round(y - side / 2), side, side))
    side = round(view.px(units))
    alpha, grey = 255 if props.is_enabled else 150, not props.is_enabled
    return [*ops, Sprite("ui/knob", x, y + view.px(1), side, side, alpha=alpha, grey=grey)]


class Groove(Widget):
    """A value set by a knob on a groove: by dragging, clicks, wheel and keys."""

    takes_wheel: bool = True
    knob_units: float = KNOB

    def __init__(
        self, name: str, value: float, minimum: float, maximum: float, step: float
    ) -> None:
        super().__init__(name)
        self.value, self.minimum, self.maximum, self.step = value, minimum, maximum, step
        self.track = NOWHERE
        """Where the groove was drawn last."""
        self._grip: float | None = None
        """How far from its middle the knob is held, in pixels."""
        self._wheel_rest = 0.0

    def groove(self, view: View) -> Rect:
        """Where the groove is; the knob's middle goes from end to end of it."""
        raise NotImplementedError

    @property
    def knob_x(self) -> int:
        """The middle of the knob."""
        return round(self.track.x + self.track.w * self.fraction)

    @property
    def fraction(self) -> float:
        """Where the value stands between the ends, from 0 to 1."""
        span = self.maximum - self.minimum
        return min(1.0, max(0.0, (self.value - self.minimum) / span)) if span > 0 else 0.0

    def goal_of_key(self, name: str) -> float | None:
        """The value a key leads to."""
        span = self.maximum - self.minimum
        step = self.step or span / FREE_STEPS
        leap = max(step, span / PAGES)
        return {
            "left": self.value - step,
            "right": self.value + step,
            "pagedown": self.value - leap,
            "pageup": self.value + leap,
            "home": self.minimum,
            "end": self.maximum,
        }.get(name)

    def wants_key(self, name: str) -> bool:
        return self.goal_of_key(name) is not None

    def grip(self, x: float, y: float) -> Grip:
        """To the side it is dragged; up and down the page around it is scrolled."""
        return Grip(x, y, across=True)

    def handle(self, event: Input, now: float) -> Act | None:
        """Whatever moves the knob gives the new value."""
        match event:
            case Press(x):
                return self._press(x)
            case Point(x) if self.is_held and self._grip is not None:
                return self._follow(x)
            case Release():
                self._grip = None
            case Wheel(up=up) if self.wants_wheel():
                self._wheel_rest += up
                turns = int(self._wheel_rest)
                self._wheel_rest -= turns
                step = self.step or (self.maximum - self.minimum) / FREE_STEPS
                return self._set(self.value + turns * step)
            case Key(name):
                goal = self.goal_of_key(name)
                return None if goal is None else self._set(goal)
        return None

    def come_to(self, view: View, now: float) -> None:
        self.track = self.groove(view)

    def describe(self, words: Words) -> Description:
        """Its value, as it is written or as part of the way."""
        share = words("narration.percent", percent=round(100 * self.fraction))
        return self.described("slider", self.caption, self.text or share)

    @property
    def text(self) -> str:
        """How the value is written; nothing where only its place on the groove tells it."""
        return ""

    def _press(self, x: float) -> Act | None:
        """Take the knob where it is, or let it jump to the mouse."""
        self._grip = None
        if self._view is None:
            return None
        reach = self._view.px(self.knob_units / 2)
        if not self.track.x - reach <= x <= self.track.right + reach:
            return None
        away = x - self.knob_x
        self._grip = away if abs(away) <= reach else 0.0
        return self._follow(x)

    def _follow(self, x: float) -> Act | None:
        if self._grip is None or self.track.w <= 0 or abs(x - self._grip - self.knob_x) < 1:
            return None
        share = (x - self._grip - self.track.x) / self.track.w
        return self._set(self.minimum + share * (self.maximum - self.minimum))

    def _set(self, value: float) -> Act | None:
        value = nearest_step(value, self.minimum, self.maximum, self.step)
        if value == self.value:
            return None
        self.value = value
        return Act(self.name, value)


def nearest_step(value: float, minimum: float, maximum: float, step: float) -> float:
    """The nearest value on a step; both ends can always be reached."""
    if value >= maximum:
        return maximum
    if step:
        value = round(minimum + round((value - minimum) / step) * step, 6)
    return min(maximum, max(minimum, value))
