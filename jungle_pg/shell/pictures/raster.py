"""SVG to pixels, and pixels to bytes and back."""

import re
import time
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import pygame
from pygame import SRCALPHA, Rect, Surface, transform

from jungle_pg.shell.painter.op_bounds import Pose, Size
from jungle_pg.stage.ops import Recolour

Part: TypeAlias = tuple[Surface, tuple[int, int]]
"""A picture and its place in a larger one."""

SOFT = frozenset({"frame/sky_day"})
"""Pictures without sharp edges: drawn small and enlarged, which is many times faster."""
SOFT_PART = 4
BAND_PX = 260_000
STRIPS = 4
"""How often the strip of an edge that is drawn out is laid."""
PIXEL_MASKS = (0xFF0000, 0x00FF00, 0x0000FF)
"""Red, green and blue in a pixel as the display and the kept bytes have them."""
PLACEHOLDER = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}">'
    '<rect width="{w}" height="{h}" rx="{outer}" fill="#8C8170" fill-opacity="0.25"/>'
    '<rect x="{edge}" y="{edge}" width="{inner_w}" height="{inner_h}" rx="{inner}" '
    'fill="#8C8170" fill-opacity="0.45"/></svg>'
)


class BrokenPicture(Exception):  # noqa: N818 - it reads as what it is
    """A picture cannot be drawn; the message says which and why."""


def bands(area: Rect) -> Iterator[Rect]:
    """An area cut into strips of a size that is quickly done."""
    height = max(1, BAND_PX // max(1, area.w))
    for top in range(area.top, area.bottom, height):
        yield Rect(area.left, top, area.w, min(height, area.bottom - top))


def pause() -> None:
    """Lets another thread have its turn."""
    time.sleep(0)


@cache
def svg_bytes(folder: Path, name: str) -> int:
    """How long the file of a picture of the assets is; 0 when there is none.

    Asked for every picture that has to wait, in every frame: a question to the disk would each time
    let another thread have its turn.
    """
    try:
        return (folder / f"{name}.svg").stat().st_size
    except OSError:
        return 0


def read_svg(folder: Path, name: str) -> bytes:
    """The file of a picture of the assets."""
    try:
        return (folder / f"{name}.svg").read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BrokenPicture(f"The picture {name} cannot be read: {reason}") from error


def draw_svg(svg: bytes, w: int, h: int, what: str = "A drawing") -> Surface:
    """An SVG in the middle of exactly w x h pixels, ready for fast painting."""
    try:
        raw = pygame.image.load_sized_svg(BytesIO(svg), (w, h))
    except pygame.error as error:
        raise BrokenPicture(f"{what} cannot be drawn: {error}") from error
    if raw.get_size() == (w, h) and w * h <= BAND_PX:
        return raw.convert_alpha()
    return _copied(raw, (w, h))


def _copied(raw: Surface, size: Size) -> Surface:
    copy = Surface(size, SRCALPHA)
    raw.set_alpha(None)  # copy the pixels as they are instead of blending them
    left, top = (size[0] - raw.get_width()) // 2, (size[1] - raw.get_height()) // 2
    for band in bands(raw.get_rect()):
        copy.blit(raw, (left, top + band.top), band)
        pause()
    return copy


def draw_sprite(
    folder: Path, name: str, w: int, h: int, recolour: Recolour = (), grey: bool = False
) -> Surface:
    """A picture of the assets, sharp at w x h pixels."""
    svg = read_svg(folder, name)
    for old, new in recolour:
        svg = re.sub(re.escape(old.encode()), new.encode(), svg, flags=re.IGNORECASE)
    what = f"The picture {name}"
    if name in SOFT:
        small = draw_svg(svg, max(1, w // SOFT_PART), max(1, h // SOFT_PART), what)
        picture = transform.smoothscale(small, (w, h))
    else:
        picture = draw_svg(svg, w, h, what)
    return transform.grayscale(picture) if grey else picture


def draw_placeholder(w: int, h: int) -> Surface:
    """What is shown in the place of a picture that cannot be drawn."""
    edge = min(w, h) / 12
    inner_w, inner_h = w - 2 * edge, h - 2 * edge
    svg = PLACEHOLDER.format(
        w=w, h=h, edge=edge, outer=3 * edge, inner=2 * edge, inner_w=inner_w, inner_h=inner_h
    )
    return draw_svg(svg.encode(), w, h)


def draw_disc(side: int, radius: float, fill: str) -> Surface:
    """A filled circle in the middle of a square."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="{fill}"/></svg>'
    )
    return draw_svg(svg.encode(), side, side)


def drawn_out(small: Surface, size: Size, corner: int) -> tuple[Part, ...]:
    """Corners and edges of a small picture for a larger one, with their places."""
    if not corner:
        return ()
    w, h = size
    across, down = w - 2 * corner, h - 2 * corner
    if across < 1 or down < 1 or min(small.get_size()) <= 2 * corner:
        return ((transform.smoothscale(small, size), (0, 0)),)
    right, bottom = small.get_width() - corner, small.get_height() - corner
    c = corner
    return (
        (small.subsurface((0, 0, c, c)), (0, 0)),
        (small.subsurface((right, 0, c, c)), (w - c, 0)),
        (small.subsurface((0, bottom, c, c)), (0, h - c)),
        (small.subsurface((right, bottom, c, c)), (w - c, h - c)),
        *_edge(small.subsurface((c, 0, 1, c)), Rect(c, 0, across, c)),
        *_edge(small.subsurface((c, bottom, 1, c)), Rect(c, h - c, across, c)),
        *_edge(small.subsurface((0, c, c, 1)), Rect(0, c, c, down)),
        *_edge(small.subsurface((right, c, c, 1)), Rect(w - c, c, c, down)),
    )


def _edge(line: Surface, area: Rect) -> Iterator[Part]:
    """A line of pixels drawn out over an area: a strip that is laid several times.

    So it takes less memory, and new memory takes longer than the drawing.
    """
    w, h = (
        side if side == whole else -(-whole // STRIPS)
        for side, whole in zip(line.get_size(), area.size, strict=True)
    )
    strip = transform.scale(line, (w, h))
    for top in range(0, area.h, h):
        for left in range(0, area.w, w):
            rest = (min(w, area.w - left), min(h, area.h - top))
            part = strip if rest == (w, h) else strip.subsurface((0, 0, *rest))
            yield part, (area.x + left, area.y + top)


def in_pose(picture: Surface, pose: Pose, flip: bool) -> Surface:
    """A picture mirrored, stretched and turned."""
    w, h, angle = pose
    if flip:
        picture = transform.flip(picture, True, False)
    if picture.get_size() != (w, h):
        picture = transform.smoothscale(picture, (w, h))
    return transform.rotozoom(picture, angle, 1.0) if angle else picture


def to_pixels(surface: Surface) -> bytes | None:
    """The pixels of a surface in the display's order, None when it has another one."""
    if surface.get_masks()[:3] != PIXEL_MASKS or surface.get_pitch() != surface.get_width() * 4:
        return None
    return bytes(surface.get_buffer().raw)


def bytes_of(size: Size) -> int:
    """How many bytes the pixels of a picture take."""
    return size[0] * size[1] * 4


def from_pixels(pixels: bytes, size: Size, opaque: bool) -> Surface | None:
    """A surface with these pixels, None when there are too many or too few."""
    if len(pixels) != bytes_of(size):
        return None
    shared = pygame.image.frombuffer(pixels, size, "BGRA")
    if not opaque:
        return shared
    surface = Surface(size)
    shared.set_alpha(None)
    for band in bands(surface.get_rect()):
        surface.blit(shared, band, band)
        pause()
    return surface
