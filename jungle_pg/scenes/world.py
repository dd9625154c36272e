"""What scenes may use of the world outside; the program fills it in, tests give their own."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from jungle_pg.core.clock import TimeControl
from jungle_pg.core.rulebook import Rulebook
from jungle_pg.files.house_rules import HouseRulesStore
from jungle_pg.files.memory import Memory
from jungle_pg.files.settings import Settings
from jungle_pg.stage.cues import Cue, Sound
from jungle_pg.tables.base import Table
from jungle_pg.tables.offers import Offers
from jungle_pg.tables.piece_box import EMPTY_BOX, PieceBox
from jungle_pg.tables.zones import Hands, Panel
from jungle_pg.texts.languages import Words
from jungle_pg.ui.editing import Clipboard

if TYPE_CHECKING:
    from jungle_pg.engine.client import EngineClient
    from jungle_pg.files.autosave_folder import Autosaves
    from jungle_pg.files.saves import Saves
    from jungle_pg.scenes.exports import Exporter
    from jungle_pg.tables.book import Book
    from jungle_pg.tables.poster import Poster


def nobody_thinks() -> "EngineClient":
    """The desk of a world without computer players."""
    raise LookupError("no computer player was brought into this world")


@dataclass(frozen=True, slots=True)
class ReportMatch:
    """A match for a report, as anybody may read it."""

    text: str
    is_secret: bool = False
    """Whether its players may not know all of it, so that nothing else should tell of it."""


def nothing_kept() -> ReportMatch | None:
    """The keepsake while no match is played."""
    return None


Story: TypeAlias = Callable[[Iterable[Sequence[Any]], Words], list[str]]
"""Lines that tell what every entry of a log brought about."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the cabinet: its rules and its look."""

    rulebook: Rulebook[Any, Any, Any, Any]
    table: Table[Any, Any, Any, Any]
    rules: Any
    """Those a new game begins with unless the player chooses others."""
    offers: Offers[Any] | None = None
    """What can be chosen about its rules; None for a game with one way to play it."""
    book: "Book[Any] | None" = None
    """What there is to read about its rules."""
    poster: "Poster | None" = None
    """How it shows itself where games are chosen; without one its board is shown."""
    box: PieceBox = EMPTY_BOX
    """Its pieces away from the board."""
    hands: Hands[Any, Any] | None = None
    """The cards its players hold; None for a game without."""
    panel: Panel[Any] | None = None
    """What else it tells beside the board."""
    story: Story | None = None
    """Tells a whole game in sentences, for texts; None where its moves can be read as they are."""
    control: TimeControl | None = None
    """The agreement about time a new game begins with unless the player chooses another."""


@dataclass(slots=True)
class World:
    """Settings as they are now, and ways to be heard and to copy."""

    sound: Sound
    clipboard: Clipboard
    settings: Settings = field(default_factory=Settings)
    games: Callable[[], Mapping[str, Game]] = dict
    """The games of the cabinet by their ids, loaded when first asked for."""
    memory: Memory = field(default_factory=Memory)
    """What was chosen last time."""
    house_rules: HouseRulesStore = field(default_factory=HouseRulesStore)
    """The rules players have made and named."""
    luck: Callable[[], int] = lambda: 0
    """A seed for the luck of a new game."""
    engine: "Callable[[], EngineClient]" = nobody_thinks
    """Where computer players are asked: opened when first asked for, the same one ever after."""
    licences: Callable[[], Mapping[str, str]] = dict
    """The licence texts there are to read, by what they are for."""
    saves: "Saves | None" = None
    """The saved games; None where nothing can be saved."""
    autosaves: "Autosaves | None" = None
    """The matches that are kept while they are played; None where none is."""
    stamp: Callable[[], datetime] = lambda: datetime(2026, 1, 1, 12)
    """What the calendar and the clock on the wall say."""
    exporter: "Exporter | None" = None
    """Writes games into files for others; None where nothing can be written."""
    show_folder: Callable[[Path], None] = lambda folder: None
    """Lets the system show a folder."""
    tune: str | None = None
    """The music that should be playing."""
    report_match: Callable[[], ReportMatch | None] = nothing_kept
    """The match being played, for a report should the program fail."""

    def hear(self, name: str) -> None:
        """Let one sound of the interface be heard."""
        self.sound.cue(Cue(name))

    def play(self, tune: str | None) -> None:
        """Let this music play, or none."""
        self.tune = tune
        self.sound.music(tune)
