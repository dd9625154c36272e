"""Lines of text as pictures: Latin and Chinese on one base line."""

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TypeVar
from unicodedata import combining

import pygame
from pygame import SRCALPHA, Surface, transform
from pygame.font import Font

from jungle_pg.shell.pictures.lru_cache import LruCache, surface_bytes
from jungle_pg.stage.ops import Colour

T = TypeVar("T")

LATIN_FILE = "latin.ttf"
CHINESE_FILE = "chinese.otf"
LAST_LATIN = 0x2E7F
CHINESE_SIZE = 0.92
"""Chinese characters fill their box: at this part of the size they look equally tall."""
CHINESE_DROP = 0.02
SMALLEST_PX = 11
SHADOW_PX_PER_SIZE = 1 / 14
LONGEST = 1000
"""Characters of a line that are drawn."""

WIDEST, TALLEST = 20, 5
"""What a letter may take, in sizes; more comes from damaged fonts only."""

LINE_BYTES = 16_000_000
WIDTHS_KEPT = 8192
FONTS_KEPT = 64

NO_LETTER = "\U0010ffff"
"""No font has a picture for it."""

_UNDRAWABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_OPENING = Lock()
"""The font library must not open two fonts at the same moment in two threads."""


def whole_size(size: float) -> int:
    """The size in pixels a text is drawn at."""
    return max(SMALLEST_PX, round(size))


def shadow_drop(size: int) -> int:
    """How far below the letters their shadow lies."""
    return max(1, int(size * SHADOW_PX_PER_SIZE))


def runs(text: str) -> list[tuple[str, bool]]:
    """The text cut into pieces of one script, each with whether it is Chinese."""
    cut: list[tuple[str, bool]] = []
    for letter in _UNDRAWABLE.sub(" ", text[:LONGEST]):
        chinese = ord(letter) > LAST_LATIN
        if cut and cut[-1][1] == chinese:
            cut[-1] = (cut[-1][0] + letter, cut[-1][1])
        else:
            cut.append((letter, chinese))
    return cut


class Fonts:
    """Opens the fonts as they are needed, measures and draws lines, and keeps what it drew."""

    def __init__(self, folder: Path) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.folder = folder
        self.files = (folder / LATIN_FILE, folder / CHINESE_FILE)
        self.problems: tuple[str, ...] = ()
        self._unusable: set[str] = set()
        self._known: dict[str, bool] = {}
        """Of letters that were asked about, whether there is a picture."""
        self._fonts: LruCache[tuple[bool, int], Font] = LruCache(FONTS_KEPT)
        self.measure = lru_cache(maxsize=WIDTHS_KEPT)(self._measured)
        """The width of a line in pixels, of letters of a size in pixels."""
        self._lines: LruCache[tuple[str, int, Colour, Colour | None, bool], Surface] = LruCache(
            LINE_BYTES, surface_bytes
        )

    def shows(self, text: str) -> bool:
        """Whether there is a picture for every letter, no empty box."""
        return not _UNDRAWABLE.search(text) and all(
            self._has(letter, ord(letter) > LAST_LATIN) for letter in text
        )

    def height(self, size: float) -> int:
        """The height of a line without its shadow."""
        return self._font(False, whole_size(size)).get_height()

    def extent(self, text: str, size: float, shadowed: bool) -> tuple[int, int]:
        """The size of the picture of a line."""
        drop = shadow_drop(whole_size(size)) if shadowed else 0
        return int(self.measure(text, size)), self.height(size) + drop

    def line(
        self,
        text: str,
        size: float,
        ink: Colour,
        shadow: Colour | None,
        upside_down: bool = False,
    ) -> Surface:
        """The picture of a line; kept, so not to be painted on."""
        key = (text, whole_size(size), ink, shadow, upside_down)
        picture = self._lines.get(key)
        if picture is None:
            picture = self._drawn(text, whole_size(size), ink, shadow)
            if upside_down:
                picture = transform.flip(picture, True, True)
            self._lines.put(key, picture)
        return picture

    def _measured(self, text: str, size: float) -> float:
        pixels = whole_size(size)
        return float(sum(self._run_width(run, chinese, pixels) for run, chinese in runs(text)))

    def _drawn(self, text: str, size: int, ink: Colour, shadow: Colour | None) -> Surface:
        picture = Surface(self.extent(text, size, shadow is not None), SRCALPHA)
        base = self._font(False, size).get_ascent()
        left = 0
        for run, chinese in runs(text):
            width = self._run_width(run, chinese, size)
            if not width:  # nothing to see, and the font library refuses to draw it
                continue
            ascent = self._font(chinese, size).get_ascent()
            top = base - ascent + (round(size * CHINESE_DROP) if chinese else 0)
            if shadow is not None:
                dark = self._run(run, chinese, size, shadow)
                picture.blit(dark, (left, top + shadow_drop(size)))
            picture.blit(self._run(run, chinese, size, ink), (left, top))
            left += width
        return picture

    def _has(self, letter: str, chinese: bool) -> bool:
        """Whether a letter looks different from what stands for all that a font lacks."""
        if combining(letter):
            return True
        known = self._known.get(letter)
        if known is None:
            known = self._known[letter] = self._surely(
                chinese,
                SMALLEST_PX,
                lambda font: _looks(font, letter) not in (b"", _looks(font, NO_LETTER)),
            )
        return known

    def _run_width(self, run: str, chinese: bool, size: int) -> int:
        return self._surely(chinese, size, lambda font: _fair_width(font, run, size))

    def _run(self, run: str, chinese: bool, size: int, ink: Colour) -> Surface:
        return self._surely(chinese, size, lambda font: font.render(run, True, ink))

    def _surely(self, chinese: bool, size: int, act: Callable[[Font], T]) -> T:
        """Do something with a font; one that fails, since a letter is damaged, is given up."""
        while True:
            try:
                return act(self._font(chinese, size))
            except pygame.error as error:
                if not self._give_up(chinese, error):
                    raise

    def _give_up(self, chinese: bool, error: pygame.error) -> bool:
        """No longer use the font of a script; False when there is no other one left."""
        names = (CHINESE_FILE, LATIN_FILE) if chinese else (LATIN_FILE,)
        name = next((each for each in names if each not in self._unusable), None)
        if name is None:
            return False
        self._refuse(name, error)
        self._fonts = LruCache(FONTS_KEPT)
        self.measure.cache_clear()
        self._lines = LruCache(LINE_BYTES, surface_bytes)
        self._known = {}
        return True

    def _refuse(self, name: str, error: Exception) -> None:
        self._unusable.add(name)
        self.problems += (f"The font {name} cannot be used, another one is shown: {error}",)

    def _font(self, chinese: bool, size: int) -> Font:
        font = self._fonts.get((chinese, size))
        if font is None:
            with _OPENING:
                font = self._opened(chinese, size)
            self._fonts.put((chinese, size), font)
        return font

    def _opened(self, chinese: bool, size: int) -> Font:
        if chinese:
            found = self._tried(CHINESE_FILE, max(SMALLEST_PX, round(size * CHINESE_SIZE)))
            if found is not None:
                return found
        found = self._tried(LATIN_FILE, size)
        if found is not None:
            return found
        return Font(Path(pygame.__file__).parent / pygame.font.get_default_font(), size)

    def _tried(self, name: str, size: int) -> Font | None:
        if name in self._unusable:
            return None
        try:
            font = Font(self.folder / name, size)
            # A broken file opens without a word, and most other calls would crash.
            font.size("A")
            _check_height(font, size)
        except (OSError, ValueError, pygame.error) as error:
            self._refuse(name, error)
            return None
        return font


def _looks(font: Font, letter: str) -> bytes:
    """The pixels of a letter; nothing where it takes no room."""
    if not font.size(letter)[0]:
        return b""
    return pygame.image.tobytes(font.render(letter, True, "white"), "RGBA")


def _fair_width(font: Font, run: str, size: int) -> int:
    """The width of some letters; one that cannot be is the mistake of a damaged font."""
    width = font.size(run)[0]
    if not 0 <= width <= len(run) * size * WIDEST:
        raise pygame.error("its letters are too wide")
    return width


def _check_height(font: Font, size: int) -> None:
    if not (0 < font.get_height() <= size * TALLEST and abs(font.get_ascent()) <= size * TALLEST):
        raise pygame.error("its letters are too tall")
