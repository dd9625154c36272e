"""Paints draw lists on surfaces; baked groups are kept as pictures of their own."""

from collections.abc import Callable, Iterator

from pygame import SRCALPHA, Rect, Surface

from jungle_pg.shell.brush import Brush, PictureSource
from jungle_pg.shell.damage import Ruler, merged
from jungle_pg.shell.fonts import Fonts
from jungle_pg.shell.nodes import Node, is_opaque, sheet_area, shift
from jungle_pg.shell.raster import bands, pause
from jungle_pg.shell.shelf import surface_bytes
from jungle_pg.stage.ops import DrawList, Group, Scenery

SHEET_BYTES = 70_000_000
LARGEST_SHEET_PX = 40_000_000
"""A larger group is painted op by op."""
UNUSED_ROUNDS = 2000
"""Paintings after which a sheet that is no longer shown is dropped."""


class Canvas:
    """A surface and the draw list it shows; its corner is a place in the list's coordinates."""

    def __init__(self, surface: Surface, corner: tuple[int, int] = (0, 0)) -> None:
        self.surface = surface
        self.corner = corner
        self.node: Node | None = None
        self.is_busy = False
        """Being painted just now."""
        self.owed: list[Rect] = []
        """Areas painted without a picture that is still being made."""
        self.due: list[Rect] = []
        """Areas to be painted anew although the list is the same."""

    def refresh(self) -> None:
        """Pictures have arrived: what was painted without them is due."""
        self.due += self.owed
        self.owed = []


class Sheet(Canvas):
    """The kept picture of a baked group."""

    def __init__(self, area: Rect, opaque: bool) -> None:
        super().__init__(Surface(area.size, 0 if opaque else SRCALPHA), area.topleft)
        self.area = area
        self.opaque = opaque
        self.used = 0
        self.group: Group | None = None

    def lay(self, surface: Surface, visible: Rect, dx: int, dy: int, alpha: int) -> None:
        """Lays the visible part on a surface; the sheet's coordinates are moved by dx, dy."""
        part = visible.move(-dx - self.area.x, -dy - self.area.y)
        if alpha >= 255:
            surface.blit(self.surface, visible, part)
            return
        self.surface.set_alpha(alpha)
        surface.blit(self.surface, visible, part)
        # Without alpha at all an opaque surface is copied, which is faster than blending.
        self.surface.set_alpha(None if self.opaque else 255)


class Bakery:
    """Shows draw lists on canvases and keeps the sheets of baked groups by their keys."""

    def __init__(self, pictures: PictureSource, fonts: Fonts) -> None:
        self._brush = Brush(pictures, fonts)
        self._ruler = Ruler(fonts)
        self._sheets: dict[str, Sheet] = {}
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
        self, surface: Surface, node: Node, area: Rect, at: tuple[int, int], owed: list[Rect]
    ) -> None:
        """Paints the ops in an area, to which the surface is clipped, moved to a place."""
        local = area.move(-at[0], -at[1])
        floor = node.floor(local)
        for index in local.collidelistall(node.boxes):
            if index < floor:
                continue
            op, box = node.ops[index], node.boxes[index].move(at)
            if isinstance(op, Group):
                visible = box.clip(area)
                self._group(surface, op, node.kids[index], visible, area, at, owed)
            elif not self._brush.paint(surface, op, box):
                owed.append(box.clip(area))

    def _update(self, canvas: Canvas, ops: DrawList) -> list[Rect]:
        if canvas.node is not None and canvas.node.ops is ops and not canvas.due:
            return []
        node, areas = self._differences(canvas, ops)
        # Until all is painted it counts as showing nothing: a failure must leave no gap behind.
        canvas.node, canvas.due, canvas.is_busy = None, [], True
        try:
            for area in areas:
                self._repaint(canvas, node, area)
            canvas.node = node
        finally:
            canvas.is_busy = False
            canvas.surface.set_clip(None)
        return areas

    def _differences(self, canvas: Canvas, ops: DrawList) -> tuple[Node, list[Rect]]:
        whole = canvas.surface.get_rect()
        if canvas.node is None:
            return self._ruler.measure(ops), [whole]
        node, damage = self._ruler.compare(canvas.node, ops)
        left, top = canvas.corner
        return node, merged([*(area.move(-left, -top) for area in damage), *canvas.due], whole)

    def _repaint(self, canvas: Canvas, node: Node, area: Rect) -> None:
        left, top = canvas.corner
        if canvas.owed:
            canvas.owed = [owed for owed in canvas.owed if not area.contains(owed)]
        canvas.surface.set_clip(area)
        for bare in node.uncovered(area.move(left, top)):
            canvas.surface.fill((0, 0, 0, 0), bare.move(-left, -top))
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
        if group.bake and (sheet := self._sheet(group, kid)) is not None:
            sheet.lay(surface, visible, *inner_at, group.alpha)
            if sheet.owed:
                owed.append(visible)
        elif group.clip:
            surface.set_clip(visible)
            self.paint(surface, kid, visible, inner_at, owed)
            surface.set_clip(area)
        else:
            self.paint(surface, kid, area, inner_at, owed)

    def _sheet(self, group: Group, kid: Node) -> Sheet | None:
        sheet = self._sheets.get(group.key)
        if sheet is not None and sheet.group is group and not (sheet.due or sheet.is_busy):
            sheet.used = self._round
            return sheet
        area, opaque = sheet_area(group, kid), is_opaque(group, kid)
        if area.w * area.h > LARGEST_SHEET_PX:
            return None
        if sheet is not None and sheet.is_busy:  # a group inside another one of the same key
            sheet = Sheet(area, opaque)
        elif sheet is None or sheet.area != area or sheet.opaque != opaque:
            self._sheets.pop(group.key, None)
            self._make_room(area.w * area.h * 4)
            sheet = self._sheets[group.key] = Sheet(area, opaque)
        sheet.used, sheet.group = self._round, group
        self._update(sheet, kid.ops)
        return sheet

    def _make_room(self, needed: int) -> None:
        """Drops the sheets used longest ago, but none that this painting used."""
        total = needed + sum(surface_bytes(sheet.surface) for sheet in self._sheets.values())
        for key, sheet in sorted(self._sheets.items(), key=lambda kept: kept[1].used):
            if total <= SHEET_BYTES or sheet.used == self._round:
                return
            del self._sheets[key]
            total -= surface_bytes(sheet.surface)

    def _tidy(self, shown: Node) -> None:
        keys = set(baked_keys(shown))
        oldest = self._round - UNUSED_ROUNDS
        for key in [key for key, sheet in self._sheets.items() if sheet.used < oldest]:
            if key not in keys:
                del self._sheets[key]


def baked_keys(node: Node) -> Iterator[str]:
    """The keys of all baked groups in a list, those inside others too."""
    for index, kid in node.kids.items():
        group = node.ops[index]
        if isinstance(group, Group) and group.bake:
            yield group.key
        yield from baked_keys(kid)


def compose(
    op: Scenery, pictures: PictureSource, fonts: Fonts, is_stopped: Callable[[], bool]
) -> Surface | None:
    """The picture of a scenery; None when it was stopped.

    It is painted op by op in bands, so that another thread never waits long for its turn.
    """
    surface = Surface((round(op.w), round(op.h)))
    surface.fill(op.fill)
    bakery, ruler = Bakery(pictures, fonts), Ruler(fonts)
    for part in op.ops:
        node = ruler.measure((part,))
        for band in bands(surface.get_rect()):
            if is_stopped():
                return None
            surface.set_clip(band)
            bakery.paint(surface, node, band, (0, 0), [])
            pause()
    surface.set_clip(None)
    return surface
