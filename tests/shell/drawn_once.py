"""Drawings that tests draw once: an SVG at one size is always the same pixels.

The program draws what it shows and keeps it for its window; tests open hundreds of windows, and
drawing the same title again took half of their time.
"""

import zlib
from collections import OrderedDict
from hashlib import sha256
from io import BytesIO
from threading import Lock
from typing import Final

import pygame

MOST_BYTES: Final = 24_000_000
"""Of packed pixels, which take a tenth of the room."""

DRAW: Final = pygame.image.load_sized_svg


class Drawings:
    """What was drawn last, for any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept = OrderedDict[tuple[bytes, tuple[int, int]], tuple[tuple[int, int], bytes]]()
        self._bytes = 0

    def draw(self, svg: BytesIO | str, size: tuple[int, int]) -> pygame.Surface:
        """As pygame draws it, in the same order of bytes."""
        if not isinstance(svg, BytesIO):
            return DRAW(svg, size)
        key = sha256(svg.getvalue()).digest(), size
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
        if found is not None:
            drawn_size, packed = found
            return pygame.image.frombytes(zlib.decompress(packed), drawn_size, "RGBA")
        surface = DRAW(svg, size)
        self._keep(key, surface)
        return surface

    def _keep(self, key: tuple[bytes, tuple[int, int]], surface: pygame.Surface) -> None:
        packed = zlib.compress(pygame.image.tobytes(surface, "RGBA"), 1)
        with self._lock:
            if key not in self._kept:
                self._bytes += len(packed)
            self._kept[key] = surface.get_size(), packed
            while self._bytes > MOST_BYTES:
                _, (_, oldest) = self._kept.popitem(last=False)
                self._bytes -= len(oldest)


DRAWINGS: Final = Drawings()


def draw_once() -> None:
    """From now on a drawing that was drawn before at this size is not drawn again."""
    setattr(pygame.image, "load_sized_svg", DRAWINGS.draw)  # noqa: B010 - narrower than theirs
