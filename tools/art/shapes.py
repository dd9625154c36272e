"""The words of SVG that everything is drawn with: what the rasteriser of the game draws well."""

import re
from dataclasses import dataclass
from typing import Final

Stop = tuple[float, str, float]
"""Where a colour of a gradient lies, from 0 to 1; the colour; how opaque it is."""

PAIR: Final = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished drawing; `left` and `top` are the coordinates of its corner."""

    width: float
    height: float
    body: str
    left: float = 0.0
    top: float = 0.0
    end: str = "\n"

    def text(self) -> str:
        """The whole SVG file."""
        width, height = number(self.width), number(self.height)
        box = f"{number(self.left)} {number(self.top)} {width} {height}"
        size = f'viewBox="{box}" width="{width}" height="{height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{self.body}</svg>{self.end}'


Drawings = dict[str, Picture]
"""Finished drawings by the name of their file under `assets/sprites`."""


def picture(
    width: float, height: float, *shapes: str, left: float = 0.0, top: float = 0.0
) -> Picture:
    """A drawing out of shapes, the lowest first."""
    return Picture(width, height, "".join(shapes), left, top)


def number(value: float) -> str:
    """A number with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def step(command: str, *numbers: float) -> str:
    """One command of a path: `step("L", 10, 20)` is a line to that point."""
    return command + " ".join(map(number, numbers))


def moved(d: str, x: float, y: float, scale: float = 1.0, flip: int = 1) -> str:
    """Path data drawn around (0, 0), scaled and brought to (x, y); `flip` -1 mirrors it."""

    def point(pair: re.Match[str]) -> str:
        across, down = float(pair[1]), float(pair[2])
        return f"{number(x + across * scale * flip)} {number(y + down * scale)}"

    return PAIR.sub(point, d)


def _paint(fill: str, line: str, width: float, alpha: float, more: str) -> str:
    words = f' fill="{fill}"' if fill else ""
    if line:
        words += f' stroke="{line}" stroke-width="{number(width)}"'
        words += ' stroke-linejoin="round" stroke-linecap="round"'
    if alpha != 1:
        words += f' opacity="{alpha}"'
    return words + more


def path(
    d: str,
    fill: str = "none",
    line: str = "",
    width: float = 0,
    alpha: float = 1,
    more: str = "",
) -> str:
    """A path; `more` holds further attributes as they stand."""
    return f'<path d="{d}"{_paint(fill, line, width, alpha, more)}/>'


def stroke(d: str, line: str, width: float, alpha: float = 1, more: str = "") -> str:
    """A path that is only a line, with round ends."""
    return path(d, "none", line, width, alpha, more)


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str = "none",
    line: str = "",
    width: float = 0,
    alpha: float = 1,
    more: str = "",
) -> str:
    """A circle around (x, y)."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f"<circle {place}{_paint(fill, line, width, alpha, more)}/>"


def ellipse(
    x: float,
    y: float,
    across: float,
    down: float,
    fill: str = "none",
    line: str = "",
    width: float = 0,
    alpha: float = 1,
    more: str = "",
) -> str:
    """An ellipse around (x, y) with its two radii."""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(across)}" ry="{number(down)}"'
    return f"<ellipse {place}{_paint(fill, line, width, alpha, more)}/>"


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float = 0,
    fill: str = "none",
    line: str = "",
    width: float = 0,
    alpha: float = 1,
    more: str = "",
) -> str:
    """A rectangle with round corners."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    corners = f' rx="{number(radius)}"' if radius else ""
    return f"<rect {place}{corners}{_paint(fill, line, width, alpha, more)}/>"


def group(transform: str, *shapes: str) -> str:
    """Shapes moved together."""
    return f'<g transform="{transform}">{"".join(shapes)}</g>'


def placed(x: float, y: float, turn: float, *shapes: str, flip: float = 1) -> str:
    """Shapes drawn around (0, 0), turned and brought to (x, y); `flip` -1 mirrors them first."""
    mirror = f" scale({flip} 1)" if flip != 1 else ""
    return group(f"translate({number(x)} {number(y)}) rotate({number(turn)}){mirror}", *shapes)


def definitions(*gradients: str) -> str:
    """The gradients of a drawing, which stand before its shapes."""
    return f"<defs>{''.join(gradients)}</defs>"


def linear(name: str, start: tuple[float, float], end: tuple[float, float], *stops: Stop) -> str:
    """A gradient along a line; a shape is filled with it as `url(#name)`."""
    (x1, y1), (x2, y2) = start, end
    place = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
    units = 'gradientUnits="userSpaceOnUse"'
    return f'<linearGradient id="{name}" {units} {place}>{_stops(stops)}</linearGradient>'


def radial(name: str, x: float, y: float, radius: float, *stops: Stop) -> str:
    """A gradient from (x, y) outwards; a shape is filled with it as `url(#name)`."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    units = 'gradientUnits="userSpaceOnUse"'
    return f'<radialGradient id="{name}" {units} {place}>{_stops(stops)}</radialGradient>'


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        f'<stop offset="{offset}" stop-color="{colour}"'
        + (f' stop-opacity="{alpha}"' if alpha < 1 else "")
        + "/>"
        for offset, colour, alpha in stops
    )
