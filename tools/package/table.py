"""What was found about a package, a line each; and how one is packed."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.package import archive

MB: Final = 1_000_000
ARCHIVE_AIM_MB: Final = 30


class Table:
    """What was found, a line each, and whether all of it is well."""

    def __init__(self) -> None:
        self.is_well = True

    def tell(self, what: str, found: str, is_well: bool = True) -> None:
        """Print one line."""
        self.is_well &= is_well
        print(f"{'ok' if is_well else 'FAIL':<6}{what:<64}{found}", flush=True)

    def skip(self, what: str, why: str) -> None:
        """Print a line about what was not tried."""
        print(f"{'--':<6}{what:<64}{why}", flush=True)

    def attempt(self, what: str, act: Callable[[], str]) -> None:
        """Print what an act found, or how it failed; the rest goes on."""
        try:
            self.tell(what, act())
        except Exception as trouble:
            self.tell(what, f"{type(trouble).__name__}: {trouble}", False)


def pack(folder: Path, packed: Path, table: Table) -> None:
    """The archive of a folder, and its sum beside it."""
    archive.pack(folder, packed, archive.time_of_files_s(os.environ))
    archive.write_sum(packed)
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    size_mb = sum(path.stat().st_size for path in files) / MB
    table.tell("size of the folder", f"{size_mb:.1f} MB in {len(files)} files")


def tell_size(packed: Path, table: Table) -> None:
    """Whether a package is small enough to be fetched by everybody."""
    size_mb = packed.stat().st_size / MB
    found = f"{size_mb:.1f} MB (aim {ARCHIVE_AIM_MB})"
    table.tell(f"size of {packed.name}", found, size_mb <= ARCHIVE_AIM_MB)
