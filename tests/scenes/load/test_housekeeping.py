"""Saves that are renamed, deleted and brought back."""

import os
from pathlib import Path

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.load.rename import Rename
from jungle_pg.stage.inputs import Key
from jungle_pg.texts.languages import language_of
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES
from tests.scenes.load.desk_of_saves import CALM, EngineClient, a_world_with, write

UNASKED = Settings(confirm=False, reduced_motion=True)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def renaming(engine: EngineClient) -> Rename:
    scene = engine.show.stack.top
    assert isinstance(scene, Rename)
    return scene


@each_of("way", ["f2", "button"])
def test_a_save_gets_another_name_in_the_list_and_on_the_disk(tmp_path: Path, way: str) -> None:
    write(tmp_path, "old.json", hours_ago=1)
    write(tmp_path, "other.json", hours_ago=2)
    engine = EngineClient(a_world_with(tmp_path))
    if way == "f2":
        engine.keys("f2")
    else:
        engine.press("rename")
    assert renaming(engine).field.text == "old"
    engine.type("雨天 game")
    engine.keys("enter")
    assert files(tmp_path / "saves") == ["other.json", "雨天 game.json"]
    assert engine.names == ["雨天 game", "other"]
    assert engine.chosen == "雨天 game"
    assert engine.toasts == ["It is called 雨天 game.json now."]


@each_of(
    ("typed", "words"),
    [
        ("a/b", "A name holds no / and no \\"),
        ("what?", 'A name holds none of < > : " | ? *'),
        ("CON", "Windows keeps this name for itself"),
        (" x", "A name does not begin or end with a blank, or end with a dot"),
        ("other", "A file of that name is there already"),
        ("other.json", "A file of that name is there already"),
        ("x" * 250, "This name is too long"),
    ],
)
def test_a_bad_name_is_refused_while_it_is_typed(tmp_path: Path, typed: str, words: str) -> None:
    write(tmp_path, "mine.json", hours_ago=1)
    write(tmp_path, "other.json", hours_ago=2)
    engine = EngineClient(a_world_with(tmp_path))
    engine.keys("f2")
    engine.type(typed)
    scene = renaming(engine)
    assert scene.problem == words
    assert not scene.yes.is_enabled
    engine.keys("enter")
    assert renaming(engine) is scene, "it stays open"
    assert files(tmp_path / "saves") == ["mine.json", "other.json"]


def test_an_emptied_name_is_refused_in_both_languages(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    for language in LANGUAGES:
        settings = Settings(language=language, reduced_motion=True)
        engine = EngineClient(a_world_with(tmp_path, settings))
        engine.keys("f2")
        engine.keys("backspace")
        assert renaming(engine).problem == language_of(language)("save_name.empty")


def test_esc_or_the_same_name_change_nothing(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.keys("f2", "escape")
    assert engine.show.names == ["below", "load"]
    engine.keys("f2", "enter")
    assert engine.show.names == ["below", "load"]
    assert engine.toasts == []
    assert files(tmp_path / "saves") == ["mine.json"]


def test_a_name_that_was_taken_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.keys("f2")
    engine.type("new")
    (tmp_path / "saves" / "new.json").write_text("not mine", encoding="utf-8")
    engine.keys("enter")
    assert renaming(engine).problem == "A file of that name is there already"
    assert (tmp_path / "saves" / "new.json").read_text(encoding="utf-8") == "not mine"


def test_where_nothing_may_be_written_a_save_keeps_its_name_and_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, "mine.json")
    engine = EngineClient(a_world_with(tmp_path, UNASKED))

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "replace", refuse)
    engine.keys("f2")
    engine.type("new")
    engine.keys("enter")
    assert renaming(engine).problem == "It keeps its name: the system does not permit it"
    engine.keys("escape")
    engine.keys("delete")
    assert engine.toasts[-1] == "mine could not be deleted: the system does not permit it."
    assert engine.names == ["mine"]
    assert path.is_file()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write all")
def test_a_folder_that_can_only_be_read_keeps_its_files(tmp_path: Path) -> None:
    path = write(tmp_path, "mine.json")
    path.parent.chmod(0o500)
    engine = EngineClient(a_world_with(tmp_path, UNASKED))
    engine.keys("delete")
    path.parent.chmod(0o700)
    assert "does not permit" in engine.toasts[-1]
    assert path.is_file()


def test_deleting_asks_first_and_enter_keeps_the_save(tmp_path: Path) -> None:
    write(tmp_path, "mine.json")
    engine = EngineClient(a_world_with(tmp_path))
    engine.keys("delete")
    assert engine.says("Move “mine” to the bin?")
    engine.keys("enter")
    assert files(tmp_path / "saves") == ["mine.json"]
    engine.press("delete")
    engine.press("yes")
    assert files(tmp_path / "saves") == []
    assert files(tmp_path / "bin") == ["mine.json"]


def test_a_deleted_save_lies_in_the_bin_and_the_next_one_is_chosen(tmp_path: Path) -> None:
    for name, hours in (("a", 1), ("b", 2), ("c", 3)):
        write(tmp_path, f"{name}.json", hours_ago=hours)
    engine = EngineClient(a_world_with(tmp_path, UNASKED))
    engine.keys("down", "delete")
    assert engine.names == ["a", "c"]
    assert engine.chosen == "c"
    assert engine.toasts == [f"b lies in the bin now: {tmp_path / 'bin' / 'b.json'}"]
    engine.keys("delete")
    assert engine.chosen == "a"
    engine.keys("delete")
    assert engine.says("No saved games yet")


@each_of("way", ["button", "key"])
def test_what_was_deleted_last_can_be_brought_back(tmp_path: Path, way: str) -> None:
    for name, hours in (("a", 1), ("b", 2)):
        write(tmp_path, f"{name}.json", hours_ago=hours)
    engine = EngineClient(a_world_with(tmp_path, UNASKED))
    engine.keys("delete")
    if way == "button":
        engine.press("bring_back")
    else:
        engine.show.do(Key("z", ctrl=True))
    assert files(tmp_path / "saves") == ["a.json", "b.json"]
    assert engine.names == ["a", "b"]
    assert engine.chosen == "a"
    assert engine.toasts[-1] == "a is back."
    assert not engine.scene.has_binned
    engine.keys("enter")
    assert engine.show.names == ["below", "play"]


def test_the_last_save_that_was_deleted_can_be_brought_back_too(tmp_path: Path) -> None:
    write(tmp_path, "only.json")
    engine = EngineClient(a_world_with(tmp_path, UNASKED))
    engine.keys("delete")
    engine.show.do(Key("z", ctrl=True))
    assert engine.names == ["only"]


def test_a_save_that_cannot_be_brought_back_is_told(tmp_path: Path) -> None:
    write(tmp_path, "a.json", hours_ago=1)
    write(tmp_path, "b.json", hours_ago=2)
    engine = EngineClient(a_world_with(tmp_path, UNASKED))
    engine.keys("delete")
    (tmp_path / "bin" / "a.json").unlink()
    engine.press("bring_back")
    assert engine.toasts[-1] == "a could not be brought back: the folder is gone."
    assert engine.names == ["b"]


def test_a_damaged_file_can_be_renamed_and_deleted_too(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "bad.json").write_text("{", encoding="utf-8")
    engine = EngineClient(a_world_with(tmp_path, UNASKED))
    engine.keys("f2")
    engine.type("worse")
    engine.keys("enter")
    assert engine.names == ["worse"]
    engine.keys("delete")
    assert files(tmp_path / "bin") == ["worse.json"]


def test_keys_alone_find_rename_delete_and_load(tmp_path: Path) -> None:
    for name, hours in (("alpha", 1), ("beta", 2), ("gamma", 3)):
        write(tmp_path, f"{name}.json", hours_ago=hours)
    engine = EngineClient(a_world_with(tmp_path, CALM))
    engine.show.do(Key("/"))
    engine.type("a")
    engine.keys("enter", "end", "f2")
    engine.type("delta")
    engine.keys("enter", "delete", "tab", "tab", "escape")
    assert engine.names == ["alpha", "beta", "delta"]
    engine.keys("home", "enter")
    assert engine.show.names == ["below", "play"]
    assert engine.toasts[-1] == "Game loaded from alpha.json"
