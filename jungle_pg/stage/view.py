"""What a scene must know of the window and of the player's wishes to arrange itself."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeAlias

from jungle_pg.stage.input.bindings import USUAL, Bindings
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import ARROWS, EVERYWHERE, Shortcut, key_names
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import NOTE
from jungle_pg.stage.theme import Theme
from jungle_pg.texts.languages import Words

Device: TypeAlias = Literal["keys", "letters", "shapes", "finger"]
"""Keys and mouse, a gamepad with letters or with shapes on its buttons, or a finger."""

Measure: TypeAlias = Callable[[str, float], float]
"""The width of a text at a size, in pixels."""

SMALLEST_TEXT_PX: Final = 13
SMALLEST_ZOOM: Final = 0.66
UNSHOWN: Final = "?"
FINGER: Final = 34
LEAST_WIDTH: Final = 600
LEAST_HEIGHT: Final = 560
"""A layout always gets at least so many of its own units."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What to press for something: a key in words, or a button of a gamepad, or neither."""

    text: str = ""
    button: str = ""


def any_text(text: str) -> bool:
    """What is true where nobody draws the letters."""
    return True


@dataclass(frozen=True, slots=True)
class View:
    """The window's size, how large a unit of layout is, colours, language and letters."""

    width: int
    height: int
    zoom: float
    """Pixels for one unit; layouts are drawn up in units, a window of 1920 x 1080 has zoom 1."""
    theme: Theme
    words: Words
    measure: Measure
    calm: bool = False
    """Reduced motion: things change places at once."""
    shows: Callable[[str], bool] = any_text
    """Whether the fonts have a picture for every letter of a text."""
    scale: float = 1.0
    """How large the player wishes everything, whatever the window is."""
    bindings: Bindings = USUAL
    """The player's own keys and buttons of gamepads."""
    device: Device = "keys"
    """What was used last: hints show its keys or buttons."""

    def readable(self, text: str) -> str:
        """A text from outside, with one sign for all letters in a row that cannot be shown."""
        if text.isascii() and text.isprintable():
            return text
        runs = groupby(text, self.shows)
        return "".join("".join(letters) if is_shown else UNSHOWN for is_shown, letters in runs)

    def key_caps(self, key: Key) -> tuple[str, ...]:
        """What is printed on a key and on those to hold; arrows by their names."""
        is_space = key.name == "space"
        names = key_names(key)
        return (*names[:-1], self.words("keys.space")) if is_space else names

    def key_text(self, key: Key) -> str:
        """A key in words, like `Ctrl+Z`."""
        *held, name = self.key_caps(key)
        return "+".join((*held, self.words(f"keys.{name}") if name in ARROWS else name))

    def hint(self, does: str, shortcuts: Iterable[Shortcut]) -> Hint:
        """What to press for it on a screen, on what was used last: the player's own comes first.

        Whatever tells of keys or buttons asks here, so that all say the same.
        """
        found = (each for each in (*shortcuts, *EVERYWHERE) if each.does == does)
        shortcut = next(found, None)
        if shortcut is None or self.device == "finger":
            return Hint()
        if self.device != "keys":
            return Hint(button=self.bindings.button_of(shortcut))
        return Hint(self.key_text(self.bindings.keys_of(shortcut)[0]))

    def with_key(self, what: str, does: str, shortcuts: Iterable[Shortcut]) -> str:
        """What something does, and the key that does the same."""
        key = self.hint(does, shortcuts).text
        return self.words("play.with_key", what=what, key=key) if key else what

    @property
    def window(self) -> Rect:
        return Rect(0, 0, self.width, self.height)

    @property
    def has_pad(self) -> bool:
        """Whether hints show the buttons of a gamepad."""
        return self.device in ("letters", "shapes")

    @property
    def finger_px(self) -> float:
        """How high and wide something is that a finger finds without aiming."""
        return FINGER * max(self.scale, self.zoom)

    @property
    def is_portrait(self) -> bool:
        """Whether the window is higher than wide."""
        return self.height > self.width

    def px(self, units: float) -> float:
        """Units of layout in pixels."""
        return units * self.zoom

    def text_px(self, units: float) -> int:
        """The size of letters in pixels, never too small to read."""
        return max(SMALLEST_TEXT_PX, round(units * self.zoom))

    def for_letters(self, units: float) -> float:
        """Units of width that hold as many letters where these cannot become smaller any more."""
        return units * max(1.0, SMALLEST_TEXT_PX / (NOTE * self.zoom))

    def text_width(self, text: str, units: float) -> float:
        """How wide a text of a size in units is, in pixels."""
        return self.measure(text, self.text_px(units))


def zoom_for(width: int, height: int, scale_percent: int) -> float:
    """How many pixels a unit gets in a window, as large as the player wishes and as still fits."""
    if height > width:
        natural = min(width / 1080, height / 1500)
    else:
        natural = min(width / 1920, height / 1080)
    wished = max(SMALLEST_ZOOM, natural) * scale_percent / 100
    return min(wished, width / LEAST_WIDTH, height / LEAST_HEIGHT)
