"""The map as it lies under the window: panels, light, coins, the pin, and leaves before them."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from jungle_pg.core.journey.progress import Progress
from jungle_pg.core.journey.stage import Journey
from jungle_pg.scenes.journey.map.art import (
    COIN_REACH,
    REACH,
    Coin,
    canopy_ops,
    canopy_tile,
    coin_ops,
    coins_of,
    corner_ops,
    first_chosen,
    first_closed,
    glow_ops,
    panel_scenery,
    panel_width,
    pin_ops,
    zoomed,
)
from jungle_pg.scenes.journey.map.changes import MapChange
from jungle_pg.scenes.journey.map.life import MapLife
from jungle_pg.scenes.journey.map.places import PANEL_W, Place, Route, route_of
from jungle_pg.scenes.journey.map.scroll import MapScroll
from jungle_pg.stage.easing import breath
from jungle_pg.stage.living import tick, tick_time
from jungle_pg.stage.memo import GroupMemos, Memo
from jungle_pg.stage.ops import Box, DrawList, Group
from jungle_pg.stage.view import View

FASTER: Final = 1.25
"""How much faster than the map the canopy before it goes by."""
GLOW_S: Final = 1.6
GLOW: Final = (0.9, 1.05)
GLOW_STEPS: Final = 64


@dataclass(frozen=True, slots=True)
class MapFacts:
    """All that is seen of a map, besides the time."""

    coins: tuple[Coin, ...]
    closed: int | None
    """The first panel under the mist."""
    left: float
    pin: Place
    squash: float = 1.0
    zoom: float = 1.0
    """How much larger than it lies under the window it is drawn."""
    top: int = 0
    """Which of its lines is at the upper edge of the window, in pixels of what is drawn."""
    stretch: float = 1.0
    """How much larger than it is drawn it is seen, while fingers change that."""
    change: MapChange | None = None


class MapPicture:
    """Draws one map; what has not changed since the last frame is the very same."""

    def __init__(self, route: Route) -> None:
        self._route = route
        self._ground: Memo[Box] = Memo()
        self._panels: Memo[DrawList] = Memo()
        self._coins: Memo[DrawList] = Memo()
        self._seen: Memo[tuple[tuple[int, bool], ...]] = Memo()
        self._group = GroupMemos()
        names = ("panels", "life", "coins", "pin", "mist", "canopy", "flies")
        self._moved = {name: Memo[Group]() for name in names}
        self._lists = {name: Memo[DrawList]() for name in ("life", "coins", "mist", "flies")}
        self._life = MapLife(route)
        self._near: Memo[DrawList] = Memo()
        self._all: Memo[DrawList] = Memo()

    def draw(self, view: View, facts: MapFacts, now: float) -> DrawList:
        """The map at a moment; a panel beyond each edge of the window is made too."""
        near = zoomed(view, facts.zoom)
        width = panel_width(near)
        unit = width / PANEL_W
        at, up = round(facts.left * unit), -facts.top
        first = max(0, at // width - 1)
        wide, high = (ceil(side / facts.stretch) for side in (view.width, view.height))
        last = min(len(self._route.panels) - 1, (at + wide) // width + 1)
        panels = self._panels(_panel_list, near, self._route, first, last, facts.closed)
        beat = 0 if view.calm else tick(now)
        life = self._lists["life"](tuple, self._life.on_map(near, unit, first, last, beat))
        stops = self._lists["coins"](tuple, self._stops(view, unit, (at, wide), facts, now))
        change = facts.change
        parting = () if change is None else change.mist(near, now)
        mist = self._lists["mist"](tuple, parting)
        flies = self._lists["flies"](
            tuple, self._life.before(view, panel_width(view) / PANEL_W, beat)
        )
        pin_at = (round(facts.pin[0] * unit) - at, round(facts.pin[1] * unit) + up)
        pin = self._group("pin", pin_ops, unit, facts.squash).ops
        canopy = self._group("canopy", canopy_ops, view).ops
        over = -round(at * facts.stretch * FASTER) % canopy_tile(view)[0] - canopy_tile(view)[0]
        return self._all(
            _layers,
            self._ground(Box, 0, 0, view.width, view.height, view.theme.backdrop),
            self._near(
                _seen_through,
                (wide, high, facts.stretch),
                self._moved["panels"](Group, "panels", panels, -at, up),
                self._moved["mist"](Group, "mist", mist, -at, up),
                self._moved["life"](Group, "life", life, -at, up),
                self._moved["coins"](Group, "coins", stops, -at, up),
                self._moved["pin"](Group, "pin", pin, *pin_at),
            ),
            self._moved["flies"](Group, "flies", flies),
            self._moved["canopy"](Group, "canopy", canopy, over),
            self._group("corners", corner_ops, view),
        )

    def _stops(
        self, view: View, unit: float, seen: tuple[int, int], facts: MapFacts, now: float
    ) -> DrawList:
        """Coins and medallions in the window, those farther down before those behind them."""
        groups: list[Group] = []
        change = facts.change
        for number, has_number in self._seen(self._stages_in, unit, *seen):
            coin = facts.coins[number]
            x, y = self._route.place(number)
            place = (round(x * unit), round(y * unit))
            is_closed = change is not None and number == change.opened and now < change.opens_at
            if coin.state == "current" and not is_closed:
                share = 0.5 if view.calm else breath(tick_time(tick(now)), GLOW_S)
                size = round((GLOW[0] + (GLOW[1] - GLOW[0]) * share) * GLOW_STEPS) / GLOW_STEPS
                glow = self._group(f"glow {number}", glow_ops, unit, coin, size)
                groups.append(Group(glow.key, glow.ops, *place))
            key = f"coin {number}"
            ops = None if change is None else change.ops_of(view, unit, number, coin, now)
            if ops is None:
                ops = self._group(f"{key} {has_number}", coin_ops, view, unit, coin, has_number).ops
            groups.append(Group(key, ops, *place))
        return tuple(sorted(groups, key=lambda group: group.dy))

    def _stages_in(self, unit: float, at: int, wide: int) -> tuple[tuple[int, bool], ...]:
        """The stages in the window, and whether the number of each is wholly inside."""
        half, found = COIN_REACH * unit / 2, []
        for number in range(len(self._route.stops)):
            x = self._route.place(number)[0] * unit - at
            if -REACH * unit < x < wide + REACH * unit:
                found.append((number, half <= x <= wide - half))
        return tuple(found)


def _panel_list(view: View, route: Route, first: int, last: int, closed: int | None) -> DrawList:
    return tuple(
        panel_scenery(view, route.panels[number], number, closed)
        for number in range(first, last + 1)
    )


def _layers(ground: Box, near: DrawList, *groups: Group) -> DrawList:
    return (ground, *near, *groups)


def _seen_through(window: tuple[int, int, float], *groups: Group) -> DrawList:
    """The map in the size it is drawn in, or stretched as a whole as far as it is in sight."""
    wide, high, stretch = window
    if stretch == 1.0:
        return groups
    in_sight = Group("in sight", groups, clip=(0, 0, wide, high))
    return (Group("stretched map", (in_sight,), bake=True, scale=stretch, hurried=True),)


def first_panels(view: View, journey: Journey, progress: Progress) -> DrawList:
    """The panels a map shows when it is opened."""
    route, coins = route_of(journey), coins_of(journey, progress)
    width = panel_width(view)
    unit = width / PANEL_W
    scroll = MapScroll()
    scroll.fit(route.width, view.width / unit)
    scroll.jump(route.place(first_chosen(journey, progress))[0] - view.width / unit / 2)
    at = round(scroll.goal * unit)
    last = min(len(route.panels) - 1, (at + view.width - 1) // width)
    return _panel_list(view, route, at // width, last, first_closed(journey, coins))
