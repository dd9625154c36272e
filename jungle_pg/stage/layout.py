"""Where things go: rectangles that are cut, stacked and centred."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The first x beyond it."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The first y beyond it."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, left: float, top: float, right: float, bottom: float) -> "Rect":
        """What is left without its margins; never of negative size."""
        width = max(0.0, self.w - left - right)
        return Rect(self.x + left, self.y + top, width, max(0.0, self.h - top - bottom))

    def shrunk(self, by: float) -> "Rect":
        """What is left without a margin all round."""
        return self.inset(by, by, by, by)

    def from_top(self, height: float) -> "Rect":
        """Its upper part."""
        return Rect(self.x, self.y, self.w, min(height, self.h))

    def from_bottom(self, height: float) -> "Rect":
        """Its lower part."""
        height = min(height, self.h)
        return Rect(self.x, self.bottom - height, self.w, height)

    def from_left(self, width: float) -> "Rect":
        """Its left part."""
        return Rect(self.x, self.y, min(width, self.w), self.h)

    def from_right(self, width: float) -> "Rect":
        """Its right part."""
        width = min(width, self.w)
        return Rect(self.right - width, self.y, width, self.h)

    def centred(self, width: float, height: float) -> "Rect":
        """A rectangle of this size around the same middle."""
        return Rect(self.x + (self.w - width) / 2, self.y + (self.h - height) / 2, width, height)

    def snapped(self) -> "Rect":
        """The nearest rectangle of whole pixels."""
        x, y = round(self.x), round(self.y)
        return Rect(x, y, round(self.right) - x, round(self.bottom) - y)


def union(rects: Iterable[Rect]) -> Rect:
    """The smallest rectangle around all of them."""
    every = list(rects)
    if not every:
        return Rect(0, 0, 0, 0)
    x, y = min(rect.x for rect in every), min(rect.y for rect in every)
    right, bottom = max(rect.right for rect in every), max(rect.bottom for rect in every)
    return Rect(x, y, right - x, bottom - y)


def column(area: Rect, heights: Sequence[float], gap: float) -> list[Rect]:
    """Rectangles below each other, as wide as the area."""
    rects, y = [], area.y
    for height in heights:
        rects.append(Rect(area.x, y, area.w, height))
        y += height + gap
    return rects


def row(area: Rect, widths: Sequence[float], gap: float, align: str = "left") -> list[Rect]:
    """Rectangles beside each other, as high as the area."""
    total = sum(widths) + gap * max(0, len(widths) - 1)
    spare = area.w - total
    x = area.x + {"left": 0.0, "centre": spare / 2, "right": spare}[align]
    rects = []
    for width in widths:
        rects.append(Rect(x, area.y, width, area.h))
        x += width + gap
    return rects


def grid(area: Rect, count: int, columns: int, height: float, gap: float) -> list[Rect]:
    """Equal rectangles in rows of so many columns."""
    width = (area.w - gap * (columns - 1)) / columns
    return [
        Rect(
            area.x + (number % columns) * (width + gap),
            area.y + (number // columns) * (height + gap),
            width,
            height,
        )
        for number in range(count)
    ]


def flow(
    area: Rect, sizes: Sequence[tuple[float, float]], gap: float, row_gap: float | None = None
) -> list[Rect]:
    """Rectangles beside each other, going on below where a row is full."""
    below = gap if row_gap is None else row_gap
    rects: list[Rect] = []
    x, y, tallest = area.x, area.y, 0.0
    for width, height in sizes:
        if x > area.x and x + width > area.right:
            x, y, tallest = area.x, y + tallest + below, 0.0
        rects.append(Rect(x, y, min(width, area.w), height))
        x += width + gap
        tallest = max(tallest, height)
    return rects


def without_holes(area: Rect, holes: Sequence[Rect]) -> list[Rect]:
    """An area without its holes, as rectangles that do not overlap."""
    rest = [area]
    for hole in holes:
        rest = [piece for rect in rest for piece in _without(rect, hole)]
    return rest


def _without(area: Rect, hole: Rect) -> list[Rect]:
    left, top = max(area.x, hole.x), max(area.y, hole.y)
    right, bottom = min(area.right, hole.right), min(area.bottom, hole.bottom)
    if right <= left or bottom <= top:
        return [area]
    strips = (
        Rect(area.x, area.y, area.w, top - area.y),
        Rect(area.x, bottom, area.w, area.bottom - bottom),
        Rect(area.x, top, left - area.x, bottom - top),
        Rect(right, top, area.right - right, bottom - top),
    )
    return [strip for strip in strips if strip.w > 0 and strip.h > 0]
