"""Every picture on the screen: made once at its size, kept, and made in the background if large.

A kept picture is named by a digest of everything it is made of.
"""

from collections.abc import Callable, Hashable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pygame
from pygame import Rect, Surface

from jungle_pg.shell.painter.baking import compose
from jungle_pg.shell.painter.brush import Parts
from jungle_pg.shell.painter.op_bounds import Pose, disc_radius, disc_side, pose_of
from jungle_pg.shell.pictures.backdrops import Backdrop, Backdrops, likeness, names_in, scenery_size
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader, Made, Order
from jungle_pg.shell.pictures.lru_cache import LruCache, surface_bytes
from jungle_pg.shell.pictures.paintings import Painting, Paintings
from jungle_pg.shell.pictures.raster import (
    BrokenPicture,
    draw_disc,
    draw_placeholder,
    draw_sprite,
    draw_svg,
    drawn_out,
    in_pose,
    read_svg,
    svg_bytes,
)
from jungle_pg.stage.ops import (
    Area,
    Colour,
    Drawing,
    DrawList,
    Group,
    Recolour,
    Scenery,
    Slab,
    Sprite,
    Text,
)

LARGE_PX = 150_000
DETAILED_BYTES = 100_000
"""Sprites that are larger, or whose files are longer, are made in the background."""
SHARP_BYTES = 24_000_000
SHARP_BYTES_PER_SCREEN_PX = 8
POSED_BYTES = 12_000_000
POSED_BYTES_PER_SCREEN_PX = 2
SLAB_BYTES = 4_000_000
SLAB_BYTES_PER_SCREEN_PX = 2
FRAME_BUDGET_S = 0.008
"""How long a frame may draw new pictures; the rest appears with the frames after it."""
USUAL_S_PER_PX = 5e-8
"""How long a picture takes that is full of detail; it is only begun where there is time for it."""
FORMAT = "1"
"""Changes when the same assets are drawn in another way."""


class SpriteKey(NamedTuple):
    """A picture of the assets at a size."""

    name: str
    w: int
    h: int
    recolour: Recolour
    grey: bool

    def subject(self) -> tuple[str, Recolour, bool]:
        """The same picture at any size."""
        return self.name, self.recolour, self.grey


def sprite_key(op: Sprite) -> SpriteKey:
    """The picture a sprite shows, before it is stretched and turned."""
    return SpriteKey(op.name, round(op.w), round(op.h), op.recolour, op.grey)


PosedKey: TypeAlias = tuple[str, int, int, Recolour, bool, Pose, bool]
"""A look, the pose it is in, and whether it is mirrored."""

Plain: TypeAlias = tuple[str, int, int] | tuple[float, Colour]
"""A drawing by its text and size, a disc by its radius and colour."""


class Pictures:
    """Makes and keeps pictures; a missing or broken one becomes a placeholder and a problem."""

    def __init__(
        self,
        sprites: Path,
        fonts: Fonts,
        loader: Loader | None = None,
        kept_bytes: int = SHARP_BYTES,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._folder = sprites
        self._fonts = fonts
        self._loader = loader
        self._clock = clock
        """Without a clock every frame takes the time it needs."""
        self._spent_s = 0.0
        self.is_behind = False
        """Whether the last frame left out pictures for want of time."""
        self._sharp: LruCache[SpriteKey | Plain, Surface] = LruCache(kept_bytes, surface_bytes)
        self._posed: LruCache[PosedKey, Surface] = LruCache(
            min(kept_bytes, POSED_BYTES), surface_bytes
        )
        self._slabs: LruCache[Hashable, Parts] = LruCache(min(kept_bytes, SLAB_BYTES), _parts_bytes)
        self._backdrops = Backdrops()
        self._paintings = Paintings()
        self._made = 0
        self._lacking: set[Hashable] = set()
        """What was asked for in vain since something last arrived."""
        self._nothing = Surface((0, 0))
        self._problems: dict[str, None] = {}

    @property
    def problems(self) -> tuple[str, ...]:
        """What went wrong so far, each in one sentence and only once."""
        return (*self._problems, *(self._loader.problems if self._loader else ()))

    def fit(self, width: int, height: int) -> None:
        self._sharp.resize(SHARP_BYTES + SHARP_BYTES_PER_SCREEN_PX * width * height)
        self._posed.resize(POSED_BYTES + POSED_BYTES_PER_SCREEN_PX * width * height)
        self._slabs.resize(SLAB_BYTES + SLAB_BYTES_PER_SCREEN_PX * width * height)
        self._backdrops.fit(width, height)

    @property
    def part_made(self) -> float:
        """How many of the pictures that were asked for so far are there, from 0 to 1."""
        return self._made / max(1, self._made + len(self._lacking))

    def kept_bytes(self) -> int:
        """The memory of all kept pictures but the sceneries."""
        return self._sharp.total + self._posed.total

    def sprite(self, op: Sprite) -> Surface | None:
        """A picture of the assets in its pose, None while it is being made."""
        w, h, pose = round(op.w), round(op.h), pose_of(op)
        is_posed = op.flip or pose != (w, h, 0.0)
        key = (op.name, w, h, op.recolour, op.grey, pose, op.flip)
        if is_posed and (posed := self._posed.get(key)) is not None:
            return posed
        look = sprite_key(op)
        if min(look.w, look.h, pose[0], pose[1]) < 1:
            return self._nothing
        picture = self._sharp.get(look) or self._new_sprite(look)
        if picture is None or not is_posed:
            return picture
        posed = in_pose(picture, pose, op.flip)
        self._posed.put(key, posed)
        return posed

    def drawing(self, op: Drawing) -> Surface | None:
        """A picture given as SVG text, None when it has to wait for the next frame."""
        w, h = round(op.w), round(op.h)
        if min(w, h) < 1:
            return self._nothing
        key = (op.svg, w, h)
        return self._sharp.get(key) or self._made_now(
            key, w, h, lambda: draw_svg(op.svg.encode("utf-8", "replace"), w, h)
        )

    def slab(self, op: Slab) -> Parts | None:
        """The corners and edges of a slab, each with its place; None when they have to wait."""
        small = self.drawing(Drawing(op.svg, 0, 0, op.small_w, op.small_h))
        if small is None:
            return None
        size = (round(op.w), round(op.h))
        if min(*size, *small.get_size()) < 1:
            return ()
        key = (op.svg, small.get_size(), op.corner, size)
        parts = self._slabs.get(key)
        if parts is None:
            parts = drawn_out(small, size, round(op.corner))
            self._slabs.put(key, parts)
        return parts

    def disc(self, r: float, fill: Colour) -> Surface | None:
        """A filled circle in the middle of a square, None when it has to wait."""
        side, radius = disc_side(r), disc_radius(r)
        if side < 1:
            return self._nothing
        key = (radius, fill)
        return self._sharp.get(key) or self._made_now(
            key, side, side, lambda: draw_disc(side, radius, fill)
        )

    def scenery(self, op: Scenery) -> Surface | None:
        if min(scenery_size(op)) < 1:
            return self._nothing
        backdrop = self._backdrops.find(op) or self._backdrops.add(op)
        if backdrop.picture is None:
            if self._loader is None:
                area = Rect((0, 0), scenery_size(op))
                if (made := self._composed(op.ops, area, op.fill, lambda: False)) is not None:
                    backdrop.picture = made.picture
                    self._note(made.problems)
            else:
                self._order(self._scenery_order(op, backdrop))
        return backdrop.picture

    def painting(self, group: Group, area: Rect) -> Surface | None:
        painting = self._paintings.find(group) or self._paintings.add(group, area)
        if painting.picture is None:
            if self._loader is None:
                if (made := self._composed(group.ops, area, None, lambda: False)) is not None:
                    painting.hang(made.picture)
                    self._note(made.problems)
            else:
                self._order(self._painting_order(painting))
        return painting.picture

    def waiting(self) -> bool:
        """Whether pictures are still being made."""
        return self._loader is not None and self._loader.waiting()

    def arrived(self) -> bool:
        """Takes over what was made since the last call; True when something may look different."""
        was_behind, self.is_behind, self._spent_s = self.is_behind, False, 0.0
        done = self._loader.take() if self._loader else []
        if done or was_behind:
            self._lacking.clear()
        for key, made in done:
            self._made += 1
            self._note(made.problems)
            if isinstance(key, SpriteKey):
                self._sharp.put(key, made.picture or draw_placeholder(key.w, key.h))
            elif isinstance(key, Backdrop):
                key.picture = made.picture or _plain(key)
            elif isinstance(key, Painting):
                key.hang(made.picture)
        return bool(done) or was_behind

    def _new_sprite(self, look: SpriteKey) -> Surface | None:
        if self._loader is None or not self._takes_long(look):
            return self._made_now(look, look.w, look.h, lambda: draw_sprite(self._folder, *look))
        self._order(self._sprite_order(look))
        return None

    def _order(self, order: Order) -> None:
        self._lacking.add(order.key)
        if self._loader is not None:
            self._loader.order(order)

    def _takes_long(self, look: SpriteKey) -> bool:
        return look.w * look.h > LARGE_PX or svg_bytes(self._folder, look.name) > DETAILED_BYTES

    def _made_now(
        self, key: SpriteKey | Plain, w: int, h: int, draw: Callable[[], Surface]
    ) -> Surface | None:
        """A picture, unless this frame has drawn enough: then it is drawn with the next one."""
        if self._spent_s and self._spent_s + w * h * USUAL_S_PER_PX > FRAME_BUDGET_S:
            self.is_behind = True
            self._lacking.add(key)
            return None
        began = self._clock() if self._clock else 0.0
        try:
            picture = draw()
        except BrokenPicture as error:
            self._note((str(error),))
            picture = draw_placeholder(w, h)
        self._made += 1
        self._sharp.put(key, picture)
        if self._clock:
            self._spent_s += self._clock() - began
        return picture

    def _note(self, problems: tuple[str, ...]) -> None:
        self._problems.update(dict.fromkeys(problems))

    def _sprite_order(self, look: SpriteKey) -> Order:
        return Order(
            key=look,
            subject=look.subject(),
            size=(look.w, look.h),
            opaque=False,
            make=lambda _: Made(draw_sprite(self._folder, *look)),
            digest=lambda: sprite_digest(self._folder, look.name, look),
        )

    def _scenery_order(self, op: Scenery, backdrop: Backdrop) -> Order:
        return Order(
            key=backdrop,
            subject=likeness(op.ops),
            size=backdrop.size,
            opaque=True,
            make=lambda is_stopped: self._composed(
                op.ops, Rect((0, 0), backdrop.size), op.fill, is_stopped
            ),
            digest=lambda: self.digest_of(op),
        )

    def _painting_order(self, painting: Painting) -> Order:
        ops, area = painting.ops, painting.area
        return Order(
            key=painting,
            subject=painting.key,
            size=area.size,
            opaque=False,
            make=lambda is_stopped: self._composed(ops, area, None, is_stopped),
            digest=lambda: group_digest(
                self._folder, self._fonts.files, ops, (area.x, area.y, area.w, area.h)
            ),
            # What is asked for last lies on top, and the backdrop below has its stand-in.
            goes_first=True,
        )

    def digest_of(self, op: Scenery) -> str:
        """A name for all a scenery is made of; its pixels are kept under it."""
        return scenery_digest(self._folder, self._fonts.files, op)

    def _composed(
        self, ops: DrawList, area: Rect, fill: Colour | None, is_stopped: Callable[[], bool]
    ) -> Made | None:
        # Fonts and pictures of its own, for the thread it may run in.
        fonts = Fonts(self._fonts.folder)
        # Each layer of a scenery is used once; in a group the same ones come again and again.
        pictures = Pictures(self._folder, fonts, kept_bytes=1 if fill else SHARP_BYTES)
        surface = compose(ops, area, fill, pictures, fonts, is_stopped)
        return Made(surface, pictures.problems + fonts.problems) if surface is not None else None


def _parts_bytes(parts: Parts) -> int:
    return sum(surface_bytes(part) for part in {part for part, _ in parts})


def _plain(backdrop: Backdrop) -> Surface:
    surface = Surface(backdrop.size)
    surface.fill(backdrop.fill)
    return surface


def digest_of(facts: Iterable[object], files: Iterable[bytes]) -> str:
    """A name for facts and the content of files."""
    found = sha256(repr((FORMAT, pygame.version.ver, *facts)).encode("utf-8", "backslashreplace"))
    for content in files:
        found.update(sha256(content).digest())
    return found.hexdigest()


def sprite_digest(folder: Path, name: str, facts: Iterable[object]) -> str:
    """A name for a picture of the assets drawn in one way."""
    return digest_of(("sprite", *facts), [read_svg(folder, name)])


def scenery_digest(folder: Path, fonts: Iterable[Path], op: Scenery) -> str:
    """A name for a scenery, whatever its place."""
    facts = ("scenery", op.ops, scenery_size(op), op.fill)
    return digest_of(facts, _files_of(folder, fonts, op.ops))


def group_digest(folder: Path, fonts: Iterable[Path], ops: DrawList, area: Area) -> str:
    """A name for an area of a group, whatever its place."""
    return digest_of(("group", ops, area), _files_of(folder, fonts, ops))


def _files_of(folder: Path, fonts: Iterable[Path], ops: DrawList) -> list[bytes]:
    """The content of all files a list is drawn with."""
    files = [read_svg(folder, name) for name in sorted(set(names_in(ops)))]
    return files + [font.read_bytes() for font in fonts] if _has_text(ops) else files


def _has_text(ops: DrawList) -> bool:
    return any(
        isinstance(op, Text) or (isinstance(op, Group | Scenery) and _has_text(op.ops))
        for op in ops
    )
