"""What keys and buttons of gamepads do, as values: who handles them and who lists them agree."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.inputs import Key

ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Where the arrow keys lead: across and down."""

PRESS_KEYS: Final = ("enter", "space")
PAGES: Final = {"pageup": -1, "pagedown": 1}
ENDS: Final = ("home", "end")
"""Keys to the beginning and to the end."""

BACK: Final = Key("escape")
COPY: Final = Key("c", ctrl=True)
PASTE: Final = Key("v", ctrl=True)

PRINTED: Final[Mapping[str, str]] = {
    "escape": "Esc",
    "enter": "Enter",
    "space": "Space",
    "tab": "Tab",
    "pageup": "Page Up",
    "pagedown": "Page Down",
    "home": "Home",
    "end": "End",
}
"""What is printed on keys that are not called after one letter."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What some keys do, by a name; players are told the first key first."""

    does: str
    keys: tuple[Key, ...]
    pad: str = ""
    """The button of a gamepad that does the same, if any."""


def _named(does: str, names: Iterable[str], pad: str = "") -> Shortcut:
    return Shortcut(does, tuple(map(Key, names)), pad)


CHOOSING: Final = (
    *(_named(arrow, (arrow,), arrow) for arrow in ARROWS),
    _named("press", PRESS_KEYS, "a"),
    Shortcut("back", (BACK,), "b"),
    _named("next_one", ("tab",), "select"),
    Shortcut("previous_one", (Key("tab", shift=True),)),
    _named("page_up", ("pageup",), "shoulder_left"),
    _named("page_down", ("pagedown",), "shoulder_right"),
    _named("first", ("home",), "trigger_left"),
    _named("last", ("end",), "trigger_right"),
)
"""How one gets about on every screen."""


EVERYWHERE: Final = (
    _named("rules", ("f1",)),
    Shortcut("full_screen", (Key("f11"), Key("enter", alt=True))),
    _named("picture", ("f12",)),
    _named("mute", ("m",)),
    _named("actions", ("f10",), "y"),
    Shortcut("paste", (PASTE,)),
)
"""What the program does, whatever is shown."""

BUTTONS: Final = (
    Shortcut("undo", (Key("z", ctrl=True),), "shoulder_left"),
    Shortcut("redo", (Key("y", ctrl=True), Key("z", ctrl=True, shift=True)), "shoulder_right"),
    _named("hint", ("h",), "x"),
    _named("flip", ("f",), "stick_right_press"),
    Shortcut("save", (Key("s", ctrl=True),)),
    Shortcut("load", (Key("o", ctrl=True),)),
    Shortcut("new_game", (Key("n", ctrl=True),)),
)
"""The buttons beside a board that a key presses from afar."""

MENU: Final = Shortcut("menu", (BACK,), "start")

REPLAY: Final = (
    _named("play", ("space",), "x"),
    _named("step_back", ("left",), "shoulder_left"),
    _named("step_forward", ("right",), "shoulder_right"),
    _named("slower", ("-",), "trigger_left"),
    _named("faster", ("+", "="), "trigger_right"),
    _named("to_start", ("home",)),
    _named("to_end", ("end",)),
    _named("loop", ("l",)),
    _named("export", ("e",)),
    Shortcut("stop", (BACK,), "start"),
)
"""The buttons of a replay."""

WRITING: Final = (
    _named("erase", ("backspace",), "x"),
    _named("blank", ("space",), "y"),
    _named("caret_left", ("left",), "shoulder_left"),
    _named("caret_right", ("right",), "shoulder_right"),
    _named("capitals", ("caps lock",), "trigger_left"),
    _named("new_line", ("enter",), "trigger_right"),
    _named("done", ("enter",), "start"),
)
"""The keys beside the letters of the keyboard on the screen."""

SPEED_KEYS: Final = ("1", "2", "3", "4", "5", "6")
"""The speeds of a replay, from the slowest to the fastest."""


REVIEW: Final = (
    _named("step_back", ("left",), "shoulder_left"),
    _named("step_forward", ("right",), "shoulder_right"),
    _named("to_start", ("home",)),
    _named("to_end", ("end",)),
    _named("previous", ("pageup",), "trigger_left"),
    _named("next", ("pagedown",), "trigger_right"),
    _named("better", ("space",), "x"),
)
"""The moves, the key moments and the lines of a review."""

STUDY: Final = (
    _named("step_back", ("left",), "shoulder_left"),
    _named("step_forward", ("right",), "shoulder_right"),
    _named("row_up", ("up",), "trigger_left"),
    _named("row_down", ("down",), "trigger_right"),
    _named("to_start", ("home",)),
    _named("to_end", ("end",)),
    Shortcut("promote", (Key("up", ctrl=True),)),
    _named("delete", ("delete",)),
    _named("judge", ("j",), "x"),
    _named("comment", ("c",)),
    _named("hand", ("1",)),
    _named("arrow", ("2",)),
    _named("circle", ("3",)),
    _named("eraser", ("4",)),
)
"""The tree of a study and the tools on its board; what is undone and kept is as at a table."""


GAMES: Final = ("new_game", "save", "load")
"""What the buttons beside a board do with whole games."""


def _without(shortcuts: Iterable[Shortcut], *names: str) -> tuple[Shortcut, ...]:
    return tuple(shortcut for shortcut in shortcuts if shortcut.does not in names)


def _joined(shortcuts: Iterable[Shortcut], does: str, *names: str) -> Shortcut:
    """Several of some shortcuts as one line of the list."""
    keys = {shortcut.does: shortcut.keys for shortcut in shortcuts}
    return Shortcut(does, tuple(key for name in names for key in keys[name]))


GROUPS: Final[Mapping[str, tuple[Shortcut, ...]]] = {
    "everywhere": (*_without(EVERYWHERE, "paste", "actions"), Shortcut("back", (BACK,))),
    "games": (
        *(each for each in BUTTONS if each.does in GAMES),
        Shortcut("copy", (COPY,)),
        *(each for each in EVERYWHERE if each.does == "paste"),
    ),
    "board": (
        _named("square", ARROWS),
        _named("pick", PRESS_KEYS),
        *_without(BUTTONS, *GAMES),
        MENU,
    ),
    "choosing": (
        Shortcut("next", (Key("tab"), Key("tab", shift=True))),
        _named("beside", ARROWS),
        _named("press", PRESS_KEYS),
        _named("page", PAGES),
        _named("ends", ENDS),
    ),
    "replay": (
        _joined(REPLAY, "watch", "play"),
        _joined(REPLAY, "one_move", "step_back", "step_forward"),
        _joined(REPLAY, "first_or_last", "to_start", "to_end"),
        _named("speed", SPEED_KEYS),
        _joined(REPLAY, "again", "loop"),
        _joined(REPLAY, "export", "export"),
    ),
}
"""All that a player may want to know, by where it counts."""


def by_key(shortcuts: Iterable[Shortcut]) -> dict[Key, str]:
    """What each key does."""
    return {key: shortcut.does for shortcut in shortcuts for key in shortcut.keys}


def key_names(key: Key) -> tuple[str, ...]:
    """The keys to hold and the one to press, as they are printed; arrows by their names."""
    held = [name for name in ("ctrl", "alt", "shift") if getattr(key, name)]
    name = key.name
    return (*map(str.capitalize, held), name if name in ARROWS else PRINTED.get(name, name.upper()))


def key_text(shortcut: Shortcut) -> str:
    """Its first key, like `Ctrl+Z`."""
    return "+".join(key_names(shortcut.keys[0]))


def is_for_text(key: Key) -> bool:
    """Whether a key would write something where text is typed."""
    return key == PASTE or (len(key.name) == 1 and not (key.ctrl or key.alt))
