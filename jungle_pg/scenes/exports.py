"""Games as files for others to look at: what can be asked for, and how far it has come."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import AnyRulebook
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.replay.tape import USUAL_SPEED

GIF: Final = "gif"
PNG: Final = "png"
TXT: Final = "txt"
PGN: Final = "pgn"
"""An animated picture, a sheet of many boards, text, a game file; named as their files end."""

NO_LIBRARY: Final = "no_library"
"""Why an animated picture cannot be made: what draws it is not installed."""

CUT_SHORT: Final = "cut_short"
"""Why nothing came of an export: whoever drew it is gone."""


def kinds_of(rulebook: AnyRulebook) -> tuple[str, ...]:
    """What a game can be exported as."""
    return (GIF, PNG, TXT, PGN) if rulebook.saves.has_game_files else (GIF, PNG, TXT)


@dataclass(frozen=True, slots=True)
class ExportOrder:
    """What a file should be like; `settings` say how boards look and which words are used."""

    kind: str
    speed: float = USUAL_SPEED
    """Moves a second."""
    size: tuple[int, int] | None = None
    """How wide and high a picture may be, in pixels; None leaves it to the kind."""
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True, slots=True)
class Exported:
    """A file that was written."""

    path: Path
    size: int
    """Bytes."""
    pictures: int = 0
    """How many frames or boards it shows."""


@dataclass(frozen=True, slots=True)
class NotExported:
    """No file was written; `why` is a sentence, NO_LIBRARY or CUT_SHORT."""

    why: str


Outcome: TypeAlias = Exported | NotExported
"""What came of an export."""


class ExportJob(Protocol):
    """A file in the making, elsewhere; asking and cancelling never wait."""

    @property
    def part(self) -> float:
        """How much is done, from 0 to 1."""

    @property
    def outcome(self) -> Outcome | None:
        """What came of it, None while it goes on."""

    def cancel(self) -> None:
        """No longer want the file; nothing of it is left."""


Exporter: TypeAlias = Callable[[AnyMatch | AnyStudy, ExportOrder], ExportJob]
"""Begins to write a match or a study into a file of its own, where the player finds it."""
