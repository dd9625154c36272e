"""Files and folders elsewhere, given by their paths."""

import os
from pathlib import Path

import pytest

from jungle_pg.files.finding import PathKind, found_at, typed_path
from jungle_pg.scenes.load.other_place import OtherPlace
from jungle_pg.stage.inputs import Key
from tests.rows import each_of
from tests.scenes.load.desk_of_saves import Desk, a_world_with, write


def asked(desk: Desk) -> OtherPlace:
    scene = desk.show.stack.top
    assert isinstance(scene, OtherPlace), desk.show.names
    return scene


def give(desk: Desk, path: str) -> None:
    """Paste a path into the dialog."""
    desk.press("open_path")
    desk.world.clipboard.put(path)
    desk.show.do(Key("v", ctrl=True))
    desk.keys("enter")


def test_the_path_of_a_file_opens_it(tmp_path: Path) -> None:
    path = write(tmp_path / "elsewhere", "game.json")
    desk = Desk(a_world_with(tmp_path))
    give(desk, str(path))
    assert desk.toasts == ["Game loaded from game.json"]
    assert desk.show.names == ["below", "play"]


def test_the_path_of_a_folder_lists_it_and_a_button_leads_home(tmp_path: Path) -> None:
    write(tmp_path / "elsewhere", "there.json")
    write(tmp_path, "here.json")
    desk = Desk(a_world_with(tmp_path), (1920, 1080))
    give(desk, str(tmp_path / "elsewhere" / "saves"))
    assert desk.names == ["there"]
    assert desk.chosen == "there"
    assert desk.says("Folder: ")
    desk.press("own_saves")
    assert desk.names == ["here"]
    assert not desk.scene.is_elsewhere


def test_a_folder_without_games_says_so_and_leads_home(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    write(tmp_path, "here.json")
    desk = Desk(a_world_with(tmp_path))
    give(desk, str(tmp_path / "empty"))
    assert desk.says("No games in this folder")
    desk.press("own_saves")
    assert desk.names == ["here"]


def test_a_save_deleted_elsewhere_goes_to_the_same_bin(tmp_path: Path) -> None:
    path = write(tmp_path / "elsewhere", "there.json")
    write(tmp_path, "here.json")
    desk = Desk(a_world_with(tmp_path))
    give(desk, str(path.parent))
    desk.keys("delete")
    desk.press("yes")
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
    desk = Desk(a_world_with(tmp_path))
    desk.press("open_path")
    scene = asked(desk)
    scene.field.change(typed)
    desk.keys("enter")
    assert asked(desk) is scene
    assert scene.problem.startswith(words)
    desk.keys("escape")
    assert desk.names == ["here"]


def test_a_path_no_system_could_have_is_told_as_such(tmp_path: Path) -> None:
    found = found_at(tmp_path / "nul\0")
    assert found.kind is PathKind.UNREADABLE
    assert found.reason


def test_a_folder_that_may_not_be_read_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    desk = Desk(a_world_with(tmp_path))
    monkeypatch.setattr(os, "scandir", refuse)
    give(desk, str(tmp_path))
    assert asked(desk).problem == "It cannot be opened: the system does not permit it"


def test_a_damaged_file_elsewhere_is_answered_in_words(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text("{", encoding="utf-8")
    desk = Desk(a_world_with(tmp_path))
    give(desk, str(path))
    assert desk.toasts == ["Invalid save file format: line 1 is damaged"]


def test_typed_paths_may_have_quotes_and_begin_at_home_or_beside_the_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    beside = tmp_path / "saves"
    assert typed_path(" ~/a b.json ", beside) == tmp_path / "a b.json"
    assert typed_path(f'"{tmp_path}"', beside) == tmp_path
    assert typed_path("b.json", beside) == beside / "b.json"
