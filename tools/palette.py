"""Pictures in a palette of their most useful colours: smaller files, and nobody sees it."""

from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from struct import pack
from typing import Final
from zlib import compress, crc32

import pygame

COLOURS: Final = 256


def with_few_colours(png: bytes) -> bytes:
    """The same picture in a palette of its most useful colours."""
    surface = pygame.image.load(BytesIO(png), "picture.png")
    pixels = memoryview(pygame.image.tobytes(surface, "RGBA")).cast("I")
    colours = Counter(pixels)
    palette = [mean(box) for box in colour_boxes(colours)]
    index = {colour: nearest(colour, palette) for colour in colours}
    width, height = surface.get_size()
    numbers = bytes(map(index.__getitem__, pixels))
    starts = range(0, len(numbers), width)
    # Each row begins with its filter, which is none.
    rows = b"".join(b"\0" + numbers[start : start + width] for start in starts)
    head = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = {
        b"IHDR": head,
        b"PLTE": b"".join(map(bytes, palette)),
        b"IDAT": compress(rows, 9),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts.items())


Colours = dict[int, int]
"""How often each colour is there; a colour holds its red in the lowest byte."""

Parts = tuple[int, int, int]
"""Red, green and blue."""


def colour_boxes(colours: Colours) -> list[Colours]:
    """Like colours together, in at most 256 boxes: the worst box is cut in two, again and again."""
    boxes = [dict(colours)]
    faults = [_fault(boxes[0])]
    while len(boxes) < COLOURS and max(faults)[0] > 0:
        worst = faults.index(max(faults))
        halves = _halves(boxes[worst], faults[worst][1])
        boxes[worst : worst + 1] = halves
        faults[worst : worst + 1] = [_fault(half) for half in halves]
    return boxes


def mean(box: Colours) -> Parts:
    """The colour that stands for all of a box."""
    red, green, blue = (round(_middle(box, place)) for place in range(3))
    return red, green, blue


def nearest(colour: int, palette: Sequence[Parts]) -> int:
    """The number of the colour in a palette that differs least."""
    red, green, blue = (_part(colour, place) for place in range(3))
    faults = [(red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 for r, g, b in palette]
    return faults.index(min(faults))


def _fault(box: Colours) -> tuple[float, int]:
    """How much is lost if one colour stands for all, and by which of its three parts."""
    lost = []
    for place in range(3):
        middle = _middle(box, place)
        away = sum((_part(colour, place) - middle) ** 2 * count for colour, count in box.items())
        lost.append((away, place))
    return max(lost)


def _halves(box: Colours, place: int) -> list[Colours]:
    """A box cut at its mean."""
    middle = _middle(box, place)
    low = {colour: count for colour, count in box.items() if _part(colour, place) <= middle}
    return [low, {colour: count for colour, count in box.items() if colour not in low}]


def _middle(box: Colours, place: int) -> float:
    total = sum(box.values())
    return sum(_part(colour, place) * count for colour, count in box.items()) / total


def _part(colour: int, place: int) -> int:
    return colour >> 8 * place & 255


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
