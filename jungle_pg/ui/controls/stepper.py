"""A number in a tray between a minus and a plus; below the lowest there is none."""

from collections.abc import Callable
from typing import Final

from jungle_pg.stage.inputs import Input, Key, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.controls.one_of_several import Chooser
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.widget import Act

WIDTH: Final = 236
HEIGHT: Final = 54
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


class Stepper(Chooser):
    """Acts with its new value, an amount or None; a held button goes on by itself."""

    sound = "ui_hover"

    def __init__(
        self,
        name: str,
        lowest: int,
        highest: int,
        step: int,
        usual: int,
        format: Callable[[int | None], str],
        size: float = 20,
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

    def size(self, view: View) -> tuple[float, float]:
        """Both buttons and room for the number, also for a higher one."""
        words = [self.format(value) for value in (self.value, self.highest, None)]
        longest = max(view.text_width(word, self.text_units) for word in words)
        needed = longest + view.px(2 * (BUTTON + WORD_MARGIN)) + 2
        return max(needed, view.px(WIDTH)), view.px(HEIGHT)

    def parts(self, view: View) -> list[Rect]:
        wide = round(view.px(BUTTON))
        return [self.rect.from_left(wide).snapped(), self.rect.from_right(wide).snapped()]

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

    def part_state(self, part: int) -> str:
        """A button that leads nowhere is disabled."""
        leads_on = self.stepped(1 if part else -1) != self.value
        return super().part_state(part) if leads_on else "disabled"

    def draw(self, view: View, now: float) -> DrawList:
        self._view = view
        word = self.format(self.value)
        looks = (word, self.text_units, self.is_enabled, self.states, self.has_ring)
        return self._redrawn(self._ops, view, self.rect, looks)

    def _press(self) -> Act | None:
        if self._held_part is None:
            return None
        return self._set(self.stepped(1 if self._held_part else -1))

    def _set(self, value: int | None) -> Act | None:
        if value == self.value:
            return None
        self.value = value
        return Act(self.name, value)

    def _ops(self, view: View) -> list[Op]:
        rect, zoom, theme = self.rect, view.zoom, view.theme
        tray = plate_skins.segment_tray(rect.w / zoom, rect.h / zoom, theme, self.has_ring)
        ops: list[Op] = [Drawing(tray, rect.x, rect.y, rect.w, rect.h)]
        for number, part in enumerate(self.parts(view)):
            ops += self._button(view, number, part)
        letters = view.text_px(self.text_units)
        room = rect.w - 2 * view.px(BUTTON + WORD_MARGIN)
        ink = theme.text if self.is_enabled else theme.face("disabled").text
        text = fitted(self.format(self.value), letters, room, view.measure)
        x, y = rect.middle
        ops.append(Text(text, x, y - view.px(1), letters, ink, "centre"))
        return ops

    def _button(self, view: View, number: int, part: Rect) -> list[Op]:
        state = self.part_state(number)
        is_enabled = state != "disabled"
        face = view.theme.face("plain" if is_enabled else "disabled")
        svg = skins.button(part.w / view.zoom, part.h / view.zoom, face, state, False)
        sunk = view.px(skins.LIP - 1) if state == "pressed" else 0.0
        x, y = part.middle[0], part.y + (part.h - view.px(skins.LIP)) / 2 + sunk
        return [
            Drawing(svg, part.x, part.y, part.w, part.h),
            icon(SIGNS[number], x, y, part.h * 0.42, face.text, face.face, is_enabled),
        ]
