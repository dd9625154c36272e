"""The running match, kept without being asked from its first move on."""

from pathlib import Path

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.files.saves.names import SUFFIX
from jungle_pg.scenes.table.state import TableState
from jungle_pg.scenes.world import World


class Keeping:
    """Hands every change to the autosave; says once when the disk refuses it.

    `autosave` is there for a match that was kept before, `known_as` for one that is over: what it
    is called among the finished games.
    """

    def __init__(
        self, world: World, autosave: Autosave | None = None, known_as: str | None = None
    ) -> None:
        self._world = world
        self._autosave = autosave
        self._known_as = known_as
        self._named: AnyMatch | None = None
        """The match as it lies in a file of the player's."""
        self._brought: tuple[AnyMatch, Path] | None = None
        """The match as it came from outside, and the file it lies in."""
        self._told: str | None = None

    @property
    def is_safe(self) -> bool:
        """Whether the match can be gone on with later."""
        return self._autosave is not None and self._autosave.problem is None

    @property
    def known_as(self) -> str:
        """What the match is called among the finished games once it is over."""
        return "" if self._autosave is None else self._autosave.stem.name

    def file(self, state: TableState) -> Path | None:
        """Where the match lies as it stands; None where it lies nowhere."""
        if state.is_saved and self._world.saves is not None:
            return self._world.saves.folder / f"{state.save_name}{SUFFIX}"
        if self._brought is not None and self._brought[0] is state.match:
            return self._brought[1]
        if state.match.verdict is None or self._world.autosaves is None or not self.known_as:
            return None
        return self._world.autosaves.finished.path_of(self.known_as)

    def brought(self, match: AnyMatch, path: Path) -> None:
        """The match came from outside: what is found out about it lies beside its file."""
        self._brought = match, path

    def note(self, match: AnyMatch, times: TimeState) -> None:
        """The match has changed; where it begins anew, what was played so far is a match left."""
        if not match.moments:
            self._leave()
            self._named = self._known_as = None
        elif self._autosave is not None:
            self._autosave.note(match, times)
        elif self._world.autosaves is not None:
            self._autosave = self._world.autosaves.begin(match, times, self._known_as)
            if self._named is not None:
                self._autosave.named(self._named)

    def replaces(self, name: str) -> None:
        """What was kept under a name is this match: it need not be kept twice."""
        if self._autosave is not None and self._world.autosaves is not None:
            self._world.autosaves.replaced(name, self._autosave)

    def named(self, match: AnyMatch) -> None:
        """The match lies in a file of the player's as it stands."""
        self._named = match
        if self._autosave is not None:
            self._autosave.named(match)

    def new_problem(self) -> str | None:
        """Why the match is not kept, as the end of a sentence, when that was not said yet."""
        problem = self._autosave.problem if self._autosave is not None else None
        if problem == self._told:
            return None
        self._told = problem
        return problem

    def close(self, match: AnyMatch, times: TimeState) -> None:
        """The match is left as it stands."""
        if self._autosave is not None:
            self._autosave.note(match, times)
        self._leave()

    def _leave(self) -> None:
        autosave, self._autosave = self._autosave, None
        if autosave is not None and self._world.autosaves is not None:
            self._world.autosaves.leave(autosave)
