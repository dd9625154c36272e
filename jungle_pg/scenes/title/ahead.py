"""What the map will show first, made while the title is looked at, so that it opens at once."""

from collections.abc import Callable

from jungle_pg.core.journey.progress import Progress
from jungle_pg.files.background import Task
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View


class Ahead:
    """Pictures beyond the edge of the window, which are made as those one would scroll to."""

    def __init__(self, world: World, way: Callable[[], str]) -> None:
        self._world = world
        self._way = way
        """The game whose map it would be."""
        self._asked: tuple[View, Progress] | None = None
        self._search: Task[DrawList] | None = None
        self._found: DrawList = ()
        self._is_drawn = True

    @property
    def is_due(self) -> bool:
        """Whether something is known that was not drawn yet."""
        return not self._is_drawn

    def look(self, view: View | None, progress: Progress) -> None:
        """See in a thread where the map would begin, and take what was found."""
        if self._search is not None:
            found = self._search.poll()
            if found is not None:
                self._is_drawn = found == self._found
                self._search, self._found = None, found
        elif view is not None and self._asked != (view, progress):
            self._asked = (view, progress)
            self._search = Task(lambda: self._first_seen(view, progress), "map ahead")

    def wait(self) -> None:
        """Wait for what is on its way."""
        if self._search is not None:
            self._search.wait()

    def draw(self) -> DrawList:
        """What was found, where nobody sees it."""
        self._is_drawn = True
        return self._found

    def _first_seen(self, view: View, progress: Progress) -> DrawList:
        game = self._way()
        if not game:
            return ()
        # The screens of a journey are loaded in this thread, not before the title is seen.
        from jungle_pg.scenes.journey.map.picture import first_panels

        panels = first_panels(view, self._world.journeys()[game], progress)
        return (Group("ahead", panels, dx=2 * view.width),)
