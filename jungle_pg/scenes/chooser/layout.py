"""Where cabinets stand in any window, and what is around them."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.chooser.carousel import FARTHEST, CarouselPosition
from jungle_pg.stage.easing import mix
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.scale import ASIDE, LINE, XL, L, M
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ROW_HEIGHT
from jungle_pg.ui.layout import Column, Fit, Gap, Part, Slot

WIDTH: Final = 520
HEIGHT: Final = 800
"""Of a cabinet, in its own units."""

IN_FRONT: Final = 1.12
BESIDE: Final = 0.88
"""How large a cabinet is when it is chosen, and when it is not."""

GAP: Final = 40
BEHIND: Final = 30
"""How much higher the feet of those are that are not in front."""

LARGE_BUTTON: Final = LINE + XL
"""The height of the arrows and of the button that plays."""
ARROW_DOWN: Final = 0.39
"""Of the height of the cabinet in front."""

PEEPING: Final = 0.3
"""In a narrow window those beside the front may stand out of it, but for so much of them."""

PLAY_DOWN: Final = 708
"""From the top of the cabinet to the button on its foot, in units of the cabinet."""


@dataclass(frozen=True, slots=True)
class Stand:
    """How a cabinet stands: the middle of its feet, its size, and how much of it is seen."""

    x: float
    feet: float
    unit: float
    """Pixels for one of its own units."""
    nearness: float
    """1 in front, 0 for all others."""
    alpha: int = 255

    @property
    def is_growing(self) -> bool:
        """Whether it is on its way to the front or back: another size with every frame."""
        return 0.0 < self.nearness < 1.0

    @property
    def rect(self) -> Rect:
        w, h = WIDTH * self.unit, HEIGHT * self.unit
        return Rect(self.x - w / 2, self.feet - h, w, h)


@dataclass(frozen=True, slots=True)
class Floor:
    """The room cabinets stand in."""

    middle: float
    feet: float
    unit: float
    """Pixels for one unit of a cabinet of size 1."""


def chooser_form(view: View, turning: CarouselPosition, top: Part) -> Column:
    """What is told at the top, and below it the largest cabinets for the window."""
    wide, high = _width(turning, view.is_portrait), HEIGHT * IN_FRONT
    slot = Slot("cabinets", lambda width: width * high / wide, least=(0, 0), wanted=(wide, None))
    # With much room above them they stand higher, nearer to what is told of them.
    parts = (Gap(grow=2.0), Fit(slot, wide / high), Gap(grow=1.0))
    cabinets = Column(parts, align="centre", grow=1.0)
    # A sign stands out over its cabinet; arrows may stand below it.
    below = XL + LARGE_BUTTON + L if view.is_portrait else XL
    return Column((top, cabinets), gap=L, padding=(L, L, L, below))


def floor_in(room: Rect) -> Floor:
    """The floor of cabinets that are as high as their room."""
    return Floor(room.middle[0], room.bottom, room.h / (HEIGHT * IN_FRONT))


def _width(turning: CarouselPosition, is_upright: bool) -> float:
    """What cabinets need beside each other, in units."""
    count = min(turning.count, 3)
    beside = BESIDE * (count - 1)
    if turning.is_ring and is_upright:
        beside *= PEEPING
    return WIDTH * (IN_FRONT + beside) + GAP * (count - 1)


def stands(floor: Floor, turning: CarouselPosition, now: float) -> list[Stand | None]:
    """How each cabinet stands at a moment; None for those out of sight."""
    place = turning.place(now)
    away = [turning.steps_away(number, place) for number in range(turning.count)]
    near = [max(0.0, 1.0 - abs(steps)) for steps in away]
    sizes = [mix(BESIDE, IN_FRONT, each) for each in near]
    if turning.is_ring:
        middles = [floor.middle + steps * _ring_step(floor) for steps in away]
    else:
        middles = _row(floor, sizes)
    return [
        None
        if abs(steps) >= FARTHEST
        else Stand(
            x,
            floor.feet - BEHIND * (1 - nearness) * floor.unit,
            size * floor.unit,
            nearness,
            _alpha(steps),
        )
        for steps, x, size, nearness in zip(away, middles, sizes, near, strict=True)
    ]


def _ring_step(floor: Floor) -> float:
    return (WIDTH * (IN_FRONT + BESIDE) / 2 + GAP) * floor.unit


def _row(floor: Floor, sizes: list[float]) -> list[float]:
    """The middles of cabinets that share a row."""
    widths = [WIDTH * size * floor.unit for size in sizes]
    x = floor.middle - (sum(widths) + GAP * floor.unit * (len(sizes) - 1)) / 2
    middles = []
    for width in widths:
        middles.append(x + width / 2)
        x += width + GAP * floor.unit
    return middles


def _alpha(steps: float) -> int:
    """Whoever goes out of sight fades away."""
    far = max(0.0, abs(steps) - 1.0) / (FARTHEST - 1.0)
    return round(255 * max(0.0, 1.0 - far))


def play_place(view: View, floor: Floor, stand: Stand) -> Rect:
    """The button on the foot of the cabinet in front; on its way there it has its size already."""
    unit = floor.unit * IN_FRONT
    half = round(min(view.px(ASIDE + LARGE_BUTTON), WIDTH * unit * 0.8) / 2)
    h = round(min(view.px(LARGE_BUTTON), max(view.px(ROW_HEIGHT), (HEIGHT - PLAY_DOWN) * unit)))
    y = stand.rect.y + PLAY_DOWN * stand.unit + (HEIGHT - PLAY_DOWN) * stand.unit * 0.36 - h * 0.3
    return Rect(round(stand.x) - half, round(y), 2 * half, h)


def arrow_places(view: View, floor: Floor, turning: CarouselPosition) -> tuple[Rect, Rect] | None:
    """The arrows left and right: of the one in front in a ring, of all in a row; None for one."""
    if turning.count < 2:
        return None
    w = h = round(view.px(LARGE_BUTTON))
    reach = WIDTH * IN_FRONT * floor.unit / 2
    if turning.is_ring:
        away = reach + GAP * floor.unit / 2
    else:
        away = _width(turning, view.is_portrait) * floor.unit / 2 + w / 2 + view.px(GAP / 2)
    away = min(away, view.width / 2 - view.px(M) - w / 2)
    y = floor.feet - HEIGHT * IN_FRONT * floor.unit * (1 - ARROW_DOWN) - h / 2
    if not turning.is_ring and away < _width(turning, view.is_portrait) * floor.unit / 2 + w / 2:
        # Without room at the sides they stand below, left and right of the middle.
        y = floor.feet + view.px(L)
        away = w
    # Equally far from the button between them, so that no rounding decides where keys lead.
    middle, inner = round(floor.middle), round(away - w / 2)
    return Rect(middle - inner - w, y, w, h), Rect(middle + inner, y, w, h)
