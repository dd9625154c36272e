"""Who may see what: hands belong to their seats, the deck to nobody."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from jungle_pg.core.jackaroo.cards import BACK, Card, Hand
from jungle_pg.core.jackaroo.decisions import Decision, Kind, card_text
from jungle_pg.core.jackaroo.events import BonusDrawn, Dealt, Event
from jungle_pg.core.jackaroo.luck import unseen
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.core.jackaroo.track import RED, SEATS, YELLOW
from jungle_pg.core.rulebook import Seat


def seen_by(state: JackarooState, seat: Seat | None) -> JackarooState:
    """The state with backs for all cards a seat, or a spectator (None), may not see."""
    red, yellow = state.hands
    hands = (red if seat == RED else _backs(red), yellow if seat == YELLOW else _backs(yellow))
    view = replace(state, hands=hands, deck=_backs(state.deck))
    if state.phase in PICKING and state.mover != seat:
        # What is picked before a card is laid open is nobody else's business.
        return replace(view, phase=Phase.CARD, begun=None)
    return view


def is_whole(state: JackarooState) -> bool:
    """Whether both hands lie open."""
    return not any(BACK in hand for hand in state.hands)


def heard_by(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The events with backs for all cards a seat, or a spectator (None), may not see."""
    return tuple(_heard(event, seat) for event in events)


def _heard(event: Event, seat: Seat | None) -> Event:
    match event:
        case Dealt(owner, cards) if owner != seat:
            return Dealt(owner, _backs(cards))
        case BonusDrawn(owner, _) if owner != seat:
            return BonusDrawn(owner, BACK)
        case _:
            return event


def known_by(state: JackarooState, decision: Decision, seat: Seat | None) -> Decision:
    """A decision of the log with backs for the cards a seat, or a spectator (None), has not seen.

    What a seat has picked is in the log only with the card it has laid open.
    """
    hands = decision.hands
    seen: tuple[Hand, ...]
    match decision.kind:
        case Kind.SHUFFLE:
            seen = (_backs(hands[0]),)
        case Kind.DEAL:
            dealt = zip(SEATS, hands, strict=True)
            seen = tuple(hand if owner == seat else _backs(hand) for owner, hand in dealt)
        case Kind.DRAW if state.mover != seat:
            seen = (_backs(hands[0]),)
        case _:
            return decision
    return Decision(decision.kind, "|".join(map(card_text, seen)))


def laid_open(state: JackarooState, decision: Decision, seat: Seat | None) -> JackarooState:
    """The view before a decision of the other seat, with the card that it has laid open since."""
    view, actor = seen_by(state, seat), state.actor
    if actor not in SEATS or actor == seat:
        return view
    card = decision.what if decision.kind in (Kind.CARD, Kind.DISCARD) else None
    if state.phase in PICKING:
        card = state.playing.card
    if card is None:
        return view
    red, yellow = view.hands
    hands = (_shown(red, card), yellow) if actor == RED else (red, _shown(yellow, card))
    return replace(view, hands=hands, phase=state.phase, begun=state.begun)


def determinise(view: JackarooState, rng: Random) -> JackarooState:
    """A whole state that could be behind a view: the unseen cards lie anyhow."""
    cards = unseen(view)
    rng.shuffle(cards)
    hidden = iter(cards)
    red, yellow = view.hands
    hands = _turned_up(red, hidden), _turned_up(yellow, hidden)
    return replace(view, hands=hands, deck=_turned_up(view.deck, hidden))


def _backs(cards: Hand) -> Hand:
    return (BACK,) * len(cards)


def _shown(backs: Hand, card: Card) -> Hand:
    """A hand of backs with one card turned up; where it was held nobody needs to know."""
    return (card, *backs[1:])


def _turned_up(cards: Hand, hidden: Iterator[str]) -> Hand:
    return tuple(next(hidden) if card == BACK else card for card in cards)
