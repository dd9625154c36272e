"""A report that says what cannot be is refused in one line, and reaches no file of the player."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from jungle_pg.cli import run
from jungle_pg.files.folders import Folders, user_folders
from jungle_pg.files.report_diary import diary_text, read_diary
from tests.rows import each_of
from tests.shell.crashing import Mistake, Walk, furnish, key, report_of

Change = Callable[[dict[str, Any]], object]

DAMAGES: dict[str, Change] = {
    "no settings": lambda head: head.pop("settings"),
    "odd settings": lambda head: head["settings"].update(ui_scale=5000),
    "unknown settings": lambda head: head["settings"].update(shell="rm"),
    "no failure": lambda head: head.pop("failure"),
    "odd failure": lambda head: head["failure"].update(place=7),
    "a huge window": lambda head: head.update(size=[10**6, 10**6]),
    "huge settings": lambda head: head["settings"].update(window_size=[16384, 16384]),
    "half a window": lambda head: head.update(size=[800]),
    "no window": lambda head: head.update(size=[-800, -600]),
    "an odd wish": lambda head: head.update(wish="delete"),
    "no seed": lambda head: head.update(seed="luck"),
    "odd files": lambda head: head.update(saves="all"),
    "an odd file": lambda head: head.update(saves=[["a.json"]]),
    "a path up": lambda head: head.update(saves=[["../../up.json", 0, "{}"]]),
    "a path anywhere": lambda head: head.update(saves=[["/up.json", 0, "{}"]]),
    "a path on Windows": lambda head: head.update(dropped=[["..\\up.json", 0, "{}"]]),
    "a hidden file": lambda head: head.update(opened=[[".up.json", 0, "{}"]]),
    "a match that is none": lambda head: head.update(matches=[{"a": 1}]),
    "too many files": lambda head: head.update(saves=[["a.json", 0, "{}"]] * 999),
}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folders: Folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path_factory.mktemp("home"))})
    furnish(folders)
    with Mistake("jungle_pg.scenes.title.title:Title.back").made():
        assert Walk(key(pygame.K_ESCAPE, on="title")).play(folders) == 1
    return report_of(folders)


@each_of("damage", DAMAGES)
def test_a_report_that_cannot_be_is_refused_in_one_line(
    damage: str, report: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head, notes = read_diary(report)
    DAMAGES[damage](head)
    changed = tmp_path / "changed.txt"
    changed.write_text(diary_text(head, notes), "utf-8")
    assert run(["--replay-inputs", str(changed)]) == 2
    said = capsys.readouterr()
    (line,) = said.err.splitlines()
    assert line.startswith("jungle-pg: ")
    assert said.out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["changed.txt"]


@each_of("size", [[0, 0], [10**5, 10**5], ["a", "b"], []])
def test_a_window_cannot_become_just_anything(
    size: list[Any], report: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head, notes = read_diary(report)
    old = b'["size",1,[800,600]]'
    new = str(["size", 1, size]).replace("'", '"').encode()
    at = notes.index(old)
    assert notes[at - 1] == len(old)
    told = notes[: at - 1] + bytes([len(new)]) + new + notes[at + len(old) :]
    changed = tmp_path / "changed.txt"
    changed.write_text(diary_text(head, told), "utf-8")
    assert run(["--replay-inputs", str(changed)]) == 2
    assert "a size in the report is damaged" in capsys.readouterr().err


def test_a_report_of_another_version_says_so(
    report: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head, notes = read_diary(report)
    changed = tmp_path / "changed.txt"
    changed.write_text(diary_text({**head, "program": "0.0.1"}, notes), "utf-8")
    assert run(["--replay-inputs", str(changed)]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert "the report is of version 0.0.1, this is" in line
