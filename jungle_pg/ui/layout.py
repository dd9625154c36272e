"""Where things go, as values: rows, columns and grids of parts, which `solve` puts into a window.

A screen says what stands where; nobody adds up pixels. Sizes are in units of layout (a window of
1920 x 1080 has one pixel a unit), rectangles come out on whole pixels. A part has a least and a
wanted size: where room is short, parts give up what they want, those with the highest `shrink`
first; what is left over goes to those that `grow`. Only where not even the least sizes fit does
anything become smaller than that.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from jungle_pg.stage.layout import Rect

Align: TypeAlias = Literal["start", "centre", "end", "fill"]
Name: TypeAlias = Hashable
"""What a part is found by: a word, or the widget that will stand there."""


class Span(NamedTuple):
    """What a part needs and wants along one side."""

    least: float
    wanted: float


class Line(NamedTuple):
    """Parts along a line: where each begins, and how long it is."""

    starts: list[float]
    sizes: list[float]


class Known:
    """What was measured of a part; it is remembered as long as the part is."""

    __slots__ = ("across", "least_heights", "wanted_heights", "widths")

    def __init__(self) -> None:
        self.widths: Span | None = None
        self.least_heights: dict[float, float] = {}
        self.wanted_heights: dict[float, float] = {}
        self.across: dict[float, Line] = {}
        """How the parts of a row or a grid share a width."""


@dataclass(frozen=True, kw_only=True)
class Part:
    """Something that takes a rectangle; sizes that are None follow from what is inside."""

    grow: float = 0.0
    """Its share of the room that is left over; 0 keeps it as large as it wants to be."""
    shrink: int = 0
    """Of several parts those with the highest number give up room first."""
    least: tuple[float | None, float | None] = (None, None)
    wanted: tuple[float | None, float | None] = (None, None)
    most: tuple[float | None, float | None] = (None, None)
    """Width and height it never grows beyond."""
    known: Known = field(default_factory=Known, init=False, repr=False, compare=False)


P = TypeVar("P", bound=Part)


@dataclass(frozen=True)
class Slot(Part):
    """A rectangle with a name, for a widget or a drawing."""

    name: Name
    high_at: Callable[[float], float] | None = None
    """The height it needs for a width, where words are broken into lines; in units.

    It is asked once for a width: who has other words gets another slot.
    """


@dataclass(frozen=True)
class Gap(Part):
    """Room without anything in it."""


@dataclass(frozen=True)
class Many(Part):
    """Parts together, with the same gap between any two and a margin around all."""

    parts: tuple[Part, ...]
    gap: float = 0.0
    align: Align = "fill"
    """Where a part stands across the line of the others if it needs less room than there is."""
    justify: Literal["start", "centre", "end", "apart"] = "start"
    """Where all stand along it if nobody grows."""
    padding: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """Left, top, right, bottom."""


@dataclass(frozen=True)
class Row(Many):
    """Parts beside each other."""


@dataclass(frozen=True)
class Column(Many):
    """Parts below each other."""


@dataclass(frozen=True)
class Stack(Many):
    """Parts over each other, the first one below."""


@dataclass(frozen=True)
class Grid(Many):
    """Equal columns; a row is as high as the highest part in it."""

    columns: int = 1


@dataclass(frozen=True)
class Fit(Part):
    """The largest rectangle of a shape in the middle of the room; its width for each height."""

    part: Part
    shape: float = 1.0


@dataclass(frozen=True)
class Choice(Part):
    """The first of several forms that fits; the last one where none does."""

    forms: tuple[Part, ...]


def growing(part: P, share: float = 1.0) -> P:
    """The same part, taking a share of what is left over."""
    return replace(part, grow=share)


@dataclass(frozen=True)
class Solved(Mapping[Name, Rect]):
    """Rectangles by name, in pixels."""

    rects: Mapping[Name, Rect] = field(default_factory=dict)

    def __getitem__(self, name: Name) -> Rect:
        return self.rects[name]

    def __iter__(self) -> Iterator[Name]:
        return iter(self.rects)

    def __len__(self) -> int:
        return len(self.rects)
