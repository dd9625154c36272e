"""Files written piece by piece: whole in the end, or not there at all."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from jungle_pg.files.atomic import CannotWrite, check_place, forget, growing

KILLED_WHILE_WRITING = """
import os, signal, sys
from pathlib import Path
from jungle_pg.files.atomic import growing
with growing(Path(sys.argv[1])) as file:
    file.write(b"half")
    file.flush()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def grow_and_fail(path: Path) -> None:
    with growing(path) as file:
        file.write(b"new" * 100_000)
        raise ZeroDivisionError


def test_a_file_takes_its_place_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "new folder/a.bin"
    with growing(path) as file:
        file.write(b"one ")
        assert not path.exists()
        file.write(b"two")
    assert path.read_bytes() == b"one two"
    assert [each.name for each in path.parent.iterdir()] == ["a.bin"]


def test_what_fails_on_the_way_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(b"old")
    with pytest.raises(ZeroDivisionError):
        grow_and_fail(path)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_told_in_words(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    with pytest.raises(CannotWrite, match="the disk is full"), growing(path):
        raise OSError(28, "No space left on device")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills otherwise")
def test_a_program_that_is_killed_leaves_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED_WHILE_WRITING, str(tmp_path / "a.bin")]
    assert subprocess.run(command, capture_output=True).returncode == -signal.SIGKILL
    assert list(tmp_path.iterdir()) == []


def test_where_no_file_can_be_it_is_told_before_any_work(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path in (tmp_path, tmp_path / "file/a.bin"):
        with pytest.raises(CannotWrite):
            check_place(path)
        with pytest.raises(CannotWrite), growing(path):
            pytest.fail("nothing can be written there")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is forbidden here")
def test_a_folder_that_may_not_be_written_to_is_told_before_any_work(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(CannotWrite, match="does not permit"), growing(tmp_path / "a.bin"):
        pytest.fail("nothing can be written there")


def test_a_file_can_be_forgotten_even_when_it_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(b"")
    forget(path)
    forget(path)
    assert not path.exists()
