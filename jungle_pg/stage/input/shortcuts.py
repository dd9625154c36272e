"""What keys and buttons of gamepads do, as values: who handles them and who lists them agree.

A new key is written down once, in the tuple of where it counts: `SCREENS` say which of them are
taken on one screen, `GROUPS` where the player finds and changes them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.inputs import Key

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
    "pageup": "Page Up",
    "pagedown": "Page Down",
}
"""What is printed on keys that have another name."""


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

PROGRAM: Final = (
    _named("rules", ("f1",)),
    Shortcut("full_screen", (Key("f11"), Key("enter", alt=True))),
    _named("picture", ("f12",)),
    _named("mute", ("m",)),
    _named("actions", ("f10",), "y"),
    _named("speech", ("f8",)),
    _named("read", ("f7",)),
    _named("hush", ("f6",)),
)
PASTED: Final = Shortcut("paste", (PASTE,))
EVERYWHERE: Final = (*PROGRAM, PASTED)
"""What the program does, whatever is shown."""

BOARD: Final = (
    Shortcut("undo", (Key("z", ctrl=True),), "shoulder_left"),
    Shortcut("redo", (Key("y", ctrl=True), Key("z", ctrl=True, shift=True)), "shoulder_right"),
    _named("hint", ("h",), "x"),
    _named("flip", ("f",), "stick_right_press"),
)
GAMES: Final = (
    Shortcut("new_game", (Key("n", ctrl=True),)),
    Shortcut("save", (Key("s", ctrl=True),)),
    Shortcut("load", (Key("o", ctrl=True),)),
)
BUTTONS: Final = (*BOARD, *GAMES)
"""The buttons beside a board that a key presses from afar."""

MENU: Final = Shortcut("menu", (BACK,), "start")
COPIED: Final = Shortcut("copy", (COPY,))

PENCIL: Final = _named("pencil", ("d",), "stick_left_press")
"""On every board: a pencil for who has no right button."""

NARRATION: Final = (
    _named("where", ("w",)),
    _named("targets", ("t",)),
    _named("turn", ("c",)),
    _named("taken", ("x",)),
    _named("last_move", ("r",)),
    _named("pieces", ("p",)),
    Shortcut("their_pieces", (Key("p", shift=True),)),
    _named("peek", ("b",)),
)
"""What is read out of a board when it is asked for; pieces that are hidden can be looked at."""

STEPS: Final = (
    _named("step_back", ("left",), "shoulder_left"),
    _named("step_forward", ("right",), "shoulder_right"),
    _named("to_start", ("home",)),
    _named("to_end", ("end",)),
)
"""From move to move, wherever a whole game is looked at."""

SPEEDS: Final = tuple(_named(f"speed_{number}", (str(number),)) for number in range(1, 7))
"""The speeds of a replay, from the slowest to the fastest."""

REPLAY: Final = (
    _named("play", ("space",), "x"),
    _named("slower", ("-",), "trigger_left"),
    _named("faster", ("+", "="), "trigger_right"),
    _named("loop", ("l",)),
    _named("export", ("e",)),
    Shortcut("stop", (BACK,), "start"),
    *SPEEDS,
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

PENCIL_BUTTONS: Final = (
    _named("colour", ("c",), "x"),
    _named("erase_there", ("delete", "backspace"), "y"),
)
"""The buttons of the pencil, beside what presses and leads back."""

REVIEW: Final = (
    _named("previous", ("pageup",), "trigger_left"),
    _named("next", ("pagedown",), "trigger_right"),
    _named("better", ("space",), "x"),
)
"""The key moments and the lines of a review."""

STUDY: Final = (
    _named("row_up", ("up",), "trigger_left"),
    _named("row_down", ("down",), "trigger_right"),
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

SAVES: Final = (
    Shortcut("find", (Key("f", ctrl=True), Key("/"))),
    _named("rename", ("f2",)),
    _named("delete_save", ("delete",)),
)
"""The list of saved games; what was deleted comes back as a move does at a table."""

REACTIONS: Final = tuple(_named(f"react_{number}", (str(number),)) for number in range(1, 7))
"""The heads that are shown to a friend, in their order."""


def _these(shortcuts: Iterable[Shortcut], *names: str) -> tuple[Shortcut, ...]:
    return tuple(shortcut for shortcut in shortcuts if shortcut.does in names)


ON_DIALOG: Final = (*CHOOSING, *BUTTONS)
"""Keys that press a button beside a board press its namesake on dialogs and on the title."""

AT_BOARD: Final = (*BUTTONS, PENCIL, *NARRATION, *CHOOSING)
AT_TABLE: Final = (*BUTTONS, PENCIL, *NARRATION, MENU, COPIED, *CHOOSING)
AT_FAR_TABLE: Final = (*REACTIONS, *AT_TABLE)
ON_REACTIONS: Final = (*REACTIONS, *ON_DIALOG)
IN_REPLAY: Final = (*REPLAY, *STEPS, PENCIL, *NARRATION, COPIED, *CHOOSING)
IN_REVIEW: Final = (*STEPS, *REVIEW, PENCIL, *NARRATION, COPIED, *CHOOSING)
IN_STUDY: Final = (
    *STEPS,
    *STUDY,
    *_these(BUTTONS, "undo", "redo", "flip", "save"),
    PENCIL,
    *(each for each in NARRATION if each.does != "turn"),
    COPIED,
    *CHOOSING,
)
IN_SAVES: Final = (*SAVES, *_these(BUTTONS, "undo"), *CHOOSING)

ON_KEYBOARD: Final = (*WRITING, *CHOOSING)
"""Where letters are chosen: nobody gives these keys away."""

ON_DRAWING: Final = (*PENCIL_BUTTONS, PENCIL, *CHOOSING)
"""Where a pencil is led: nor these."""

SCREENS: Final = (
    *(CHOOSING, ON_DIALOG, AT_BOARD, AT_TABLE, AT_FAR_TABLE, ON_REACTIONS),
    *(IN_REPLAY, IN_REVIEW, IN_STUDY, IN_SAVES),
)
"""What keys do on each kind of screen, the most particular first; `EVERYWHERE` counts on all."""

GROUPS: Final[Mapping[str, tuple[Shortcut, ...]]] = {
    "everywhere": PROGRAM,
    "games": (*GAMES, COPIED, PASTED),
    "board": (*BOARD, PENCIL, MENU),
    "narration": NARRATION,
    "steps": STEPS,
    "replay": REPLAY,
    "review": REVIEW,
    "study": STUDY,
    "choosing": CHOOSING,
    "saves": SAVES,
    "friends": REACTIONS,
}
"""All that keys do, each once, by where a player looks for it."""


def by_key(shortcuts: Iterable[Shortcut]) -> dict[Key, str]:
    """What each key does; the first shortcut that has one counts."""
    return {key: each.does for each in reversed(tuple(shortcuts)) for key in each.keys}


def key_names(key: Key) -> tuple[str, ...]:
    """The keys to hold and the one to press, as they are printed; arrows by their names."""
    held = [name for name in ("ctrl", "alt", "shift") if getattr(key, name)]
    name = key.name
    if name.startswith("[") and len(name) > 1:
        printed = f"Num {name.strip('[]').capitalize()}"
    else:
        printed = PRINTED.get(name, name.upper() if len(name) < 3 else name.title())
    return (*map(str.capitalize, held), name if name in ARROWS else printed)


EDITING: Final = frozenset(
    (*(Key(name, ctrl=True) for name in "acvxyz"), Key("z", ctrl=True, shift=True))
)
DELETING: Final = ("backspace", "delete")


def is_for_text(key: Key) -> bool:
    """Whether a key would write or change something where text is typed."""
    is_letter = len(key.name) == 1 and not (key.ctrl or key.alt)
    return is_letter or key.name in DELETING or key in EDITING
