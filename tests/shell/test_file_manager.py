"""The system is asked to show a folder, without waiting for it."""

import os
from pathlib import Path
from queue import SimpleQueue

import pytest

from jungle_pg.shell.program import show_folder


def test_each_system_has_its_own_program(tmp_path: Path) -> None:
    asked: SimpleQueue[object] = SimpleQueue()
    for platform, program in (("win32", "explorer"), ("darwin", "open"), ("linux", "xdg-open")):
        show_folder(tmp_path, asked.put, platform)
        assert asked.get(timeout=10) == [program, str(tmp_path)]


@pytest.mark.skipif(os.name != "posix", reason="the program is a shell script")
def test_a_real_program_is_given_the_folder_as_one_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a folder; rm -rf $HOME"
    folder.mkdir()
    told = tmp_path / "told"
    os.mkfifo(told)
    script = tmp_path / "xdg-open"
    script.write_text(f'#!/bin/sh\nprintf %s "$1" > {told}\n', encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    show_folder(folder, platform="linux")
    assert told.read_text(encoding="utf-8") == str(folder)


def test_without_such_a_program_nothing_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    show_folder(tmp_path, platform="linux")
