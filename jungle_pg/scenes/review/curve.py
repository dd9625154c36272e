"""The curve of a reviewed game: whose chances were how good, and where the game turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final

from jungle_pg.core.review.values import EVEN
from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key, Point, Press
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Box, Drawing, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.scale import ICON, NOTE, L, M, S
from jungle_pg.stage.theme import GOLD, INK
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import svg
from jungle_pg.ui.plates.plate_skins import SIDES
from jungle_pg.ui.widget import Act, Widget

NAME: Final = "curve"
GROWS_S: Final = 0.5
"""How long the curve of a review that is there at once takes to be drawn."""
EDGE: Final = 3.0
LINE: Final = 3.6
AIR: Final = 6.0
"""From the frame to the curve, in units."""
SOFT: Final = 0.85
STEPS: Final = (1, 5, 10, 20, 50, 100, 200)
APART: Final = 1.8
"""How far the numbers below a curve are from each other, in widths of the last one."""
HERE: Final = (7.0, 3.4)
"""How wide the edge and the middle of the line at the chosen move are, in units."""


@dataclass(frozen=True, slots=True)
class CurveFacts:
    """All that is told on a curve."""

    shares: tuple[float | None, ...]
    """The chance of the side below before the first move and after each; None is not known yet."""
    sides: tuple[str, str]
    """The colours of the side below and of the other one."""
    moments: tuple[tuple[int, str], ...] = ()
    """The moves where the game turned, with the sprites that stand for them."""
    chosen: int = 0
    """The number of the move that is looked at; 0 before the first one."""


NOTHING: Final = CurveFacts((), ("red", "blue"))


class Curve(Widget):
    """Acts with its name and the number of the move that was clicked, or that keys lead to."""

    sound = "ui_hover"

    def __init__(self) -> None:
        super().__init__(NAME)
        self.facts = NOTHING
        self._grows_since = -inf
        self._is_growing = False

    def grow(self, now: float) -> None:
        """Let what is there be drawn from its left end."""
        self._grows_since = now

    def describe(self, words: Words) -> Description:
        """Which move it stands at, and the chance of the side below there."""
        at = self.facts.chosen
        share = self.facts.shares[at] if at < len(self.facts.shares) else None
        told = "" if share is None else words("narration.percent", percent=round(100 * share))
        place = (at, max(0, len(self.facts.shares) - 1))
        return self.described("curve", words("narration.chances"), told, place)

    def size(self, view: View) -> tuple[float, float]:
        return view.px(20 * L), view.px(5 * L)

    def wants_key(self, name: str) -> bool:
        return name in ("left", "right")

    def handle(self, event: Input, now: float) -> Act | None:
        match event:
            case Press(x, _):
                return Act(NAME, self._move_at(x))
            case Point(x, _) if self.is_held:
                number = self._move_at(x)
                return None if number == self.facts.chosen else Act(NAME, number)
            case Key(name="left" | "right" as name):
                return Act(NAME, self.facts.chosen + (1 if name == "right" else -1))
        return None

    def grip(self, x: float, y: float) -> Grip:
        return Grip(x, y, across=True)

    def draw(self, view: View, now: float) -> DrawList:
        """The frame, as much of the curve as is there, the chosen move, and the moments."""
        self._view = view
        grown = 1.0 if view.calm else slow_end(part(now, self._grows_since, GROWS_S))
        self._is_growing = grown < 1.0
        return self._memo(curve_ops, view, self.rect, self.facts, round(grown, 3), self.has_ring)

    def wakes_at(self, now: float) -> float | None:
        return now if self._is_growing else None

    def _move_at(self, x: float) -> int:
        moves = len(self.facts.shares) - 1
        area = self.rect if self._view is None else chart(self._view, self.rect)
        place = round((x - area.x) / max(1.0, area.w) * moves)
        return min(max(0, place), max(0, moves))


def chart(view: View, rect: Rect) -> Rect:
    """Where the curve itself is: below it stand the numbers of moves."""
    low = view.text_px(NOTE) + view.px(S)
    air = view.px(AIR)
    return rect.inset(air, air, air, low + air).snapped()


def curve_ops(view: View, rect: Rect, facts: CurveFacts, grown: float, has_ring: bool) -> DrawList:
    """Everything at a moment."""
    area, theme = chart(view, rect), view.theme
    frame = area.shrunk(-view.px(AIR)).snapped()
    moves, unit = max(1, len(facts.shares) - 1), view.zoom
    edge = GOLD if has_ring else theme.wood_dark
    ground = _frame(frame.w, frame.h, theme.tray, edge, unit)
    ops: list[Op] = [Drawing(ground, frame.x, frame.y, frame.w, frame.h)]
    ink = INK if theme.name == "day" else theme.text
    colours = (SIDES[facts.sides[0]].face, SIDES[facts.sides[1]].face)
    drawn = _curve(area.w, area.h, facts.shares, colours, ink, unit)
    picture = Drawing(drawn, area.x, area.y, area.w, area.h)
    wide = round(area.w * grown)
    clip = None if grown >= 1 else (int(area.x), int(area.y), wide, int(area.h))
    ops += [
        Group("line", (picture,), clip=clip),
        Box(area.x, round(area.middle[1]), area.w, max(1, round(unit)), theme.soft_text, 120),
    ]
    x = area.x + area.w * facts.chosen / moves
    for units, fill in zip(HERE, (INK, GOLD), strict=True):
        thick = max(2, round(view.px(units)))
        ops.append(Box(round(x - thick / 2), area.y, thick, area.h, fill))
    ops += _moments(view, area, facts, moves)
    return (*ops, *_numbers(view, area, moves))


def _moments(view: View, area: Rect, facts: CurveFacts, moves: int) -> list[Op]:
    """The badges of the key moments on the line, the chosen one larger."""
    ops: list[Op] = []
    for number, badge in sorted(facts.moments, key=lambda each: each[0] == facts.chosen):
        share = facts.shares[number] if number < len(facts.shares) else None
        side = round(view.px(ICON + (S if number == facts.chosen else 0.0)))
        y = area.bottom - area.h * (EVEN if share is None else share)
        y = min(max(y, area.y + side * 0.4), area.bottom - side * 0.4)
        x = min(area.x + area.w * number / moves, area.right - side * 0.3)
        ops.append(Sprite(badge, round(x), round(y), side, side))
    return ops


def _numbers(view: View, area: Rect, moves: int) -> list[Op]:
    """Round numbers below the curve, and the last one."""
    letters = view.text_px(NOTE)
    room = view.measure(str(moves), letters) + view.px(L)
    step = next((each for each in STEPS if area.w * each / moves >= APART * room), STEPS[-1])
    numbers = [1, *range(step, moves, step)] if step > 1 else list(range(1, moves))
    told = [number for number in numbers if area.w * (moves - number) / moves >= room]
    told = [number for number in told if number == 1 or area.w * (number - 1) / moves >= room]
    y = area.bottom + view.px(AIR) + view.px(M) / 2 + letters / 2
    return [
        Text(
            str(number), round(area.x + area.w * number / moves), y, letters,
            view.theme.soft_text, "centre" if number < moves else "right",
        )
        for number in (*told, moves)
    ]  # fmt: skip


@lru_cache(maxsize=8)
def _frame(w: float, h: float, fill: str, edge: str, unit: float) -> str:
    thick = EDGE * unit
    box = svg.rect(thick / 2, thick / 2, w - thick, h - thick, 14 * unit, fill, edge, thick)
    return svg.picture(w, h, box)


@lru_cache(maxsize=16)
def _curve(
    w: float,
    h: float,
    shares: Sequence[float | None],
    colours: tuple[str, str],
    ink: str,
    unit: float,
) -> str:
    """Above the middle in the colour of the side below, below it in that of the other one."""
    last = max(1, len(shares) - 1)
    middle = h / 2
    shapes, line = list[str](), list[str]()
    for run in _runs(shares):
        points = [(w * number / last, h * (1 - share)) for number, share in run]
        for colour, is_upper in zip(colours, (True, False), strict=True):
            cut = [(x, min(y, middle) if is_upper else max(y, middle)) for x, y in points]
            corners = [(points[0][0], middle), *cut, (points[-1][0], middle)]
            shapes.append(svg.path(f"M{_through(corners)}Z", colour, alpha=SOFT))
        line.append(svg.path(f"M{_through(points)}", line=ink, width=LINE * unit))
    return svg.picture(w, h, *shapes, *line)


def _runs(shares: Sequence[float | None]) -> list[list[tuple[int, float]]]:
    """The parts of the curve that are known, each without a gap."""
    runs: list[list[tuple[int, float]]] = [[]]
    for number, share in enumerate(shares):
        if share is not None:
            runs[-1].append((number, share))
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if len(run) > 1]


def _through(points: Sequence[tuple[float, float]]) -> str:
    return "L".join(f"{svg.number(x)} {svg.number(y)}" for x, y in points)
