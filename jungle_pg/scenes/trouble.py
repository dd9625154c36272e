"""The last screen after a mistake in the program: what is kept and where the report is."""

from jungle_pg.scenes.base import Command, Quit
from jungle_pg.scenes.modal_dialog import ButtonRow
from jungle_pg.scenes.question import Told
from jungle_pg.stage.ops import Box, DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act


class Trouble(Told):
    """Says what happened and closes, without a sound."""

    name = "trouble"
    is_opaque = True

    def __init__(self, report: str | None, *, has_match: bool = False) -> None:
        self._report, self._has_match = report, has_match
        self._close = Button("close", icon="quit", kind="green")
        super().__init__(lambda sound: None, [ButtonRow((self._close,))], "close", "close")

    def set_labels(self, view: View) -> None:
        self._close.label = view.words("trouble.close")

    def heading(self, view: View) -> str:
        return view.words("trouble.heading")

    def text(self, view: View) -> str:
        words = view.words
        if self._report is None:
            written = words("trouble.no_report")
        else:
            written = words("trouble.report", path=self._report)
        what = words("trouble.stopped_match" if self._has_match else "trouble.stopped")
        return words("trouble.all", what=what, written=written)

    def take(self, act: Act, now: float) -> Command | None:
        """The button, Enter or Esc ends the program."""
        return Quit()

    def draw(self, now: float) -> DrawList:
        """A dialog on a plain ground: no picture is needed that might be the cause."""
        assert self.view is not None
        ground = Box(0, 0, self.view.width, self.view.height, self.view.theme.backdrop)
        return (ground, Group("dialog", super().draw(now)))
