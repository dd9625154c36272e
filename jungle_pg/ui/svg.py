"""The few words of SVG the recipes are written in; sizes are units of layout."""


def number(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def picture(w: float, h: float, *shapes: str) -> str:
    """A whole SVG text."""
    size = f'width="{number(w)}" height="{number(h)}" viewBox="0 0 {number(w)} {number(h)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(shapes)}</svg>'


def paint(fill: str = "none", line: str = "", width: float = 0, alpha: float = 1) -> str:
    """How a shape is filled and lined."""
    words = f'fill="{fill}"'
    if line:
        words += f' stroke="{line}" stroke-width="{number(width)}"'
        words += ' stroke-linecap="round" stroke-linejoin="round"'
    if alpha != 1:
        words += f' opacity="{number(alpha)}"'
    return words


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float,
    fill: str = "none",
    line: str = "",
    width: float = 0,
    alpha: float = 1,
) -> str:
    """A rectangle with round corners."""
    w, h = max(0.5, w), max(0.5, h)
    radius = max(0.0, min(radius, w / 2, h / 2))
    place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f'<rect {place} rx="{number(radius)}" {paint(fill, line, width, alpha)}/>'


def circle(
    x: float, y: float, r: float, fill: str = "none", line: str = "", width: float = 0
) -> str:
    """A circle."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
    return f"<circle {place} {paint(fill, line, width)}/>"


def path(d: str, fill: str = "none", line: str = "", width: float = 0, alpha: float = 1) -> str:
    """A path."""
    return f'<path d="{d}" {paint(fill, line, width, alpha)}/>'


def stroke(x: float, y: float, to_x: float, to_y: float, line: str, width: float) -> str:
    """A straight line with round ends."""
    d = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    return path(d, line=line, width=width)
