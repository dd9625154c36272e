"""What scenes ask of the player's files, each with a witness to the answers."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Rulebooks
from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.autosave.finished import FinishedGames
from jungle_pg.files.autosave.matches import Autosaves, Found, stem_of
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.files.house_rules import HouseRulesStore
from jungle_pg.files.memory import Memory
from jungle_pg.files.saves.folder import Origin, Saves, Summary
from jungle_pg.files.witness import Witness
from jungle_pg.stage.masking import masked


class NotedMemory(Memory):
    """What was chosen last time; names of players are noted without their letters."""

    def __init__(self, witness: Witness, memory: Memory) -> None:
        super().__init__()
        self._witness, self._memory = witness, memory

    def recall(self, name: str) -> Mapping[str, Any]:
        """What was last kept under a name."""
        kind, nothing = f"memory of {name}", dict[str, Any]()
        return self._witness.heard(
            kind, nothing, lambda: dict(self._memory.recall(name)), _nameless
        )

    def keep(self, name: str, facts: Mapping[str, Any]) -> str | None:
        return self._memory.keep(name, facts)


class NotedHouseRules(HouseRulesStore):
    """Named rules; the names are noted without their letters."""

    def __init__(self, witness: Witness, store: HouseRulesStore) -> None:
        super().__init__()
        self._witness, self._store = witness, store

    def of(self, game_id: str) -> Mapping[str, str]:
        kind = f"house rules of {game_id}"
        none: dict[str, str] = {}
        return self._witness.heard(kind, none, lambda: dict(self._store.of(game_id)), _veiled_keys)

    def keep(self, game_id: str, name: str, rules: str) -> str | None:
        return self._store.keep(game_id, name, rules)

    def delete(self, game_id: str, name: str) -> str | None:
        return self._store.delete(game_id, name)


class NotedAutosaves(Autosaves):
    """The matches that are kept; those from before that were found are remembered."""

    def __init__(
        self,
        witness: Witness,
        folder: Path,
        rulebooks: Callable[[], Rulebooks],
        stamp: Callable[[], datetime],
        finished: FinishedGames,
    ) -> None:
        super().__init__(folder, rulebooks, stamp, finished)
        self._witness = witness
        self._own: set[Path] = set()
        self.found: dict[Path, Loaded] = {}
        """What could be gone on with, and was not begun since."""
        self.seen: dict[Path, float] = {}
        """What else was listed: when each was written, in seconds."""

    def begin_noting(self) -> None:
        """Everything that lies here now is from before."""
        self._own.clear()
        self.found.clear()
        self.seen.clear()

    def begin(self, match: AnyMatch, times: TimeState, known_as: str | None = None) -> Autosave:
        autosave = super().begin(match, times, known_as)
        self._own.add(autosave.stem)
        return autosave

    def has_any(self) -> bool:
        """Whether any match is kept, over or not."""
        return self._witness.heard("matches", False, super().has_any)

    def last_match(self) -> Found | None:
        """The match that was played last and is not over."""
        found = super().last_match()
        if found is not None and found.stem not in self._own:
            self.found[found.stem] = found.loaded
        return found

    def summary(self, path: Path) -> Summary | None:
        """What a list shows of a match that goes on."""
        summary = super().summary(path)
        stem = stem_of(path)
        is_here = summary is not None and summary.origin is Origin.LEFT
        if summary is not None and is_here and stem not in {*self._own, *self.found}:
            self.seen.setdefault(path, summary.modified_s)
        return summary


class NotedSaves(Saves):
    """The saves; those from before that were looked at are remembered."""

    def __init__(self, folder: Path, rulebooks: Callable[[], Rulebooks], bin_folder: Path) -> None:
        super().__init__(folder, rulebooks, bin_folder)
        self._own: set[Path] = set()
        self.seen: dict[Path, float] = {}
        """When each of them was written, in seconds."""

    def begin_noting(self) -> None:
        self._own.clear()
        self.seen.clear()

    def save(
        self,
        name: str,
        match: AnyMatch,
        times: TimeState,
        stamp: datetime,
        *,
        keeps_old: bool = False,
    ) -> Path:
        path = super().save(name, match, times, stamp, keeps_old=keeps_old)
        self._own.add(path)
        return path

    def summary(self, path: Path) -> Summary | None:
        """What a list shows of a file."""
        summary = super().summary(path)
        if summary is not None and path not in self._own:
            self.seen.setdefault(path, summary.modified_s)
        return summary


def _nameless(facts: dict[str, Any]) -> dict[str, Any]:
    return {
        key: masked(value) if "name" in key and isinstance(value, str) else value
        for key, value in facts.items()
    }


def _veiled_keys(rules: dict[str, str]) -> dict[str, str]:
    kept: dict[str, str] = {}
    for name, text in rules.items():
        kept[_different(masked(name), kept)] = text
    return kept


def _different(name: str, taken: Mapping[str, object]) -> str:
    """A name, or the first with a number after it, that is not taken."""
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 2))
    return name if name not in taken else next(each for each in numbered if each not in taken)
