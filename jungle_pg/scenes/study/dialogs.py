"""The menu of a study, and the choice of what is thought of a move."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.core.study.node import GLYPHS
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.study.state import StudyState
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import COLUMN, HEADING, HIGH, XL
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

CLOSE: Final = "close"
IN_MENU: Final = {"back": "out"}
"""What is called otherwise where it stands beside the way out of the menu."""
SIGNS: Final = {f"sign_{number}": glyph for number, glyph in GLYPHS.items()}


@dataclass(frozen=True, slots=True)
class StudyChoice:
    """What a player does with a study: the name of an action."""

    action: str


@dataclass(frozen=True, slots=True)
class SignChoice:
    """What a player thinks of a move."""

    glyph: str


class StudyMenu(ModalDialog):
    """Leaves a `StudyChoice`, or nothing."""

    name = "study_menu"
    width = COLUMN + 4 * XL

    def __init__(self, world: World, actions: Sequence[Sequence[Button]], now: float) -> None:
        close = Button(CLOSE, icon="close", kind="green")
        close.sound = "ui_back"
        rows = [ButtonRow(tuple(buttons)) for buttons in actions]
        super().__init__(world.hear, [*rows, ButtonRow((close,))], CLOSE, CLOSE, now)
        world.hear("ui_panel")

    def set_labels(self, view: View) -> None:
        for row in self.rows:
            for button in row.buttons:
                button.label = view.words(f"study.{IN_MENU.get(button.name, button.name)}")

    def heading(self, view: View) -> str:
        return view.words("study.heading")

    def take(self, act: Act, now: float) -> Command | None:
        return Pop(StudyChoice(act.name) if act.name != CLOSE else None)


class SignDialog(ModalDialog):
    """Leaves a `SignChoice`, or nothing; the sign that is there already takes itself away."""

    name = "study_sign"
    width = COLUMN + 4 * XL

    def __init__(self, world: World, at: StudyState, now: float) -> None:
        self._now = at.study.node.glyph
        signs = [
            Button(name, kind="amber" if glyph == self._now else "plain", size=HEADING)
            for name, glyph in SIGNS.items()
        ]
        close = Button(CLOSE, icon="left")
        close.sound = "ui_back"
        rows = [ButtonRow(tuple(signs[at : at + 2]), HIGH) for at in range(0, len(signs), 2)]
        super().__init__(world.hear, [*rows, ButtonRow((close,))], CLOSE, CLOSE, now)
        world.hear("ui_panel")

    def set_labels(self, view: View) -> None:
        for row in self.rows:
            for button in row.buttons:
                sign = SIGNS.get(button.name, "")
                words = view.words(f"study.{button.name}")
                button.label = f"{sign}  {words}" if sign else words

    def heading(self, view: View) -> str:
        return view.words("study.judge")

    def take(self, act: Act, now: float) -> Command | None:
        return Pop(SignChoice(SIGNS[act.name]) if act.name in SIGNS else None)
