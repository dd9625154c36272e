"""A game as a file for others: an animated picture, a sheet of boards, text, or a game file."""

import os
import sys
from argparse import Namespace
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO, cast

from jungle_pg.core.rulebook import BadText

if TYPE_CHECKING:
    from jungle_pg.core.rulebook import AnyRulebook
    from jungle_pg.files.settings import Characters, Settings
    from jungle_pg.scenes.exports import Exported

BAR: Final = 40
THOUSAND: Final = 1000


def export(options: Namespace) -> int:
    """Write the game of a file into another one."""
    kind = Path(options.output).suffix.lower().removeprefix(".")
    if kind not in ("gif", "png", "txt", "pgn"):
        raise BadText(
            f"a game is written to a .gif, a .png, a .txt or a .pgn, not to {options.output!r}"
        )
    from jungle_pg.commands.chosen import good_game_in_file

    loaded = good_game_in_file(Path(options.file), options)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from jungle_pg.cabinet import games, words
    from jungle_pg.files.atomic import CannotWrite
    from jungle_pg.files.settings import Settings
    from jungle_pg.scenes.exports import ExportOrder, kinds_of
    from jungle_pg.shell.export.progress import NoLibrary, Progress, StillSecret
    from jungle_pg.shell.export.writing import export_match

    game = games()[loaded.match.rulebook.game_id]
    if kind not in kinds_of(game.rulebook):
        raise BadText(f"other programs exchange no games of {game.rulebook.game_id} as .{kind}")
    settings = Settings(theme=options.theme, language=options.lang or "en")
    settings = _written_in(settings, game.rulebook, options.notation)
    order = ExportOrder(kind, options.speed, options.size, settings)
    bar = ProgressLine(sys.stderr)
    try:
        exported = export_match(
            game,
            loaded.match,
            order,
            words(settings.language),
            Path(options.output),
            played_at=loaded.saved_at,
            progress=Progress(bar.show),
            study=loaded.study,
        )
    except (CannotWrite, NoLibrary, StillSecret) as trouble:
        raise BadText(str(trouble)) from None
    finally:
        bar.clear()
    print(told(exported, kind))
    return 0


def _written_in(settings: "Settings", rulebook: "AnyRulebook", notation: str) -> "Settings":
    """The settings with moves in a notation that the game has, or BadText."""
    from jungle_pg.files.settings import choosing
    from jungle_pg.scenes.appearance import CHARACTERS, SCRIPTS

    known = rulebook.notations()
    if notation not in known:
        raise BadText(f"moves of {rulebook.game_id} are written in {' or '.join(known)}")
    if notation in SCRIPTS:
        settings = replace(settings, characters=cast("Characters", notation))
        notation = CHARACTERS
    return replace(settings, notation=choosing(settings.notation, rulebook.game_id, notation))


def told(exported: "Exported", kind: str) -> str:
    """What was written, in one line."""
    what = {"gif": f", {exported.pictures} frames", "png": f", {exported.pictures} boards"}
    return f"{exported.path}: {size_text(exported.size)}{what.get(kind, '')}"


def size_text(size: int) -> str:
    """So many bytes, as people say it."""
    if size < THOUSAND:
        return f"{size} bytes"
    if size < THOUSAND**2:
        return f"{size / THOUSAND:.0f} KB"
    return f"{size / THOUSAND**2:.1f} MB"


@dataclass(slots=True)
class ProgressLine:
    """A bar on the last line of a terminal; nothing where nobody watches."""

    stream: TextIO | None
    _shown: int = -1

    def show(self, part: float) -> None:
        """So much is done, from 0 to 1."""
        percent = int(part * 100)
        if percent == self._shown or not self._is_watched():
            return
        self._shown = percent
        done = BAR * percent // 100
        self._write(f"\r[{'#' * done}{'.' * (BAR - done)}] {percent:3} %")

    def clear(self) -> None:
        """Leave the line as if nothing had been there."""
        if self._shown >= 0:
            self._write("\r" + " " * (BAR + 8) + "\r")

    def _is_watched(self) -> bool:
        return self.stream is not None and self.stream.isatty()

    def _write(self, text: str) -> None:
        assert self.stream is not None
        self.stream.write(text)
        self.stream.flush()
