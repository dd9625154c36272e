"""What tests of exports share: short games, small pictures, and a look at what was written."""

from pathlib import Path
from typing import Any

from PIL import Image

from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.exports import Exported, ExportOrder
from jungle_pg.shell.export.animation import Reel
from jungle_pg.shell.export.progress import Progress
from jungle_pg.shell.export.studio import open_studio
from jungle_pg.shell.export.writing import export_match
from tests.scenes.table.played import GAME
from tests.words import language_of

SMALL = (176, 220)
TALL = (200, 300)


def exported(
    match: AnyMatch,
    kind: str,
    path: Path,
    *,
    speed: float = 1.0,
    size: tuple[int, int] | None = SMALL,
    progress: Progress | None = None,
    **settings: Any,
) -> Exported:
    """Export a match at a small size."""
    order = ExportOrder(kind, speed, size, Settings(**settings))
    return export_match(GAME, match, order, language_of("en"), path, progress=progress)


def painted(match: AnyMatch, places: list[float], speed: float = 1.0) -> list[Image.Image]:
    """How the places of a match look in all their colours."""
    order = ExportOrder("gif", speed, SMALL)
    with open_studio(language_of("en")) as studio:
        reel = Reel(studio, GAME, match, order)
        canvas = studio.canvas(reel.size)
        found = []
        for place in places:
            canvas.show(reel.draw(place))
            found.append(Image.frombytes("RGB", reel.size, canvas.pixels()))
    return found


def frames_of(path: Path) -> tuple[list[Image.Image], list[int]]:
    """The frames of an animated picture, and how many milliseconds each is seen."""
    frames, seen_ms = [], []
    with Image.open(path) as picture:
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            frames.append(picture.convert("RGB"))
            seen_ms.append(picture.info["duration"])
    return frames, seen_ms


def stopping_after(count: int) -> Progress:
    """Somebody who wants no more after so many looks."""
    left = count

    def must_stop() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    return Progress(must_stop=must_stop)
