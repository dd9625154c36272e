"""Where pictures for files are painted: fonts, sprites and a canvas, but no window."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO

import pygame
from pygame import Rect, Surface

from jungle_pg.files.folders import assets_folder
from jungle_pg.files.settings import Settings
from jungle_pg.shell.environment import without_a_window
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.views import theme_of
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words

NOON = 12


class Canvas:
    """A surface that shows the last draw list it was given."""

    def __init__(self, size: tuple[int, int], pictures: Pictures, fonts: Fonts) -> None:
        self._surface = Surface(size)
        self._painter = Painter(self._surface, pictures, fonts)

    def show(self, ops: DrawList) -> Rect:
        """Paint what differs; the area in which it lies."""
        areas = self._painter.show(ops)
        changed = areas[0].unionall(areas[1:]) if areas else Rect(0, 0, 0, 0)
        return changed.clip(self._surface.get_rect())

    def pixels(self, area: Rect | None = None) -> bytes:
        """Red, green and blue of every pixel of an area, row by row."""
        part = self._surface if area is None else self._surface.subsurface(area)
        return pygame.image.tobytes(part, "RGB")

    def png(self) -> bytes:
        """All of it as a PNG file."""
        picture = BytesIO()
        pygame.image.save(self._surface, picture, "sheet.png")
        return picture.getvalue()


class Studio:
    """Makes canvases, and the view scenes need to lay something out."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.fonts = Fonts(assets_folder() / "fonts")
        self._pictures = Pictures(assets_folder() / "sprites", self.fonts)

    @property
    def problems(self) -> tuple[str, ...]:
        """What went wrong with letters and sprites, in sentences."""
        return (*self.fonts.problems, *self._pictures.problems)

    @property
    def measure(self) -> Callable[[str, float], float]:
        """The width of a text at a size."""
        return self.fonts.measure

    def canvas(self, size: tuple[int, int]) -> Canvas:
        """A new one."""
        return Canvas(size, self._pictures, self.fonts)

    def view(self, size: tuple[int, int], zoom: float, settings: Settings) -> View:
        """A picture of this size as a window of its own."""
        return View(
            width=size[0],
            height=size[1],
            zoom=zoom,
            theme=theme_of(settings, NOON),
            words=self._words,
            measure=self.fonts.measure,
            calm=settings.reduced_motion,
        )


@contextmanager
def open_studio(words: Words) -> Iterator[Studio]:
    """A studio without a display; sprites need one that is only said to be there."""
    without_a_window(os.environ)
    # Whoever asks the process to end must not be taken for somebody who closes a window.
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
    pygame.display.init()
    try:
        pygame.display.set_mode((1, 1))
        yield Studio(words)
    finally:
        pygame.display.quit()
