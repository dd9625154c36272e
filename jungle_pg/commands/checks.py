"""What `selfcheck` tries out: what came with the program, screens, a game, a save, a window."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from itertools import cycle, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, get_args

from jungle_pg.cabinet import brains, endgames, games, rulebooks, words
from jungle_pg.commands.play import shown_world
from jungle_pg.commands.selfcheck import Check, Told
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import AnyRulebook, Refusal
from jungle_pg.core.saving.values import BadSave, TimeState
from jungle_pg.engine.client import EngineClient, Priority
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.engine.thinking import Order
from jungle_pg.files.folders import HOME_VARIABLE, assets_folder, user_folders
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.title.title import Title
from jungle_pg.shell import inspection
from jungle_pg.shell.inspection import Broken, nobody_there, versions
from jungle_pg.shell.licences import licence_texts
from jungle_pg.shell.shot import a_studio, take_shot
from jungle_pg.shell.start import Time
from jungle_pg.texts.save_words import bad_save_text

__all__ = ["CHECKS", "all_screens", "versions", "window"]

LICENCES: Final = ("jungle", "fredoka", "noto", "pygame", "platformdirs")
SCREEN_SIZE: Final = (640, 480)
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LEVEL: Final = 4
GAME_PLIES: Final = 30
PATIENCE_S: Final = 60.0
SAVE_NAME: Final = "selfcheck 自检"
"""A name with letters of two scripts, as players may give them."""


def drawings(told: Told) -> str:
    """Every drawing, drawn."""
    with nobody_there():
        return f"{inspection.draw_everything(assets_folder() / 'sprites')} drawings"


def sounds(told: Told) -> str:
    """Every recording, decoded."""
    with nobody_there():
        return f"{inspection.decode_everything(assets_folder() / 'sounds')} sounds"


def fonts(told: Told) -> str:
    """Every font, opened and written with."""
    with nobody_there():
        return f"{inspection.open_fonts(assets_folder() / 'fonts')} fonts"


def endgame_tables(told: Told) -> str:
    """Every endgame table, unpacked."""
    count = 0
    for game_id in rulebooks():
        known = endgames(game_id)
        if known is not None:
            count += known.shipped()
            for trouble in known.troubles:
                raise Broken(trouble)
    return f"{count} tables"


def licences(told: Told) -> str:
    """Every licence text, read."""
    missing = [name for name in LICENCES if name not in licence_texts()]
    if missing:
        raise Broken(f"no licence text for {', '.join(missing)}")
    return f"{len(LICENCES)} texts"


def screens(told: Told) -> str:
    """A screen of each kind, painted with the games and the languages in turn."""
    books, names = cycle(rulebooks()), list(_kinds())
    painted = [(name, next(books), LANGUAGES[at % 2]) for at, name in enumerate(names)]
    _paint(painted, told)
    return f"{len(names)} kinds of screens, of {_names()} in turn (--all paints all of them)"


def all_screens(told: Told) -> str:
    """Every screen, painted with every game in every language."""
    _paint(list(product(GALLERY, rulebooks(), LANGUAGES)), told)
    return f"{len(GALLERY)} screens of {_names()} in {len(LANGUAGES)} languages"


def _kinds() -> Iterator[str]:
    """The first screen of each kind: screens of one kind begin with the same word."""
    seen = set()
    for name in GALLERY:
        kind = name.partition("_")[0]
        if kind not in seen:
            seen.add(kind)
            yield name


def _paint(wanted: Sequence[tuple[str, str, Language]], told: Told) -> None:
    """Paint screens of games in languages; Broken where something is missing."""
    with nobody_there():
        studio = a_studio()
        for number, (name, game_id, language) in enumerate(wanted):
            told(f"{number} of {len(wanted)}")
            settings = replace(Settings(), language=language)
            match = _new_match(rulebooks()[game_id])
            scenes = GALLERY[name](shown_world(settings, game_id), match)
            _, problems = take_shot(scenes, settings, words, SCREEN_SIZE, 0.0, studio=studio)
            for problem in problems:
                raise Broken(f"{name} of {game_id}: {problem}")


def game(told: Told) -> str:
    """A game of the computer against itself, thought out in the thinking process."""
    played = []
    with closing(EngineClient(lambda: ProcessWorker(brains))) as engine:
        for game_id, rulebook in rulebooks().items():
            told(game_id)
            match = _new_match(rulebook)
            while match.verdict is None and match.cursor < GAME_PLIES:
                order = Order(level=LEVEL, seed=match.cursor)
                text = _best(engine, match, order)
                match = _played(match, text)
            played.append(f"{match.cursor} plies of {game_id}")
    return f"{' and '.join(played)} at level {LEVEL}"


def save(told: Told) -> str:
    """A match of each game, written to a temporary folder and read again."""
    return ", ".join(_saved(game_id, rulebook) for game_id, rulebook in rulebooks().items())


def _saved(game_id: str, rulebook: AnyRulebook) -> str:
    match = _new_match(rulebook)
    while match.cursor < GAME_PLIES and match.verdict is None:
        action = rulebook.actions(match.state)[0]
        match = _played(match, rulebook.codec.action_text(action))
    with TemporaryDirectory() as folder:
        store = saves_in(Path(folder), rulebooks)
        path = store.save(SAVE_NAME, match, TimeState(), datetime(2026, 1, 1))
        loaded = store.load(path)
        size = path.stat().st_size
    if isinstance(loaded, BadSave):
        raise Broken(bad_save_text(words("en").texts, loaded))
    if loaded.match != match:
        raise Broken("another match was read than was written")
    return f"{match.cursor} plies of {game_id}, {size} bytes"


def window(told: Told) -> str:
    """A real window with the title in it, opened and closed."""
    clocks = Time(time.monotonic, time.sleep, datetime.now)
    with TemporaryDirectory() as folder:
        folders = user_folders({HOME_VARIABLE: folder})
        painted_s = inspection.open_and_close(Title, games, words, folders, clocks)
    return f"painted after {painted_s * 1000:.0f} ms"


CHECKS: Final[Mapping[str, Check]] = {
    "drawings": drawings,
    "sounds": sounds,
    "fonts": fonts,
    "endgames": endgame_tables,
    "licences": licences,
    "screens": screens,
    "game": game,
    "save": save,
}
"""The checks that need neither a display nor a sound device, in the order they are made."""


def _names() -> str:
    return " and ".join(rulebooks())


def _new_match(rulebook: AnyRulebook) -> AnyMatch:
    return begin(rulebook, Setup(rulebook.codec.parse_rules(rulebook.usual_rules)))


def _played(match: AnyMatch, text: str) -> AnyMatch:
    outcome = match.play(match.rulebook.codec.parse_action(text))
    if isinstance(outcome, Refusal):
        raise Broken(f"the move {text} is refused: {outcome.code}")
    return outcome


def _best(engine: EngineClient, match: AnyMatch, order: Order) -> str:
    """What the engine would play."""
    inquiry = engine.ask(question_about(match, order), Priority.MOVE)
    deadline = time.monotonic() + PATIENCE_S
    while inquiry.is_open and time.monotonic() < deadline:
        inquiry.poll(1.0)
    if inquiry.is_open:
        raise Broken(f"the thinking process gave no answer within {PATIENCE_S:.0f} s")
    if inquiry.thought is None or inquiry.thought.action is None:
        raise Broken(f"no move was found: {inquiry.error or 'there is none'}")
    return inquiry.thought.action
