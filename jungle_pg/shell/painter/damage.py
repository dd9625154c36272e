"""What differs between two draw lists, as the areas to be painted anew."""

from collections.abc import Iterable

from pygame import Rect

from jungle_pg.shell.painter.fast_copies import LINE_PX
from jungle_pg.shell.painter.nodes import Node, group_box, scale_of, sheet_area, shift, without
from jungle_pg.shell.painter.op_bounds import clip_rect, place
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.stage.ops import DrawList, Group, Op

SLACK_PX = 20_000
"""Painting one area more costs about as much as painting so many pixels."""
REACH_PX = 64
"""Areas so close to each other may be joined."""
MOST_AREAS = 96
WIDENED_PX = 50_000
"""Areas so large begin and end where copying them is fast."""


class Ruler:
    """Measures draw lists and compares them."""

    def __init__(self, fonts: Fonts) -> None:
        self._fonts = fonts
        self._before: Node | None = None
        """What a list is being compared with; when scenes change, the new list holds it whole."""

    def measure(self, ops: DrawList) -> Node:
        """The places of all ops of a list."""
        if self._before is not None and self._before.ops is ops:
            return self._before
        boxes: list[Rect] = []
        kids: dict[int, Node] = {}
        for op in ops:
            box, kid = self._fresh(op)
            if kid is not None:
                kids[len(boxes)] = kid
            boxes.append(box)
        return Node(ops, boxes, kids)

    def compare(self, old: Node, ops: DrawList) -> tuple[Node, list[Rect]]:
        """The places of all ops of a list, and where it looks different from the old one."""
        if old.ops is ops:
            return old, []
        self._before = old
        if len(old.ops) == len(ops):
            return self._side_by_side(old, ops)
        boxes: list[Rect] = []
        kids: dict[int, Node] = {}
        damage: list[Rect] = []
        gone = 0
        for op, partner in zip(ops, partners(old.ops, ops), strict=True):
            if partner < 0:
                box, kid = self._fresh(op)
                damage.append(box)
            else:
                damage += old.boxes[gone:partner]
                gone = partner + 1
                box, kid = self._compared(old, partner, op, damage)
            if kid is not None:
                kids[len(boxes)] = kid
            boxes.append(box)
        damage += old.boxes[gone:]
        return Node(ops, boxes, kids), damage

    def _side_by_side(self, old: Node, ops: DrawList) -> tuple[Node, list[Rect]]:
        """The same for a list of the same length, where most ops are the very same."""
        boxes, kids = old.boxes.copy(), old.kids.copy()
        damage: list[Rect] = []
        changed = [index for index, op in enumerate(ops) if op is not old.ops[index]]
        for index in changed:
            box, kid = self._compared(old, index, ops[index], damage)
            boxes[index] = box
            if kid is not None:
                kids[index] = kid
            else:
                kids.pop(index, None)
        node = Node(ops, boxes, kids)
        node.follow(old, changed)
        return node, damage

    def _fresh(self, op: Op) -> tuple[Rect, Node | None]:
        if not isinstance(op, Group):
            return place(op, self._fonts), None
        kid = self.measure(op.ops)
        return group_box(op, kid), kid

    def _compared(
        self, old: Node, index: int, op: Op, damage: list[Rect]
    ) -> tuple[Rect, Node | None]:
        was, old_box = old.ops[index], old.boxes[index]
        if was is op:
            return old_box, old.kids.get(index)
        if isinstance(op, Group) and isinstance(was, Group):
            return self._compared_group(was, op, old.kids[index], old_box, damage)
        if was == op:
            return old_box, None
        box, kid = self._fresh(op)
        if box.colliderect(old_box):
            damage.append(box.union(old_box))
        else:
            damage += (old_box, box)
        return box, kid

    def _compared_group(
        self, was: Group, op: Group, old_kid: Node, old_box: Rect, damage: list[Rect]
    ) -> tuple[Rect, Node]:
        kid, inner = self.compare(old_kid, op.ops)
        box = group_box(op, kid)
        if not _stands_still(was, op, old_kid, kid):
            damage += (old_box, box)
            return box, kid
        if scale_of(op) != 1.0:
            # What differs inside is spread by the stretching: all of it counts.
            damage += [box] if inner else []
            return box, kid
        if (way := shift(op)) != (0, 0):
            inner = [area.move(way) for area in inner]
        damage += [area.clip(clip_rect(op.clip)) for area in inner] if op.clip else inner
        return box, kid


def _stands_still(was: Group, op: Group, old_kid: Node, kid: Node) -> bool:
    """Whether only what is inside the group can look different."""
    if shift(was) != shift(op) or was.clip != op.clip or was.bake != op.bake:
        return False
    if scale_of(was) != scale_of(op) or was.hurried != op.hurried:
        return False
    # A sheet of another size may be see-through where the old one was not: all of it counts.
    return not op.bake or (
        was.alpha == op.alpha and sheet_area(was, old_kid) == sheet_area(op, kid)
    )


def partners(old: DrawList, new: DrawList) -> list[int]:
    """For each new op the place of the old one it is compared with, -1 for none; rising."""
    shorter = min(len(old), len(new))
    head = tail = 0
    while head < shorter and _same(old[head], new[head]):
        head += 1
    while tail < shorter - head and _same(old[-1 - tail], new[-1 - tail]):
        tail += 1
    old_end = len(old) - tail
    middle = _by_key(old, new[head : len(new) - tail], head, old_end)
    return [*range(head), *middle, *range(old_end, len(old))]


def _same(one: Op, other: Op) -> bool:
    return one is other or one == other


def _by_key(old: DrawList, new: DrawList, start: int, end: int) -> list[int]:
    """Groups meet their namesakes of before, as long as their order is the same."""
    found = []
    for op in new:
        partner = -1
        if isinstance(op, Group):
            for index in range(start, end):
                was = old[index]
                if isinstance(was, Group) and was.key == op.key:
                    partner, start = index, index + 1
                    break
        found.append(partner)
    return found


def merged(areas: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """Areas inside the bounds, joined where that is cheaper than painting them apart."""
    kept = [cut for area in areas if (cut := area.clip(bounds))]
    gap = 0
    kept = _joined(kept, gap)
    while len(kept) > MOST_AREAS:
        gap = gap * 2 or 16
        kept = _joined(kept, gap)
    return _apart([_widened(area, bounds) for area in kept])


def _widened(area: Rect, bounds: Rect) -> Rect:
    if area.w * area.h < WIDENED_PX:
        return area
    left, right = area.left // LINE_PX * LINE_PX, -(-area.right // LINE_PX) * LINE_PX
    return Rect(left, area.top, right - left, area.h).clip(bounds)


def _apart(areas: list[Rect]) -> list[Rect]:
    """Areas cut where two of them share so much that it is cheaper not to paint that twice."""
    apart: list[Rect] = []
    for area in areas:
        parts = [area]
        for index in area.collidelistall(apart):
            other = apart[index]
            common = area.clip(other)
            if common.w * common.h >= SLACK_PX:
                parts = [left for part in parts for left in without(part, other)]
        apart += parts
    return apart


def _joined(areas: list[Rect], gap: int) -> list[Rect]:
    """Joins areas that lie close where it pays; with a gap all that lie so close."""
    joined: list[Rect] = []
    for area in areas:
        if (index := area.collidelist(joined)) >= 0 and joined[index].contains(area):
            continue
        while (whole := _joint(area, joined, gap)) is not None:
            area = whole
        joined.append(area)
    return joined


def _joint(area: Rect, others: list[Rect], gap: int) -> Rect | None:
    """The area with one of the others, which is taken out of them."""
    for index in area.inflate(gap or REACH_PX, gap or REACH_PX).collidelistall(others):
        other = others[index]
        whole = area.union(other)
        apart = area.w * area.h + other.w * other.h
        if gap or whole.w * whole.h <= apart + SLACK_PX:
            del others[index]
            return whole
    return None
