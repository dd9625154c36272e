"""The packages for Windows from beginning to end, on Linux."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from jungle_pg import __version__
from tools.package import archive, recipe
from tools.package.assembly import CannotBuild
from tools.package.table import Table, pack, tell_size
from tools.package.target import target_of
from tools.package.trying import try_archive
from tools.package.windows.cpython import windows_python
from tools.package.windows.engine import compile_for_windows
from tools.package.windows.wine import WINE, a_wine, need, windows_path

TARGET: Final = target_of(__version__, "win32", "AMD64")
ENGINE: Final = recipe.ROOT / "build/engine-windows"
BUILDER: Final = "wine-build"
TRIAL: Final = "wine-trial"


def make_and_try(cache: Path, table: Table, *, is_made: bool) -> None:
    """Build, pack and try; or only try what is there."""
    need("wine")
    python = windows_python(cache)
    packed = recipe.DIST / TARGET.archive_name
    if not is_made:
        pack(build(python, cache), packed, table)
    elif not packed.is_file():
        raise CannotBuild(f"there is no {packed} yet")
    tell_size(packed, table)
    try_under_wine(packed, python, cache, table)
    print(f"{packed}\n{packed}.sha256")


def build(python: Path, cache: Path) -> Path:
    """The folder of the program, below dist."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    compile_for_windows(python, ENGINE)
    with a_wine(cache / BUILDER) as wine:
        words = ["-m", "tools.package", "--folder", "--engine", windows_path(ENGINE)]
        done = wine.run([windows_path(python / "python.exe"), *words], recipe.ROOT, _building())
    if done.returncode:
        raise CannotBuild(f"the build under Wine failed:\n{done.stdout.strip()}")
    return recipe.DIST / TARGET.name


def try_under_wine(packed: Path, python: Path, cache: Path, table: Table) -> None:
    """Use the program as somebody on Windows would, as far as Wine is one."""
    from tools.desktop import PACKAGES, a_desktop, missing_tools

    if missing_tools():
        why = f"needs {', '.join(missing_tools())} (Debian: {PACKAGES})"
        table.skip("everything that is tried under Wine", why)
        return
    # A Windows on which the program has never been.
    shutil.rmtree(cache / TRIAL, ignore_errors=True)
    with a_desktop() as desktop, a_wine(cache / TRIAL, desktop.environ["DISPLAY"]) as wine:
        checkout = (WINE, windows_path(python / "python.exe"), "-m", "jungle_pg")
        try_archive(packed, TARGET, table, desktop, checkout, wine)


def _building() -> Mapping[str, str]:
    """Variables of the build: the time all files get, and text that every letter fits into."""
    time_s = archive.time_of_files_s(os.environ)
    return {"SOURCE_DATE_EPOCH": str(time_s), "PYTHONUTF8": "1"}
