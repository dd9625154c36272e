"""What a scene is: input and time in, commands and draw lists out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from jungle_pg.files.settings import Settings
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.input.shortcuts import Shortcut
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.notices.trophy_toast import TrophyNews
from jungle_pg.ui.page import Page

Result: TypeAlias = object
"""What a scene leaves to the one below; each scene says which values it may be."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a scene is for somebody who cannot see it."""

    heading: str = ""
    text: str = ""
    """What it tells when it opens, and when that becomes something else."""
    focus: str = ""
    """The name of the widget that keys go to."""
    focused: Description | None = None


class Scene(Protocol):
    """One screen or dialog of the program."""

    @property
    def name(self) -> str:
        """What it is called in the gallery and in reports."""

    @property
    def is_opaque(self) -> bool:
        """Whether it hides what lies below."""

    @property
    def page(self) -> Page:
        """Its widgets."""

    @property
    def shortcuts(self) -> tuple[Shortcut, ...]:
        """What keys do on it, the most particular first: keys of the player's own mean these."""

    @property
    def listens(self) -> bool:
        """Whether it wants every key and button as it is, also those of the whole program."""

    def arrange(self, view: View) -> None:
        """Lay everything out for this window, language and theme; called again when they change."""

    def handle(self, event: Input, now: float) -> "Command | None":
        """Take an input."""

    def hears_pad(self, pad: int, does: str) -> bool:
        """Whether it is for who holds a gamepad to do something, where there are several."""

    def grip(self, x: float, y: float) -> Grip:
        """What a finger gets hold of at a place."""

    def update(self, now: float) -> "Command | None":
        """Let time pass."""

    def draw(self, now: float) -> DrawList:
        """What is seen now; an opaque scene begins with something that covers the window."""

    def wakes_at(self, now: float) -> float | None:
        """When it wants to be drawn again without any input; now or earlier means at once."""

    def resume(self, result: Result, now: float) -> "Command | None":
        """The scene above has gone and left a result."""

    def pointer(self) -> str:
        """The shape of the mouse: `arrow`, `hand` or `text`."""

    def typing_at(self) -> Rect | None:
        """Where text is being typed, or None when keys are only keys."""

    def toast_room(self) -> Rect | None:
        """Where messages in passing may be shown; None where that does not matter."""

    def announce(self) -> Announcement:
        """What it is for somebody who cannot see it."""

    def focus_first(self) -> None:
        """Give the keys to a widget, if they go nowhere."""

    def close(self) -> None:
        """It has left the stack for good: nothing may go on without it."""


@dataclass(frozen=True, slots=True)
class Push:
    """Show a scene over this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the scene below, with a result."""

    result: Result = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Show a scene in place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Open:
    """Show a scene over the first one of all, in place of everything else."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Below:
    """Give an input to the scene below, which knows nothing of this one.

    If that scene opens or leaves something by it, or this one is done, this one goes first.
    """

    event: Input
    is_done: bool = False


@dataclass(frozen=True, slots=True)
class Tend:
    """Let time pass in the scene below too, which is used through this one.

    If that scene opens or leaves something by itself, this one goes first.
    """


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Go, and leave nothing to the scene below, which knows nothing of this one."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


@dataclass(frozen=True, slots=True)
class Change:
    """Change settings; they act and are kept at once."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class Say:
    """Tell the player something in passing."""

    text: str
    kind: str = "info"


@dataclass(frozen=True, slots=True)
class Honour:
    """Show the player a trophy that was earned."""

    news: TrophyNews
    shelf: Callable[[], Scene]
    """Makes the screen with all trophies."""


Command: TypeAlias = (
    Push | Pop | Replace | Open | Below | Tend | Withdraw | Quit | Change | Say | Honour
)
Wish: TypeAlias = Quit | Change | Say | Honour
"""A command for the program, not for the stack."""
