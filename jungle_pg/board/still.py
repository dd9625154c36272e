"""Still pictures of positions, and what small boards share: ground, edges and a wooden frame."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import Any, Final, TypeAlias

from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Colour, DrawList, Group, Slab
from jungle_pg.stage.theme import INK
from jungle_pg.ui.svg import picture, rect

Clip: TypeAlias = tuple[int, int, int, int]

SMALLEST_FACE_PX: Final = 22
"""On squares smaller than this pieces are mere chips."""

SMALLEST_RANKED_PX: Final = 40
"""Squares smaller than this show no ranks."""


def still(
    look: AnyLook,
    rules: Any,
    position: Any,
    field: Field,
    appearance: Appearance,
    marks: Sequence[Mark] = (),
) -> DrawList:
    """A board with what stands on it; nothing lives there and nothing moves."""
    return (
        *look.ground(rules, field, appearance),
        *look.standing(position, field, appearance, marks),
    )


def small_ground(
    key: str,
    look: AnyLook,
    rules: Any,
    field: Field,
    appearance: Appearance,
    seen: Rect,
    board: Rect,
) -> Group:
    """The ground of a board without its own frame, kept as one picture.

    It is cut off at what is `seen` of board and hands, the ground itself at the `board`.
    """
    ground = look.ground(rules, field, appearance)
    if board != seen:
        ground = (Group("board", ground, clip=clip_of(board)),)
    # Nothing shines through a box: such a picture is laid down fastest.
    base = Box(seen.x, seen.y, seen.w, seen.h, appearance.theme.backdrop)
    return Group(key, (base, *ground), clip=clip_of(seen), bake=True)


def small_pieces(look: AnyLook, position: Any, field: Field, appearance: Appearance) -> Group:
    """What stands on a board without its own frame, cut off at its edge; None is an empty one."""
    if position is None:
        ops: DrawList = ()
    elif field.square < SMALLEST_FACE_PX:
        ops = look.chips(position, field)
    else:
        ops = look.standing(position, field, small(appearance, field))
    return Group("pieces", ops, clip=clip_of(field.rect))


def small(appearance: Appearance, field: Field) -> Appearance:
    """How a small board appears: without coordinates, and with ranks only where they have room."""
    has_ranks = appearance.ranks and field.square >= SMALLEST_RANKED_PX
    return replace(appearance, coordinates=False, ranks=has_ranks)


def wooden_frame(seen: Rect, thick: int, wood: Colour, radius: float, ink: float) -> Slab:
    """Wood around a board, with round corners that hide those of the board.

    The radius is that of the middle of the wood; it and the ink on each side are in widths of it.
    """
    outer = seen.shrunk(-thick)
    corner = ceil(thick * (radius + 0.5)) + 1
    side = 2 * corner + 1
    svg = _frame(side, thick, thick * radius, thick * (1 - 2 * ink), wood)
    return Slab(svg, side, side, corner, None, outer.x, outer.y, outer.w, outer.h)


def clip_of(seen: Rect) -> Clip:
    """What is seen, for a group."""
    return int(seen.x), int(seen.y), int(seen.w), int(seen.h)


@lru_cache(maxsize=64)
def _frame(side: int, thick: int, radius: float, inner: float, wood: Colour) -> str:
    place = (thick / 2, thick / 2, side - thick, side - thick, radius, "none")
    return picture(side, side, rect(*place, INK, thick), rect(*place, wood, inner))
