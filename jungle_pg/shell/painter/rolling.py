"""Lists that roll under their clip over a plain ground: what is painted moves along."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect

from jungle_pg.shell.painter.gliding import Glide, with_group
from jungle_pg.shell.painter.nodes import Node, group_box, shift, without
from jungle_pg.shell.painter.op_bounds import slab_middle
from jungle_pg.stage.ops import Box, DrawList, Group, Op, Slab


class Level(NamedTuple):
    """A list on the way to what has moved, its place in the whole, and the op the way leads on."""

    node: Node
    at: tuple[int, int]
    step: int


def roll(old: Node, ops: DrawList, whole: Rect) -> Glide | None:
    """The move of the first group that rolls, after which the old list is like a new one."""
    found = _way_to_moved(old, ops, (0, 0))
    if found is None:
        return None
    levels, was, op = found
    node, at, step = levels[-1]
    moved = replace(was, dx=op.dx, dy=op.dy)
    kid = node.kids[step]
    boxes = [box.move(at) for box in (node.boxes[step], group_box(moved, kid))]
    dx, dy = shift(op)[0] - shift(was)[0], shift(op)[1] - shift(was)[1]
    area = _on_plain_ground(levels, _uncovered(levels, boxes[0].clip(boxes[1]).clip(whole)))
    if area.w <= 2 * abs(dx) or area.h <= 2 * abs(dy):
        return None
    new = with_group(node, step, moved, kid)
    for upper, _, index in reversed(levels[:-1]):
        holder = upper.ops[index]
        assert isinstance(holder, Group)
        new = with_group(upper, index, replace(holder, ops=new.ops), new)
    bare = [part for box in boxes for part in without(box, area)]
    return Glide(new, area, dx, dy, [*bare, *without(area, area.move(dx, dy))])


def _way_to_moved(
    old: Node, ops: DrawList, at: tuple[int, int]
) -> tuple[list[Level], Group, Group] | None:
    """The way to a group that has moved under its clip, and the group before and after that."""
    if len(old.ops) != len(ops):
        return None
    for index, (was, op) in enumerate(zip(old.ops, ops, strict=True)):
        if was is op or not (isinstance(was, Group) and isinstance(op, Group)):
            continue
        if was.key != op.key or was.clip != op.clip or was.bake or op.bake:
            continue
        level = Level(old, at, index)
        if shift(was) != shift(op):
            if op.clip:
                return [level], was, op
        elif was.ops is not op.ops:
            inner_at = (at[0] + shift(op)[0], at[1] + shift(op)[1])
            if (found := _way_to_moved(old.kids[index], op.ops, inner_at)) is not None:
                return [level, *found[0]], found[1], found[2]
    return None


def _uncovered(levels: list[Level], area: Rect) -> Rect:
    """The largest part of an area that nothing lies over and nothing cuts off."""
    for node, at, step in levels:
        area = area.clip(node.boxes[step].move(at))
        for box in node.boxes[step + 1 :]:
            area = _beside(area, box.move(at))
    return area


def _on_plain_ground(levels: list[Level], area: Rect) -> Rect:
    """The largest part of an area with but one colour under what has moved."""
    for node, at, step in reversed(levels):
        for op, box, seen in _downwards(node, step, at, area):
            if not seen.colliderect(area):
                continue
            if isinstance(op, Box) and op.alpha >= 255:
                return seen.clip(area)
            if isinstance(op, Slab) and (middle := slab_middle(op, box)).colliderect(area):
                return middle.clip(seen).clip(area)
            area = _beside(area, seen)
    return Rect(0, 0, 0, 0)


def _downwards(
    node: Node, end: int, at: tuple[int, int], area: Rect
) -> Iterator[tuple[Op, Rect, Rect]]:
    """All ops before an end from the last to the first, with their boxes and what is seen there."""
    for index in reversed(range(end)):
        op, box = node.ops[index], node.boxes[index].move(at)
        seen = box.clip(area)
        if isinstance(op, Group) and not op.bake:
            if seen:
                kid, (dx, dy) = node.kids[index], shift(op)
                yield from _downwards(kid, len(kid.ops), (at[0] + dx, at[1] + dy), seen)
        else:
            yield op, box, seen


def _beside(area: Rect, box: Rect) -> Rect:
    """The largest part of an area beside a box."""
    parts = without(area, box)
    return max(parts, key=lambda part: part.w * part.h, default=Rect(0, 0, 0, 0))
