"""An ordinary user, from whom things can be kept: root may enter and write everything.

Where tests run as root a child gives up its rights; no name and no home belong to its number.
"""

import os
import pickle
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")

IS_POSIX: Final = os.name == "posix"
NUMBER: Final = 64_321
"""A user whom nobody has made."""


def is_root() -> bool:
    return IS_POSIX and os.geteuid() == 0


@contextmanager
def folder_of_ordinary_user() -> Iterator[Path]:
    """A folder that belongs to the user and can be reached; those of pytest are root's alone."""
    with tempfile.TemporaryDirectory(prefix="ordinary-") as name:
        folder = Path(name).resolve()
        if is_root():
            os.chown(folder, NUMBER, NUMBER)
        try:
            yield folder
        finally:
            for path in (folder, *folder.rglob("*")):
                if path.is_dir() and not path.is_symlink():
                    path.chmod(0o700)


def close_folder(folder: Path, *, is_listed: bool) -> None:
    """Let the user not enter a folder: that of another user, or one without a single right.

    Where `is_listed` the names in it can be read all the same, but nothing else of the files.
    """
    if is_root():
        for path in (folder, *folder.rglob("*")):
            os.chown(path, 0, 0)
        folder.chmod(0o744 if is_listed else 0o700)
    else:
        folder.chmod(0o444 if is_listed else 0o000)


def as_ordinary_user(act: Callable[[], T]) -> T:
    """What comes of something the user does; what it raises is raised here, with its trace."""
    if not is_root():
        return act()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _be_the_user(act, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        data = told.read()
    os.waitpid(child, 0)
    assert data, "the child has said nothing"
    is_good, found = pickle.loads(data)
    if not is_good:
        raise AssertionError(f"as an ordinary user:\n{found}")
    result: T = found
    return result


def _be_the_user(act: Callable[[], Any], writing: int) -> None:
    try:
        os.setgroups([])
        os.setgid(NUMBER)
        os.setuid(NUMBER)
        told = True, act()
    except BaseException:
        told = False, traceback.format_exc()
    with suppress(BaseException), os.fdopen(writing, "wb") as answer:
        answer.write(pickle.dumps(told))
    sys.stdout.flush()
    os._exit(0)
