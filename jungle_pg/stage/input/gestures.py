"""What fingers mean: a tap, a rest, a drag, a swipe that glides on, a pinch; time is passed in."""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, hypot
from typing import Final

from jungle_pg.stage.input.inputs import (
    LEFT,
    RIGHT,
    Finger,
    Focus,
    Input,
    Leave,
    Pinch,
    Point,
    Press,
    Release,
    Swipe,
)

REST_S: Final = 0.45
"""How long a finger rests before it does what the right button does."""

DOUBLE_TAP_S: Final = 0.4
SLIP: Final = 0.3
"""How far a finger may slip and still rests, for each pixel of what a finger finds."""

SWING_S: Final = 0.1
"""What a finger did before it went up counts for so long."""

GLIDE_S: Final = 0.33
"""In this time a glide loses all but a third of its speed."""

SLOWEST: Final = 0.6
FASTEST: Final = 140.0
"""Speeds between which something glides, in fingers a second."""

LEAST_APART: Final = 0.5
"""Fingers that are nearer than that are taken to be so far apart."""

OUTSIDE: Final = -1.0


@dataclass(frozen=True, slots=True)
class Grip:
    """What a finger gets hold of where it comes down."""

    x: float
    y: float
    """The place it means: beside something small, that."""
    across: bool = False
    down: bool = False
    """Whether it drags what lies there to the side, and up or down; else it scrolls."""
    presses: bool = False
    """Whether a finger that rests there presses it like the left button."""


Grips = Callable[[float, float], Grip]


@dataclass(slots=True)
class _Hold:
    """One finger on its way."""

    number: int
    x: float
    y: float
    """Where it is."""
    from_x: float
    from_y: float
    since: float
    grip: Grip
    is_tap: bool
    """Whether it is a tap if it goes up here: not where it only stops a glide."""
    button: int = 0
    """The button that was told of for it; 0 while none is down."""
    swipes: bool = False
    trail: list[tuple[float, float, float]] | None = None
    """When it was where, while it swipes."""


@dataclass(slots=True)
class _Glide:
    x: float
    y: float
    across: float
    down: float
    """Pixels a second at its start."""
    since: float
    gone: float = 0.0
    """What part of its way it has gone."""


class Gestures:
    """Turns fingers into what a mouse would do, and into swipes and pinches.

    One hold at a time: a finger, or two that pinch. Others mean nothing until all have gone up.
    """

    def __init__(self) -> None:
        self._hold: _Hold | None = None
        self._pinch: dict[int, tuple[float, float]] = {}
        """Where the two fingers are that pinch."""
        self._down: set[int] = set()
        self._glide: _Glide | None = None
        self._last_tap = (float("-inf"), 0.0, 0.0, 0)
        self._finger_px = 1.0

    @property
    def is_idle(self) -> bool:
        """Whether nothing is held and nothing glides."""
        return not self._down and self._glide is None

    def wakes_at(self) -> float | None:
        """When something comes of fingers by itself; a moment that is over means at once."""
        if self._glide is not None:
            return self._glide.since
        hold = self._hold
        rests = hold is not None and not hold.button and not hold.swipes and hold.is_tap
        return hold.since + REST_S if hold is not None and rests else None

    def read(self, event: Input, now: float, grips: Grips, finger_px: float) -> list[Input]:
        """What an input means: a finger something else, anything else itself."""
        match event:
            case Finger(number=number, phase="down"):
                self._finger_px = finger_px
                return self._came(number, event.x, event.y, now, grips)
            case Finger(number=number, phase="move"):
                return self._moved(number, event.x, event.y, now)
            case Finger(number=number):
                moved = self._moved(number, event.x, event.y, now)
                return [*moved, *self._went(number, now)]
            case Focus(gained=False):
                return [*self.drop(), event]
        return [event]

    def update(self, now: float) -> list[Input]:
        """What comes of fingers as time passes: a long press, and how far something glides."""
        hold, due = self._hold, self.wakes_at()
        if self._glide is not None:
            return self._glided(self._glide, now)
        if hold is None or due is None or now < due:
            return []
        hold.button = LEFT if hold.grip.presses else RIGHT
        return [Press(hold.grip.x, hold.grip.y, hold.button, finger=True)]

    def _came(self, number: int, x: float, y: float, now: float, grips: Grips) -> list[Input]:
        # One that comes down twice went up unseen.
        lost = self._went(number, now) if number in self._down else []
        self._down.add(number)
        was_gliding, self._glide = self._glide is not None, None
        hold = self._hold
        if hold is not None and not hold.button and len(self._down) == 2:
            self._hold, self._pinch = None, {hold.number: (hold.x, hold.y), number: (x, y)}
            return [*lost, Leave()]
        if len(self._down) > 1:
            return lost
        grip = grips(x, y)
        self._hold = _Hold(number, x, y, x, y, now, grip, is_tap=not was_gliding)
        return lost if was_gliding else [*lost, Point(grip.x, grip.y, finger=True)]

    def _moved(self, number: int, x: float, y: float, now: float) -> list[Input]:
        if number in self._pinch:
            return self._pinched(number, x, y)
        hold = self._hold
        if hold is None or hold.number != number or (hold.x, hold.y) == (x, y):
            return []
        before, (hold.x, hold.y) = (hold.x, hold.y), (x, y)
        if hold.button:
            return [Point(x, y, held=True, finger=True)]
        if hold.swipes:
            self._follow(hold, now)
            return [Swipe(hold.from_x, hold.from_y, x - before[0], y - before[1])]
        across, down = abs(x - hold.from_x), abs(y - hold.from_y)
        if max(across, down) <= SLIP * self._finger_px:
            return []
        if hold.grip.across if across > down else hold.grip.down:
            hold.button = LEFT
            press = Press(hold.grip.x, hold.grip.y, finger=True)
            return [press, Point(x, y, held=True, finger=True)]
        hold.swipes, hold.trail = True, [(now, x, y)]
        return [Leave(), Swipe(hold.from_x, hold.from_y, 0.0, 0.0, begins=True)]

    def _went(self, number: int, now: float) -> list[Input]:
        self._down.discard(number)
        if number in self._pinch:
            self._pinch = {}
        hold = self._hold
        if hold is None or hold.number != number:
            return []
        self._hold = None
        if hold.button:
            return [Release(hold.x, hold.y, hold.button), Leave()]
        if hold.swipes:
            self._let_glide(hold, now)
            return []
        return self._tapped(hold.grip, now) if hold.is_tap else []

    def _tapped(self, grip: Grip, now: float) -> list[Input]:
        then, x, y, count = self._last_tap
        near = hypot(grip.x - x, grip.y - y) <= self._finger_px
        count = 2 if near and now - then <= DOUBLE_TAP_S and count == 1 else 1
        self._last_tap = (now, grip.x, grip.y, count)
        press = Press(grip.x, grip.y, LEFT, count, finger=True)
        return [press, Release(grip.x, grip.y, LEFT), Leave()]

    def _pinched(self, number: int, x: float, y: float) -> list[Input]:
        before = _apart(self._pinch, LEAST_APART * self._finger_px)
        if self._pinch[number] == (x, y):
            return []
        self._pinch[number] = (x, y)
        after = _apart(self._pinch, LEAST_APART * self._finger_px)
        factor = after[2] / before[2]
        return [Pinch(*after[:2], factor, after[0] - before[0], after[1] - before[1])]

    def _follow(self, hold: _Hold, now: float) -> None:
        trail = [step for step in hold.trail or () if step[0] >= now - SWING_S]
        hold.trail = [*trail, (now, hold.x, hold.y)]

    def _let_glide(self, hold: _Hold, now: float) -> None:
        """Let go in full swing, what was pulled goes on for a while."""
        self._follow(hold, now)
        assert hold.trail is not None
        (then, x, y), *_ = hold.trail
        if now - then < SWING_S / 10:
            return
        across, down = (hold.x - x) / (now - then), (hold.y - y) / (now - then)
        speed = hypot(across, down)
        if speed > SLOWEST * self._finger_px:
            part = min(1.0, FASTEST * self._finger_px / speed)
            self._glide = _Glide(hold.from_x, hold.from_y, across * part, down * part, now)

    def _glided(self, glide: _Glide, now: float) -> list[Input]:
        left = exp(-(now - glide.since) / GLIDE_S)
        step_s, glide.gone = GLIDE_S * (1 - left - glide.gone), 1 - left
        if hypot(glide.across, glide.down) * left < SLOWEST * self._finger_px:
            self._glide = None
        if not step_s:
            return []
        return [Swipe(glide.x, glide.y, glide.across * step_s, glide.down * step_s)]

    def drop(self) -> list[Input]:
        """Hold nothing any more, and let nothing come of it."""
        hold, self._hold, self._glide = self._hold, None, None
        self._down, self._pinch = set(), {}
        if hold is None or hold.swipes:
            return []
        # Beside everything: what was dragged comes home.
        lost = [Release(OUTSIDE, OUTSIDE, hold.button)] if hold.button else []
        return [*lost, Leave()]


class Turns:
    """Adds up the wheel and swipes to the side until something turns by one: 1 ahead, -1 back."""

    def __init__(self) -> None:
        self._wheel = 0.0
        self._swiped: tuple[float, float] | None = None
        """How far a finger has swiped across and down; None where it has turned already."""

    def wheel(self, ahead: float) -> int:
        """A notch of the wheel is a turn; finer wheels need several for one."""
        self._wheel = ahead if self._wheel * ahead < 0 else self._wheel + ahead
        if abs(self._wheel) < 1:
            return 0
        turned, self._wheel = 1 if self._wheel > 0 else -1, 0.0
        return turned

    def swipe(self, swipe: Swipe, far_px: float) -> int:
        """A finger turns once, to the left ahead, however far it swipes."""
        if swipe.begins:
            self._swiped = (0.0, 0.0)
        if self._swiped is None:
            return 0
        across, down = self._swiped[0] + swipe.across, self._swiped[1] + swipe.down
        self._swiped = (across, down)
        if abs(across) < max(far_px, abs(down)):
            return 0
        self._swiped = None
        return -1 if across > 0 else 1


def _apart(fingers: dict[int, tuple[float, float]], least: float) -> tuple[float, float, float]:
    """The point between two fingers, and how far they are from each other."""
    (x, y), (other_x, other_y) = fingers.values()
    apart = max(least, hypot(x - other_x, y - other_y))
    return (x + other_x) / 2, (y + other_y) / 2, apart
