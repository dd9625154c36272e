"""The buttons and sliders of a replay: their words, tips, keys and places."""

from collections.abc import Iterable
from typing import Final

from jungle_pg.scenes.replay.actions import ACTIONS
from jungle_pg.scenes.replay.layout import BRANCH, EXPORT, RANGE, REVIEW, STUDY
from jungle_pg.scenes.replay.tape import SPEEDS
from jungle_pg.scenes.replay.timeline import SpeedSlider
from jungle_pg.scenes.table.panels.buttons import TableButton
from jungle_pg.stage.input import shortcuts
from jungle_pg.stage.input.shortcuts import IN_REPLAY, REPLAY, STEPS, by_key
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.button_rows import ICON, OVER, ButtonPlace

TOOLS: Final = (*RANGE, EXPORT, BRANCH, REVIEW, STUDY)
PAUSE: Final = "pause"
"""What the button that plays says while it does."""

SPEED_OF: Final = {
    shortcut.does: speed for shortcut, speed in zip(shortcuts.SPEEDS, SPEEDS, strict=True)
}
BY_KEY: Final = by_key((*REPLAY, *STEPS))
BY_SPEED: Final = {"slower": -1, "faster": 1}
"""What a key does that changes the speed by a step."""


class Controls:
    """Every button by its name, and the speed."""

    def __init__(self) -> None:
        self.buttons = {name: TableButton(name) for name in ACTIONS}
        for name, button in self.buttons.items():
            button.sound = ACTIONS[name].sound
        self.speed = SpeedSlider()

    def place(self, view: View, places: Iterable[ButtonPlace]) -> list[TableButton]:
        """Put the buttons where they belong, and give them in this order."""
        return [self._place(view, place) for place in places]

    def show(
        self, view: View, *, is_playing: bool, enabled: frozenset[str], down: frozenset[str]
    ) -> None:
        """Let those act that can, hold those down that are on."""
        for name, button in self.buttons.items():
            button.is_enabled, button.is_down = name in enabled, name in down
        play = self.buttons["play"]
        face = PAUSE if is_playing else "play"
        play.icon, play.tip = face, tip_of(view, face)
        self.speed.tip = view.words("replay.speed")

    def _place(self, view: View, place: ButtonPlace) -> TableButton:
        button, words = self.buttons[place.name], view.words
        button.is_tall = place.form is OVER
        button.text_units = place.letters
        button.label = "" if place.form is ICON else words(f"replay.{place.name}")
        button.icon = ACTIONS[place.name].icon
        button.kind = ACTIONS[place.name].kind
        button.tip = tip_of(view, place.name)
        button.place(place.rect)
        return button


def beside(speed: float, step: int) -> float:
    """The next slower or faster speed, if there is one."""
    number = SPEEDS.index(speed) + step
    return SPEEDS[min(max(0, number), len(SPEEDS) - 1)]


def tip_of(view: View, name: str) -> str:
    """What a button does, and the key that does the same."""
    what = view.words(f"replay.tip_{name}")
    return view.with_key(what, "play" if name == PAUSE else name, IN_REPLAY)


def tool_labels(words: Words, *, can_export: bool) -> tuple[tuple[str, str], ...]:
    """The tools that are there with their words."""
    names = (name for name in TOOLS if can_export or name != EXPORT)
    return tuple((name, words(f"replay.{name}")) for name in names)
