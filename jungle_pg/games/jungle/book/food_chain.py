"""The animals in a ring: each takes the next one, and the rat may take the elephant."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.games.jungle.ground import side_of
from jungle_pg.games.jungle.pieces import badge_ops, body_ops
from jungle_pg.games.values import Appearance
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.theme import CRIMSON, EDGE
from jungle_pg.stage.view import View
from jungle_pg.ui.arrows import Point, arc, arrow
from jungle_pg.ui.svg import picture, rect

SIDE: Final = 640.0
"""The picture is drawn up in a square of so many units."""
RADIUS: Final = 0.385
"""All these are parts of its side."""
LARGEST: Final = 0.195
SMALLER: Final = 0.0085
"""How much smaller the next animal is."""
AWAY: Final = 17.0
"""Degrees between the middle of an animal and the end of an arrow."""
BULGE: Final = 0.02
WAY: Final = 0.0105
STRONG_WAY: Final = 0.013
TAKES: Final = "#F9C74F"

CARD: Final = (0.46, 0.155)
CARD_Y: Final = 0.595
SIGN_Y: Final = (0.385, 0.445)


@dataclass(frozen=True, slots=True)
class FoodChain:
    """The ring for some rules; without the last arrow where no rat takes an elephant."""

    rules: JungleRules

    @property
    def shape(self) -> tuple[float, float]:
        """A square."""
        return SIDE, SIDE

    def paint(self, area: Rect, view: View, appearance: Appearance) -> DrawList:
        """Animals and arrows, what an arrow means, and the two that are special."""
        side = min(area.w, area.h)
        square = area.centred(side, side)
        return (
            *self._arrows(square),
            *self._ring(square, appearance),
            *_sign(square, view),
            *self._exception(square, view, appearance),
        )

    def _arrows(self, area: Rect) -> DrawList:
        ops = []
        animals = sorted(Animal, reverse=True)
        for number, animal in enumerate(animals):
            is_rat = animal is Animal.RAT
            if is_rat and not self.rules.rat_takes_elephant:
                continue
            start, end = _at(area, number, AWAY), _at(area, number + 1, -AWAY)
            width = (STRONG_WAY if is_rat else WAY) * area.w
            curve = arc(start, end, BULGE * area.w)
            ops.append(arrow(curve, width, CRIMSON if is_rat else TAKES))
        return tuple(ops)

    def _ring(self, area: Rect, appearance: Appearance) -> DrawList:
        ops: list[Op] = []
        for number, animal in enumerate(sorted(Animal, reverse=True)):
            size = (LARGEST - SMALLER * number) * area.w
            seat = BOTTOM if number % 2 == 0 else TOP
            ops += self._piece(animal, seat, _at(area, number), size, appearance)
        return tuple(ops)

    def _exception(self, area: Rect, view: View, appearance: Appearance) -> DrawList:
        """What the rat does to the elephant, or that it does nothing."""
        x, y = area.middle[0], area.y + CARD_Y * area.h
        w, h = (part * area.w for part in CARD)
        place = Rect(x - w / 2, y - h / 2, w, h).snapped()
        svg = picture(
            place.w,
            place.h,
            rect(2, 2, place.w - 4, place.h - 4, 0.18 * h, view.theme.current_row, EDGE, 0.04 * h),
        )
        ops: list[Op] = [Drawing(svg, place.x, place.y, place.w, place.h)]
        aside = 0.32 * w
        ops += self._piece(Animal.RAT, BOTTOM, (x - aside, y), 0.72 * h, appearance)
        ops += self._piece(Animal.ELEPHANT, TOP, (x + aside, y), 0.82 * h, appearance)
        takes = self.rules.rat_takes_elephant
        curve = arc((x - 0.14 * w, y), (x + 0.14 * w, y))
        ops.append(arrow(curve, STRONG_WAY * area.w, CRIMSON if takes else TAKES))
        if not takes:
            ops.append(Sprite("marks/blocked", x, y, 0.8 * h, 0.8 * h))
        return tuple(ops)

    def _piece(
        self, animal: Animal, seat: int, at: Point, size: float, appearance: Appearance
    ) -> DrawList:
        side = side_of(self.rules, seat)
        body = body_ops(animal, side, *at, size, appearance.style)
        # Ranks are what this picture is about: they are shown whatever the settings say.
        return (*body, *badge_ops(animal, side, *at, size))


def _at(area: Rect, number: int, degrees: float = 0.0) -> Point:
    """A place on the ring, the largest animal at the top and the others clockwise."""
    angle = radians(45 * number - 90 + degrees)
    x, y = area.middle
    return x + cos(angle) * RADIUS * area.w, y + sin(angle) * RADIUS * area.w


def _sign(area: Rect, view: View) -> DrawList:
    """A word, and the arrow that stands for it."""
    x = area.middle[0]
    letters = max(view.text_px(16), round(0.038 * area.w))
    word = fitted(view.words("book.takes"), letters, 0.5 * area.w, view.measure)
    word_y, arrow_y = (area.y + part * area.h for part in SIGN_Y)
    curve = arc((x - 0.08 * area.w, arrow_y), (x + 0.08 * area.w, arrow_y))
    return (
        Text(word, x, word_y, letters, view.theme.soft_text, "centre"),
        arrow(curve, WAY * area.w, TAKES),
    )
