"""The jungle of the title: leaves that sway, light that breathes, a vine, a toucan.

Only small pictures move: to shift or turn whole layers of leaves would cost a core dearly.
"""

from dataclasses import dataclass, replace
from math import cos, pi, radians, sin
from typing import Final

from jungle_pg.stage.backdrop import GROUND, jungle, jungle_unit
from jungle_pg.stage.easing import part
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import shaft, sway, tick_time
from jungle_pg.stage.memo import GroupMemos
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Scenery, Sprite
from jungle_pg.stage.view import View
from jungle_pg.ui.svg import number, picture

CORNER: Final = 0.92
ROOM: Final = 740
"""Beside the menu of a window of the usual shape."""
STRIP_SHOWN: Final = 0.6
LETTERS: Final = 0.86
"""How much of the logo's width they take."""

SPRIG: Final = (124, 104)
SPRIG_STEM: Final = (18, 80)
"""Where a sprig begins in its picture."""
SPRIG_SCALE: Final = 1.25
SPRIG_PLACE: Final = (92, 12)
"""From the upper corners of the menu, behind which they grow."""
SPRIG_TURN: Final = 3.0

VINE: Final = (80, 350)
VINES: Final = ((330, 1.0), (-396, 0.82), (-316, 0.6))
"""From the left edge, or from the right one below 0, and how long."""
VINE_TURN: Final = 2.0
TURN_STEPS: Final = 2
"""For each degree, each of them a picture of its own."""

TOUCAN: Final = (400, 250)
GUESTS_FROM: Final = 1500
"""Units of width from which on there are vines and a toucan."""
CALL_S: Final = 1.06
YELPS: Final = 3
HOP: Final = 6

BEAMS: Final = (((392, 473), (301, 418)), ((823, 927), (895, 1050)))
"""Where two shafts of the backdrop begin and end, in its own units."""
BEAM_TOP: Final = 300
BEAM_BOTTOM: Final = 670
BEAM_UNIT: Final = 1.04 / 1000
"""Heights of the window for one unit of the backdrop's shafts."""
BEAM_LIGHT: Final = {"day": ("#FFFBD6", 0.5), "night": ("#A9D3E6", 0.28)}
FAINTEST: Final = 0.25
LIGHT_FRAMES: Final = 12
"""From one change of a shaft to the next; eyes see no step."""


@dataclass(frozen=True, slots=True)
class Hanging:
    """A picture that swings about a point of the window, by so many degrees at most."""

    sprite: Sprite
    x: float
    y: float
    most: float

    def swung(self, angle: float) -> DrawList:
        """The picture turned about its point instead of its middle."""
        sprite = self.sprite
        across, down = sprite.x - self.x, sprite.y - self.y
        c, s = cos(radians(angle)), sin(radians(angle))
        x, y = self.x + across * c + down * s, self.y - across * s + down * c
        return (replace(sprite, x=x, y=y, angle=angle),)


class Leaves:
    """All plants of the title, and whoever sits on them, for one window."""

    def __init__(self, view: View, logo: Rect, panel: Rect, free: float) -> None:
        self._view, self._logo, self._panel = view, logo, panel
        self._free = free
        """Pixels from the menu to the edge of the window, which leaves and animals share."""
        self._unit = jungle_unit(view.width, view.height)
        self._beams = tuple(self._beam(number) for number in range(len(BEAMS)))
        is_wide = not view.is_portrait and view.width / self._unit >= GUESTS_FROM
        self._hanging = (*self._sprigs(), *(self._vines() if is_wide else ()))
        self._toucan = self._seat_of_toucan() if is_wide else None
        self._front = Group("front", tuple(self._ground()))
        self._group = GroupMemos()
        self._called_at: float | None = None

    def call(self, now: float) -> None:
        """Let the toucan move as long as it is heard."""
        self._called_at = now

    def scenery(self) -> Scenery:
        """What never moves behind the animals."""
        plain = jungle(self._view)
        corners = [op for op in plain.ops if is_named(op, "frame/corner_")]
        rest = [op for op in plain.ops if op not in corners]
        top = [self._corner(op, CORNER) for op in corners if is_named(op, "frame/corner_t")]
        return replace(plain, ops=(*rest, *top))

    def behind(self, tick: int) -> tuple[Group, ...]:
        """Light, sprigs, vines and toucan."""
        groups = [self._light(number, tick) for number in range(len(self._beams))]
        groups += [self._swung(number, tick) for number in range(len(self._hanging))]
        if self._toucan is not None:
            groups.append(self._sitting(self._toucan, tick))
        return tuple(groups)

    def before(self) -> Group:
        """Grass before the feet and the leaves in the lower corners."""
        return self._front

    def _sprigs(self) -> list[Hanging]:
        """Behind the upper corners of the menu."""
        view, panel = self._view, self._panel
        w, h = (round(view.px(side * SPRIG_SCALE)) for side in SPRIG)
        stem = [(at / side - 0.5) for at, side in zip(SPRIG_STEM, SPRIG, strict=True)]
        name, y = f"ui/sprig_{view.theme.name}", panel.y + view.px(SPRIG_PLACE[1])
        right, left = panel.right - view.px(SPRIG_PLACE[0]), panel.x + view.px(SPRIG_PLACE[0])
        middle_y = y - stem[1] * h
        return [
            Hanging(
                Sprite(name, left + stem[0] * w, middle_y, w, h, flip=True), left, y, SPRIG_TURN
            ),
            Hanging(Sprite(name, right - stem[0] * w, middle_y, w, h), right, y, SPRIG_TURN),
        ]

    def _vines(self) -> list[Hanging]:
        """From the upper edge of the window."""
        hanging = []
        for place, scale in VINES:
            w, h = (round(side * scale * self._unit) for side in VINE)
            x = place * self._unit + (self._view.width if place < 0 else 0) + w / 2
            vine = Sprite(f"frame/vine_{self._view.theme.name}", x, h / 2, w, h)
            hanging.append(Hanging(vine, x, 0, VINE_TURN))
        return hanging

    def _swung(self, which: int, tick: int) -> Group:
        hanging, angle = self._hanging[which], 0.0
        if not self._view.calm:
            wished = hanging.most * sway(tick_time(tick), which)
            angle = round(wished * TURN_STEPS) / TURN_STEPS
        return self._group(f"hanging {which}", hanging.swung, angle)

    def _beam(self, which: int) -> Drawing:
        """A shaft of light over the one of the backdrop, which only it brightens."""
        (left, right), (end_left, end_right) = BEAMS[which]
        low, high = min(left, end_left), max(right, end_right)
        unit = BEAM_UNIT * self._view.height
        svg = beam_picture(
            high - low,
            BEAM_BOTTOM - BEAM_TOP,
            (left - low, right - low, end_right - low, end_left - low),
            *BEAM_LIGHT[self._view.theme.name],
        )
        x = round(self._view.width / 2 + (low - 600) * unit)
        size = (round((high - low) * unit), round((BEAM_BOTTOM - BEAM_TOP) * unit))
        return Drawing(svg, x, round(BEAM_TOP * unit), *size)

    def _light(self, which: int, tick: int) -> Group:
        light = 0.5
        if not self._view.calm:
            its_tick = tick - (tick - which * LIGHT_FRAMES // 2) % LIGHT_FRAMES
            light = FAINTEST + (1 - FAINTEST) * shaft(tick_time(its_tick), which)
        return self._group(f"light {which}", _lit, self._beams[which], round(255 * light))

    def _sitting(self, toucan: Sprite, tick: int) -> Group:
        """The toucan, which hops on its branch while it calls."""
        risen = 0
        if self._called_at is not None and not self._view.calm:
            done = part(tick_time(tick), self._called_at, CALL_S)
            risen = round(HOP * self._unit * abs(sin(pi * YELPS * done)))
        return self._group("toucan", _risen, toucan, risen)

    def _ground(self) -> list[Op]:
        """Grass from left to right, and the leaves in the lower corners."""
        view, unit = self._view, self._unit
        h = round(GROUND[1] * unit)
        w = h * GROUND[0] // GROUND[1]
        y = view.height - h * STRIP_SHOWN + h / 2
        name = f"frame/ground_strip_{view.theme.name}"
        ops: list[Op] = [
            Sprite(name, left + w / 2, y, w, h)
            for left in range(round(-900 * unit), view.width, w)
            if left + w > 0
        ]
        # Where the animals have little room the leaves are smaller, so that faces stay free.
        scale = CORNER * min(1.0, self._free / unit / ROOM)
        corners = (op for op in jungle(view).ops if is_named(op, "frame/corner_b"))
        return ops + [self._corner(op, scale) for op in corners]

    def _corner(self, op: Op, scale: float) -> Op:
        """Leaves of a corner smaller, so that more of the clearing is seen."""
        assert isinstance(op, Sprite)
        w, h = op.w * scale, op.h * scale
        x = w / 2 if op.x < self._view.width / 2 else self._view.width - w / 2
        y = h / 2 if op.y < self._view.height / 2 else self._view.height - h / 2
        return replace(op, x=x, y=y, w=w, h=h)

    def _seat_of_toucan(self) -> Sprite | None:
        """The toucan on its branch, where it does not hide the logo."""
        view, unit = self._view, self._unit
        w, h = TOUCAN[0] * unit, TOUCAN[1] * unit
        place = Rect(view.width - w + 12 * unit, view.height / 2 - 124 * unit, w, h)
        # The ends of the logo are air and leaves, the toucan may come close to them.
        letters = self._logo.centred(self._logo.w * LETTERS, self._logo.h)
        if any(touch(place, taken) for taken in (letters, self._panel)):
            return None
        return Sprite("frame/toucan", *place.middle, w, h, flip=True)


def _lit(beam: Drawing, alpha: int) -> DrawList:
    return (replace(beam, alpha=alpha),)


def _risen(sprite: Sprite, by: int) -> DrawList:
    return (replace(sprite, y=sprite.y - by),)


def beam_picture(
    w: float, h: float, ends: tuple[float, float, float, float], colour: str, light: float
) -> str:
    """A shaft of light that comes out of nothing and goes into nothing."""
    left, right, end_right, end_left = map(number, ends)
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}" stop-opacity="{number(share * light)}"/>'
        for offset, share in ((0, 0), (0.45, 1), (1, 0))
    )
    fade = f'<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
    shape = f"M{left} 0L{right} 0L{end_right} {number(h)}L{end_left} {number(h)}Z"
    return picture(
        w, h, f'<defs>{fade}{stops}</linearGradient></defs><path d="{shape}" fill="url(#a)"/>'
    )


def is_named(op: Op, start: str) -> bool:
    """Whether an op is a picture of the assets with such a name."""
    return isinstance(op, Sprite) and op.name.startswith(start)


def touch(one: Rect, other: Rect) -> bool:
    """Whether two rectangles have something in common."""
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )
