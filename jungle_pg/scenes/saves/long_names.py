"""Names that are too long for their place: what is left out is left out in the middle."""

from typing import Final

from jungle_pg.stage.view import Measure
from jungle_pg.texts.languages import Words

DOTS: Final = "…"
LEAST_ROOM: Final = 3
"""Sizes of letters a name gets in any case."""


def cut_inside(name: str, size: float, width: float, measure: Measure) -> str:
    """The name, or as much of both its ends as fits: names often differ at their ends."""
    if measure(name, size) <= width:
        return name
    for kept in range(len(name) - 1, 1, -1):
        head = (kept + 1) // 2
        shorter = name[:head].rstrip() + DOTS + name[len(name) - (kept - head) :].lstrip()
        if measure(shorter, size) <= width:
            return shorter
    return name[:1] + DOTS


def sentence_with(
    words: Words, key: str, name: str, size: float, width: float, measure: Measure
) -> str:
    """A text with a name in it that is cut so that the whole text fits."""
    room = width - measure(words(key, name=""), size)
    return words(key, name=cut_inside(name, size, max(room, LEAST_ROOM * size), measure))
