"""What happens on the board together with what happens in the hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.games.jackaroo.hand.fan import held_ops
from jungle_pg.games.jackaroo.hand.hands import fan_of, hand_of, hands_ops
from jungle_pg.games.jackaroo.holes import Spot
from jungle_pg.games.jackaroo.motion import board_motion
from jungle_pg.games.jackaroo.motion.card_motion import card_motion
from jungle_pg.games.jackaroo.motion.move_view import read_move
from jungle_pg.games.moving.animation import FADE_S, crossfaded
from jungle_pg.games.values import Appearance, Field, Mark, Motion, Pace, Zones
from jungle_pg.stage.easing import mix, part, smooth
from jungle_pg.stage.ops import DrawList, Group

if TYPE_CHECKING:
    from jungle_pg.games.jackaroo.motion.board_motion import MarbleLook

RAISE_S: Final = 0.12
"""How long a card takes to come out of its hand."""


class Cards(Protocol):
    """What happens in the hands."""

    @property
    def ends_s(self) -> float:
        """When all cards have come to their places."""

    def draw(
        self, time_s: float, zones: Zones, field: Field, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Both hands, and what flies between them and the board."""


@dataclass(frozen=True, slots=True)
class Raising:
    """Cards that are chosen come out of their hand, others go back; other hands are just there."""

    before: JackarooState
    after: JackarooState
    ends_s: float

    def draw(
        self, time_s: float, zones: Zones, field: Field, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Both hands."""
        if time_s >= self.ends_s:
            return hands_ops(self.after, zones, marks)
        t = smooth(part(time_s, 0, self.ends_s))
        return tuple(op for seat in SEATS for op in self._hand(seat, t, zones))

    def _hand(self, seat: int, t: float, zones: Zones) -> DrawList:
        fan, held, was = fan_of(zones, seat), hand_of(self.after, seat), hand_of(self.before, seat)
        ops: DrawList = ()
        for index, (now, earlier) in enumerate(zip(held, was, strict=True)):
            pose = fan.place(index, len(held), mix(earlier.raised, now.raised, t))
            ops += held_ops(now, pose)
        return ops


@dataclass(frozen=True, slots=True)
class FadingHands:
    """Cards fade from where they were to where they will be; nothing travels."""

    before: JackarooState
    after: JackarooState
    ends_s: float = FADE_S

    def draw(
        self, time_s: float, zones: Zones, field: Field, marks: Sequence[Mark] = ()
    ) -> DrawList:
        new = hands_ops(self.after, zones, marks)
        if time_s >= self.ends_s:
            return new
        old = hands_ops(self.before, zones)
        return old if time_s <= 0 else crossfaded(old, new, part(time_s, 0, self.ends_s))


@dataclass(frozen=True, slots=True)
class WithHands:
    """A motion of the board, with the hands where the field has zones for them."""

    board: Motion
    cards: Cards

    @property
    def ends_s(self) -> float:
        """When everything has settled."""
        return max(self.board.ends_s, self.cards.ends_s)

    @property
    def lands_s(self) -> float:
        """When the next step may follow."""
        return self.board.lands_s

    def draw(
        self, time_s: float, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """The board, then the hands over it."""
        on_board = self.board.draw(time_s, field, appearance, marks)
        if field.zones is None:
            return on_board
        hands = self.cards.draw(time_s, field.zones, field, marks)
        # In a group on the way: whatever cards do, the ops beside it stay the same.
        is_moving = 0 < time_s < self.ends_s
        return (*on_board, *((Group("hands", hands),) if is_moving else hands))

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        return self.board.shake(time_s, field)


def move_motion(
    look: "MarbleLook",
    before: JackarooState,
    events: Sequence[Event],
    after: JackarooState,
    pace: Pace,
) -> Motion:
    """A step that was just played."""
    board = board_motion.move_motion(look, before, events, after, pace)
    is_fading = pace.is_reduced and not pace.is_off and read_move(before, events).is_seen
    if is_fading:
        return WithHands(board, FadingHands(before, after))
    return WithHands(board, card_motion(before, events, after, pace))


def change_motion(
    look: "MarbleLook", before: JackarooState, after: JackarooState, pace: Pace
) -> Motion:
    """From one moment to any other."""
    board = board_motion.change_motion(look, before, after, pace)
    is_same = before.hands == after.hands and not pace.is_still
    return WithHands(board, Raising(before, after, RAISE_S if is_same else 0.0))


def refusing_motion(
    look: "MarbleLook", state: JackarooState, spot: Spot, offset: tuple[float, float], pace: Pace
) -> Motion:
    """The marble on a place shakes its head."""
    board = board_motion.refusing_motion(look, state, spot, offset, pace)
    return WithHands(board, Raising(state, state, 0.0))
