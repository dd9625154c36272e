"""Paints one op on a surface."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias
from weakref import WeakKeyDictionary

from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, SRCALPHA, Color, Rect, Surface

from jungle_pg.shell.painter import fast_copies
from jungle_pg.shell.painter.op_bounds import Leaf, slab_middle
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.stage.ops import Box, Colour, Disc, Drawing, Group, Scenery, Slab, Sprite, Text

TRIM_PX = 4000
TRIM_USES = 8
"""The empty edges of larger pictures are left out, once they were painted so often."""
TILE = (1024, 64)
"""A veil is laid in tiles and bands of this height: so much stays in the processor's cache."""


Parts: TypeAlias = Sequence[tuple[Surface, tuple[int, int]]]


class PictureSource(Protocol):
    """Where pictures come from."""

    def sprite(self, op: Sprite) -> Surface | None:
        """A picture of the assets, None while it is being made."""

    def drawing(self, op: Drawing) -> Surface | None:
        """A picture given as text, None when it has to wait."""

    def slab(self, op: Slab) -> Parts | None:
        """The corners and edges of a slab, each with its place from the slab's corner."""

    def disc(self, r: float, fill: Colour) -> Surface | None:
        """A filled circle, None when it has to wait."""

    def scenery(self, op: Scenery) -> Surface | None:
        """A large picture made of many, None while it is being made."""

    def painting(self, group: Group, area: Rect) -> Surface | None:
        """A late group's picture of an area, None while it is being painted."""

    def fit(self, width: int, height: int) -> None:
        """Makes room for the pictures of a screen of this size."""


class Brush:
    """Paints ops with pictures and fonts."""

    def __init__(self, pictures: PictureSource, fonts: Fonts) -> None:
        self._pictures = pictures
        self._fonts = fonts
        self._seen: WeakKeyDictionary[Surface, Rect] = WeakKeyDictionary()
        self._uses: WeakKeyDictionary[Surface, int] = WeakKeyDictionary()
        self._tile = Surface(TILE, SRCALPHA)
        self._tile_colour: tuple[Colour, int] | None = None
        self._ways: dict[type[Leaf], Callable[[Surface, Any, Rect], bool]] = {
            Sprite: self._sprite,
            Text: self._text,
            Box: self._box,
            Disc: self._disc,
            Drawing: self._drawing,
            Slab: self._slab,
            Scenery: self._scenery,
        }

    def paint(self, surface: Surface, op: Leaf, box: Rect) -> bool:
        """Paints an op in its box, inside the surface's clip; False when its picture is awaited."""
        return self._ways[type(op)](surface, op, box)

    def _text(self, surface: Surface, op: Text, box: Rect) -> bool:
        line = self._fonts.line(op.text, op.size, op.ink, op.shadow, op.upside_down)
        return lay(surface, line, box.topleft, op.alpha)

    def _disc(self, surface: Surface, op: Disc, box: Rect) -> bool:
        return lay(surface, self._pictures.disc(op.r, op.fill), box.topleft, op.alpha)

    def _drawing(self, surface: Surface, op: Drawing, box: Rect) -> bool:
        return lay(surface, self._pictures.drawing(op), box.topleft, op.alpha)

    def _slab(self, surface: Surface, op: Slab, box: Rect) -> bool:
        parts = self._pictures.slab(op)
        surface.fblits([(part, (box.x + left, box.y + top)) for part, (left, top) in parts or ()])
        # The middle needs no picture, and what lies under it may not have been painted.
        if op.fill is not None:
            fast_copies.fill(surface, op.fill, slab_middle(op, box).clip(surface.get_clip()))
        return parts is not None

    def _sprite(self, surface: Surface, op: Sprite, box: Rect) -> bool:
        if op.alpha <= 0:
            return True
        picture = self._pictures.sprite(op)
        if picture is None:
            return False
        w, h = picture.get_size()
        left, top = box.x + (box.w - w) // 2, box.y + (box.h - h) // 2
        if w * h < TRIM_PX:
            lay(surface, picture, (left, top), op.alpha)
        else:
            seen = self._seen_part(picture)
            lay(surface, picture, (left + seen.x, top + seen.y), op.alpha, seen)
        return True

    def _seen_part(self, picture: Surface) -> Rect:
        """A picture without its empty edges, if it is painted often."""
        seen = self._seen.get(picture)
        if seen is not None:
            return seen
        uses = self._uses[picture] = self._uses.get(picture, 0) + 1
        if uses < TRIM_USES:
            return picture.get_rect()
        seen = self._seen[picture] = picture.get_bounding_rect()
        return seen

    def _scenery(self, surface: Surface, op: Scenery, box: Rect) -> bool:
        picture, area = self._pictures.scenery(op), box.clip(surface.get_clip())
        if picture is None:
            fast_copies.fill(surface, op.fill, area)
            return False
        fast_copies.copy(surface, picture, area, area.move(-box.x, -box.y))
        return True

    def _box(self, surface: Surface, op: Box, box: Rect) -> bool:
        if op.alpha >= 255:
            fast_copies.fill(surface, op.fill, box.clip(surface.get_clip()))
        elif op.alpha > 0:
            area = box.clip(surface.get_clip())
            if surface.get_flags() & SRCALPHA:
                self._veil(surface, op, area)
            else:
                _dim(surface, Color(op.fill), op.alpha, area)
        return True

    def _veil(self, surface: Surface, op: Box, area: Rect) -> None:
        if self._tile_colour != (op.fill, op.alpha):
            self._tile_colour = (op.fill, op.alpha)
            colour = Color(op.fill)
            self._tile.fill((colour.r, colour.g, colour.b, op.alpha))
        for top in range(area.top, area.bottom, TILE[1]):
            for left in range(area.left, area.right, TILE[0]):
                size = (area.right - left, area.bottom - top)
                surface.blit(self._tile, (left, top), (0, 0, *size))


def _dim(surface: Surface, colour: Color, alpha: int, area: Rect) -> None:
    """Lays a veil over what hides everything: less light of it, and some of the veil's colour."""
    left = 255 - alpha
    light = tuple(round(part * alpha / 255) for part in (colour.r, colour.g, colour.b))
    for top in range(area.top, area.bottom, TILE[1]):
        band = (area.x, top, area.w, min(TILE[1], area.bottom - top))
        surface.fill((left, left, left), band, BLEND_RGB_MULT)
        if any(light):
            surface.fill(light, band, BLEND_RGB_ADD)


def lay(
    surface: Surface,
    picture: Surface | None,
    at: tuple[int, int],
    alpha: int,
    part: Rect | None = None,
) -> bool:
    """Lays a picture on a surface, fainter with alpha below 255; False when there is none yet."""
    if picture is None:
        return False
    if alpha >= 255:
        surface.blit(picture, at, part)
    elif alpha > 0:
        picture.set_alpha(alpha)
        surface.blit(picture, at, part)
        picture.set_alpha(255)
    return True
