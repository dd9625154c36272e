"""Where everything is on a sheet of little boards, for any number of them and any bounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, sqrt
from typing import Final

from jungle_pg.shell.export.choosing import spread
from jungle_pg.stage.layout import Rect

SHAPE: Final = 1.3
"""How much wider than high a sheet should be."""

SQUARE: Final = 30
EDGE: Final = 24
SIDE: Final = 44
TOP: Final = 52
FOOT: Final = 44
HEADING_RISE: Final = 20
FACT: Final = 21
FACT_STEP: Final = 30
CAPTION: Final = 18
CAPTION_STEP: Final = 38
CELL_GAP: Final = 20
NARROWEST: Final = 760
"""Units."""

LEAST_ZOOM: Final = 0.62
"""Below this there are fewer boards instead of smaller ones."""

FEWEST: Final = 4


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """A sheet in pixels: its size, a unit, the side of a square, and where its parts are."""

    size: tuple[int, int]
    zoom: float
    square: int
    panel: Rect
    facts: Rect
    cells: tuple[Rect, ...]
    """Each with a board at its top and words below it."""


def planned(
    places: Sequence[int],
    board: tuple[float, float],
    fact_lines: Callable[[float, float], int],
    bounds: tuple[int, int] | None,
) -> tuple[list[int], SheetPlan]:
    """The places that have room within bounds, and how they are laid out.

    `board` is the size of one in squares, `fact_lines` how many lines the heading takes in a
    width at a zoom.
    """
    count = len(places)
    while True:
        chosen = _with_ends(places, count)
        natural = _plan(len(chosen), board, fact_lines, 1.0)
        if bounds is None:
            return chosen, natural
        zoom = min(bounds[0] / natural.size[0], bounds[1] / natural.size[1])
        if zoom >= LEAST_ZOOM or count <= FEWEST:
            return chosen, _within(len(chosen), board, fact_lines, zoom, bounds)
        count -= 1


def _with_ends(places: Sequence[int], count: int) -> list[int]:
    if count >= len(places):
        return list(places)
    return sorted({places[0], places[-1], *spread(places[1:-1], count - 2)})


def _within(
    count: int,
    board: tuple[float, float],
    fact_lines: Callable[[float, float], int],
    zoom: float,
    bounds: tuple[int, int],
) -> SheetPlan:
    """The largest plan that keeps to bounds; letters do not shrink with the rest."""
    plan = _plan(count, board, fact_lines, zoom)
    while zoom > 0.05 and (plan.size[0] > bounds[0] or plan.size[1] > bounds[1]):
        zoom *= 0.98
        plan = _plan(count, board, fact_lines, zoom)
    return plan


def _plan(
    count: int,
    board: tuple[float, float],
    fact_lines: Callable[[float, float], int],
    zoom: float,
) -> SheetPlan:
    square = max(2, floor(SQUARE * zoom))
    gap = CELL_GAP * zoom
    cell_w, cell_h = ceil(square * board[0]), ceil(square * board[1] + CAPTION_STEP * zoom)
    columns = min(count, max(1, round(sqrt(count * SHAPE * (cell_h + gap) / (cell_w + gap)))))
    rows = ceil(count / columns)
    columns = ceil(count / rows)
    grid_w = columns * cell_w + (columns - 1) * gap
    inner_w = max(grid_w, NARROWEST * zoom)
    lines = fact_lines(inner_w, zoom)
    facts = Rect((EDGE + SIDE) * zoom, (EDGE + HEADING_RISE + TOP) * zoom, inner_w, 0)
    facts = Rect(facts.x, facts.y, facts.w, lines * FACT_STEP * zoom)
    y = facts.bottom + gap
    cells = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns) if rows == 1 else columns
        left = facts.x + (inner_w - in_row * cell_w - (in_row - 1) * gap) / 2
        x = left + column * (cell_w + gap)
        cells.append(Rect(round(x), round(y + row * (cell_h + gap)), cell_w, cell_h))
    bottom = cells[-1].bottom + FOOT * zoom
    top = (EDGE + HEADING_RISE) * zoom
    panel = Rect(EDGE * zoom, top, inner_w + 2 * SIDE * zoom, bottom - top).snapped()
    size = (ceil(panel.right + EDGE * zoom), ceil(panel.bottom + EDGE * zoom))
    return SheetPlan(size, zoom, square, panel, facts, tuple(cells))
