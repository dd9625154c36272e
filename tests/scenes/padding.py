"""Scenes played by gamepads alone, as the program hands them on."""

from dataclasses import replace

from jungle_pg.scenes.base import Push, Say, Scene
from jungle_pg.scenes.world import World
from jungle_pg.shell.input.devices import Devices
from jungle_pg.stage.input.inputs import Input, PadPlugged, PadPress, PadScroll
from tests.scenes.acting import STEP_S, Performance


class PadShow(Performance):
    """A performance that hears gamepads; one with letters is plugged in."""

    def __init__(
        self, first: Scene, world: World | None = None, size: tuple[int, int] = (1280, 720)
    ) -> None:
        super().__init__(first, world, size)
        self.devices = Devices(self.stack, self.world)
        self.hand(PadPlugged(1, "letters"))

    def hand(self, event: Input) -> None:
        """Give an input of any device to the program."""
        if self.devices.notice(event):
            self.stack.arrange(replace(self.stack.view, device=self.devices.used))
        self.now += STEP_S
        match self.devices.meant(event, self.now):
            case None:
                self.rest(STEP_S)
            case Push(scene):
                self.stack.open(scene, self.now)
                self.rest(1.0)
            case Say() as wish:
                self.wishes.append(wish)
            case meant:
                self.do(meant)

    def pad(self, *buttons: str, number: int = 0) -> None:
        """Press buttons of a gamepad one after the other."""
        for button in buttons:
            self.hand(PadPress(button, number))

    def scroll(self, up: float) -> None:
        """Push the stick that scrolls."""
        self.hand(PadScroll(up))

    @property
    def focus(self) -> str:
        """The name of the widget that has the focus."""
        return "" if self.page.focused is None else self.page.focused.name

    @property
    def said(self) -> list[str]:
        """What the program was asked to say."""
        return [wish.text for wish in self.wishes if isinstance(wish, Say)]
