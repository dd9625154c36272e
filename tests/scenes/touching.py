"""A hand that only has fingers: it does to a performance what the program makes of them."""

from collections.abc import Iterable
from typing import Final

from jungle_pg.scenes.base import Scene, Wish
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.gestures import REST_S, Gestures
from jungle_pg.stage.input.inputs import Finger, Input
from tests.scenes.acting import Performance

FRAME_S: Final = 1 / 60
BETWEEN_S: Final = 0.5
"""Between two taps, so that they are not one double tap."""


class Fingers:
    """Taps, drags, flicks and pinches; time goes on as fingers take it."""

    def __init__(self, show: Performance) -> None:
        self.show = show
        self.gestures = Gestures()

    def do(self, number: int, phase: str, x: float, y: float) -> None:
        """One finger does one thing."""
        assert phase in ("down", "move", "up")
        finger = Finger(number, phase, x, y)  # type: ignore[arg-type]
        stack = self.show.stack
        self._give(self.gestures.read(finger, self.show.now, stack.grip, stack.view.finger_px))

    def wait(self, seconds: float) -> None:
        """Time passes, frame by frame."""
        until = self.show.now + seconds
        while self.show.now < until:
            self.show.rest(min(FRAME_S, max(1e-4, until - self.show.now)))
            self._give(self.gestures.update(self.show.now))

    def tap(self, x: float, y: float) -> None:
        self.do(1, "down", x, y)
        self.wait(0.06)
        self.do(1, "up", x, y)
        self.wait(BETWEEN_S)

    def tap_on(self, name: str) -> None:
        """Tap the middle of a widget."""
        self.tap(*self.show.widget(name).rect.middle)

    def rest_on(self, x: float, y: float) -> None:
        """A long press; the finger stays."""
        self.do(1, "down", x, y)
        self.wait(REST_S + 2 * FRAME_S)

    def drag(self, *places: tuple[float, float], lets_go: bool = True, rests: bool = False) -> None:
        """From place to place; where it `rests` it stops before it goes up."""
        (x, y), *others = places
        self.do(1, "down", x, y)
        for goal_x, goal_y in others:
            for step in range(1, 7):
                self.wait(FRAME_S)
                part = step / 6
                self.do(1, "move", x + (goal_x - x) * part, y + (goal_y - y) * part)
            x, y = goal_x, goal_y
        if rests:
            self.wait(0.2)
        if lets_go:
            self.do(1, "up", x, y)

    def pinch(self, x: float, y: float, before: float, after: float) -> None:
        """Two fingers around a place, first so far from each other, then so far."""
        self.do(1, "down", x - before / 2, y)
        self.do(2, "down", x + before / 2, y)
        for step in range(1, 7):
            self.wait(FRAME_S)
            apart = before + (after - before) * step / 6
            self.do(1, "move", x - apart / 2, y)
            self.do(2, "move", x + apart / 2, y)
        self.do(1, "up", x - after / 2, y)
        self.do(2, "up", x + after / 2, y)

    def _give(self, events: Iterable[Input]) -> None:
        for event in events:
            self.show.run((self.show.now, event))


class Touched(Performance):
    """A performance that is clicked by a finger; it hears of nothing else."""

    def __init__(
        self, first: Scene, world: World | None = None, size: tuple[int, int] = (1280, 720)
    ) -> None:
        super().__init__(first, world, size)
        self.fingers = Fingers(self)

    def click(self, name: str) -> list[Wish]:
        before = len(self.wishes)
        self.fingers.tap_on(name)
        return self.wishes[before:]
