"""A question over whatever is shown, answered with yes or no."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog, air, told_slot
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import COLUMN, L, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row
from jungle_pg.ui.placing import slot_of
from jungle_pg.ui.widget import Act

Said: TypeAlias = str | Callable[[Words], str]
"""The name of a text, or what makes one in the words of a language."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the player said to a question."""

    question: str
    is_yes: bool


class Told(ModalDialog):
    """A few sentences over buttons that are as wide as their words."""

    def text(self, view: View) -> str:
        """What is told or asked."""
        raise NotImplementedError

    def body(self, view: View) -> tuple[Part, ...]:
        """The sentences, with more air above them than a menu has."""
        return air(0.0, L), told_slot(view, self.text(view))

    def buttons_form(self, view: View) -> Part:
        return beside_or_below(view, [each for row in self.rows for each in row.buttons])


class Question(Told):
    """Yes or no; Esc means no.

    Where yes would lose something the question is grave: yes is a warning, and Enter means no.
    """

    name = "question"

    def __init__(
        self,
        world: World,
        question: str,
        *,
        heading: Said,
        text: Said,
        yes: Said,
        no: Said,
        no_icon: str = "close",
        yes_icon: str = "",
        is_grave: bool = False,
    ) -> None:
        self._question = question
        self._heading, self._text, self._answers = heading, text, (yes, no)
        icon = yes_icon or ("warning" if is_grave else "check")
        self._yes = Button("yes", icon=icon, kind="red" if is_grave else "green")
        self._no = Button("no", icon=no_icon, kind="green" if is_grave else "plain")
        self._no.sound = "ui_back"
        default = "no" if is_grave else "yes"
        super().__init__(world.hear, [ButtonRow((self._yes, self._no))], default, "no")

    def set_labels(self, view: View) -> None:
        for button, said in zip((self._yes, self._no), self._answers, strict=True):
            button.label = _in_words(view.words, said)

    def heading(self, view: View) -> str:
        return _in_words(view.words, self._heading)

    def text(self, view: View) -> str:
        return _in_words(view.words, self._text)

    def take(self, act: Act, now: float) -> Command | None:
        """A button answers."""
        return Pop(Answer(self._question, is_yes=act.name == "yes"))


def beside_or_below(view: View, buttons: Sequence[Button]) -> Choice:
    """In the middle side by side, or equally wide below each other where that is too wide."""
    slots = [slot_of(view, button) for button in buttons]
    narrow = tuple(replace(slot, least=(0.0, None)) for slot in slots)
    stack = Column(narrow, gap=S, wanted=(COLUMN, None))
    in_row = Row(tuple(slots), gap=S, justify="centre")
    return Choice((in_row, Row((Gap(grow=1.0), stack, Gap(grow=1.0)))))


def _in_words(words: Words, said: Said) -> str:
    return words(said) if isinstance(said, str) else said(words)
