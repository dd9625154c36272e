"""The pictures of groups that are painted in the background."""

from dataclasses import dataclass

from pygame import SRCALPHA, Rect, Surface

from jungle_pg.stage.ops import DrawList, Group

PAINTING_BYTES = 64_000_000
MOST_OF_A_KEY = 3


@dataclass(eq=False, slots=True)
class Painting:
    """A group with its picture, None until that is painted."""

    key: str
    ops: DrawList
    area: Rect
    """The part of the group's own coordinates it shows."""
    picture: Surface | None = None

    def shows(self, group: Group) -> bool:
        """Whether this is the picture of a group, wherever it stands."""
        return self.key == group.key and (self.ops is group.ops or self.ops == group.ops)

    def bytes_needed(self) -> int:
        return self.area.w * self.area.h * 4

    def hang(self, picture: Surface | None) -> None:
        """Take the finished picture; one that cannot be made is see-through."""
        self.picture = picture or Surface(self.area.size, SRCALPHA)


class Paintings:
    """Keeps the paintings used last."""

    def __init__(self, limit_bytes: int = PAINTING_BYTES) -> None:
        self._limit_bytes = limit_bytes
        self._kept: list[Painting] = []
        """Those used last at the end."""

    def find(self, group: Group) -> Painting | None:
        """The kept painting of a group, which now counts as just used."""
        for painting in reversed(self._kept):
            if painting.shows(group):
                if painting is not self._kept[-1]:
                    self._kept.remove(painting)
                    self._kept.append(painting)
                return painting
        return None

    def add(self, group: Group, area: Rect) -> Painting:
        """A new painting, at the cost of those used longest ago."""
        painting = Painting(group.key, group.ops, area)
        older = [other for other in self._kept if other.key == group.key]
        for other in older[: 1 - MOST_OF_A_KEY]:
            self._kept.remove(other)
        self._kept.append(painting)
        while len(self._kept) > 1 and self._bytes() > self._limit_bytes:
            del self._kept[0]
        return painting

    def _bytes(self) -> int:
        return sum(painting.bytes_needed() for painting in self._kept)
