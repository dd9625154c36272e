"""A folder as one file, the same bytes for the same content, and its SHA-256."""

import gzip
import hashlib
import os
import tarfile
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

FOLDER_MODE: Final = 0o755
PROGRAM_MODE: Final = 0o755
FILE_MODE: Final = 0o644
MOST_COMPRESSED: Final = 9
UNKNOWN_TIME_S: Final = 1_767_225_600
"""The times of all files where no other is asked for: the first second of 2026."""


def time_of_files_s(environ: "os._Environ[str] | dict[str, str]") -> int:
    """The one time all files get; SOURCE_DATE_EPOCH says another, as for other packers."""
    return int(environ.get("SOURCE_DATE_EPOCH", UNKNOWN_TIME_S))


def pack(folder: Path, archive: Path, time_s: int) -> None:
    """Put a folder with its name into a .zip or a .tar.gz."""
    if archive.suffix == ".zip":
        _zip(folder, archive, time_s)
    else:
        _tar(folder, archive, time_s)


def unpack(archive: Path, place: Path) -> None:
    """Lay out what was packed."""
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(place)
    else:
        with tarfile.open(archive) as packed:
            packed.extractall(place, filter="tar")


def write_sum(archive: Path) -> Path:
    """Write the SHA-256 of a file beside it, as sha256sum -c reads it."""
    with archive.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    path = archive.with_name(f"{archive.name}.sha256")
    path.write_text(f"{digest}  {archive.name}\n", encoding="ascii", newline="\n")
    return path


def _paths(folder: Path) -> Iterator[Path]:
    """The folder and all that is in it, in the same order on every computer."""
    yield folder
    yield from sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())


def _name(folder: Path, path: Path) -> str:
    return path.relative_to(folder.parent).as_posix()


def _mode(path: Path) -> int:
    if path.is_dir():
        return FOLDER_MODE
    return PROGRAM_MODE if os.access(path, os.X_OK) else FILE_MODE


def _tar(folder: Path, archive: Path, time_s: int) -> None:
    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", MOST_COMPRESSED, file, mtime=time_s) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.PAX_FORMAT) as packed,
    ):
        for path in _paths(folder):
            entry = packed.gettarinfo(path, _name(folder, path))
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = time_s, 0, 0, "", ""
            if not entry.issym():
                entry.mode = _mode(path)
            if entry.isreg():
                with path.open("rb") as content:
                    packed.addfile(entry, content)
            else:
                packed.addfile(entry)


def _zip(folder: Path, archive: Path, time_s: int) -> None:
    moment = datetime.fromtimestamp(time_s, UTC).timetuple()[:6]
    with zipfile.ZipFile(
        archive, "w", zipfile.ZIP_DEFLATED, compresslevel=MOST_COMPRESSED
    ) as packed:
        for path in _paths(folder):
            name = _name(folder, path) + ("/" if path.is_dir() else "")
            entry = zipfile.ZipInfo(name, moment)
            entry.external_attr = _mode(path) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, b"" if path.is_dir() else path.read_bytes())
