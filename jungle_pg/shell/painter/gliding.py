"""Lists that move across a canvas as a whole: what is painted moves along and is not painted anew.

When scenes change, the list that is shown is put into a group, the group moves out beside another
one, and at the end the other list is taken out of its group.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from pygame import Rect

from jungle_pg.shell.painter.nodes import Node, group_box, is_opaque, scale_of, shift, without
from jungle_pg.shell.painter.op_bounds import clip_rect
from jungle_pg.stage.ops import DrawList, Group, Op

MOST_HOLDERS: Final = 4
"""A longer list does not hold whole scenes."""


class Glide(NamedTuple):
    """How far an area of a canvas moves inside itself."""

    node: Node
    """A list that looks like the canvas once the area has moved and what is bare is painted."""
    area: Rect
    dx: int
    dy: int
    bare: list[Rect]


def glide(old: Node, ops: DrawList, whole: Rect) -> Glide | None:
    """The move of a whole canvas after which its old list is like a new one; None without any."""
    if old.ops is ops or not old.ops or not ops:
        return None
    if _begins_alike(old.ops[0], ops[0]):
        return _inside(old, ops, whole) or _together(old, ops, whole)
    return _put_into_groups(old, ops, whole) or _taken_out(old, ops, whole)


def with_group(node: Node, index: int, group: Group, kid: Node) -> Node:
    """A list with another group in one place."""
    boxes = node.boxes.copy()
    boxes[index] = group_box(group, kid)
    ops = (*node.ops[:index], group, *node.ops[index + 1 :])
    return Node(ops, boxes, {**node.kids, index: kid})


def _of_all(node: Node, whole: Rect, dx: int, dy: int) -> Glide:
    return Glide(node, whole, dx, dy, without(whole, whole.move(dx, dy)))


def _begins_alike(one: Op, other: Op) -> bool:
    """Whether lists that begin with these ops may be the same list at two moments."""
    if isinstance(one, Group) and isinstance(other, Group):
        return one.key == other.key
    return one is other


def _inside(old: Node, ops: DrawList, whole: Rect) -> Glide | None:
    """The move inside a group that alone is seen and has stayed where it is."""
    seen = whole.collidelistall(old.boxes)
    if len(seen) != 1 or seen[0] >= len(ops):
        return None
    index = seen[0]
    holders = _holders(old.ops[index], ops[index])
    if holders is None or shift(holders[0]) != (0, 0) or shift(holders[1]) != (0, 0):
        return None
    was, op = holders
    inner = glide(old.kids[index], op.ops, whole)
    if inner is None:
        return None
    group = replace(was, ops=inner.node.ops)
    return inner._replace(node=with_group(old, index, group, inner.node))


def _together(old: Node, ops: DrawList, whole: Rect) -> Glide | None:
    """The move of a list of groups that all go the same way and fill most of the canvas."""
    if len(old.ops) != len(ops) or len(ops) > MOST_HOLDERS:
        return None
    pairs = []
    ways = set()
    for one, other in zip(old.ops, ops, strict=True):
        holders = _holders(one, other)
        if holders is None:
            return None
        was, op = holders
        (old_x, old_y), (x, y) = shift(was), shift(op)
        ways.add((x - old_x, y - old_y))
        pairs.append(holders)
    filled = sum(box.w * box.h for box in (box.clip(whole) for box in old.boxes))
    if len(ways) != 1 or (0, 0) in ways or filled * 2 < whole.w * whole.h:
        return None
    ((dx, dy),) = ways
    moved: list[Op] = [replace(was, dx=op.dx, dy=op.dy) for was, op in pairs]
    node = Node(tuple(moved), [box.move(dx, dy) for box in old.boxes], old.kids)
    return _of_all(node, whole, dx, dy)


def _put_into_groups(old: Node, ops: DrawList, whole: Rect) -> Glide | None:
    """The old list as the new one holds it, in a group or in a group of a group."""
    for op in ops[:MOST_HOLDERS]:
        groups = _way_to(old.ops[0], op)
        node, seen = old, whole
        for group in reversed(groups):
            seen = seen.move(shift(group))
            if not _shows_all(group, node, seen):
                break
            holder = replace(group, ops=node.ops)
            node = Node((holder,), [group_box(holder, node)], {0: node})
        else:
            if groups:
                return _of_all(node, whole, seen.x - whole.x, seen.y - whole.y)
    return None


def _taken_out(old: Node, ops: DrawList, whole: Rect) -> Glide | None:
    """The list inside a group of the old one that is the new one without the group."""
    for index, op in enumerate(old.ops[:MOST_HOLDERS]):
        groups = _way_to(ops[0], op)
        dx, dy = (sum(way) for way in zip((0, 0), *(shift(group) for group in groups), strict=True))
        stays = whole.clip(whole.move(dx, dy))
        if not groups or not stays or stays.collidelistall(old.boxes) != [index]:
            continue
        node, seen = old, stays
        for number, group in enumerate(groups):
            node = node.kids[0 if number else index]
            if not _shows_all(group, node, seen):
                break
            seen = seen.move(-shift(group)[0], -shift(group)[1])
        else:
            return _of_all(node, whole, -dx, -dy)
    return None


def _holders(was: Op, op: Op) -> tuple[Group, Group] | None:
    """Two groups of the same key that only hold their ops."""
    if not (isinstance(was, Group) and isinstance(op, Group)) or was.key != op.key:
        return None
    return None if was.bake or op.bake or was.clip or op.clip else (was, op)


def _way_to(first: Op, op: Op) -> Sequence[Group]:
    """The groups around the list that begins like another one, from outside; none without it."""
    groups = []
    while isinstance(op, Group) and op.ops:
        groups.append(op)
        if _begins_alike(op.ops[0], first):
            return groups
        if len(op.ops) > 1:
            break
        op = op.ops[0]
    return ()


def _shows_all(group: Group, kid: Node, area: Rect) -> bool:
    """Whether an area of what holds a group shows the ops in it as if they were in no group."""
    if group.clip and not clip_rect(group.clip).contains(area):
        return False
    if scale_of(group) != 1.0:
        return False
    return not group.bake or (group.alpha >= 255 and is_opaque(group, kid))
