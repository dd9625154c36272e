"""Who plays next, and when new cards are dealt."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.jackaroo.cards import Hand
from jungle_pg.core.jackaroo.events import Event, ExtraTurn, NoBonus, Skipped, TurnBegan
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.rulebook import Seat, opponent

LONG_ROUND: Final = 3
"""Each round of this number has a card more."""


def cards_in_round(number: int) -> int:
    """How many cards each seat gets in a round, counted from 1."""
    return 5 if number % LONG_ROUND == 0 else 4


def next_turn(state: JackarooState, wanted: Seat) -> tuple[JackarooState, list[Event]]:
    """The turn of the seat that should have it, of the other one, or a new round."""
    if not any(state.hands):
        return _new_round(state, wanted), []
    events: list[Event] = []
    mover = wanted
    if not state.hands[wanted]:
        mover = opponent(wanted)
        events.append(Skipped(wanted))
    events.append(TurnBegan(mover, state.turn + 1))
    after = replace(state, turn=state.turn + 1, mover=mover, phase=Phase.CARD, begun=None)
    return after, events


def earned_turn(state: JackarooState) -> tuple[JackarooState, list[Event]]:
    """A card and a turn for a capture or for coming home; the card only while there are any."""
    if state.deck:
        return replace(state, phase=Phase.DRAW, begun=None), []
    after, events = next_turn(state, state.mover)
    return after, [NoBonus(state.mover), ExtraTurn(state.mover), *events]


def _new_round(state: JackarooState, wanted: Seat) -> JackarooState:
    number = state.round + 1
    is_enough = len(state.deck) >= 2 * cards_in_round(number)
    mover = (number - 1) % 2 if state.rules.alternate_start else wanted
    phase = Phase.DEAL if is_enough else Phase.SHUFFLE
    return replace(state, mover=mover, phase=phase, begun=None)


def without(hand: Hand, card: str) -> Hand:
    """A hand when a card has left it."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
