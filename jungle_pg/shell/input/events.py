"""What the system sends us: inputs as values of our own, and what is on the clipboard."""

import os
import sys
from collections.abc import Iterator
from math import isfinite
from typing import Final, Literal

import pygame
from pygame.event import Event

from jungle_pg.stage.input.inputs import (
    Close,
    Composing,
    Drop,
    Finger,
    Focus,
    Input,
    Key,
    Leave,
    PadPlugged,
    PadPress,
    PadScroll,
    Pinch,
    Point,
    Press,
    Release,
    Resize,
    Swipe,
    Typing,
    Wheel,
)

MOST_EVENTS: Final = 1000
"""In one tick; what comes faster than that waits for the next."""

NOTCH: Final = 2 ** (1 / 4)
"""How much larger a notch of the wheel makes what it zooms."""

DOUBLE_CLICK_S: Final = 0.4
DOUBLE_CLICK_PX: Final = 6

PHASES: Final[dict[int, Literal["down", "move", "up"]]] = {
    pygame.FINGERDOWN: "down",
    pygame.FINGERMOTION: "move",
    pygame.FINGERUP: "up",
}
HAS_TOUCH: Final = sys.platform != "darwin"
"""A Mac tells of fingers on its trackpad, which moves the mouse already."""

MODIFIERS: Final = {
    pygame.K_LSHIFT: pygame.KMOD_SHIFT,
    pygame.K_RSHIFT: pygame.KMOD_SHIFT,
    pygame.K_LCTRL: pygame.KMOD_CTRL,
    pygame.K_RCTRL: pygame.KMOD_CTRL,
    pygame.K_LMETA: pygame.KMOD_META,
    pygame.K_RMETA: pygame.KMOD_META,
    pygame.K_LALT: pygame.KMOD_ALT,
    pygame.K_RALT: pygame.KMOD_ALT,
}

KEY_NAMES: Final = {
    "return": "enter",
    "page up": "pageup",
    "page down": "pagedown",
    "[enter]": "enter",
    "keypad enter": "enter",
}


class Translator:
    """Turns events into inputs; it remembers the last click and the keys that are down."""

    def __init__(self) -> None:
        self._last_click = (float("-inf"), 0.0, 0.0, 0)
        self._mouse = (0.0, 0.0)
        self._down: set[int] = set()
        self._buttons: set[int] = set()
        self._is_dropping = False

    def events(self) -> Iterator[Event]:
        """What the system tells, one by one: an event that cannot be read takes none with it."""
        for _ in range(MOST_EVENTS):
            try:
                event = pygame.event.poll()
            except SystemError as trouble:
                # Its text is not UTF-8: a letter nobody can read, or the whole path of a file.
                data = getattr(trouble.__cause__, "object", b"")
                if self._is_dropping and os.path.isabs(data):
                    yield Event(pygame.DROPFILE, file=_path_of(data))
                continue
            if event.type == pygame.NOEVENT:
                return
            if event.type in (pygame.DROPBEGIN, pygame.DROPCOMPLETE):
                self._is_dropping = event.type == pygame.DROPBEGIN
            yield event

    def read(self, event: Event, now: float) -> Input | None:
        """The input of an event, or None for one that means nothing to us."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._mouse = (float(event.pos[0]), float(event.pos[1]))
                return Point(*self._mouse, held=any(event.buttons))
            case pygame.MOUSEBUTTONDOWN if event.button <= 3:
                return self._press(event, now)
            case pygame.MOUSEBUTTONUP if event.button <= 3:
                self._buttons.discard(event.button)
                return Release(float(event.pos[0]), float(event.pos[1]), event.button)
            case pygame.MOUSEWHEEL if self._mods() & pygame.KMOD_CTRL:
                return Pinch(*self._mouse, NOTCH**event.precise_y)
            case pygame.MOUSEWHEEL:
                return Wheel(*self._mouse, up=event.precise_y, right=event.precise_x)
            case pygame.WINDOWLEAVE if self._buttons:
                # A drag goes on outside the window; its release will be told.
                return None
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._key(event)
            case kind if kind in PHASES and HAS_TOUCH:
                return self._finger(event)
            case _:
                return _plain(event)

    def _press(self, event: Event, now: float) -> Press:
        x, y = float(event.pos[0]), float(event.pos[1])
        self._mouse = (x, y)
        self._buttons.add(event.button)
        then, last_x, last_y, count = self._last_click
        near = abs(x - last_x) + abs(y - last_y) <= DOUBLE_CLICK_PX
        again = near and now - then <= DOUBLE_CLICK_S and event.button == 1
        count = 2 if again and count == 1 else 1
        self._last_click = (now, x, y, count)
        return Press(x, y, event.button, count, **_held(self._mods()))

    def _mods(self) -> int:
        """The keys that are held with a button; one may be up again until its press is read."""
        mods = pygame.key.get_mods()
        for key in self._down & MODIFIERS.keys():
            mods |= MODIFIERS[key]
        return mods

    def _finger(self, event: Event) -> Finger | None:
        """A finger, its place as a part of the window, from 0 to 1."""
        if not (isfinite(event.x) and isfinite(event.y)):
            return None
        number = hash((event.touch_id, event.finger_id))
        return Finger(number, PHASES[event.type], event.x, event.y)

    def _key(self, event: Event) -> Key | None:
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            return None
        is_repeat = event.key in self._down
        self._down.add(event.key)
        name = pygame.key.name(event.key).lower()
        return Key(KEY_NAMES.get(name, name), **_held(event.mod), repeat=is_repeat)

    def forget(self) -> None:
        """Another window has the keyboard now: releases may not be seen."""
        self._down.clear()
        self._buttons.clear()


def _held(mods: int) -> dict[str, bool]:
    """The keys that are held while something else is pressed."""
    return {
        "ctrl": bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        "shift": bool(mods & pygame.KMOD_SHIFT),
        "alt": bool(mods & pygame.KMOD_ALT),
    }


def _path_of(name: bytes) -> str:
    """A path whose letters are not UTF-8; where the system has no such names, one like it."""
    try:
        return os.fsdecode(name)
    except UnicodeDecodeError:
        return name.decode("utf-8", "replace")


def _plain(event: Event) -> Input | None:
    match event.type:
        case pygame.TEXTINPUT:
            return Typing(event.text)
        case pygame.TEXTEDITING:
            return Composing(event.text)
        case pygame.DROPFILE:
            return Drop(event.file)
        case pygame.WINDOWLEAVE:
            return Leave()
        case pygame.WINDOWFOCUSGAINED:
            return Focus(gained=True)
        case pygame.WINDOWFOCUSLOST:
            return Focus(gained=False)
        case pygame.WINDOWSIZECHANGED:
            return Resize(event.x, event.y)
        case pygame.QUIT:
            return Close()
    return None


class SystemClipboard:
    """Text copied here can be pasted elsewhere, and the other way round."""

    def get(self) -> str:
        """The text on the clipboard, empty when there is none."""
        try:
            return pygame.scrap.get_text()
        except UnicodeDecodeError as trouble:
            return _in_the_old_way(trouble.object)
        except pygame.error:
            return ""

    def put(self, text: str) -> None:
        """Put a text on the clipboard."""
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, ValueError):
            # No clipboard, or a letter that none can hold.
            return


def _in_the_old_way(data: bytes) -> str:
    """What older programs copy has one byte for each letter; a picture or the like is no text."""
    text = data.decode("latin-1")
    return text if all(letter.isprintable() or letter.isspace() for letter in text) else ""


MOST_KEPT: Final = 100


class Meanwhile:
    """Keeps what may be done later, and drops what was meant for the picture that is going.

    A click or a turn of the wheel belongs to a place, and something else will be there. Keys and
    letters belong to no place: who knows the way types ahead.
    """

    def __init__(self) -> None:
        self._kept: list[Input] = []
        self._dropped: set[int] = set()
        """Buttons of the mouse that went down and were not heard of."""

    def passes(self, event: Input, *, is_unseen: bool) -> bool:
        """Whether an input may act now; else it is kept or dropped."""
        if isinstance(event, Close | Focus | Resize | PadPlugged):
            return True
        if isinstance(event, Release) and event.button in self._dropped:
            self._dropped.discard(event.button)
            return False
        if not is_unseen:
            return True
        self._take(event)
        return False

    def _take(self, event: Input) -> None:
        match event:
            case Press():
                self._dropped.add(event.button)
            case Wheel() | Swipe() | Pinch() | PadScroll():
                pass
            case Key(repeat=True) | PadPress(repeat=True):
                pass
            case Point() | Leave():
                # Only where the mouse is in the end counts.
                self._kept = [kept for kept in self._kept if not isinstance(kept, Point | Leave)]
                self._kept.append(event)
            case Key() | PadPress() | Typing() | Composing() | Release() | Drop():
                self._kept.append(event)
        del self._kept[:-MOST_KEPT]

    def next(self) -> Input | None:
        """The oldest input that was kept, which is no longer kept."""
        return self._kept.pop(0) if self._kept else None
