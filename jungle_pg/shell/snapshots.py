"""Pictures of the window, for players who want to keep what they see."""

from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from jungle_pg.files.atomic import SHARED, free_path, write_bytes


class Snapshots:
    """The folder such pictures go to, each under a name of its own."""

    def __init__(self, folder: Path, today: Callable[[], datetime]) -> None:
        self._folder, self._today = folder, today

    def keep(self, surface: Surface) -> Path:
        """Write what a surface shows as PNG; where it lies, or CannotWrite."""
        picture = BytesIO()
        pygame.image.save(surface, picture, "window.png")
        path = free_path(self._folder / f"jungle_{self._today():%Y%m%d_%H%M%S}.png")
        write_bytes(path, picture.getvalue(), mode=SHARED)
        return path
