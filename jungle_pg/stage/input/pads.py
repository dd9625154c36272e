"""What gamepads mean as time goes by: sticks that point somewhere, and buttons that repeat."""

from dataclasses import dataclass, field
from typing import Final

from jungle_pg.stage.input.inputs import PadPress, PadScroll
from jungle_pg.stage.input.shortcuts import ARROWS

POINTS_AT: Final = 0.55
"""How far a stick must be pushed to point somewhere; triggers count as pressed then, too."""
RESTS_AT: Final = 0.38
"""How near to its middle it no longer does: less, so that it does not tremble between both."""
DEAD: Final = 0.2
"""How far the stick that scrolls may stand from its middle when nobody touches it."""
REPEATS_AFTER_S: Final = 0.4
REPEATS_EVERY_S: Final = 0.11
SCROLLS_EVERY_S: Final = 1 / 60
NOTCHES_A_SECOND: Final = 14.0
"""Of a wheel, with the stick pushed to its end."""

REPEATING: Final = frozenset((*ARROWS, "shoulder_left", "shoulder_right", "x"))
"""Buttons that go on while they are held."""

PadInput = PadPress | PadScroll


@dataclass(slots=True)
class Pad:
    """One gamepad: what is held, and where its sticks stand."""

    number: int
    """In the order they were plugged in."""
    repeats_at: dict[str, float] = field(default_factory=dict)
    """The buttons that are held, and when each acts again."""
    pointing: dict[str, str] = field(default_factory=dict)
    """By axis the button that it stands for now."""
    scroll: tuple[float, float] = (0.0, 0.0)
    """Where the stick that scrolls stands: to the right and up."""
    scrolls_at: float = 0.0

    def press(self, button: str, now: float) -> list[PadInput]:
        """A button goes down."""
        if button in self.repeats_at:
            return []
        self.repeats_at[button] = now + REPEATS_AFTER_S
        return [PadPress(button, self.number)]

    def release(self, button: str) -> None:
        """A button goes up."""
        self.repeats_at.pop(button, None)

    def push(self, axis: str, value: float, buttons: tuple[str, str], now: float) -> list[PadInput]:
        """An axis stands somewhere from -1 to 1; its two ends count as buttons."""
        before = self.pointing.get(axis, "")
        there = buttons[value > 0] if abs(value) >= POINTS_AT else ""
        if before and before == buttons[value > 0] and abs(value) > RESTS_AT:
            there = before
        if there == before:
            return []
        self.release(before)
        self.pointing[axis] = there
        return self.press(there, now) if there else []

    def scroll_by(self, right: float, up: float, now: float) -> None:
        """The stick that scrolls stands somewhere."""
        if self.scroll == (0.0, 0.0):
            self.scrolls_at = now
        self.scroll = (_beyond_dead(right), _beyond_dead(up))

    def due(self, now: float) -> list[PadInput]:
        """What held buttons and the stick that scrolls do by now."""
        found: list[PadInput] = []
        for button, at in self.repeats_at.items():
            if button in REPEATING and at <= now:
                self.repeats_at[button] = now + REPEATS_EVERY_S
                found.append(PadPress(button, self.number, repeat=True))
        if self.scroll != (0.0, 0.0) and now >= self.scrolls_at:
            notches = min(now - self.scrolls_at + SCROLLS_EVERY_S, 0.1) * NOTCHES_A_SECOND
            self.scrolls_at = now + SCROLLS_EVERY_S
            up, right = self.scroll[1] * notches, self.scroll[0] * notches
            found.append(PadScroll(up, right, self.number))
        return found

    def wakes_at(self) -> float | None:
        """When something held acts again; None while nothing is."""
        times = [at for button, at in self.repeats_at.items() if button in REPEATING]
        times += [self.scrolls_at] if self.scroll != (0.0, 0.0) else []
        return min(times, default=None)


def _beyond_dead(value: float) -> float:
    """How far a stick is pushed beyond where it may stand by itself, slowly at first."""
    far = max(0.0, abs(value) - DEAD) / (1 - DEAD)
    return far * far if value > 0 else -far * far
