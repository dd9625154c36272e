"""What is drawn beside the board of a stage: stars, paws and dots, the guide and its bubble."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jungle_pg.scenes.journey.stage.attempt import StarState
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.scale import ICON_HIGH, ROUND, M, S
from jungle_pg.stage.theme import EDGE, INK
from jungle_pg.stage.view import View
from jungle_pg.ui import skins, svg
from jungle_pg.ui.panel import panel_ops
from jungle_pg.ui.skins import skinned

TAIL: Final = 26.0
GOLD_STRIP: Final = "#FFE08A"


@dataclass(frozen=True, slots=True)
class GuidePlace:
    """Where the guide sits; who draws it lets it breathe."""

    is_left: bool


@dataclass(frozen=True, slots=True)
class BubblePlace:
    """Where the bubble of the guide is; it grows from the tip of its tail."""

    tail_share: float | None

    def tip(self, rect: Rect) -> tuple[float, float]:
        """Where its tail ends."""
        if self.tail_share is None:
            return rect.x, rect.middle[1]
        return rect.x + rect.w * self.tail_share, rect.bottom


@dataclass(frozen=True, slots=True)
class StarPlace:
    """A star of the goal."""

    number: int
    state: StarState

    def sprite(self, view: View) -> str:
        """How it looks."""
        look = self.state if self.state == "filled" else f"{self.state}_{view.theme.name}"
        return f"journey/star_{look}"

    def __call__(self, view: View, rect: Rect) -> DrawList:
        side = round(min(rect.w, rect.h))
        return (Sprite(self.sprite(view), *rect.middle, side, side),)


@dataclass(frozen=True, slots=True)
class PawsPlace:
    """A paw for each move: made, next, to come; where there is no room, smaller ones."""

    done: int
    steps: int

    def __call__(self, view: View, rect: Rect) -> DrawList:
        looks = ["step_done"] * self.done + ["step_next"]
        looks += [f"step_open_{view.theme.name}"] * self.steps
        ops: list[Op] = []
        for number, look in enumerate(looks[: self.steps]):
            x, y, side = paw_at(view, rect, number, self.steps)
            ops.append(Sprite(f"journey/{look}", x, y, side, side))
        return tuple(ops)


def paw_at(view: View, rect: Rect, number: int, steps: int) -> tuple[float, float, int]:
    """The middle and the side of a paw."""
    step = min(view.px(ICON_HIGH + S), rect.w / max(1, steps))
    side = round(min(step - view.px(2), rect.h))
    return rect.x + step * (number + 0.5), rect.middle[1], side


def dot_ops(view: View, rect: Rect, done: int, steps: int) -> DrawList:
    """The steps of a lesson: a tick for each that is done, numbers for the others."""
    step = min(view.px(ICON_HIGH + M), rect.w / max(1, steps))
    side = round(min(step, rect.h))
    ops: list[Op] = []
    for number in range(steps):
        x, y = rect.x + step * (number + 0.5), rect.middle[1]
        look = "done" if number < done else "here" if number == done else "open"
        ops.append(Drawing(_dot(look), round(x - side / 2), round(y - side / 2), side, side))
        if look != "done":
            letters = max(13, round(side * 0.5))
            ops.append(Text(str(number + 1), x, y, letters, INK, "centre"))
    return tuple(ops)


def guide_ops(view: View, rect: Rect, place: GuidePlace, mood: str, high: float) -> DrawList:
    """The toucan, looking at the board; squashed on its branch while its mood changes."""
    side = round(min(rect.w, rect.h))
    x, y = rect.middle[0], rect.middle[1] + side * (1 - high) / 2
    wide = 2 - high
    name = f"journey/guide_{mood}"
    return (Sprite(name, x, y, side, side, stretch_x=wide, stretch_y=high, flip=not place.is_left),)


def strip_ops(view: View, rect: Rect) -> DrawList:
    """The gold ground of the one thing to do."""
    return (skinned(view, rect.snapped(), skins.row, GOLD_STRIP, EDGE, ROUND),)


def bubble_ops(view: View, rect: Rect, place: BubblePlace) -> DrawList:
    """A panel with a tail that points to who speaks."""
    tail, tail_share = round(view.px(TAIL)), place.tail_share
    if tail_share is None:
        return panel_ops(view, rect)
    panel = Rect(rect.x, rect.y, rect.w, rect.h - tail)
    x, y = rect.x + rect.w * tail_share, panel.bottom - view.px(S)
    w, h = round(view.px(2 * TAIL)), round(tail + view.px(S))
    svg_tail = _tail(view.theme.wood, view.theme.wood_dark)
    return (*panel_ops(view, panel), Drawing(svg_tail, round(x - w / 2), round(y), w, h))


@lru_cache(maxsize=4)
def _tail(fill: str, edge: str) -> str:
    w, h = 2 * TAIL, TAIL + S
    d = f"M4 2L{svg.number(w / 2 + 8)} {svg.number(h - 4)}L{svg.number(w - 4)} 2"
    return svg.picture(w, h, svg.path(f"{d}Z", fill), svg.path(d, line=INK, width=4))


@lru_cache(maxsize=8)
def _dot(look: str) -> str:
    fill = {"done": "#7CC35A", "here": GOLD_STRIP, "open": "#F3E3BF"}[look]
    edge = INK if look != "open" else "#8A5A34"
    tick = svg.path("M15 25L21 31L33 17", line=INK, width=5) if look == "done" else ""
    return svg.picture(48, 48, svg.circle(24, 24, 19, fill, edge, 3.6), tick)


def stage_layers(
    ground: Group,
    shine: DrawList,
    widgets: DrawList,
    over: DrawList,
    around: DrawList,
    bubble: Group,
    guide: Group,
    pops: Group,
) -> DrawList:
    """What lies over the pieces may shade all but the panels and the buttons."""
    return (
        ground,
        Group("shine", shine),
        Group("pieces", widgets[:1]),
        Group("over", over),
        bubble,
        Group("around", around),
        guide,
        Group("widgets", widgets[1:]),
        pops,
    )
