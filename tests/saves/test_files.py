"""Saves as files: names, limits, lists, renaming, the bin."""

import errno
import os
from datetime import datetime
from pathlib import Path

import pytest

from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState, Unsound
from jungle_pg.files.atomic import (
    CannotWrite,
    Reason,
    patiently,
    reason_in_words,
    sweep,
    write_bytes,
)
from jungle_pg.files.saves import reading
from jungle_pg.files.saves.folder import Saves, load_match, save_match, saves_in
from jungle_pg.files.saves.names import default_name, file_name, name_problem
from jungle_pg.texts.save_words import bad_save_text, save_name_text
from tests.rows import each_of
from tests.saves.wandering import RULEBOOKS, STAMP, jungle_match
from tests.words import ENGLISH

MATCH = jungle_match()


def saves(folder: Path) -> Saves:
    return saves_in(folder, lambda: RULEBOOKS)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def said(path: Path) -> str:
    found = load_match(RULEBOOKS, path)
    assert isinstance(found, BadSave)
    return bad_save_text(ENGLISH, found)


def test_a_match_is_saved_and_loaded_in_the_folder_of_the_players_data(tmp_path: Path) -> None:
    path = saves(tmp_path).save("Sunday", MATCH, TimeState(), STAMP)
    assert path == tmp_path / "saves" / "Sunday.json"
    found = saves(tmp_path).load(path)
    assert isinstance(found, Loaded)
    assert found.match == MATCH
    assert names(path.parent) == ["Sunday.json"]


def test_the_usual_name_holds_the_time() -> None:
    name = default_name(datetime(2026, 12, 31, 23, 59, 1), "jungle")
    assert name == "jungle_game_20261231_235901.json"
    assert name_problem(name) is None


@each_of(
    ("name", "problem"),
    [
        ("a game", None),
        ("斗兽棋.json", None),
        ("v1.2", None),
        ("", "empty"),
        ("   ", "empty"),
        (".json", "empty"),
        ("a/b", "separator"),
        ("..\\b", "separator"),
        ("a\nb", "control"),
        ("a\u200bb", "control"),
        ("\u202egnp", "control"),
        ("a\0", "control"),
        ("what?", "forbidden"),
        ("C:", "forbidden"),
        ("end.", "edge"),
        ("end .json", "edge"),
        (" start", "edge"),
        (".hidden", "hidden"),
        ("..", "edge"),
        ("CON", "reserved"),
        ("nul.json", "reserved"),
        ("com1.tar.json", "reserved"),
        ("LPT³", "reserved"),
        ("x" * 300, "too_long"),
        ("斗" * 80, "too_long"),
        ("é" * 80, "too_long"),
        ("half \ud800", "unstorable"),
    ],
)
def test_names_that_some_system_forbids_are_found(name: str, problem: str | None) -> None:
    assert name_problem(name) == problem
    if problem is not None:
        assert save_name_text(ENGLISH, problem)


@each_of("name", ["a/b", "CON", "", "x" * 300, "\ud800"])
def test_a_forbidden_name_writes_nothing(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotWrite) as caught:
        saves(tmp_path).save(name, MATCH, TimeState(), STAMP)
    assert caught.value.reason == "the name cannot be used"
    assert names(tmp_path) == []


def test_a_name_gets_its_ending_once() -> None:
    assert [file_name(name) for name in ("a", "a.json", "a.JSON", "a.b")] == [
        "a.json",
        "a.json",
        "a.JSON",
        "a.b.json",
    ]


def test_a_name_in_use_is_known_and_a_free_one_is_found(tmp_path: Path) -> None:
    store = saves(tmp_path)
    assert not store.exists("game")
    store.save("game", MATCH, TimeState(), STAMP)
    assert store.exists("game")
    assert store.free_name("game") == "game-2.json"


def test_what_cannot_be_opened_is_said_in_the_words_of_the_game(tmp_path: Path) -> None:
    assert said(tmp_path / "none.json") == "File not found: there is no such file"
    assert said(tmp_path) == "Invalid save file format: it is no ordinary file"
    large = tmp_path / "large.json"
    large.write_bytes(b"{" + b" " * 1_000_001)
    assert said(large) == "Invalid save file format: it is larger than 1000 KB"
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe{")
    assert said(binary) == "Invalid save file format: it holds no text"
    assert said(Path("nul\0")).startswith("File not found: ")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_pipes_and_devices_are_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    assert "no ordinary file" in said(tmp_path / "pipe.json")
    assert "no ordinary file" in said(Path(os.devnull))
    assert saves(tmp_path).at(tmp_path).paths() == []


def test_a_file_that_grows_while_it_is_read_is_not_read_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "growing"
    path.write_bytes(b"x" * 50)
    monkeypatch.setattr(reading, "_check", lambda *_: None)
    with pytest.raises(Unsound, match="too_large"):
        reading.read_limited(path, limit=20)


def test_a_match_too_long_to_be_read_again_is_not_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jungle_pg.files.saves.folder.SIZE_LIMIT", 500)
    with pytest.raises(CannotWrite, match="the file would be too large"):
        save_match(tmp_path / "a.json", MATCH, TimeState(), STAMP)
    assert names(tmp_path) == []


def test_a_list_shows_the_newest_first_with_what_is_wrong(tmp_path: Path) -> None:
    store = saves(tmp_path)
    for age, name in enumerate(("old", "middle", "new")):
        path = store.save(name, MATCH, TimeState(), STAMP)
        os.utime(path, (1000 + age, 1000 + age))
    (store.folder / "broken.json").write_text("{")
    os.utime(store.folder / "broken.json", (1, 1))
    (store.folder / "board.txt").write_text("A1 l\nA9 E\n")
    os.utime(store.folder / "board.txt", (2, 2))
    for other in ("notes.txt", "picture.png", ".hidden.json"):
        (store.folder / other).write_text("nothing to open")
    (store.folder / "folder.json").mkdir()
    listed = list(store.summaries())
    assert [summary.name for summary in listed] == [
        "new.json",
        "middle.json",
        "old.json",
        "board.txt",
        "broken.json",
    ]
    face = listed[0].face
    assert isinstance(face, Glance)
    assert (face.plies, face.players) == (MATCH.cursor, MATCH.setup.players)
    assert face.state.board == MATCH.state.board
    assert isinstance(listed[3].face, Glance)
    assert isinstance(listed[4].face, BadSave)


def test_a_list_is_made_one_by_one_and_a_file_that_is_gone_is_left_out(tmp_path: Path) -> None:
    store = saves(tmp_path)
    for name in ("a", "b"):
        store.save(name, MATCH, TimeState(), STAMP)
    paths = store.paths()
    summaries = store.summaries(paths)
    assert next(summaries).path == paths[0]
    paths[1].unlink()
    assert list(summaries) == []


def test_a_folder_that_is_not_there_lists_nothing(tmp_path: Path) -> None:
    assert list(saves(tmp_path / "none").summaries()) == []


def test_a_board_file_opens_under_the_rules_it_comes_from(tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("# to move: Red\nA1 l\nA9 E\n")
    found = load_match(RULEBOOKS, tmp_path / "board.txt")
    assert isinstance(found, Loaded)
    assert found.match.rulebook.codec.rules_text(found.match.setup.rules) == "course"
    assert found.match.actor == 0


def test_a_save_gets_another_name_unless_a_file_has_it(tmp_path: Path) -> None:
    store = saves(tmp_path)
    path = store.save("one", MATCH, TimeState(), STAMP)
    store.save("two", MATCH, TimeState(), STAMP)
    with pytest.raises(CannotWrite, match="a file of that name is there already"):
        store.rename(path, "two")
    with pytest.raises(CannotWrite, match="the name cannot be used"):
        store.rename(path, "../one")
    assert store.rename(path, "one") == path
    assert store.rename(path, "three").name == "three.json"
    assert names(store.folder) == ["three.json", "two.json"]


def test_deleted_saves_lie_in_the_bin_side_by_side(tmp_path: Path) -> None:
    store = saves(tmp_path)
    for _ in range(2):
        store.delete(store.save("one", MATCH, TimeState(), STAMP))
    assert names(store.folder) == []
    assert names(tmp_path / "bin") == ["one-2.json", "one.json"]
    with pytest.raises(CannotWrite):
        store.delete(store.folder / "one.json")


def test_a_bin_on_another_disk_gets_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = saves(tmp_path)
    path = store.save("one", MATCH, TimeState(), STAMP)
    real = os.replace

    def other_disk(source: Path, target: Path) -> None:
        if Path(source).parent != Path(target).parent:
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
        real(source, target)

    monkeypatch.setattr(os, "replace", other_disk)
    assert isinstance(store.load(store.delete(path)), Loaded)
    assert names(store.folder) == []


def test_a_file_held_on_windows_is_tried_again_for_a_while() -> None:
    waits: list[float] = []
    tries: list[int] = []

    def held(times: int) -> None:
        tries.append(1)
        if len(tries) <= times:
            error = PermissionError(errno.EACCES, "held")
            error.winerror = 32  # type: ignore[attr-defined]
            raise error

    patiently(lambda: held(3), waits.append)
    assert (len(tries), len(waits)) == (4, 3)
    with pytest.raises(PermissionError):
        patiently(lambda: held(10**6), waits.append)
    with pytest.raises(FileNotFoundError):
        patiently(lambda: os.unlink("there is no such file"), waits.append)


def test_the_numbers_of_windows_are_told_in_words() -> None:
    numbers = {
        123: Reason.BAD_NAME,
        206: Reason.NAME_TOO_LONG,
        39: Reason.DISK_FULL,
        5: Reason.NOT_PERMITTED,
    }
    for number, reason in numbers.items():
        error = PermissionError(errno.EACCES, "held")
        error.winerror = number  # type: ignore[attr-defined]
        assert reason_in_words(error) == reason, number
    for name, reason in (("x" * 300, Reason.NAME_TOO_LONG), ("x" * 200, Reason.FOLDER_GONE)):
        lost = FileNotFoundError(errno.ENOENT, "lost", f"C:/games/{name}")
        assert reason_in_words(lost) == reason


def test_a_disk_that_gives_back_something_else_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_bytes(tmp_path / "file", b"old")
    real = os.read
    monkeypatch.setattr(os, "read", lambda file, size: real(file, size).replace(b"n", b"m"))
    with pytest.raises(CannotWrite, match="the disk does not answer"):
        write_bytes(tmp_path / "file", b"new")
    monkeypatch.undo()
    assert (tmp_path / "file").read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


def test_only_old_temporary_files_are_swept_away(tmp_path: Path) -> None:
    for name, age in ((".a.tmp", 5000), (".b.tmp", 10), ("c.tmp", 5000)):
        (tmp_path / name).write_text("x")
        os.utime(tmp_path / name, (100_000 - age, 100_000 - age))
    sweep(tmp_path, now=100_000)
    assert names(tmp_path) == [".b.tmp", "c.tmp"]
