"""One start of the program, timed: python -m benchmarks.stage_start WxH FOLDER [--until-kept].

It imports what the command line imports and nothing more, so that the time is the program's own.
"""

import os
import sys
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from jungle_pg.cli import command_parser
from jungle_pg.files.folders import HOME_VARIABLE, user_folders
from jungle_pg.shell.environment import prepare

KEPT_AFTER_S = 1.0
PATIENCE_S = 30.0


class Stopwatch:
    """Sleeps for the program, and so sees the screen after every turn."""

    def __init__(self, pictures: Path | None) -> None:
        self.first_shown_at: float | None = None
        """When the window first showed something."""
        self.first_frame_at: float | None = None
        """When the title could be used."""
        self.backdrop_at: float | None = None
        self._pictures = pictures
        """Where drawn pictures are kept, when that is waited for."""
        self._plain: object = None

    def appearance(self, show: Callable[..., None]) -> Callable[..., None]:
        """Bring areas to the screen as the program wants to, and note when that is first done."""

        def showing(*areas: object) -> None:
            show(*areas)
            if self.first_shown_at is None:
                self.first_shown_at = time.monotonic()

        return showing

    def sleep(self, seconds: float) -> None:
        """Look, then sleep; end the program when everything was seen."""
        import pygame

        surface, now = pygame.display.get_surface(), time.monotonic()
        assert surface is not None
        if self.first_frame_at is None:
            self.first_frame_at, self._plain = now, surface.get_at((0, 0))
        elif self.backdrop_at is None and surface.get_at((0, 0)) != self._plain:
            self.backdrop_at = now
        is_late = now - self.first_frame_at > PATIENCE_S
        if is_late or (self.backdrop_at is not None and self._is_kept()):
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        time.sleep(seconds)

    def _is_kept(self) -> bool:
        if self._pictures is None:
            return True
        written = [file.stat().st_mtime for file in self._pictures.glob("*.picture")]
        return bool(written) and time.time() - max(written) > KEPT_AFTER_S


def main(size: str, folder: str, *options: str) -> int:
    """Play until the backdrop is shown; print when that, the title and the first picture were."""
    cli_options = command_parser().parse_args(["--size", size])
    user_folders({})  # a player's start has to find them too
    folders = user_folders({HOME_VARIABLE: folder})
    prepare(os.environ)
    import pygame

    from jungle_pg.cabinet import games, words
    from jungle_pg.commands.play import title_later
    from jungle_pg.shell.start import CliOptions, Time, play

    watch = Stopwatch(folders.cache / "pictures" if options else None)
    clocks = Time(time.monotonic, watch.sleep, datetime.now)
    silent = CliOptions(size=cli_options.size, is_silent=True)
    pygame.display.update = watch.appearance(pygame.display.update)
    status = play(title_later, games, words, silent, folders, os.environ, clocks)
    # A backdrop that never came later was there at the first look.
    backdrop_at = watch.backdrop_at or watch.first_frame_at
    print(watch.first_shown_at, watch.first_frame_at, backdrop_at)
    return status


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
