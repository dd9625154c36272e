"""A question over whatever is shown, answered with yes or no."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from jungle_pg.scenes.base import Command, Pop, Result
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.dialog import Dialog

Said: TypeAlias = str | Callable[[Words], str]
"""The name of a text, or what makes one in the words of a language."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the player said to a question."""

    question: str
    is_yes: bool


class Question:
    """Yes or no; Esc means no.

    Where yes would lose something the question is grave: yes is a warning, and Enter means no.
    """

    name: ClassVar[str] = "question"
    is_opaque: bool = False

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
        self.world, self._question = world, question
        self._heading, self._text, self._answers = heading, text, (yes, no)
        icon = yes_icon or ("warning" if is_grave else "check")
        self._yes = Button("yes", icon=icon, kind="red" if is_grave else "green")
        self._no = Button("no", icon=no_icon, kind="green" if is_grave else "plain")
        self._no.sound = "ui_back"
        self._dialog = Dialog(
            "",
            "",
            [self._yes, self._no],
            default="no" if is_grave else "yes",
            cancel="no",
            hear=world.hear,
        )
        self.page = self._dialog.page
        self._view: View | None = None

    def arrange(self, view: View) -> None:
        self._view = view
        words = view.words
        self._yes.label, self._no.label = (_in_words(words, each) for each in self._answers)
        self._dialog.heading = _in_words(words, self._heading)
        self._dialog.text = _in_words(words, self._text)
        self._dialog.arrange(view)

    def handle(self, event: Input, now: float) -> Command | None:
        """A button answers."""
        act = self._dialog.handle(event, now)
        if act is None:
            return None
        return Pop(Answer(self._question, is_yes=act.name == "yes"))

    def update(self, now: float) -> Command | None:
        """A question waits."""
        return None

    def draw(self, now: float) -> DrawList:
        """The dialog over its veil."""
        assert self._view is not None
        return self._dialog.draw(self._view, now)

    def wakes_at(self, now: float) -> float | None:
        """When a button changes by itself."""
        return self._dialog.wakes_at(now)

    def resume(self, result: Result, now: float) -> Command | None:
        """Nothing opens over a question."""
        return None

    def pointer(self) -> str:
        return self.page.pointer

    def typing_at(self) -> Rect | None:
        return None

    def toast_room(self) -> Rect | None:
        return None

    def close(self) -> None:
        """Nothing goes on without it."""


def _in_words(words: Words, said: Said) -> str:
    return words(said) if isinstance(said, str) else said(words)
