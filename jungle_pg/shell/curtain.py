"""What the window shows while the program is loaded: the jungle as it was last seen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Surface, image

from jungle_pg.files.picture_store import PictureStore
from jungle_pg.shell.window import Window
from jungle_pg.stage.theme import Theme

if TYPE_CHECKING:
    from jungle_pg.shell.pictures import Pictures
    from jungle_pg.stage.ops import DrawList, Scenery


def show_curtain(window: Window, store: PictureStore, theme: Theme) -> Surface | None:
    """Show the kept backdrop of a window of this size and give it, or the plain colour."""
    surface = window.surface
    picture = _kept_backdrop(store, surface.get_size(), theme.backdrop)
    if picture is None:
        surface.fill(theme.backdrop)
    else:
        surface.blit(picture, (0, 0))
    window.show([surface.get_rect()])
    return picture


def keep_curtain(store: PictureStore, pictures: "Pictures", drawn: "DrawList") -> None:
    """Remember which of the kept pictures is the backdrop of a screen, for the next start."""
    scenery = _scenery_in(drawn)
    if scenery is not None:
        key = _curtain_key((round(scenery.w), round(scenery.h)), scenery.fill)
        store.put(key, pictures.digest_of(scenery).encode())


def _kept_backdrop(store: PictureStore, size: tuple[int, int], fill: str) -> Surface | None:
    digest = store.get(_curtain_key(size, fill))
    pixels = store.get(digest.decode("ascii", "replace")) if digest is not None else None
    if pixels is None or len(pixels) != size[0] * size[1] * 4:
        return None
    picture = image.frombuffer(pixels, size, "BGRA")
    picture.set_alpha(None)  # it covers the window: nothing need be blended
    return picture


def _curtain_key(size: tuple[int, int], fill: str) -> str:
    """By day and by night the backdrop has another plain colour."""
    return f"curtain {size[0]}x{size[1]} {fill}"


def _scenery_in(ops: "Sequence[object]") -> "Scenery | None":
    from jungle_pg.stage.ops import Group, Scenery

    for op in ops:
        if isinstance(op, Scenery):
            return op
        found = _scenery_in(op.ops) if isinstance(op, Group) else None
        if found is not None:
            return found
    return None
