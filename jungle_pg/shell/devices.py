"""What a player plays with: which device was used last, and what its inputs mean by now."""

from jungle_pg.scenes.stack import Stack
from jungle_pg.stage.bindings import FIXED_BUTTONS
from jungle_pg.stage.inputs import Input, Key, PadPlugged, PadPress, PadScroll, Press, Wheel
from jungle_pg.stage.shortcuts import is_for_text
from jungle_pg.stage.view import Device


def is_raw(event: Key | PadPress) -> bool:
    """Whether a scene that listens gets it as it is: what leads about does so there too."""
    return isinstance(event, Key) or event.button not in FIXED_BUTTONS


class Devices:
    """Turns what all devices send into what everything here knows: the mouse and usual keys."""

    def __init__(self, stack: Stack) -> None:
        self._stack = stack
        self._signs: Device = "letters"
        """What is on the buttons of the gamepad that was plugged in last."""
        self.used: Device = "keys"
        """What was used last."""

    def notice(self, event: Input) -> bool:
        """Whether another device is used now, so that hints show other signs."""
        before = self.used
        match event:
            case PadPlugged(signs="shapes" | "letters" as signs):
                self._signs = signs
            case PadPress() | PadScroll():
                self.used = self._signs
            case Key() | Press():
                self.used = "keys"
        return self.used != before

    def meant(self, event: Input) -> Input | None:
        """The usual key for one of the player's own and for what a gamepad does here."""
        stack, bindings = self._stack, self._stack.view.bindings
        match event:
            case Key() | PadPress() if stack.top.listens and is_raw(event):
                return event
            case Key() if not (stack.typing_at() is not None and is_for_text(event)):
                return bindings.meant(event, stack.shortcuts)
            case PadPress():
                return bindings.pressed(event, stack.shortcuts)
            case PadScroll(up, right):
                return Wheel(*stack.view.window.middle, up, right)
        return event
