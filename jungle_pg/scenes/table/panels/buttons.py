"""The buttons around a board: their words, icons, tips and keys."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.panels.button_rows import (
    ICON,
    ICON_LETTERS,
    LARGEST,
    TALL,
    ButtonPlace,
    letters_in,
)
from jungle_pg.scenes.table.panels.facts import TableFacts
from jungle_pg.scenes.table.panels.layout import MORE, MOVES
from jungle_pg.stage import shortcuts
from jungle_pg.stage.shortcuts import EVERYWHERE, key_text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import State

ICONS: Final = {
    "undo": "undo",
    "redo": "redo",
    "hint": "hint",
    "flip": "flip",
    "save": "save",
    "load": "load",
    "replay": "replay",
    "rules": "rules",
    "draw": "draw_offer",
    "resign": "resign",
    "restart": "restart",
    "new_game": "new_game",
    "menu": "menu",
    "pause": "pause",
    "go_on": "play",
    "step": "step_forward",
    "speed": "speed",
    "take_over": "human",
    "try_again": "restart",
    "play_from_here": "branch",
    "back_to_game": "to_end",
    MOVES: "moves",
    MORE: "more",
}
KINDS: Final = {
    "draw": "amber",
    "resign": "red",
    "menu": "green",
    "pause": "green",
    "take_over": "green",
    "try_again": "green",
    "play_from_here": "green",
    "back_to_game": "amber",
    MOVES: "amber",
}
"""Those that are not plain."""

FIRST: Final = frozenset(("pause", "take_over", "try_again", "play_from_here"))
"""What is to be done next where it is there; then the menu is plain."""

SHORT: Final = {
    "play_from_here": "play.play_on",
    "back_to_game": "play.back",
    "take_over": "play.play_self",
}
"""What a button says where there is no room for its usual words."""

SPEEDS: Final = (("½×", 1.4), ("1×", 0.6), ("2×", 0.25), ("5×", 0.05))
"""How fast computers play each other: as it is read, and how long a move takes at least."""

USUAL_SPEED: Final = 1

SHORTCUTS: Final = {
    shortcut.does: key_text(shortcut)
    for shortcut in (*EVERYWHERE, *shortcuts.BUTTONS, shortcuts.MENU)
    if shortcut.does in ICONS
}
"""The keys that do the same, as players read them."""


class TableButton(Button):
    """A button that can stay down, as long as the drawer it opened is open."""

    is_down: bool = False

    @property
    def state(self) -> State:
        return "pressed" if self.is_down and self.is_enabled else super().state


class Buttons:
    """Every button by its name; those that are shown know their place and words."""

    def __init__(self) -> None:
        names = [name for name in ICONS if name != "go_on"]
        self.by_name = {name: TableButton(name) for name in names}
        self._words: Words | None = None
        """The language of the words on those that were placed."""

    def place(
        self, view: View, places: tuple[ButtonPlace, ...], facts: TableFacts, drawer: str
    ) -> list[TableButton]:
        """Put those that matter now into the places, and give them in this order."""
        self._words = view.words
        names = dict(zip(facts.slots, facts.buttons, strict=True))
        return [
            self._place(view, replace(place, name=names.get(place.name, place.name)), facts, drawer)
            for place in places
        ]

    def show(self, facts: TableFacts) -> None:
        """Let exactly those act that the facts say can, or say why not; drawers always open."""
        for name, button in self.by_name.items():
            button.is_enabled = name in facts.enabled or name in (MOVES, MORE)
        if self._words is not None:
            self.by_name["undo"].tip = tip_of(self._words, "undo", facts)

    def _place(self, view: View, place: ButtonPlace, facts: TableFacts, drawer: str) -> TableButton:
        button, words = self.by_name[place.name], view.words
        button.label, button.text_units = _fitting(view, place, facts)
        button.is_tall = place.form is TALL and bool(button.label)
        button.icon = ICONS[_face(place.name, facts)]
        button.kind = kind_of(place.name, facts)
        button.tip = tip_of(words, place.name, facts)
        button.is_down = place.name == drawer
        button.place(place.rect)
        return button


def label_of(words: Words, name: str, facts: TableFacts) -> str:
    """The word on a button."""
    if name == "speed" and facts.speed:
        return words("play.speed_of", speed=facts.speed)
    if name == "take_over" and facts.takes_over_for:
        return words("play.take_over_for", side=facts.takes_over_for)
    return words(f"play.{_face(name, facts)}")


def longest_label(view: View, name: str, *, has_speed: bool) -> str:
    """The longest word a usual button may bear: its place has room for each of them."""
    labels = {view.words(f"play.{name}")}
    if name == "pause":
        labels.add(view.words("play.go_on"))
    if name == "speed" and has_speed:
        labels = {view.words("play.speed_of", speed=speed) for speed, _ in SPEEDS}
    return max(sorted(labels), key=lambda label: view.text_width(label, LARGEST))


def _fitting(view: View, place: ButtonPlace, facts: TableFacts) -> tuple[str, float]:
    """The words of a button that have room in its place, and the size of their letters.

    A place is as wide as its usual button needs it; another one may have to be brief.
    """
    if place.form is ICON:
        return "", place.letters
    labels, side = [label_of(view.words, place.name, facts)], facts.takes_over_for
    if place.name == "take_over" and side:
        labels += [view.words("play.play_side", side=side), side]
    elif place.name in SHORT:
        labels.append(view.words(SHORT[place.name]))
    for label in labels:
        letters = letters_in(view, label, place)
        if letters is not None:
            return label, letters
    return "", ICON_LETTERS


def tip_of(words: Words, name: str, facts: TableFacts) -> str:
    """What a button does, and the key that does the same."""
    what = words(f"play.tip_{_face(name, facts)}")
    if name == "take_over" and facts.takes_over_for:
        what = label_of(words, name, facts)
    if name == "undo" and facts.no_undo:
        return words("play.off_because", what=what, why=facts.no_undo)
    if name == "speed" and facts.speed:
        what = f"{what}: {facts.speed}"
    key = SHORTCUTS.get(name)
    return words("play.with_key", what=what, key=key) if key else what


def kind_of(name: str, facts: TableFacts) -> str:
    """The colours of a button."""
    if name == "menu" and not FIRST.isdisjoint(facts.buttons):
        return "plain"
    return KINDS.get(name, "plain")


def _face(name: str, facts: TableFacts) -> str:
    """What a button says now: one that lets computers wait lets them go on when they do."""
    return "go_on" if name == "pause" and facts.is_held else name
