"""What stands on the map of a journey, each drawn around its place on the path."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import Final, Literal, TypeAlias

from jungle_pg.core.journey.progress import MOST_STARS, Progress
from jungle_pg.core.journey.stage import BOSS, Journey
from jungle_pg.games.look import ANIMALS
from jungle_pg.scenes.journey.map.places import PANEL_H, PANEL_W, Panel, Route
from jungle_pg.stage.backdrop import jungle_unit
from jungle_pg.stage.ops import Drawing, DrawList, Op, Scenery, Sprite, Text
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.svg import picture, rect

CoinState: TypeAlias = Literal["locked", "open", "current", "done"]

SIZE: Final = 0.94
"""How large coins and medallions are, for each unit of their drawings."""
COIN: Final = (120, 110)
FACE: Final = (60, 48)
MEDAL: Final = (180, 200)
FOOT: Final = (90, 172)
PIN: Final = (120, 156)
TIP: Final = (60, 164)
HERO: Final = "pieces/head_lion"
NUMBER: Final = 32
MIST_START: Final = 700
BEFORE_SEAM: Final = 240
"""How far the mist over closed regions begins before them."""
REACH: Final = 190
"""No coin, medallion or pin reaches farther from its place."""


COIN_REACH: Final = 66
"""How far a coin reaches from its place, in units of the map."""
HEAD_ABOVE: Final = 90
"""How high over its place the head of a boss is."""


@dataclass(frozen=True, slots=True)
class Coin:
    """A stage as it lies on the path."""

    number: int
    state: CoinState
    stars: int = 0
    head: str = ""
    """Who stands on the medallion of a boss."""


def coins_of(journey: Journey, progress: Progress) -> tuple[Coin, ...]:
    """All stages of a journey as they stand."""
    current = progress.current(journey)
    coins = []
    for number, stage in enumerate(journey.stages, 1):
        state: CoinState = "locked"
        if progress.is_passed(stage.id):
            state = "done"
        elif current is not None and stage.id == current.id:
            state = "current"
        elif progress.is_open(journey, stage.id):
            state = "open"
        head = ANIMALS[(stage.level or 1) - 1] if stage.kind == BOSS else ""
        coins.append(Coin(number, state, progress.stars(stage.id), head))
    return tuple(coins)


def first_chosen(journey: Journey, progress: Progress) -> int:
    """The number of the stage where the way goes on, or of the one that was played last."""
    current = progress.current(journey)
    ids = [stage.id for stage in journey.stages]
    if current is not None:
        return ids.index(current.id)
    last = progress.last.get(journey.game, "")
    return ids.index(last) if last in ids else len(ids) - 1


def coin_at(route: Route, coins: tuple[Coin, ...], x: float, y: float) -> int | None:
    """The stage at a place of the map."""
    for number, coin in enumerate(coins):
        place = route.place(number)
        up = HEAD_ABOVE if coin.head else 0
        reach = COIN_REACH + (REACH - COIN_REACH) * 0.2 if coin.head else COIN_REACH
        if max(abs(x - place[0]), abs(y - place[1] + up)) <= reach:
            return number
    return None


def first_closed(journey: Journey, coins: tuple[Coin, ...]) -> int | None:
    """The first panel of the first region none of whose stages is open."""
    first = 0
    for chapter, region in enumerate(journey.chapters):
        there = coins[first : first + len(region.stages)]
        if all(coin.state == "locked" for coin in there):
            return 2 * chapter
        first += len(region.stages)
    return None


def panel_width(view: View) -> int:
    """How wide a panel is in a window that is as high as the map, in whole pixels."""
    return ceil(PANEL_W * view.height / PANEL_H)


def zoomed(view: View, zoom: float) -> View:
    """A window as high as the map is seen; what lies before the map stays as it is."""
    return view if zoom == 1.0 else replace(view, height=round(view.height * zoom))


def panel_scenery(view: View, panel: Panel, index: int, closed: int | None) -> Scenery:
    """One panel of the map; the mist begins before the first one that is closed."""
    width, height, tag = panel_width(view), view.height, view.theme.name
    # A little wider than its place, so that no seam shines through.
    wide = width + 2
    ops: list[Op] = [
        Sprite(
            f"journey/panel_{panel.look}_{tag}",
            width / 2,
            height / 2,
            wide,
            ceil(wide * PANEL_H / PANEL_W),
            flip=panel.is_mirrored,
        )
    ]
    if closed is not None and index >= closed - 1:
        ops += _mist_over(view, closed - index, width)
    return Scenery(tuple(ops), index * width, 0, width, height, view.theme.backdrop)


def _mist_over(view: View, panels: int, end: int) -> list[Sprite]:
    """Mist that begins before a seam so many panels farther on, up to an end.

    All on whole pixels, so that it neither shows a seam nor lies twice anywhere.
    """
    width, tag = panel_width(view), view.theme.name
    unit = width / PANEL_W
    left = panels * width - round(BEFORE_SEAM * unit)
    ops: list[Sprite] = []
    name, wide = "mist_start", round(MIST_START * unit)
    while left < end:
        if left + wide > 0:
            at = (left + wide / 2, view.height / 2)
            ops.append(Sprite(f"journey/{name}_{tag}", *at, wide, view.height))
        left += wide
        name, wide = "mist", width
    return ops


def mist_ops(view: View, closed: int) -> tuple[DrawList, DrawList]:
    """The mist over a region that was closed, in pixels of the map: a bank with soft ends that goes
    to the left, and all that goes to the right."""
    every = _mist_over(view, closed, (closed + 1) * panel_width(view))
    start = every[0]
    bank = (start, replace(start, x=start.x + start.w, flip=True))
    return bank, tuple(every)


def bare_medal_ops(view: View, unit: float, coin: Coin) -> DrawList:
    """The medallion of a boss that was beaten, before it has its crown."""
    bare = _drawn("journey/boss_bare", MEDAL, FOOT, unit * SIZE)
    return tuple(
        bare if isinstance(op, Sprite) and op.name == "journey/boss_done" else op
        for op in coin_ops(view, unit, coin, has_number=True)
    )


def coin_ops(view: View, unit: float, coin: Coin, has_number: bool) -> DrawList:
    """A coin with its stars, or the medallion of a boss; `unit` is pixels for one unit."""
    z = unit * SIZE
    if coin.head:
        return _medal_ops(view, z, coin)
    ops: list[Op] = [_drawn(f"journey/node_{coin.state}", COIN, FACE, z)]
    if coin.state != "locked":
        if has_number:
            letters = max(SMALLEST_TEXT_PX, round(NUMBER * z))
            ops.append(Text(str(coin.number), 0, -2 * z, letters, INK, "centre"))
        ops += sill_ops(view, 0, 48 * z, 29 * z, coin.stars)
    return tuple(ops)


def _medal_ops(view: View, z: float, coin: Coin) -> DrawList:
    is_locked = coin.state == "locked"
    side = round(112 * z)
    ops: list[Op] = [
        _drawn(f"journey/boss_{coin.state}", MEDAL, FOOT, z),
        Sprite(
            f"pieces/head_{coin.head}",
            0,
            -90 * z,
            side,
            side,
            alpha=150 if is_locked else 255,
            grey=is_locked,
        ),
    ]
    if is_locked:
        ops.append(icon("lock", 44 * z, -44 * z, 44 * z, INK, ""))
    if coin.state == "done":
        ops += sill_ops(view, 0, 24 * z, 34 * z, coin.stars)
    return tuple(ops)


def sill_ops(view: View, x: float, y: float, size: float, stars: int) -> DrawList:
    """Stars on a small dark board, which can be read on every ground."""
    w, h = round(size * 3.5), round(size * 1.16)
    left, top = round(x - w / 2), round(y - h / 2)
    fill = "#3B2A22" if view.theme.name == "day" else "#0F1E26"
    return (
        Drawing(_sill(w, h, fill, size / 29), left, top, w, h),
        *star_ops(view, left + w / 2, top + h / 2, size, stars),
    )


def star_ops(
    view: View, x: float, y: float, size: float, stars: int, step: float = 1.0
) -> DrawList:
    """Three stars around a middle, as many of them filled as were won."""
    side = round(size)
    empty = f"journey/star_empty_{view.theme.name}"
    return tuple(
        Sprite(
            "journey/star_filled" if number < stars else empty,
            x + (number - 1) * size * step,
            y,
            side,
            side,
        )
        for number in range(MOST_STARS)
    )


def pin_ops(unit: float, squash: float = 1.0) -> DrawList:
    """The player on the path, its tip a little above the place; squashed when it has landed."""
    side = round(92 * unit)
    (w, h), (x, y) = PIN, TIP
    middle = (h / 2 - y) * unit * squash
    wide = 2 - squash
    return (
        Sprite(
            "journey/pin", (w / 2 - x) * unit, middle, round(w * unit), round(h * unit),
            stretch_x=wide, stretch_y=squash,
        ),
        Sprite(
            HERO, 0, -106 * unit * squash, side, side, stretch_x=wide, stretch_y=squash
        ),
    )  # fmt: skip


def glow_ops(unit: float, coin: Coin, size: float) -> DrawList:
    """The light around the stage that waits to be played."""
    side, up = (230, 90 * SIZE) if coin.head else (170, 0)
    px = round(side * unit)
    return (
        Sprite("journey/glow", 0, -up * unit, px, px, stretch_x=size, stretch_y=size, alpha=200),
    )


def canopy_ops(view: View) -> DrawList:
    """Leaves at the upper edge of the window, one tile more than it is wide."""
    tile = canopy_tile(view)
    name = f"frame/canopy_top_{view.theme.name}"
    unit = jungle_unit(view.width, view.height)
    y = tile[1] / 2 - round(96 * unit)
    return tuple(
        Sprite(name, x + tile[0] / 2, y, *tile) for x in range(0, view.width + tile[0], tile[0])
    )


def canopy_tile(view: View) -> tuple[int, int]:
    """How large a piece of the canopy is, after which it begins anew."""
    unit = jungle_unit(view.width, view.height)
    return round(1600 * unit), round(300 * unit)


def corner_ops(view: View) -> DrawList:
    """Leaves in the corners of the window, before the map."""
    width, height, tag = view.width, view.height, view.theme.name
    unit = jungle_unit(width, height)
    ops: list[Op] = []
    for corner, size, share in (
        ("bl", (640, 540), 0.62), ("br", (640, 540), 0.62),
        ("tl", (560, 520), 0.5), ("tr", (560, 520), 0.5),
    ):  # fmt: skip
        w, h = (round(side * unit * share) for side in size)
        x = w / 2 if corner[1] == "l" else width - w / 2
        y = h / 2 if corner[0] == "t" else height - h / 2
        ops.append(Sprite(f"frame/corner_{corner}_{tag}", x, y, w, h))
    return tuple(ops)


def _drawn(name: str, size: tuple[int, int], at: tuple[int, int], z: float) -> Sprite:
    """A drawing whose point `at` lies on the place."""
    (w, h), (x, y) = size, at
    return Sprite(name, (w / 2 - x) * z, (h / 2 - y) * z, round(w * z), round(h * z))


@lru_cache(maxsize=64)
def _sill(w: float, h: float, fill: str, scale: float) -> str:
    line = 3 * scale
    return picture(
        w, h, rect(line / 2, line / 2, w - line, h - line, (h - line) / 2, fill, INK, line)
    )
