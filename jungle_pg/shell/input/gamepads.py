"""Gamepads through SDL: they come and go at any time, and some of them can shake."""

from typing import Final

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from jungle_pg.stage.input.inputs import Input, PadPlugged
from jungle_pg.stage.input.pads import Pad

AXIS_END: Final = 32767.0

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "shoulder_left",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "shoulder_right",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "stick_left_press",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "stick_right_press",
}
POINTING: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "trigger_left"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "trigger_right"),
}
SHAKES_MS: Final = 400
SHAPED: Final = ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony")
"""Words in the names of gamepads that have shapes on their buttons."""


class Gamepads:
    """All that are plugged in, by the number SDL gives each."""

    def __init__(self) -> None:
        self._pads: dict[int, tuple[controller.Controller, Pad]] = {}
        self._sticks: dict[int, tuple[float, float]] = {}
        controller.init()

    def read(self, event: Event, now: float) -> list[Input]:
        """What an event of a gamepad means; nothing for any other."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                return self._plug(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                return self._unplug(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN if event.instance_id in self._pads:
                name = BUTTONS.get(event.button)
                return [*self._pad(event).press(name, now)] if name else []
            case pygame.CONTROLLERBUTTONUP if event.instance_id in self._pads:
                self._pad(event).release(BUTTONS.get(event.button, ""))
            case pygame.CONTROLLERAXISMOTION if event.instance_id in self._pads:
                return self._push(event, now)
        return []

    def due(self, now: float) -> list[Input]:
        """What held buttons do by now."""
        return [each for _, pad in self._pads.values() for each in pad.due(now)]

    def wakes_at(self) -> float | None:
        """When something held acts again."""
        times = (pad.wakes_at() for _, pad in self._pads.values())
        return min((time for time in times if time is not None), default=None)

    def forget(self) -> None:
        """Another window has the player's attention: nothing is held any more."""
        for number, (device, pad) in self._pads.items():
            self._pads[number] = (device, Pad(pad.number))

    def shake(self, strength: float) -> None:
        """Let those shake that can: the harder the longer."""
        for device, _ in self._pads.values():
            device.rumble(strength, strength, round(SHAKES_MS * strength))

    def close(self) -> None:
        """Let go of all."""
        self._pads.clear()
        controller.quit()

    def _plug(self, index: int) -> list[Input]:
        try:
            device = controller.Controller(index)
            number = device.as_joystick().get_instance_id()
        except pygame.error:
            # It was pulled out again before it was opened.
            return []
        if number in self._pads:
            return []
        taken = {pad.number for _, pad in self._pads.values()}
        free = next(each for each in range(len(taken) + 1) if each not in taken)
        self._pads[number] = (device, Pad(free))
        is_shaped = any(word in device.name.lower() for word in SHAPED)
        return [PadPlugged(len(self._pads), "shapes" if is_shaped else "letters", free)]

    def _unplug(self, number: int) -> list[Input]:
        if number not in self._pads:
            return []
        _, pad = self._pads.pop(number)
        self._sticks.pop(number, None)
        return [PadPlugged(len(self._pads), "", pad.number)]

    def _pad(self, event: Event) -> Pad:
        return self._pads[event.instance_id][1]

    def _push(self, event: Event, now: float) -> list[Input]:
        pad, value = self._pad(event), event.value / AXIS_END
        if event.axis in POINTING:
            return [*pad.push(str(event.axis), value, POINTING[event.axis], now)]
        right, up = self._sticks.get(event.instance_id, (0.0, 0.0))
        if event.axis == pygame.CONTROLLER_AXIS_RIGHTX:
            right = value
        else:
            up = -value
        self._sticks[event.instance_id] = (right, up)
        pad.scroll_by(right, up, now)
        return []
