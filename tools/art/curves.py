"""Lines that are worked out: uneven outlines, round corners, dashes, stars."""

import random
from math import cos, hypot, pi, radians, sin

from tools.art.shapes import step

Point = tuple[float, float]


def around(x: float, y: float, radius: float, degrees: float, scale: float = 1.0) -> Point:
    """The point of a circle at an angle: 0 is right, 90 is down."""
    a = radians(degrees)
    return x + cos(a) * radius * scale, y + sin(a) * radius * scale


def smooth(points: list[Point]) -> str:
    """A closed curve through points (Catmull-Rom, written as cubics)."""
    d, count = step("M", *points[0]), len(points)
    for i, here in enumerate(points):
        before, after, later = points[i - 1], points[(i + 1) % count], points[(i + 2) % count]
        leaving = (here[k] + (after[k] - before[k]) / 3 for k in (0, 1))
        coming = (after[k] - (later[k] - here[k]) / 3 for k in (0, 1))
        d += step("C", *leaving, *coming, *after)
    return d + "Z"


def uneven_box(
    x: float, y: float, w: float, h: float, radius: float, sway: float, seed: int, gap: float
) -> str:
    """A box with round corners whose edge sways in and out; `gap` is the distance of its points."""
    luck = random.Random(seed)
    left, top, right, bottom = x + radius, y + radius, x + w - radius, y + h - radius

    def corner(at_x: float, at_y: float, first: int) -> list[Point]:
        return [
            around(at_x, at_y, radius, degrees, 1 + luck.uniform(-sway, sway) / radius * 0.5)
            for degrees in (first, first + 45, first + 90)
        ]

    def edge(x0: float, y0: float, x1: float, y1: float) -> list[Point]:
        length = hypot(x1 - x0, y1 - y0)
        pieces = max(1, int(length / gap))
        points = []
        for i in range(1, pieces):
            share, push = i / pieces, luck.uniform(-sway, sway)
            across, down = (y1 - y0) / length, -(x1 - x0) / length
            points.append(
                (x0 + (x1 - x0) * share + across * push, y0 + (y1 - y0) * share + down * push)
            )
        return points

    return smooth(
        corner(left, top, 180)
        + edge(left, y, right, y)
        + corner(right, top, 270)
        + edge(x + w, top, x + w, bottom)
        + corner(right, bottom, 0)
        + edge(right, y + h, left, y + h)
        + corner(left, bottom, 90)
        + edge(x, bottom, x, top)
    )


def round_square(start: float, size: float, radius: float) -> str:
    """A square with round corners, its own corner at (start, start)."""
    near, far, end = start + radius, start + size - radius, start + size
    return (
        step("M", near, start)
        + step("L", far, start)
        + step("Q", end, start, end, near)
        + step("L", end, far)
        + step("Q", end, end, far, end)
        + step("L", near, end)
        + step("Q", start, end, start, far)
        + step("L", start, near)
        + step("Q", start, start, near, start)
        + "Z"
    )


def dashed_square(start: float, size: float, radius: float, dash: float) -> str:
    """A round square of separate dashes: the rasteriser's own go wrong on closed curves."""
    first, last, end = start + radius, start + size - radius, start + size
    count, d = int((last - first) / (2 * dash)), ""
    for i in range(count):
        begin = first + (last - first) * (i + 0.25) / count
        stop = first + (last - first) * (i + 0.75) / count
        for side in (start, end):
            d += step("M", begin, side) + step("L", stop, side)
            d += step("M", side, begin) + step("L", side, stop)
    bow = radius * 0.8
    for y, down in ((start, 1), (end, -1)):
        for x, right in ((start, 1), (end, -1)):
            d += step("M", x, y + down * bow) + step("Q", x, y, x + right * bow, y)
    return d


def star(
    x: float, y: float, outer: float, inner: float, tips: int = 5, first_degrees: float = -90
) -> str:
    """A star with its tips on one circle and its notches on another."""
    d = ""
    for i in range(tips * 2):
        radius = inner if i % 2 else outer
        d += step("L" if i else "M", *around(x, y, radius, first_degrees + 180 / tips * i))
    return d + "Z"


def many_sided(x: float, y: float, flat: float, sides: int = 8) -> str:
    """An even shape with a flat side up; `flat` is the distance of its sides from the middle."""
    radius, first = flat / cos(pi / sides), 180 / sides
    corners = (around(x, y, radius, first + 360 / sides * i) for i in range(sides))
    return "".join(step("L" if i else "M", *corner) for i, corner in enumerate(corners)) + "Z"


def running(points: list[Point]) -> str:
    """The rest of an open curve through points, after a move or a line to the first of them."""
    d, last = "", len(points) - 1
    for i, here in enumerate(points[:-1]):
        before, after, later = points[max(i - 1, 0)], points[i + 1], points[min(i + 2, last)]
        leaving = (here[k] + (after[k] - before[k]) / 6 for k in (0, 1))
        coming = (after[k] - (later[k] - here[k]) / 6 for k in (0, 1))
        d += step("C", *leaving, *coming, *after)
    return d


def spokes(x: float, y: float, inner: float, outer: float, count: int) -> str:
    """Short lines that point away from (x, y)."""
    angles = [360 / count * i for i in range(count)]
    return "".join(
        step("M", *around(x, y, inner, angle)) + step("L", *around(x, y, outer, angle))
        for angle in angles
    )
