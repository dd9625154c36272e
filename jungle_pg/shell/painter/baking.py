"""Paints draw lists on surfaces; baked groups are kept as pictures of their own."""

from collections.abc import Callable, Iterator

from pygame import SRCALPHA, Rect, Surface

from jungle_pg.shell.painter import fast_copies
from jungle_pg.shell.painter.brush import Brush, PictureSource
from jungle_pg.shell.painter.damage import Ruler, merged
from jungle_pg.shell.painter.gliding import Glide, glide
from jungle_pg.shell.painter.nodes import Node, is_opaque, scale_of, sheet_area, shift, without
from jungle_pg.shell.painter.op_bounds import clip_rect
from jungle_pg.shell.painter.rolling import roll
from jungle_pg.shell.painter.sheets import Canvas, Sheet
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.lru_cache import surface_bytes
from jungle_pg.shell.pictures.raster import bands, pause
from jungle_pg.stage.ops import Colour, DrawList, Group

SHEET_BYTES = 70_000_000
LARGEST_SHEET_PX = 40_000_000
"""A larger group is painted op by op."""
STEADY_ROUNDS = 8
"""A sheet that did not change in so many paintings is looked through for what it hides."""
COVER_PX = 150_000
"""Hiding so much is worth painting what lies below in strips around it."""
UNUSED_ROUNDS = 2000
"""Paintings after which a sheet that is no longer shown is dropped."""


class Bakery:
    """Shows draw lists on canvases and keeps the sheets of baked groups by their keys."""

    def __init__(self, pictures: PictureSource, fonts: Fonts) -> None:
        self._pictures = pictures
        self._brush = Brush(pictures, fonts)
        self._ruler = Ruler(fonts)
        self._sheets: dict[str, Sheet] = {}
        self._wanted: dict[str, int] = {}
        """The painting in which most of a sheet was last wanted, by key."""
        self._round = 0

    def show(self, canvas: Canvas, ops: DrawList) -> list[Rect]:
        """Repaints what differs from what the canvas shows; gives the repainted areas."""
        self._round += 1
        areas = self._update(canvas, ops)
        if self._round % UNUSED_ROUNDS == 0 and canvas.node is not None:
            self._tidy(canvas.node)
        return areas

    def refresh(self) -> None:
        """Pictures have arrived: sheets that lack some are painted anew where they lack them."""
        for sheet in self._sheets.values():
            sheet.refresh()

    def paint(
        self,
        surface: Surface,
        node: Node,
        area: Rect,
        at: tuple[int, int],
        owed: list[Rect],
        end: int | None = None,
    ) -> None:
        """Paints the ops up to an end, moved to a place, in an area the surface is clipped to."""
        local = area.move(-at[0], -at[1])
        hits = local.collidelistall(node.boxes)
        if end is not None:
            hits = [index for index in hits if index < end]
        first = node.floor(local, end)
        if (cover := self._cover(node, local, first, hits)) is not None:
            first, hidden = cover
            for strip in without(area, hidden.move(at)):
                surface.set_clip(strip)
                self.paint(surface, node, strip, at, owed, first)
            surface.set_clip(area)
        for index in hits:
            if index < first:
                continue
            op, box = node.ops[index], node.boxes[index].move(at)
            if isinstance(op, Group):
                visible = box.clip(area)
                self._group(surface, op, node.kids[index], visible, area, at, owed)
            elif not self._brush.paint(surface, op, box):
                owed.append(box.clip(area))

    def _cover(
        self, node: Node, area: Rect, floor: int, hits: list[int]
    ) -> tuple[int, Rect] | None:
        """The op that hides the largest part of an area from those below it, with that part."""
        if not hits or pixels_of(area) < COVER_PX or pixels_of(node.extent()) < COVER_PX:
            return None
        above = [index for index in hits if index > floor]
        found = [(index, solid.clip(area)) for index, solid in node.solids() if index in above]
        for index in above:
            op = node.ops[index]
            if isinstance(op, Group) and op.bake and op.alpha >= 255 and op.scale == 1.0:
                found.append((index, self._solid(op, node.kids[index]).clip(area)))
        best = max(found, key=lambda cover: pixels_of(cover[1]), default=None)
        return best if best is not None and pixels_of(best[1]) >= COVER_PX else None

    def _solid(self, group: Group, kid: Node) -> Rect:
        """The part of a baked group that was seen to be solid, in what holds the group."""
        sheet = self._sheets.get(group.key)
        if sheet is None or not sheet.shows(kid.ops):
            return Rect(0, 0, 0, 0)
        if sheet.solid is None and self._round - sheet.changed >= STEADY_ROUNDS:
            sheet.solid = sheet.seek_solid()
        solid = (sheet.solid or Rect(0, 0, 0, 0)).move(shift(group))
        return solid.clip(clip_rect(group.clip)) if group.clip else solid

    def _update(self, canvas: Canvas, ops: DrawList) -> list[Rect]:
        if canvas.node is not None and canvas.node.ops is ops and not canvas.due:
            return []
        node, areas, move = self._differences(canvas, ops)
        # Until all is painted it counts as showing nothing: a failure must leave no gap behind.
        canvas.node, canvas.due, canvas.is_busy = None, [], True
        try:
            if move is not None:
                canvas.move(move.area, move.dx, move.dy)
            for area in areas:
                self._repaint(canvas, node, area)
            canvas.node = node
        finally:
            canvas.is_busy = False
            canvas.surface.set_clip(None)
        if move is None:
            return areas
        return [move.area, *(area for area in areas if not move.area.contains(area))]

    def _differences(self, canvas: Canvas, ops: DrawList) -> tuple[Node, list[Rect], Glide | None]:
        """What is to be painted anew, and what is to be moved before that."""
        whole, (left, top) = canvas.surface.get_rect(), canvas.corner
        if canvas.node is None:
            return self._ruler.measure(ops), [whole], None
        move = glide(canvas.node, ops, whole.move(left, top))
        if move is None and not (canvas.owed or canvas.due):
            move = roll(canvas.node, ops, whole.move(left, top))
        if move is None:
            node, damage = self._ruler.compare(canvas.node, ops)
            return node, merged([*canvas.due, *_from(canvas, damage)], whole), None
        node, damage = self._ruler.compare(move.node, ops)
        areas = [due.move(move.dx, move.dy) for due in canvas.due]
        areas += _from(canvas, [*damage, *move.bare])
        is_still = (move.dx, move.dy) == (0, 0)
        moved = None if is_still else move._replace(area=move.area.move(-left, -top))
        return node, merged(areas, whole), moved

    def _repaint(self, canvas: Canvas, node: Node, area: Rect) -> None:
        left, top = canvas.corner
        if canvas.owed:
            canvas.owed = [owed for owed in canvas.owed if not area.contains(owed)]
        canvas.surface.set_clip(area)
        for bare in node.uncovered(area.move(left, top)):
            fast_copies.fill(canvas.surface, (0, 0, 0, 0), bare.move(-left, -top))
        self.paint(canvas.surface, node, area, (-left, -top), canvas.owed)

    def _group(
        self,
        surface: Surface,
        group: Group,
        kid: Node,
        visible: Rect,
        area: Rect,
        at: tuple[int, int],
        owed: list[Rect],
    ) -> None:
        if group.bake and group.alpha <= 0:
            return
        dx, dy = shift(group)
        inner_at = (at[0] + dx, at[1] + dy)
        if group.bake and group.late:
            self._late_group(surface, group, kid, visible, inner_at, owed)
        elif group.bake and (sheet := self._sheet(group, kid, visible)) is not None:
            _lay(sheet, surface, group, visible, inner_at)
            if sheet.owed:
                owed.append(visible)
        elif group.clip:
            surface.set_clip(visible)
            self.paint(surface, kid, visible, inner_at, owed)
            surface.set_clip(area)
        else:
            self.paint(surface, kid, area, inner_at, owed)

    def _late_group(
        self,
        surface: Surface,
        group: Group,
        kid: Node,
        visible: Rect,
        at: tuple[int, int],
        owed: list[Rect],
    ) -> None:
        """Lays a group that is painted in the background, once that is done."""
        area = sheet_area(group, kid)
        picture = self._pictures.painting(group, area)
        if picture is None:
            owed.append(visible)
            return
        sheet = self._sheets.get(group.key)
        if sheet is None or sheet.surface is not picture or sheet.area != area:
            sheet = self._sheets[group.key] = Sheet(area, opaque=False, picture=picture)
        sheet.used = self._round
        _lay(sheet, surface, group, visible, at)

    def _sheet(self, group: Group, kid: Node, visible: Rect) -> Sheet | None:
        """The sheet of a group; None where the group is better painted op by op."""
        sheet = self._sheets.get(group.key)
        if sheet is not None and sheet.group is group and not (sheet.due or sheet.is_busy):
            sheet.used = self._round
            return sheet
        area, opaque = sheet_area(group, kid), is_opaque(group, kid)
        if area.w * area.h > LARGEST_SHEET_PX:
            return None
        is_idle = sheet is None or self._round - sheet.used > STEADY_ROUNDS
        is_plain = opaque and group.alpha >= 255 and scale_of(group) == 1.0
        if is_idle and is_plain and not self._is_worth_it(group.key, visible, area):
            return None
        if sheet is not None and sheet.is_busy:  # a group inside another one of the same key
            sheet = Sheet(area, opaque)
        elif sheet is None or sheet.area != area or sheet.opaque != opaque:
            self._sheets.pop(group.key, None)
            self._make_room(area.w * area.h * 4)
            sheet = self._sheets[group.key] = Sheet(area, opaque)
        sheet.used = self._round
        if self._update(sheet, kid.ops):
            sheet.touched(self._round)
        sheet.group = group
        return sheet

    def _is_worth_it(self, key: str, visible: Rect, area: Rect) -> bool:
        """Whether a sheet would be of use: most of it is wanted, and not for the first time.

        A scene that slides is painted only where it comes in sight and needs no sheet.
        """
        if pixels_of(visible) * 2 < pixels_of(area):
            return False
        before, self._wanted[key] = self._wanted.get(key, self._round), self._round
        return 0 < self._round - before <= STEADY_ROUNDS

    def _make_room(self, needed: int) -> None:
        """Drops the sheets used longest ago, but none that this painting used."""
        total = needed + sum(surface_bytes(sheet.surface) for sheet in self._sheets.values())
        for key, sheet in sorted(self._sheets.items(), key=lambda kept: kept[1].used):
            if total <= SHEET_BYTES or sheet.used == self._round:
                return
            del self._sheets[key]
            total -= surface_bytes(sheet.surface)

    def _tidy(self, shown: Node) -> None:
        self._wanted.clear()
        keys = set(baked_keys(shown))
        oldest = self._round - UNUSED_ROUNDS
        for key in [key for key, sheet in self._sheets.items() if sheet.used < oldest]:
            if key not in keys:
                del self._sheets[key]


def _from(canvas: Canvas, areas: list[Rect]) -> list[Rect]:
    """Areas of a list as areas of the canvas that shows it."""
    left, top = canvas.corner
    return [area.move(-left, -top) for area in areas] if left or top else areas


def _lay(sheet: Sheet, surface: Surface, group: Group, visible: Rect, at: tuple[int, int]) -> None:
    """Lays the picture of a group on a surface, in the size and the strength it is shown in."""
    if group.scale == 1.0:
        sheet.paint_on(surface, visible, *at, group.alpha)
    else:
        sheet.lay_stretched(surface, visible, at, group.alpha, group.scale, group.hurried)


def pixels_of(area: Rect) -> int:
    """How many pixels an area has."""
    return area.w * area.h


def baked_keys(node: Node) -> Iterator[str]:
    """The keys of all baked groups in a list, those inside others too."""
    for index, kid in node.kids.items():
        group = node.ops[index]
        if isinstance(group, Group) and group.bake:
            yield group.key
        yield from baked_keys(kid)


def compose(
    ops: DrawList,
    area: Rect,
    fill: Colour | None,
    pictures: PictureSource,
    fonts: Fonts,
    is_stopped: Callable[[], bool],
) -> Surface | None:
    """One picture of an area of a list, see-through without a fill; None when it was stopped.

    It is painted op by op in bands, so that another thread never waits long for its turn.
    """
    surface = Surface(area.size, 0 if fill else SRCALPHA)
    if fill:
        surface.fill(fill)
    bakery, ruler, at = Bakery(pictures, fonts), Ruler(fonts), (-area.x, -area.y)
    for part in ops:
        node = ruler.measure((part,))
        for band in bands(node.extent().move(at).clip(surface.get_rect())):
            if is_stopped():
                return None
            surface.set_clip(band)
            bakery.paint(surface, node, band, at, [])
            pause()
    surface.set_clip(None)
    return surface
