"""A game as a file for others: an animated picture, a sheet of boards, or text."""

import os
import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from jungle_pg.core.rulebook import BadText

if TYPE_CHECKING:
    from jungle_pg.core.saving_values import AnyMatch, Loaded
    from jungle_pg.scenes.exports import Exported

BAR: Final = 40
GAME_TEXT: Final = "Rules:"
"""How a game begins that was exported as text."""

THOUSAND: Final = 1000


def export(options: Namespace) -> int:
    """Write the game of a file into another one."""
    kind = Path(options.output).suffix.lower().removeprefix(".")
    if kind not in ("gif", "png", "txt"):
        raise BadText(f"a game is written to a .gif, a .png or a .txt, not to {options.output!r}")
    loaded = game_of(Path(options.file))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from jungle_pg.cabinet import games
    from jungle_pg.files.atomic import CannotWrite
    from jungle_pg.files.settings import Settings
    from jungle_pg.scenes.exports import ExportOrder
    from jungle_pg.shell.export.progress import NoLibrary, Progress
    from jungle_pg.shell.export.writing import export_match

    settings = Settings(theme=options.theme, language=options.lang or "en")
    order = ExportOrder(kind, options.speed, options.size, settings)
    game = games()[loaded.match.rulebook.game_id]
    bar = ProgressLine(sys.stderr)
    try:
        exported = export_match(
            game,
            loaded.match,
            order,
            Path(options.output),
            played_at=loaded.saved_at,
            progress=Progress(bar.show),
        )
    except (CannotWrite, NoLibrary) as trouble:
        raise BadText(str(trouble)) from None
    finally:
        bar.clear()
    print(told(exported, kind))
    return 0


def game_of(path: Path) -> "Loaded":
    """The match of a save, a board file or a game as text; BadText says what is wrong."""
    from jungle_pg.cabinet import rulebooks
    from jungle_pg.core.saving_load import load_text
    from jungle_pg.core.saving_values import BadSave, Loaded, Unsound
    from jungle_pg.files.saves_reading import read_limited
    from jungle_pg.texts.english import ENGLISH
    from jungle_pg.texts.save_words import bad_save_text

    try:
        text = read_limited(path)
    except Unsound as trouble:
        raise BadText(f"{path}: {bad_save_text(ENGLISH, trouble.bad_save())}") from None
    if text.lstrip().startswith(GAME_TEXT):
        return Loaded(_parsed(path, text))
    loaded = load_text(rulebooks(), text)
    if isinstance(loaded, BadSave):
        raise BadText(f"{path}: {bad_save_text(ENGLISH, loaded)}")
    return loaded


def _parsed(path: Path, text: str) -> "AnyMatch":
    """The match of a game as text; the last game says what is wrong with it."""
    from jungle_pg.cabinet import rulebooks
    from jungle_pg.core.gametext import parse_game

    mistake = BadText("no game is known")
    for rulebook in rulebooks().values():
        try:
            return parse_game(rulebook, text)
        except BadText as trouble:
            mistake = trouble
    raise BadText(f"{path}: {mistake}")


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
