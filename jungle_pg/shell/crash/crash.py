"""After a mistake in the program: the match is made safe, a report is written, the player told."""

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from jungle_pg.files.autosave.matches import Autosaves
from jungle_pg.files.reports import crash_text, error_text, write_report
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.trouble import Trouble
from jungle_pg.scenes.world import ReportMatch, World
from jungle_pg.shell.app import App, last_words
from jungle_pg.shell.crash.diary import Diary
from jungle_pg.shell.crash.outside import Outside
from jungle_pg.shell.loop import run
from jungle_pg.shell.warnings import tell
from jungle_pg.stage.masking import masked_words
from jungle_pg.ui.toast import Toasts


class Crash:
    """A failure that ends the program; whatever else fails from here on does not hide it."""

    def __init__(self, failure: Exception, diary: Diary, outside: Outside, today: datetime) -> None:
        self._failure, self._diary, self._outside, self._today = failure, diary, outside, today
        self.match = _report_match(outside.world)
        """The match that was played."""
        self.can_go_on = False
        """Whether the player finds that match again."""

    def keep_safe(self, stack: Stack) -> None:
        """Leave every scene, and every match on the disk."""
        put_away(stack, self._outside.autosaves)
        if self.match is not None:
            without_failing(self._look_for_match)

    def _look_for_match(self) -> None:
        self.can_go_on = self._outside.autosaves.last_match() is not None

    def report(self, folder: Path, display: str) -> Path | None:
        """Write down what happened and say where; None when that was impossible."""
        path = None
        try:
            # Loaded only now: a window must open fast.
            from jungle_pg.shell.crash.crash_diary import diary_part

            told = self._told(display)
            end = diary_part(self._failure, self._diary, self._outside, self._today)
            path = write_report(folder, f"{told}\n{end}", self._today)
        except Exception as trouble:
            told = error_text(self._failure, self._veil)
            tell(f"the report could not be put together ({_in_words(trouble)}).")
        if path is None:
            tell("the game stopped because of a mistake in it, and no report could be written.")
            print(told, file=sys.stderr)
        else:
            tell(f"the game stopped because of a mistake in it; the report is in {path}")
        return path

    def _told(self, display: str) -> str:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        return crash_text(
            self._failure,
            facts={"pygame-ce": pygame.version.ver, "SDL": sdl, "display": display},
            last_inputs=last_words(self._diary.last_inputs),
            match=None if self.match is None else self.match.text,
            stamp=self._today,
            home=_home(),
            veil=self._veil,
        )

    @property
    def _veil(self) -> Callable[[str], str] | None:
        """Errors may quote cards; who plays the report again reads what they say."""
        return masked_words if self.match is not None and self.match.is_secret else None


def show_trouble(
    app: App,
    report: Path | None,
    clock: Callable[[], float],
    sleep: Callable[[float], None],
    *,
    has_match: bool,
) -> None:
    """Tell the player in the window too, as far as the window still works."""
    try:
        app.is_over = False
        app.toasts = Toasts()
        app.stack.show(Trouble(str(report) if report is not None else None, has_match=has_match))
        run(app, clock, sleep)
    except Exception as failure:
        tell(f"the message could not be shown in the window ({_in_words(failure)}).")


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
