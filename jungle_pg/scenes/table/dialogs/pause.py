"""The game stands still: what can be done with it."""

from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.scenes.base import Change, Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.table.offers import may_offer_draw, may_resign
from jungle_pg.scenes.world import World
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.widget import Act

FIRST_HEIGHT: Final = 78


class PauseChoice(StrEnum):
    """What a player may do with a game that stands still."""

    GO_ON = "go_on"
    SAVE = "save"
    LOAD = "load"
    REPLAY = "replay"
    RULES = "rules"
    KEYS = "keys"
    NEW_GAME = "new_game"
    RESTART = "restart"
    OFFER_DRAW = "offer_draw"
    RESIGN = "resign"
    SETTINGS = "settings"
    MENU = "menu"


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

ICONS: Final = {
    PauseChoice.GO_ON: "play",
    PauseChoice.RULES: "rules",
    PauseChoice.KEYS: "sliders",
    PauseChoice.SAVE: "save",
    PauseChoice.LOAD: "load",
    PauseChoice.REPLAY: "replay",
    PauseChoice.NEW_GAME: "new_game",
    PauseChoice.RESTART: "restart",
    PauseChoice.OFFER_DRAW: "draw_offer",
    PauseChoice.RESIGN: "resign",
    PauseChoice.SETTINGS: "settings",
    PauseChoice.MENU: "home",
}
KINDS: Final = {
    PauseChoice.GO_ON: "green",
    PauseChoice.OFFER_DRAW: "amber",
    PauseChoice.RESIGN: "red",
}


class PauseMenu(ModalDialog):
    """Leaves a `PauseChoice`; Esc goes on. Switches act at once, and the menu stays."""

    name = "pause"
    width = 580

    def __init__(self, world: World, match: AnyMatch, now: float) -> None:
        has_saves = world.saves is not None
        rows = [_row(*choices) for choices in possible(match, has_saves=has_saves)]
        rows[-1:-1] = [_switch_row(*switches) for switches in switches_for(match)]
        self.world = world
        super().__init__(world.hear, rows, PauseChoice.GO_ON, PauseChoice.GO_ON, now)
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
                    button.label = view.words(f"pause.{button.name}")

    def heading(self, view: View) -> str:
        return view.words("pause.heading")

    def take(self, act: Act, now: float) -> Command | None:
        """Leave with what was chosen, or turn a switch."""
        if act.name in list(PauseSwitch):
            settings = self.world.settings
            changed: dict[str, Any] = {act.name: not getattr(settings, act.name)}
            return Change(replace(settings, **changed))
        return Pop(PauseChoice(act.name))


def possible(match: AnyMatch, *, has_saves: bool = False) -> list[tuple[PauseChoice, ...]]:
    """What can be done now, row by row."""
    ending = [
        choice
        for choice, is_possible in (
            (PauseChoice.OFFER_DRAW, may_offer_draw(match)),
            (PauseChoice.RESIGN, may_resign(match)),
        )
        if is_possible
    ]
    watching = (PauseChoice.REPLAY,) if match.cursor else ()
    keeping = (PauseChoice.SAVE, PauseChoice.LOAD) if has_saves else ()
    return [
        (PauseChoice.GO_ON,),
        *([(*keeping, *watching)] if keeping else []),
        (PauseChoice.RULES, PauseChoice.KEYS, *(() if keeping else watching)),
        (PauseChoice.NEW_GAME, PauseChoice.RESTART),
        *([tuple(ending)] if ending else []),
        (PauseChoice.SETTINGS, PauseChoice.MENU),
    ]


def switches_for(match: AnyMatch) -> list[tuple[PauseSwitch, ...]]:
    """Window and sound, and how two people sit at one screen."""
    usual = [(PauseSwitch.FULL_SCREEN, PauseSwitch.MUTED)]
    are_two = all(player.is_human for player in match.setup.players)
    return [*usual, (PauseSwitch.FACE_TO_FACE,)] if are_two else list(usual)


def _switch_row(*switches: PauseSwitch) -> ButtonRow:
    return ButtonRow(tuple(Button(switch) for switch in switches))


def _row(*choices: PauseChoice) -> ButtonRow:
    buttons = []
    for choice in choices:
        button = Button(choice, icon=ICONS[choice], kind=KINDS.get(choice, "plain"))
        if choice is PauseChoice.GO_ON:
            button.sound, button.text_units = "ui_back", 30
        buttons.append(button)
    is_first = PauseChoice.GO_ON in choices
    return ButtonRow(tuple(buttons), FIRST_HEIGHT if is_first else ROW_HEIGHT)
