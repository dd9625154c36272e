"""Going on with the last match: found and opened in a thread, so that no frame waits."""

from typing import TYPE_CHECKING

from jungle_pg.files.background import Task
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.chooser.last_game import remember_game
from jungle_pg.scenes.world import World

if TYPE_CHECKING:
    from jungle_pg.files.autosave.matches import Autosaves, Found
    from jungle_pg.files.autosave.running_match import Autosave


class Continuing:
    """What the button to go on knows: whether there is a match, and how to get back to it."""

    def __init__(self, autosaves: "Autosaves | None") -> None:
        self._autosaves = autosaves
        self.is_offered = False
        """Whether any match was ever kept, so that the button has a place."""
        self.found: Found | None = None
        self.is_wanted = False
        """Whether the player has asked to go on."""
        self._is_known = False
        """Whether the search has come to its end."""
        self._search: Task[Found | None] | None = None
        self._resumption: Task[Autosave | None] | None = None

    def look(self) -> None:
        """See whether there is a place for the button; which match it is comes later."""
        self.is_offered = self._autosaves is not None and self._autosaves.has_any()
        self.found = self._search = self._resumption = None
        self.is_wanted = self._is_known = False

    def search(self) -> None:
        """Find the match, unless that is known or under way."""
        if self._autosaves is not None and self.is_offered and self._search is None:
            self._search = Task(self._autosaves.last_match, "last match")

    @property
    def is_possible(self) -> bool:
        """Whether there is a match to go on with, as far as is known."""
        return self.is_offered and (self.found is not None or not self._is_known)

    @property
    def is_busy(self) -> bool:
        """Whether something is on its way."""
        return self._resumption is not None or (self.is_offered and not self._is_known)

    def wait(self) -> None:
        """Wait for what is on its way."""
        for task in (self._search, self._resumption):
            if task is not None:
                task.wait()

    def update(self) -> bool:
        """Take what has arrived; whether that is news for the button."""
        if self._is_known or self._search is None or not self._search.is_done:
            return False
        self._is_known, self.found = True, self._search.wait()
        self.is_wanted = self.is_wanted and self.found is not None
        return True

    def scene(self, world: World) -> Scene | None:
        """The match at its board, once it was asked for and everything is ready."""
        if not self.is_wanted or self.found is None or self._autosaves is None:
            return None
        found, autosaves = self.found, self._autosaves
        if self._resumption is None:
            self._resumption = Task(lambda: autosaves.resume(found), "going on")
        if not self._resumption.is_done:
            return None
        autosave = self._resumption.wait()
        if autosave is None:
            # Another program plays it by now; there may be an older one.
            self.look()
            self.search()
            return None
        from jungle_pg.scenes.table.play import Play

        self.is_wanted = False
        match, times = found.loaded.match, found.loaded.times
        game = world.games()[match.rulebook.game_id]
        remember_game(world, game)
        return Play(world, game, match, times, autosave)
