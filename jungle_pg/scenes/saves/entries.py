"""The saves of a list as values: what each one is, and which are shown in which order."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

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
