"""The window opens, with something to see in it; only then is the rest of the program loaded."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from jungle_pg.files.folders import Folders
from jungle_pg.files.picture_store import PictureStore
from jungle_pg.files.settings import Language, Settings, SettingsFile
from jungle_pg.shell.splash import show_splash
from jungle_pg.shell.views import theme_of
from jungle_pg.shell.warnings import Warnings, tell
from jungle_pg.shell.window import Window
from jungle_pg.stage.input.bindings import Bindings
from jungle_pg.stage.input.rebinding import mended
from jungle_pg.texts.locales import system_language

if TYPE_CHECKING:
    from jungle_pg.core.journey.stage import Journey
    from jungle_pg.core.review.reviewer import Reviewer
    from jungle_pg.engine.client import Worker
    from jungle_pg.games.game import Game
    from jungle_pg.net.meeting import WaysToFriends
    from jungle_pg.scenes.base import Scene
    from jungle_pg.scenes.world import World
    from jungle_pg.texts.languages import Words

STORE_BYTES: Final = 120_000_000


@dataclass(frozen=True, slots=True)
class CliOptions:
    """What the command line asks for; None leaves it to the settings."""

    is_full_screen: bool | None = None
    size: tuple[int, int] | None = None
    language: Language | None = None
    is_silent: bool = False
    opens: Path | None = None
    """A file to begin with."""
    watches: bool = False
    """Whether that file is only watched."""
    joins: str = ""
    """The link of a room to join."""


@dataclass(frozen=True, slots=True)
class Time:
    """Clocks passed in: a steady one, a sleep, and the calendar."""

    clock: Callable[[], float]
    sleep: Callable[[float], None]
    today: Callable[[], datetime]


@dataclass(frozen=True, slots=True)
class BootContext:
    """What is open before the program is loaded."""

    environ: Mapping[str, str]
    window: Window
    stored: SettingsFile
    settings: Settings
    warnings: Warnings
    store: PictureStore


def play(
    first: "Callable[[World], Scene]",
    games: "Callable[[], Mapping[str, Game]]",
    words_of: "Callable[[str], Words]",
    cli_options: CliOptions,
    folders: Folders,
    environ: Mapping[str, str],
    time: Time,
    open_worker: "Callable[[], Worker] | None" = None,
    journeys: Callable[[], Mapping[str, "Journey"]] = dict,
    reviewers: Callable[[], Mapping[str, "Reviewer"]] = dict,
    ways: "WaysToFriends | None" = None,
) -> int:
    """Open the window, run the program until it is over, and give its exit status."""
    warnings = Warnings(tell)
    if not folders.is_lasting:
        why = "there is no folder for the files of this user"
        warnings.add("folders", f"{why}: nothing is kept when the program ends")
    stored = SettingsFile(folders.config / "settings.json")
    settings = _with_cli_options(known_settings(stored, environ, warnings), cli_options)
    window = Window(settings.window_size, is_full_screen=settings.full_screen)
    store = PictureStore(folders.cache / "pictures", STORE_BYTES)
    show_splash(window, store, theme_of(settings, time.today().hour))
    # The player looks at the jungle while the program that lives in it is loaded.
    from jungle_pg.shell.program import run_program

    boot = BootContext(environ, window, stored, settings, warnings, store)
    return run_program(
        boot,
        first,
        games,
        words_of,
        cli_options,
        folders,
        time,
        open_worker,
        journeys,
        reviewers,
        ways,
    )


def known_settings(
    stored: SettingsFile, environ: Mapping[str, str], warnings: Warnings
) -> Settings:
    """The settings that are kept, as far as they can be used; what cannot is told."""
    defaults = Settings(language="zh" if system_language(environ) == "zh" else "en")
    settings, problems = stored.load(defaults)
    bindings, flaws = mended(Bindings(settings.keys, settings.pads))
    for problem in (*problems, *flaws):
        warnings.add("settings", problem)
    return replace(settings, keys=bindings.keys, pads=bindings.pads)


def _with_cli_options(settings: Settings, cli_options: CliOptions) -> Settings:
    if cli_options.is_full_screen is not None:
        settings = replace(settings, full_screen=cli_options.is_full_screen)
    if cli_options.size is not None:
        settings = replace(settings, window_size=cli_options.size, full_screen=False)
    if cli_options.language is not None:
        settings = replace(settings, language=cli_options.language)
    return settings
