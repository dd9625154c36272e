"""Cards in the air between hands, deck and pile, over everything else, as functions of time."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, pi
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, Card
from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.jackaroo.hand.cards import CardPose, card_ops
from jungle_pg.games.jackaroo.hand.fan import between
from jungle_pg.games.jackaroo.hand.hands import fan_of, hand_of, hands_ops
from jungle_pg.games.jackaroo.hand.piles import deck_pose, pile_pose
from jungle_pg.games.jackaroo.motion.beats import CardBeats, card_beats
from jungle_pg.games.jackaroo.motion.move_view import MoveView, read_move
from jungle_pg.games.jackaroo.motion.shuffling import shuffling_ops
from jungle_pg.games.moving.curves import arch
from jungle_pg.games.values import Field, Mark, Pace, Zones
from jungle_pg.stage.easing import part, smooth
from jungle_pg.stage.ops import DrawList, Group, Op

HIGH: Final = 0.45
"""How far a flying card rises over the straight way, in its widths."""
LARGER: Final = 0.14


@dataclass(frozen=True, slots=True)
class Flight:
    """A card from one place to another; it is turned over where it shows another side there."""

    shown: Card
    shown_then: Card
    start: CardPose
    end: CardPose

    def ops(self, t: float) -> DrawList:
        """The card after a part of its way, from 0 to 1."""
        pose = between(self.start, self.end, smooth(t))
        w = arch(t)
        rising = replace(
            pose, y=pose.y - HIGH * w * pose.width * pose.size, size=pose.size * (1 + LARGER * w)
        )
        if self.shown == self.shown_then:
            return card_ops(self.shown, rising)
        card = self.shown if t < 0.5 else self.shown_then
        return card_ops(card, replace(rising, wide=abs(cos(pi * t))))


@dataclass(frozen=True, slots=True)
class CardMotion:
    """Both hands, and what flies between them and the board."""

    before: JackarooState
    after: JackarooState
    ply: MoveView
    times: CardBeats

    @property
    def ends_s(self) -> float:
        return self.times.ends_ms / 1000

    @property
    def lands_s(self) -> float:
        """When the next step may follow; the board may need longer."""
        return self.ends_s

    def draw(
        self, time_s: float, zones: Zones, field: Field, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Hands and flying cards; before and after the motion just the hands."""
        if time_s >= self.ends_s:
            return hands_ops(self.after, zones, marks)
        if time_s <= 0:
            return hands_ops(self.before, zones)
        time_ms = time_s * 1000
        lying = [op for seat in SEATS for op in self._lying(seat, time_ms, zones)]
        return (*lying, Group("cards", self._flying(time_ms, zones, field)))

    def _lying(self, seat: Seat, time_ms: float, zones: Zones) -> DrawList:
        """Cards that stay in a hand: they close up, or make room for those that come."""
        fan, was = fan_of(zones, seat), self.before.hands[seat]
        ply = self.ply
        places = list(range(len(was)))
        if ply.laid is not None and ply.laid.seat == seat:
            places.remove(leaving(was, ply.laid.card))
        count = len(self.after.hands[seat]) if ply.laid or ply.dealt else len(was)
        t = smooth(part(time_ms, 0, self.times.flight_ms))
        raised = [held.raised for held in hand_of(self.before, seat)]
        ops: list[Op] = []
        for now, old in enumerate(places):
            start, end = fan.place(old, len(was), raised[old]), fan.place(now, count)
            ops += card_ops(was[old], between(start, end, t))
        return (*ops, *self._arrived(seat, time_ms, zones))

    def _arrived(self, seat: Seat, time_ms: float, zones: Zones) -> DrawList:
        """Dealt cards that are in the hand already."""
        hand, fan = self.after.hands[seat], fan_of(zones, seat)
        first, ops = len(self.before.hands[seat]), list[Op]()
        numbers = [number for number, each in enumerate(self.ply.dealt) if each == seat]
        for place, number in enumerate(numbers, first):
            if time_ms >= self.times.leaves_ms(number) + self.times.flight_ms:
                ops += card_ops(hand[place], fan.place(place, len(hand)))
        return tuple(ops)

    def _flying(self, time_ms: float, zones: Zones, field: Field) -> DrawList:
        ply, times = self.ply, self.times
        if ply.laid is not None:
            return self._laid(zones, field).ops(part(time_ms, 0, times.flight_ms))
        if ply.is_shuffled:
            return shuffling_ops(self.before, self.after, times, time_ms, field)
        ops: list[Op] = []
        for number, seat in enumerate(ply.dealt):
            t = part(time_ms, times.leaves_ms(number), times.flight_ms)
            if 0 < t < 1:
                ops += self._dealt(number, seat, zones, field).ops(t)
        return tuple(ops)

    def _laid(self, zones: Zones, field: Field) -> Flight:
        """From a hand to the pile."""
        laid = self.ply.laid
        assert laid is not None
        hand = self.before.hands[laid.seat]
        place = leaving(hand, laid.card)
        raised = hand_of(self.before, laid.seat)[place].raised
        start = fan_of(zones, laid.seat).place(place, len(hand), raised)
        end = pile_pose(len(self.before.pile), field)
        return Flight(hand[place], laid.card, start, end)

    def _dealt(self, number: int, seat: Seat, zones: Zones, field: Field) -> Flight:
        """From the deck to a hand."""
        hand = self.after.hands[seat]
        place = len(self.before.hands[seat]) + self.ply.dealt[:number].count(seat)
        start = deck_pose(len(self.before.deck) - number, field)
        return Flight(BACK, hand[place], start, fan_of(zones, seat).place(place, len(hand)))


def card_motion(
    before: JackarooState, events: Sequence[Event], after: JackarooState, pace: Pace
) -> CardMotion:
    """How the cards of a step move."""
    ply = read_move(before, events)
    return CardMotion(before, after, ply, card_beats(ply, 0.0 if pace.is_off else pace.factor))


def leaving(hand: Sequence[Card], card: Card) -> int:
    """The place in a hand a card leaves from; of backs it is the one in the middle."""
    return hand.index(card) if card in hand else len(hand) // 2
