"""The game stands still: what can be done with it."""

from dataclasses import replace
from enum import StrEnum
from typing import Any, Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.scenes.base import Change, Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog, place_rows, rows_height
from jungle_pg.scenes.table.offers import may_offer_draw, may_resign
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.panel import HEADING_RISE, panel_ops

WIDTH: Final = 580
SIDE: Final = 42
TOP: Final = 54
BOTTOM: Final = 40
EDGE: Final = 16
FIRST_HEIGHT: Final = 78
HEADING_SIZE: Final = 32


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

    def __init__(self, world: World, match: AnyMatch, now: float) -> None:
        has_saves = world.saves is not None
        rows = [_row(*choices) for choices in possible(match, has_saves=has_saves)]
        rows[-1:-1] = [_switch_row(*switches) for switches in switches_for(match)]
        super().__init__(world, rows, PauseChoice.GO_ON, PauseChoice.GO_ON, now)
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

    def needs(self, view: View) -> tuple[float, float]:
        """The panel with its heading and some air."""
        inner = view.px(WIDTH - 2 * SIDE)
        panels = view.px(TOP + BOTTOM + HEADING_RISE + 2 * EDGE)
        return view.px(WIDTH + 2 * EDGE), rows_height(view, self.rows, inner) + panels

    def lay_out(self, view: View) -> DrawList:
        wide, inner = view.px(WIDTH), view.px(WIDTH - 2 * SIDE)
        high = rows_height(view, self.rows, inner) + view.px(TOP + BOTTOM)
        panel = view.window.centred(wide, high).moved(0, view.px(HEADING_RISE / 2)).snapped()
        area = Rect(panel.x + view.px(SIDE), panel.y + view.px(TOP), inner, high)
        place_rows(view, self.rows, area)
        return panel_ops(view, panel, view.words("pause.heading"), HEADING_SIZE)

    def take(self, name: str) -> Command | None:
        """Leave with what was chosen, or turn a switch."""
        if name in list(PauseSwitch):
            settings = self.world.settings
            changed: dict[str, Any] = {name: not getattr(settings, name)}
            return Change(replace(settings, **changed))
        return Pop(PauseChoice(name))


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
    return ButtonRow(tuple(Button(switch) for switch in switches), ROW_HEIGHT)


def _row(*choices: PauseChoice) -> ButtonRow:
    buttons = []
    for choice in choices:
        button = Button(choice, icon=ICONS[choice], kind=KINDS.get(choice, "plain"))
        if choice is PauseChoice.GO_ON:
            button.sound, button.text_units = "ui_back", 30
        buttons.append(button)
    is_first = PauseChoice.GO_ON in choices
    return ButtonRow(tuple(buttons), FIRST_HEIGHT if is_first else ROW_HEIGHT)
