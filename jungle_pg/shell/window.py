"""The window: it opens, changes between window and full screen, and shows what was painted."""

import os
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from jungle_pg.shell.input import Translator
from jungle_pg.stage.inputs import Focus, Input
from jungle_pg.stage.layout import Rect as Place

SMALLEST: Final = (640, 480)
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
            self._mouse_at = Translator()
            self._windowed_size = size
            self.surface = self._open(size, is_full_screen=is_full_screen)
        except pygame.error as trouble:
            raise NoDisplay(str(trouble)) from trouble
        self.is_full_screen = is_full_screen
        self._tries = 0
        """How often the size is still asked for."""
        self._next_try = 0.0
        self._pointer = "arrow"
        self._typing_at: Place | None = None
        pygame.key.stop_text_input()
        pygame.display.set_caption("Jungle")

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size it has, or had and will have again, when it is not full screen."""
        return self._windowed_size

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
        self.surface = self._open(self._windowed_size, is_full_screen=is_full_screen)
        self._tries = 0 if is_full_screen else TRIES

    def resized(self, width: int, height: int) -> None:
        """The system gave the window another size."""
        self.surface = pygame.display.get_surface() or self.surface
        if self._windowed_size == (width, height):
            self._tries = 0
        elif not self.is_full_screen and not self._tries:
            # A system may make it smaller than any window we would ask for.
            self._windowed_size = _large_enough(width, height)

    def become(self, size: Sequence[int]) -> None:
        """Have a size that was told; what the window has by itself changes nothing."""
        width, height = size
        if (width, height) != self.size:
            self.surface = pygame.display.set_mode((width, height))

    def inputs(self, now: float) -> list[Input]:
        """What happened since the last call."""
        self._insist(now)
        found = []
        for event in pygame.event.get():
            if event.type == pygame.WINDOWEXPOSED:
                pygame.display.flip()
            read = self._mouse_at.read(event, now)
            if isinstance(read, Focus) and not read.gained:
                self._mouse_at.forget()
            if read is not None:
                found.append(read)
        return found

    def has_inputs(self) -> bool:
        """Whether something happened since the last call of `inputs`."""
        return bool(self._tries) or pygame.event.peek()

    def _insist(self, now: float) -> None:
        """Ask again for the old size: a window manager may still be leaving the full screen."""
        if not self._tries or now < self._next_try:
            return
        self._next_try = now + TRY_EVERY_S
        self._tries -= 1
        if self.size != self._windowed_size:
            self.surface = self._open(self._windowed_size, is_full_screen=False)

    def show(self, areas: Sequence[Rect]) -> None:
        """Bring painted areas to the screen."""
        if areas:
            pygame.display.update(list(areas))

    def point_with(self, shape: str) -> None:
        """Give the mouse another shape."""
        if shape != self._pointer:
            self._pointer = shape
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
        pygame.key.set_text_input_rect(
            Rect(round(place.x), round(place.y), round(place.w), round(place.h))
        )

    def is_hidden(self) -> bool:
        """Whether nothing of it can be seen (minimised)."""
        return not pygame.display.get_active()

    def close(self) -> None:
        """Give the display back."""
        pygame.display.quit()

    def _open(self, size: tuple[int, int], *, is_full_screen: bool) -> Surface:
        if is_full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        with warnings.catch_warnings():
            # pygame warns when the system gives another size; that arrives as an event too.
            warnings.simplefilter("ignore", RuntimeWarning)
            return pygame.display.set_mode(_large_enough(*size), pygame.RESIZABLE)


def _large_enough(width: int, height: int) -> tuple[int, int]:
    """A size, or the smallest one a window is opened with."""
    return max(SMALLEST[0], width), max(SMALLEST[1], height)
