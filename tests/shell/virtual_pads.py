"""Gamepads that SDL itself makes up: all behaves as if they were plugged in."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tests.shell.raw_events import sdl

KIND, AXES, BUTTONS = 1, 6, 15
JOYSTICKS: Final = 0x200
ORDER: Final = (
    *("a", "b", "x", "y", "select", "guide", "start", "stick_left_press", "stick_right_press"),
    *("shoulder_left", "shoulder_right", "up", "down", "left", "right"),
)
"""The buttons of a virtual gamepad, as SDL counts them."""
AXIS: Final = ("left_x", "left_y", "right_x", "right_y", "trigger_left", "trigger_right")
END: Final = 32767


class VirtualPad:
    """One gamepad, plugged in; SDL may have let go of it, then nothing happens any more."""

    def __init__(self) -> None:
        self._sdl = sdl()
        if not self._sdl.SDL_WasInit(JOYSTICKS):
            raise LookupError("nobody listens to gamepads")
        index = self._sdl.SDL_JoystickAttachVirtual(KIND, AXES, BUTTONS, 0)
        if index < 0:
            pytest.skip("this SDL makes up no gamepads")
        self._number = self._sdl.SDL_JoystickGetDeviceInstanceID(index)
        self._sdl.SDL_JoystickOpen(index)

    @property
    def _device(self) -> ctypes.c_void_p | None:
        if not self._sdl.SDL_WasInit(JOYSTICKS):
            return None
        found = self._sdl.SDL_JoystickFromInstanceID(self._number)
        return ctypes.c_void_p(found) if found else None

    def button(self, name: str, *, down: bool) -> None:
        """Press a button or let it go."""
        if (device := self._device) is not None:
            self._sdl.SDL_JoystickSetVirtualButton(device, ORDER.index(name), int(down))

    def axis(self, name: str, value: float) -> None:
        """Put an axis somewhere, from -1 to 1; triggers rest at -1."""
        place = ctypes.c_int16(round(value * END))
        if (device := self._device) is not None:
            self._sdl.SDL_JoystickSetVirtualAxis(device, AXIS.index(name), place)

    def pull_out(self) -> None:
        """It is gone."""
        device = self._device
        if device is None:
            return
        self._sdl.SDL_JoystickClose(device)
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self._number:
                self._sdl.SDL_JoystickDetachVirtual(index)
                return


@contextmanager
def plugged_in() -> Iterator[VirtualPad]:
    """A gamepad that is pulled out in the end."""
    pad = VirtualPad()
    try:
        yield pad
    finally:
        pad.pull_out()
