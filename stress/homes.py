"""Homes for players who are gone soon."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir, mkdtemp


@contextmanager
def a_home(name: str) -> Iterator[Path]:
    """An empty folder, gone at the end.

    It is called the same each time, since names of files are seen on the screen and decide how
    wide things are; only while another program uses that name it is called otherwise.
    """
    home = Path(gettempdir()) / name
    try:
        home.mkdir()
    except FileExistsError:
        home = Path(mkdtemp(prefix=f"{name}-"))
    try:
        yield home
    finally:
        rmtree(home, ignore_errors=True)
