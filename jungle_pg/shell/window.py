"""The window: it opens, changes between window and full screen, and shows what was painted."""

import os
import warnings
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface

from jungle_pg.shell.environment import fit_to_screen
from jungle_pg.shell.input.events import Translator
from jungle_pg.stage.input.inputs import Finger, Focus, Input, Point, Press, Release, Resize, Wheel
from jungle_pg.stage.layout import Rect as Place

if TYPE_CHECKING:
    from jungle_pg.shell.input.gamepads import Gamepads

SMALLEST: Final = (640, 480)
MOST_REDUCED: Final = 4.0
"""In a window that is smaller still nothing could be read anyway."""
UNSEEN: Final = ("offscreen", "dummy", "evdev")
TRIES: Final = 4
TRY_EVERY_S: Final = 0.15
POINTERS: Final = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
}


class NoDisplay(Exception):  # noqa: N818 - it reads as what it is
    """No window can be opened here; the message says why."""


class Window:
    """The one window of the program."""

    def __init__(self, size: tuple[int, int], *, is_full_screen: bool) -> None:
        try:
            pygame.display.init()
            if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                # SDL takes one of these when it finds no screen; nobody would see the game.
                pygame.display.quit()
                raise NoDisplay("there is no screen")
            screen = pygame.display.Info()
            fit_to_screen(os.environ, pygame.display.get_driver(), screen.masks)
            self._depth = screen.bitsize
            """Bits a pixel of the screen; 0 where SDL has no name for its colours."""
            self._translator = Translator()
            self._shown = self.surface = Surface(SMALLEST)
            self._windowed_size = _within_screens(size)
            self._adopt(self._open(self._windowed_size, is_full_screen=is_full_screen))
        except pygame.error as trouble:
            raise NoDisplay(_in_words(trouble)) from trouble
        self.is_full_screen = is_full_screen
        self._tries = 0
        """How often the size is still asked for."""
        self._has_size_again = False
        """Whether the size of before the full screen has come back."""
        self._next_try = 0.0
        self._place: tuple[int, int] | None = None
        """Where it was before it filled the screen."""
        self._pointer = "arrow"
        self._typing_at: Place | None = None
        self._pads: Gamepads | None = None
        pygame.key.stop_text_input()
        pygame.display.set_caption("Jungle")

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, as it is painted: never less than is promised."""
        return self.surface.get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size it has, or had and will have again, when it is not full screen."""
        return self._windowed_size

    @property
    def about(self) -> str:
        """Driver, depth and sizes, for a report."""
        if not pygame.display.get_init():
            return "none"
        depth = f"{self._depth} bits a pixel" if self._depth else "colours of an unusual depth"
        screens = " and ".join(map(_named, pygame.display.get_desktop_sizes()))
        kind = "full screen" if self.is_full_screen else "window"
        kind = f"{kind} {_named(self._shown.get_size())}"
        return f"{pygame.display.get_driver()}, {depth}, {kind} on {screens}"

    def show_icon(self, picture: Path) -> None:
        """Use a picture as the window's icon; without it the window keeps the system's."""
        try:
            pygame.display.set_icon(pygame.image.load_sized_svg(str(picture), (64, 64)))
        except (pygame.error, FileNotFoundError):
            return

    def switch(self, *, is_full_screen: bool) -> None:
        """Change between window and full screen."""
        if is_full_screen == self.is_full_screen:
            return
        self.is_full_screen = is_full_screen
        if is_full_screen and not self._tries:
            self._place = pygame.display.get_window_position()
        self._adopt(self._open(self._windowed_size, is_full_screen=is_full_screen))
        self._tries, self._has_size_again = (0 if is_full_screen else TRIES), False

    def resized(self, width: int, height: int) -> None:
        """The system gave the window another size."""
        self._adopt(pygame.display.get_surface() or self._shown)
        if self._is_reduced:
            width, height = self._shown.get_size()
        if self._windowed_size == (width, height):
            self._has_size_again = True
            if self._place is None:
                self._tries = 0
        elif not self.is_full_screen and (self._has_size_again or not self._tries):
            # Whoever pulls at the window that has just come back decides, not the size of before.
            self._tries = 0
            # A system may make it smaller than any window we would ask for.
            self._windowed_size = _large_enough(width, height)

    def inputs(self, now: float) -> list[Input]:
        """What happened since the last call."""
        self._insist(now)
        found = []
        for event in self._translator.events():
            if event.type == pygame.WINDOWEXPOSED:
                pygame.display.flip()
            read = self._translator.read(event, now)
            if isinstance(read, Focus) and not read.gained:
                self._translator.forget()
                if self._pads is not None:
                    self._pads.forget()
            if read is not None:
                found.append(self._as_painted(read))
            elif self._pads is not None:
                found += self._pads.read(event, now)
        if self._pads is not None:
            found += self._pads.due(now)
        return found

    def has_inputs(self) -> bool:
        """Whether something happened since the last call of `inputs`."""
        return bool(self._tries) or pygame.event.peek()

    def inputs_due_at(self) -> float | None:
        """When an input comes without anything happening: a button of a gamepad is held."""
        return self._pads.wakes_at() if self._pads is not None else None

    def look_for_pads(self) -> None:
        """Hear gamepads from now on; those that are there are told as if they were plugged in."""
        if self._pads is None:
            # Loaded when the first frame is out, which need not wait for it.
            from jungle_pg.shell.input.gamepads import Gamepads

            self._pads = Gamepads()

    def shake(self, strength: float) -> None:
        """Let gamepads shake that can, up to 1: the harder the longer."""
        if self._pads is not None:
            self._pads.shake(strength)

    def _insist(self, now: float) -> None:
        """Ask again for the old size: a window manager may still be leaving the full screen."""
        if not self._tries or now < self._next_try:
            return
        self._next_try = now + TRY_EVERY_S
        self._tries -= 1
        if self._shown.get_size() != self._windowed_size:
            self._adopt(self._open(self._windowed_size, is_full_screen=False))
        elif self._place is not None and self._place != pygame.display.get_window_position():
            pygame.display.set_window_position(self._place)

    def show(self, areas: Sequence[Rect]) -> None:
        """Bring painted areas to the screen."""
        if areas and self._is_reduced:
            pygame.transform.smoothscale(self.surface, self._shown.get_size(), self._shown)
            pygame.display.flip()
        elif areas:
            pygame.display.update(list(areas))

    def point_with(self, shape: str) -> None:
        """Give the mouse another shape, or hide it (`none`)."""
        if shape != self._pointer:
            self._pointer = shape
            pygame.mouse.set_visible(shape != "none")
            if shape == "none":
                return
            try:
                pygame.mouse.set_cursor(POINTERS[shape])
            except pygame.error:
                return

    def type_at(self, place: Place | None) -> None:
        """Say where text is typed, so that an input method shows its words there; or nowhere."""
        if place == self._typing_at:
            return
        self._typing_at = place
        if place is None:
            pygame.key.stop_text_input()
            return
        pygame.key.start_text_input()
        sides = (side * self._scale for side in (place.x, place.y, place.w, place.h))
        pygame.key.set_text_input_rect(Rect(*map(round, sides)))

    def is_hidden(self) -> bool:
        """Whether nothing of it can be seen (minimised)."""
        return not pygame.display.get_active()

    def close(self) -> None:
        """Give the display back, and gamepads."""
        if self._pads is not None:
            self._pads.close()
        pygame.display.quit()

    def _adopt(self, shown: Surface) -> None:
        """Paint on what is shown; where that is too small, on something larger that is reduced."""
        self._shown = shown
        wanted = painted_size(*shown.get_size())
        if wanted == shown.get_size():
            self.surface = shown
        elif not self._is_reduced or self.surface.get_size() != wanted:
            self.surface = Surface(wanted)

    @property
    def _is_reduced(self) -> bool:
        return self.surface is not self._shown

    @property
    def _scale(self) -> float:
        """Pixels that are shown for each that is painted."""
        return self._shown.get_width() / self.surface.get_width()

    def _as_painted(self, read: Input) -> Input:
        """An input in pixels as they are painted."""
        match read:
            case Resize(width, height):
                return Resize(*painted_size(width, height))
            case Finger():
                width, height = self.size
                return replace(read, x=read.x * width, y=read.y * height)
            case Point() | Press() | Release() | Wheel() if self._is_reduced:
                return replace(read, x=read.x / self._scale, y=read.y / self._scale)
        return read

    def _open(self, size: tuple[int, int], *, is_full_screen: bool) -> Surface:
        if is_full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        with warnings.catch_warnings():
            # pygame warns when the system gives another size; that arrives as an event too.
            warnings.simplefilter("ignore", RuntimeWarning)
            return pygame.display.set_mode(_large_enough(*size), pygame.RESIZABLE)


def painted_size(width: int, height: int) -> tuple[int, int]:
    """A size, or one of the same form that everything has room on."""
    factor = max(1.0, SMALLEST[0] / max(1, width), SMALLEST[1] / max(1, height))
    if factor == 1.0 or factor > MOST_REDUCED:
        return width, height
    return round(width * factor), round(height * factor)


def _within_screens(size: tuple[int, int]) -> tuple[int, int]:
    """A size, or the largest one that can be seen on all screens together."""
    if pygame.display.get_driver() in UNSEEN:
        return size
    widths, heights = zip(*pygame.display.get_desktop_sizes(), strict=True)
    return min(size[0], sum(widths)), min(size[1], sum(heights))


def _in_words(trouble: pygame.error) -> str:
    if "pixel format" in str(trouble):
        return "the screen shows too few colours: 15 bits a pixel are the least"
    return str(trouble)


def _named(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def _large_enough(width: int, height: int) -> tuple[int, int]:
    """A size, or the smallest one a window is opened with."""
    return max(SMALLEST[0], width), max(SMALLEST[1], height)
