"""The packages for Linux from beginning to end: built in an old system, tried in clean ones."""

import os
import shutil
import subprocess
from functools import partial
from pathlib import Path
from typing import Final

from jungle_pg import __version__
from tools.desktop import a_desktop, missing_tools
from tools.package import archive, pins, recipe
from tools.package.assembly import CannotBuild
from tools.package.linux.chroot import CLEAN, PYTHON, Chroot, system, with_python
from tools.package.linux.debian import make_deb
from tools.package.table import Table, pack, tell_size
from tools.package.target import PROGRAM, target_of
from tools.package.trial import Failed
from tools.package.trying import try_here

TARGET: Final = target_of(__version__, "linux", "x86_64")
SUITES: Final = ("bullseye", "bookworm")
"""Systems the .deb is installed in, from the oldest it is for."""
WORK: Final = Path("/build/jungle-pg")
"""Where the sources lie while they are built: the same everywhere, so that the bytes are too."""
SOURCES: Final = ("jungle_pg", "assets", "tools", "hatch_build.py", "pyproject.toml", "LICENSE")
WHEELS: Final = (
    *(f"--platform=manylinux_2_{minor}_x86_64" for minor in (31, 28, 27, 26, 24, 17, 12, 5)),
    "--platform=manylinux2014_x86_64", "--platform=any", "--python-version=3.11",
    "--implementation=cp", "--only-binary=:all:",
)  # fmt: skip
PACKAGES: Final = (*pins.INSIDE, *pins.BUILDING, *pins.COMPILING)
LINTIAN: Final = (
    "lintian",
    "--fail-on",
    "error,warning",
    "--allow-root",
    "--tag-display-limit",
    "0",
)


def make(cache: Path, table: Table, *, tries: bool = True) -> list[Path]:
    """Build, pack and try both packages; where they lie."""
    folder = build(cache)
    packed = recipe.DIST / TARGET.archive_name
    pack(folder, packed, table)
    deb = make_deb(folder, TARGET, archive.time_of_files_s(os.environ))
    for path in (packed, deb):
        tell_size(path, table)
    if tries:
        try_all(cache, table)
    return [packed, deb]


def try_all(cache: Path, table: Table) -> None:
    """Try both packages that are there."""
    packed, deb = recipe.DIST / TARGET.archive_name, deb_path()
    for path in (packed, deb):
        if not path.is_file():
            raise CannotBuild(f"there is no {path} yet")
    table.attempt("lintian", partial(lint, deb))
    for suite in SUITES:
        table.attempt(f"the .deb in a clean {suite}", partial(try_deb, deb, cache, suite))
    try_here(packed, TARGET, table)


def deb_path() -> Path:
    """Where the .deb lies."""
    return recipe.DIST / f"{PROGRAM}_{__version__}_amd64.deb"


def build(cache: Path) -> Path:
    """The folder of the program, below dist."""
    old = with_python(cache)
    place = old.folder / WORK.relative_to("/")
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    for name in SOURCES:
        source = recipe.ROOT / name
        if source.is_dir():
            shutil.copytree(source, place / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, place)
    old.run(
        ["sh", "-ec", f"cd {WORK} && exec {PYTHON} -m tools.package --folder"],
        {
            "PYTHONPATH": f"/{_packages(old).relative_to(old.folder)}",
            "SOURCE_DATE_EPOCH": str(archive.time_of_files_s(os.environ)),
        },
    )
    folder = recipe.DIST / TARGET.name
    shutil.rmtree(folder, ignore_errors=True)
    recipe.DIST.mkdir(exist_ok=True)
    shutil.copytree(place / "dist" / TARGET.name, folder, symlinks=True)
    return folder


def _packages(old: Chroot) -> Path:
    """What the build needs beside Python, in the old system, laid out once."""
    folder = old.folder / f"opt/packages-{pins.digest_of(PACKAGES)}"
    if not folder.is_dir():
        making = folder.with_name("packages-making")
        shutil.rmtree(making, ignore_errors=True)
        pins.pip(
            "install", "--no-deps", "--no-compile", *WHEELS, "--target", str(making), *PACKAGES
        )
        making.rename(folder)
    return folder


def lint(deb: Path) -> str:
    """What lintian says of a package: nothing, or Failed."""
    done = subprocess.run([*LINTIAN, str(deb)], capture_output=True, text=True)
    if done.returncode or done.stdout.strip():
        raise Failed(f"lintian:\n{done.stdout.strip()}{done.stderr.strip()}")
    return "nothing to say"


def try_deb(deb: Path, cache: Path, suite: str) -> str:
    """Install the package in a clean system, use it there, and remove it again."""
    base = system(cache, suite, CLEAN)
    clean = Chroot(cache / f"{suite}-trial")
    shutil.rmtree(clean.folder, ignore_errors=True)
    subprocess.run(["cp", "-a", "--reflink=auto", str(base.folder), str(clean.folder)], check=True)
    try:
        shutil.copy(deb, clean.folder / "root")
        # Only what it depends on, to see that this is enough.
        clean.install(f"/root/{deb.name}")
        printed = _selfcheck(clean)
        clean.run(["sh", "-ec", f"apt-get purge -y -q {PROGRAM}; test ! -e /usr/lib/{PROGRAM}"])
    finally:
        shutil.rmtree(clean.folder, ignore_errors=True)
    return printed.splitlines()[-1]


def _selfcheck(clean: Chroot) -> str:
    """What the installed program says of itself, with a window where there can be one."""
    words = ["/usr/games/jungle-pg", "selfcheck"]
    if missing_tools():
        return clean.run(words)
    with a_desktop() as desktop:
        # An X server is reached through the network of this computer, which all systems here share.
        display = {"DISPLAY": desktop.environ["DISPLAY"], "SDL_AUDIODRIVER": "dummy"}
        return clean.run([*words, "--window"], display)
