"""Small files that are no small files: neither waited for nor read to their end."""

import os
from pathlib import Path

import pytest

from jungle_pg.files.house_rules import HouseRulesFile, NamedRules
from jungle_pg.files.json_files import LARGEST_BYTES, Unreadable, small_file
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.settings import Settings, SettingsFile

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")


@pytest.fixture
def huge(tmp_path: Path) -> Path:
    """A file of many gigabytes that takes no room on the disk."""
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(2**36)
    return path


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe.json"
    os.mkfifo(path)
    return path


def test_a_file_of_a_fair_size_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "fair.json"
    path.write_bytes(b"x" * LARGEST_BYTES)
    assert small_file(path) == b"x" * LARGEST_BYTES


def test_a_huge_file_is_not_read(huge: Path) -> None:
    with pytest.raises(Unreadable, match="too large"):
        small_file(huge)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"directory|denied"):
        small_file(tmp_path)


def test_huge_settings_house_rules_and_memories_are_told_or_as_good_as_none(huge: Path) -> None:
    settings, (told,) = SettingsFile(huge).load(Settings())
    assert settings == Settings()
    assert told == "The settings cannot be read: it is too large. The usual settings are used."
    rules, (told,) = HouseRulesFile(huge).load()
    assert rules == NamedRules()
    assert told == "The house rules cannot be read: it is too large. None of them are shown."
    assert MemoryFile(huge).recall("anything") == {}


def test_a_huge_file_is_not_replaced_since_it_was_never_read(huge: Path) -> None:
    problem = SettingsFile(huge).save(Settings())
    assert problem is not None
    assert "it cannot be read" in problem
    assert huge.stat().st_size == 2**36
    assert [each.name for each in huge.parent.iterdir()] == [huge.name]


@needs_pipes
def test_a_pipe_is_not_waited_for(pipe: Path) -> None:
    _, (told,) = SettingsFile(pipe).load(Settings())
    assert "it is no ordinary file" in told
    assert MemoryFile(pipe).recall("anything") == {}
    assert SettingsFile(pipe).save(Settings()) is not None
