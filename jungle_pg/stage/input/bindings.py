"""Which keys and buttons a player has given to what is done, and what an input means by that.

Everything that takes keys knows the usual ones alone. A key or button of the player's own is
turned into the usual key of what it is for, by what can be done on the screen that is shown. So
there is one place for it, and screens need not know.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

from jungle_pg.stage.input.inputs import Key, PadPress
from jungle_pg.stage.input.shortcuts import ARROWS, ENDS, PAGES, PRESS_KEYS, Shortcut

Chosen: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
"""What was chosen for some of what can be done, by name in order; the rest is as usual."""

LASTING: Final = frozenset((*ARROWS, *PRESS_KEYS, *PAGES, *ENDS, "tab", "escape"))
"""Keys that always do what is usual: whoever has given them away could not get about any more."""

PAD_BUTTONS: Final = (
    *("a", "b", "x", "y", *ARROWS),
    *("shoulder_left", "shoulder_right", "trigger_left", "trigger_right"),
    *("start", "select", "stick_left_press", "stick_right_press"),
)
"""The buttons of a gamepad, called as where they lie on the one most programs are written for."""

FIXED_BUTTONS: Final = frozenset(("a", "b", *ARROWS))
"""Those that always do what is usual."""

HELD: Final = ("ctrl", "alt", "shift")
_CODE: Final = re.compile(rf"((?:(?:{'|'.join(HELD)})\+)*)(\+|\[\+\]|[^+]+)")


@dataclass(frozen=True, slots=True)
class Bindings:
    """The player's own keys and buttons, by what they do."""

    keys: Chosen = ()
    """As `key_code` writes them; they come beside the lasting ones and in place of all others."""
    pads: Chosen = ()
    """Buttons of gamepads; at most one each."""

    def keys_of(self, shortcut: Shortcut) -> tuple[Key, ...]:
        """The keys that do it, the player's own first."""
        own = _table(self.keys).get(shortcut.does)
        if own is None:
            return shortcut.keys
        lasting = (key for key in shortcut.keys if lasts(key))
        return (*filter(None, map(key_from, own)), *lasting)

    def button_of(self, shortcut: Shortcut) -> str:
        """The button of a gamepad that does it, empty for none."""
        own = _table(self.pads).get(shortcut.does)
        is_usual = own is None or shortcut.pad in FIXED_BUTTONS
        return shortcut.pad if is_usual else next(iter(own or ()), "")

    def meant(self, key: Key, shortcuts: Iterable[Shortcut]) -> Key | None:
        """The usual key for what a key does among these; None for one that does nothing now."""
        pressed = replace(key, repeat=False)
        was_usual = False
        for shortcut in shortcuts:
            if pressed in self.keys_of(shortcut):
                usual = pressed if pressed in shortcut.keys else shortcut.keys[0]
                return replace(usual, repeat=key.repeat)
            was_usual = was_usual or pressed in shortcut.keys
        return None if was_usual else key

    def asked_by(self, press: PadPress, shortcuts: Iterable[Shortcut]) -> Shortcut | None:
        """What a button of a gamepad asks for among these, if anything."""
        for shortcut in shortcuts:
            if self.button_of(shortcut) == press.button:
                return shortcut
        return None


USUAL: Final = Bindings()


@lru_cache(maxsize=8)
def _table(chosen: Chosen) -> Mapping[str, tuple[str, ...]]:
    return dict(chosen)


def lasts(key: Key) -> bool:
    """Whether a key always does what is usual."""
    return key.name in LASTING and not (key.ctrl or key.alt)


def key_code(key: Key) -> str:
    """A key as it is kept, like `ctrl+shift+z`."""
    return "+".join((*(each for each in HELD if getattr(key, each)), key.name))


def key_from(code: str) -> Key | None:
    """The key of a code; None for a text that is none."""
    found = _CODE.fullmatch(code)
    if found is None:
        return None
    held = found[1].split("+")
    return Key(found[2], **{each: each in held for each in HELD})
