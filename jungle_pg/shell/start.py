"""From the command line to the last frame: opens everything, runs it, and closes it again."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import pygame

from jungle_pg.files.folders import Folders
from jungle_pg.files.house_rules import HouseRulesFile, StoredHouseRules
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.picture_store import PictureStore
from jungle_pg.files.reports import crash_text, write_report
from jungle_pg.files.settings import Language, Settings, SettingsFile
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.trouble import Trouble
from jungle_pg.scenes.world import Game, World, nobody_thinks
from jungle_pg.shell.app import App, last_words
from jungle_pg.shell.assets import assets_folder
from jungle_pg.shell.audio import Silence, open_speaker
from jungle_pg.shell.clipboard import SystemClipboard
from jungle_pg.shell.complaints import Complaints
from jungle_pg.shell.fonts import Fonts
from jungle_pg.shell.late_desk import LateDesk
from jungle_pg.shell.licences import licence_texts
from jungle_pg.shell.loader import Loader
from jungle_pg.shell.loop import run
from jungle_pg.shell.pictures import Pictures
from jungle_pg.shell.snapshots import Snapshots
from jungle_pg.shell.views import view_maker
from jungle_pg.shell.window import Window
from jungle_pg.texts.languages import system_language

if TYPE_CHECKING:
    from jungle_pg.engine.desk import Desk

STORE_BYTES: Final = 120_000_000


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for; None leaves it to the settings."""

    is_full_screen: bool | None = None
    size: tuple[int, int] | None = None
    language: Language | None = None
    is_silent: bool = False


@dataclass(frozen=True, slots=True)
class Time:
    """Clocks passed in: a steady one, a sleep, and the calendar."""

    clock: Callable[[], float]
    sleep: Callable[[float], None]
    today: Callable[[], datetime]


def play(
    first: Callable[[World], Scene],
    games: Callable[[], Mapping[str, Game]],
    wishes: Wishes,
    folders: Folders,
    environ: Mapping[str, str],
    time: Time,
    open_desk: "Callable[[], Desk]" = nobody_thinks,
) -> int:
    """Open the window, run the program until it is over, and give its exit status."""
    complaints = Complaints(_tell)
    stored = SettingsFile(folders.config / "settings.json")
    defaults = Settings(language="zh" if system_language(environ) == "zh" else "en")
    settings, problems = stored.load(defaults)
    for problem in problems:
        complaints.add("settings", problem)
    house_rules = StoredHouseRules(HouseRulesFile(folders.config / "house_rules.json"))
    for problem in house_rules.problems:
        complaints.add("house_rules", problem)
    settings = _with_wishes(settings, wishes)
    window = Window(settings.window_size, is_full_screen=settings.full_screen)
    window.show_icon(assets_folder() / "sprites/title/app_icon.svg")
    pygame.font.init()
    fonts = Fonts(assets_folder() / "fonts")
    loader = Loader(PictureStore(folders.cache / "pictures", STORE_BYTES))
    pictures = Pictures(assets_folder() / "sprites", fonts, loader, clock=time.clock)
    desk = LateDesk(open_desk)
    world = World(
        Silence(),
        SystemClipboard(),
        settings,
        games,
        memory=MemoryFile(folders.config / "memory.json"),
        house_rules=house_rules,
        luck=lambda: SystemRandom().getrandbits(32),
        desk=desk,
        licences=licence_texts,
    )
    view_for = view_maker(fonts.measure, lambda: time.today().hour)
    stack = Stack(Trouble(None), view_for(window.size, settings))
    snapshots = Snapshots(folders.pictures, time.today)
    app = App(window, stack, world, fonts, pictures, view_for, stored.save, complaints, snapshots)
    try:
        stack.show(first(world))
        app.turn(time.clock())
        # The first frame is out; now there is time for what the first game will need.
        games()
        if not wishes.is_silent:
            app.hear_through(open_speaker(assets_folder() / "sounds", settings.audio_buffer))
        run(app, time.clock, time.sleep)
    except Exception as failure:
        _show_trouble(app, _report(failure, app, folders, time.today()), time)
        return 1
    finally:
        desk.close()
        app.speaker.close()
        loader.close()
        window.close()
    return 0


def _tell(sentence: str) -> None:
    print(f"jungle-pg: {sentence}", file=sys.stderr)


def _with_wishes(settings: Settings, wishes: Wishes) -> Settings:
    if wishes.is_full_screen is not None:
        settings = replace(settings, full_screen=wishes.is_full_screen)
    if wishes.size is not None:
        settings = replace(settings, window_size=wishes.size, full_screen=False)
    if wishes.language is not None:
        settings = replace(settings, language=wishes.language)
    return settings


def _report(failure: Exception, app: App, folders: Folders, today: datetime) -> Path | None:
    """Write down what happened; the match that was played is part of it."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    text = crash_text(
        failure,
        facts={"pygame-ce": pygame.version.ver, "SDL": sdl, "display": _display()},
        last_inputs=last_words(app.last_inputs),
        match=app.world.keepsake(),
        stamp=today,
        home=_home(),
    )
    path = write_report(folders.logs, text, today)
    if path is None:
        _tell("the game stopped because of a mistake in it, and no report could be written.")
        print(text, file=sys.stderr)
    else:
        _tell(f"the game stopped because of a mistake in it; the report is in {path}")
    return path


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        return Path("/")


def _display() -> str:
    return pygame.display.get_driver() if pygame.display.get_init() else "none"


def _show_trouble(app: App, report: Path | None, time: Time) -> None:
    """Tell the player in the window too, as far as the window still works."""
    try:
        app.is_over = False
        app.stack.show(Trouble(str(report) if report is not None else None))
        run(app, time.clock, time.sleep)
    except Exception as failure:
        _tell(f"the message could not be shown in the window ({failure}).")
