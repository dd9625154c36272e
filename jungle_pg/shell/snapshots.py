"""Pictures of the window, which carry the game that is seen on them."""

from collections.abc import Callable, Sequence
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import pygame
from pygame import Surface

from jungle_pg.core.audience import is_secret
from jungle_pg.core.match import Match
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.pictures import carrying
from jungle_pg.core.saving.studies.document import study_text
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.study.study import Study
from jungle_pg.files.atomic import SHARED, free_path, write_bytes
from jungle_pg.scenes.base import Scene


@runtime_checkable
class ShowsStudy(Protocol):
    """A scene with a study in it."""

    @property
    def study(self) -> Study[Any, Any, Any, Any]:
        """The whole tree."""


@runtime_checkable
class ShowsMatch(Protocol):
    """A scene with a match in it."""

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        """The whole log."""


def carried_by(scenes: Sequence[Scene], stamp: datetime) -> str:
    """The game or study in the top one of some scenes, as a save.

    Nothing where there is none, or where players must not see all of it.
    """
    for scene in reversed(scenes):
        if isinstance(scene, ShowsStudy):
            return study_text(scene.study, stamp)
        if isinstance(scene, ShowsMatch):
            match = scene.match
            return "" if is_secret(match) else save_text(match, TimeState(), stamp)
    return ""


class Snapshots:
    """The folder such pictures go to, each under a name of its own."""

    def __init__(self, folder: Path, today: Callable[[], datetime]) -> None:
        self._folder, self._today = folder, today

    def keep(self, surface: Surface, scenes: Sequence[Scene] = ()) -> tuple[Path, bool]:
        """Write what a surface shows of some scenes as PNG, or CannotWrite.

        Says where it lies, and whether it carries a game.
        """
        file, now = BytesIO(), self._today()
        pygame.image.save(surface, file, "window.png")
        picture, carried = file.getvalue(), carried_by(scenes, now)
        path = free_path(self._folder / f"jungle_{now:%Y%m%d_%H%M%S}.png")
        write_bytes(path, carrying(picture, carried) if carried else picture, mode=SHARED)
        return path, bool(carried)
