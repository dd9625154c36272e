"""The map as it lies under the window: panels, coins, the pin, and leaves before them."""

from typing import Final

from jungle_pg.scenes.journey.map_art import (
    REACH,
    Coin,
    coin_ops,
    frame_ops,
    panel_scenery,
    panel_width,
    pin_ops,
)
from jungle_pg.scenes.journey.places import PANEL_W, Place, Route
from jungle_pg.stage.memo import GroupMemos, Memo
from jungle_pg.stage.ops import Box, DrawList, Group
from jungle_pg.stage.view import View

COIN_REACH: Final = 66
"""How far a coin reaches from its place, in units of the map."""


class MapPicture:
    """Draws one map; what has not changed since the last frame is the very same."""

    def __init__(self, route: Route) -> None:
        self._route = route
        self._ground: Memo[Box] = Memo()
        self._panels: Memo[DrawList] = Memo()
        self._coins: Memo[DrawList] = Memo()
        self._group = GroupMemos()
        self._moved = {name: Memo[Group]() for name in ("panels", "coins", "pin")}
        self._all: Memo[DrawList] = Memo()

    def draw(
        self, view: View, coins: tuple[Coin, ...], closed: int | None, left: float, pin: Place
    ) -> DrawList:
        """The map with a place at the left edge of the window; a panel beyond each is made too."""
        width = panel_width(view)
        unit = width / PANEL_W
        at = round(left * unit)
        first = max(0, at // width - 1)
        last = min(len(self._route.panels) - 1, (at + view.width) // width + 1)
        panels = self._panels(_panel_list, view, self._route, first, last, closed)
        seen = self._coins_in(view, unit, at)
        stops = self._coins(self._coin_list, view, unit, coins, seen)
        pin_at = (round(pin[0] * unit) - at, round(pin[1] * unit))
        return self._all(
            _layers,
            self._ground(Box, 0, 0, view.width, view.height, view.theme.backdrop),
            self._moved["panels"](Group, "panels", panels, -at),
            self._moved["coins"](Group, "coins", stops, -at),
            self._moved["pin"](Group, "pin", self._group("pin", pin_ops, unit).ops, *pin_at),
            self._group("leaves", frame_ops, view),
        )

    def _coins_in(self, view: View, unit: float, at: int) -> tuple[tuple[int, bool], ...]:
        """The stages in the window, and whether the number of each is wholly inside."""
        half, found = COIN_REACH * unit / 2, []
        for number in range(len(self._route.stops)):
            x = self._route.place(number)[0] * unit - at
            if -REACH * unit < x < view.width + REACH * unit:
                found.append((number, half <= x <= view.width - half))
        return tuple(found)

    def _coin_list(
        self,
        view: View,
        unit: float,
        coins: tuple[Coin, ...],
        seen: tuple[tuple[int, bool], ...],
    ) -> DrawList:
        groups = []
        for number, has_number in seen:
            x, y = self._route.place(number)
            key = f"coin {number} {has_number}"
            made = self._group(key, coin_ops, view, unit, coins[number], has_number)
            groups.append(Group(key, made.ops, round(x * unit), round(y * unit)))
        # Those farther down stand before those behind them.
        return tuple(sorted(groups, key=lambda group: group.dy))


def _panel_list(view: View, route: Route, first: int, last: int, closed: int | None) -> DrawList:
    return tuple(
        panel_scenery(view, route.panels[number], number, closed)
        for number in range(first, last + 1)
    )


def _layers(ground: Box, *groups: Group) -> DrawList:
    return (ground, *groups)
