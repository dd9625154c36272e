"""A crash report played again through the real program, without a window, a sound or a file."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import pygame

from jungle_pg.core.rulebook import BadText
from jungle_pg.files.house_rules import HouseRulesStore
from jungle_pg.files.memory import Memory
from jungle_pg.files.reports import Failure, failure_of
from jungle_pg.files.settings import Settings, settings_from
from jungle_pg.files.witness import seen_by
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.trouble import Trouble
from jungle_pg.scenes.world import World
from jungle_pg.shell.app import App
from jungle_pg.shell.assets import assets_folder
from jungle_pg.shell.crash.crash import put_away
from jungle_pg.shell.crash.outside import Outside, Parts
from jungle_pg.shell.crash.report_games import lay_out
from jungle_pg.shell.crash.retelling import DamagedDiary, Retelling, Story, story_of
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.shell.program import open_first
from jungle_pg.shell.snapshots import Snapshots
from jungle_pg.shell.views import view_maker
from jungle_pg.shell.warnings import Warnings
from jungle_pg.shell.window import Window
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.masking import masked_words
from jungle_pg.stage.ops import DrawList
from jungle_pg.texts.languages import Words

MOST_PX: Final = 40_000_000
"""Of a window; a report may say anything."""
SOME_DAY: Final = datetime(2026, 1, 1)
"""For files that nobody will read again."""
WISHES: Final = (None, "play", "watch")


@dataclass(frozen=True, slots=True)
class Tale:
    """What a report tells the program."""

    program: str
    """Its version."""
    failure: Failure
    settings: Settings
    size: tuple[int, int]
    seed: int
    wish: str | None
    """What was to become of the file the program began with."""
    texts: list[str]
    """Of the clipboard."""
    left_out: int
    story: Story
    head: Mapping[str, Any]


def told_in(head: Mapping[str, Any], notes: bytes) -> Tale:
    """What the names and values and the notes of a report tell, or BadText."""
    try:
        failure = Failure(**head["failure"])
        tale = Tale(
            program=str(head["program"]),
            failure=failure,
            settings=settings_from(head["settings"]),
            size=_size(head["size"]),
            seed=int(head["seed"]),
            wish=head["wish"],
            texts=[str(text) for text in head["texts"]],
            left_out=int(head["left_out"]),
            story=story_of(notes),
            head=head,
        )
    except (KeyError, TypeError, ValueError) as trouble:
        raise BadText(f"the report is damaged ({type(trouble).__name__}: {trouble})") from None
    if tale.wish not in WISHES or not _is_sound(failure):
        raise BadText("the report is damaged")
    return tale


def retold(
    tale: Tale,
    first: Callable[[World], Scene],
    games: Callable[[], Mapping[str, Game]],
    words_of: Callable[[str], Words],
    folder: Path,
) -> tuple[Failure | None, int]:
    """The failure that happens when everything happens again, and the turn it happens in."""
    dropped, opened, data = folder / "dropped", folder / "opened", folder / "data"
    lay_out(data, dropped, opened, tale.head)
    chronicle = Retelling(tale.story, tale.seed, dropped)
    window = ToldWindow(chronicle, tale.settings, tale.size)
    today = chronicle.last_calendar
    parts = Parts(games, NoClipboard(), Memory(), HouseRulesStore(), data, today)
    outside = Outside(chronicle, parts, tale.settings, list(tale.texts))
    app = _app(chronicle, window, outside, words_of, folder, paints=tale.failure.is_painting)
    try:
        return _failure(app, chronicle, first, _opens(opened, tale))
    finally:
        put_away(app.stack, outside.autosaves)
        window.close()


def _failure(
    app: App,
    chronicle: Retelling,
    first: Callable[[World], Scene],
    opens: tuple[Path, str] | None,
) -> tuple[Failure | None, int]:
    turns = 0
    try:
        with seen_by(chronicle):
            app.stack.show(first(app.world))
            for now in chronicle.turns():
                turns += 1
                app.tick(now)
                if opens is not None and not app.is_held:
                    open_first(app, *opens)
                    opens = None
            app.stack.close()
    except DamagedDiary:
        raise
    except Exception as failure:
        return failure_of(failure), turns
    return None, turns


def is_same(failure: Failure, again: Failure | None) -> bool:
    """Whether a failure of a report is the one that happens again."""
    if again is None:
        return False
    message = masked_words(again.message)
    return (failure.kind, failure.place, failure.message) == (again.kind, again.place, message)


def _app(
    chronicle: Retelling,
    window: Window,
    outside: Outside,
    words_of: Callable[[str], Words],
    folder: Path,
    *,
    paints: bool,
) -> App:
    pygame.font.init()
    fonts = Fonts(assets_folder() / "fonts")
    pictures = Pictures(assets_folder() / "sprites", fonts)
    view_for = view_maker(words_of, fonts.measure, lambda: chronicle.calendar().hour, fonts.shows)
    settings = outside.world.settings
    stack = Stack(Trouble(None), view_for(window.size, settings))
    snapshots = Snapshots(folder / "pictures", lambda: SOME_DAY)
    warnings = Warnings(lambda sentence: None)
    app = App(
        window,
        stack,
        outside.world,
        fonts,
        pictures,
        view_for,
        lambda settings: None,
        warnings,
        snapshots,
        chronicle,
    )
    if not paints:
        app.showing.painter = Blind(window.surface, pictures, fonts)
    return app


class ToldWindow(Window):
    """A window that nobody sees, with the sizes and inputs that are told."""

    def __init__(self, chronicle: Retelling, settings: Settings, size: tuple[int, int]) -> None:
        super().__init__(settings.window_size, is_full_screen=settings.full_screen)
        self._chronicle = chronicle
        self.become(size)

    def _open(self, size: tuple[int, int], *, is_full_screen: bool) -> pygame.Surface:
        return super()._open(_size(size), is_full_screen=is_full_screen)

    def inputs(self, now: float) -> list[Input]:
        self._insist(now)
        pygame.event.clear()
        return self._chronicle.inputs()

    def become(self, size: Sequence[int]) -> None:
        super().become(_size(size))


class Blind(Painter):
    """Paints nothing: the failure has nothing to do with it, and most of the time is saved."""

    def show(self, frame: DrawList) -> list[pygame.Rect]:
        return []

    def gather(self, frame: DrawList) -> bool:
        return True


class NoClipboard:
    """A clipboard whose texts are told."""

    def get(self) -> str:
        """Nothing but what is told."""
        return ""

    def put(self, text: str) -> None:
        """It stays away from the clipboard of the system."""


def _opens(opened: Path, tale: Tale) -> tuple[Path, str] | None:
    if tale.wish is None:
        return None
    files = sorted(opened.rglob("*.*"))
    return (files[0] if files else opened / "not in the report"), tale.wish


def _size(size: Sequence[int]) -> tuple[int, int]:
    match tuple(size):
        case (int(width), int(height)) if width > 0 < height and width * height <= MOST_PX:
            return width, height
    raise DamagedDiary("a size in the report is damaged")


def _is_sound(failure: Failure) -> bool:
    kinds = {field.name: bool if field.name == "is_painting" else str for field in fields(Failure)}
    return all(isinstance(getattr(failure, name), kind) for name, kind in kinds.items())
