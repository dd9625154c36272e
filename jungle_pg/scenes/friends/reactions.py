"""The choice of what to show or to say to the other player."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.net.messages import PHRASES, REACTIONS
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.input import shortcuts
from jungle_pg.stage.input.inputs import Input, Key
from jungle_pg.stage.input.shortcuts import ON_REACTIONS, by_key
from jungle_pg.stage.scale import HIGH, TEXT
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

BY_KEY: Final = by_key(shortcuts.REACTIONS)
BY_SHORTCUT: Final = {
    shortcut.does: what for shortcut, what in zip(shortcuts.REACTIONS, REACTIONS, strict=True)
}


def reaction_of(event: Input) -> str | None:
    """What a key shows at once, if it shows anything."""
    return BY_SHORTCUT[BY_KEY[event]] if isinstance(event, Key) and event in BY_KEY else None


MUTE: Final = "mute_friend"
CLOSE: Final = "close"


def reaction_text(words: Words, what: str) -> str:
    """A phrase, or what a head stands for."""
    return words(f"friends.say_{what}" if what in PHRASES else f"friends.show_{what}")


@dataclass(frozen=True, slots=True)
class Shown:
    """What a player wants to show: one of the reactions or phrases, or to see no more of them."""

    what: str


class ReactionsDialog(ModalDialog):
    """Leaves `Shown`; Esc leaves nothing."""

    name = "reactions"
    shortcuts = ON_REACTIONS

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
        for does, button in zip(BY_SHORTCUT, self.rows[0].buttons, strict=True):
            button.tip = view.with_key(words(f"friends.show_{button.name}"), does, ON_REACTIONS)
        self._mute.label = words("friends.unmute" if self._is_muted else "friends.mute")
        self.rows[3].buttons[1].label = words("friends.close")

    def heading(self, view: View) -> str:
        return view.words("friends.reactions")

    def handle(self, event: Input, now: float) -> Command | None:
        """The keys that show a head do so here too."""
        if (what := reaction_of(event)) is not None:
            return Pop(Shown(what))
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        return Pop(None if act.name == CLOSE else Shown(act.name))
