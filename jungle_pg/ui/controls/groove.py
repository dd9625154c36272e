"""What sliders and progress bars have in common: a value set by a knob on a groove."""

from typing import Final

from jungle_pg.stage.inputs import Input, Key, Point, Press, Release, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Colour, Drawing, Group, Op, Sprite
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.widget import Act, Widget

KNOB: Final = 44
PAGES: Final = 10
"""So many presses of Page Up lead from one end to the other."""

FREE_STEPS: Final = 20
"""So many presses of an arrow key do, where values have no steps."""


class Groove(Widget):
    """A value set by a knob on a groove: by dragging, clicks, wheel and keys."""

    takes_wheel: bool = True

    def __init__(
        self, name: str, value: float, minimum: float, maximum: float, step: float
    ) -> None:
        super().__init__(name)
        self.value, self.minimum, self.maximum, self.step = value, minimum, maximum, step
        self._view: View | None = None
        """The view it was last drawn for: the mouse can only be on what was drawn."""
        self._grip: float | None = None
        """How far from its middle the knob is held, in pixels."""
        self._wheel_rest = 0.0

    def groove(self, view: View) -> Rect:
        """Where the groove is; the knob's middle goes from end to end of it."""
        raise NotImplementedError

    @property
    def knob_units(self) -> float:
        """How large the knob is."""
        return KNOB

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

    def handle(self, event: Input, now: float) -> Act | None:
        """Whatever moves the knob gives the new value."""
        match event:
            case Press(x):
                return self._press(x)
            case Point(x) if self.is_held and self._grip is not None:
                return self._follow(x)
            case Release():
                self._grip = None
            case Wheel(up=up):
                self._wheel_rest += up
                turns = int(self._wheel_rest)
                self._wheel_rest -= turns
                step = self.step or (self.maximum - self.minimum) / FREE_STEPS
                return self._set(self.value + turns * step)
            case Key(name):
                goal = self.goal_of_key(name)
                return None if goal is None else self._set(goal)
        return None

    def knob_x(self, groove: Rect) -> int:
        """The middle of the knob."""
        return round(groove.x + groove.w * self.fraction)

    def bar_ops(self, view: View, groove: Rect, colour: Colour) -> list[Op]:
        """The groove, filled up to the value: one picture for all values, cut off."""
        w, h = groove.w / view.zoom, groove.h / view.zoom
        ops: list[Op] = []
        if self.has_ring:
            air = round(view.px(5))
            area = groove.shrunk(-air)
            svg = plate_skins.ring(area.w / view.zoom, area.h / view.zoom, area.h / 2)
            ops.append(Drawing(svg, area.x, area.y, area.w, area.h))
        track = skins.bar_track(w, h, view.theme)
        ops.append(Drawing(track, groove.x, groove.y, groove.w, groove.h))
        filled = self.knob_x(groove) - round(groove.x)
        if filled > 0:
            colour = colour if self.is_enabled else view.theme.face("disabled").text
            fill = Drawing(skins.bar_fill(w, h, colour), groove.x, groove.y, groove.w, groove.h)
            clip = (round(groove.x), round(groove.y), filled, round(groove.h))
            ops.append(Group("fill", (fill,), clip=clip))
        return ops

    def knob_ops(self, view: View, groove: Rect) -> list[Op]:
        """The knob, lit under the mouse."""
        x, y = self.knob_x(groove), groove.middle[1]
        ops: list[Op] = []
        is_lit = self.is_enabled and (self.is_hot or self.is_held or self.shows_focus)
        if is_lit:
            side = round(view.px(self.knob_units + 10))
            svg = plate_skins.halo(self.is_held)
            ops.append(Drawing(svg, round(x - side / 2), round(y - side / 2), side, side))
        side = round(view.px(self.knob_units))
        alpha = 255 if self.is_enabled else 150
        grey = not self.is_enabled
        ops.append(Sprite("ui/knob", x, y + view.px(1), side, side, alpha=alpha, grey=grey))
        return ops

    def _press(self, x: float) -> Act | None:
        """Take the knob where it is, or let it jump to the mouse."""
        self._grip = None
        if self._view is None:
            return None
        groove, reach = self.groove(self._view), self._view.px(self.knob_units / 2)
        if not groove.x - reach <= x <= groove.right + reach:
            return None
        away = x - self.knob_x(groove)
        self._grip = away if abs(away) <= reach else 0.0
        return self._follow(x)

    def _follow(self, x: float) -> Act | None:
        if self._view is None or self._grip is None:
            return None
        groove = self.groove(self._view)
        if groove.w <= 0 or abs(x - self._grip - self.knob_x(groove)) < 1:
            return None
        share = (x - self._grip - groove.x) / groove.w
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
