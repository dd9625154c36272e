"""The title with a door that players do not have: F9 opens the workbench."""

from jungle_pg.scenes.base import Command, Push
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import Input, Key
from tools.workbench.workbench import Workbench


class TitleWithDoor(Title):
    """The title of those who build the program."""

    def handle(self, event: Input, now: float) -> Command | None:
        if isinstance(event, Key) and event.name == "f9" and not event.repeat:
            return Push(Workbench(self.world))
        return super().handle(event, now)
