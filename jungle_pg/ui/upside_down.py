"""Half turns: what somebody who sits on the other side of the table should read."""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from jungle_pg.stage.ops import Box, Disc, Drawing, DrawList, Op, Sprite, Text

HALF_TURN: Final = 180.0
KEPT: Final = 64


def half_turned(ops: DrawList, x: float, y: float) -> DrawList:
    """The ops turned upside down around a point."""
    return tuple(_turned(op, 2 * x, 2 * y) for op in ops)


def _turned(op: Op, across: float, down: float) -> Op:
    """An op turned around the half of these."""
    match op:
        case Sprite():
            return replace(op, x=across - op.x, y=down - op.y, angle=op.angle + HALF_TURN)
        case Text():
            return replace(op, x=across - op.x, y=down - op.y, upside_down=not op.upside_down)
        case Disc():
            return replace(op, x=across - op.x, y=down - op.y)
        case Box():
            return replace(op, x=across - op.x - op.w, y=down - op.y - op.h)
        case Drawing():
            corner = (across - op.x - op.w, down - op.y - op.h)
            return replace(op, svg=turned_svg(op.svg), x=corner[0], y=corner[1])
    raise TypeError(f"a {type(op).__name__} cannot be turned")


@lru_cache(maxsize=KEPT)
def turned_svg(svg: str) -> str:
    """A picture upside down; its text must begin like those of `ui.svg`."""
    head, body = svg.split(">", 1)
    w, h = (head.split(f' {side}="', 1)[1].split('"', 1)[0] for side in ("width", "height"))
    angle = f"translate({w} {h}) scale(-1 -1)"
    return f'{head}><g transform="{angle}">{body.removesuffix("</svg>")}</g></svg>'
