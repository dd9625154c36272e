"""What the window shows while the program is loaded: the jungle as it was last seen, or a sign."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Color, Rect, Surface, draw, image

from jungle_pg.files.folders import assets_folder
from jungle_pg.files.picture_store import PictureStore
from jungle_pg.shell.window import Window
from jungle_pg.stage.theme import GOLD, INK, Theme

if TYPE_CHECKING:
    from jungle_pg.shell.pictures.pictures import Pictures
    from jungle_pg.stage.ops import DrawList, Scenery

DIGEST_LETTERS: Final = 64

SIGN_PART: Final = 0.26
"""The sign of the program, as part of the shorter side of the window."""
BAR_W: Final = 0.30
BAR_H: Final = 0.014
BAR_Y: Final = 0.70
"""The bar, as parts of the shorter side; its middle, as part of the height."""


def show_splash(window: Window, store: PictureStore, theme: Theme) -> None:
    """Show the kept backdrop of a window of this size, or the sign on the plain colour."""
    surface = window.surface
    picture = _kept_backdrop(store, surface.get_size(), theme.backdrop)
    if picture is None:
        surface.fill(theme.backdrop)
        _draw_sign(surface)
    else:
        surface.blit(picture, (0, 0))
    window.show([surface.get_rect()])


def draw_bar(surface: Surface, part: float) -> Rect:
    """How much of the first picture is there, from 0 to 1; gives what it was drawn on."""
    side = min(surface.get_size())
    bar = Rect(0, 0, round(side * BAR_W), max(6, round(side * BAR_H)))
    bar.center = (surface.get_width() // 2, round(surface.get_height() * BAR_Y))
    inner = bar.inflate(-2, -2)
    inner.w = max(inner.h, round(inner.w * min(1.0, max(0.0, part))))
    draw.rect(surface, Color(INK), bar, border_radius=bar.h // 2)
    draw.rect(surface, Color(GOLD), inner, border_radius=inner.h // 2)
    return bar


def _draw_sign(surface: Surface) -> None:
    side = round(min(surface.get_size()) * SIGN_PART)
    try:
        path = assets_folder() / "sprites/title/app_icon.svg"
        sign = image.load_sized_svg(str(path), (side, side))
    except (pygame.error, OSError):
        return  # the plain colour will do
    surface.blit(sign, sign.get_rect(center=surface.get_rect().center))


def keep_splash(store: PictureStore, pictures: "Pictures", drawn: "DrawList") -> None:
    """Remember which of the kept pictures is the backdrop of a screen, for the next start."""
    scenery = _scenery_in(drawn)
    if scenery is not None:
        key = _splash_key((round(scenery.w), round(scenery.h)), scenery.fill)
        store.put(key, pictures.digest_of(scenery).encode())


def _kept_backdrop(store: PictureStore, size: tuple[int, int], fill: str) -> Surface | None:
    digest = store.get(_splash_key(size, fill), DIGEST_LETTERS)
    if digest is None:
        return None
    pixels = store.get(digest.decode("ascii", "replace"), size[0] * size[1] * 4)
    if pixels is None:
        return None
    picture = image.frombuffer(pixels, size, "BGRA")
    picture.set_alpha(None)  # it covers the window: nothing need be blended
    return picture


def _splash_key(size: tuple[int, int], fill: str) -> str:
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
