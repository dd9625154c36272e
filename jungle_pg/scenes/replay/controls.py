"""The buttons and sliders of a replay: their words, tips, keys and places."""

from collections.abc import Iterable
from typing import Final

from jungle_pg.scenes.replay.layout import BRANCH, CLOSER, EXPORT, MOVES, RANGE
from jungle_pg.scenes.replay.tape import SPEEDS, USUAL_SPEED
from jungle_pg.scenes.table.panels.button_rows import ICON, TALL, ButtonPlace
from jungle_pg.scenes.table.panels.buttons import TableButton
from jungle_pg.stage import shortcuts
from jungle_pg.stage.shortcuts import REPLAY, by_key, key_text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.slider import Slider

ICONS: Final = {
    "restart": "restart",
    "step_back": "step_back",
    "play": "play",
    "pause": "pause",
    "step_forward": "step_forward",
    "to_end": "to_end",
    "stop": "stop",
    "loop": "replay",
    "from_here": "right",
    "up_to_here": "left",
    "whole": "sliders",
    BRANCH: "branch",
    CLOSER: "search",
    MOVES: "moves",
    EXPORT: "save",
}
KINDS: Final = {"play": "green", BRANCH: "amber", MOVES: "amber"}
TOOLS: Final = (*RANGE, EXPORT, BRANCH, CLOSER)

SPEED_KEYS: Final = dict(zip(shortcuts.SPEED_KEYS, SPEEDS, strict=True))
BY_KEY: Final = by_key(REPLAY)
KEY_TEXTS: Final = {shortcut.does: key_text(shortcut) for shortcut in REPLAY}


class SpeedSlider(Slider):
    """Six speeds at equal distances; it acts as `speed` with the number of one."""

    def __init__(self) -> None:
        marks = [(float(number), f"{speed:g}") for number, speed in enumerate(SPEEDS)]
        usual = float(SPEEDS.index(USUAL_SPEED))
        last = float(len(SPEEDS) - 1)
        super().__init__("speed", usual, 0.0, last, 1.0, format=_speed_text, marks=marks)

    def show(self, speed: float) -> None:
        """Stand at a speed."""
        self.value = float(SPEEDS.index(speed))


class Controls:
    """Every button by its name, and the speed."""

    def __init__(self) -> None:
        self.buttons = {name: TableButton(name) for name in ICONS if name != "pause"}
        self.buttons["stop"].sound = "ui_back"
        self.speed = SpeedSlider()
        for name in ("step_back", "step_forward"):
            # The move itself is heard.
            self.buttons[name].sound = ""

    def place(self, view: View, places: Iterable[ButtonPlace]) -> list[TableButton]:
        """Put the buttons where they belong, and give them in this order."""
        return [self._place(view, place) for place in places]

    def show(
        self, words: Words, *, is_playing: bool, enabled: frozenset[str], down: frozenset[str]
    ) -> None:
        """Let those act that can, hold those down that are on."""
        for name, button in self.buttons.items():
            button.is_enabled, button.is_down = name in enabled, name in down
        play = self.buttons["play"]
        face = "pause" if is_playing else "play"
        play.icon, play.tip = ICONS[face], tip_of(words, face)

    def _place(self, view: View, place: ButtonPlace) -> TableButton:
        button, words = self.buttons[place.name], view.words
        button.is_tall = place.form is TALL
        button.text_units = place.letters
        button.label = "" if place.form is ICON else words(f"replay.{place.name}")
        button.icon = ICONS[place.name]
        button.kind = KINDS.get(place.name, "plain")
        button.tip = tip_of(words, place.name)
        button.place(place.rect)
        return button


def tip_of(words: Words, name: str) -> str:
    """What a button does, and the key that does the same."""
    what = words(f"replay.tip_{name}")
    key = KEY_TEXTS.get("play" if name == "pause" else name)
    return words("play.with_key", what=what, key=key) if key else what


def _speed_text(number: float) -> str:
    return f"{SPEEDS[round(number)]:g}x"


def tool_labels(words: Words, *, can_export: bool) -> tuple[tuple[str, str], ...]:
    """The tools that are there with their words."""
    names = (name for name in TOOLS if can_export or name != EXPORT)
    return tuple((name, words(f"replay.{name}")) for name in names)
