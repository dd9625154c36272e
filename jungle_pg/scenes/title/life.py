"""What lives around the menu of the title: animals on the bank, butterflies, fireflies, the logo.

The title is the poster of the program: its cast is a table here, whatever game is played.
"""

from dataclasses import dataclass, replace
from math import ceil, floor
from typing import Final

from jungle_pg.scenes.title.leaves import Leaves, touch
from jungle_pg.stage.backdrop import jungle_unit
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import (
    CALM_FRAMES,
    FIREFLIES,
    RESTING_GLOW,
    Flight,
    Glow,
    blink,
    breathing,
    butterfly,
    firefly,
    tick,
    tick_time,
)
from jungle_pg.stage.memo import GroupMemos, Memo
from jungle_pg.stage.ops import Area, DrawList, Group, Scenery, Sprite
from jungle_pg.stage.view import View
from jungle_pg.ui.panel import rope_ops


@dataclass(frozen=True, slots=True)
class Actor:
    """An animal on its plate beside the menu; places and sizes in units of the jungle."""

    plate: str
    head: str
    away: float
    """From the menu to its middle; to the left below 0."""
    behind: float
    """How far back on the bank it stands."""
    size: float


CAST: Final = (
    Actor("red", "elephant", -408, 88, 196),
    Actor("red", "lion", -248, 0, 292),
    Actor("red", "leopard", -86, -4, 156),
    Actor("blue", "elephant", 418, 88, 196),
    Actor("blue", "tiger", 252, 0, 292),
    Actor("blue", "rat", 82, -4, 156),
)
BANK: Final = 122
"""From the lower edge of the window to the feet."""
TROUPE_WIDTH: Final = 620
"""The room from which on the animals have their full size."""
TALLEST: Final = 292
LEAST_ROOM: Final = 200
"""With less room beside the menu no animal stands there."""
SMALLEST: Final = 0.3

LOGO_FILE: Final = 1380
"""The width of the logo in its own units."""
ABOVE_THE_NAME: Final = ((312, 98, 70), (628, 105, 66), (1092, 112, 62))
EYES: Final = {
    "title/logo": (*ABOVE_THE_NAME, (960, 286, 34)),
    "title/logo_zh": (*ABOVE_THE_NAME, (801, 292, 34)),
}
"""Middle and half width of what differs in a logo with closed eyes, animal by animal."""
EYES_LEFT: Final = 60
ROPE_AT: Final = 0.17
"""Where the ropes of a sign are, in widths of it from its ends."""
ROPES: Final = {"title/logo": 0.32, "title/logo_zh": 0.05}
"""How far from its middle a logo has letters that hold a rope, in widths of it."""

BUTTERFLY_SIZES: Final = (60, 52, 46)
REACH: Final = (115, 55)
LIGHTS: Final = (26, 34, 44)
ROUND: Final = 36
"""How far a firefly goes from its leaf."""
PERCHED: Final = Flight(0, 0, 1, 0, is_perched=True)
RESTING: Final = Glow(RESTING_GLOW, 0, 0)


class TitleLife:
    """All that is seen between the jungle and the menu, for one window."""

    def __init__(self, view: View, logo: Rect, panel: Rect, signs: tuple[Rect, ...] = ()) -> None:
        self._view, self._logo, self._panel = view, logo, panel
        self._signs = signs
        """What hangs from the letters by itself, over the rest of the menu."""
        self._unit = jungle_unit(view.width, view.height)
        gap, scale = self._troupe()
        self._actors = tuple(self._stood(gap, scale)) if scale else ()
        self._homes = tuple(self._flowers()) if view.theme.name == "day" else ()
        self._leaves = tuple(self._lit_leaves()) if view.theme.name == "night" else ()
        free = view.width / 2 - gap if self._actors else view.width
        self.plants = Leaves(view, logo, panel, free)
        self.scenery = self._behind()
        self._name = Group("name", self._hung_logo())
        self._eye_areas = tuple(map(self._eye_area, EYES[view.words("title.logo")]))
        self._group = GroupMemos()
        self._eyes_shown = tuple(Memo[Group]() for _ in self._eye_areas)
        self._all: Memo[DrawList] = Memo()
        self._tick = -1
        self._calm = -1
        self._behind_flights: tuple[Group, ...] = ()
        self._before_flights: tuple[Group, ...] = ()
        self._frames = 1
        """How many ticks each frame stands for."""

    def _behind(self) -> Scenery:
        """The jungle behind the animals, with their shadows."""
        plain = self.plants.scenery()
        return replace(plain, ops=(*plain.ops, *(_shadow(box) for _, box in self._actors)))

    def draw(self, now: float) -> DrawList:
        """Everything at a moment; the very same list while nothing has moved."""
        self._tick = tick(now)
        time = tick_time(self._tick)
        flights = [self._flight(number, time) for number in range(len(self._homes))]
        if self._homes:
            self._frames = CALM_FRAMES if all(each.is_perched for each in flights) else 1
        if (calm := self._tick - self._tick % CALM_FRAMES) != self._calm:
            self._calm = calm
            self._behind_flights, self._before_flights = self._standing(calm)
        new = (
            *self._behind_flights,
            *(self._butterfly(number, flight) for number, flight in enumerate(flights)),
            *(self._firefly(number, time) for number in range(len(self._leaves))),
            *self._before_flights,
        )
        return self._all(tuple, new)

    def _standing(self, tick: int) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
        """What stays where it is, behind and before those that fly."""
        time = tick_time(tick)
        behind = (
            *self.plants.behind(tick),
            *(self._actor(number, time) for number in range(len(self._actors))),
            self.plants.before(),
        )
        eyes = (self._eyes(number, time) for number in range(len(self._eye_areas)))
        return behind, (self._name, *eyes)

    def wakes_at(self) -> float | None:
        """When the next frame is due: it stays due until it was drawn."""
        return None if self._view.calm else tick_time(self._tick + self._frames)

    def _actor(self, number: int, time: float) -> Group:
        actor, box = self._actors[number]
        face, risen = "", 0
        if not self._view.calm:
            face = "_blink" if blink(time, number) else ""
            risen = round(breathing(time, number) * box.h)
        return self._group(f"actor {number}", _actor_ops, actor, box, face, risen)

    def _eyes(self, number: int, time: float) -> Group:
        is_shut = not self._view.calm and blink(time, len(CAST) + number)
        shut = (self._sign("_blink"),) if is_shut else ()
        return self._eyes_shown[number](Group, f"eyes {number}", shut, clip=self._eye_areas[number])

    def _flight(self, number: int, time: float) -> Flight:
        return PERCHED if self._view.calm else butterfly(time, number)

    def _butterfly(self, number: int, flight: Flight) -> Group:
        x, y = self._homes[number]
        x += flight.x * REACH[0] * self._unit
        y += flight.y * REACH[1] * self._unit
        side = round(BUTTERFLY_SIZES[number] * self._unit)
        wings = Sprite("frame/butterfly", x, y, side, side, flight.lean, flight.wings)
        return self._group(f"butterfly {number}", _alone, wings)

    def _firefly(self, number: int, time: float) -> Group:
        x, y = self._leaves[number]
        glow = RESTING if self._view.calm else firefly(time, number)
        side = round(LIGHTS[number * 5 % 7 % len(LIGHTS)] * self._unit)
        x, y = x + glow.x * ROUND * self._unit, y + glow.y * ROUND * self._unit
        light = Sprite("frame/firefly", x, y, side, side, alpha=round(255 * glow.light))
        return self._group(f"firefly {number}", _alone, light)

    def _troupe(self) -> tuple[float, float]:
        """How far from the middle the cast begins, and its scale; 0 where it has no room.

        It stands under the menu if it can, else beside it.
        """
        middle, unit, foot = self._view.width / 2, self._unit, self._foot()
        scale = min(1.0, middle / unit / TROUPE_WIDTH)
        if foot - TALLEST * scale * unit >= self._panel.bottom + 24 * unit:
            return 0.0, scale
        gap = self._panel.w / 2
        room, high = (middle - gap) / unit, (foot - self._logo.bottom) / unit
        scale = min(1.0, room / TROUPE_WIDTH, high / TALLEST)
        return gap, scale if room >= LEAST_ROOM and scale >= SMALLEST else 0.0

    def _foot(self) -> float:
        return self._view.height - BANK * self._unit

    def _stood(self, gap: float, scale: float) -> list[tuple[Actor, Rect]]:
        """The cast with the places where it stands."""
        middle, unit = self._view.width / 2, self._unit * scale
        stood = []
        for actor in CAST:
            side = round(actor.size * unit)
            x = middle + actor.away * unit + (gap if actor.away > 0 else -gap)
            top = self._foot() - actor.behind * unit - side
            stood.append((actor, Rect(round(x - side / 2), round(top), side, side)))
        return stood

    def _flowers(self) -> list[tuple[float, float]]:
        """Where butterflies fly: beside the menu and the logo, else below the menu."""
        logo, panel, unit = self._logo, self._panel, self._unit
        middle = self._view.width / 2
        wished = (
            (panel.x - 250 * unit, logo.bottom + 92 * unit),
            (panel.right + 200 * unit, logo.bottom + 110 * unit),
            (logo.x - 150 * unit, logo.middle[1] + 30 * unit),
            (middle - 190 * unit, panel.bottom + 150 * unit),
            (middle + 220 * unit, panel.bottom + 210 * unit),
        )
        reach = (REACH[0] + 34) * unit, (REACH[1] + 34) * unit
        return [home for home in wished if self._is_free(*home, *reach)][: len(BUTTERFLY_SIZES)]

    def _lit_leaves(self) -> list[tuple[float, float]]:
        """Where fireflies sit, spread evenly over the lower two thirds."""
        reach = (ROUND + max(LIGHTS) / 2) * self._unit
        wished = (
            (
                self._view.width * (number * 0.618 % 1),
                self._view.height * (0.33 + number * 0.437 % 0.6),
            )
            for number in range(3 * FIREFLIES)
        )
        return [leaf for leaf in wished if self._is_free(*leaf, reach, reach)][:FIREFLIES]

    def _is_free(self, x: float, y: float, across: float, down: float) -> bool:
        """Whether whoever keeps to this place stays in the window, off menu and logo."""
        area = Rect(x - across, y - down, 2 * across, 2 * down)
        window = self._view.window
        is_inside = (
            area.x >= 0 and area.y >= 0 and area.right <= window.w and area.bottom <= window.h
        )
        return is_inside and not touch(area, self._logo) and not touch(area, self._panel)

    def _hung_logo(self) -> DrawList:
        """The logo and the ropes that hold the menu."""
        view, logo, panel = self._view, self._logo, self._panel
        top = logo.y + logo.h * (0.7 if self._signs else 0.8)
        # They hang from letters, however much wider the menu is.
        apart = min(panel.w / 2 - view.px(76), logo.w * ROPES[view.words("title.logo")])
        ends = [(panel.middle[0] - apart, panel.y), (panel.middle[0] + apart, panel.y)]
        if self._signs:
            shares = (ROPE_AT, 1 - ROPE_AT)
            ends = [(sign.x + sign.w * share, sign.y) for sign in self._signs for share in shares]
        hung = [op for x, y in ends for op in rope_ops(view, x, top, y + view.px(10))]
        return (*hung, self._sign())

    def _eye_area(self, eyes: tuple[int, int, int]) -> Area:
        x, y, half = eyes
        scale = self._logo.w / LOGO_FILE
        left = floor(self._logo.x + (x + EYES_LEFT - half) * scale)
        top = floor(self._logo.y + (y - 0.6 * half) * scale)
        return left, top, ceil(2 * half * scale), ceil(1.2 * half * scale)

    def _sign(self, face: str = "") -> Sprite:
        name = self._view.words("title.logo") + face
        return Sprite(name, *self._logo.middle, self._logo.w, self._logo.h)


def _actor_ops(actor: Actor, box: Rect, face: str, risen: int) -> DrawList:
    """Only the head moves, by whole pixels: that needs no picture but the two there are."""
    x, y = box.middle
    return (
        Sprite(f"pieces/plate_{actor.plate}", x, y, box.w, box.h),
        Sprite(f"pieces/head_{actor.head}{face}", x, y - risen, box.w, box.h),
    )


def _alone(sprite: Sprite) -> DrawList:
    return (sprite,)


def _shadow(box: Rect) -> Sprite:
    side = box.w * 1.15
    return Sprite("marks/shadow", box.middle[0], box.middle[1] + box.h * 0.1, side, side)
