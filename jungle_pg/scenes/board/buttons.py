"""The buttons around a board: their words, icons, tips and keys."""

from typing import Final

from jungle_pg.scenes.board.button_rows import ICON, TALL, ButtonPlace
from jungle_pg.scenes.board.facts import TableFacts
from jungle_pg.scenes.board.places import MORE, MOVES
from jungle_pg.stage import shortcuts
from jungle_pg.stage.shortcuts import EVERYWHERE, key_text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.button import Button

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
    "play_from_here": "green",
    "back_to_game": "amber",
    MOVES: "amber",
}
"""Those that are not plain."""

FIRST: Final = frozenset(("pause", "take_over", "play_from_here"))
"""What is to be done next where it is there; then the menu is plain."""

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
    def state(self) -> str:
        """How it stands."""
        return "pressed" if self.is_down and self.is_enabled else super().state


class Buttons:
    """Every button by its name; those that are shown know their place and words."""

    def __init__(self) -> None:
        names = [name for name in ICONS if name != "go_on"]
        self.by_name = {name: TableButton(name) for name in names}

    def place(
        self, view: View, places: tuple[ButtonPlace, ...], facts: TableFacts, drawer: str
    ) -> list[TableButton]:
        """Put the buttons where they belong, and give them in this order."""
        return [self._place(view, place, facts, drawer) for place in places]

    def show(self, facts: TableFacts) -> None:
        """Let exactly those act that the facts say can; the drawers always open."""
        for name, button in self.by_name.items():
            button.is_enabled = name in facts.enabled or name in (MOVES, MORE)

    def _place(self, view: View, place: ButtonPlace, facts: TableFacts, drawer: str) -> TableButton:
        button, words = self.by_name[place.name], view.words
        button.is_tall = place.form is TALL
        button.text_units = place.letters
        button.label = "" if place.form is ICON else label_of(words, place.name, facts)
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
    return words(f"play.{_face(name, facts)}")


def tip_of(words: Words, name: str, facts: TableFacts) -> str:
    """What a button does, and the key that does the same."""
    what = words(f"play.tip_{_face(name, facts)}")
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
