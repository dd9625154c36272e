"""Mistakes put into the program on purpose, and a player who walks into them."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from jungle_pg.cabinet import games, rulebooks
from jungle_pg.core.gametext import play_texts
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player, Ply, Setup
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.folders import Folders
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Language
from jungle_pg.scenes.title.title import Title
from jungle_pg.shell import program
from jungle_pg.shell.app import App
from jungle_pg.shell.start import CliOptions, Time, play
from tests.thought_once import OnceWorker
from tests.words import language_of

MOST_TURNS = 6000
PATIENCE_S = 60.0
"""How long at least others may take that think or read files meanwhile."""
BEGAN_S = 4321.0987654
"""What the steady clock says at first."""
STEP_S = 0.004
"""How long a turn takes at least."""
LOOKS_S = 0.5
"""How long the player looks at a screen before doing anything there."""
NOON = datetime(2026, 5, 4, 12, 30)


@dataclass(frozen=True)
class Mistake:
    """A method that fails when it is called for the n-th time."""

    where: str
    """Like `jungle_pg.scenes.title.title:Title.draw`."""
    count: int = 1

    @contextmanager
    def made(self) -> Iterator[None]:
        """The program has this mistake while the block lasts."""
        module, _, name = self.where.partition(":")
        kind, method = name.split(".")
        owner = getattr(import_module(module), kind)
        had = method in vars(owner)
        sound = getattr(owner, method)
        calls = 0

        def failing(self_: Any, *values: Any, **named: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == self.count:
                raise RuntimeError("the lion is asleep")
            return sound(self_, *values, **named)

        setattr(owner, method, failing)
        try:
            yield
        finally:
            if had:
                setattr(owner, method, sound)
            else:
                delattr(owner, method)


Deed = Callable[["Walk"], bool]
"""Something a player does; False while it cannot be done yet."""


class Stuck(BaseException):
    """A walk that does not come to its end; no mistake of the program."""


class Walk:
    """A player at the real program with a clock of their own: deeds are done one after another."""

    def __init__(self, *deeds: Deed, language: Language = "en") -> None:
        self.app: App | None = None
        self.deeds = [*deeds]
        self.now, self.turns = BEGAN_S, 0
        self._language = language
        self.squares: list[str] = []
        """Those still to be clicked for a move."""
        self._began = monotonic()
        """By the clock that processes and threads beside the walk go by."""
        self._seen: object = None
        self._since = BEGAN_S
        """When the screen that is seen was opened."""
        self.last_words = ""
        """What the last screen said before it was closed."""

    @property
    def top(self) -> Any:
        assert self.app is not None
        return self.app.stack.top

    def play(self, folders: Folders) -> int:
        """Play until the program ends; its exit status."""
        time = Time(lambda: self.now, self._sleep, lambda: NOON)
        cli_options = CliOptions(size=(800, 600), language=self._language, is_silent=True)
        with patch.object(program, "App", self._open):
            return play(
                Title, games, language_of, cli_options, folders, {"LANG": "C"}, time, OnceWorker
            )

    def _open(self, *parts: Any) -> App:
        self.app = App(*parts)
        return self.app

    def _sleep(self, seconds: float) -> None:
        self.turns += 1
        self.now += max(seconds, STEP_S)
        if self.turns > MOST_TURNS and monotonic() > self._began + PATIENCE_S:
            raise Stuck(
                f"nothing happens any more on {self.top.name}, {len(self.deeds)} deeds left"
            )
        if self.top.name == "trouble":
            if not self.last_words:
                self.last_words = self.top.text(self.top.view)
                post_key(pygame.K_RETURN)
            return
        is_waiting = self.app is not None and (self.app.is_held or self.app._is_unseen)
        if self.top is not self._seen or is_waiting:
            # A click on a picture that is about to go would do nothing.
            self._seen, self._since = self.top, self.now
        if self.deeds and self.now > self._since + LOOKS_S and self.deeds[0](self):
            self.deeds.pop(0)


def post_key(key: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))


def post_click(x: float, y: float) -> None:
    at = (round(x), round(y))
    post = pygame.event.post
    post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def key(code: int, on: str, mod: int = 0) -> Deed:
    """Press a key on a screen."""

    def deed(walk: Walk) -> bool:
        if walk.top.name != on:
            return False
        post_key(code, mod)
        return True

    return deed


def click(button: str, on: str) -> Deed:
    """Click on a button of a screen, as soon as it can be clicked."""

    def deed(walk: Walk) -> bool:
        if walk.top.name != on:
            return False
        for widget in walk.top.page.widgets:
            if widget.name == button and widget.is_enabled and widget.rect.w:
                post_click(*widget.rect.middle)
                return True
        return False

    return deed


def move(text: str) -> Deed:
    """Click on two squares of the board, like `A3A4`."""

    def deed(walk: Walk) -> bool:
        if walk.top.name != "play" or not walk.top.table.state.awaits_human:
            return False
        walk.squares = walk.squares or [text[:2], text[2:]]
        field = walk.top.board.field
        post_click(*field.middle(*walk.top.game.look.place_of(walk.squares.pop(0))))
        return not walk.squares

    return deed


def typed(text: str, on: str) -> Deed:
    """Type a text on a screen, with the keys for it."""

    def deed(walk: Walk) -> bool:
        if walk.top.name != on or walk.top.typing_at() is None:
            return False
        for letter in text:
            post_key(ord(letter.lower()))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        return True

    return deed


def drop(path: Path, on: str) -> Deed:
    """Drop a file on a screen."""

    def deed(walk: Walk) -> bool:
        if walk.top.name != on:
            return False
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
        return True

    return deed


def leave(walk: Walk) -> bool:
    """Close the window."""
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    return True


def furnish(folders: Folders, **choice: Any) -> None:
    """What was chosen for the last game: two people, unless something else is said."""
    folders.config.mkdir(parents=True)
    facts = {"players": "two", "first_name": "Annabel", "second_name": "Bo", **choice}
    text = json.dumps({"new game of jungle": facts})
    (folders.config / "memory.json").write_text(text, "utf-8")


def played(*moves: str, names: tuple[str, str] = ("Annabel", "Bo")) -> AnyMatch:
    """A match between two people."""
    first, second = names
    rules = JUNGLE.codec.parse_rules("traditional")
    setup = Setup(rules, None, (Player(first), Player(second)))
    return play_texts(JUNGLE, setup, moves).match()


def shelve(folders: Folders, name: str, match: AnyMatch) -> Path:
    """A save that was there before the program was opened."""
    return saves_in(folders.data, rulebooks).save(name, match, TimeState(), NOON)


def leave_behind(folders: Folders, match: AnyMatch) -> None:
    """A match that was played before, to be gone on with."""
    autosaves = autosaves_in(folders.data, rulebooks, lambda: NOON)
    autosaves.begin(match, TimeState())
    autosaves.leave_all()
    autosaves.close()


def going_on(folders: Folders) -> str | None:
    """The moves of the match that Continue would offer."""
    found = autosaves_in(folders.data, rulebooks, lambda: NOON).last_match()
    if found is None:
        return None
    plies = [each.entry for each in found.loaded.match.moments]
    return " ".join(JUNGLE.codec.action_text(ply.action) for ply in plies if isinstance(ply, Ply))


def report_of(folders: Folders) -> Path:
    """The one report there is."""
    (report,) = folders.logs.iterdir()
    return report
