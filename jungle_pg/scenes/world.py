"""What scenes may use of the world outside; the program fills it in, tests give their own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from jungle_pg.core.rulebook import Rulebook
from jungle_pg.files.settings import Settings
from jungle_pg.stage.cues import Cue, Sound
from jungle_pg.tables.base import Table
from jungle_pg.tables.offers import Offers
from jungle_pg.ui.editing import Clipboard


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the cabinet: its rules and its look."""

    rulebook: Rulebook[Any, Any, Any, Any]
    table: Table[Any, Any, Any]
    rules: Any
    """Those a new game begins with unless the player chooses others."""
    offers: Offers[Any] | None = None
    """What can be chosen about its rules; None for a game with one way to play it."""


@dataclass(slots=True)
class World:
    """Settings as they are now, and ways to be heard and to copy."""

    sound: Sound
    clipboard: Clipboard
    settings: Settings = field(default_factory=Settings)
    games: Callable[[], Mapping[str, Game]] = dict
    """The games of the cabinet by their ids, loaded when first asked for."""
    tune: str | None = None
    """The music that should be playing."""
    keepsake: Callable[[], str | None] = lambda: None
    """The match being played as text, for a report should the program fail."""

    def hear(self, name: str) -> None:
        """Let one sound of the interface be heard."""
        self.sound.cue(Cue(name))

    def play(self, tune: str | None) -> None:
        """Let this music play, or none."""
        self.tune = tune
        self.sound.music(tune)
