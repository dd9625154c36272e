"""What keys do whatever is shown."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from jungle_pg.files.atomic import CannotWrite
from jungle_pg.scenes.base import Change
from jungle_pg.stage.input.shortcuts import EVERYWHERE, by_key

if TYPE_CHECKING:
    from jungle_pg.shell.app import App

SHORTCUTS: Final = by_key(EVERYWHERE)


def perform(app: "App", does: str, now: float) -> None:
    """Do what a key is for."""
    settings = app.world.settings
    match does:
        case "full_screen":
            app.obey(Change(replace(settings, full_screen=not settings.full_screen)), now)
        case "mute":
            app.obey(Change(replace(settings, muted=not settings.muted)), now)
        case "speech":
            app.obey(Change(replace(settings, speech=not settings.speech)), now)
        case "hush":
            app.announcer.hush()
        case "read":
            app.announcer.read_screen(app.stack, now)
        case "picture":
            _take_picture(app, now)
        case "rules":
            _open_book(app, now)
        case "paste":
            from jungle_pg.scenes.saves.open_file import open_text

            app.open(open_text(app.world, app.world.clipboard.get()), now)


def _open_book(app: "App", now: float) -> None:
    """Show the rules over whatever is open."""
    # Loaded only now: a window should open fast.
    from jungle_pg.scenes.book.rules import book_to_open

    book = book_to_open(app.world, app.stack.scenes)
    if book is not None:
        app.open(book, now)


def _take_picture(app: "App", now: float) -> None:
    """Keep what is shown as a file, and say where it lies."""
    if app.snapshots is None:
        return
    words = app.stack.view.words
    try:
        path, has_game = app.snapshots.keep(app.window.surface.copy(), app.stack.visible)
    except CannotWrite as trouble:
        app.say(words("picture.failed", why=str(trouble)), now, "warning")
    else:
        app.world.hear("saved")
        kept = "picture.kept_game" if has_game else "picture.kept"
        app.say(words(kept, path=str(path)), now)
