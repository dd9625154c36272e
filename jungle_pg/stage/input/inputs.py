"""What a player does, as values."""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

LEFT: Final = 1
MIDDLE: Final = 2
RIGHT: Final = 3


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button goes down; `count` is 2 for the second click of a double click."""

    x: float
    y: float
    button: int = LEFT
    count: int = 1
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    finger: bool = False
    """Whether a finger does what this button does."""


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button goes up."""

    x: float
    y: float
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Point:
    """The mouse moves; `held` when a button is down on the way (a drag)."""

    x: float
    y: float
    held: bool = False
    finger: bool = False
    """Whether a finger rests or drags there, which hides what lies under it."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The mouse leaves the window, or no finger is on it any more."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turns over (x, y); positive `up` is away from the player."""

    x: float
    y: float
    up: float
    right: float = 0.0


@dataclass(frozen=True, slots=True)
class Finger:
    """A finger comes down, moves or goes up; a scene is told what it means by it instead."""

    number: int
    phase: Literal["down", "move", "up"]
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Swipe:
    """A finger pulls what lies at (x, y), where it came down, so many pixels along with it."""

    x: float
    y: float
    across: float
    down: float
    begins: bool = False


@dataclass(frozen=True, slots=True)
class Pinch:
    """Two fingers, or the wheel with Ctrl, make what lies around (x, y) larger by a factor.

    The point between the fingers has moved so many pixels since they were told of last.
    """

    x: float
    y: float
    factor: float
    across: float = 0.0
    down: float = 0.0


@dataclass(frozen=True, slots=True)
class Key:
    """A key goes down or repeats; names like `enter`, `left`, `f11`, `a`."""

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class PadPress:
    """A button of a gamepad goes down, or repeats while it is held; names as in `pads.py`.

    Sticks and arms that point somewhere count as the buttons `up`, `down`, `left` and `right`.
    """

    button: str
    pad: int = 0
    """Which of the gamepads, in the order they were plugged in."""
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class PadScroll:
    """A stick asks for what is shown to scroll, by so many notches of a wheel."""

    up: float
    right: float = 0.0
    pad: int = 0


@dataclass(frozen=True, slots=True)
class PadPlugged:
    """A gamepad was plugged in or pulled out: how many there are now, and the signs on it."""

    count: int
    signs: str
    """`letters` or `shapes`; empty for one that is gone."""
    pad: int = 0
    """Its number, in the order they were plugged in."""


@dataclass(frozen=True, slots=True)
class Go:
    """The focus goes on in a direction, whatever the widget that has it does with arrow keys."""

    arrow: str


@dataclass(frozen=True, slots=True)
class Use:
    """A widget is pressed by its name, wherever the focus is."""

    name: str
    repeat: bool = False
    """Whether what presses it is held: few things go on then."""


@dataclass(frozen=True, slots=True)
class Typing:
    """Text is typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Composing:
    """Text an input method is still composing; empty when it is done."""

    text: str


@dataclass(frozen=True, slots=True)
class Drop:
    """A file is dropped on the window."""

    path: str


@dataclass(frozen=True, slots=True)
class Focus:
    """The window gains or loses the keyboard."""

    gained: bool


@dataclass(frozen=True, slots=True)
class Resize:
    """The window has a new size in pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Close:
    """The player asks to close the window."""


Input: TypeAlias = (
    Press
    | Release
    | Point
    | Leave
    | Wheel
    | Finger
    | Swipe
    | Pinch
    | Key
    | PadPress
    | PadScroll
    | PadPlugged
    | Go
    | Use
    | Typing
    | Composing
    | Drop
    | Focus
    | Resize
    | Close
)


def input_note(event: Input, *, is_typing: bool) -> str:
    """An input as a line of a crash report, without what was typed and which file was dropped."""
    match event:
        case Typing() | Composing() | Drop():
            return type(event).__name__
        case Key() if is_typing and _types(event):
            return str(replace(event, name="x"))
    return str(event)


def _types(key: Key) -> bool:
    """Whether a key may stand for a letter; with Alt, or Ctrl and Alt, many keyboards have more."""
    # The keys of the number pad have names like [7].
    return len(key.name.strip("[]")) <= 1 and (key.alt or not key.ctrl)
