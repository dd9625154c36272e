"""The sound device goes away while the program runs: that is told once, and the rest goes on."""

from pathlib import Path

import pygame
import pytest

from jungle_pg.files.folders import user_folders
from tests.shell.test_start import close, point, run


def test_the_program_goes_on_without_its_sound_device(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    was_open: list[bool] = []

    def unplug() -> None:
        was_open.append(pygame.mixer.get_init() is not None)
        pygame.mixer.quit()

    folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path)})
    assert run(folders, {3: unplug, 4: point, 6: point, 9: close}) == 0
    assert was_open == [True]
    (line,) = capsys.readouterr().err.splitlines()
    assert line == "jungle-pg: The sound device is gone; the game goes on without sound."
