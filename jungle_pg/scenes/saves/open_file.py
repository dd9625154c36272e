"""A file dropped on the window or named on the command line, or a game pasted as text."""

import re
from dataclasses import replace
from enum import StrEnum
from math import inf
from pathlib import Path
from typing import Final, Protocol

from jungle_pg.core.audience import is_told
from jungle_pg.core.gametext import HEAD
from jungle_pg.core.rulebook import BadText, Flaw, Rulebooks
from jungle_pg.core.saving.glance import glance_of
from jungle_pg.core.saving.load import is_save, load_text
from jungle_pg.core.saving.values import BadSave, Loaded, Trouble
from jungle_pg.files.background import Task
from jungle_pg.files.dates import wall_date
from jungle_pg.games.game import rulebooks_of
from jungle_pg.scenes.base import Command, Open, Pop, Push, Result, Say, Scene
from jungle_pg.scenes.chooser.last_game import has_several
from jungle_pg.scenes.modal_dialog import SIDE, ButtonRow, ModalDialog
from jungle_pg.scenes.replay.branch import BranchChoice, BranchDialog
from jungle_pg.scenes.replay.replay import ReplayResult
from jungle_pg.scenes.saves.captions import rest_text, told_of_glance, when_text
from jungle_pg.scenes.saves.collection import shown_name
from jungle_pg.scenes.saves.loads import gone_on, played, watched
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.scenes.saves.rows import line, mark_slot, side_part, stack
from jungle_pg.scenes.saves.store import loading_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import ASIDE, ICON, LARGE, SMALL, TEXT, WORDS, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.texts.save_words import bad_save_text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Gap, Part, Row
from jungle_pg.ui.placing import Paragraph, icon_slot, words_slot
from jungle_pg.ui.widget import Act

PATIENCE_S: Final = 0.2
"""A file that is loaded sooner than this is opened without a word."""
POLL_S: Final = 1 / 60
LONGEST_TEXT: Final = 100_000
"""Letters; a game of ten thousand moves fits."""

POSITION: Final = re.compile(r"\S+(?:/\S+){4,}(?: .*)?")
"""What looks like a position, in whatever game."""

MOST_LINES: Final = 6
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
    width = WORDS + 2 * SIDE

    def __init__(self, world: World, fetching: Fetching, path: Path | None, wish: OpenWish) -> None:
        self.fetching: Fetching | None = fetching
        self.outcome: Outcome | None = None
        self._path, self._wish = path, wish
        self._buttons = {name: Button(name, icon=ICONS[name], kind=KINDS[name]) for name in ICONS}
        self._buttons[CANCEL].sound = "ui_back"
        self._next: Command | None = None
        self.world = world
        super().__init__(world.hear, [self._row(CANCEL)], CANCEL, CANCEL, inf)

    def set_labels(self, view: View) -> None:
        """What the buttons do, for what has come."""
        words, outcome = view.words, self.outcome
        match outcome:
            case Loaded(match):
                over = match.verdict is not None
                self._buttons[PLAY].label = words("open.look" if over else "open.play")
            case BadSave(prefix=Loaded()):
                self._buttons[PLAY].label = rest_text(words, outcome)
        self._buttons[WATCH].label = words("open.watch")
        is_end = isinstance(outcome, BadSave | BadText) and not self._has_game
        self._buttons[CANCEL].label = words("open.close" if is_end else "open.cancel")

    def heading(self, view: View) -> str:
        return view.words("open.heading")

    def body(self, view: View) -> tuple[Part, ...]:
        """The game with its board, what is wrong with it, or its name while it is on its way."""
        words, outcome = view.words, self.outcome
        name = words("open.from_text") if self._path is None else shown_name(self._path)
        match outcome:
            case Loaded():
                return (self._card(view, name, outcome),)
            case BadSave():
                return (_trouble(view, name, bad_save_text(words.texts, outcome)),)
            case BadText():
                return (_trouble(view, name, words("open.no_game", reason=str(outcome))),)
        said = Paragraph(words("open.opening", name=name), TEXT, view.theme.text, "centre", 1)
        return Gap(least=(None, L)), words_slot(view, said), Gap(least=(None, L))

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
            return self._go(PLAY if self._wish is OpenWish.PLAY else WATCH)
        self.world.hear("ui_panel" if isinstance(self.outcome, Loaded) else "error")
        self._offer(now)
        return None

    def take(self, act: Act, now: float) -> Command | None:
        return self._go(act.name)

    def _go(self, name: str) -> Command | None:
        loaded = self._loaded
        if name == CANCEL or loaded is None:
            return Pop()
        if name == WATCH or is_told(loaded.match):
            title = "" if self._path is None else shown_name(self._path)
            return Push(watched(self.world, loaded, title, self._path))
        self.world.hear("game_start")
        self._next = Open(played(self.world, loaded, path=self._path))
        assert self.window is not None
        words = self.window.words
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
        loaded = self._loaded
        names: tuple[str, ...] = (CANCEL,)
        if loaded is not None:
            is_whole = isinstance(self.outcome, Loaded) and loaded.match.moments
            names = (PLAY, WATCH) if is_whole else (PLAY,)
            if is_told(loaded.match):
                names = (WATCH,)
            self.rows = (self._row(*names), self._row(CANCEL))
        buttons = [button for line in self.rows for button in line.buttons]
        self.page.change(buttons)
        self._default = names[0]
        self.page.first = self._default
        self.opened_at = now
        self.rearrange()

    def _row(self, *names: str) -> ButtonRow:
        return ButtonRow(tuple(self._buttons[name] for name in names))

    def _card(self, view: View, name: str, loaded: Loaded) -> Part:
        """Its board, and beside it its name, date and rules, both players, how it stands."""
        words, theme, face = view.words, view.theme, glance_of(loaded)
        game = self.world.games()[face.rulebook.game_id]
        saved_at, when = loaded.saved_at, ""
        if saved_at is not None:
            when = when_text(words, wall_date(saved_at), self.world.stamp())
        names_game = has_several(self.world)
        told = told_of_glance(words, game, face, name, when, names_game=names_game)

        soft = [each for each in (told.when, told.rules, told.moves) if each]
        result = line(view, told.result, TEXT, theme.text, grow=1.0)
        facts = stack(
            line(view, told.name, LARGE, theme.text, 2),
            *(line(view, each, SMALL, theme.soft_text) for each in soft),
            Gap(least=(None, S)),
            *(side_part(view, side, TEXT) for side in told.sides),
            Gap(least=(None, S)),
            Row((mark_slot(told, ICON, theme.paper), result), gap=M, align="centre"),
        )
        board = Miniatures().slot(view, self.world.settings, game, face.rules, face.state)
        return Row((replace(board, least=(ASIDE * 2 / 3, None)), facts), gap=L)


def _trouble(view: View, name: str, why: str) -> Part:
    """A warning, the name, and what is wrong."""
    text = view.theme.text
    lines = line(view, name, LARGE, text, 2), line(view, why, TEXT, text, MOST_LINES)
    return Row((icon_slot("warning", 2 * ICON), stack(*lines)), gap=L)


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
