"""Where the map of a journey leads: panels beside each other, a path over them, places on it.

All lengths are in units of the drawings: a panel is 1600 wide and 1080 high, and the path meets
both its sides at the same height, so any two panels join, mirrored ones too.
"""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, pairwise
from math import hypot
from typing import Final, TypeAlias

from jungle_pg.core.journey.stage import Journey

Place: TypeAlias = tuple[float, float]

PANEL_W: Final = 1600
PANEL_H: Final = 1080
SEAM: Final = 640
REGION_W: Final = 2 * PANEL_W
"""A region is a panel that is mirrored, and the same panel."""
BRIDGED: Final = 1
BRIDGE: Final = (690, 900)
BRIDGE_FROM: Final = 650
"""Which drawing has a bridge, and where the path is on it."""
BENDS: Final = 14
"""Pieces of the path between two turns."""

TURNS: Final[tuple[tuple[Place, ...], ...]] = (
    (
        (150, 700), (330, 820), (540, 780), (660, 610), (840, 505), (1040, 590), (1200, 750),
        (1420, 710),
    ),
    (
        (150, 560), (310, 470), (480, 520), (640, 700), (960, 800), (1150, 720), (1250, 560),
        (1440, 545),
    ),
    (
        (150, 700), (330, 800), (530, 730), (640, 560), (830, 480), (1030, 560), (1150, 740),
        (1400, 730),
    ),
    (
        (150, 550), (330, 470), (530, 570), (640, 740), (850, 800), (1050, 700), (1190, 530),
        (1420, 540),
    ),
    (
        (150, 700), (330, 790), (540, 770), (740, 690), (930, 780), (1130, 750), (1290, 630),
        (1060, 550),
    ),
)  # fmt: skip
"""The turns of the path in each region; in the last one it ends at the summit."""

SUMMIT: Final = len(TURNS) - 1
FOOTHILLS: Final = 2
"""What lies before the summit, whose own panel has no way through."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of the map."""

    look: str
    """The region it shows."""
    number: int
    is_mirrored: bool


@dataclass(frozen=True, slots=True)
class Route:
    """The whole path, and how far along it each stage lies."""

    panels: tuple[Panel, ...]
    points: tuple[Place, ...]
    lengths: tuple[float, ...]
    """How far each point is from the beginning."""
    stops: tuple[float, ...]
    """How far each stage is."""

    def at(self, length: float) -> Place:
        """The place so far along the path."""
        index = min(max(1, bisect_left(self.lengths, length)), len(self.points) - 1)
        (x0, y0), (x1, y1) = self.points[index - 1], self.points[index]
        start, end = self.lengths[index - 1], self.lengths[index]
        share = min(1.0, max(0.0, (length - start) / (end - start))) if end > start else 1.0
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share

    def place(self, stage: int) -> Place:
        """Where the stage of a number lies."""
        return self.at(self.stops[stage])

    def is_bridge(self, length: float) -> bool:
        """Whether the path is the bridge there."""
        x, y = self.at(length)
        panel = self.panels[min(len(self.panels) - 1, int(x / PANEL_W))]
        across = PANEL_W - x % PANEL_W if panel.is_mirrored else x % PANEL_W
        return panel.number == BRIDGED and BRIDGE[0] < across < BRIDGE[1] and y > BRIDGE_FROM

    @property
    def width(self) -> float:
        return PANEL_W * len(self.panels)


def has_map(journey: Journey) -> bool:
    """Whether the chapters of a journey are the regions that were drawn."""
    return len(journey.chapters) == len(TURNS)


@cache
def route_of(journey: Journey) -> Route:
    """The way through the regions of a journey, its stages at equal distances in each."""
    panels: list[Panel] = []
    points: list[Place] = []
    spans: list[tuple[int, int, int]] = []
    for number, chapter in enumerate(journey.chapters):
        before = FOOTHILLS if number == SUMMIT else number
        first = journey.chapters[before].id
        start = max(0, len(points) - 1)
        for panel in (Panel(first, before, True), Panel(chapter.id, number, False)):
            left = PANEL_W * len(panels)
            points += [(left + x, y) for x, y in _trail(panel) if not points or left + x > 0]
            panels.append(panel)
        spans.append((start, len(points) - 1, len(chapter.stages)))
    lengths = tuple(accumulate(_steps(points), initial=0.0))
    stops: list[float] = []
    for start, end, count in spans:
        begin, whole = lengths[start], lengths[end] - lengths[start]
        stops += [begin + whole * (number + 0.5) / count for number in range(count)]
    stops[-1] = lengths[-1]
    return Route(tuple(panels), tuple(points), lengths, tuple(stops))


def _steps(points: Sequence[Place]) -> list[float]:
    return [hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(points)]


def _trail(panel: Panel) -> list[Place]:
    """The path over a panel, from its left side on."""
    turns = TURNS[panel.number]
    (x0, y0), (x1, y1) = turns[0], turns[-1]
    before = ((-x0, y0), (0.0, float(SEAM)))
    if panel.number == SUMMIT:
        return _smooth((*before, *turns))[BENDS:]
    line = _smooth((*before, *turns, (float(PANEL_W), float(SEAM)), (2 * PANEL_W - x1, y1)))
    line = line[BENDS:-BENDS]
    return [(PANEL_W - x, y) for x, y in reversed(line)] if panel.is_mirrored else line


def _smooth(turns: Sequence[Place]) -> list[Place]:
    """Points along a smooth line through some turns (Catmull-Rom)."""
    line: list[Place] = []
    last = len(turns) - 1
    for number in range(last):
        before, here = turns[max(number - 1, 0)], turns[number]
        there, after = turns[number + 1], turns[min(number + 2, last)]
        for step in range(BENDS):
            t = step / BENDS
            line.append(
                (
                    _between(before[0], here[0], there[0], after[0], t),
                    _between(before[1], here[1], there[1], after[1], t),
                )
            )
    return [*line, turns[-1]]


def _between(before: float, here: float, there: float, after: float, t: float) -> float:
    pull = 2 * before - 5 * here + 4 * there - after
    turn = 3 * here - before - 3 * there + after
    return 0.5 * (2 * here + (there - before) * t + pull * t * t + turn * t**3)
