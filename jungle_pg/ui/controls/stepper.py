"""A number in a tray between a minus and a plus; below the lowest there is none."""

from collections.abc import Callable
from typing import Final

from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Op
from jungle_pg.stage.scale import CONTROL, SMALL
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.carousel import WordProps, button_places, word_ops
from jungle_pg.ui.controls.one_of_several import Chooser
from jungle_pg.ui.widget import Act, Painting, State

WIDTH: Final = 236
BUTTON: Final = 52
WORD_MARGIN: Final = 6
SIGNS: Final = ("minus", "plus")
FAR: Final = 10
"""So many steps one of the page keys goes."""

FIRST_REPEAT_S: Final = 0.45
REPEAT_S: Final = 0.11
FAST_REPEAT_S: Final = 0.045
SLOW_REPEATS: Final = 8
"""After so many repeats a held button goes faster."""


def _stepper_ops(view: View, rect: Rect, props: WordProps) -> list[Op]:
    buttons, margin = button_places(view, rect, BUTTON), BUTTON + WORD_MARGIN
    return word_ops(view, rect, props, buttons, SIGNS, icon=0.42, margin=margin, lift=1)


class Stepper(Chooser):
    """Acts with its new value, an amount or None; a held button goes on by itself."""

    painting = Painting(WordProps, _stepper_ops)
    sound = "ui_hover"

    def __init__(
        self,
        name: str,
        lowest: int,
        highest: int,
        step: int,
        usual: int,
        format: Callable[[int | None], str],
        size: float = SMALL,
    ) -> None:
        super().__init__(name)
        self.lowest, self.highest, self.step, self.usual = lowest, highest, step, usual
        self.format = format
        self.text_units = size
        self.value: int | None = usual
        self._repeats_at: float | None = None
        self._repeats = 0

    @property
    def count(self) -> int:
        return len(SIGNS)

    @property
    def word(self) -> str:
        return self.format(self.value)

    def size(self, view: View) -> tuple[float, float]:
        """Both buttons and room for the number, also for a higher one."""
        words = [self.format(value) for value in (self.value, self.highest, None)]
        longest = max(view.text_width(word, self.text_units) for word in words)
        needed = longest + view.px(2 * (BUTTON + WORD_MARGIN)) + 2
        return max(needed, view.px(WIDTH)), view.px(CONTROL)

    def parts(self, view: View) -> list[Rect]:
        return button_places(view, self.rect, BUTTON)

    def stepped(self, steps: int) -> int | None:
        """The value some steps up or down, on the grid that begins at the lowest one."""
        if self.value is None:
            return self.usual if steps > 0 else None
        above = self.value - self.lowest
        rung = above // self.step if steps > 0 else -(-above // self.step)
        goal = self.lowest + (rung + steps) * self.step
        if goal < self.lowest:
            return None if self.value <= self.lowest else self.lowest
        return min(goal, max(self.highest, self.value) if steps > 0 else self.highest)

    def goal_of_key(self, name: str) -> int | None:
        return {"left": -1, "right": 1, "pagedown": -FAR, "pageup": FAR}.get(name)

    def wants_key(self, name: str) -> bool:
        """The keys that change the number; Home takes it away, End is the highest."""
        return self.goal_of_key(name) is not None or name in ("home", "end")

    def grip(self, x: float, y: float) -> Grip:
        return Grip(x, y, presses=True)

    def handle(self, event: Input, now: float) -> Act | None:
        """A button acts when it goes down; keys act too."""
        match event:
            case Press():
                super().handle(event, now)
                self._repeats_at, self._repeats = now + FIRST_REPEAT_S, 0
                return self._press()
            case Release():
                self._held_part = self._repeats_at = None
                return None
            case Key(name="home"):
                return self._set(None)
            case Key(name="end"):
                return self._set(self.highest)
            case Key(name):
                steps = self.goal_of_key(name)
                return None if steps is None else self._set(self.stepped(steps))
        return super().handle(event, now)

    def repeat(self, now: float) -> Act | None:
        """Go on while a button is held; to be asked whenever time passes."""
        due = self.wakes_at(now)
        if due is None or now < due:
            return None
        self._repeats += 1
        pause = REPEAT_S if self._repeats < SLOW_REPEATS else FAST_REPEAT_S
        self._repeats_at = now + pause
        return self._press()

    def wakes_at(self, now: float) -> float | None:
        is_pressed = self._held_part is not None and self.part_state(self._held_part) == "pressed"
        return self._repeats_at if is_pressed else None

    def part_state(self, part: int) -> State:
        """A button that leads nowhere is disabled."""
        leads_on = self.stepped(1 if part else -1) != self.value
        return super().part_state(part) if leads_on else "disabled"

    def describe(self, words: Words) -> Description:
        return self.described("number", self.caption, self.word)

    def _press(self) -> Act | None:
        if self._held_part is None:
            return None
        return self._set(self.stepped(1 if self._held_part else -1))

    def _set(self, value: int | None) -> Act | None:
        if value == self.value:
            return None
        self.value = value
        return Act(self.name, value)
