"""A file dropped on the window or named on the command line, or a game pasted as text."""

import re
from enum import StrEnum
from math import inf
from pathlib import Path
from typing import Final, Protocol

from jungle_pg.core.gametext import HEAD
from jungle_pg.core.rulebook import BadText, Flaw, Rulebooks
from jungle_pg.core.saving.load import is_save, load_text
from jungle_pg.core.saving.values import BadSave, Loaded, Trouble
from jungle_pg.files.background import Task
from jungle_pg.files.dates import wall_date
from jungle_pg.games.game import rulebooks_of
from jungle_pg.scenes.base import Command, Open, Pop, Push, Result, Say, Scene
from jungle_pg.scenes.chooser.last_game import has_several
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog, place_rows
from jungle_pg.scenes.replay.branch import BranchChoice, BranchDialog
from jungle_pg.scenes.replay.replay import ReplayResult
from jungle_pg.scenes.saves.captions import glance_of, rest_text, told_of_glance, when_text
from jungle_pg.scenes.saves.entries import shown_name
from jungle_pg.scenes.saves.open_card import Card, card_layout, card_needs, card_ops
from jungle_pg.scenes.saves.opening import gone_on, played, watched
from jungle_pg.scenes.saves.store import loading_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.save_words import bad_save_text
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button

PATIENCE_S: Final = 0.2
"""A file that is loaded sooner than this is opened without a word."""
POLL_S: Final = 1 / 60
LONGEST_TEXT: Final = 100_000
"""Letters; a game of ten thousand moves fits."""

POSITION: Final = re.compile(r"\S+(?:/\S+){4,}(?: .*)?")
"""What looks like a position, in whatever game."""

PLAY, WATCH, CANCEL = "play", "watch", "cancel"
ICONS: Final = {PLAY: "play", WATCH: "replay", CANCEL: "close"}
KINDS: Final = {PLAY: "green", WATCH: "amber", CANCEL: "plain"}


class OpenWish(StrEnum):
    """What is to become of a file that is sound."""

    ASK = "ask"
    PLAY = "play"
    WATCH = "watch"


class Fetching(Protocol):
    """A game on its way; a text says in words why there is none."""

    def poll(self) -> "Outcome | None":
        """What came of it; None while it is on its way."""


Outcome = Loaded | BadSave | BadText


class OpenGame(ModalDialog):
    """Shows what was brought, and asks what to do with it; a sound file may open at once.

    The path is None when the game came as text.
    """

    name = "open_file"

    def __init__(self, world: World, fetching: Fetching, path: Path | None, wish: OpenWish) -> None:
        self.fetching: Fetching | None = fetching
        self.outcome: Outcome | None = None
        self._path, self._wish = path, wish
        self._buttons = {name: Button(name, icon=ICONS[name], kind=KINDS[name]) for name in ICONS}
        self._buttons[CANCEL].sound = "ui_back"
        self._next: Command | None = None
        self._words: Words | None = None
        self._window: View | None = None
        super().__init__(world, [self._row(CANCEL)], CANCEL, CANCEL, inf)

    def set_labels(self, view: View) -> None:
        """What the buttons do, for what has come."""
        self._window, words = view, view.words
        outcome = self.outcome
        match outcome:
            case Loaded(match):
                over = match.verdict is not None
                self._buttons[PLAY].label = words("open.look" if over else "open.play")
            case BadSave(prefix=Loaded()):
                self._buttons[PLAY].label = rest_text(words, outcome)
        self._buttons[WATCH].label = words("open.watch")
        is_end = isinstance(outcome, BadSave | BadText) and not self._has_game
        self._buttons[CANCEL].label = words("open.close" if is_end else "open.cancel")

    def needs(self, view: View) -> tuple[float, float]:
        return card_needs(view, self._card(view), self.rows)

    def lay_out(self, view: View) -> DrawList:
        card = self._card(view)
        layout = card_layout(view, card, self.rows)
        place_rows(view, self.rows, layout.buttons)
        heading = view.words("open.heading")
        return card_ops(view, self.world, card, layout, heading)

    def update(self, now: float) -> Command | None:
        self._begin(now)
        if self._next is not None:
            command, self._next = self._next, None
            return command
        outcome = self.fetching.poll() if self.fetching is not None else None
        if outcome is None:
            return None
        self.fetching = None
        self.outcome = self._known(outcome)
        if isinstance(self.outcome, Loaded) and self._wish is not OpenWish.ASK:
            self._offer(now)
            return self.take(PLAY if self._wish is OpenWish.PLAY else WATCH)
        self.world.hear("ui_panel" if isinstance(self.outcome, Loaded) else "error")
        self._offer(now)
        return None

    def take(self, name: str) -> Command | None:
        loaded = self._loaded
        if name == CANCEL or loaded is None:
            return Pop()
        if name == WATCH:
            title = "" if self._path is None else shown_name(self._path)
            return Push(watched(self.world, loaded, title))
        self.world.hear("game_start")
        self._next = Open(played(self.world, loaded))
        assert self._window is not None
        words = self._window.words
        if self._path is None:
            return Say(words("open.taken"))
        return Say(words("load.loaded", name=self._path.name))

    def resume(self, result: Result, now: float) -> Command | None:
        """What was watched is left, or played on: it is not the match of whatever lies below."""
        loaded = self._loaded
        match result:
            case ReplayResult(ply, plays_on=True) if loaded is not None:
                return Push(BranchDialog(self.world, loaded.match, ply, now))
            case ReplayResult():
                return Pop()
            case BranchChoice() if loaded is not None:
                return Open(gone_on(self.world, loaded, result))
        return None

    def draw(self, now: float) -> DrawList:
        """Nothing yet while it may come at once."""
        self._begin(now)
        is_quiet = self.outcome is None or self._next is not None
        if is_quiet and now < self.opened_at + PATIENCE_S:
            return ()
        return super().draw(now)

    def wakes_at(self, now: float) -> float | None:
        """Also while it is on its way."""
        if self.fetching is not None:
            return now + POLL_S
        return now if self._next is not None else super().wakes_at(now)

    def close(self) -> None:
        self.fetching = None

    @property
    def _loaded(self) -> Loaded | None:
        """What can be opened: all of it, or what is left."""
        match self.outcome:
            case Loaded():
                return self.outcome
            case BadSave(prefix=prefix):
                return prefix
        return None

    @property
    def _has_game(self) -> bool:
        return self._loaded is not None

    def _begin(self, now: float) -> None:
        if self.opened_at == inf:
            self.opened_at = now

    def _known(self, outcome: Outcome) -> Outcome:
        """The outcome; a game that has no look here is none."""
        prefix = outcome if isinstance(outcome, Loaded) else getattr(outcome, "prefix", None)
        if prefix is None or prefix.match.rulebook.game_id in self.world.games():
            return outcome
        flaw = Flaw("unknown_game", game=prefix.match.rulebook.game_id)
        return BadSave(Trouble.INVALID_FORMAT, flaw, "game")

    def _offer(self, now: float) -> None:
        """Show the buttons for what has come."""
        names: tuple[str, ...] = (CANCEL,)
        if isinstance(self.outcome, Loaded):
            names = (PLAY, WATCH) if self.outcome.match.moments else (PLAY,)
            self.rows = (self._row(*names), self._row(CANCEL))
        elif self._has_game:
            self.rows = (self._row(PLAY), self._row(CANCEL))
        buttons = [button for line in self.rows for button in line.buttons]
        self.page.change(buttons)
        self._default = PLAY if self._has_game else CANCEL
        self.page.first = self._default
        self.opened_at = now
        if self._window is not None:
            self.arrange(self._window)

    def _row(self, *names: str) -> ButtonRow:
        return ButtonRow(tuple(self._buttons[name] for name in names), ROW_HEIGHT)

    def _card(self, view: View) -> Card:
        """What is shown of what has come."""
        words = view.words
        name = words("open.from_text") if self._path is None else shown_name(self._path)
        match self.outcome:
            case None:
                return Card(words("open.opening", name=name))
            case Loaded() as loaded:
                return self._card_of(words, name, loaded)
            case BadSave() as bad:
                return Card(name, trouble=bad_save_text(words.texts, bad))
            case BadText() as trouble:
                return Card(name, trouble=words("open.no_game", reason=str(trouble)))
        raise AssertionError(self.outcome)

    def _card_of(self, words: Words, name: str, loaded: Loaded) -> Card:
        face = glance_of(loaded)
        game = self.world.games()[face.rulebook.game_id]
        saved_at = loaded.saved_at
        when = ""
        if saved_at is not None:
            when = when_text(words, wall_date(saved_at), self.world.stamp())
        names_game = has_several(self.world)
        told = told_of_glance(words, game, face, name, when, names_game=names_game)
        return Card(name, told=told, game=game, face=face)


def open_file(world: World, path: Path, wish: str = OpenWish.ASK) -> Scene:
    """A dialog that opens a file: `ask` shows it first, `play` and `watch` go on at once."""
    return OpenGame(world, loading_of(world, path), path, OpenWish(wish))


def open_text(world: World, text: str) -> Scene:
    """A dialog that opens a game that came as text: from the clipboard, say."""
    rulebooks = rulebooks_of(world.games())
    reading: Task[Outcome] = Task(lambda: read_text(rulebooks, text))
    return OpenGame(world, reading, None, OpenWish.ASK)


def read_text(rulebooks: Rulebooks, text: str) -> Outcome:
    """The game of a text: moves with their rules, a whole save, or a position."""
    if len(text) > LONGEST_TEXT:
        return BadSave(Trouble.INVALID_FORMAT, Flaw("too_large", limit=LONGEST_TEXT // 1000))
    outcome = load_text(rulebooks, text)
    if isinstance(outcome, Loaded) or is_save(text):
        return outcome
    reason = dict(outcome.what.facts).get("reason", "")
    is_known = outcome.kind is not Trouble.INVALID_FORMAT or POSITION.fullmatch(text.strip())
    if reason and is_known:
        return BadText(str(reason))
    return BadText(f"it begins neither with '{HEAD}' nor is it a position")
