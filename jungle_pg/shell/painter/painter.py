"""Paints draw lists on a surface: only what differs from what was painted before."""

from pygame import Rect, Surface

from jungle_pg.shell.painter.baking import Bakery
from jungle_pg.shell.painter.brush import PictureSource
from jungle_pg.shell.painter.prefetch import Gathering, ask_beyond
from jungle_pg.shell.painter.sheets import Canvas
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.stage.ops import DrawList


class Painter:
    """Keeps a surface equal to the last draw list it was given."""

    def __init__(self, screen: Surface, pictures: PictureSource, fonts: Fonts) -> None:
        self._pictures = pictures
        self._bakery = Bakery(pictures, fonts)
        self._gathering = Gathering(pictures, fonts)
        self.adopt(screen)

    @property
    def surface(self) -> Surface:
        """What it paints on."""
        return self._canvas.surface

    @property
    def is_whole(self) -> bool:
        """Whether everything was painted with its own picture."""
        return not any(self._canvas.owed) and not self._canvas.due

    def adopt(self, screen: Surface) -> None:
        """Paints on another surface from now on; nothing of it counts as painted."""
        self._canvas = Canvas(screen)
        self._asked_for: DrawList = ()
        """The last list whose surroundings were asked for."""
        self._pictures.fit(*screen.get_size())

    def refresh(self) -> None:
        """Pictures have arrived: what was painted without them is due with the next list."""
        self._canvas.refresh()
        self._bakery.refresh()

    def gather(self, frame: DrawList) -> bool:
        """Asks for all pictures of a list that will be shown; whether they are there."""
        is_whole = self._gathering.has_all(frame, self.surface.get_rect())
        if is_whole:
            self._gathering.forget()
        return is_whole

    def show(self, frame: DrawList) -> list[Rect]:
        """Repaints what differs from what is shown; gives the repainted areas."""
        areas = self._bakery.show(self._canvas, frame)
        is_new = frame is not self._asked_for
        if is_new and self.is_whole and self._canvas.node is not None:
            self._asked_for = frame
            ask_beyond(self._canvas.node, self.surface.get_rect(), self._pictures)
        return areas

    def anew(self, frame: DrawList) -> Surface:
        """A list on a surface of its own, in the size of the other one."""
        canvas = Canvas(Surface(self.surface.get_size()))
        self._bakery.show(canvas, frame)
        return canvas.surface
