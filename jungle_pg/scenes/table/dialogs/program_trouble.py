"""A program or a computer player goes wrong at the table: what is wrong, and who plays on."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from jungle_pg.core.log import Player
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.foreign.faults import Fault
from jungle_pg.engine.levels import STAND_IN
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow
from jungle_pg.scenes.programs.captions import fault_text
from jungle_pg.scenes.question import Told
from jungle_pg.scenes.world import World
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

Way: TypeAlias = Literal["again", "level", "person"]

ICONS: Final[dict[Way, tuple[str, str]]] = {
    "again": ("retry", "plain"),
    "level": ("computer", "green"),
    "person": ("human", "plain"),
}
SUCCESSORS: Final[dict[Way, Player]] = {"level": Player(level=STAND_IN), "person": Player()}
"""Who takes the seat, where somebody does."""


@dataclass(frozen=True, slots=True)
class TroubleChoice:
    """How a game goes on where nobody answers for a seat."""

    seat: Seat
    way: Way


class ProgramTrouble(Told):
    """Leaves a `TroubleChoice`; Esc leaves everything as it is, to be looked at."""

    name = "program_trouble"

    def __init__(
        self, world: World, player: Player, seat: Seat, fault: Fault | None, now: float
    ) -> None:
        self._player, self._seat, self._fault = player, seat, fault
        self._buttons = {
            way: Button(way, icon=icon, kind=kind)
            for way, (icon, kind) in ICONS.items()
            if SUCCESSORS.get(way) != player
        }
        rows = [ButtonRow(tuple(self._buttons.values()))]
        usual: Way = "level" if player.is_program else "again"
        super().__init__(world.hear, rows, usual, "leave", now)
        world.hear("error")

    def set_labels(self, view: View) -> None:
        for way, button in self._buttons.items():
            button.label = view.words(f"programs.trouble_{way}", level=STAND_IN)

    def heading(self, view: View) -> str:
        if self._player.is_program:
            return view.readable(self._player.name)
        return view.words("programs.trouble_computer")

    def text(self, view: View) -> str:
        if self._fault is None:
            return view.words("programs.trouble_no_answer")
        return fault_text(view.words, self._fault)

    def take(self, act: Act, now: float) -> Command | None:
        """Somebody decides who plays on."""
        way = next((each for each in ICONS if each == act.name), None)
        return Pop() if way is None else Pop(TroubleChoice(self._seat, way))
