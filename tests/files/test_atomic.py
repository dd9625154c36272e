"""Files are written whole or not at all."""

import errno
import os
import stat
from pathlib import Path

import pytest

from jungle_pg.files.atomic import CannotWrite, free_path, growing, write_bytes, write_text
from tests.systems import needs_posix


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def failing(code: int) -> object:
    def fail(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


def test_a_text_is_stored_as_utf_8_with_its_own_line_ends(tmp_path: Path) -> None:
    write_text(tmp_path / "game.txt", "斗兽棋\nend\n")
    assert (tmp_path / "game.txt").read_bytes() == "斗兽棋\nend\n".encode()


def test_missing_folders_are_made(tmp_path: Path) -> None:
    write_bytes(tmp_path / "a" / "b" / "c.bin", b"1")
    assert (tmp_path / "a" / "b" / "c.bin").read_bytes() == b"1"


def test_an_old_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_bytes(path, b"old and long")
    write_bytes(path, b"new", durable=False)
    assert path.read_bytes() == b"new"
    assert names(tmp_path) == ["file"]


@needs_posix
def test_a_link_stays_a_link_and_its_target_changes(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "file"
    write_bytes(target, b"old")
    link = tmp_path / "link"
    link.symlink_to(target)
    write_bytes(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@pytest.mark.parametrize("step", ["replace", "fsync"])
def test_a_failure_keeps_the_old_file_and_removes_the_temporary_one(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.json"
    write_text(path, "precious")
    monkeypatch.setattr(os, step, failing(errno.ENOSPC))
    with pytest.raises(CannotWrite) as caught:
        write_text(path, "lost")
    assert path.read_text() == "precious"
    assert names(tmp_path) == ["save.json"]
    assert caught.value.path == path
    assert caught.value.reason == "the disk is full"
    assert str(caught.value) == f"save.json could not be written to {tmp_path}: the disk is full."


def test_an_interrupted_write_leaves_no_temporary_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_text(tmp_path / "file", "text")
    assert names(tmp_path) == []


def test_a_file_in_place_of_a_folder_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file")
    with pytest.raises(CannotWrite, match="a file is where a folder should be"):
        write_text(tmp_path / "saves" / "game.txt", "text")
    with pytest.raises(CannotWrite, match="a file is where a folder should be"):
        write_text(tmp_path / "saves" / "deeper" / "game.txt", "text")
    assert (tmp_path / "saves").read_text() == "a file"


def test_a_folder_in_place_of_the_file_stays(tmp_path: Path) -> None:
    (tmp_path / "game.txt" / "inside").mkdir(parents=True)
    with pytest.raises(CannotWrite):
        write_text(tmp_path / "game.txt", "text")
    assert names(tmp_path) == ["game.txt"]
    assert names(tmp_path / "game.txt") == ["inside"]


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("x" * 300, "text", "the name is too long"),
        ("nul\0", "text", "the name cannot be used"),
        ("file", "half a character \ud800", "it holds characters that cannot be stored"),
    ],
)
def test_names_and_texts_no_disk_takes_are_refused_in_words(
    name: str, text: str, reason: str, tmp_path: Path
) -> None:
    with pytest.raises(CannotWrite) as caught:
        write_text(tmp_path / name, text)
    assert caught.value.reason == reason
    assert names(tmp_path) == []


def test_a_free_path_counts_on_from_two(tmp_path: Path) -> None:
    path = tmp_path / "crash.txt"
    assert free_path(path) == path
    path.touch()
    assert free_path(path).name == "crash-2.txt"
    (tmp_path / "crash-2.txt").touch()
    assert free_path(path).name == "crash-3.txt"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes by name here")
def test_a_pipe_or_a_device_is_never_replaced_by_a_file(tmp_path: Path) -> None:
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for path in (pipe, link):
        for write in (write_bytes, lambda path, data: write_text(path, data.decode()), _grown):
            with pytest.raises(CannotWrite) as refused:
                write(path, b"data")
            assert refused.value.code == "no_file"
    assert stat.S_ISFIFO(os.stat(pipe).st_mode)
    assert sorted(tmp_path.iterdir()) == [link, pipe]


def _grown(path: Path, data: bytes) -> None:
    with growing(path) as file:
        file.write(data)
