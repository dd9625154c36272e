"""What is shown around a board, as values: players, moves, messages and buttons."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.games.move_record import MoveFacts
from jungle_pg.scenes.table.panels.evaluation import Evaluation
from jungle_pg.ui.plates.alarm import AlarmContent
from jungle_pg.ui.plates.plate import PlateContent


@dataclass(frozen=True, slots=True)
class Legend:
    """What can be done with the chosen piece: its name, and signs with what they mean."""

    title: str
    rows: tuple[tuple[str, str], ...]
    """The path of a sprite and a few words each."""
    menu: int = 0
    """How many buttons of a menu take their place."""


@dataclass(frozen=True, slots=True)
class WayFacts:
    """A way out of a danger: a sprite, what is done, and by which moves."""

    sprite: str
    title: str
    who: str
    """The only kind of piece that can do it; nothing where several can."""
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Escape:
    """What can be done about a danger."""

    title: str
    short_title: str
    """Where there is no room for the other one."""
    ways: tuple[WayFacts, ...]


@dataclass(frozen=True, slots=True)
class ButtonFacts:
    """Which actions have buttons."""

    places: tuple[str, ...] = ()
    """By the actions that usually have them: they stay while the match goes on."""
    shown: tuple[str, ...] = ()
    """The actions that are there now, one for each place."""
    enabled: frozenset[str] = frozenset()
    """Those of them that can be done."""


NO_BUTTONS: Final = ButtonFacts()


@dataclass(frozen=True, slots=True)
class TableFacts:
    """Everything that is shown around a board."""

    top: PlateContent
    bottom: PlateContent
    banner: str
    """Whose turn it is, or how it ended, in the words of the game."""
    emblem: str
    """The sprite of the side or of the danger the banner speaks of, or nothing."""
    moves: tuple[MoveFacts, ...]
    """All entries of the log, those that were taken back at its end too."""
    cursor: int
    """How many of them are played; the others can be played again."""
    shown: int
    """After how many of them the board is seen."""
    is_looking: bool
    """Whether one looks around while the game waits."""
    slots: tuple[str, ...]
    """The places of buttons, named after the usual ones: they stay while the match goes on."""
    buttons: tuple[str, ...]
    """The names of the buttons that are there now, one for each place."""
    enabled: frozenset[str]
    """Those of them that can act."""
    shape: float
    """The width of the board with its frame, for each unit of its height."""
    title: str = ""
    """The same by name, over it on the same plank; nothing where no name is known."""
    is_turned: bool = False
    """Whether the turn is told to somebody who sits opposite, upside down."""
    message: str = ""
    """What is said beside the board, in its one place."""
    is_news: bool = False
    """Whether it was said just now; else it is what may be read there all the time."""
    legend: Legend | None = None
    escape: Escape | None = None
    """How the side to move gets out of a danger, if it is in one."""
    is_held: bool = False
    """Whether computers that are watched wait."""
    speed: str = ""
    """How fast they play, as it is read on the button."""
    evaluation: Evaluation | None = None
    """Who is ahead, if that is to be seen."""
    has_hands: bool = False
    """Whether the players hold cards."""
    reach: float = 0.0
    """How far their hands may come over a corner of the board, for each unit of its height."""
    stage: str = ""
    """Where in the game one is, in games that have rounds."""
    alarm: AlarmContent | None = None
    """What a person must answer, whatever else is going on."""
    no_undo: str = ""
    """Why nothing can be taken back, in words; nothing where something can."""
    is_afar: bool = False
    """Whether the other player sits at another computer."""
    watchers: tuple[str, ...] = ()
    """Who looks on there."""
    takes_over_for: str = ""
    """The side that can be taken over for, where that may be one of two."""

    @property
    def thinking(self) -> PlateContent | None:
        """The player who is thinking, if one is."""
        return next((player for player in (self.top, self.bottom) if player.is_thinking), None)
