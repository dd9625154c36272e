"""After a mistake in the program: the match is made safe, a report is written, the player told."""

import os
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from jungle_pg.files.autosave.matches import Autosaves
from jungle_pg.files.reports import crash_text, error_text, masked_words, write_report
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.trouble import Trouble
from jungle_pg.scenes.world import ReportMatch, World
from jungle_pg.shell.app import App
from jungle_pg.shell.loop import run
from jungle_pg.shell.warnings import tell
from jungle_pg.ui.notices.toast import Toasts


class Crash:
    """A failure that ends the program; whatever else fails from here on does not hide it."""

    def __init__(self, failure: Exception, app: App, autosaves: Autosaves, today: datetime) -> None:
        self._failure, self._app, self._autosaves, self._today = failure, app, autosaves, today
        self._match = _report_match(app.world)
        """The match that was played."""
        self._journals = autosaves.journals()
        self._can_go_on = False
        """Whether the player finds that match again."""

    def keep_safe(self) -> None:
        """Leave every scene, and every match on the disk."""
        put_away(self._app.stack, self._autosaves)
        if self._match is not None:
            without_failing(self._look_for_match)

    def _look_for_match(self) -> None:
        self._can_go_on = self._autosaves.last_match() is not None

    def report(self, folder: Path) -> Path | None:
        """Write down what happened and say where; None when that was impossible."""
        path = None
        try:
            told = self._told()
            path = write_report(folder, told, self._today)
        except Exception as trouble:
            told = error_text(self._failure, is_masked=self._has_secrets)
            tell(f"the report could not be put together ({_in_words(trouble)}).")
        if path is None:
            tell("the game stopped because of a mistake in it, and no report could be written.")
            print(told, file=sys.stderr)
        else:
            tell(f"the game stopped because of a mistake in it; the report is in {path}")
        return path

    def show(
        self, report: Path | None, clock: Callable[[], float], sleep: Callable[[float], None]
    ) -> None:
        """Tell the player in the window too, as far as the window still works."""
        app, where = self._app, None if report is None else str(report)
        try:
            app.is_over = False
            app.toasts = Toasts()
            app.stack.show(Trouble(where, has_match=self._can_go_on))
            run(app, clock, sleep)
        except Exception as trouble:
            tell(f"the message could not be shown in the window ({_in_words(trouble)}).")

    def _told(self) -> str:
        sdl, display = ".".join(map(str, pygame.get_sdl_version())), self._app.window.about
        return crash_text(
            self._failure,
            facts={"pygame-ce": pygame.version.ver, "SDL": sdl, "display": display},
            last_inputs=self._app.last_inputs,
            match=None if self._match is None else self._match.text,
            # A match that is over lies among the finished games and needs no journal.
            journals=[path for path in self._journals if os.path.exists(path)],
            stamp=self._today,
            home=_home(),
            is_masked=self._has_secrets,
        )

    @property
    def _has_secrets(self) -> bool:
        """Whether an error may quote cards that nobody may know while the game goes on."""
        return self._match is not None and self._match.is_secret


def put_away(stack: Stack, autosaves: Autosaves) -> None:
    """Close every scene and wait until every match is on the disk, whatever goes wrong."""
    while stack.scenes:
        without_failing(stack.scenes.pop().close)
    without_failing(autosaves.leave_all)
    without_failing(autosaves.close)


def without_failing(act: Callable[[], object]) -> None:
    """Do something at the end that must not keep the rest from being done."""
    try:
        act()
    except Exception as failure:
        tell(f"something could not be closed ({_in_words(failure)}).")


def _report_match(world: World) -> ReportMatch | None:
    try:
        return world.report_match()
    except Exception as failure:
        # Nobody knows what it hides.
        why = masked_words(str(failure))
        text = f"it could not be written down ({type(failure).__name__}: {why})"
        return ReportMatch(text, is_secret=True)


def _in_words(failure: Exception) -> str:
    return f"{type(failure).__name__}: {failure}"


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        return Path("/")
