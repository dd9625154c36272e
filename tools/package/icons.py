"""The icon of the program as PNG, and the containers Windows and macOS keep such pictures in."""

import os
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from struct import pack
from typing import Final

import pygame

from tools.package.target import System

WINDOWS_SIDES: Final = (16, 24, 32, 48, 64, 128, 256)
MAC_TYPES: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The types Apple gave to pictures of these sides."""
LINUX_SIDE: Final = 256

BANNER: Final = (164, 314)
"""What Windows expects of such a picture."""
LIGHT_GREEN: Final = "#3c7a43"
DARK_GREEN: Final = "#12301f"

ICO_HEADER: Final = "<HHH"
ICO_ENTRY: Final = "<BBBBHHII"
ICO_ENTRY_BYTES: Final = 16
ICON: Final = 1
BITS: Final = 32


def icon(svg: Path, system: System) -> bytes:
    """The icon a system wants, drawn from an SVG."""
    if system == "windows":
        return ico({side: png(svg, side) for side in WINDOWS_SIDES})
    if system == "macos":
        return icns({side: png(svg, side) for side in MAC_TYPES})
    return png(svg, LINUX_SIDE)


def banner(svg: Path) -> bytes:
    """The picture an installer for Windows has at its side, as BMP: the icon in deep green."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    width, height = BANNER
    picture = pygame.Surface(BANNER, depth=24)
    for y in range(height):
        colour = pygame.Color(LIGHT_GREEN).lerp(DARK_GREEN, y / (height - 1))
        pygame.draw.line(picture, colour, (0, y), (width, y))
    side = round(width * 0.75)
    drawn = pygame.image.load_sized_svg(str(svg), (side, side))
    picture.blit(drawn, ((width - side) // 2, (width - side) // 2))
    data = BytesIO()
    pygame.image.save(picture, data, "banner.bmp")
    return data.getvalue()


def png(svg: Path, side: int) -> bytes:
    """A square picture of an SVG."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    picture = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(str(svg), (side, side)), picture, "icon.png")
    return picture.getvalue()


def ico(pngs: Mapping[int, bytes]) -> bytes:
    """A Windows icon of pictures by their sides."""
    offset = len(pack(ICO_HEADER, 0, ICON, len(pngs))) + ICO_ENTRY_BYTES * len(pngs)
    entries = []
    for side, data in pngs.items():
        # One byte for a side: 256 is written as 0.
        entries.append(pack(ICO_ENTRY, side % 256, side % 256, 0, 0, 1, BITS, len(data), offset))
        offset += len(data)
    return b"".join([pack(ICO_HEADER, 0, ICON, len(pngs)), *entries, *pngs.values()])


def icns(pngs: Mapping[int, bytes]) -> bytes:
    """A macOS icon of pictures by their sides."""
    parts = [MAC_TYPES[side] + pack(">I", len(data) + 8) + data for side, data in pngs.items()]
    return b"icns" + pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)
