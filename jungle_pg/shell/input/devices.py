"""What a player plays with: which device was used last, and what its inputs mean by now."""

from dataclasses import replace
from math import hypot
from typing import Final

from jungle_pg.scenes.base import Push, Say
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.bindings import FIXED_BUTTONS
from jungle_pg.stage.input.inputs import (
    Focus,
    Go,
    Input,
    Key,
    PadPlugged,
    PadPress,
    PadScroll,
    Point,
    Press,
    Swipe,
    Typing,
    Use,
    Wheel,
)
from jungle_pg.stage.input.shortcuts import ARROWS, BACK, CHOOSING, EVERYWHERE, by_key, is_for_text
from jungle_pg.stage.view import Device
from jungle_pg.ui.text.field import TextField

MOVED_PX: Final = 12.0
"""How far the mouse must move before it counts as used: a table that is bumped moves it too."""

ACTIONS: Final = {key for key, does in by_key(EVERYWHERE).items() if does == "actions"}


def is_raw(event: Key | PadPress) -> bool:
    """Whether a scene that listens gets it as it is: what leads about does so there too."""
    return isinstance(event, Key) or event.button not in FIXED_BUTTONS


class Devices:
    """Turns what all devices send into what everything here knows: the mouse and usual keys."""

    def __init__(self, stack: Stack, world: World) -> None:
        self._stack, self._world = stack, world
        self._signs: dict[int, Device] = {}
        """What is on the buttons of each gamepad that is plugged in, by its number."""
        self._mouse: tuple[float, float] | None = None
        """Where the mouse was when a gamepad or a finger was used last."""
        self._pad = 0
        """The gamepad that was used last."""
        self._was_used = self._is_missed = False
        """Whether a gamepad that is gone was in use, and whether nothing else was used since."""
        self.used: Device = "keys"
        """What was used last."""

    def notice(self, event: Input) -> bool:
        """Whether another device is used now, so that hints show other signs."""
        before = self.used
        match event:
            case PadPlugged(signs="shapes" | "letters" as signs, pad=pad):
                self._signs[pad] = signs
            case PadPlugged(pad=pad):
                self._was_used = pad == self._pad and before in ("letters", "shapes")
                self._signs.pop(pad, None)
                self.used = "keys" if self._was_used else before
            case PadPress(pad=pad) | PadScroll(pad=pad):
                self.used, self._mouse = self._signs.get(pad, "letters"), None
                self._pad = pad
            case Press(finger=True) | Swipe():
                self.used, self._mouse = "finger", None
            case Key() | Press() | Typing() | Wheel():
                self.used = "keys"
            case Point(x, y, finger=False) if self._has_moved(x, y):
                self.used = "keys"
        return self.used != before

    def _has_moved(self, x: float, y: float) -> bool:
        if self._mouse is None:
            self._mouse = (x, y)
        return hypot(x - self._mouse[0], y - self._mouse[1]) > MOVED_PX

    def meant(self, event: Input, now: float) -> Input | Push | Say | None:
        """The usual input for a key of the player's own and for what a gamepad does here.

        It may also want something of the program, or nothing at all.
        """
        stack = self._stack
        if self._is_missed and isinstance(event, Key | Press | PadPress):
            self._is_missed = False
            stack.handle(Focus(gained=True), now)
        match event:
            case Key() | PadPress() if stack.top.listens and is_raw(event):
                return event
            case Key():
                return self._everywhere(self.usual(event), now)
            case PadPress():
                return self._pressed(event, now)
            case PadPlugged(signs=""):
                return self._pulled_out(now)
        return event

    def usual(self, event: Key) -> Key | None:
        """The usual key for one of the player's own; where text is typed a letter is itself."""
        stack = self._stack
        if stack.typing_at() is not None and is_for_text(event):
            return event
        return stack.view.bindings.meant(event, stack.shortcuts)

    def _pulled_out(self, now: float) -> Say | None:
        """Nobody's time runs while one looks for the gamepad."""
        if not self._was_used:
            return None
        self._is_missed = True
        self._stack.handle(Focus(gained=False), now)
        return Say(self._stack.view.words("pads.gone"), "warning")

    def _pressed(self, event: PadPress, now: float) -> Input | Push | Say | None:
        """A button is pressed from afar where it has one here; else there is a key for it."""
        stack = self._stack
        asked = stack.view.bindings.asked_by(event, stack.shortcuts)
        if asked is None:
            return None
        does, usual = asked.does, asked.keys[0]
        if len(self._signs) > 1 and not stack.top.hears_pad(event.pad, does):
            return None if event.repeat else Say(stack.view.words("pads.not_your_turn"))
        field = stack.top.page.focused
        if isinstance(field, TextField) and does == "press":
            return None if event.repeat else self._keyboard(now)
        if isinstance(field, TextField) and does in ARROWS:
            return Go(does)
        if asked not in CHOOSING and stack.top.page.named(does) is not None:
            return Use(does, event.repeat)
        return self._everywhere(replace(usual, repeat=event.repeat), now)

    def _keyboard(self, now: float) -> Push:
        # Loaded when it is wanted, as the list below: the first frame needs neither.
        from jungle_pg.scenes.over.keyboard import Keyboard

        return Push(Keyboard(self._world, self._stack.top, now))

    def _everywhere(self, key: Key | None, now: float) -> Key | Push | None:
        """A usual key; the one for a list of all actions opens it over a full screen.

        Not over a dialog, which is such a list already, and the list itself goes.
        """
        top = self._stack.top
        if key not in ACTIONS:
            return key
        from jungle_pg.scenes.over.action_list import ActionList

        if isinstance(top, ActionList):
            return BACK
        can_open = top.is_opaque and bool(top.page.pressable)
        return Push(ActionList(self._world, top, now)) if can_open else None
