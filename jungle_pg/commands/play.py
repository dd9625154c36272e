"""The program itself: its window, and pictures of its scenes."""

import os
import sys
import time
from argparse import Namespace
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from jungle_pg.cabinet import brains, games, journeys, reviewers, rulebooks, words
from jungle_pg.core.bad_text import BadText
from jungle_pg.files.folders import user_folders

if TYPE_CHECKING:
    from collections.abc import Callable

    from jungle_pg.engine.client import Worker
    from jungle_pg.files.settings import Settings
    from jungle_pg.net.meeting import Friends
    from jungle_pg.scenes.base import Scene
    from jungle_pg.scenes.world import World


def play(options: Namespace, first: "Callable[[World], Scene] | None" = None) -> int:
    """Open the window, with the title or another first scene."""
    from jungle_pg.shell.environment import prepare

    prepare(os.environ)
    from jungle_pg.shell.start import CliOptions, Time
    from jungle_pg.shell.start import play as open_window
    from jungle_pg.shell.window import NoDisplay

    opens = options.load if options.load is not None else options.replay
    cli_options = CliOptions(
        is_full_screen=True if options.fullscreen else False if options.windowed else None,
        size=options.size,
        language=options.lang,
        is_silent=options.no_sound,
        opens=Path(opens) if opens is not None else None,
        watches=options.replay is not None,
        joins=_room(options.join),
    )
    clocks = Time(time.monotonic, time.sleep, datetime.now)
    try:
        folders = user_folders(os.environ)
        return open_window(
            first or title_later,
            games,
            words,
            cli_options,
            folders,
            os.environ,
            clocks,
            thinking_process,
            journeys,
            reviewers,
            ways_to_friends,
        )
    except NoDisplay as trouble:
        from jungle_pg.commands.console import has_terminal, instead_of_a_window

        if opens is None and has_terminal():
            return instead_of_a_window(options.lang)
        print(f"jungle-pg: no window can be opened here ({trouble})", file=sys.stderr)
        return 1


def title_later(world: "World") -> "Scene":
    """The title, loaded when the window is open."""
    from jungle_pg.scenes.title.title import Title

    return Title(world)


def thinking_process() -> "Worker":
    """A process of their own for the computer players, loaded when the first one is asked."""
    from jungle_pg.engine.process import ProcessWorker

    return ProcessWorker(brains)


def ways_to_friends(folder: Path, clock: "Callable[[], float]") -> "Friends":
    """The ways to friends, loaded when the first one is looked for."""
    from jungle_pg.net.meeting import Friends

    return Friends(folder, rulebooks, brains, clock)


def _room(link: str | None) -> str:
    """A link to a room that a command line names; BadText where it is none."""
    if link is None:
        return ""
    from jungle_pg.net.names import parse_link

    _, code = parse_link(link)
    if not code:
        raise BadText("a link to a room ends with its four animals, like /RETL")
    return link


def shot(options: Namespace) -> int:
    """Paint a scene into a file, or list the scenes."""
    from jungle_pg.commands.chosen import chosen_game, chosen_rules, good_game_in_file
    from jungle_pg.core.log import Setup
    from jungle_pg.core.match import begin
    from jungle_pg.files.atomic import SHARED, CannotWrite, write_bytes
    from jungle_pg.files.settings import Settings
    from jungle_pg.scenes.gallery import GALLERY
    from jungle_pg.shell.shot import take_shot

    if options.list:
        print("\n".join(GALLERY))
        return 0
    if options.scene is None or options.output is None:
        raise BadText("a picture needs a scene and -o FILE.png; --list names the scenes")
    if options.scene not in GALLERY:
        raise BadText(f"there is no scene {options.scene!r}; --list names them")
    rulebook = chosen_game(options)
    match = begin(rulebook, Setup(chosen_rules(rulebook, options), options.fen))
    if options.save is not None:
        match = good_game_in_file(Path(options.save), options).match
    settings = replace(
        Settings(),
        theme=options.theme,
        language=options.lang or "en",
        ui_scale=options.scale,
    )
    world = shown_world(settings, match.rulebook.game_id)
    scenes = GALLERY[options.scene](world, match)
    size = options.size or (1920, 1080)
    picture, problems = take_shot(scenes, settings, words, size, options.at, options.device)
    try:
        write_bytes(Path(options.output), picture, mode=SHARED)
    except CannotWrite as trouble:
        raise BadText(str(trouble)) from None
    for problem in problems:
        print(f"jungle-pg: {problem}", file=sys.stderr)
    return 0


def shown_world(settings: "Settings", game_id: str) -> "World":
    """A world for scenes that are only looked at: nothing is heard, kept or thought elsewhere.

    The game is the one that was chosen last.
    """
    from jungle_pg.engine.client import EngineClient
    from jungle_pg.engine.worker import LocalWorker
    from jungle_pg.files.saves.folder import saves_in
    from jungle_pg.scenes.chooser.last_game import remember_game
    from jungle_pg.scenes.world import World
    from jungle_pg.shell.input.events import SystemClipboard
    from jungle_pg.shell.licences import licence_texts
    from jungle_pg.shell.sound.audio import Silence

    engine = EngineClient(lambda: LocalWorker(brains, time.monotonic))
    data = user_folders(os.environ).data
    saves = saves_in(data, rulebooks)
    world = World(
        Silence(),
        SystemClipboard(),
        settings,
        games,
        journeys=journeys,
        reviewers=reviewers,
        engine=engine,
        licences=licence_texts,
        saves=saves,
        friends=lambda: ways_to_friends(data, time.monotonic),
    )
    remember_game(world, games()[game_id])
    return world
