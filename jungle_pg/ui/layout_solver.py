"""A layout solved: every named part gets its rectangle, on whole pixels.

Widths are shared from the outside in, then heights, which may depend on them; a `Choice` takes its
first form whose least size fits the room it got.
"""

from collections.abc import Sequence
from math import floor
from typing import Final, NamedTuple

from jungle_pg.stage.layout import Rect
from jungle_pg.ui.layout import (
    Align,
    Choice,
    Fit,
    Grid,
    Many,
    Name,
    Part,
    Row,
    Slot,
    Solved,
    Stack,
)

HAIR: Final = 1e-6


class Span(NamedTuple):
    """What a part needs and wants along one side."""

    least: float
    wanted: float


class Line(NamedTuple):
    """Parts along a line: where each begins, and how long it is."""

    starts: list[float]
    sizes: list[float]


def solve(layout: Part, area: Rect, zoom: float = 1.0) -> Solved:
    """Every named rectangle of a layout in an area of the window."""
    solver = _Solver()
    solver.place(layout, Rect(area.x / zoom, area.y / zoom, area.w / zoom, area.h / zoom))
    return Solved({name: _in_pixels(rect, zoom) for name, rect in solver.rects.items()})


def solve_down(layout: Part, area: Rect, zoom: float = 1.0) -> tuple[Solved, float]:
    """A layout at the top of an area, as high as it wants, and that height in pixels.

    For what is scrolled, and so may be higher than any window.
    """
    high = wanted_size(layout, area.w / zoom)[1] * zoom
    return solve(layout, Rect(area.x, area.y, area.w, high), zoom), high


def least_size(layout: Part, width: float | None = None) -> tuple[float, float]:
    """The least width, and the least height at that or another width, in units."""
    solver = _Solver()
    wide = solver.widths(layout).least
    return wide, solver.heights(layout, wide if width is None else width).least


def wanted_size(layout: Part, width: float | None = None) -> tuple[float, float]:
    """The size a layout wants, or the height it wants at a width, in units."""
    solver = _Solver()
    wide = solver.widths(layout).wanted if width is None else width
    return wide, solver.heights(layout, wide).wanted


class _Solver:
    """One solution; what was measured is remembered, since every level asks for it again."""

    def __init__(self) -> None:
        self.rects: dict[Name, Rect] = {}
        self._widths: dict[int, Span] = {}
        self._heights: dict[tuple[int, float], Span] = {}

    def widths(self, part: Part) -> Span:
        found = self._widths.get(id(part))
        if found is None:
            found = self._widths[id(part)] = _bounded(part, 0, self._inner_widths(part))
        return found

    def heights(self, part: Part, width: float) -> Span:
        key = (id(part), width)
        found = self._heights.get(key)
        if found is None:
            found = self._heights[key] = _bounded(part, 1, self._inner_heights(part, width))
        return found

    def _inner_widths(self, part: Part) -> Span:
        match part:
            case Many(parts=parts):
                spans = [self.widths(each) for each in parts]
                if isinstance(part, Grid):
                    inner = _sum([_max(spans)] * part.columns, part.gap)
                else:
                    inner = _sum(spans, part.gap) if isinstance(part, Row) else _max(spans)
                return _padded(inner, part.padding[0] + part.padding[2])
            case Fit():
                return self.widths(part.part)
            case Choice(forms=forms):
                spans = [self.widths(form) for form in forms]
                return Span(min(span.least for span in spans), spans[0].wanted)
        return Span(0.0, 0.0)

    def _inner_heights(self, part: Part, width: float) -> Span:
        match part:
            case Slot(high_at=high_at) if high_at is not None:
                high = high_at(width)
                return Span(high, high)
            case Fit():
                return self.heights(part.part, width)
            case Choice(forms=forms):
                # The first form that is narrow enough, and the last resort: others are measured
                # only where the height decides between them.
                fitting = (form for form in forms if self.widths(form).least <= width + HAIR)
                first = self.heights(next(fitting, forms[-1]), width)
                last = self.heights(forms[-1], width)
                return Span(min(first.least, last.least), first.wanted)
            case Many():
                inner = max(0.0, width - part.padding[0] - part.padding[2])
                return _padded(self._many_heights(part, inner), part.padding[1] + part.padding[3])
        return Span(0.0, 0.0)

    def _many_heights(self, part: Many, width: float) -> Span:
        if isinstance(part, Row):
            wide = _line(part, [self.widths(each) for each in part.parts], 0, width).sizes
            return _max([self.heights(each, w) for each, w in zip(part.parts, wide, strict=True)])
        if isinstance(part, Grid):
            return _sum(self._row_spans(part, width), part.gap)
        spans = [self.heights(each, self._across(part, each, width)) for each in part.parts]
        return _max(spans) if isinstance(part, Stack) else _sum(spans, part.gap)

    def _row_spans(self, grid: Grid, width: float) -> list[Span]:
        cells = _line(grid, [Span(0.0, 0.0)] * grid.columns, 0, width, is_even=True).sizes
        return [
            _max([self.heights(each, w) for each, w in zip(row, cells, strict=False)])
            for row in _rows(grid)
        ]

    def place(self, part: Part, area: Rect) -> None:
        """Put a part and all in it into an area, in units."""
        match part:
            case Slot(name=name):
                self.rects[name] = area
            case Fit():
                wide = min(area.w, area.h * part.shape)
                self.place(part.part, area.centred(wide, wide / part.shape))
            case Choice():
                self.place(self._form(part, area), area)
            case Many():
                self._place_many(part, _inside(area, part.padding))

    def _form(self, choice: Choice, area: Rect) -> Part:
        for form in choice.forms:
            fits_across = self.widths(form).least <= area.w + HAIR
            if fits_across and self.heights(form, area.w).least <= area.h + HAIR:
                return form
        return choice.forms[-1]

    def _place_many(self, part: Many, area: Rect) -> None:
        match part:
            case Row():
                line = _line(part, [self.widths(each) for each in part.parts], 0, area.w)
                for each, x, w in zip(part.parts, *line, strict=True):
                    h = _thickness(part, each, self.heights(each, w), 1, area.h)
                    y = _aligned(part.align, area.h, h)
                    self.place(each, Rect(area.x + x, area.y + y, w, h))
            case Grid():
                across = _line(part, [Span(0.0, 0.0)] * part.columns, 0, area.w, is_even=True)
                down = _line(part, self._row_spans(part, area.w), 1, area.h, rows=_rows(part))
                for row, y, h in zip(_rows(part), *down, strict=True):
                    for each, x, w in zip(row, *across, strict=False):
                        self.place(each, Rect(area.x + x, area.y + y, w, h))
            case Stack():
                for each in part.parts:
                    w = area.w if each.grow else self._across(part, each, area.w)
                    h = _thickness(part, each, self.heights(each, w), 1, area.h)
                    h = area.h if each.grow else h
                    x, y = _aligned(part.align, area.w, w), _aligned(part.align, area.h, h)
                    self.place(each, Rect(area.x + x, area.y + y, w, h))
            case _:
                wide = [self._across(part, each, area.w) for each in part.parts]
                spans = [self.heights(each, w) for each, w in zip(part.parts, wide, strict=True)]
                line = _line(part, spans, 1, area.h)
                for each, w, y, h in zip(part.parts, wide, *line, strict=True):
                    x = _aligned(part.align, area.w, w)
                    self.place(each, Rect(area.x + x, area.y + y, w, h))

    def _across(self, part: Many, each: Part, room: float) -> float:
        """How wide a part of a column or a stack is."""
        return _thickness(part, each, self.widths(each), 0, room)


def _line(
    many: Many,
    spans: Sequence[Span],
    side: int,
    room: float,
    *,
    is_even: bool = False,
    rows: Sequence[tuple[Part, ...]] | None = None,
) -> Line:
    """Parts along a line; those of a grid are even across, and rows of parts down."""
    members = rows if rows is not None else [(part,) for part in many.parts]
    grows = [1.0] * len(spans) if is_even else [max(each.grow for each in row) for row in members]
    shrinks = [0] * len(spans) if is_even else [max(each.shrink for each in r) for r in members]
    most = [None] * len(spans) if is_even or rows else [each.most[side] for each in many.parts]
    gaps = many.gap * max(0, len(spans) - 1)
    least = sum(span.least for span in spans) + gaps
    if least > room + HAIR:
        # Nothing fits: everything becomes smaller by the same part, gaps too.
        part = room / least
        return _from(0.0, [span.least * part for span in spans], many.gap * part)
    sizes = shared(room - gaps, spans, grows, shrinks, most)
    spare = max(0.0, room - gaps - sum(sizes))
    if many.justify == "apart" and len(sizes) > 1:
        return _from(0.0, sizes, many.gap + spare / (len(sizes) - 1))
    start = {"centre": spare / 2, "end": spare}.get(many.justify, 0.0)
    return _from(start, sizes, many.gap)


def _from(at: float, sizes: list[float], gap: float) -> Line:
    starts = []
    for size in sizes:
        starts.append(at)
        at += size + gap
    return Line(starts, sizes)


def shared(
    room: float,
    spans: Sequence[Span],
    grows: Sequence[float],
    shrinks: Sequence[int],
    most: Sequence[float | None],
) -> list[float]:
    """Sizes of parts in a room that holds their least ones; more room makes none smaller."""
    sizes = [span.wanted for span in spans]
    missing = sum(sizes) - room
    for turn in sorted(set(shrinks), reverse=True):
        if missing <= 0:
            break
        giving = [i for i, shrink in enumerate(shrinks) if shrink == turn]
        spare = sum(spans[i].wanted - spans[i].least for i in giving)
        part = min(1.0, missing / spare) if spare > 0 else 0.0
        for i in giving:
            sizes[i] -= part * (spans[i].wanted - spans[i].least)
        missing -= part * spare
    return sizes if missing >= 0 else _grown(sizes, -missing, grows, most)


def _grown(
    sizes: list[float], spare: float, grows: Sequence[float], most: Sequence[float | None]
) -> list[float]:
    """Share what is left over; who may not become larger leaves its share to the others."""
    growing = [i for i, grow in enumerate(grows) if grow > 0]
    while growing and spare > HAIR:
        share = spare / sum(grows[i] for i in growing)
        full = [
            i
            for i in growing
            if (limit := most[i]) is not None and sizes[i] + share * grows[i] >= limit
        ]
        if not full:
            for i in growing:
                sizes[i] += share * grows[i]
            break
        for i in full:
            limit = most[i]
            assert limit is not None
            spare -= max(0.0, limit - sizes[i])
            sizes[i] = max(sizes[i], limit)
        growing = [i for i in growing if i not in full]
    return sizes


def _bounded(part: Part, side: int, span: Span) -> Span:
    """A span with the sizes a part says itself."""
    least, wanted, most = part.least[side], part.wanted[side], part.most[side]
    if least is None and wanted is None and most is None:
        return span
    least = span.least if least is None else least
    wanted = max(least, span.wanted if wanted is None else wanted)
    return Span(least, wanted if most is None else max(least, min(wanted, most)))


def _thickness(many: Many, part: Part, span: Span, side: int, room: float) -> float:
    """How large a part is across the line in which the others stand."""
    size = room if many.align == "fill" else min(room, span.wanted)
    most = part.most[side]
    return size if most is None else min(size, most)


def _sum(spans: Sequence[Span], gap: float) -> Span:
    least = wanted = gap * max(0, len(spans) - 1)
    for span in spans:
        least += span.least
        wanted += span.wanted
    return Span(least, wanted)


def _max(spans: Sequence[Span]) -> Span:
    least = wanted = 0.0
    for span in spans:
        least, wanted = max(least, span.least), max(wanted, span.wanted)
    return Span(least, wanted)


def _padded(span: Span, padding: float) -> Span:
    return Span(span.least + padding, span.wanted + padding)


def _rows(grid: Grid) -> list[tuple[Part, ...]]:
    starts = range(0, len(grid.parts), grid.columns)
    return [grid.parts[start : start + grid.columns] for start in starts]


def _inside(area: Rect, padding: tuple[float, float, float, float]) -> Rect:
    """An area without its margins, which become smaller where they do not fit."""
    left, top, right, bottom = padding
    across = min(1.0, area.w / (left + right)) if left + right else 1.0
    down = min(1.0, area.h / (top + bottom)) if top + bottom else 1.0
    return area.inset(left * across, top * down, right * across, bottom * down)


def _aligned(align: Align, room: float, size: float) -> float:
    return {"centre": (room - size) / 2, "end": room - size}.get(align, 0.0)


def _in_pixels(rect: Rect, zoom: float) -> Rect:
    """On whole pixels: what touches still touches, and nothing leaves what it was in."""
    # Halves always go up: `round` takes the even neighbour, so sizes would jump by two pixels.
    left, top, right, bottom = (
        floor(edge * zoom + 0.5) for edge in (rect.x, rect.y, rect.right, rect.bottom)
    )
    return Rect(left, top, right - left, bottom - top)
