"""Surfaces with the draw lists they show; the kept pictures of baked groups."""

from pygame import SRCALPHA, Rect, Surface, mask, transform

from jungle_pg.shell.painter import fast_copies
from jungle_pg.shell.painter.nodes import SOLID_PX, Node, stretched
from jungle_pg.stage.ops import DrawList, Group

SOLID_TRIES = 3
RIM_PX = 2
"""The outermost pixels of a picture may be see-through when the rest is not."""
FINE_PX = 3_000_000
"""On a surface of fewer pixels they are so large that every picture is stretched smoothly."""
SEE_THROUGH = 254
"""The most alpha of a pixel that something shines through."""


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

    def move(self, area: Rect, dx: int, dy: int) -> None:
        """Moves what is painted in an area; where nothing comes from, the old stays."""
        self.surface.set_clip(area)
        if self.surface.get_flags() & SRCALPHA:
            self.surface.scroll(dx, dy)
        else:
            # Pixels that hide everything are copied, which is faster than scrolling them.
            self.surface.blit(self.surface, area.move(dx, dy), area)
        self.owed = [owed.move(dx, dy).clip(area) for owed in self.owed]


class Sheet(Canvas):
    """The kept picture of a baked group."""

    def __init__(self, area: Rect, opaque: bool, picture: Surface | None = None) -> None:
        picture = picture or Surface(area.size, 0 if opaque else SRCALPHA)
        super().__init__(picture, area.topleft)
        self.area = area
        self.opaque = opaque
        self.used = 0
        self.changed = 0
        """The painting it was last painted in."""
        self.group: Group | None = None
        self.solid: Rect | None = None
        """A part nothing shines through, in the list's coordinates; None until it was sought."""
        self._stretched: Surface | None = None
        """Its picture in another size, as it was last shown."""
        self._is_rough = False
        """Whether that was made in a hurry."""
        self._room: Surface | None = None
        """Where pictures of one size after the other are made."""

    def touched(self, painting: int) -> None:
        """It was painted on: what was found out about it before does not count any more."""
        self.changed, self.solid, self._stretched = painting, None, None

    def lay_stretched(
        self,
        surface: Surface,
        visible: Rect,
        at: tuple[int, int],
        alpha: int,
        scale: float,
        hurried: bool = False,
    ) -> None:
        """Lays the visible part in another size; the list's (0, 0) comes to a place."""
        area = stretched(self.area, scale)
        picture = self._stretched
        is_good_enough = hurried or not self._is_rough
        if picture is None or picture.get_size() != area.size or not is_good_enough:
            w, h = surface.get_size()
            picture = self._stretched = self._in_size(area.size, hurried, is_fine=w * h >= FINE_PX)
        picture.set_alpha(alpha if alpha < 255 or not self.opaque else None)
        surface.blit(picture, visible, visible.move(-at[0] - area.x, -at[1] - area.y))

    def _in_size(self, size: tuple[int, int], hurried: bool, is_fine: bool) -> Surface:
        """Its picture in another size; in a hurry rough on fine pixels, where nobody can tell."""
        w, h = self.area.size
        self._is_rough = hurried and is_fine
        if not hurried or size[0] > w or size[1] > h:
            self._room = None
            return transform.smoothscale(self.surface, size)
        # New memory for every size would take longer than the stretching.
        self._room = self._room or Surface(self.area.size, 0 if self.opaque else SRCALPHA)
        room = self._room.subsurface((0, 0, *size))
        stretch = transform.scale if self._is_rough else transform.smoothscale
        return stretch(self.surface, size, room)

    def paint_on(self, surface: Surface, visible: Rect, dx: int, dy: int, alpha: int) -> None:
        """Lays the visible part on a surface; the sheet's coordinates are moved by dx, dy."""
        part = visible.move(-dx - self.area.x, -dy - self.area.y)
        if alpha >= 255 and self.opaque:
            fast_copies.copy(surface, self.surface, visible, part)
            return
        if alpha >= 255:
            surface.blit(self.surface, visible, part)
            return
        self.surface.set_alpha(alpha)
        surface.blit(self.surface, visible, part)
        # Without alpha at all an opaque surface is copied, which is faster than blending.
        self.surface.set_alpha(None if self.opaque else 255)

    def shows(self, ops: DrawList) -> bool:
        """Whether it shows these ops, with all their pictures."""
        return self.node is not None and self.node.ops is ops and not (self.due or self.owed)

    def seek_solid(self) -> Rect:
        """The box of one of the largest ops, if its pixels hide what lies below; else nothing."""
        boxes = self.node.boxes if self.node is not None else []
        for box in sorted(boxes, key=lambda box: box.w * box.h, reverse=True)[:SOLID_TRIES]:
            inner = box.inflate(-2 * RIM_PX, -2 * RIM_PX).clip(self.area)
            if inner.w * inner.h < SOLID_PX:
                break
            pixels = self.surface.subsurface(inner.move(-self.area.x, -self.area.y))
            if mask.from_surface(pixels, SEE_THROUGH).count() == inner.w * inner.h:
                return inner
        return Rect(0, 0, 0, 0)
