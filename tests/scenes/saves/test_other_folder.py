"""Files and folders elsewhere, given by their paths."""

import os
from pathlib import Path

import pytest

from jungle_pg.files.saves.finding import PathKind, found_at, typed_path
from jungle_pg.scenes.saves.file_browser import FileBrowser
from jungle_pg.stage.input.inputs import Key
from tests.rows import each_of
from tests.scenes.saves.load_show import LoadShow, a_world_with, write


def asked(load: LoadShow) -> FileBrowser:
    scene = load.show.stack.top
    assert isinstance(scene, FileBrowser), load.show.names
    return scene


def give(load: LoadShow, path: str) -> None:
    """Paste a path into the dialog."""
    load.press("open_path")
    load.world.clipboard.put(path)
    load.show.do(Key("v", ctrl=True))
    load.keys("enter")


def test_the_path_of_a_file_opens_it(tmp_path: Path) -> None:
    path = write(tmp_path / "elsewhere", "game.json")
    load = LoadShow(a_world_with(tmp_path))
    give(load, str(path))
    assert load.toasts == ["Game loaded from game.json"]
    assert load.show.names == ["below", "play"]


def test_the_path_of_a_folder_lists_it_and_a_button_leads_home(tmp_path: Path) -> None:
    write(tmp_path / "elsewhere", "there.json")
    write(tmp_path, "here.json")
    load = LoadShow(a_world_with(tmp_path), (1920, 1080))
    give(load, str(tmp_path / "elsewhere" / "saves"))
    assert load.names == ["there"]
    assert load.chosen == "there"
    assert load.says("Folder: ")
    load.press("own_saves")
    assert load.names == ["here"]
    assert not load.scene.is_elsewhere


def test_a_folder_without_games_says_so_and_leads_home(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    write(tmp_path, "here.json")
    load = LoadShow(a_world_with(tmp_path))
    give(load, str(tmp_path / "empty"))
    assert load.says("No games in this folder")
    load.press("own_saves")
    assert load.names == ["here"]


def test_a_save_deleted_elsewhere_goes_to_the_same_bin(tmp_path: Path) -> None:
    path = write(tmp_path / "elsewhere", "there.json")
    write(tmp_path, "here.json")
    load = LoadShow(a_world_with(tmp_path))
    give(load, str(path.parent))
    load.keys("delete")
    load.press("yes")
    assert (tmp_path / "bin" / "there.json").is_file()


@each_of(
    ("typed", "words"),
    [
        ("   ", "Please give a path"),
        ("nowhere.json", "There is no such file or folder"),
        ("saves/here.json/inside", "There is no such file or folder"),
        (os.devnull, "That is neither a file nor a folder"),
    ],
)
def test_a_path_that_leads_nowhere_is_answered_in_words(
    tmp_path: Path, typed: str, words: str
) -> None:
    write(tmp_path, "here.json")
    load = LoadShow(a_world_with(tmp_path))
    load.press("open_path")
    scene = asked(load)
    scene.field.change(typed)
    load.keys("enter")
    assert asked(load) is scene
    assert scene.problem.startswith(words)
    load.keys("escape")
    assert load.names == ["here"]


def test_a_path_no_system_could_have_is_told_as_such(tmp_path: Path) -> None:
    found = found_at(tmp_path / "nul\0")
    assert found.kind is PathKind.UNREADABLE
    assert found.reason


def test_a_folder_that_may_not_be_read_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    load = LoadShow(a_world_with(tmp_path))
    monkeypatch.setattr(os, "scandir", refuse)
    give(load, str(tmp_path))
    assert asked(load).problem == "It cannot be opened: the system does not permit it"


def test_a_damaged_file_elsewhere_is_answered_in_words(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text("{", encoding="utf-8")
    load = LoadShow(a_world_with(tmp_path))
    give(load, str(path))
    assert load.toasts == ["Invalid save file format: line 1 is damaged"]


def test_typed_paths_may_have_quotes_and_begin_at_home_or_beside_the_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    beside = tmp_path / "saves"
    assert typed_path(" ~/a b.json ", beside) == tmp_path / "a b.json"
    assert typed_path(f'"{tmp_path}"', beside) == tmp_path
    assert typed_path("b.json", beside) == beside / "b.json"
