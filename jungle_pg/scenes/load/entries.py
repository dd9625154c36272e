"""The saves of a list as values: what each one is, and which are shown in which order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

from jungle_pg.core.rulebook import Flaw
from jungle_pg.core.saving_glance import Glance
from jungle_pg.core.saving_values import BadSave, Trouble
from jungle_pg.files.saves import Summary
from jungle_pg.files.saves_names import SUFFIX
from jungle_pg.scenes.world import Game

LONG_AGO: Final = datetime(1970, 1, 1)


class Kind(StrEnum):
    """Which saves are shown."""

    ALL = "all"
    GOING_ON = "going_on"
    FINISHED = "finished"


class Order(StrEnum):
    """In which order."""

    NEWEST = "newest"
    OLDEST = "oldest"
    BY_NAME = "by_name"
    LONGEST = "longest"


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the list."""

    path: Path
    name: str
    """As it is shown: without its ending, where that is the usual one."""
    found_by: str
    """The name in small letters."""
    when: datetime
    face: Glance | BadSave
    game: Game | None
    """None where the file cannot be opened as it is."""
    kind: Kind
    """Whether it goes on; ALL for what cannot be opened."""
    plies: int
    """How long the match is."""

    @property
    def bad(self) -> BadSave | None:
        """Why it cannot be opened as it is."""
        return self.face if isinstance(self.face, BadSave) else None


def entry_of(summary: Summary, games: Mapping[str, Game]) -> Entry:
    """What a list shows of a file; a game that has no look here cannot be opened."""
    face, game, kind, plies = summary.face, None, Kind.ALL, 0
    if isinstance(face, Glance):
        game = games.get(face.rulebook.game_id)
        kind = Kind.GOING_ON if face.verdict is None else Kind.FINISHED
        plies = face.plies
        if game is None:
            flaw = Flaw("unknown_game", game=face.rulebook.game_id)
            face, kind = BadSave(Trouble.INVALID_FORMAT, flaw, "game"), Kind.ALL
    name = shown_name(summary.path)
    return Entry(summary.path, name, name.casefold(), _when(summary), face, game, kind, plies)


def shown_name(path: Path) -> str:
    """The name of a file without its ending, where that is the usual one."""
    name = path.name
    name = name[: -len(SUFFIX)] if name.lower().endswith(SUFFIX) else name
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def selected(
    entries: Sequence[Entry], kind: Kind, order: Order, search: str, game: Game | None = None
) -> list[Entry]:
    """The entries of a kind whose names hold some letters, in an order; or of one game alone."""
    letters = search.strip().casefold()
    found = [entry for entry in entries if game is None or entry.game is game]
    if kind is not Kind.ALL:
        found = [entry for entry in found if entry.kind is kind]
    if letters:
        found = [entry for entry in found if letters in entry.found_by]
    match order:
        case Order.NEWEST:
            found.sort(key=lambda entry: (entry.when, entry.name), reverse=True)
        case Order.OLDEST:
            found.sort(key=lambda entry: (entry.when, entry.name))
        case Order.BY_NAME:
            found.sort(key=lambda entry: (entry.found_by, entry.name))
        case Order.LONGEST:
            found.sort(key=lambda entry: (-entry.plies, entry.found_by, entry.name))
    return found


def games_among(entries: Sequence[Entry], games: Mapping[str, Game]) -> list[Game]:
    """The games some entries are of, in the order of the cabinet."""
    return [game for game in games.values() if any(entry.game is game for entry in entries)]


@dataclass(frozen=True, slots=True)
class Counts:
    """How many saves there are of each kind."""

    all: int = 0
    going_on: int = 0
    finished: int = 0

    @property
    def bad(self) -> int:
        """How many cannot be opened as they are."""
        return self.all - self.going_on - self.finished


def counts_of(entries: Sequence[Entry]) -> Counts:
    """How many there are of each kind."""
    kinds = [entry.kind for entry in entries]
    return Counts(len(kinds), kinds.count(Kind.GOING_ON), kinds.count(Kind.FINISHED))


def _when(summary: Summary) -> datetime:
    """When it was saved: as the file tells, else as the folder does."""
    saved_at = summary.face.saved_at if isinstance(summary.face, Glance) else None
    try:
        if saved_at is None:
            return datetime.fromtimestamp(summary.modified_s)
        return saved_at if saved_at.tzinfo is None else saved_at.astimezone().replace(tzinfo=None)
    except (OSError, OverflowError, ValueError):
        return LONG_AGO
