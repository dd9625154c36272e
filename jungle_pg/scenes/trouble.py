"""The last screen after a mistake in the program: what is kept and where the report is."""

from typing import ClassVar

from jungle_pg.scenes.base import Command, Quit, Result
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.dialog import Dialog


class Trouble:
    """Says what happened and closes."""

    name: ClassVar[str] = "trouble"
    is_opaque: bool = True

    def __init__(self, report: str | None, *, has_match: bool = False) -> None:
        self._report, self._has_match = report, has_match
        self._close = Button("close", icon="quit", kind="green")
        self._dialog = Dialog("", "", [self._close], default="close", cancel="close")
        self.page = self._dialog.page
        self._view: View | None = None

    def arrange(self, view: View) -> None:
        """Put the words in and lay out."""
        self._view = view
        self._close.label = view.words("trouble.close")
        self._dialog.heading = view.words("trouble.heading")
        self._dialog.text = self._told(view.words)
        self._dialog.arrange(view)

    def _told(self, words: Words) -> str:
        if self._report is None:
            written = words("trouble.no_report")
        else:
            written = words("trouble.report", path=self._report)
        what = words("trouble.stopped_match" if self._has_match else "trouble.stopped")
        return words("trouble.all", what=what, written=written)

    def handle(self, event: Input, now: float) -> Command | None:
        """The button, Enter or Esc ends the program."""
        return Quit() if self._dialog.handle(event, now) is not None else None

    def update(self, now: float) -> Command | None:
        """It waits for the player."""
        return None

    def draw(self, now: float) -> DrawList:
        """A dialog on a plain ground: no picture is needed that might be the cause."""
        assert self._view is not None
        view = self._view
        ground = Box(0, 0, view.width, view.height, view.theme.backdrop)
        return (ground, Group("dialog", self._dialog.draw(view, now)))

    def wakes_at(self, now: float) -> float | None:
        """When its button changes by itself."""
        return self._dialog.wakes_at(now)

    def resume(self, result: Result, now: float) -> Command | None:
        """Nothing opens over it."""
        return None

    def pointer(self) -> str:
        """The shape of the mouse."""
        return self.page.pointer

    def typing_at(self) -> Rect | None:
        """Nothing is typed here."""
        return None

    def toast_room(self) -> Rect | None:
        """Messages in passing may be anywhere."""
        return None

    def close(self) -> None:
        """Nothing goes on without it."""
