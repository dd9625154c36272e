"""From a match to a file of any kind."""

from datetime import datetime
from pathlib import Path

from jungle_pg.core.gametext import game_text
from jungle_pg.core.viewing import is_secret
from jungle_pg.files.atomic import write_text
from jungle_pg.scenes.exports import GIF, PNG, Exported, ExportOrder
from jungle_pg.scenes.looks import notation_of
from jungle_pg.scenes.replay.story import trimmed
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.scenes.world import Game
from jungle_pg.shell.export.animation import export_gif
from jungle_pg.shell.export.gif_file import check_library
from jungle_pg.shell.export.progress import Progress, StillSecret
from jungle_pg.shell.export.sheet import export_png
from jungle_pg.shell.export.studio import open_studio


def export_match(
    game: Game,
    match: AnyMatch,
    order: ExportOrder,
    path: Path,
    *,
    played_at: datetime | None = None,
    progress: Progress | None = None,
) -> Exported:
    """Write a match, as far as it was played, into a file.

    CannotWrite, NoLibrary, StillSecret and Stopped leave no file, and an old one as it was.
    """
    progress = progress or Progress()
    played = trimmed(match)
    if is_secret(played):
        raise StillSecret
    if order.kind == GIF:
        check_library()
        with open_studio() as studio:
            pictures = export_gif(studio, game, played, order, path, progress)
    elif order.kind == PNG:
        with open_studio() as studio:
            pictures = export_png(studio, game, played, order, played_at, path, progress)
    else:
        progress.reach(0.0)
        write_text(path, game_text(played, notation_of(order.settings, game)))
        pictures = 0
    return Exported(path, path.stat().st_size, pictures)
