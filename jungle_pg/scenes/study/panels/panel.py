"""What the study board asks of a panel beside it: the editor, and what computers think."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from jungle_pg.core.rulebook import Pick
from jungle_pg.core.study.node import Drawn
from jungle_pg.scenes.base import Command, Result
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.layout import Part, Solved
from jungle_pg.ui.widget import Act, Widget


@dataclass(frozen=True, slots=True)
class Told:
    """What stands in the strip under the board: `good`, `warn` or `bad`, and in which words."""

    kind: str
    text: str


class StudyPanel(Protocol):
    """A panel is made for a `StudyScreen`, reads its `state` and changes it through its `table`."""

    heading: str
    """The key of its heading."""

    def widgets(self) -> Sequence[Widget]:
        """What is used on it, in the order of the focus; those without a place are not there."""

    def layout(self, view: View) -> Part:
        """Where everything stands; slots are named by widgets and by what draws (`ui/placing`)."""

    def art(self, view: View, at: Solved) -> DrawList:
        """What stands beside its widgets and changes with the study; the same while nothing did."""

    def follow(self, view: View, now: float) -> None:
        """Before every frame: let the widgets show the study as it is."""

    def handle_act(self, act: Act, now: float) -> Command | bool:
        """Something was used, here or on the board: whether it was meant for this panel."""

    def remove(self, pick: Pick) -> bool:
        """Take away what stands on a place of the board, if that is what the hand does now."""

    def resume(self, result: Result, now: float) -> None:
        """A scene that was opened from here has gone."""

    def told(self, words: Words) -> Told | None:
        """What should be said under the board."""

    def arrows(self) -> tuple[Drawn, ...]:
        """What is shown over the board besides what hands have drawn there."""

    def update(self, now: float) -> None:
        """Let time pass."""

    def wakes_at(self, now: float) -> float | None:
        """When it looks different by itself."""

    def close(self) -> None:
        """The study board is left."""
