"""Saves that are renamed, deleted and brought back."""

import os
from pathlib import Path

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.saves.naming import Rename
from jungle_pg.stage.input.inputs import Key
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES
from tests.scenes.saves.load_show import CALM, LoadShow, a_world_with, write
from tests.words import language_of

UNASKED = Settings(confirm=False, reduced_motion=True)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def renaming(load: LoadShow) -> Rename:
    scene = load.show.stack.top
    assert isinstance(scene, Rename)
    return scene


@each_of("way", ["f2", "button"])
def test_a_save_gets_another_name_in_the_list_and_on_the_disk(tmp_path: Path, way: str) -> None:
    write(tmp_path, "old.json", hours_ago=1)
    write(tmp_path, "other.json", hours_ago=2)
    load = LoadShow(a_world_with(tmp_path))
    if way == "f2":
        load.keys("f2")
    else:
        load.press("rename")
    assert renaming(load).field.text == "old"
    load.type("雨天 game")
    load.keys("enter")
    assert files(tmp_path / "saves") == ["other.json", "雨天 game.json"]
    assert load.names == ["雨天 game", "other"]
    assert load.chosen == "雨天 game"
    assert load.toasts == ["It is called 雨天 game.json now."]


@each_of(
    ("typed", "words"),
    [
        ("a/b", "A name holds no / and no \\"),
        ("what?", 'A name holds none of < > : " | ? *'),
        ("CON", "Windows keeps this name for itself"),
        ("x.", "A name does not begin or end with a blank, or end with a dot"),
        ("other", "A file of that name is there already"),
        ("other.json", "A file of that name is there already"),
        ("x" * 250, "This name is too long"),
    ],
)
def test_a_bad_name_is_refused_while_it_is_typed(tmp_path: Path, typed: str, words: str) -> None:
    write(tmp_path, "mine.json", hours_ago=1)
    write(tmp_path, "other.json", hours_ago=2)
    load = LoadShow(a_world_with(tmp_path))
    load.keys("f2")
    load.type(typed)
    scene = renaming(load)
    assert scene.problem == words
    assert not scene.yes.is_enabled
    load.keys("enter")
    assert renaming(load) is scene, "it stays open"
    assert files(tmp_path / "saves") == ["mine.json", "other.json"]


def test_blanks_around_a_new_name_are_nobodys_mistake(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    load = LoadShow(a_world_with(tmp_path))
    load.keys("f2")
    load.type(" yours ")
    load.keys("enter")
    assert files(tmp_path / "saves") == ["yours.json"]


def test_an_emptied_name_is_refused_in_both_languages(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    for language in LANGUAGES:
        settings = Settings(language=language, reduced_motion=True)
        load = LoadShow(a_world_with(tmp_path, settings))
        load.keys("f2")
        load.keys("backspace")
        assert renaming(load).problem == language_of(language)("save_name.empty")


def test_esc_or_the_same_name_change_nothing(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    load = LoadShow(a_world_with(tmp_path))
    load.keys("f2", "escape")
    assert load.show.names == ["below", "load"]
    load.keys("f2", "enter")
    assert load.show.names == ["below", "load"]
    assert load.toasts == []
    assert files(tmp_path / "saves") == ["mine.json"]


def test_a_name_that_was_taken_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    load = LoadShow(a_world_with(tmp_path))
    load.keys("f2")
    load.type("new")
    (tmp_path / "saves" / "new.json").write_text("not mine", encoding="utf-8")
    load.keys("enter")
    assert renaming(load).problem == "A file of that name is there already"
    assert (tmp_path / "saves" / "new.json").read_text(encoding="utf-8") == "not mine"


def test_where_nothing_may_be_written_a_save_keeps_its_name_and_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, "mine.json")
    load = LoadShow(a_world_with(tmp_path, UNASKED))

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    load.keys("f2")
    load.type("new")
    load.keys("enter")
    assert renaming(load).problem == "It keeps its name: the system does not permit it"
    load.keys("escape")
    load.keys("delete")
    assert load.toasts[-1] == "mine could not be deleted: the system does not permit it."
    assert load.names == ["mine"]
    assert path.is_file()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_that_can_only_be_read_keeps_its_files(tmp_path: Path) -> None:
    path = write(tmp_path, "mine.json")
    path.parent.chmod(0o500)
    load = LoadShow(a_world_with(tmp_path, UNASKED))
    load.keys("delete")
    path.parent.chmod(0o700)
    assert "does not permit" in load.toasts[-1]
    assert path.is_file()


def test_deleting_asks_first_and_enter_keeps_the_save(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    load = LoadShow(a_world_with(tmp_path))
    load.keys("delete")
    assert load.says("Move “mine” to the bin?")
    load.keys("enter")
    assert files(tmp_path / "saves") == ["mine.json"]
    load.press("delete")
    load.press("yes")
    assert files(tmp_path / "saves") == []
    assert files(tmp_path / "bin") == ["mine.json"]


def test_a_deleted_save_lies_in_the_bin_and_the_next_one_is_chosen(tmp_path: Path) -> None:
    for name, hours in (("a", 1), ("b", 2), ("c", 3)):
        write(tmp_path, f"{name}.json", hours_ago=hours)
    load = LoadShow(a_world_with(tmp_path, UNASKED))
    load.keys("down", "delete")
    assert load.names == ["a", "c"]
    assert load.chosen == "c"
    assert load.toasts == [f"b lies in the bin now: {tmp_path / 'bin' / 'b.json'}"]
    load.keys("delete")
    assert load.chosen == "a"
    load.keys("delete")
    assert load.says("No saved games yet")


@each_of("way", ["button", "key"])
def test_what_was_deleted_last_can_be_brought_back(tmp_path: Path, way: str) -> None:
    for name, hours in (("a", 1), ("b", 2)):
        write(tmp_path, f"{name}.json", hours_ago=hours)
    load = LoadShow(a_world_with(tmp_path, UNASKED))
    load.keys("delete")
    if way == "button":
        load.press("bring_back")
    else:
        load.show.do(Key("z", ctrl=True))
    assert files(tmp_path / "saves") == ["a.json", "b.json"]
    assert load.names == ["a", "b"]
    assert load.chosen == "a"
    assert load.toasts[-1] == "a is back."
    assert not load.scene.has_binned
    load.keys("enter")
    assert load.show.names == ["below", "play"]


def test_the_last_save_that_was_deleted_can_be_brought_back_too(tmp_path: Path) -> None:
    write(tmp_path, "only.json")
    load = LoadShow(a_world_with(tmp_path, UNASKED))
    load.keys("delete")
    load.show.do(Key("z", ctrl=True))
    assert load.names == ["only"]


def test_a_save_that_cannot_be_brought_back_is_told(tmp_path: Path) -> None:
    write(tmp_path, "a.json", hours_ago=1)
    write(tmp_path, "b.json", hours_ago=2)
    load = LoadShow(a_world_with(tmp_path, UNASKED))
    load.keys("delete")
    (tmp_path / "bin" / "a.json").unlink()
    load.press("bring_back")
    assert load.toasts[-1] == "a could not be brought back: the folder is gone."
    assert load.names == ["b"]


def test_a_damaged_file_can_be_renamed_and_deleted_too(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "bad.json").write_text("{", encoding="utf-8")
    load = LoadShow(a_world_with(tmp_path, UNASKED))
    load.keys("f2")
    load.type("worse")
    load.keys("enter")
    assert load.names == ["worse"]
    load.keys("delete")
    assert files(tmp_path / "bin") == ["worse.json"]


def test_keys_alone_find_rename_delete_and_load(tmp_path: Path) -> None:
    for name, hours in (("alpha", 1), ("beta", 2), ("gamma", 3)):
        write(tmp_path, f"{name}.json", hours_ago=hours)
    load = LoadShow(a_world_with(tmp_path, CALM))
    load.show.do(Key("/"))
    load.type("a")
    load.keys("enter", "end", "f2")
    load.type("delta")
    load.keys("enter", "delete", "tab", "tab", "escape")
    assert load.names == ["alpha", "beta", "delta"]
    load.keys("home", "enter")
    assert load.show.names == ["below", "play"]
    assert load.toasts[-1] == "Game loaded from alpha.json"
