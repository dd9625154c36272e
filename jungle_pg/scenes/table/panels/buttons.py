"""The buttons around a board: their words, icons, tips and keys."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.table.actions import ACTIONS
from jungle_pg.scenes.table.panels.facts import TableFacts
from jungle_pg.scenes.table.panels.layout import MORE, MOVES
from jungle_pg.scenes.table.state import SPEEDS
from jungle_pg.stage.input.shortcuts import AT_TABLE
from jungle_pg.stage.scale import HEADING, TEXT
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.button_rows import ICON, OVER, ButtonPlace, letters_in
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import State

DRAWERS: Final = {MOVES: ("moves", "amber"), MORE: ("more", "plain")}
"""The buttons that open a drawer: their icons and colours."""


ASKED: Final = {"undo": "ask_undo", "draw": "ask_draw"}
"""What is asked of a friend at another computer: its words."""


class TableButton(Button):
    """A button that can stay down, as long as the drawer it opened is open."""

    is_down: bool = False

    @property
    def state(self) -> State:
        return "pressed" if self.is_down and self.is_enabled else super().state


class Buttons:
    """Every button by its name; those that are shown know their place and words."""

    def __init__(self) -> None:
        self.by_name = {name: TableButton(name) for name in (*ACTIONS, *DRAWERS)}
        self._view: View | None = None
        """For which those were placed that are shown."""

    def place(
        self, view: View, places: tuple[ButtonPlace, ...], facts: TableFacts, drawer: str
    ) -> list[TableButton]:
        """Put those that matter now into the places, and give them in this order."""
        self._view = view
        names = dict(zip(facts.slots, facts.buttons, strict=True))
        return [
            self._place(view, replace(place, name=names.get(place.name, place.name)), facts, drawer)
            for place in places
        ]

    def show(self, facts: TableFacts) -> None:
        """Let exactly those act that the facts say can, or say why not; drawers always open."""
        for name, button in self.by_name.items():
            button.is_enabled = name in facts.enabled or name in (MOVES, MORE)
        if self._view is not None:
            self.by_name["undo"].tip = tip_of(self._view, "undo", facts)

    def _place(self, view: View, place: ButtonPlace, facts: TableFacts, drawer: str) -> TableButton:
        button = self.by_name[place.name]
        button.label, button.text_units = _fitting(view, place, facts)
        button.is_tall = place.form is OVER and bool(button.label)
        button.icon = icon_of(place.name, facts)
        button.kind = kind_of(place.name, facts)
        button.tip = tip_of(view, place.name, facts)
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


def longest_label(view: View, name: str, *, has_speed: bool, asks: bool = False) -> str:
    """The longest word a usual button may bear: its place has room for each of them."""
    labels = {view.words(f"play.{ASKED[name] if asks and name in ASKED else name}")}
    if name == "pause":
        labels.add(view.words("play.go_on"))
    if name == "speed" and has_speed:
        labels = {view.words("play.speed_of", speed=speed) for speed, _ in SPEEDS}
    return max(sorted(labels), key=lambda label: view.text_width(label, TEXT))


def _fitting(view: View, place: ButtonPlace, facts: TableFacts) -> tuple[str, float]:
    """The words of a button that have room in its place, and the size of their letters.

    A place is as wide as its usual button needs it; another one may have to be brief.
    """
    if place.form is ICON:
        return "", place.letters
    labels, side = [label_of(view.words, place.name, facts)], facts.takes_over_for
    if place.name == "take_over" and side:
        labels += [view.words("play.play_side", side=side), side]
    elif place.name in ACTIONS and (short := ACTIONS[place.name].short):
        labels.append(view.words(short))
    for label in labels:
        letters = letters_in(view, label, place)
        if letters is not None:
            return label, letters
    return "", HEADING


def tip_of(view: View, name: str, facts: TableFacts) -> str:
    """What a button does, and the key that does the same."""
    words = view.words
    what = words(f"play.tip_{_face(name, facts)}")
    if name == "take_over" and facts.takes_over_for:
        what = label_of(words, name, facts)
    if name == "undo" and facts.no_undo:
        return words("play.off_because", what=what, why=facts.no_undo)
    if name == "speed" and facts.speed:
        what = f"{what}: {facts.speed}"
    return view.with_key(what, name, AT_TABLE)


def icon_of(name: str, facts: TableFacts) -> str:
    """The picture on a button."""
    if name in DRAWERS:
        return DRAWERS[name][0]
    return "play" if name == "pause" and facts.is_held else ACTIONS[name].icon


def kind_of(name: str, facts: TableFacts) -> str:
    """The colours of a button."""
    if name in DRAWERS:
        return DRAWERS[name][1]
    if name == "menu" and any(ACTIONS[each].is_next for each in facts.buttons):
        return "plain"
    return ACTIONS[name].kind


def _face(name: str, facts: TableFacts) -> str:
    """What a button says now: one that lets computers wait lets them go on when they do.

    What a friend at another computer must agree to is a question.
    """
    if facts.is_afar and name in ASKED:
        return ASKED[name]
    return "go_on" if name == "pause" and facts.is_held else name
