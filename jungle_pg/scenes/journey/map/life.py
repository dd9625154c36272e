"""What lives on the map by itself: lanterns that flicker, fireflies, light on the river."""

from typing import Final

from jungle_pg.scenes.journey.map.places import BRIDGED, PANEL_W, Panel, Route
from jungle_pg.stage.living import firefly, lot, shaft, tick_time
from jungle_pg.stage.memo import GroupMemos
from jungle_pg.stage.ops import DrawList, Group, Sprite
from jungle_pg.stage.view import View

LIGHTS: Final = {
    3: ((271, 575), (756, 625), (981, 785), (1321, 575)),
    4: ((1139, 402), (1321, 402)),
}
"""Lanterns and torches of the drawings by their number, in units of a panel."""
LIGHT: Final = {"day": 74, "night": 130}
FLICKER_S: Final = 1.1
FAINTEST: Final = 200 / 255
STRENGTH: Final = {"day": 0.35, "night": 0.6}
GLINTS: Final = ((742, 330), (812, 395), (838, 505), (770, 470), (742, 905), (835, 950), (690, 760))
"""Where the river glistens."""
GLINT: Final = 46
FLIES: Final = 18
FLY: Final = (26, 34, 44)
FLY_ROUND: Final = 36
FLIES_FROM, FLIES_TO = 0.32, 0.9
"""In which part of the window's height fireflies sit."""
ALPHA_STEPS: Final = 24


def _alpha(share: float) -> int:
    """Few strengths, so that what hardly changes is not painted anew."""
    return round(255 * round(share * ALPHA_STEPS) / ALPHA_STEPS)


class MapLife:
    """All of it for one map; groups are the very same while nothing of them has changed."""

    def __init__(self, route: Route) -> None:
        self._panels = route.panels
        self._group = GroupMemos()

    def on_map(self, view: View, unit: float, first: int, last: int, tick: int) -> DrawList:
        """Lights and glints of the panels in the window, in pixels of the map."""
        found: list[Group] = []
        for index in range(first, last + 1):
            panel = self._panels[index]
            for number, (x, y) in enumerate(LIGHTS.get(panel.number, ())):
                at = _at(panel, index, x, y, unit)
                beat = 0.5 + 0.5 * (
                    shaft(tick_time(tick) * 9.0 / FLICKER_S, number + index) * 2 - 1
                )
                share = STRENGTH[view.theme.name] * (FAINTEST + (1 - FAINTEST) * beat)
                side = round(LIGHT[view.theme.name] * unit)
                key = f"light {index} {number}"
                found.append(self._group(key, _sprite, "journey/glow", at, side, _alpha(share)))
            for number, (x, y) in enumerate(GLINTS if panel.number == BRIDGED else ()):
                at = _at(panel, index, x, y, unit)
                beat = shaft(tick_time(tick) * (2.2 + lot(number, 1)), number)
                key = f"glint {index} {number}"
                side = round(GLINT * unit)
                name = "marks/particle_spark"
                found.append(
                    self._group(key, _sprite, name, at, side, _alpha(max(0.0, 2 * beat - 1)))
                )
        return tuple(found)

    def before(self, view: View, unit: float, tick: int) -> DrawList:
        """Fireflies, who fly along with the window."""
        if view.theme.name != "night":
            return ()
        found: list[Group] = []
        for number in range(FLIES):
            glow = firefly(tick_time(tick), number)
            x = view.width * (number + lot(number, 4)) / FLIES + glow.x * FLY_ROUND * unit
            low = FLIES_FROM + (FLIES_TO - FLIES_FROM) * lot(number, 5)
            y = view.height * low + glow.y * FLY_ROUND * unit
            side = round(FLY[number % len(FLY)] * unit)
            key = f"firefly {number}"
            at = (round(x), round(y))
            found.append(self._group(key, _sprite, "frame/firefly", at, side, _alpha(glow.light)))
        return tuple(found)


def _at(panel: Panel, index: int, x: float, y: float, unit: float) -> tuple[int, int]:
    """A place of a panel on the map, in whole pixels."""
    across = PANEL_W - x if panel.is_mirrored else x
    return round((index * PANEL_W + across) * unit), round(y * unit)


def _sprite(name: str, at: tuple[int, int], side: int, alpha: int) -> DrawList:
    return (Sprite(name, *at, side, side, alpha=alpha),) if alpha else ()
