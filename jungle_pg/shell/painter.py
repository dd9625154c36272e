"""Shows draw lists on the screen: paints only what differs from what is shown."""

from pygame import Rect, Surface

from jungle_pg.shell.baking import Bakery
from jungle_pg.shell.brush import PictureSource
from jungle_pg.shell.fonts import Fonts
from jungle_pg.shell.sheets import Canvas
from jungle_pg.stage.ops import DrawList


class Painter:
    """Keeps the screen equal to the last draw list it was given."""

    def __init__(self, screen: Surface, pictures: PictureSource, fonts: Fonts) -> None:
        self._pictures = pictures
        self._bakery = Bakery(pictures, fonts)
        self.adopt(screen)

    def adopt(self, screen: Surface) -> None:
        """Paints on another surface from now on; nothing of it counts as painted."""
        self._canvas = Canvas(screen)
        self._pictures.fit(*screen.get_size())

    def refresh(self) -> None:
        """Pictures have arrived: what was painted without them is due with the next list."""
        self._canvas.refresh()
        self._bakery.refresh()

    def show(self, frame: DrawList) -> list[Rect]:
        """Repaints what differs from what is shown; gives the repainted areas."""
        return self._bakery.show(self._canvas, frame)
