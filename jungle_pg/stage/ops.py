"""What can be drawn. A draw list is a tuple of these frozen values, painted in order."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from jungle_pg.stage.colours import Colour as Colour

Recolour: TypeAlias = tuple[tuple[Colour, Colour], ...]
"""Colours of a picture to be replaced, in this order."""

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, width, height in pixels."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture of the assets around its middle, sharp at w x h, then stretched and turned."""

    name: str
    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0
    """Degrees, against the clock."""
    stretch_x: float = 1.0
    stretch_y: float = 1.0
    alpha: int = 255
    flip: bool = False
    recolour: Recolour = ()
    grey: bool = False


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture given as SVG text, its top left corner at (x, y)."""

    svg: str
    x: float
    y: float
    w: float
    h: float
    alpha: int = 255


@dataclass(frozen=True, slots=True)
class Slab:
    """A board of any size from a small SVG: its corners, its edges drawn out, a plain middle.

    However large it is, only the small picture is rasterised, and its middle hides what lies below.
    Without a fill it is a frame, with nothing in the middle.
    """

    svg: str
    small_w: float
    small_h: float
    """The size the SVG is drawn at."""
    corner: float
    """How much of it on each side is not middle."""
    fill: Colour | None
    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle; with alpha below 255 a veil over what lies under it."""

    x: float
    y: float
    w: float
    h: float
    fill: Colour
    alpha: int = 255


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; y is its middle, x its left end, centre or right end."""

    text: str
    x: float
    y: float
    size: float
    ink: Colour
    align: str = "left"
    shadow: Colour | None = None
    alpha: int = 255
    upside_down: bool = False
    """Turned by half around (x, y): left and right are those of who reads it so."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle."""

    x: float
    y: float
    r: float
    fill: Colour
    alpha: int = 255


@dataclass(frozen=True, slots=True)
class Scenery:
    """A large opaque picture made of many, drawn in the background."""

    ops: "DrawList"
    x: float
    y: float
    w: float
    h: float
    fill: Colour


@dataclass(frozen=True, slots=True)
class Group:
    """Ops that move, fade and are cut off together; a baked one is kept as one picture."""

    key: str
    ops: "DrawList"
    dx: float = 0
    dy: float = 0
    alpha: int = 255
    """Only of a baked group."""
    clip: Area | None = None
    """In the coordinates of what holds the group."""
    bake: bool = False
    scale: float = 1.0
    """Only of a baked group: how much larger its picture is shown, its own (0, 0) at (dx, dy)."""
    late: bool = False
    """Only of a baked group: it is painted in the background."""
    hurried: bool = False
    """Only of a group with a scale: it has another size with every frame, so that on a screen
    of fine pixels it may be a little rough for the time being."""


Op: TypeAlias = Sprite | Drawing | Slab | Box | Text | Disc | Scenery | Group
DrawList: TypeAlias = tuple[Op, ...]


def grouped(**parts: DrawList) -> DrawList:
    """Draw lists one over the other, each as a group under its own name."""
    return tuple(Group(key, ops) for key, ops in parts.items())


def texts_in(ops: DrawList, *beside: str) -> Iterator[str]:
    """The texts of a draw list in their order, those in groups too but for some `beside` them."""
    for op in ops:
        if isinstance(op, Text):
            if op.text and op.alpha:
                yield op.text
        elif isinstance(op, Scenery) or (isinstance(op, Group) and op.key not in beside):
            yield from texts_in(op.ops, *beside)
