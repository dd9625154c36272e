"""What luck decides: the order of the deck, and with it what is dealt and drawn."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from jungle_pg.core.jackaroo.cards import BACK, CARDS, Hand
from jungle_pg.core.jackaroo.decisions import Decision, Kind, card_text
from jungle_pg.core.jackaroo.events import (
    BonusDrawn,
    Dealt,
    Event,
    ExtraTurn,
    RoundBegan,
    Shuffled,
    TurnBegan,
)
from jungle_pg.core.jackaroo.state import Hands, JackarooState, Phase
from jungle_pg.core.jackaroo.track import RED, SEATS, YELLOW
from jungle_pg.core.jackaroo.turns import cards_in_round, next_turn
from jungle_pg.core.rulebook import Step


def unseen(state: JackarooState) -> list[str]:
    """The cards that are backs in this state, by their order in a new deck."""
    known = {*state.hands[RED], *state.hands[YELLOW], *state.deck, *state.pile}
    return [card for card in CARDS if card not in known]


def draw(state: JackarooState, rng: Random) -> Decision:
    """The outcome of luck; where the deck shows backs, any card that lies there."""
    match state.phase:
        case Phase.SHUFFLE:
            cards = sorted(_gathered(state), key=CARDS.index)
            rng.shuffle(cards)
            return Decision(Kind.SHUFFLE, card_text(tuple(cards)))
        case Phase.DEAL:
            count = cards_in_round(state.round + 1)
            cards = _turned_up(state, state.deck[: 2 * count], rng)
            hands = card_text(tuple(cards[:count])), card_text(tuple(cards[count:]))
            return Decision(Kind.DEAL, "|".join(hands))
        case Phase.DRAW:
            return Decision(Kind.DRAW, card_text(tuple(_turned_up(state, state.deck[:1], rng))))
        case _:
            raise ValueError("luck has nothing to decide here")


def is_outcome(state: JackarooState, decision: Decision) -> bool:
    """Whether luck could decide so in this state."""
    if decision.kind.value != state.phase.value:
        return False
    match state.phase:
        case Phase.SHUFFLE:
            return sorted(decision.hands[0]) == sorted(_gathered(state))
        case Phase.DEAL:
            count = cards_in_round(state.round + 1)
            hands = decision.hands
            sizes = [len(hand) for hand in hands]
            return sizes == [count, count] and _lie_on_top(state, hands[RED] + hands[YELLOW])
        case _:
            return len(decision.hands[0]) == 1 and _lie_on_top(state, decision.hands[0])


def play_luck(state: JackarooState, decision: Decision) -> Step[JackarooState, Event]:
    """What an outcome of luck leads to; cards that somebody sees cannot be unseen."""
    match state.phase:
        case Phase.SHUFFLE:
            deck = decision.hands[0]
            after = replace(state, deck=deck, pile=(), phase=Phase.DEAL)
            return Step(after, (Shuffled(len(deck)),))
        case Phase.DEAL:
            return _deal(state, (decision.hands[RED], decision.hands[YELLOW]))
        case _:
            return _draw(state, decision.what)


def _deal(state: JackarooState, hands: Hands) -> Step[JackarooState, Event]:
    after = replace(
        state,
        hands=hands,
        deck=state.deck[len(hands[RED]) + len(hands[YELLOW]) :],
        round=state.round + 1,
        turn=state.turn + 1,
        phase=Phase.CARD,
    )
    dealt = (Dealt(seat, hands[seat]) for seat in SEATS)
    begins = RoundBegan(after.round), TurnBegan(after.mover, after.turn)
    return Step(after, (*dealt, *begins), seals=True)


def _draw(state: JackarooState, card: str) -> Step[JackarooState, Event]:
    seat = state.mover
    red, yellow = state.hands
    hands = ((*red, card), yellow) if seat == RED else (red, (*yellow, card))
    after, events = next_turn(replace(state, hands=hands, deck=state.deck[1:]), seat)
    return Step(after, (BonusDrawn(seat, card), ExtraTurn(seat), *events), seals=True)


def _gathered(state: JackarooState) -> list[str]:
    """The cards that are shuffled: those of the deck and of the pile."""
    seen = [card for card in state.deck + state.pile if card != BACK]
    return seen + unseen(state)


def _turned_up(state: JackarooState, top: Hand, rng: Random) -> list[str]:
    hidden = iter(rng.sample(unseen(state), top.count(BACK)))
    return [next(hidden) if card == BACK else card for card in top]


def _lie_on_top(state: JackarooState, cards: Hand) -> bool:
    top = state.deck[: len(cards)]
    if BACK not in top:
        return cards == top
    hidden = set(unseen(state))
    return len(top) == len(cards) == len(set(cards)) and all(_fits(cards, top, hidden))


def _fits(cards: Hand, top: Hand, hidden: set[str]) -> Iterator[bool]:
    for card, lies in zip(cards, top, strict=True):
        yield card in hidden if lies == BACK else card == lies
