"""Where the program keeps its files, and where those are that came with it."""

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import jungle_pg

APP_NAME: Final = "jungle-pg"
HOME_VARIABLE: Final = "JUNGLE_PG_HOME"
NOWHERE: Final = Path(os.devnull) / APP_NAME
"""Nothing can be written below this; whoever tries hears why in words."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one player; none of them exists before something is written there."""

    config: Path
    data: Path
    cache: Path
    logs: Path
    pictures: Path
    """Where pictures of the window go, which are the player's to find."""
    is_lasting: bool = field(default=True, kw_only=True)
    """Whether what is written there is still there the next time."""


def assets_folder() -> Path:
    """The folder of pictures, sounds, fonts and endgame tables, in the package or the checkout."""
    package = Path(jungle_pg.__file__).parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


def shipped_file(name: str) -> bytes:
    """A file that came with the program, by its path below the assets, or OSError."""
    return (assets_folder() / name).read_bytes()


def user_folders(environ: Mapping[str, str]) -> Folders:
    """The usual folders of this system, or all of them below JUNGLE_PG_HOME when that is set."""
    home = environ.get(HOME_VARIABLE)
    found = _below_home(home) if home else _of_the_system()
    # Nobody may know where this user is at home; files must not lie wherever we were started.
    return found or replace(_below(_private_folder()), is_lasting=False)


def _below(root: Path) -> Folders:
    return Folders(*(root / name for name in ("config", "data", "cache", "logs", "pictures")))


def _below_home(home: str) -> Folders | None:
    try:
        return _below(Path(home).absolute())
    except OSError:
        # It starts at the current folder, and that is gone.
        return None


def _of_the_system() -> Folders | None:
    # Imported here because it costs 24 ms, which JUNGLE_PG_HOME and most commands need not pay.
    from platformdirs import PlatformDirs

    system = PlatformDirs(APP_NAME, appauthor=False)
    try:
        found = Folders(
            config=system.user_config_path,
            data=system.user_data_path,
            cache=system.user_cache_path,
            logs=system.user_log_path,
            pictures=system.user_pictures_path / "Jungle",
        )
    except (OSError, RuntimeError, ValueError):
        return None
    paths = (found.config, found.data, found.cache, found.logs, found.pictures)
    return found if all(path.is_absolute() for path in paths) else None


def _private_folder() -> Path:
    """A new folder that nobody else can look into, gone when the program ends; or NOWHERE.

    Its name cannot be known before, so nobody can lay a folder or a link in its place.
    """
    import atexit
    from tempfile import TemporaryDirectory

    try:
        made = TemporaryDirectory(prefix=f"{APP_NAME}-", ignore_cleanup_errors=True)
        atexit.register(made.cleanup)
        folder = Path(made.name).absolute()
        return folder if _is_safe(folder) else NOWHERE
    except OSError:
        return NOWHERE


def _is_safe(folder: Path) -> bool:
    """Whether a folder is ours alone, and nobody can put another one in its place."""
    if not hasattr(os, "geteuid"):
        # Windows gives each user a folder for what is temporary.
        return True
    about, around = os.lstat(folder), os.stat(folder.parent)
    is_ours = about.st_uid == os.geteuid() and stat.S_IMODE(about.st_mode) == 0o700
    is_shared = bool(around.st_mode & (stat.S_IWGRP | stat.S_IWOTH))
    is_fixed = not is_shared or bool(around.st_mode & stat.S_ISVTX)
    is_trusted = around.st_uid in (0, os.geteuid())
    return is_ours and stat.S_ISDIR(about.st_mode) and is_fixed and is_trusted
