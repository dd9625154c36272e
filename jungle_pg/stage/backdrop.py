"""The jungle behind every screen, for a window of any size: each layer keeps to its edge."""

from dataclasses import replace
from typing import Final

from jungle_pg.stage.ops import Box, DrawList, Op, Scenery, Sprite
from jungle_pg.stage.view import View

TREES: Final = (1600, 1000)
CANOPY: Final = (1600, 300)
GROUND: Final = (1600, 240)
CORNERS: Final = {"tl": (560, 520), "tr": (560, 520), "bl": (640, 540), "br": (640, 540)}


def jungle(view: View, *, is_veiled: bool = False) -> Scenery:
    """The clearing as one picture; veiled it is a step quieter, for a board in front of it."""
    ops = tuple(_layers(view, is_veiled))
    return Scenery(ops, 0, 0, view.width, view.height, view.theme.backdrop)


def with_ground(scenery: Scenery, view: View, share: float) -> Scenery:
    """The same with bright ground at its foot, of which a share is seen: things may stand on it."""
    unit = jungle_unit(view.width, view.height)
    tile = _tile(GROUND, GROUND[1] * unit)
    x, y = round(-700 * unit), round(view.height - tile[1] * share)
    ground = _tiles(f"frame/ground_strip_{view.theme.name}", view.width, tile, x, y)
    return replace(scenery, ops=(*scenery.ops, *ground))


def jungle_unit(width: int, height: int) -> float:
    """How large the leaves are: pixels for one unit of their pictures."""
    if width >= height:
        return max(0.55, min(width / 1920, height / 1080))
    return max(0.5, min(width / 1080, height / 1500))


def _layers(view: View, is_veiled: bool) -> list[Op]:
    width, height, tag = view.width, view.height, view.theme.name
    unit = jungle_unit(width, height)
    side = max(width, height)
    ops: list[Op] = [Box(0, 0, width, height, view.theme.backdrop)]
    sky_y = height / 2 if width < height else side / 2
    ops.append(Sprite(f"frame/sky_{tag}", width / 2, sky_y, side, side))
    ops += _trees(width, height, tag)
    ops.append(
        Sprite(f"frame/shafts_{tag}", width / 2, height * 0.52, height * 1.25, height * 1.04)
    )
    canopy = _tile(CANOPY, CANOPY[1] * unit)
    ops += _tiles(f"frame/canopy_top_{tag}", width, canopy, 0, 0)
    ground = _tile(GROUND, GROUND[1] * unit)
    sunk = round(ground[1] * 0.22) if is_veiled else 0
    ground_x, ground_y = round(-120 * unit), height - ground[1] + sunk
    ops += _tiles(f"frame/ground_strip_{tag}", width, ground, ground_x, ground_y)
    ops += _leaves(width, height, unit, tag)
    ops += _corners(width, height, unit * (0.82 if is_veiled else 1), tag)
    if is_veiled:
        ops.append(Box(0, 0, width, height, view.theme.veil, view.theme.veil_alpha))
    return ops


def _trees(width: int, height: int, tag: str) -> DrawList:
    tile = _tile(TREES, height * 1.02)
    x = (width - tile[0]) // 2
    while x > 0:
        x -= tile[0]
    return _tiles(f"frame/far_trees_{tag}", width, tile, x, height - tile[1])


def _tile(shape: tuple[int, int], height: float) -> tuple[int, int]:
    """Whole pixels for a picture of this shape: its width is rounded down, so it is filled."""
    h = round(height)
    return h * shape[0] // shape[1], h


def _tiles(name: str, width: int, tile: tuple[int, int], x: int, y: int) -> DrawList:
    """A picture again and again, from x to the right end; whole pixels leave no gap between."""
    w, h = tile
    return tuple(Sprite(name, left + w / 2, y + h / 2, w, h) for left in range(x, width, w))


def _leaves(width: int, height: int, unit: float, tag: str) -> DrawList:
    w, h = 420 * unit, 1080 * unit
    return (
        Sprite(f"frame/leaves_left_{tag}", w / 2, height / 2, w, h),
        Sprite(f"frame/leaves_right_{tag}", width - w / 2, height / 2, w, h),
    )


def _corners(width: int, height: int, unit: float, tag: str) -> DrawList:
    ops = []
    for corner, (wide, tall) in CORNERS.items():
        w, h = wide * unit, tall * unit
        x = w / 2 if corner[1] == "l" else width - w / 2
        y = h / 2 if corner[0] == "t" else height - h / 2
        ops.append(Sprite(f"frame/corner_{corner}_{tag}", x, y, w, h))
    return tuple(ops)
