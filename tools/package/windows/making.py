"""The packages for Windows from beginning to end, on Linux."""

import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from jungle_pg import __version__
from tools.desktop import PACKAGES, a_desktop, missing_tools
from tools.package import archive, recipe
from tools.package.assembly import CannotBuild
from tools.package.table import Table, pack, tell_size
from tools.package.target import target_of
from tools.package.trying import try_archive
from tools.package.windows.cpython import windows_python
from tools.package.windows.engine import compile_for_windows
from tools.package.windows.installer import installer_path, make_installer, try_installer
from tools.package.windows.wine import WINE, StandsStill, a_wine, need, windows_path

TARGET: Final = target_of(__version__, "win32", "AMD64")
ENGINE: Final = recipe.ROOT / "build/engine-windows"
BUILDER: Final = "wine-build"
TRIAL: Final = "wine-trial"


def make(cache: Path, table: Table, *, tries: bool = True) -> list[Path]:
    """Build, pack and try the archive and the installer; where they lie."""
    need("wine", "makensis")
    python = windows_python(cache)
    folder = build(python, cache)
    packed = recipe.DIST / TARGET.archive_name
    pack(folder, packed, table)
    setup = make_installer(folder, TARGET)
    for path in (packed, setup):
        tell_size(path, table)
    if tries:
        try_all(cache, table)
    return [packed, setup]


def build(python: Path, cache: Path) -> Path:
    """The folder of the program, below dist."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    compile_for_windows(python, ENGINE)
    try:
        return _built(python, cache)
    except StandsStill:
        return _built(python, cache)


def _built(python: Path, cache: Path) -> Path:
    # Links that a build for Linux has left could not be removed from there.
    shutil.rmtree(recipe.BUILD, ignore_errors=True)
    words = ["-m", "tools.package", "--folder", "--engine", windows_path(ENGINE)]
    with a_wine(cache / BUILDER) as wine:
        done = wine.run([windows_path(python / "python.exe"), *words], recipe.ROOT, _building())
    if done.returncode:
        raise CannotBuild(f"the build under Wine failed:\n{done.stdout.strip()}")
    return recipe.DIST / TARGET.name


def try_all(cache: Path, table: Table) -> None:
    """Use what is there as somebody on Windows would, as far as Wine is one."""
    packed, setup = recipe.DIST / TARGET.archive_name, installer_path(TARGET)
    for path in (packed, setup):
        if not path.is_file():
            raise CannotBuild(f"there is no {path} yet")
    if missing_tools():
        why = f"needs {', '.join(missing_tools())} (Debian: {PACKAGES})"
        table.skip("everything that is tried under Wine", why)
        return
    python, folder = windows_python(cache), recipe.DIST / TARGET.name
    # A Windows on which the program has never been.
    shutil.rmtree(cache / TRIAL, ignore_errors=True)
    with a_desktop() as desktop, a_wine(cache / TRIAL, desktop.environ["DISPLAY"]) as wine:
        table.attempt("installer", lambda: try_installer(setup, folder, wine))
        checkout = (WINE, windows_path(python / "python.exe"), "-m", "jungle_pg")
        try_archive(packed, TARGET, table, desktop, checkout, wine)


def _building() -> Mapping[str, str]:
    """Variables of the build: the time all files get, and text that every letter fits into."""
    time_s = archive.time_of_files_s(os.environ)
    return {"SOURCE_DATE_EPOCH": str(time_s), "PYTHONUTF8": "1"}
