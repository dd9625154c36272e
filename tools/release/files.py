"""Which files a release has, their sums, and whether a folder is one."""

import hashlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

SUMS: Final = "SHA256SUMS"
NOTES: Final = "RELEASE_NOTES.md"
PICTURES: Final = "pictures"
_LINE: Final = re.compile(r"([0-9a-f]{64})  (\S+)")


class File(NamedTuple):
    """One file of a release, and who wants it."""

    name: str
    part: str
    """By which part of the work it is made: `windows`, `linux` or `python`."""
    what: str
    """What it is, in players' words."""


def files_of(version: str) -> tuple[File, ...]:
    """The files of a version, in the order players look for them."""
    windows = f"jungle-pg-{version}-windows-x86_64"
    return (
        File(f"{windows}-setup.exe", "windows", "Windows: start it, and Jungle is in your menu"),
        File(f"{windows}.zip", "windows", "Windows: unpack it anywhere and start `jungle-pg.exe`"),
        File(f"jungle-pg_{version}_amd64.deb", "linux", "Debian, Ubuntu, Mint: open it"),
        File(
            f"jungle-pg-{version}-linux-x86_64.tar.gz",
            "linux",
            "any other Linux: unpack it and start `jungle-pg`; `install.sh` adds it to the menu",
        ),
        File(f"jungle_pg-{version}-py3-none-any.whl", "python", "for those who have Python"),
        File(f"jungle_pg-{version}.tar.gz", "python", "the sources"),
    )


def sum_of(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_sums(folder: Path) -> Path:
    """Write the sums of all files of a folder, as sha256sum -c reads them."""
    paths = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    names = sorted(name for name in paths if name != SUMS)
    text = "".join(f"{sum_of(folder / name)}  {name}\n" for name in names)
    path = folder / SUMS
    path.write_text(text, encoding="ascii", newline="\n")
    return path


def problems(folder: Path, version: str, parts: Sequence[str]) -> Iterator[str]:
    """What is wrong with a folder that should be a release, or those parts of one."""
    wanted = [file.name for file in files_of(version) if file.part in parts]
    for name in (*wanted, SUMS, NOTES):
        if not (folder / name).is_file():
            yield f"{name} is missing"
    if not (folder / SUMS).is_file():
        return
    listed = {}
    for number, line in enumerate((folder / SUMS).read_text("ascii").splitlines(), start=1):
        found = _LINE.fullmatch(line)
        if found is None:
            yield f"{SUMS}: line {number} is no sum"
        else:
            listed[found[2]] = found[1]
    for name, expected in listed.items():
        path = folder / name
        if not path.is_file():
            yield f"{name} is in {SUMS} and not in the folder"
        elif sum_of(path) != expected:
            yield f"{name} is not the file whose sum stands in {SUMS}"
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name != SUMS and name not in listed:
            yield f"{name} has no sum"
    if (folder / NOTES).is_file():
        told = (folder / NOTES).read_text("utf-8")
        for name in wanted:
            if name not in told:
                yield f"{NOTES} does not tell of {name}"
        for name in re.findall(r"\]\(([^):]+)\)", told):
            if not (folder / name).is_file():
                yield f"{NOTES} shows {name}, which is not there"
