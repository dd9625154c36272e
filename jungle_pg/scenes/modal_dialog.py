"""Dialogs over the board: a veil, something that swings in, and rows of buttons on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from jungle_pg.scenes.base import Command, Result
from jungle_pg.scenes.world import World
from jungle_pg.stage.easing import overshoot, part
from jungle_pg.stage.inputs import Input, Key, Press
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Box, DrawList, Group, grouped
from jungle_pg.stage.shortcuts import BUTTONS, by_key
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Widget

SWING_S: Final = 0.2
FALL: Final = 60
"""Units a dialog comes down by."""
APPEAR_S: Final = 0.1
BUTTON_GAP: Final = 6
LABEL_MARGINS: Final = 28
"""Units a word with its icon needs beside it on a button."""
ICON: Final = 1.85
"""What an icon takes, in sizes of the letters beside it."""
FITTING_ROUNDS: Final = 5
FROM_AFAR: Final = by_key(BUTTONS)
"""The keys that press a button of the table press its namesake on a dialog over it."""


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """Buttons beside each other, or below each other where their words are too wide."""

    buttons: tuple[Button, ...]
    height: float
    """Units."""


class ModalDialog:
    """What dialogs over the board share: each one lays itself out and takes its choices."""

    name: ClassVar[str] = ""
    is_opaque: bool = False

    def __init__(
        self, world: World, rows: Sequence[ButtonRow], default: str, cancel: str, now: float
    ) -> None:
        self.world, self.rows = world, tuple(rows)
        self.opened_at = now
        self.view: View | None = None
        buttons = [button for line in rows for button in line.buttons]
        self.page = Page(buttons, world.hear, first=default)
        self._default, self._cancel = default, cancel
        self._ground: DrawList = ()
        self._settled = False
        self._whole: Memo[DrawList] = Memo()
        self._hung: Memo[DrawList] = Memo()

    def set_labels(self, view: View) -> None:
        """Put the words in."""
        raise NotImplementedError

    def needs(self, view: View) -> tuple[float, float]:
        """The width and height it takes, in pixels."""
        raise NotImplementedError

    def lay_out(self, view: View) -> DrawList:
        """Place the buttons; give what they hang on."""
        raise NotImplementedError

    def take(self, name: str) -> Command | None:
        """A button was pressed."""
        raise NotImplementedError

    def arrange(self, view: View) -> None:
        """Lay out for this window, smaller than the player wishes where it would not fit."""
        self.set_labels(view)
        self.view = fitting(view, self.needs)
        self._ground = self.lay_out(self.view)

    def handle(self, event: Input, now: float) -> Command | None:
        """A button, Enter or Esc chooses; nothing reaches what lies under the veil."""
        match event:
            case Key(name="escape"):
                return None if event.repeat else self._chosen(self._cancel)
            case Press() | Key() if now < self.opened_at + SWING_S:
                # It was meant for the board, before anybody could see the dialog.
                return None
            case Key(name="enter", repeat=False) if self.page.focused is None:
                return self._chosen(self._default)
            case Key(name="enter", repeat=True):
                return None
            case Key(repeat=False) if self.offers(FROM_AFAR.get(event, "")):
                return self._chosen(FROM_AFAR[event])
        act = self.page.handle(event, now)
        return None if act is None else self.take(act.name)

    def offers(self, name: str) -> bool:
        """Whether it can be left with a choice, by a button or by its key alone."""
        return any(button.name == name for line in self.rows for button in line.buttons)

    def update(self, now: float) -> Command | None:
        return None

    def loose(self, now: float) -> DrawList:
        """What flies about between the veil and the dialog."""
        return ()

    @property
    def still_at(self) -> float:
        """When nothing moves by itself any more."""
        return self.opened_at + SWING_S

    def draw(self, now: float) -> DrawList:
        """The veil, what flies about, and the dialog on its way or in its place."""
        view = self.view
        assert view is not None
        hung = self._hung(grouped, ground=self._ground, buttons=self.page.draw(view, now))
        at, alpha = swing(view, now - self.opened_at)
        loose = self.loose(now)
        # Something that moves is over only once its end is drawn.
        self._settled = now >= self.still_at or view.calm
        return self._whole(_under_veil, view, loose, hung, at, alpha)

    def wakes_at(self, now: float) -> float | None:
        """At once while something moves, else when a button changes by itself."""
        return self.page.wakes_at(now) if self._settled else now

    def resume(self, result: Result, now: float) -> Command | None:
        return None

    def pointer(self) -> str:
        return self.page.pointer

    def typing_at(self) -> Rect | None:
        return None

    def toast_room(self) -> Rect | None:
        return None

    def close(self) -> None:
        """Nothing goes on without it."""

    def _chosen(self, name: str) -> Command | None:
        """A button is pressed from afar."""
        sounds = (each.sound for each in self.page.widgets if each.name == name)
        self.world.hear(next(sounds, Widget.sound))
        return self.take(name)


def _under_veil(view: View, loose: DrawList, hung: DrawList, at: int, alpha: int) -> DrawList:
    veil, opacity = view.theme.dialog_veil, view.theme.dialog_alpha
    return (
        Box(0, 0, view.width, view.height, veil, opacity),
        Group("loose", loose),
        Group("hung", hung, dy=at, alpha=alpha, bake=alpha < 255 or at != 0),
    )


def swing(view: View, since_s: float) -> tuple[int, int]:
    """How far below its place a dialog hangs so long after it came, in pixels, and its alpha."""
    if view.calm:
        return 0, 255
    done = part(since_s, 0, SWING_S)
    at = round(view.px(FALL) * (overshoot(done) - 1))
    return at, round(255 * part(since_s, 0, APPEAR_S))


def fitting(view: View, needs: Callable[[View], tuple[float, float]]) -> View:
    """A view in which something fits the window: the given one, or one with smaller units."""
    for _ in range(FITTING_ROUNDS):
        width, height = needs(view)
        share = min(view.width / width, view.height / height)
        if share >= 1:
            break
        view = replace(view, zoom=view.zoom * share)
    return view


def rows_height(view: View, rows: Sequence[ButtonRow], width: float) -> float:
    """The height of rows of buttons, in pixels."""
    broken = _broken(view, rows, width)
    return sum(view.px(line.height) for line in broken) + view.px(BUTTON_GAP) * (len(broken) - 1)


def place_rows(view: View, rows: Sequence[ButtonRow], area: Rect) -> None:
    """Put rows of buttons below each other at the top of an area, each as wide as it."""
    gap, y = view.px(BUTTON_GAP), area.y
    for line in _broken(view, rows, area.w):
        strip = Rect(area.x, y, area.w, view.px(line.height))
        places = row(strip, _widths(view, line.buttons, area.w), gap)
        for button, place in zip(line.buttons, places, strict=True):
            button.place(place)
        y += strip.h + gap


def _broken(view: View, rows: Sequence[ButtonRow], width: float) -> list[ButtonRow]:
    """The rows, those that are too wide in halves."""
    found: list[ButtonRow] = []
    for line in rows:
        count = len(line.buttons)
        if count == 1 or min(_widths(view, line.buttons, width)) > 0:
            found.append(line)
            continue
        middle = (count + 1) // 2
        halves = (line.buttons[:middle], line.buttons[middle:])
        found += _broken(view, [replace(line, buttons=half) for half in halves], width)
    return found


def _widths(view: View, buttons: Sequence[Button], width: float) -> list[float]:
    """Equal widths, or more for longer words where room is short; 0 where it is not enough."""
    count = len(buttons)
    room = width - view.px(BUTTON_GAP) * (count - 1)
    least = [_least_width(view, button) for button in buttons]
    if count == 1 or max(least) <= room / count:
        return [room / count] * count
    spare = room - sum(least)
    return [wide + spare / count for wide in least] if spare >= 0 else [0.0] * count


def _least_width(view: View, button: Button) -> float:
    letters = view.text_px(button.text_units)
    return view.measure(button.label, letters) + letters * ICON + view.px(LABEL_MARGINS)
