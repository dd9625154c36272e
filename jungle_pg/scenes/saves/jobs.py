"""Saves that are being loaded, and what for."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from jungle_pg.core.saving.values import Loaded
from jungle_pg.files.saves.folder import Origin
from jungle_pg.scenes.saves.store import Loading, Reopening


class Wish(StrEnum):
    """What a save is loaded for."""

    PLAY = "play"
    WATCH = "watch"


@dataclass(frozen=True, slots=True)
class Job:
    """A save being loaded."""

    path: Path
    origin: Origin
    wish: Wish
    loading: Loading


@dataclass(frozen=True, slots=True)
class TakingUp:
    """A match that was left, on its way back to the board."""

    loaded: Loaded
    reopening: Reopening
