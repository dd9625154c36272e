"""Dust, drops, stars and the bursts of blows; places are in squares from where a ply began."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import Final

from jungle_pg.games.moving.beats import LONGEST_LIFE, SPREAD_MS, STOP_MS
from jungle_pg.games.moving.poses import Way
from jungle_pg.games.pose import whole
from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.living import lot
from jungle_pg.stage.ops import Sprite

BEHIND: Final = frozenset(
    {"splash", "glow", "impact_big", "muzzle", "particle_dust", "particle_smoke", "particle_tuft"}
)
"""What lies under the piece that stays."""

DRAWN: Final = {
    "splash": 1.0,
    "impact": 0.72,
    "impact_big": 1.8,
    "dizzy": 0.92,
    "glow": 1.5,
    "den_win": 1.0,
    "muzzle": 0.9,
}
"""The size in squares a picture is drawn at before it is stretched; 0.32 if nothing else is said.

One picture for all sizes: a burst must not wait for pictures to be drawn.
"""
SMALL: Final = 0.32
IMPACT_STAYS_MS: Final = 90
IMPACT_BACK: Final = 0.28
"""How far before the end of its way a blow lands, in squares."""
LARGEST_PX: Final = 380
"""Larger pictures would be made in the background and come too late."""


@dataclass(frozen=True, slots=True)
class Bit:
    """A small picture that flies about."""

    kind: str
    """The name of a mark, or of a picture of one game with its folder."""
    x: float
    y: float
    size: float
    angle: float
    """Degrees, against the clock."""
    alpha: float
    drawn: float = 0.0
    """The size it is drawn at before it is stretched; 0 is the usual one of its kind."""

    @property
    def is_behind(self) -> bool:
        """Whether it lies under the piece that stays."""
        return self.kind in BEHIND


@dataclass(frozen=True, slots=True)
class Burst:
    """Bits that spring from a ring round a point; speeds in squares a second."""

    kinds: tuple[str, ...]
    count: int
    seed: int
    speed: float
    life_ms: float
    size: float
    gravity: float
    up: float
    ring: float
    spread: float = 1.0

    def at(self, time_ms: float, x: float, y: float) -> list[Bit]:
        """The bits so long after it went off around a point."""
        if not 0 <= time_ms < SPREAD_MS + LONGEST_LIFE * self.life_ms:
            return []
        bits = []
        for number, (way, long, late) in enumerate(_luck(self.count, self.seed)):
            life_ms = self.life_ms * (0.7 + 0.6 * long)
            t = part(time_ms, SPREAD_MS * late, life_ms)
            if 0 < t < 1:
                angle = 2 * pi * (number + 0.6 * way) / self.count
                speed = self.speed * (0.55 + 0.45 * late)
                right, down = self._flown(angle, speed, life_ms / 1000, t)
                size = self.size * (0.7 + 0.5 * long) * (1 - 0.55 * t * t)
                kind = self.kinds[number % len(self.kinds)]
                angle = 360 * (way - 0.5) * t
                bits.append(Bit(kind, x + right, y + down, size, angle, 1 - t**3))
        return bits

    def _flown(self, angle: float, speed: float, life_s: float, t: float) -> tuple[float, float]:
        """How far to the right and down a bit is: thrown out, slowing down, falling."""
        out = 1 - (1 - t) ** 2
        flown = speed * life_s * out
        right = cos(angle) * (self.ring + flown * 2.2) * self.spread
        down = sin(angle) * (self.ring + flown * 1.7) - self.up * out
        return right, down + self.gravity * life_s * t * t


@lru_cache(maxsize=64)
def _luck(count: int, seed: int) -> tuple[tuple[float, float, float], ...]:
    """For each bit of a burst: its way, how long it lives, how late it is born."""
    return tuple((lot(i, seed), lot(i, seed + 1), lot(i, seed + 2)) for i in range(count))


def ring(time_ms: float, x: float, y: float, length_ms: float = 340) -> list[Bit]:
    """A ring that widens on the water."""
    t = part(time_ms, 0, length_ms)
    if not 0 < t < 1:
        return []
    return [Bit("splash", x, y, 0.35 + 0.65 * slow_end(t), 0.0, 0.85 * (1 - t))]


def impact(time_ms: float, hits_ms: float, way: Way, up: float) -> list[Bit]:
    """The star of a blow at the end of a way, so far above the middle of its square."""
    t = part(time_ms, hits_ms, STOP_MS + IMPACT_STAYS_MS)
    if time_ms < hits_ms or t >= 1:
        return []
    dx, dy = way
    back = 1 - IMPACT_BACK / hypot(dx, dy)
    alpha = 1.0 if t < 0.6 else 1 - (t - 0.6) / 0.4
    size = 0.46 + 0.26 * slow_end(t)
    return [Bit("impact", dx * back, dy * back - up, size, 10 * t, alpha)]


def behind(bits: Iterable[Bit]) -> list[Bit]:
    """Those under the piece that stays."""
    return [bit for bit in bits if bit.is_behind]


def before(bits: Iterable[Bit]) -> list[Bit]:
    """Those over all pieces."""
    return [bit for bit in bits if not bit.is_behind]


def bit_op(bit: Bit, x: float, y: float, square: int) -> Sprite:
    """A bit on the screen, seen from the middle of the square its ply began on."""
    size = min(LARGEST_PX, max(2, round((bit.drawn or DRAWN.get(bit.kind, SMALL)) * square)))
    stretch = bit.size * square / size
    return Sprite(
        bit.kind if "/" in bit.kind else f"marks/{bit.kind}",
        x + bit.x * square,
        y + bit.y * square,
        size,
        size,
        bit.angle,
        stretch,
        stretch,
        whole(bit.alpha),
    )
