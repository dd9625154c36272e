"""The deck is shuffled: the pile comes to it, then two halves are riffled into each other."""

from dataclasses import replace
from math import pi, sin
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.games.jackaroo.hand.cards import CardPose, card_ops
from jungle_pg.games.jackaroo.hand.fan import between
from jungle_pg.games.jackaroo.hand.piles import deck_pose, pile_pose
from jungle_pg.games.jackaroo.motion.beats import CardBeats
from jungle_pg.games.values import Field
from jungle_pg.stage.easing import part, slow_end, smooth
from jungle_pg.stage.ops import DrawList, Op

GATHERED: Final = 7
"""Cards that are seen on their way from the pile to the deck."""
RIFFLED: Final = 12
"""Cards that are seen to fall into each other."""
APART: Final = 0.6
"""How far the halves are drawn apart, in widths of a card."""
OPENS: Final = 0.3
"""The part of the time in which they are drawn apart."""
FALLS: Final = 0.25
"""The part of the time a card takes to fall back."""
LEAN: Final = 9.0
"""Degrees."""


def shuffling_ops(
    before: JackarooState, after: JackarooState, times: CardBeats, time_ms: float, field: Field
) -> DrawList:
    """What is in the air at a moment."""
    if time_ms < times.gathers_ms:
        return _gathering(before, times, time_ms, field)
    since_ms = time_ms - times.gathers_ms
    t = part(since_ms, 0, times.ends_ms - times.gathers_ms)
    return _riffling(deck_pose(len(after.deck), field), t)


def _gathering(before: JackarooState, times: CardBeats, time_ms: float, field: Field) -> DrawList:
    """Cards from the pile turn over on their way to the deck."""
    count = min(GATHERED, len(before.pile))
    flight_ms = times.gathers_ms * 0.5
    ops: list[Op] = []
    for number in range(count):
        starts_ms = (times.gathers_ms - flight_ms) * number / max(1, count - 1)
        t = part(time_ms, starts_ms, flight_ms)
        if not 0 < t < 1:
            continue
        place = len(before.pile) - 1 - number
        start, end = pile_pose(place, field), deck_pose(len(before.deck) + 1, field)
        pose = between(start, end, smooth(t))
        high = 0.3 * pose.width * sin(pi * t)
        turning = replace(pose, y=pose.y - high, wide=abs(1 - 2 * t))
        ops += card_ops(before.pile[place] if t < 0.5 else BACK, turning)
    return tuple(ops)


def _riffling(deck: CardPose, t: float) -> DrawList:
    """Two halves are drawn apart, then their cards fall back in turn."""
    ops: list[Op] = []
    for number in range(RIFFLED):
        side = 1 if number % 2 else -1
        falls_at = OPENS + (1 - OPENS - FALLS) * number / (RIFFLED - 1)
        out = slow_end(part(t, 0, OPENS)) * (1 - smooth(part(t, falls_at, FALLS)))
        if out <= 0:
            continue
        up = (number // 2) * 0.012 * deck.width
        x = deck.x + side * APART * deck.width * out
        ops += card_ops(BACK, replace(deck, x=x, y=deck.y - up * out, angle=-side * LEAN * out))
    return tuple(ops)
