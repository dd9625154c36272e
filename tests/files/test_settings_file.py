"""The file of settings: what two programs, damage and a failing disk leave of it."""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from jungle_pg.files.settings import Settings, SettingsFile
from tests.files.test_settings import UNUSUAL, USUAL, stored
from tests.systems import IS_WINDOWS


def test_a_missing_file_is_no_problem(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path / "settings.json").load(UNUSUAL) == (UNUSUAL, ())


def test_saved_settings_are_loaded_again(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "config" / "settings.json")
    assert file.save(UNUSUAL) is None
    assert file.load(USUAL) == (UNUSUAL, ())
    assert file.save(USUAL) is None
    assert file.load(UNUSUAL) == (USUAL, ())
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_an_unreadable_file_gives_the_defaults_and_is_not_overwritten(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.mkdir()
    settings, (problem,) = file.load(UNUSUAL)
    assert settings == UNUSUAL
    assert "cannot be read" in problem
    refusal = file.save(USUAL)
    assert refusal is not None
    assert refusal.startswith("settings.json could not be written")
    assert file.path.is_dir()


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"{", stored(theme="?").encode()])
def test_a_damaged_file_is_kept_before_it_is_overwritten(data: bytes, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_bytes(data)
    _, problems = file.load(USUAL)
    assert len(problems) == 1
    assert file.save(UNUSUAL) is None
    assert (tmp_path / "settings.damaged.json").read_bytes() == data
    assert file.load(USUAL) == (UNUSUAL, ())


def test_a_second_damage_does_not_replace_the_first_kept_file(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    for data in (b"first", b"second"):
        file.path.write_bytes(data)
        assert file.save(USUAL) is None
    kept = {path.name: path.read_bytes() for path in tmp_path.glob("*damaged*")}
    assert kept == {"settings.damaged.json": b"first", "settings.damaged-2.json": b"second"}


def test_a_failed_save_says_so_and_keeps_the_old_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    file = SettingsFile(tmp_path / "settings.json")
    file.save(UNUSUAL)
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        problem = file.save(USUAL)
    assert problem == f"settings.json could not be written to {tmp_path}: the disk is full."
    assert file.load(USUAL) == (UNUSUAL, ())


def test_a_folder_that_is_a_file_is_survived(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way")
    file = SettingsFile(tmp_path / "config" / "settings.json")
    settings, problems = file.load(UNUSUAL)
    assert settings == UNUSUAL
    # Windows says that there is no such file, and that is nothing to tell.
    assert len(problems) == (0 if IS_WINDOWS else 1)
    problem = file.save(USUAL)
    assert problem is not None
    assert "a file is where a folder should be" in problem


def test_two_programs_keep_each_others_changes(tmp_path: Path) -> None:
    one, other = (SettingsFile(tmp_path / "settings.json") for _ in range(2))
    settings, _ = one.load(Settings())
    other.load(Settings())
    assert other.save(replace(settings, theme="night", music_volume=5)) is None
    assert one.save(replace(settings, ui_scale=150)) is None
    stored, problems = SettingsFile(tmp_path / "settings.json").load(Settings())
    assert stored == replace(settings, theme="night", music_volume=5, ui_scale=150)
    assert problems == ()


def test_of_two_programs_that_change_the_same_the_last_one_wins(tmp_path: Path) -> None:
    one, other = (SettingsFile(tmp_path / "settings.json") for _ in range(2))
    settings, _ = one.load(Settings())
    other.load(Settings())
    other.save(replace(settings, ui_scale=75))
    one.save(replace(settings, ui_scale=150))
    assert other.load(Settings())[0].ui_scale == 150
