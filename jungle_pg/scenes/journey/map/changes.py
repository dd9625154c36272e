"""What a stage that was passed changes on the map: coins that flip, a crown, mist that parts."""

from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final, Literal, TypeAlias

from jungle_pg.scenes.journey.map.art import Coin, bare_medal_ops, coin_ops, mist_ops
from jungle_pg.stage.easing import overshoot, part, slow_start, smooth
from jungle_pg.stage.living import lot
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import icon

Sound: TypeAlias = tuple[float, str]
"""When something is heard after the beginning, and its name."""
Change: TypeAlias = Literal["won", "opened"]

FLIP_S: Final = 0.3
JUMP_S: Final = 0.26
JUMP: Final = 24
CROWN_S: Final = 0.2
CROWN_FROM: Final = -150
CROWN: Final = (72, 44)
CROWN_AT: Final = (0, -158)
"""Where the crown sits, from the foot of the medallion."""
LEAVES: Final = 14
LEAVES_S: Final = 0.8
OPENS_AFTER_S: Final = 0.35
CROWNED_S: Final = 0.9
"""How long a boss is celebrated before the way goes on."""
LOCK_S: Final = 0.26
LOCK_TURN: Final = 40.0
DUST: Final = 8
DUST_S: Final = 0.4
PARTS_S: Final = 1.4
PARTS_BY: Final = 500
BANK: Final = 4.0
"""How fast the bank that goes to the left gathers."""
STEPS: Final = 16
"""Few sizes of a coin that flips, each of them a picture of its own."""


@dataclass(frozen=True, slots=True)
class MapChange:
    """What has just become different on a map, and when that began to be shown."""

    since: float
    won: int | None = None
    """The stage that is done now."""
    before: Coin | None = None
    """How its coin was."""
    opened: int | None = None
    """The stage that can be played now."""
    parted: int | None = None
    """The first panel that was under the mist until now, where a region has opened."""

    @property
    def is_boss(self) -> bool:
        return self.before is not None and bool(self.before.head)

    @property
    def opens_at(self) -> float:
        """When the lock of the next stage falls."""
        if self.won is None:
            return self.since
        return self.since + (CROWNED_S if self.is_boss else OPENS_AFTER_S)

    @property
    def walks_at(self) -> float:
        """When the pin may go."""
        return self.opens_at + (LOCK_S if self.opened is not None else 0.0)

    @property
    def ends_at(self) -> float:
        lasts = PARTS_S if self.parted is not None else DUST_S + LOCK_S
        return max(self.opens_at + lasts, self.since + LEAVES_S + JUMP_S)

    def is_over(self, now: float) -> bool:
        return now >= self.ends_at

    def sounds(self) -> tuple[Sound, ...]:
        """What is heard of it, in its order."""
        found: list[Sound] = []
        if self.is_boss:
            found.append((self.since, "win"))
            assert self.before is not None
            found.append((self.since + JUMP_S + CROWN_S, f"voice_{self.before.head}"))
        if self.opened is not None:
            found.append((self.opens_at, "ui_on"))
        if self.parted is not None:
            found.append((self.opens_at, "game_start"))
        return tuple(found)

    def ops_of(
        self, view: View, unit: float, number: int, coin: Coin, now: float
    ) -> DrawList | None:
        """How a stage looks while it changes; None where nothing happens to it."""
        if number == self.won and self.before is not None:
            since = now - self.since
            if self.before.head:
                return _crowned(view, unit, coin, since)
            return _flipped(view, unit, self.before, coin, since)
        if number == self.opened:
            since = now - self.opens_at
            locked = Coin(coin.number, "locked", head=coin.head)
            ops = _flipped(view, unit, locked, coin, since)
            return (*ops, *_lock(unit, since), *_dust(unit, since))
        return None

    def mist(self, view: View, now: float) -> tuple[Group, ...]:
        """The mist that parts, in pixels of the map."""
        if self.parted is None:
            return ()
        done = smooth(part(now, self.opens_at, PARTS_S))
        alpha = round(255 * (1 - done))
        if alpha <= 0:
            return ()
        left, right = mist_ops(view, self.parted)
        gathered = min(1.0, BANK * done)
        by = round(PARTS_BY * done * view.height / 1080)
        return (
            Group("mist left", _faint(left, round(alpha * gathered)), -by),
            Group("mist right", _faint(right, alpha), by),
        )


def change_between(
    before: tuple[tuple[Coin, ...], int | None],
    after: tuple[tuple[Coin, ...], int | None],
    won: int,
    since: float,
) -> MapChange | None:
    """What is different after a stage was won; None where it was passed before.

    A map is given by its coins, and by its first panel under the mist.
    """
    (old, closed), (new, still_closed) = before, after
    if not old or old[won].state == "done" or new[won].state != "done":
        return None
    opened = (n for n in range(len(new)) if old[n].state == "locked" != new[n].state)
    parted = closed if closed != still_closed else None
    return MapChange(since, won, old[won], next(opened, None), parted)


def _flipped(view: View, unit: float, old: Coin, new: Coin, since: float) -> DrawList:
    """A coin that turns over: the old face becomes flat, then the new one comes up."""
    done = part(since, 0.0, FLIP_S)
    if done >= 1:
        return coin_ops(view, unit, new, has_number=True)
    coin = old if done < 0.5 else new
    high = max(1, round(abs(cos(pi * done)) * STEPS)) / STEPS
    flat: list[Op] = []
    for op in coin_ops(view, unit, coin, has_number=high > 0.7):
        if isinstance(op, Sprite):
            op = Sprite(
                op.name, op.x, op.y * high, op.w, op.h, stretch_y=high, alpha=op.alpha, grey=op.grey
            )
        elif isinstance(op, Text):
            op = Text(op.text, op.x, op.y * high, op.size, INK, op.align)
        flat.append(op)
    return tuple(flat)


def _crowned(view: View, unit: float, coin: Coin, since: float) -> DrawList:
    """A medallion that jumps, and the crown that comes down on it among leaves."""
    up = -JUMP * unit * sin(pi * part(since, 0.0, JUMP_S))
    falls = part(since, JUMP_S, CROWN_S)
    ops: list[Op] = [Group("medal", bare_medal_ops(view, unit, coin), 0, round(up))]
    if falls > 0:
        y = CROWN_AT[1] + CROWN_FROM * (1 - overshoot(falls, 1.2))
        w, h = (round(side * unit) for side in CROWN)
        ops.append(Sprite("journey/crown", CROWN_AT[0] * unit, y * unit * 0.94, w, h))
    flown = part(since, JUMP_S, LEAVES_S)
    if 0 < flown < 1:
        for number in range(LEAVES):
            way = 2 * pi * (number + lot(number, 1)) / LEAVES
            far = (50 + 110 * (1 - (1 - flown) ** 2)) * unit
            side = round((20 + 12 * lot(number, 2)) * unit)
            x, y = cos(way) * far, (-84 * unit) + sin(way) * far + 90 * unit * flown**2
            turn = 360 * lot(number, 3) + 300 * flown
            alpha = round(255 * (1 - slow_start(flown)))
            ops.append(Sprite("marks/particle_leaf", x, y, side, side, turn, alpha=alpha))
    return tuple(ops)


def _lock(unit: float, since: float) -> DrawList:
    """The lock, which turns and falls."""
    done = part(since, 0.0, LOCK_S)
    if not 0 < done < 1:
        return ()
    lock = icon("lock", 0, (-8 + 70 * slow_start(done)) * unit, 40 * unit, INK, "")
    alpha = round(255 * (1 - slow_start(done)))
    return (Sprite(lock.name, lock.x, lock.y, lock.w, lock.h, -LOCK_TURN * done, alpha=alpha),)


def _dust(unit: float, since: float) -> DrawList:
    done = part(since, LOCK_S / 2, DUST_S)
    if not 0 < done < 1:
        return ()
    ops = []
    for number in range(DUST):
        side = round((22 + 14 * lot(number, 1)) * unit)
        x = (number / (DUST - 1) - 0.5) * (90 + 70 * done) * unit
        y = (22 - 26 * done * lot(number, 2)) * unit
        ops.append(Sprite("marks/particle_dust", x, y, side, side, alpha=round(200 * (1 - done))))
    return tuple(ops)


def _faint(ops: DrawList, alpha: int) -> DrawList:
    return tuple(replace(op, alpha=alpha) for op in ops if isinstance(op, Sprite))
