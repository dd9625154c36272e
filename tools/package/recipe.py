"""What goes into the executable and what stays out; `jungle-pg.spec` hands it to PyInstaller."""

import os
from importlib.util import find_spec
from pathlib import Path, PureWindowsPath
from typing import Final

from hatch_build import LIBRARY
from tools.package.target import PROGRAM, Target

ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build/package"
DIST: Final = ROOT / "dist"
SPEC: Final = Path(__file__).parent / "jungle-pg.spec"
SOURCES: Final = BUILD / "sources"
"""The package with its compiled search; the executable is made from there."""

ENTRY: Final = SOURCES / "jungle_pg/__main__.py"
ICON: Final = ROOT / "assets/sprites/title/app_icon.svg"

EXCLUDED: Final = (
    # Never asked for by the game, but found by following everybody's optional imports.
    "numpy", "tkinter", "_tkinter", "curses", "sqlite3", "test", "unittest", "doctest", "pydoc",
    "lib2to3", "distutils", "setuptools", "pip", "ensurepip", "xmlrpc", "pdb", "readline",
    # Parts of pygame and Pillow that bring large libraries for formats nobody exports.
    "pygame.tests", "pygame.examples", "pygame.docs",
    "PIL._avif", "PIL._webp", "PIL._imagingft", "PIL._imagingcms", "PIL._imagingtk",
)  # fmt: skip


COMPILED_IMPORTS: Final = (f"{LIBRARY}__mypyc", "librt.vecs", "mypy_extensions")
"""What compiled modules import where PyInstaller does not see it."""


def resource_path(program: str) -> Path:
    """Where the version resource of an executable is written before it is built."""
    return BUILD / f"{program}-version.txt"


def icon_path(target: Target) -> Path:
    """Where the icon is written before the executable is built."""
    return BUILD / target.icon_name


def lgpl_path() -> Path:
    """The licence of pygame, which the package keeps among its pages."""
    found = find_spec("pygame")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "docs/generated/LGPL.txt"


def data_files() -> list[tuple[str, str]]:
    """Files beside the modules: where they come from and the folder they go to."""
    return [
        (str(ROOT / "assets"), "jungle_pg/assets"),
        (str(ROOT / "LICENSE"), "jungle_pg"),
        (str(lgpl_path()), "pygame/docs/generated"),
    ]


def beside_its_package(name: str, source: str) -> str:
    """Where a library goes: those of pygame beside it, as the package itself has them.

    Without this Windows gets half of them twice.
    """
    path = PureWindowsPath(source)
    is_of_pygame = path.parent.name == "pygame" and path.suffix.lower() == ".dll"
    return os.path.join("pygame", path.name) if is_of_pygame else name


def pyinstaller_words(python: str) -> list[str]:
    """The command that builds the folder of the program below BUILD."""
    return [
        python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--distpath", str(BUILD / "dist"), "--workpath", str(BUILD / "work"), str(SPEC),
    ]  # fmt: skip


def built_folder(target: Target) -> Path:
    """What PyInstaller leaves: a folder of files, or one with the bundle in it."""
    return BUILD / "dist" if target.is_bundle else BUILD / "dist" / PROGRAM
