"""Playing on from a place of a match that is watched: the question against whom."""

from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.core.audience import only_person
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.engine.levels import LEVELS
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import COLUMN, HIGH, XL
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

USUAL_LEVEL: Final = 3
COMPUTER, WEAKER, STRONGER, TWO, CANCEL = "computer", "weaker", "stronger", "two", "cancel"
ICONS: Final = {
    COMPUTER: "computer",
    WEAKER: "minus",
    STRONGER: "plus",
    TWO: "human",
    CANCEL: "left",
}


@dataclass(frozen=True, slots=True)
class BranchChoice:
    """Where a match goes on, and against a computer of which level; None is another person."""

    ply: int
    level: int | None = None


class BranchDialog(ModalDialog):
    """Leaves a `BranchChoice`, or nothing when the player thinks better of it."""

    name = "branch"
    width = COLUMN + 3 * XL

    def __init__(self, world: World, match: AnyMatch, ply: int, now: float) -> None:
        self._ply = ply
        known = [player.level for player in match.setup.players if player.level is not None]
        self.level = known[0] if known else USUAL_LEVEL
        self._buttons = {name: Button(name, icon=icon) for name, icon in ICONS.items()}
        self._buttons[COMPUTER].kind = "green"
        self._buttons[CANCEL].sound = "ui_back"
        rows = [self._row(COMPUTER), self._row(WEAKER, STRONGER), self._row(TWO), self._row(CANCEL)]
        super().__init__(world.hear, rows, COMPUTER, CANCEL, now)
        world.hear("ui_panel")

    def set_labels(self, view: View) -> None:
        for name, button in self._buttons.items():
            button.label = view.words(f"branch.{name}", level=self.level)
        self._buttons[WEAKER].is_enabled = self.level > min(LEVELS)
        self._buttons[STRONGER].is_enabled = self.level < max(LEVELS)

    def heading(self, view: View) -> str:
        return view.words("branch.heading")

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "computer":
                return Pop(BranchChoice(self._ply, self.level))
            case "two":
                return Pop(BranchChoice(self._ply))
            case "cancel":
                return Pop()
        self.level += 1 if act.name == STRONGER else -1
        self.rearrange()
        return None

    def _row(self, *names: str) -> ButtonRow:
        buttons = tuple(self._buttons[name] for name in names)
        return ButtonRow(buttons, HIGH) if COMPUTER in names else ButtonRow(buttons)


def branched(match: AnyMatch, choice: BranchChoice) -> AnyMatch:
    """A new match from a place of another one, which stays as it is."""
    branch = match.branch(choice.ply)
    players = [Player(player.name) for player in match.setup.players]
    if choice.level is not None:
        players[opponent(_person(branch))] = Player(level=choice.level)
    setup = replace(branch.setup, players=(players[0], players[1]), unknown="")
    return replace(branch, setup=setup)


def _person(branch: AnyMatch) -> Seat:
    """Whose side a person takes: that of the only one so far, else the side to move."""
    person = only_person(branch)
    return (branch.actor or 0) if person is None else person
