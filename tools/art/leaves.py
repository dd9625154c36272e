"""Three kinds of leaves; each grows upwards from (0, 0)."""

import random
from dataclasses import dataclass
from math import atan2, cos, pi, radians, sin
from typing import Final

from tools.art.colours import Tone
from tools.art.curves import Point
from tools.art.shapes import ellipse, number, path, placed, step, stroke


@dataclass(frozen=True, slots=True)
class Blade:
    """The form of a broad leaf; `t` runs from its foot, 0, to its tip, 1."""

    length: float
    width: float
    bend: float

    def rib(self, t: float) -> Point:
        """A point of the middle line."""
        return sin(t * pi * 0.9) * self.bend * self.length, -t * self.length

    def fullness(self, t: float) -> float:
        """How wide the leaf is there, from 0 to 1."""
        return float(sin(pi * t**0.78) ** 0.75)

    def edge(self, t: float, sign: int) -> Point:
        """A point of the edge, left for -1 and right for 1; the edge runs ahead of the rib."""
        (x, y), full = self.rib(t), self.fullness(t)
        return x + sign * full * self.width / 2, y - 0.16 * self.length * full * 0.5

    def half(self, sign: int, cuts: list[float], depth: float) -> str:
        """One half, torn at the cuts down to a share `depth` of its width."""
        steps = 24 if self.length > 200 else 15
        even = [i / steps for i in range(1, steps)]
        whole = [t for t in even if all(abs(t - cut) >= 0.022 for cut in cuts)]
        d = step("M", *self.rib(0))
        for t, is_cut in sorted([(t, False) for t in whole] + [(t, True) for t in cuts]):
            d += self._tear(t, sign, depth) if is_cut else step("L", *self.edge(t, sign))
        x, y = self.rib(1)
        return d + step("L", x, y - 0.03 * self.length) + self._back() + "Z"

    def _tear(self, t: float, sign: int, depth: float) -> str:
        (x, y), (rib_x, rib_y) = self.edge(t, sign), self.rib(max(0, t - 0.03))
        lip = x + (rib_x - x) * 0.03
        return (
            step("L", lip, y + 0.02 * self.length)
            + step("L", rib_x + (x - rib_x) * depth, rib_y + (y - rib_y) * depth)
            + step("L", lip, y - 0.02 * self.length)
        )

    def _back(self) -> str:
        return "".join(step("L", *self.rib(t)) for t in (0.9, 0.75, 0.6, 0.45, 0.3, 0.15))

    def veins(self) -> str:
        """Five bowed lines on each side."""
        d = ""
        for i in range(1, 6):
            t = 0.12 + i * 0.13
            (x, y), full = self.rib(t), self.fullness(t)
            for sign in (-1, 1):
                near, far = sign * full * self.width * 0.2, sign * full * self.width * 0.36
                bow = (x + near, y - self.length * 0.03, x + far, y - self.length * 0.085)
                d += step("M", x, y) + step("Q", *bow)
        return d

    def middle(self) -> str:
        """The rib with its stalk."""
        line = (step("L", *self.rib(t)) for t in (0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9))
        return step("M", 0, self.length * 0.06) + "".join(line)


def broad(
    length: float,
    width: float,
    tone: Tone,
    bend: float,
    outline: float = 4.0,
    notches: int = 0,
    depth: float = 0.0,
    seed: int = 0,
) -> str:
    """A broad leaf; with notches it is torn like a banana leaf."""
    blade, luck = Blade(length, width, bend), random.Random(seed)
    halves = []
    for sign in (-1, 1):
        places = [(i + 0.5 + luck.uniform(-0.2, 0.2)) / notches for i in range(notches)]
        halves.append(blade.half(sign, [0.2 + 0.6 * place for place in places], depth))
    left, right = halves
    return (
        path(left + right, tone.outline, tone.outline, outline * 2)
        + path(left, tone.left, tone.left, 1.2)
        + path(right, tone.right, tone.right, 1.2)
        + stroke(blade.veins(), tone.rib, 2.2, 0.55)
        + stroke(blade.middle(), tone.rib, max(3.0, length * 0.016))
    )


def frond(
    length: float, width: float, tone: Tone, bend: float, pairs: int, outline: float = 3
) -> str:
    """A palm frond that bends to the right; without an outline it looks far away."""

    def rib(t: float) -> Point:
        return bend * length * t * t, -length * t + 0.1 * length * t * t

    halves = {-1: "", 1: ""}
    for i in range(pairs):
        t = 0.1 + 0.9 * i / (pairs - 1)
        (x1, y1), (x2, y2) = rib(max(0, t - 0.02)), rib(min(1, t + 0.02))
        along = atan2(x2 - x1, -(y2 - y1))
        reach = width * (0.55 + 0.45 * sin(pi * (0.15 + 0.75 * t))) * (1 - 0.45 * t)
        for sign in (-1, 1):
            angle = along + sign * radians(66 - 44 * t)
            halves[sign] += _leaflet(rib(t), angle, reach, length * 0.085 * (1 - 0.45 * t))
    both, ink = halves[-1] + halves[1], tone.outline
    middle = "M0 0" + "".join(step("L", *rib(t)) for t in (0.2, 0.4, 0.6, 0.8, 0.97))
    return (
        (path(both, ink, ink, outline * 2) if outline else "")
        + path(halves[-1], tone.left)
        + path(halves[1], tone.right)
        + stroke(middle, tone.rib, max(3, length * 0.014))
    )


def _leaflet(foot: Point, angle: float, reach: float, breadth: float) -> str:
    across, down = cos(angle), sin(angle)

    def at(u: float, v: float) -> str:
        x, y = foot
        return f"{number(x + u * across - v * down)} {number(y + u * down + v * across)}"

    near, far, out, wide = -reach * 0.3, -reach * 0.7, breadth * 0.5, breadth * 0.55
    return (
        f"M{at(0, 0)}C{at(-wide, near)} {at(-out, far)} {at(0, -reach)}"
        f"C{at(out, far)} {at(wide, near)} {at(0, 0)}Z"
    )


HEART: Final[tuple[Point, ...]] = (
    *((0, 0.0), (0.20, 0.13), (0.42, 0.10), (0.52, -0.08), (0.53, -0.30)),
    *((0.46, -0.52), (0.33, -0.73), (0.17, -0.90), (0, -1.0)),
)
"""The right edge of a monstera, in shares of its width and length."""
FINGERS: Final = ((0.36, -0.10), (0.50, -0.24), (0.63, -0.42), (0.76, -0.60))
"""Where the edge is cut between two fingers, and to which height of the rib the cut points."""
MONSTERA_VEINS: Final = (
    *((-0.06, 0.36, 0.02), (-0.18, 0.40, -0.18), (-0.33, 0.36, -0.40)),
    *((-0.50, 0.27, -0.60), (-0.68, 0.16, -0.78)),
)
EDGE_STEPS: Final = 48


def monstera(length: float, width: float, tone: Tone) -> str:
    """A heart-shaped leaf with fingers and holes."""
    left, right = (_monstera_half(sign * width, length) for sign in (-1, 1))
    veins = "".join(
        step("M", 0, foot * length)
        + step("Q", *(x * side * 0.5, (foot + y) / 2 * length - 4), *(x * side, y * length))
        for foot, x, y in MONSTERA_VEINS
        for side in (-width, width)
    )
    hole = ellipse(0, 0, length * 0.018, length * 0.042, tone.outline)
    holes = "".join(
        placed(sign * x * width, y * length, sign * 62, hole)
        for x, y in ((0.10, -0.20), (0.09, -0.37))
        for sign in (-1, 1)
    )
    middle = step("M", 0, 0.2 * length) + step("L", 0, -0.93 * length)
    return (
        path(left + right, tone.outline, tone.outline, 8)
        + path(left, tone.left)
        + path(right, tone.right)
        + stroke(veins, tone.rib, 2.4, 0.6)
        + holes
        + stroke(middle, tone.rib, max(3.0, length * 0.016))
    )


def _monstera_half(width: float, length: float) -> str:
    d = "M0 0"
    for i in range(1, EDGE_STEPS + 1):
        t, after = i / EDGE_STEPS, i / EDGE_STEPS + 1 / EDGE_STEPS
        if any(abs(t - cut) < 0.016 for cut, _ in FINGERS):
            continue
        x, y = _heart(t)
        d += step("L", width * x, y * length)
        for cut, height in FINGERS:
            if t < cut <= after + 0.016 and abs(after - cut) < 0.03:
                d += _finger_gap(cut, height, width, length)
    return d + "Z"


def _finger_gap(cut: float, height: float, width: float, length: float) -> str:
    (edge_x, edge_y), (next_x, next_y) = _heart(cut), _heart(cut + 0.03)
    x, y = edge_x * 0.42, height + (edge_y - height) * 0.42
    return step(
        "Q", (x + 0.03) * width, (y + 0.005) * length, x * width, (y - 0.018) * length
    ) + step("Q", (x + 0.05) * width, (y - 0.03) * length, next_x * width, next_y * length)


def _heart(t: float) -> Point:
    """A point on the smooth line through HEART (Catmull-Rom)."""
    last = len(HEART) - 1
    i = min(int(t * last), last - 1)
    f = t * last - i
    before, here, after, later = (HEART[min(max(k, 0), last)] for k in range(i - 1, i + 3))

    def between(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (
            2 * b
            + (c - a) * f
            + (2 * a - 5 * b + 4 * c - d) * f * f
            + (3 * b - a - 3 * c + d) * f**3
        )

    return (
        between(before[0], here[0], after[0], later[0]),
        between(before[1], here[1], after[1], later[1]),
    )
