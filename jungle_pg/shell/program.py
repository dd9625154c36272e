"""From the open window to the last frame: opens everything else, runs it, and closes it again.

Beside it stand services that scenes ask for: exports and the ways to friends, each loaded when it
is first wanted, and the file manager that shows a folder.
"""

import gc
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from threading import Thread
from typing import TYPE_CHECKING, Final

import pygame

from jungle_pg.core.rulebook import Rulebooks
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.process import spare_workers
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.cards import cards_in
from jungle_pg.files.career import CareerFile, StoredCareer
from jungle_pg.files.folders import Folders, assets_folder
from jungle_pg.files.house_rules import HouseRulesFile, StoredHouseRules
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.open_studies import FOLDER as STUDIES
from jungle_pg.files.open_studies import OpenStudies
from jungle_pg.files.own_stages import own_stages_in
from jungle_pg.files.progress import ProgressFile
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.shared import SharedStore
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.trouble import Trouble
from jungle_pg.scenes.world import World, nobody_thinks
from jungle_pg.shell.app import App
from jungle_pg.shell.crash import Crash, put_away, without_failing
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.licences import licence_texts
from jungle_pg.shell.loop import run
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.snapshots import Snapshots
from jungle_pg.shell.sound.audio import Silence, open_speaker
from jungle_pg.shell.speech.narrators import OutsideNarrator, voice_of
from jungle_pg.shell.splash import keep_splash
from jungle_pg.shell.start import BootContext, CliOptions, Time
from jungle_pg.shell.views import view_maker
from jungle_pg.texts.languages import Words

if TYPE_CHECKING:
    from jungle_pg.core.journey.stage import Journey
    from jungle_pg.core.match import AnyMatch
    from jungle_pg.core.review.reviewer import Reviewer
    from jungle_pg.core.study.study import AnyStudy
    from jungle_pg.engine.client import Worker
    from jungle_pg.engine.foreign.programs import Programs
    from jungle_pg.net.meeting import Friends, WaysToFriends
    from jungle_pg.scenes.exports import ExportJob, ExportOrder
    from jungle_pg.shell.export.job import Exports

FILE_MANAGERS: Final = {"win32": "explorer", "darwin": "open"}
OTHER_FILE_MANAGER: Final = "xdg-open"


def run_program(
    boot: BootContext,
    first: Callable[[World], Scene],
    games: Callable[[], Mapping[str, Game]],
    words_of: Callable[[str], Words],
    cli_options: CliOptions,
    folders: Folders,
    time: Time,
    open_worker: "Callable[[], Worker] | None",
    journeys: Callable[[], Mapping[str, "Journey"]] = dict,
    reviewers: Callable[[], Mapping[str, "Reviewer"]] = dict,
    ways: "WaysToFriends | None" = None,
) -> int:
    """Run the program in its window until it is over, and give its exit status."""
    window, settings, warnings = boot.window, boot.settings, boot.warnings
    house_rules = StoredHouseRules(HouseRulesFile(folders.config / "house_rules.json"))
    for problem in house_rules.problems:
        warnings.add("house_rules", problem)
    progress = SharedStore.of(ProgressFile(folders.data / "progress.json"), warnings.add)
    cards = SharedStore.of(cards_in(folders.data), warnings.add)
    own_stages = SharedStore.of(own_stages_in(folders.data), warnings.add)
    career = StoredCareer(CareerFile(folders.data / "career.jsonl"), warnings.add)
    window.show_icon(assets_folder() / "sprites/title/app_icon.svg")
    pygame.font.init()
    fonts = Fonts(assets_folder() / "fonts")
    loader = Loader(boot.store)
    pictures = Pictures(assets_folder() / "sprites", fonts, loader, clock=time.clock)
    exports = LazyExports(games, words_of, folders.pictures, time.today)

    def rulebooks() -> Rulebooks:
        return {name: game.rulebook for name, game in games().items()}

    autosaves = autosaves_in(folders.data, rulebooks, time.today)
    friends = None if ways is None else LazyFriends(ways, folders.data, time.clock)
    programs = LazyPrograms(folders.config / "programs.json", rulebooks, time.clock)
    engine = EngineClient(open_worker or nobody_thinks, spare_workers(), time.clock)
    world = World(
        Silence(),
        SystemClipboard(),
        settings,
        games,
        journeys=journeys,
        reviewers=reviewers,
        memory=MemoryFile(folders.config / "memory.json"),
        house_rules=house_rules,
        progress=progress,
        cards=cards,
        own_stages=own_stages,
        career=career,
        luck=lambda: SystemRandom().getrandbits(32),
        engine=engine,
        licences=licence_texts,
        exporter=exports,
        friends=friends,
        programs=programs,
        show_folder=show_folder,
        saves=saves_in(folders.data, rulebooks),
        open_studies=OpenStudies(folders.data / STUDIES, rulebooks, time.today),
        autosaves=autosaves,
        stamp=time.today,
    )
    view_for = view_maker(words_of, fonts.measure, lambda: time.today().hour, fonts.shows)
    stack = Stack(Trouble(None), view_for(window.size, settings))
    snapshots = Snapshots(folders.pictures, time.today)
    app = App(
        window, stack, world, fonts, pictures, view_for, boot.stored.save, warnings, snapshots
    )
    app.announcer.narrator = OutsideNarrator(time.clock, voice_of(boot.environ))
    try:
        _run(app, first, cli_options, time)
        bottom, now = stack.scenes[0], app.now
        without_failing(lambda: keep_splash(boot.store, pictures, bottom.draw(now)))
        stack.close()
    except Exception as failure:
        crash = Crash(failure, app, autosaves, time.today())
        crash.keep_safe()
        crash.show(crash.report(folders.logs), time.clock, time.sleep)
        return 1
    finally:
        put_away(stack, autosaves)
        # A server of ours may take a while to write everything down: nobody looks at that.
        parts = (
            *(progress, cards, own_stages, career, engine, programs, exports),
            *(app.announcer.narrator, app.speaker, loader, window, friends),
        )
        for part in (each for each in parts if each is not None):
            without_failing(part.close)
    return 0


def _run(app: App, first: Callable[[World], Scene], cli_options: CliOptions, time: Time) -> None:
    app.stack.show(first(app.world))
    rest = app.tick(time.clock())
    while app.is_held and not app.is_over:
        time.sleep(rest)
        rest = app.tick(time.clock())
    # The first frame is out; now there is time for what the first game will need.
    if cli_options.opens is not None:
        from jungle_pg.scenes.saves.open_file import open_file

        wish = "watch" if cli_options.watches else "play"
        app.open(open_file(app.world, cli_options.opens, wish), app.now)
    if cli_options.joins and app.world.friends is not None:
        from jungle_pg.scenes.friends.opening import way_to_friends

        app.open(way_to_friends(app.world, cli_options.joins), app.now)
    loading = Thread(target=_load_soon, args=(app.world,), name="screens", daemon=True)
    loading.start()
    if not cli_options.is_silent:
        buffer = app.world.settings.audio_buffer
        app.hear_through(open_speaker(assets_folder() / "sounds", buffer))
    app.window.look_for_pads()
    try:
        run(app, time.clock, time.sleep)
    finally:
        # Whoever goes on in this process may want back what only this program needed.
        loading.join()
        gc.unfreeze()


def _load_soon(world: World) -> None:
    """The games, and the screens that are opened from the title, loaded while it is looked at."""
    import jungle_pg.scenes.book.rules
    import jungle_pg.scenes.chooser.chooser
    import jungle_pg.scenes.friends.opening
    import jungle_pg.scenes.journey.map.journey_map
    import jungle_pg.scenes.over.action_list
    import jungle_pg.scenes.over.drawing
    import jungle_pg.scenes.over.keyboard
    import jungle_pg.scenes.saves.load_game
    import jungle_pg.scenes.settings.settings
    import jungle_pg.scenes.table.play  # noqa: F401

    tuple(world.games().values())
    tuple(world.journeys().values())
    # All that is here now stays: looking through it for garbage would cost a frame now and then.
    gc.freeze()


def show_folder(
    folder: Path,
    run: Callable[[Sequence[str]], object] | None = None,
    platform: str = sys.platform,
) -> None:
    """Let the system show a folder; nothing waits for it, and where it cannot, nothing happens."""
    command = [FILE_MANAGERS.get(platform, OTHER_FILE_MANAGER), str(folder.absolute())]
    Thread(target=run or _run_quietly, args=(command,), name="file manager", daemon=True).start()


def _run_quietly(command: Sequence[str]) -> None:
    quiet = subprocess.DEVNULL
    try:
        with subprocess.Popen(
            command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        ) as asked:
            asked.wait()
    except OSError:
        # A system without one: the path was told in words.
        return


class LazyExports:
    """Begins exports into a folder; games and words cross processes by the names of functions."""

    def __init__(
        self,
        games: Callable[[], Mapping[str, Game]],
        words_of: Callable[[str], Words],
        folder: Path,
        today: Callable[[], datetime],
    ) -> None:
        self._games, self._words_of = games, words_of
        self._folder, self._today = folder, today
        self._exports: Exports | None = None

    def __call__(self, shown: "AnyMatch | AnyStudy", order: "ExportOrder") -> "ExportJob":
        if self._exports is None:
            from jungle_pg.shell.export.job import Exports

            self._exports = Exports(self._games, self._words_of, self._folder, self._today)
        return self._exports(shown, order)

    def close(self) -> None:
        """Leave no process behind; nothing happens when nobody has asked."""
        if self._exports is not None:
            self._exports.close()


class LazyPrograms:
    """Reads which other programs were added when somebody asks for them."""

    def __init__(
        self, path: Path, rulebooks: Callable[[], Rulebooks], clock: Callable[[], float]
    ) -> None:
        self._path, self._rulebooks, self._clock = path, rulebooks, clock
        self._programs: Programs | None = None

    def __call__(self) -> "Programs":
        if self._programs is None:
            from jungle_pg.engine.foreign.programs import Programs, programs_in
            from jungle_pg.files.programs import ProgramsFile

            file = ProgramsFile(self._path, lambda facts: programs_in(facts)[1])
            self._programs = Programs(
                self._rulebooks, clock=self._clock, recall=file.recall, keep=file.keep
            )
        return self._programs

    def close(self) -> None:
        """Leave no program running; nothing happens when nobody has asked."""
        if self._programs is not None:
            self._programs.close()


class LazyFriends:
    """Opens the ways to friends when they are first asked for."""

    def __init__(self, ways: "WaysToFriends", folder: Path, clock: Callable[[], float]) -> None:
        self._ways, self._folder, self._clock = ways, folder, clock
        self._friends: Friends | None = None

    def __call__(self) -> "Friends":
        if self._friends is None:
            self._friends = self._ways(self._folder, self._clock)
        return self._friends

    def close(self) -> None:
        """Leave no room and no server behind; nothing happens when nobody has asked."""
        if self._friends is not None:
            self._friends.close()
