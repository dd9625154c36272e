"""The last few sceneries: large pictures that are made in the background."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Surface

from jungle_pg.shell.painter.op_bounds import Size
from jungle_pg.stage.ops import DrawList, Group, Scenery, Sprite

BACKDROP_BYTES = 70_000_000
BYTES_PER_SCREEN_PX = 18
"""Three panels of a map that scrolls are seen in the largest windows, and one comes next."""
MOST_BACKDROPS = 6

Likeness: TypeAlias = frozenset[str]
"""The pictures a scenery is made of: the same ones at every size of the window."""


@dataclass(eq=False, slots=True)
class Backdrop:
    """A scenery with its picture, None until that is made."""

    ops: DrawList
    size: Size
    fill: str
    picture: Surface | None = None

    def shows(self, op: Scenery) -> bool:
        """Whether this is the picture of a scenery."""
        return (
            (self.ops is op.ops or self.ops == op.ops)
            and self.size == scenery_size(op)
            and self.fill == op.fill
        )

    def bytes_needed(self) -> int:
        """The memory its picture takes or will take."""
        return self.size[0] * self.size[1] * 4


def scenery_size(op: Scenery) -> Size:
    """The size of a scenery in whole pixels."""
    return round(op.w), round(op.h)


def likeness(ops: DrawList) -> Likeness:
    """What a scenery shows, whatever its size."""
    return frozenset(names_in(ops))


def names_in(ops: DrawList) -> Iterator[str]:
    """The names of all pictures of the assets in a draw list."""
    for op in ops:
        if isinstance(op, Sprite):
            yield op.name
        elif isinstance(op, Group | Scenery):
            yield from names_in(op.ops)


class Backdrops:
    """Keeps the sceneries used last."""

    def __init__(self) -> None:
        self._kept: list[Backdrop] = []
        self._most_bytes = BACKDROP_BYTES

    def fit(self, width: int, height: int) -> None:
        """Keep as many as a window of this size needs."""
        self._most_bytes = max(BACKDROP_BYTES, BYTES_PER_SCREEN_PX * width * height)

    def find(self, op: Scenery) -> Backdrop | None:
        """The kept backdrop of a scenery, which now counts as just used."""
        kept = self._kept
        for backdrop in reversed(kept):
            if backdrop.shows(op):
                if backdrop is not kept[-1]:
                    kept.remove(backdrop)
                    kept.append(backdrop)
                return backdrop
        return None

    def add(self, op: Scenery) -> Backdrop:
        """A new backdrop, at the cost of those used longest ago."""
        backdrop = Backdrop(op.ops, scenery_size(op), op.fill)
        self._kept.append(backdrop)
        while len(self._kept) > 1 and self._is_too_much():
            del self._kept[0]
        return backdrop

    def _is_too_much(self) -> bool:
        needed = sum(backdrop.bytes_needed() for backdrop in self._kept)
        return needed > self._most_bytes or len(self._kept) > MOST_BACKDROPS
