"""What moves beside the board of a stage: the guide, what it says, stars and steps that change."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import pi, sin
from typing import Any, Final

from jungle_pg.scenes.journey.stage.art import (
    BubblePlace,
    GuidePlace,
    PawsPlace,
    StarPlace,
    bubble_ops,
    guide_ops,
    paw_at,
)
from jungle_pg.scenes.journey.stage.facts import StageFacts
from jungle_pg.stage.easing import overshoot, part
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import BREATH_S, breathing, tick, tick_time
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Group, Op, Sprite
from jungle_pg.stage.view import View

SQUASH: Final = 0.1
SQUASH_S: Final = 0.12
SPEECH_S: Final = 0.16
SPEECH_FROM: Final = 0.9
POP_S: Final = 0.22
POP: Final = 0.4
STEPS: Final = 32
"""Sizes are parts of this many, so that few pictures are needed."""
NEVER: Final = -10.0


@dataclass(frozen=True, slots=True)
class Pop:
    """A mark that has just become another one."""

    sprite: str
    x: float
    y: float
    side: int
    since: float


class StageMotion:
    """Takes over what moves from the layout of a stage, and draws it at a moment."""

    def __init__(self) -> None:
        self._guide: tuple[GuidePlace, Rect] | None = None
        self._bubble: tuple[BubblePlace, Rect] | None = None
        self._told: StageFacts | None = None
        self._view: View | None = None
        self._pops: tuple[Pop, ...] = ()
        self._mood_since = self._said_since = NEVER
        self._bubbles: Memo[Group] = Memo()
        self._guides: Memo[Group] = Memo()
        self._popped: Memo[Group] = Memo()

    def place(self, view: View, at: Mapping[Any, Rect], told: StageFacts, now: float) -> None:
        """A stage was laid out: what is told differently now will be seen to change."""
        before, self._told = self._told, told
        is_same_view, self._view = view == self._view, view
        self._guide = next(((k, r) for k, r in at.items() if isinstance(k, GuidePlace)), None)
        self._bubble = next(((k, r) for k, r in at.items() if isinstance(k, BubblePlace)), None)
        if before is None or view.calm or not is_same_view:
            # Another window or language only tells the same in another way.
            return
        if before.mood != told.mood:
            self._mood_since = now
        if (before.speech, before.strip) != (told.speech, told.strip):
            self._said_since = now
        fresh = tuple(_pops(view, at, before, told, now))
        self._pops = (*(pop for pop in self._pops if now < pop.since + POP_S), *fresh)

    def draw(self, view: View, now: float) -> tuple[Group, Group, Group]:
        """The bubble, the guide, and the marks that pop."""
        return self._bubble_at(view, now), self._guide_at(view, now), self._pops_at(now)

    def wakes_at(self, view: View, now: float) -> float | None:
        """At once while something changes, else with the breath of the guide."""
        if view.calm:
            return None
        times = (self._mood_since + SQUASH_S, self._said_since + SPEECH_S)
        if now <= max(times) or any(now <= pop.since + POP_S for pop in self._pops):
            return now
        return tick_time(tick(now) + 1) if self._guide is not None else None

    def _bubble_at(self, view: View, now: float) -> Group:
        if self._bubble is None:
            return self._bubbles(Group, "bubble", ())
        place, rect = self._bubble
        done = part(now, self._said_since, SPEECH_S)
        if done >= 1:
            return self._bubbles(_still_bubble, view, rect, place)
        size = SPEECH_FROM + (1 - SPEECH_FROM) * overshoot(done, 2.2)
        return self._bubbles(_grown_bubble, view, rect, place, round(size, 3))

    def _guide_at(self, view: View, now: float) -> Group:
        if self._guide is None or self._told is None:
            return self._guides(Group, "guide", ())
        place, rect = self._guide
        mood, high, risen = self._told.mood, 1.0, 0
        if not view.calm:
            squash = sin(pi * part(now, self._mood_since, SQUASH_S))
            high = 1 - round(SQUASH * squash * STEPS) / STEPS
            side = min(rect.w, rect.h)
            risen = round(breathing(tick_time(tick(now)) % BREATH_S, 0) * side)
        return self._guides(_guide_group, view, rect, place, mood, high, risen)

    def _pops_at(self, now: float) -> Group:
        self._pops = tuple(pop for pop in self._pops if now <= pop.since + POP_S)
        ops: list[Op] = []
        for pop in self._pops:
            size = 1 + round(POP * sin(pi * part(now, pop.since, POP_S)) * STEPS) / STEPS
            at = (pop.x, pop.y, pop.side, pop.side)
            ops.append(Sprite(pop.sprite, *at, stretch_x=size, stretch_y=size))
        return self._popped(Group, "pops", tuple(ops))


def _pops(
    view: View, at: Mapping[Any, Rect], before: StageFacts, told: StageFacts, now: float
) -> list[Pop]:
    """The stars that were won or lost, and the step that was done."""
    pops = []
    for name, rect in at.items():
        if isinstance(name, StarPlace) and before.stars[name.number] != name.state:
            side = round(min(rect.w, rect.h))
            pops.append(Pop(name.sprite(view), *rect.middle, side, now))
        if isinstance(name, PawsPlace) and told.done > before.done and told.steps == before.steps:
            x, y, side = paw_at(view, rect, told.done - 1, told.steps)
            pops.append(Pop("journey/step_done", x, y, side, now))
    return pops


def _still_bubble(view: View, rect: Rect, place: BubblePlace) -> Group:
    return Group("bubble", bubble_ops(view, rect, place))


def _grown_bubble(view: View, rect: Rect, place: BubblePlace, size: float) -> Group:
    """The bubble, smaller or larger around the tip of its tail."""
    x, y = place.tip(rect)
    ops = bubble_ops(view, rect.moved(-round(x), -round(y)), place)
    return Group("bubble", ops, round(x), round(y), bake=True, scale=size)


def _guide_group(
    view: View, rect: Rect, place: GuidePlace, mood: str, high: float, risen: int
) -> Group:
    return Group("guide", guide_ops(view, rect, place, mood, high), 0, -risen)
