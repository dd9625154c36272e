"""From the key in the window to the file in the player's folder, with everything real."""

import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from jungle_pg.cabinet import games
from jungle_pg.files.folders import Folders, user_folders
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.world import World
from jungle_pg.shell.start import CliOptions, Time, play
from tests.scenes.table.played import GAME, played
from tests.words import language_of

PATIENCE_S = 60


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return user_folders({"JUNGLE_PG_HOME": str(tmp_path)})


def press(key: int) -> Callable[[], None]:
    def post() -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    return post


def close() -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def run(
    folders: Folders, script: dict[int, Callable[[], None]], is_over: Callable[[], bool]
) -> int:
    """Open a replay, do something at some turns, and close the window when it is over."""
    turns, deadline = 0, time.monotonic() + PATIENCE_S

    def sleep(seconds: float) -> None:
        nonlocal turns
        turns += 1
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.01)
        script.get(turns, lambda: None)()
        if turns > max(script) and is_over():
            close()

    def replay(world: World) -> Scene:
        return Replay(world, GAME, played(plies=30))

    clocks = Time(time.monotonic, sleep, lambda: datetime(2026, 5, 4, 12, 30))
    cli_options = CliOptions(size=(640, 480), language="en", is_silent=True)
    return play(replay, games, language_of, cli_options, folders, {"LANG": "C"}, clocks)


def pictures(folders: Folders) -> list[Path]:
    return sorted(folders.pictures.glob("**/*")) if folders.pictures.exists() else []


@pytest.mark.process
def test_a_sheet_of_boards_is_exported_from_the_window(folders: Folders) -> None:
    script = {
        20: press(pygame.K_e),
        60: press(pygame.K_TAB),
        62: press(pygame.K_RIGHT),
        64: press(pygame.K_RETURN),
    }
    turns = 0

    def has_stayed() -> bool:
        """It was there for a while, so that its end was told too."""
        nonlocal turns
        turns += any(path.suffix == ".png" for path in pictures(folders))
        return turns > 50

    assert run(folders, script, has_stayed) == 0
    (path,) = pictures(folders)
    assert path.name == "jungle_game_20260504_123000.png"
    assert pygame.image.load(str(path)).get_width() > 500


def test_a_window_that_is_closed_meanwhile_leaves_nothing(folders: Folders) -> None:
    script = {20: press(pygame.K_e), 60: press(pygame.K_RETURN)}
    assert run(folders, script, lambda: True) == 0
    assert pictures(folders) == []
