"""The choice of what to show or to say to the other player."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.net.messages import PHRASES, REACTIONS
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input, Key
from jungle_pg.stage.scale import HIGH, TEXT
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

KEYS: Final = {str(number): what for number, what in enumerate(REACTIONS, start=1)}
"""The keys that show a reaction at once."""
MUTE: Final = "mute_friend"
CLOSE: Final = "close"


@dataclass(frozen=True, slots=True)
class Shown:
    """What a player wants to show: one of the reactions or phrases, or to see no more of them."""

    what: str


class ReactionsDialog(ModalDialog):
    """Leaves `Shown`; Esc leaves nothing."""

    name = "reactions"

    def __init__(self, world: World, *, is_muted: bool) -> None:
        heads = [Button(what, icon=f"emotes/{what}", size=TEXT * 1.6) for what in REACTIONS]
        said = [Button(what, size=TEXT) for what in PHRASES]
        self._mute = Button(MUTE, icon="sound_off" if is_muted else "sound_on", size=TEXT)
        self._is_muted = is_muted
        close = Button(CLOSE, icon="close", size=TEXT)
        close.sound = "ui_back"
        rows = [
            ButtonRow(tuple(heads), HIGH),
            ButtonRow(tuple(said[:4])),
            ButtonRow(tuple(said[4:])),
            ButtonRow((self._mute, close)),
        ]
        super().__init__(world.hear, rows, REACTIONS[0], CLOSE)

    def set_labels(self, view: View) -> None:
        words = view.words
        for row in self.rows[1:3]:
            for button in row.buttons:
                button.label = words(f"friends.say_{button.name}")
        for number, button in enumerate(self.rows[0].buttons, start=1):
            button.tip = words(
                "play.with_key", what=words(f"friends.show_{button.name}"), key=str(number)
            )
        self._mute.label = words("friends.unmute" if self._is_muted else "friends.mute")
        self.rows[3].buttons[1].label = words("friends.close")

    def heading(self, view: View) -> str:
        return view.words("friends.reactions")

    def handle(self, event: Input, now: float) -> Command | None:
        """The keys 1 to 6 show a head here too."""
        if isinstance(event, Key) and event.name in KEYS and not event.repeat:
            return Pop(Shown(KEYS[event.name]))
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        return Pop(None if act.name == CLOSE else Shown(act.name))
