"""Draw lists with the place of each op, and what hides what in them."""

from pygame import Rect

from jungle_pg.shell.painter.op_bounds import clip_rect, slab_middle
from jungle_pg.stage.ops import Box, DrawList, Group, Op, Scenery, Slab

SOLID_PX = 20_000
MOST_SOLIDS = 8
"""Smaller or more areas are not worth looking for what lies hidden under them."""


class Node:
    """A draw list with the place of each op, in the coordinates of the list."""

    __slots__ = ("_before", "_extent", "_solids", "boxes", "kids", "ops", "searched")

    def __init__(self, ops: DrawList, boxes: list[Rect], kids: dict[int, "Node"]) -> None:
        self.ops, self.boxes, self.kids = ops, boxes, kids
        self._extent: Rect | None = None
        self._solids: list[tuple[int, Rect]] | None = None
        self._before: tuple[list[tuple[int, Rect]], list[int]] | None = None
        """What hid what in a list that differs in a few ops, and which ones these are."""
        self.searched: Rect | None = None
        """Around which area pictures were asked for."""

    def follow(self, old: "Node", changed: list[int]) -> None:
        """Say in which ops it differs from another list of the same length."""
        if old._solids is not None:
            self._before = old._solids, changed

    def extent(self) -> Rect:
        """The smallest area that holds every op."""
        if self._extent is None:
            seen = [box for box in self.boxes if box]
            self._extent = seen[0].unionall(seen[1:]) if seen else Rect(0, 0, 0, 0)
        return self._extent

    def floor(self, area: Rect, end: int | None = None) -> int:
        """The last op before an end that hides all under it in an area, -1 when none does."""
        for index, solid in reversed(self.solids()):
            if (end is None or index < end) and solid.contains(area):
                return index
        return -1

    def uncovered(self, area: Rect) -> list[Rect]:
        """The parts of an area that something might shine through."""
        rest = [area]
        for _, solid in self.solids():
            rest = [piece for part in rest for piece in without(part, solid)]
        return rest

    def solids(self) -> list[tuple[int, Rect]]:
        """The largest areas nothing shines through, each with the op it is of, in order."""
        if self._solids is None and self._before is not None:
            solids, changed = self._before
            if all(
                [solid for at, solid in solids if at == index] == self._solids_of(index)
                for index in changed
            ):
                self._solids = solids
        if self._solids is None:
            found = [
                (index, solid) for index in range(len(self.ops)) for solid in self._solids_of(index)
            ]
            found.sort(key=lambda solid: solid[1].w * solid[1].h, reverse=True)
            self._solids = sorted(found[:MOST_SOLIDS], key=lambda solid: solid[0])
        self._before = None
        return self._solids

    def _solids_of(self, index: int) -> list[Rect]:
        box = self.boxes[index]
        if box.w * box.h < SOLID_PX:
            return []
        return _solid_areas(self.ops[index], box, self.kids.get(index))


def shift(group: Group) -> tuple[int, int]:
    """How far a group is moved, in whole pixels."""
    # Most groups stay where they are, and this is asked of many in every frame.
    return (round(group.dx), round(group.dy)) if group.dx or group.dy else (0, 0)


def scale_of(group: Group) -> float:
    """How much larger than it is painted a group is shown."""
    return group.scale if group.bake else 1.0


def stretched(area: Rect, scale: float) -> Rect:
    """An area of a picture that is shown larger or smaller."""
    if scale == 1.0:
        return area
    size = (max(1, round(area.w * scale)), max(1, round(area.h * scale)))
    return Rect((round(area.x * scale), round(area.y * scale)), size if area else (0, 0))


def group_box(group: Group, kid: Node) -> Rect:
    """Where a group lies in what holds it."""
    box = stretched(kid.extent(), scale_of(group)).move(shift(group))
    return box.clip(clip_rect(group.clip)) if group.clip else box


def sheet_area(group: Group, kid: Node) -> Rect:
    """The part of its own coordinates a baked group is kept of.

    What a clip cuts off is left out, unless the group moves under its clip.
    """
    if group.clip and shift(group) == (0, 0) and scale_of(group) == 1.0:
        return kid.extent().clip(clip_rect(group.clip))
    return kid.extent()


def is_opaque(group: Group, kid: Node) -> bool:
    """Whether nothing shines through the picture of a baked group."""
    return not group.late and kid.floor(sheet_area(group, kid)) >= 0


def _solid_areas(op: Op, box: Rect, kid: Node | None) -> list[Rect]:
    """The areas of an op nothing shines through."""
    if isinstance(op, Slab):
        return [middle] if (middle := slab_middle(op, box)) else []
    if not isinstance(op, Group):
        is_solid = isinstance(op, Scenery) or (isinstance(op, Box) and op.alpha >= 255)
        return [box] if is_solid else []
    if kid is None:
        return []
    if op.bake and (op.alpha < 255 or op.scale != 1.0 or op.late):
        return []
    if op.bake and is_opaque(op, kid):
        return [box]
    return [solid.move(shift(op)).clip(box) for _, solid in kid.solids()]


def without(area: Rect, hole: Rect) -> list[Rect]:
    """What is left of an area around a hole: strips above and below it, left and right of it."""
    cut = area.clip(hole)
    if not cut:
        return [area]
    strips = (
        Rect(area.left, area.top, area.w, cut.top - area.top),
        Rect(area.left, cut.bottom, area.w, area.bottom - cut.bottom),
        Rect(area.left, cut.top, cut.left - area.left, cut.h),
        Rect(cut.right, cut.top, area.right - cut.right, cut.h),
    )
    return [strip for strip in strips if strip]
