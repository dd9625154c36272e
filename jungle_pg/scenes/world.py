"""What scenes may use of the world outside; the program fills it in, tests give their own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from jungle_pg.core.journey.own import OwnStages
from jungle_pg.core.journey.progress import Progress
from jungle_pg.core.review.cards import Cards
from jungle_pg.engine.client import EngineClient, Worker
from jungle_pg.files.career import CareerStore
from jungle_pg.files.house_rules import HouseRulesStore
from jungle_pg.files.memory import Memory
from jungle_pg.files.settings import Settings
from jungle_pg.files.shared import SharedStore
from jungle_pg.games.game import Game
from jungle_pg.stage.cues import Cue, Sound
from jungle_pg.ui.text.editing import Clipboard

if TYPE_CHECKING:
    from jungle_pg.core.journey.stage import Journey
    from jungle_pg.core.review.reviewer import Reviewer
    from jungle_pg.core.trials import TrialGame
    from jungle_pg.engine.foreign.programs import Programs
    from jungle_pg.files.autosave.matches import Autosaves
    from jungle_pg.files.open_studies import OpenStudies
    from jungle_pg.files.saves.folder import Saves
    from jungle_pg.net.meeting import Friends
    from jungle_pg.scenes.exports import Exporter


def nobody_thinks() -> Worker:
    """Opens no worker: for a world without computer players."""
    raise LookupError("no computer player was brought into this world")


@dataclass(frozen=True, slots=True)
class ReportMatch:
    """A match for a report, as anybody may read it."""

    text: str
    is_secret: bool = False
    """Whether its players may not know all of it, so that nothing else should tell of it."""


def nothing_kept() -> ReportMatch | None:
    """What a report keeps while no match is played."""
    return None


@dataclass(slots=True)
class World:
    """Settings as they are now, and ways to be heard and to copy."""

    sound: Sound
    clipboard: Clipboard
    settings: Settings = field(default_factory=Settings)
    games: Callable[[], Mapping[str, Game]] = dict
    """The games of the cabinet by their ids, loaded when first asked for."""
    journeys: Callable[[], Mapping[str, "Journey"]] = dict
    """The stages of each game that has any, loaded when first asked for."""
    reviewers: Callable[[], Mapping[str, "Reviewer"]] = dict
    """How each game is reviewed, loaded when first asked for."""
    memory: Memory = field(default_factory=Memory)
    """What was chosen last time."""
    house_rules: HouseRulesStore = field(default_factory=HouseRulesStore)
    """The rules players have made and named."""
    progress: SharedStore[Progress] = field(default_factory=lambda: SharedStore(Progress()))
    """How far the player has come on the journey, and the trophies."""
    cards: SharedStore[Cards] = field(default_factory=lambda: SharedStore(Cards()))
    """The mistakes of the player that are practised."""
    own_stages: SharedStore[OwnStages] = field(default_factory=lambda: SharedStore(OwnStages()))
    """The puzzles the player has made."""
    career: CareerStore = field(default_factory=CareerStore)
    """The finished games of the player."""
    luck: Callable[[], int] = lambda: 0
    """A seed for the luck of a new game."""
    trials: dict[tuple[str, str], dict[int, "TrialGame"]] = field(default_factory=dict)
    """The games the laboratory had played since the program began, by game, rules and number."""
    engine: EngineClient = field(default_factory=lambda: EngineClient(nobody_thinks))
    """Where computer players are asked."""
    licences: Callable[[], Mapping[str, str]] = dict
    """The licence texts there are to read, by what they are for."""
    saves: "Saves | None" = None
    """The saved games; None where nothing can be saved."""
    autosaves: "Autosaves | None" = None
    """The matches that are kept while they are played; None where none is."""
    open_studies: "OpenStudies | None" = None
    """The studies that are kept while somebody works at them; None where none is."""
    stamp: Callable[[], datetime] = lambda: datetime(2026, 1, 1, 12)
    """What the calendar and the clock on the wall say."""
    friends: "Callable[[], Friends] | None" = None
    """The ways to friends at other computers, loaded when first asked for; None where none is."""
    programs: "Callable[[], Programs] | None" = None
    """The other programs that were added, loaded when first asked for; None where none can be."""
    exporter: "Exporter | None" = None
    """Writes games into files for others; None where nothing can be written."""
    show_folder: Callable[[Path], None] = lambda folder: None
    """Lets the system show a folder."""
    shake: Callable[[float], None] = lambda strength: None
    """Lets gamepads shake, up to 1."""
    tune: str | None = None
    """The music that should be playing."""
    report_match: Callable[[], ReportMatch | None] = nothing_kept
    """The match being played, for a report should the program fail."""

    unspoken: list[str] = field(default_factory=list)
    """What is to be read out to who cannot see it, and was not yet."""

    def speak(self, text: str) -> None:
        """Let this be read out where anything is."""
        if self.settings.speech and text:
            self.unspoken.append(text)

    def hear(self, name: str) -> None:
        """Let one sound of the interface be heard."""
        self.sound.cue(Cue(name))

    def let_feel(self, strength: float) -> None:
        """Let a blow of a game that is played be felt, where that is wanted."""
        if strength and self.settings.rumble:
            self.shake(strength)

    def play(self, tune: str | None) -> None:
        """Let this music play, or none."""
        self.tune = tune
        self.sound.music(tune)
