"""The running match, kept without being asked from its first move on."""

from jungle_pg.core.saving_values import Times
from jungle_pg.files.autosave import Autosave
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.scenes.world import World


class Keeping:
    """Hands every change to the autosave; says once when the disk refuses it.

    `autosave` is there for a match that was kept before.
    """

    def __init__(self, world: World, autosave: Autosave | None = None) -> None:
        self._world = world
        self._autosave = autosave
        self._told: str | None = None

    @property
    def is_safe(self) -> bool:
        """Whether the match can be gone on with later."""
        return self._autosave is not None and self._autosave.problem is None

    def note(self, match: AnyMatch, times: Times) -> None:
        """The match has changed."""
        if self._autosave is not None:
            self._autosave.note(match, times)
        elif self._world.autosaves is not None and match.moments:
            self._autosave = self._world.autosaves.begin(match, times)

    def new_problem(self) -> str | None:
        """Why the match is not kept, as the end of a sentence, when that was not said yet."""
        problem = self._autosave.problem if self._autosave is not None else None
        if problem == self._told:
            return None
        self._told = problem
        return problem

    def close(self, match: AnyMatch, times: Times) -> None:
        """The match is left as it stands."""
        autosave, self._autosave = self._autosave, None
        if autosave is not None and self._world.autosaves is not None:
            autosave.note(match, times)
            self._world.autosaves.leave(autosave)
