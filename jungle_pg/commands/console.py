"""The game in a terminal."""

import io
import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Final, TextIO, TypeVar

from jungle_pg.cabinet import GAMES, brains, faces, games, rulebooks, words
from jungle_pg.console.machines import Machines, level_called
from jungle_pg.console.opening import Opening
from jungle_pg.console.plain import PlainGame
from jungle_pg.console.reading import Lines, script_lines
from jungle_pg.console.terminal import Terminal
from jungle_pg.core.rulebook import BadText
from jungle_pg.core.saving.values import Unsound
from jungle_pg.files.saves.reading import read_limited
from jungle_pg.texts.save_words import bad_save_text

T = TypeVar("T")

LONGEST_WARNING: Final = 300
"""Characters of what is said about a bad file."""


@dataclass(frozen=True, slots=True)
class ConsoleOptions:
    """What the command line asks for."""

    game: str = GAMES[0]
    board_file: str | None = None
    rules: str | None = None
    machine: str = "random"
    seed: int | None = None
    moves: str | None = None
    """A file with lines to be typed first."""
    max_rounds: int = 500
    pretty: bool = False
    lang: str | None = None
    greeting: str = ""
    """The key of what the pretty game says first of all."""


def console(options: Namespace) -> int:
    """Play in the terminal: exactly as the course has it, or pretty."""
    known = {each.name for each in fields(ConsoleOptions)}
    cli_options = ConsoleOptions(
        **{name: vars(options)[name] for name in vars(options) if name in known}
    )
    return play_in_terminal(cli_options)


def instead_of_a_window(language: str | None) -> int:
    """The pretty game, where no window can be opened."""
    cli_options = ConsoleOptions(pretty=True, lang=language, greeting="console.no_window")
    return play_in_terminal(cli_options)


def has_terminal() -> bool:
    """Whether somebody sits at a terminal to read and to type."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def play_in_terminal(cli_options: ConsoleOptions) -> int:
    """Play with the streams of this program, and give the exit status."""
    rulebook, face, position = rulebooks()[cli_options.game], faces()[cli_options.game], None
    rules = rulebook.codec.parse_rules(cli_options.rules or face.usual_rules)
    level = level_called(cli_options.machine)
    if cli_options.board_file is not None:
        position = _read(cli_options.board_file, lambda text: face.position(rules, text))
    script = [] if cli_options.moves is None else _read(cli_options.moves, script_lines)
    seed = SystemRandom().randrange(2**32) if cli_options.seed is None else cli_options.seed
    opening = Opening(rulebook, face, rules, position, level, seed)
    out = sys.stdout or io.StringIO()
    terminal = Terminal(Lines(_typed(), script), out, shows_script=out.isatty())
    try:
        if cli_options.pretty:
            return _play_pretty(cli_options, opening, terminal, out)
        machines = Machines(brains(time.monotonic)[cli_options.game])
        max_rounds = cli_options.max_rounds
        return PlainGame(opening, terminal, machines, max_rounds, words("en")).run()
    except KeyboardInterrupt:
        terminal.say()
        raise


def _play_pretty(
    cli_options: ConsoleOptions, opening: Opening, terminal: Terminal, out: TextIO
) -> int:
    # Imported here because the plain game does without the words and looks of the window.
    from jungle_pg.console.keeping import Keeper
    from jungle_pg.console.pretty import Cast, PrettyGame, PrettyOptions
    from jungle_pg.files.folders import user_folders
    from jungle_pg.files.saves.folder import saves_in
    from jungle_pg.files.settings import Settings, SettingsFile
    from jungle_pg.games.console.style import style_of
    from jungle_pg.scenes.appearance import SCRIPTS, script_of
    from jungle_pg.texts.locales import system_language

    folders = user_folders(os.environ)
    defaults = Settings(language="zh" if system_language(os.environ) == "zh" else "en")
    settings, _ = SettingsFile(folders.config / "settings.json").load(defaults)
    spoken = words(cli_options.lang or settings.language)
    if not folders.is_lasting:
        terminal.say(spoken("problem.folders"))
    written, thinkers = faces(settings.characters), brains(time.monotonic)
    style = style_of(os.environ, out.encoding, is_terminal=out.isatty())
    saves = saves_in(folders.data, rulebooks)
    keeper = Keeper(saves, spoken, datetime.now)
    looks = PrettyOptions(spoken, style, cli_options.max_rounds, cli_options.greeting)

    def cast(name: str) -> Cast:
        game, machines = games()[name], Machines(thinkers[name])
        script = script_of(settings, game)
        if script.notation in SCRIPTS and not style.has_characters:
            script = replace(script, notation=script.second)
        return Cast(game, written[name], machines, script)

    opening = replace(opening, face=written[cli_options.game])
    return PrettyGame(cast, opening, terminal, keeper, looks).run()


def _typed() -> TextIO:
    """The lines of whoever types; nothing where nobody can."""
    if sys.stdin is None:
        return io.StringIO()
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Bytes that are no letters make a line that means nothing, never a traceback.
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin


def _read(name: str, read: Callable[[str], T]) -> T:
    """What is read out of a file, or BadText with its name and what is wrong with it."""
    try:
        return read(read_limited(Path(name)))
    except Unsound as trouble:
        complaint = bad_save_text(words("en").texts, trouble.bad_save())
    except BadText as mistake:
        complaint = str(mistake)
    raise BadText(" ".join(f"{name}: {complaint[:LONGEST_WARNING]}".split()))
