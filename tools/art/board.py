"""The board: its parts one by one, and painted whole."""

import re
from typing import Final

from tools.art.colours import FOAM, LAND, SIDES, THEMES, Land, Theme
from tools.art.den import den
from tools.art.logs import log_frame
from tools.art.meadow import FLOWERS, flower, ground, stone, tile, tuft
from tools.art.river import BANK, HEIGHT, WIDTH, Opening, lily, reeds, river, river_light
from tools.art.shapes import Drawings, Picture, ellipse, group, number, picture
from tools.art.trap import trap

Square = tuple[int, int]
"""Column and row, from the top left."""

GRADIENT_NAME: Final = re.compile(r'(?:id="|url\(#)\w+')

SCATTERED: Final = (
    ("flower_white", 0.12, 3.86, 17),
    ("flower_pink", 6.83, 5.16, 17),
    ("flower_violet", 3.12, 5.90, 15),
    ("flower_white", 3.24, 5.95, 13),
    ("stone", 3.88, 3.12, 26),
    ("flower_pink", 1.12, 1.10, 15),
    ("flower_white", 5.90, 7.10, 16),
    ("stone", 0.14, 7.14, 24),
    ("flower_violet", 6.12, 1.92, 15),
    ("stone", 6.86, 8.10, 22),
    ("flower_white", 1.90, 8.90, 14),
)
"""What lies on the grass: its column and row in squares, always near a corner of one, its size."""

TRAPS: Final = (
    *((2, 0, "blue"), (4, 0, "blue"), (3, 1, "blue")),
    *((2, 8, "red"), (4, 8, "red"), (3, 7, "red")),
)
RIVERS: Final[dict[str, tuple[Square, Square]]] = {
    "traditional": ((1, 3), (4, 3)),
    "edge_rivers": ((0, 3), (5, 3)),
}


def drawings() -> Drawings:
    """Everything in `board`."""
    result = {f"board/deco_{name}.svg": thing for name, thing in _things().items()}
    for theme in THEMES:
        land = LAND[theme]
        parts = _parts(theme, land) | {
            f"board_{name}": painting(land, rivers) for name, rivers in RIVERS.items()
        }
        result |= {f"board/{name}_{theme}.svg": part for name, part in parts.items()}
    return result


def _things() -> Drawings:
    """What looks the same by day and by night."""
    flowers = {
        f"flower_{name}": picture(24, 24, flower(12, 12, petal, heart, 1.2))
        for name, (petal, heart) in FLOWERS.items()
    }
    rings = (
        ellipse(50, 54, 44, 40, line=FOAM, width=4, alpha=0.8),
        ellipse(50, 54, 48, 45, line=FOAM, width=2.5, alpha=0.45),
    )
    return flowers | {
        "stone": picture(40, 30, stone(20, 16, 1.2)),
        "ripple": picture(100, 100, *rings),
    }


def _parts(theme: Theme, land: Land) -> Drawings:
    squares = {
        f"{name}_{side}": draw(land, side)
        for name, draw in (("trap", trap), ("den", den))
        for side in SIDES
    }
    return squares | {
        "ground": ground(land),
        "tile_light": tile(land, is_dark=False),
        "tile_dark": tile(land, is_dark=True),
        "river_2x3": river(land),
        "river_2x3_open_left": river(land, "left"),
        "river_2x3_open_right": river(land, "right"),
        "river_light": river_light(land),
        "log_frame": log_frame(theme),
        "deco_reeds": picture(60, 60, reeds(30, 54, land)),
        "deco_lily": picture(40, 40, lily(20, 19, 1.1, land, 120, blooms=True)),
        "deco_tuft": picture(40, 30, tuft(20, 24, land.deep_grass, 1.2)),
    }


def painting(land: Land, rivers: tuple[Square, Square]) -> Picture:
    """The whole board in one picture."""
    return picture(
        *(700, 900),
        _layer(ground(land), "0", 0, 0, 700, 900),
        *(_water(land, i, column, row) for i, (column, row) in enumerate(rivers)),
        *_scattered(rivers),
        *(
            _layer(trap(land, side), f"t{i}", column * 100, row * 100, 100, 100)
            for i, (column, row, side) in enumerate(TRAPS)
        ),
        _layer(den(land, "blue"), "b", 300, 0, 100, 100),
        _layer(den(land, "red"), "c", 300, 800, 100, 100),
    )


def _water(land: Land, i: int, column: int, row: int) -> str:
    """A river and its light; of two alike the second is mirrored."""
    opening: Opening = "left" if column == 0 else "right" if column == 5 else ""
    box = (column * 100 - BANK, row * 100 - BANK, WIDTH + 2 * BANK, HEIGHT + 2 * BANK)
    is_second = i == 1
    return _layer(river(land, opening), f"r{i}", *box, mirrored=is_second and not opening) + _layer(
        river_light(land), f"l{i}", *box, mirrored=is_second
    )


def _scattered(rivers: tuple[Square, Square]) -> list[str]:
    """Flowers and stones, where there is no water."""
    things = _things()
    wet = [(c + i, r + j) for c, r in rivers for i in (0, 1) for j in (0, 1, 2)]
    return [
        _layer(things[name], "d", x * 100 - size / 2, y * 100 - size / 2, size, size * ratio)
        for name, x, y, size in SCATTERED
        for ratio in (0.75 if name == "stone" else 1,)
        if not any(abs(x - c - 0.5) < 0.66 and abs(y - r - 0.5) < 0.66 for c, r in wet)
    ]


def _layer(
    part: Picture, mark: str, x: float, y: float, w: float, h: float, *, mirrored: bool = False
) -> str:
    """A picture as a group of a larger one; `mark` keeps the names of its gradients apart."""
    across, down = w / part.width, h / part.height
    start, across = (x + w, -across) if mirrored else (x, across)
    place = f"translate({number(start)} {number(y)}) scale({across:.4g} {down:.4g})"
    origin = f"translate({number(-part.left)} {number(-part.top)})"
    return group(f"{place} {origin}", GRADIENT_NAME.sub(rf"\g<0>{mark}", part.body))
