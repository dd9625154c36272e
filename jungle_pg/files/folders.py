"""Where the program keeps its files."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

APP_NAME: Final = "jungle-pg"
HOME_VARIABLE: Final = "JUNGLE_PG_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of one player; none of them exists before something is written there."""

    config: Path
    data: Path
    cache: Path
    logs: Path
    pictures: Path
    """Where pictures of the window go, which are the player's to find."""


def user_folders(environ: Mapping[str, str]) -> Folders:
    """The usual folders of this system, or all of them below JUNGLE_PG_HOME when that is set."""
    if home := environ.get(HOME_VARIABLE):
        root = Path(home).absolute()
        names = ("config", "data", "cache", "logs", "pictures")
        return Folders(*(root / name for name in names))
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
    except RuntimeError:
        found = None
    if found is not None and found.data.is_absolute():
        return found
    # Nobody knows where this user is at home; files must not lie wherever we were started.
    from tempfile import gettempdir

    return user_folders({HOME_VARIABLE: str(Path(gettempdir()) / APP_NAME)})
