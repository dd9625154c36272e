"""The game stands still: what can be done with it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from jungle_pg.scenes.base import Change, Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.shortcuts import AT_TABLE
from jungle_pg.stage.scale import COLUMN, HEADING, HIGH, XL
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

GO_ON: Final = "go_on"


@dataclass(frozen=True, slots=True)
class PauseChoice:
    """What a player does with a game that stood still: the name of an action of the table."""

    action: str


class PauseSwitch(StrEnum):
    """What is changed at once while the menu stays, each a switch among the settings."""

    FULL_SCREEN = "full_screen"
    MUTED = "muted"
    FACE_TO_FACE = "face_to_face"


SWITCH_ICONS: Final = {
    PauseSwitch.FULL_SCREEN: ("fullscreen", "window"),
    PauseSwitch.MUTED: ("sound_off", "sound_on"),
    PauseSwitch.FACE_TO_FACE: ("flip", "flip"),
}
"""What a switch that is off leads to, and one that is on."""


class PauseMenu(ModalDialog):
    """Leaves a `PauseChoice`; Esc leaves nothing. Switches act at once, and the menu stays."""

    name = "pause"
    width = COLUMN + 2 * XL

    def __init__(
        self, world: World, actions: Sequence[Sequence[Button]], now: float, *, are_two: bool
    ) -> None:
        go_on = Button(GO_ON, icon="play", kind="green")
        go_on.sound, go_on.text_units = "ui_back", HEADING
        rows = [ButtonRow((go_on,), HIGH)]
        rows += [ButtonRow(tuple(buttons)) for buttons in actions]
        rows[-1:-1] = [_switch_row(*switches) for switches in switches_for(are_two=are_two)]
        self.world = world
        super().__init__(world.hear, rows, GO_ON, GO_ON, now)
        world.hear("ui_panel")

    def set_labels(self, view: View) -> None:
        for row in self.rows:
            for button in row.buttons:
                if button.name in list(PauseSwitch):
                    switch = PauseSwitch(button.name)
                    is_on = getattr(self.world.settings, switch)
                    button.label = view.words(f"pause.{switch}_{'off' if is_on else 'on'}")
                    button.icon = SWITCH_ICONS[switch][is_on]
                else:
                    button.label = label = view.words(f"pause.{button.name}")
                    told = view.with_key(label, button.name, AT_TABLE)
                    button.tip = told if told != label else ""

    def heading(self, view: View) -> str:
        return view.words("pause.heading")

    def take(self, act: Act, now: float) -> Command | None:
        """Leave with what was chosen, or turn a switch."""
        if act.name in list(PauseSwitch):
            settings = self.world.settings
            changed: dict[str, Any] = {act.name: not getattr(settings, act.name)}
            return Change(replace(settings, **changed))
        return Pop(PauseChoice(act.name) if act.name != GO_ON else None)


def switches_for(*, are_two: bool) -> list[tuple[PauseSwitch, ...]]:
    """Window and sound, and how two people sit at one screen."""
    usual = [(PauseSwitch.FULL_SCREEN, PauseSwitch.MUTED)]
    return [*usual, (PauseSwitch.FACE_TO_FACE,)] if are_two else list(usual)


def _switch_row(*switches: PauseSwitch) -> ButtonRow:
    return ButtonRow(tuple(Button(switch) for switch in switches))
