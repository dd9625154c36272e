"""A layout solved: every named part gets its rectangle, on whole pixels.

Widths are shared from the outside in, then heights, which may depend on them; a `Choice` takes its
first form whose least size fits the room it got. Most layouts get what they want: least heights
are measured only where room is short.
"""

from collections.abc import Callable, Sequence
from math import floor
from typing import Final, Literal, TypeAlias

from jungle_pg.stage.layout import Rect
from jungle_pg.ui.layout import (
    Align,
    Choice,
    Fit,
    Gap,
    Grid,
    Line,
    Many,
    Name,
    Part,
    Row,
    Slot,
    Solved,
    Span,
    Stack,
)

HAIR: Final = 1e-6
NOTHING: Final = Span(0.0, 0.0)
ACROSS: Final = 0
DOWN: Final = 1
Height: TypeAlias = Callable[[Part, float], float]
"""The least or the wanted height of a part at a width."""


def solve(layout: Part, area: Rect, zoom: float = 1.0) -> Solved:
    """Every named rectangle of a layout in an area of the window."""
    rects: dict[Name, Rect] = {}
    _place(layout, Rect(area.x / zoom, area.y / zoom, area.w / zoom, area.h / zoom), zoom, rects)
    return Solved(rects)


def solve_down(layout: Part, area: Rect, zoom: float = 1.0) -> tuple[Solved, float]:
    """A layout at the top of an area, as high as it wants, and that height in pixels.

    For what is scrolled, and so may be higher than any window.
    """
    high = wanted_size(layout, area.w / zoom)[1] * zoom
    return solve(layout, Rect(area.x, area.y, area.w, high), zoom), high


def least_size(layout: Part, width: float | None = None) -> tuple[float, float]:
    """The least width, and the least height at that or another width, in units."""
    wide = widths(layout).least
    return wide, _least_height(layout, wide if width is None else width)


def wanted_size(layout: Part, width: float | None = None) -> tuple[float, float]:
    """The size a layout wants, or the height it wants at a width, in units."""
    wide = widths(layout).wanted if width is None else width
    return wide, _wanted_height(layout, wide)


def form_at(layout: Part, width: float) -> Part:
    """What stands in a width in units: of a choice the first form that is narrow enough."""
    if not isinstance(layout, Choice):
        return layout
    fitting = (form for form in layout.forms if widths(form).least <= width + HAIR)
    return next(fitting, layout.forms[-1])


def widths(part: Part) -> Span:
    """How wide a layout must and would like to be, in units."""
    found = part.known.widths
    if found is None:
        least, wanted, most = part.least[0], part.wanted[0], part.most[0]
        if least is None or wanted is None:
            inner = _inner_widths(part)
            least = inner.least if least is None else least
            wanted = inner.wanted if wanted is None else wanted
        if most is not None and wanted > most:
            wanted = most
        found = part.known.widths = Span(least, wanted if wanted > least else least)
    return found


def _least_height(part: Part, width: float) -> float:
    said = part.least[1]
    if said is not None:
        return said
    found = part.known.least_heights.get(width)
    if found is None:
        found = part.known.least_heights[width] = _inner_height(part, width, _least_height)
    return found


def _wanted_height(part: Part, width: float) -> float:
    found = part.known.wanted_heights.get(width)
    if found is None:
        said, most = part.wanted[1], part.most[1]
        found = _inner_height(part, width, _wanted_height) if said is None else said
        if most is not None:
            found = min(found, most)
        if said is not None or most is not None or part.least[1] is not None:
            found = max(found, _least_height(part, width))
        part.known.wanted_heights[width] = found
    return found


def _inner_widths(part: Part) -> Span:
    """The widths that follow from what is inside."""
    if isinstance(part, (Slot, Gap)):
        return NOTHING
    if isinstance(part, Many):
        spans = [widths(each) for each in part.parts]
        least, wanted = [span.least for span in spans], [span.wanted for span in spans]
        around = part.padding[0] + part.padding[2]
        if isinstance(part, Row):
            around += part.gap * max(0, len(spans) - 1)
            return Span(sum(least) + around, sum(wanted) + around)
        count = part.columns if isinstance(part, Grid) else 1
        around += part.gap * (count - 1)
        return Span(
            max(least, default=0.0) * count + around, max(wanted, default=0.0) * count + around
        )
    if isinstance(part, Fit):
        return widths(part.part)
    if isinstance(part, Choice):
        spans = [widths(form) for form in part.forms]
        return Span(min(span.least for span in spans), spans[0].wanted)
    return NOTHING


def _inner_height(part: Part, width: float, height: Height) -> float:
    """The least or the wanted height that follows from what is inside."""
    if isinstance(part, Slot):
        return 0.0 if part.high_at is None else part.high_at(width)
    if isinstance(part, Many):
        left, top, right, bottom = part.padding
        return _many_height(part, max(0.0, width - left - right), height) + top + bottom
    if isinstance(part, Fit):
        return height(part.part, width)
    if isinstance(part, Choice):
        # Where room is short, the last resort.
        first = height(form_at(part, width), width)
        return min(first, height(part.forms[-1], width)) if height is _least_height else first
    return 0.0


def _many_height(part: Many, width: float, height: Height) -> float:
    if isinstance(part, Row):
        wide = _across(part, width).sizes
        return max(map(height, part.parts, wide), default=0.0)
    if isinstance(part, Grid):
        highs = _row_heights(part, width, height)
    else:
        highs = [height(each, _wide_in(part, each, width)) for each in part.parts]
        if isinstance(part, Stack):
            return max(highs, default=0.0)
    return sum(highs) + part.gap * max(0, len(highs) - 1)


def _row_heights(grid: Grid, width: float, height: Height) -> list[float]:
    cells = _across(grid, width).sizes
    return [max(map(height, row, cells)) for row in _rows(grid)]


def _place(part: Part, area: Rect, zoom: float, rects: dict[Name, Rect]) -> None:
    """Put a part and all in it into an area, in units."""
    if isinstance(part, Slot):
        rects[part.name] = _in_pixels(area, zoom)
    elif isinstance(part, Many):
        for each, place in _placed(part, _inside(area, part.padding)):
            _place(each, place, zoom, rects)
    elif isinstance(part, Choice):
        _place(_form(part, area), area, zoom, rects)
    elif isinstance(part, Fit):
        wide = min(area.w, area.h * part.shape)
        _place(part.part, area.centred(wide, wide / part.shape), zoom, rects)


def _form(choice: Choice, area: Rect) -> Part:
    for form in choice.forms:
        if widths(form).least <= area.w + HAIR and (
            _wanted_height(form, area.w) <= area.h + HAIR
            or _least_height(form, area.w) <= area.h + HAIR
        ):
            return form
    return choice.forms[-1]


def _placed(part: Many, area: Rect) -> list[tuple[Part, Rect]]:
    """The parts of one and where they stand in it."""
    if isinstance(part, Grid):
        return _grid_placed(part, area)
    if isinstance(part, Row):
        line = _across(part, area.w)
        highs = [
            _high_in(part, each, w, area.h) for each, w in zip(part.parts, line.sizes, strict=True)
        ]
        return [
            (each, Rect(area.x + x, area.y + _aligned(part.align, area.h, h), w, h))
            for each, x, w, h in zip(part.parts, *line, highs, strict=True)
        ]
    wide = [_wide_in(part, each, area.w) for each in part.parts]
    if isinstance(part, Stack):
        sizes = [
            (area.w, area.h) if each.grow else (w, _high_in(part, each, w, area.h))
            for each, w in zip(part.parts, wide, strict=True)
        ]
        starts = [_aligned(part.align, area.h, h) for _, h in sizes]
    else:
        line = _line(
            part,
            part.parts,
            list(map(_wanted_height, part.parts, wide)),
            lambda: list(map(_least_height, part.parts, wide)),
            DOWN,
            area.h,
        )
        starts, sizes = line.starts, list(zip(wide, line.sizes, strict=True))
    return [
        (each, Rect(area.x + _aligned(part.align, area.w, w), area.y + y, w, h))
        for each, y, (w, h) in zip(part.parts, starts, sizes, strict=True)
    ]


def _grid_placed(grid: Grid, area: Rect) -> list[tuple[Part, Rect]]:
    across, rows = _across(grid, area.w), _rows(grid)
    down = _line(
        grid,
        [_as_part(row) for row in rows],
        _row_heights(grid, area.w, _wanted_height),
        lambda: _row_heights(grid, area.w, _least_height),
        DOWN,
        area.h,
    )
    return [
        (each, Rect(area.x + x, area.y + y, w, h))
        for row, y, h in zip(rows, *down, strict=True)
        for each, x, w in zip(row, *across, strict=False)
    ]


def _across(part: Row | Grid, width: float) -> Line:
    """How the parts of a row share a width; those of a grid are even."""
    found = part.known.across.get(width)
    if found is None:
        if isinstance(part, Grid):
            gap = min(part.gap, width / max(1, part.columns - 1))
            cell = (width - gap * (part.columns - 1)) / part.columns
            found = _from(0.0, [cell] * part.columns, gap)
        else:
            spans = [widths(each) for each in part.parts]
            found = _line(
                part,
                part.parts,
                [span.wanted for span in spans],
                lambda: [span.least for span in spans],
                ACROSS,
                width,
            )
        part.known.across[width] = found
    return found


def _wide_in(part: Many, each: Part, room: float) -> float:
    """How wide a part of a column or a stack is."""
    size = room if part.align == "fill" else min(room, widths(each).wanted)
    most = each.most[0]
    return size if most is None else min(size, most)


def _high_in(part: Many, each: Part, width: float, room: float) -> float:
    """How high a part of a row or a stack is."""
    size = room if part.align == "fill" else min(room, _wanted_height(each, width))
    most = each.most[1]
    return size if most is None else min(size, most)


def _line(
    many: Many,
    parts: Sequence[Part],
    wanted: list[float],
    measure_least: Callable[[], list[float]],
    way: Literal[0, 1],
    room: float,
) -> Line:
    """Parts along a line that goes across or down."""
    gaps = many.gap * max(0, len(wanted) - 1)
    spare = room - gaps - sum(wanted)
    if spare < 0:
        least = measure_least()
        needed = sum(least) + gaps
        if needed > room + HAIR:
            # Nothing fits: everything becomes smaller by the same part, gaps too.
            share = room / needed
            return _from(0.0, [size * share for size in least], many.gap * share)
        shrinks = [each.shrink for each in parts]
        sizes, spare = _shrunk(wanted, least, shrinks, -spare), 0.0
    else:
        grows, sizes = [each.grow for each in parts], wanted
        if any(grows):
            sizes, spare = _grown(wanted, spare, grows, [each.most[way] for each in parts])
    if many.justify == "start":
        return _from(0.0, sizes, many.gap)
    if many.justify == "apart" and len(sizes) > 1:
        return _from(0.0, sizes, many.gap + spare / (len(sizes) - 1))
    return _from(_aligned(many.justify, spare, 0.0), sizes, many.gap)


def _from(at: float, sizes: list[float], gap: float) -> Line:
    starts = []
    for size in sizes:
        starts.append(at)
        at += size + gap
    return Line(starts, sizes)


def _shrunk(
    wanted: list[float], least: list[float], shrinks: Sequence[int], missing: float
) -> list[float]:
    """Take away what is missing, first from those that shrink first."""
    sizes = list(wanted)
    for turn in sorted(set(shrinks), reverse=True):
        giving = [i for i, shrink in enumerate(shrinks) if shrink == turn]
        spare = sum(wanted[i] - least[i] for i in giving)
        part = min(1.0, missing / spare) if spare > 0 else 0.0
        for i in giving:
            sizes[i] -= part * (wanted[i] - least[i])
        missing -= part * spare
        if missing <= 0:
            break
    return sizes


def _grown(
    wanted: list[float], spare: float, grows: Sequence[float], most: Sequence[float | None]
) -> tuple[list[float], float]:
    """Share what is left over; who may not become larger leaves its share to the others."""
    sizes = list(wanted)
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
            return sizes, 0.0
        for i in full:
            limit = most[i]
            assert limit is not None
            spare -= max(0.0, limit - sizes[i])
            sizes[i] = max(sizes[i], limit)
        growing = [i for i in growing if i not in full]
    return sizes, spare


def _rows(grid: Grid) -> list[tuple[Part, ...]]:
    starts = range(0, len(grid.parts), grid.columns)
    return [grid.parts[start : start + grid.columns] for start in starts]


def _as_part(row: tuple[Part, ...]) -> Part:
    """What stands for a row of a grid: it grows and shrinks as any part of it does."""
    return Gap(grow=max(each.grow for each in row), shrink=max(each.shrink for each in row))


def _inside(area: Rect, padding: tuple[float, float, float, float]) -> Rect:
    """An area without its margins, which become smaller where they do not fit."""
    left, top, right, bottom = padding
    across, down = left + right, top + bottom
    if across > area.w:
        left, right = left * area.w / across, right * area.w / across
    if down > area.h:
        top, bottom = top * area.h / down, bottom * area.h / down
    return area.inset(left, top, right, bottom) if across or down else area


def _aligned(align: Align | Literal["apart"], room: float, size: float) -> float:
    if align == "centre":
        return (room - size) / 2
    return room - size if align == "end" else 0.0


def _in_pixels(rect: Rect, zoom: float) -> Rect:
    """On whole pixels: what touches still touches, and nothing leaves what it was in."""
    # Halves always go up: `round` takes the even neighbour, so sizes would jump by two pixels.
    left, top = floor(rect.x * zoom + 0.5), floor(rect.y * zoom + 0.5)
    right, bottom = floor(rect.right * zoom + 0.5), floor(rect.bottom * zoom + 0.5)
    return Rect(left, top, right - left, bottom - top)
