"""Arrows over boards and pages: straight ones and arcs, drawn as SVG where they lie."""

from functools import lru_cache
from math import atan2, ceil, cos, dist, floor, sin
from typing import Final, TypeAlias

from jungle_pg.stage.ops import Colour, Drawing
from jungle_pg.stage.theme import INK
from jungle_pg.ui.svg import number, path, picture

Point: TypeAlias = tuple[float, float]

Curve: TypeAlias = tuple[Point, Point, Point, Point]
"""Both ends and the two points between them that bend it."""

HEAD_LENGTH: Final = 2.7
HEAD_WIDTH: Final = 1.95
EDGE: Final = 0.42
RIM: Final = 0.16
"""Of an arrow's width: the ink on each side of it, and how much of that is its rim."""

BENT: Final = 4 / 3
"""How much farther out than its summit the points that bend an arc lie."""
STEPS: Final = 64


def arc(start: Point, end: Point, bulge: float = 0.0) -> Curve:
    """A way whose middle stands out by so much to the left of it; straight without any."""
    length = dist(start, end) or 1.0
    ahead = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    left = (ahead[1], -ahead[0])

    def between(part: float) -> Point:
        along, aside = length * part, bulge * BENT
        return (
            start[0] + ahead[0] * along + left[0] * aside,
            start[1] + ahead[1] * along + left[1] * aside,
        )

    return start, between(0.22), between(0.78), end


def point_on(curve: Curve, t: float) -> Point:
    """The point of a curve at a share of its way."""
    return _split(curve, t)[0][3]


def summit(curve: Curve) -> Point:
    """The middle of a curve, where an arc stands out farthest."""
    return point_on(curve, 0.5)


def shortened(curve: Curve, gap_before: float, gap_after: float) -> Curve:
    """What is left of a curve that keeps away from both of its ends."""
    shares = [step / STEPS for step in range(STEPS + 1)]
    before = (t for t in shares if dist(point_on(curve, t), curve[0]) >= gap_before)
    after = (t for t in reversed(shares) if dist(point_on(curve, t), curve[3]) >= gap_after)
    first, last = next(before, 0.0), next(after, 1.0)
    if last <= first:
        return curve
    rest = _split(curve, first)[1]
    return _split(rest, (last - first) / (1 - first))[0]


def beginning(curve: Curve, share: float) -> Curve:
    """The first part of a curve."""
    return curve if share >= 1 else _split(curve, max(0.02, share))[0]


def arrow(
    curve: Curve, width: float, colour: Colour, *, has_head: bool = True, rim: Colour = ""
) -> Drawing:
    """An arrow along a curve, its tip at the end, perhaps with a rim inside its ink.

    All lengths are pixels.
    """
    margin = width * (HEAD_LENGTH + EDGE) + 1
    xs, ys = [x for x, _ in curve], [y for _, y in curve]
    left, top = floor(min(xs) - margin), floor(min(ys) - margin)
    w, h = ceil(max(xs) + margin) - left, ceil(max(ys) + margin) - top
    a, b, c, d = ((round(x - left, 1), round(y - top, 1)) for x, y in curve)
    svg = _svg((a, b, c, d), w, h, round(width, 1), colour, has_head, rim)
    return Drawing(svg, left, top, w, h)


@lru_cache(maxsize=256)
def _svg(
    curve: Curve, w: int, h: int, width: float, colour: Colour, has_head: bool, rim: Colour
) -> str:
    # The tip of the line itself would stick out of that of the head.
    line = shortened(curve, 0, width * HEAD_LENGTH * 0.7) if has_head else curve
    head = _head(line[3], curve[3], width) if has_head else ""
    d = f"M{_at(line[0])}C{_at(line[1])} {_at(line[2])} {_at(line[3])}"
    parts = []
    for ink, edge in ((INK, EDGE), (rim, RIM)):
        if ink:
            parts.append(path(d, line=ink, width=width + width * edge * 2))
            parts.append(path(head, colour, ink, width * edge * 2) if head else "")
    parts += [path(d, line=colour, width=width), path(head, colour) if head else ""]
    return picture(w, h, *parts)


def _head(back: Point, tip: Point, width: float) -> str:
    """The triangle at the end of an arrow that comes from a point behind it."""
    angle = atan2(tip[1] - back[1], tip[0] - back[0])
    c, s = cos(angle) * width, sin(angle) * width
    corners = [
        (tip[0] - HEAD_LENGTH * c + side * s, tip[1] - HEAD_LENGTH * s - side * c)
        for side in (HEAD_WIDTH, -HEAD_WIDTH)
    ]
    return f"M{_at(tip)}L{_at(corners[0])}L{_at(corners[1])}Z"


def _split(curve: Curve, t: float) -> tuple[Curve, Curve]:
    """The two parts of a curve before and after a share of its way."""
    a, b, c, d = curve
    ab, bc, cd = _mixed(a, b, t), _mixed(b, c, t), _mixed(c, d, t)
    abc, bcd = _mixed(ab, bc, t), _mixed(bc, cd, t)
    middle = _mixed(abc, bcd, t)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def _mixed(one: Point, other: Point, t: float) -> Point:
    return one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
