"""The last few sceneries: large pictures that are made in the background."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from pygame import Surface, transform

from jungle_pg.shell.places import Size
from jungle_pg.stage.ops import DrawList, Group, Scenery, Sprite

BACKDROP_BYTES = 70_000_000
MOST_BACKDROPS = 6

Likeness: TypeAlias = frozenset[str]
"""The pictures a scenery is made of: the same ones at every size of the window."""


@dataclass(eq=False, slots=True)
class Backdrop:
    """A scenery with its picture, or with another one to be shown until that is made."""

    ops: DrawList
    size: Size
    fill: str
    picture: Surface | None = None
    stand_in: Surface | None = None

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

    def begin_with(self, shown: Surface) -> None:
        """A picture that may stand in for the first backdrop of its size."""
        self._kept.append(Backdrop((), shown.get_size(), "", shown))

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
        """A new backdrop, with a stand-in if an old one may serve."""
        backdrop = Backdrop(op.ops, scenery_size(op), op.fill)
        backdrop.stand_in = self._stand_in(backdrop)
        self._kept.append(backdrop)
        while len(self._kept) > 1 and self._is_too_much():
            del self._kept[0]
        return backdrop

    def _is_too_much(self) -> bool:
        needed = sum(backdrop.bytes_needed() for backdrop in self._kept)
        return needed > BACKDROP_BYTES or len(self._kept) > MOST_BACKDROPS

    def _stand_in(self, new: Backdrop) -> Surface | None:
        """The last picture of the same things, else the last one of the same size."""
        wanted = likeness(new.ops)
        alike = [old for old in reversed(self._kept) if likeness(old.ops) == wanted]
        pictures = [old.picture for old in alike] + [old.stand_in for old in alike]
        for shown in pictures:
            if shown is not None:
                return shown if shown.get_size() == new.size else transform.scale(shown, new.size)
        for old in reversed(self._kept):
            if old.picture is not None and old.size == new.size:
                return old.picture
        return None
