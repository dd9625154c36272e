"""Asks for the pictures of a list before it is painted."""

from collections.abc import Callable
from typing import Any

from pygame import Rect

from jungle_pg.shell.painter.brush import PictureSource
from jungle_pg.shell.painter.damage import Ruler
from jungle_pg.shell.painter.nodes import Node, scale_of, sheet_area, shift
from jungle_pg.shell.painter.op_bounds import Leaf
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.stage.ops import Box, Disc, Drawing, DrawList, Group, Scenery, Slab, Sprite, Text


class Gathering:
    """Gathers what lists need that are not yet on the screen."""

    def __init__(self, pictures: PictureSource, fonts: Fonts) -> None:
        self._pictures = pictures
        self._ruler = Ruler(fonts)
        self._node: Node | None = None
        self._ways: dict[type[Leaf], Callable[[Any], bool]] = {
            Sprite: lambda op: op.alpha <= 0 or pictures.sprite(op) is not None,
            Text: lambda op: True,
            Box: lambda op: True,
            Disc: lambda op: pictures.disc(op.r, op.fill) is not None,
            Drawing: lambda op: pictures.drawing(op) is not None,
            Slab: lambda op: pictures.slab(op) is not None,
            Scenery: lambda op: pictures.scenery(op) is not None,
        }

    def has_all(self, ops: DrawList, area: Rect) -> bool:
        """Asks for every picture of a list that is seen in an area; whether all are there."""
        if self._node is None or self._node.ops is not ops:
            self._node = self._ruler.measure(ops)
        return self._has_all(self._node, area)

    def forget(self) -> None:
        """Hold on to no list any more."""
        self._node = None

    def _has_all(self, node: Node, area: Rect) -> bool:
        hidden, is_whole = node.floor(area), True
        for index in area.collidelistall(node.boxes):
            if index < hidden:
                continue
            op = node.ops[index]
            # All are asked for, also after one was not there: some are made in the background.
            if isinstance(op, Group):
                visible = node.boxes[index].clip(area)
                is_there = self._has_group(op, node.kids[index], visible)
            else:
                is_there = self._ways[type(op)](op)
            is_whole = is_whole and is_there
        return is_whole

    def _has_group(self, group: Group, kid: Node, visible: Rect) -> bool:
        if group.bake and group.alpha <= 0:
            return True
        if group.bake and group.late:
            return self._pictures.painting(group, sheet_area(group, kid)) is not None
        if scale_of(group) != 1.0:
            return self._has_all(kid, kid.extent())
        dx, dy = shift(group)
        return self._has_all(kid, visible.move(-dx, -dy))


def ask_beyond(node: Node, area: Rect, pictures: PictureSource) -> None:
    """Asks for the sceneries of a list that lie beyond an area: who scrolls comes there soon.

    Once is enough, and most parts of a list are the very same in the next one.
    """
    if node.searched == area:
        return
    node.searched = area
    for index, (op, box) in enumerate(zip(node.ops, node.boxes, strict=True)):
        if not box or area.contains(box):
            continue
        if isinstance(op, Scenery) and not box.colliderect(area):
            pictures.scenery(op)
        elif isinstance(op, Group) and not op.bake:
            dx, dy = shift(op)
            ask_beyond(node.kids[index], area.move(-dx, -dy), pictures)
