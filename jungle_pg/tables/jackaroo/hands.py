"""Both hands beside the board: open cards with what they could do, backs of the others."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from jungle_pg.core.jackaroo.cards import BACK, Card
from jungle_pg.core.jackaroo.decisions import Kind, decisions_in
from jungle_pg.core.jackaroo.plays import hints
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.core.jackaroo.track import SEATS
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.tables.jackaroo.fan import Fan, Held, fan_ops, plain


@dataclass(frozen=True, slots=True)
class Zones:
    """Where the hands are: the rectangle of each seat, and who sits below."""

    hands: tuple[Rect, Rect]
    below: Seat = 0

    def fan(self, seat: Seat) -> Fan:
        """The hand of a seat: held below, hanging opposite."""
        return Fan(self.hands[seat], hangs=seat != self.below)

    def card_at(
        self, x: float, y: float, hands: Sequence[Sequence[Held]]
    ) -> tuple[Seat, int] | None:
        """Whose card is at a point of the screen, and which one, counted from the left."""
        for seat in (self.below, opponent(self.below)):
            found = self.fan(seat).card_at(x, y, hands[seat])
            if found is not None:
                return seat, found
        return None


@lru_cache(maxsize=16)
def hand_of(view: JackarooState, seat: Seat) -> tuple[Held, ...]:
    """The cards of a seat as a view shows them.

    While the seat has to choose a card, those it cannot play are dim and others have tags;
    a card that is being played is chosen and raised.
    """
    hand = view.hands[seat]
    is_picking = view.phase in PICKING
    if BACK in hand or view.mover != seat or not (is_picking or view.phase is Phase.CARD):
        return plain(hand)
    choosing = replace(view, phase=Phase.CARD, begun=None)
    playable = {each.what for each in decisions_in(choosing) if each.kind is Kind.CARD}
    chosen = view.playing.card if is_picking else None
    return tuple(_held(choosing, card, card in playable, card == chosen) for card in hand)


@lru_cache(maxsize=8)
def hands_ops(view: JackarooState, zones: Zones) -> DrawList:
    """Both hands when nothing moves, the very same ops while nothing changes."""
    return tuple(op for seat in SEATS for op in fan_ops(zones.fan(seat), hand_of(view, seat)))


def _held(view: JackarooState, card: Card, is_playable: bool, is_chosen: bool) -> Held:
    tags = _tags(view, card) if is_playable else ()
    return Held(card, not is_playable, tags, is_chosen, 1.0 if is_chosen else 0.0)


def _tags(view: JackarooState, card: Card) -> tuple[str, ...]:
    found = hints(view, card)
    tags = (("capture", found.captures), ("home", found.comes_home))
    return tuple(tag for tag, is_so in tags if is_so)
