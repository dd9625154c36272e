"""Saves that are being loaded, and what for."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from jungle_pg.scenes.load.shelf import Loading


class Wish(StrEnum):
    """What a save is loaded for."""

    PLAY = "play"
    WATCH = "watch"


@dataclass(frozen=True, slots=True)
class Job:
    """A save being loaded."""

    path: Path
    wish: Wish
    loading: Loading
