"""The -setup.exe: what NSIS is told to lay out, what its uninstaller takes away, and its trial."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.package import icons, labels, recipe
from tools.package.target import Target
from tools.package.trial import Failed
from tools.package.windows.wine import Wine, need, windows_path

SCRIPT: Final = Path(__file__).parent / "setup.nsi"
INSTALLED: Final = "$INSTDIR"
PLACE: Final = "C:\\Games\\斗兽棋"
"""Without a blank, around which Wine would put quotes that NSIS takes for a part of the name."""
ABOUT: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Jungle"
CLASSES: Final = r"HKCU\Software\Classes"
ASSOCIATIONS: Final = ("Jungle.Save", "jungle", "jungles")


def installer_path(target: Target) -> Path:
    """Where the installer of a target lies."""
    return recipe.DIST / f"{target.name}-setup.exe"


def make_installer(folder: Path, target: Target) -> Path:
    """The installer of a folder that was built; it lies beside it."""
    need("makensis")
    setup = installer_path(target)
    lists = recipe.BUILD / "installer"
    lists.mkdir(parents=True, exist_ok=True)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    (lists / "installed.nsh").write_text("\n".join(laid_out(folder, files)), encoding="utf-8")
    (lists / "removed.nsh").write_text("\n".join(taken_away(folder, files)), encoding="utf-8")
    (lists / "banner.bmp").write_bytes(icons.banner(recipe.ICON))
    facts = {
        "VERSION": target.version,
        "NUMBERS": ".".join(map(str, labels.version_numbers(target.version))),
        "ICON": recipe.icon_path(target),
        "BANNER": lists / "banner.bmp",
        "OUTPUT": setup,
        "SIZE_KB": sum(path.stat().st_size for path in files) // 1000,
        "INSTALLED": lists / "installed.nsh",
        "REMOVED": lists / "removed.nsh",
    }
    defined = [f"-D{name}={value}" for name, value in facts.items()]
    words = ["makensis", "-V2", "-INPUTCHARSET", "UTF8", *defined, str(SCRIPT)]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"makensis: {(done.stdout + done.stderr).strip()}")
    return setup


def laid_out(folder: Path, files: list[Path]) -> Iterator[str]:
    """The lines that lay files out, in one order on every computer."""
    place = None
    for path in files:
        if path.parent != place:
            place = path.parent
            yield f'  SetOutPath "{_inside(folder, place)}"'
        yield f'  File "{path}"'


def taken_away(folder: Path, files: list[Path]) -> Iterator[str]:
    """The lines that delete these files and the folders they have left empty, and nothing else."""
    for path in files:
        yield f'  Delete "{_inside(folder, path)}"'
    folders = {parent for path in files for parent in path.relative_to(folder).parents} - {Path()}
    for place in sorted(folders, key=lambda place: (-len(place.parts), place)):
        yield f'  RMDir "{_inside(folder, folder / place)}"'


def try_installer(setup: Path, folder: Path, wine: Wine) -> str:
    """Install, look, install again over it, and uninstall; what was seen."""
    place = wine.drive_path(PLACE)
    for _ in range(2):
        # NSIS takes everything behind /D= for the folder, quotes too.
        _done(wine, windows_path(setup), "/S", f"/D={PLACE}")
        missing = sorted(_files(folder) - _files(place))
        if missing:
            raise Failed(f"{missing[0]} was not installed, nor {len(missing) - 1} others")
    if not _start_menu(wine):
        raise Failed("nothing is in the Start menu")
    if any(_is_known(wine, f"{CLASSES}\\{name}") for name in ASSOCIATIONS):
        raise Failed("something was associated that was not chosen")
    own = place / "my notes.txt"
    own.write_text("mine", encoding="utf-8")
    _done(wine, windows_path(place / "uninstall.exe"), "/S", f"_?={PLACE}")
    left = _files(place) - {own.name, "uninstall.exe"}
    if left or _start_menu(wine) or _is_known(wine, ABOUT):
        raise Failed(f"left behind by the uninstaller: {sorted(left) or 'entries'}")
    if not own.is_file():
        raise Failed("the uninstaller took away what it had not brought")
    return f"{len(_files(folder))} files, twice, and away again"


def _done(wine: Wine, *words: str) -> None:
    done = wine.run(words)
    if done.returncode:
        raise Failed(f"{' '.join(words)} ended with status {done.returncode}")


def _files(folder: Path) -> set[str]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in paths}


def _start_menu(wine: Wine) -> list[Path]:
    return list(wine.folder.glob("drive_c/users/*/**/Start Menu/Programs/Jungle.lnk"))


def _is_known(wine: Wine, key: str) -> bool:
    return wine.run(["reg", "query", key]).returncode == 0


def _inside(folder: Path, path: Path) -> str:
    """A path as the installer names it on the computer of a player."""
    inside = path.relative_to(folder).as_posix().replace("/", "\\").replace("$", "$$")
    return INSTALLED if inside == "." else f"{INSTALLED}\\{inside}"
