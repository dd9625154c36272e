"""From a match to a file of any kind."""

from datetime import datetime
from pathlib import Path

from jungle_pg.core.audience import is_secret
from jungle_pg.core.gametext import game_text
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.studies.document import study_text
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.atomic import SHARED, write_text
from jungle_pg.files.dates import NO_DATE
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.exports import GIF, PGN, PNG, Exported, ExportOrder
from jungle_pg.scenes.replay.story import trimmed
from jungle_pg.shell.export.animation import export_gif
from jungle_pg.shell.export.gif_file import check_library
from jungle_pg.shell.export.progress import Progress, StillSecret
from jungle_pg.shell.export.sheet import export_png, player_text, told_facts
from jungle_pg.shell.export.studio import open_studio
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import status_text


def export_match(
    game: Game,
    match: AnyMatch,
    order: ExportOrder,
    words: Words,
    path: Path,
    *,
    played_at: datetime | None = None,
    progress: Progress | None = None,
    study: AnyStudy | None = None,
) -> Exported:
    """Write a match, as far as it was played, into a file; pictures carry it, to be opened again.

    Of a study the line is shown that is looked at, and the whole of it goes along. CannotWrite,
    NoLibrary, StillSecret and Stopped leave no file, and an old one as it was.
    """
    progress = progress or Progress()
    played = trimmed(match)
    if study is None and is_secret(played):
        raise StillSecret
    carried = carried_text(played, study, played_at)
    if order.kind == GIF:
        check_library()
        with open_studio(words) as studio:
            pictures = export_gif(studio, game, played, order, path, progress, carried)
    elif order.kind == PNG:
        with open_studio(words) as studio:
            pictures = export_png(studio, game, played, order, played_at, path, progress, carried)
    else:
        progress.reach(0.0)
        if order.kind == PGN:
            notation = notation_of(order.settings, game)
            saves = game.rulebook.saves
            if study is None:
                text = saves.game_file(played, notation, played_at)
            else:
                text = saves.study_file(study, notation, played_at)
        else:
            text = readable_text(game, played, order.settings, words, played_at)
        write_text(path, text, SHARED)
        pictures = 0
    return Exported(path, path.stat().st_size, pictures)


def carried_text(match: AnyMatch, study: AnyStudy | None, played_at: datetime | None) -> str:
    """What a picture carries: a save."""
    stamp = NO_DATE if played_at is None else played_at
    return save_text(match, TimeState(), stamp) if study is None else study_text(study, stamp)


def readable_text(
    game: Game, match: AnyMatch, settings: Settings, words: Words, played_at: datetime | None
) -> str:
    """A game as people read it and as the program reads it again."""
    record = game_text(match, notation_of(settings, game))
    if game.story is None:
        return record
    told = game.story((moment.events for moment in match.moments[: match.cursor]), words)
    heads = [
        words(f"game.{game.rulebook.game_id}"),
        *(player_text(game, match, words, seat) for seat in (0, 1)),
        *told_facts(game, match, words, played_at),
        "",
    ]
    ending = ["", status_text(words.texts, match), "", words("story.record"), ""]
    return "\n".join([*heads, *told, *ending, record])
