"""The drawing process: writes one file, tells how far it is, and ends with its pipe."""

from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from jungle_pg.core.saving.load import load_text
from jungle_pg.core.saving.values import BadSave
from jungle_pg.engine.worker import step_back
from jungle_pg.files.atomic import CannotWrite, free_path
from jungle_pg.games.game import Game, rulebooks_of
from jungle_pg.scenes.exports import NO_LIBRARY, ExportOrder, NotExported, Outcome
from jungle_pg.shell.export.progress import NoLibrary, Progress, StillSecret, Stopped
from jungle_pg.shell.export.writing import export_match
from jungle_pg.texts.languages import Words
from jungle_pg.texts.save_words import bad_save_text

TOLD_PART: Final = 0.005
"""How much must be new before it is told."""


def draw_in_process(
    pipe: Connection,
    games: Callable[[], Mapping[str, Game]],
    words_of: Callable[[str], Words],
    save: str,
    order: ExportOrder,
    wanted: Path,
) -> None:
    """Export the match of a save; whatever comes through the pipe, or its end, stops it."""
    step_back()
    told = 0.0

    def tell(part: float) -> None:
        nonlocal told
        if part >= told + TOLD_PART:
            told = part
            pipe.send(part)

    words = words_of(order.settings.language)
    try:
        pipe.send(_outcome(games(), words, save, order, wanted, Progress(tell, pipe.poll)))
    except (OSError, KeyboardInterrupt):
        return


def _outcome(
    games: Mapping[str, Game],
    words: Words,
    save: str,
    order: ExportOrder,
    wanted: Path,
    progress: Progress,
) -> Outcome:
    loaded = load_text(rulebooks_of(games), save)
    if isinstance(loaded, BadSave):
        return NotExported(bad_save_text(words.texts, loaded))
    game = games[loaded.match.rulebook.game_id]
    try:
        return export_match(
            game,
            loaded.match,
            order,
            words,
            free_path(wanted),
            played_at=loaded.saved_at,
            progress=progress,
            study=loaded.study,
        )
    except Stopped:
        return NotExported("")
    except StillSecret:
        return NotExported(words("hidden.export"))
    except NoLibrary:
        return NotExported(NO_LIBRARY)
    except CannotWrite as trouble:
        return NotExported(str(trouble))
