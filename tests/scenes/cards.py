"""Scenes of one colour, to see what a stack does with its scenes."""

from collections.abc import Callable

from jungle_pg.scenes.base import (
    Announcement,
    Command,
    Result,
    Scene,
)
from jungle_pg.scenes.stack import Stack
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key
from jungle_pg.stage.input.shortcuts import CHOOSING
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.page import Page
from tests.ui.looking import view

Answers = Callable[[Result], Command | None]
GO = Key("g")
"""The key upon which a scene does what it was told to."""


class Card:
    """A scene of one colour that remembers what happens to it."""

    def __init__(
        self,
        name: str,
        command: Command | None = None,
        *,
        is_opaque: bool = True,
        answers: Answers = lambda result: None,
        wakes: float | None = None,
    ) -> None:
        self.name, self.is_opaque = name, is_opaque
        self.command, self.wakes = command, wakes
        self.due: Command | None = None
        self.views: list[View] = []
        self.inputs: list[Input] = []
        self.results: list[Result] = []
        self.drawn_at: list[float] = []
        self.is_closed = False
        self._answers = answers

        self.page = Page(())

    shortcuts = CHOOSING
    listens = False

    def hears_pad(self, pad: int, does: str) -> bool:
        return True

    def arrange(self, view: View) -> None:
        self.views.append(view)

    def handle(self, event: Input, now: float) -> Command | None:
        self.inputs.append(event)
        return self.command if event == GO else None

    def grip(self, x: float, y: float) -> Grip:
        return Grip(x, y)

    def update(self, now: float) -> Command | None:
        return self.due

    def draw(self, now: float) -> DrawList:
        self.drawn_at.append(now)
        look = self.views[-1]
        return (Box(0, 0, look.width, look.height, "#123456"), Group(self.name, ()))

    def wakes_at(self, now: float) -> float | None:
        return self.wakes

    def resume(self, result: Result, now: float) -> Command | None:
        self.results.append(result)
        return self._answers(result)

    def pointer(self) -> str:
        return self.name

    def typing_at(self) -> Rect | None:
        return Rect(0, 0, len(self.name), 1)

    def toast_room(self) -> Rect | None:
        return None

    def announce(self) -> Announcement:
        return Announcement(self.name)

    def focus_first(self) -> None:
        return

    def close(self) -> None:
        assert not self.is_closed, "a scene leaves only once"
        self.is_closed = True


def stack_of(*scenes: Scene, calm: bool = False) -> Stack:
    """A stack with these scenes open and nothing on its way."""
    stack = Stack(scenes[0], view(calm=calm))
    for scene in scenes[1:]:
        scene.arrange(stack.view)
        stack.scenes.append(scene)
    return stack


def names(stack: Stack) -> list[str]:
    return [scene.name for scene in stack.scenes]


def shown(ops: DrawList) -> list[str]:
    """The names of the cards that are drawn."""
    found: list[str] = []
    for op in ops:
        if isinstance(op, Group):
            found += shown(op.ops) if op.ops else [op.key]
    return found
