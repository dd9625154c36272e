"""The saves a list has, and those of them it shows: however many, one more costs the same."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

from jungle_pg.core.rulebook import Flaw
from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Trouble
from jungle_pg.files.saves.folder import Origin, Summary
from jungle_pg.files.saves.names import SUFFIX
from jungle_pg.games.game import Game

LAST_LETTER: Final = "\U0010ffff"
"""Sorted behind all others, and in no text that anybody types."""


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


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A file of the list; each is only equal to itself, which thousands are told by at once."""

    path: Path
    name: str
    """As it is shown: without its ending, where that is the usual one."""
    found_by: str
    """The name in small letters; where there is none, those of the players."""
    when: datetime
    face: Glance | BadSave
    game: Game | None
    """None where the file cannot be opened as it is."""
    kind: Kind
    """Whether it goes on; ALL for what cannot be opened."""
    plies: int
    """How long the match is."""
    origin: Origin
    """Whether the player has named it, or it was kept without being asked."""
    age_s: float
    """How long before the end of all calendars it was saved: less, the newer it is."""

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
    name, found_by = shown_name(summary.path), ""
    if summary.origin is Origin.NAMED or not isinstance(face, Glance):
        found_by = name
    else:
        # Nobody has named it: it is found by who played, and comes behind those that have a name.
        found_by = LAST_LETTER + " ".join(player.name for player in face.players)
    return Entry(
        path=summary.path,
        name=name,
        found_by=found_by.casefold(),
        when=summary.when,
        face=face,
        game=game,
        kind=kind,
        plies=plies,
        origin=summary.origin,
        age_s=(datetime.max - summary.when).total_seconds(),
    )


def shown_name(path: Path) -> str:
    """The name of a file without its ending, where that is the usual one."""
    name = path.name
    name = name[: -len(SUFFIX)] if name.lower().endswith(SUFFIX) else name
    return "".join(letter if letter.isprintable() else "?" for letter in name)


KEYS: Final[Mapping[Order, Callable[[Entry], Any]]] = {
    Order.NEWEST: attrgetter("age_s"),
    Order.OLDEST: lambda entry: -entry.age_s,
    Order.BY_NAME: attrgetter("found_by"),
    Order.LONGEST: lambda entry: -entry.plies,
}
"""What entries are sorted by; equal ones stay as they came, which is the newest first."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which saves are shown, in which order."""

    kind: Kind = Kind.ALL
    order: Order = Order.NEWEST
    letters: str = ""
    """Which the name must hold, in small ones."""
    game: Game | None = None
    """Of one game alone."""

    def takes(self, entry: Entry) -> bool:
        """Whether an entry is shown."""
        return (
            (self.game is None or entry.game is self.game)
            and (self.kind is Kind.ALL or entry.kind is self.kind)
            and self.letters in entry.found_by
        )


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


class Collection:
    """Entries as they came, counted, and those that are selected in their order."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.shown: list[Entry] = []
        self._selection = Selection()
        self._kinds: Counter[tuple[str, Kind]] = Counter()
        """How many there are of each game and kind."""

    def select(self, selection: Selection) -> None:
        """Show others, or in another order."""
        self._selection = selection
        is_all = (selection.kind, selection.letters, selection.game) == (Kind.ALL, "", None)
        shown = self.entries if is_all else filter(selection.takes, self.entries)
        self.shown = sorted(shown, key=KEYS[selection.order])

    def add(self, entries: Iterable[Entry]) -> list[int]:
        """Take further ones; where those that are shown were put in, one after the other."""
        selection, key, places = self._selection, KEYS[self._selection.order], list[int]()
        for entry in entries:
            self.entries.append(entry)
            self._kinds[_game_id(entry), entry.kind] += 1
            if selection.takes(entry):
                place = bisect_right(self.shown, key(entry), key=key)
                self.shown.insert(place, entry)
                places.append(place)
        return places

    def remove(self, entry: Entry) -> None:
        """An entry is gone; it is shown until others are selected."""
        self.entries.remove(entry)
        self._kinds[_game_id(entry), entry.kind] -= 1

    def replace(self, old: Entry, new: Entry) -> None:
        """An entry has become another one; the old one is shown until others are selected."""
        self.entries[self.entries.index(old)] = new
        self._kinds[_game_id(old), old.kind] -= 1
        self._kinds[_game_id(new), new.kind] += 1

    def row_of(self, entry: Entry | None) -> int | None:
        """Where an entry is shown; None where it is not."""
        try:
            return self.shown.index(entry) if entry is not None else None
        except ValueError:
            return None

    def counts(self, game: Game | None) -> Counts:
        """How many there are of each kind, of all games or of one."""
        wanted = None if game is None else game.rulebook.game_id
        found: Counter[Kind] = Counter()
        for (game_id, kind), count in self._kinds.items():
            if wanted in (None, game_id):
                found[kind] += count
        return Counts(found.total(), found[Kind.GOING_ON], found[Kind.FINISHED])

    def games(self, games: Mapping[str, Game]) -> list[Game]:
        """The games there are saves of, in the order of the cabinet."""
        ids = {game_id for (game_id, _), count in self._kinds.items() if count}
        return [games[game_id] for game_id in games if game_id in ids]


def _game_id(entry: Entry) -> str:
    return "" if entry.game is None else entry.game.rulebook.game_id
