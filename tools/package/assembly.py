"""From the icon to the finished folder: what happens around PyInstaller."""

import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hatch_build import CannotCompile, compiled_package, copied_package
from tools.package import icons, labels, recipe
from tools.package.archive import time_of_files_s
from tools.package.licences import write_licences
from tools.package.linux.manual import write_manual
from tools.package.linux.metainfo import write_metainfo
from tools.package.target import PROGRAM, Target

HERE: Final = Path(__file__).parent
LEFT_ALONE: Final = ("pygame", "_sdl2")
"""Folders of modules that are packed as they came."""
HASH_SEED: Final = "1"
"""Fixed, so that the same sources give the same bytes."""


class CannotBuild(Exception):  # noqa: N818 - it reads as what it is
    """The executable cannot be built; the message says why in words."""


def build(target: Target, engine: Path | None = None) -> Path:
    """Build the program and lay it out with everything that belongs to it; its folder.

    `engine` is a folder of extension modules that were compiled elsewhere; without it they are
    compiled here.
    """
    if find_spec("PyInstaller") is None:
        raise CannotBuild("PyInstaller is missing; pip install -e '.[build]' brings it")
    recipe.DIST.mkdir(exist_ok=True)
    _prepare(target, engine)
    _run_pyinstaller()
    folder = recipe.DIST / target.name
    shutil.rmtree(folder, ignore_errors=True)
    if target.is_bundle:
        bundle, *_ = recipe.built_folder(target).glob("*.app")
        shutil.copytree(bundle, folder / bundle.name, symlinks=True)
    else:
        shutil.copytree(recipe.built_folder(target), folder, symlinks=True)
    if target.system == "linux":
        _lighten(folder)
    _add_papers(target, folder)
    return folder


def _prepare(target: Target, engine: Path | None) -> None:
    """Write what PyInstaller reads."""
    shutil.rmtree(recipe.BUILD, ignore_errors=True)
    recipe.BUILD.mkdir(parents=True)
    try:
        if engine is None:
            compiled_package(recipe.SOURCES)
        else:
            copied_package(recipe.SOURCES)
            shutil.copytree(engine, recipe.SOURCES, dirs_exist_ok=True)
    except CannotCompile as trouble:
        raise CannotBuild(str(trouble)) from trouble
    recipe.icon_path(target).write_bytes(icons.icon(recipe.ICON, target.system))
    if target.system == "windows":
        for program in target.programs:
            text = labels.windows_resource(target.version, f"{program.name}.exe")
            recipe.resource_path(program.name).write_text(text, encoding="utf-8")


def _run_pyinstaller() -> None:
    environ = {**os.environ, "PYTHONHASHSEED": HASH_SEED, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    words = recipe.pyinstaller_words(sys.executable)
    done = subprocess.run(words, cwd=recipe.ROOT, env=environ)
    if done.returncode:
        raise CannotBuild(f"PyInstaller ended with status {done.returncode}")


def _lighten(folder: Path) -> None:
    """Take debugging information out of extension modules, where a tool for that exists."""
    # What pygame brought is left alone: it was rearranged after linking and may not survive it.
    strip = shutil.which("strip")
    inside = folder / "_internal"
    modules = [path for path in inside.rglob("*.so") if path.parts[-2] not in LEFT_ALONE]
    libraries = [*inside.glob("libpython*.so*"), *modules]
    if strip:
        subprocess.run([strip, "--strip-unneeded", *map(str, libraries)], check=True)


def _add_papers(target: Target, folder: Path) -> None:
    """Add what is not program: how to install it, licences, what a Linux desktop wants."""
    write_licences(folder / "licences")
    shutil.copy(HERE / target.system / "INSTALL.txt", folder)
    if target.system == "linux":
        date = datetime.fromtimestamp(time_of_files_s(os.environ), UTC).date().isoformat()
        for name in ("jungle-pg.desktop", "install.sh", "uninstall.sh"):
            shutil.copy(HERE / "linux" / name, folder)
        shutil.copy(recipe.icon_path(target), folder)
        shutil.copy(recipe.ICON, folder / f"{PROGRAM}.svg")
        write_metainfo(folder, target.version, date)
        write_manual(folder, target.version, date)
