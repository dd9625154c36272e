"""What would keep a state from being played."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, CARDS, Option, asks_for_option, use_of
from jungle_pg.core.jackaroo.decisions import decisions_in
from jungle_pg.core.jackaroo.options import swappable
from jungle_pg.core.jackaroo.state import PICKING, Begun, JackarooState, Phase
from jungle_pg.core.jackaroo.track import SEATS, has_all_home, is_home, is_on_ring, place_name
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.rulebook import opponent

_WITH_CARD: Final = PICKING | {Phase.REST, Phase.ATTACKED}


def problems(state: JackarooState) -> Iterator[str]:
    """Everything that is wrong with a state, in words; what comes first is the root of it."""
    yield from _crowded(state)
    yield from _wrong_cards(state)
    yield from _wrong_end(state)
    yield from _wrong_phase(state)
    yield from _wrong_begun(state)
    yield from _nothing_to_do(state)


def _crowded(state: JackarooState) -> Iterator[str]:
    on_ring = Counter(filter(is_on_ring, state.board[0] + state.board[1]))
    at_home = (Counter(filter(is_home, side)) for side in state.board)
    for places in (on_ring, *at_home):
        for place, count in places.items():
            if count > 1:
                yield f"two marbles stand on {place_name(place)}"


def _wrong_cards(state: JackarooState) -> Iterator[str]:
    cards = Counter(state.hands[0] + state.hands[1] + state.deck + state.pile)
    for card, count in cards.items():
        if card != BACK and count > 1:
            yield f"the card {card} is there {count} times"
    if cards.total() != len(CARDS):
        yield f"there are {len(CARDS)} cards, but here are {cards.total()}"
    if BACK in state.pile:
        yield "the pile lies open"


def _wrong_end(state: JackarooState) -> Iterator[str]:
    won = [seat for seat in SEATS if has_all_home(state.board, seat)]
    if len(won) > 1:
        yield "both sides have all marbles home"
    if bool(won) != (state.phase is Phase.OVER):
        yield "a game is over when all marbles of a side are home, and only then"


def _wrong_phase(state: JackarooState) -> Iterator[str]:
    if state.phase in (Phase.SHUFFLE, Phase.DEAL) and any(state.hands):
        yield "cards are dealt when both hands are empty"
    if state.phase is Phase.DEAL and len(state.deck) < 2 * cards_in_round(state.round + 1):
        yield "the deck has not enough cards to deal"
    if state.phase is Phase.DRAW and not state.deck:
        yield "there is no card to draw"
    if (state.begun is not None) != (state.phase in _WITH_CARD):
        yield f"in phase {state.phase} there is {'no' if state.begun else 'a'} card being played"


def _wrong_begun(state: JackarooState) -> Iterator[str]:
    begun = state.begun
    if begun is None:
        return
    hand = state.hands[state.mover]
    if begun.card not in (hand if state.phase in PICKING else state.pile):
        place = "the hand" if state.phase in PICKING else "the pile"
        yield f"the card that is played, {begun.card}, is not in {place}"
    if begun.option is not None and use_of(begun.card, begun.option) is None:
        yield f"{begun.card} has no option {begun.option}"
    if not _fits_phase(state.phase, begun):
        yield f"what is chosen for {begun.card} does not fit the phase {state.phase}"


def _fits_phase(phase: Phase, begun: Begun) -> bool:
    """Whether just that much has been chosen as a phase needs."""
    is_marble = begun.marble in range(1, 5)
    is_rest = phase is Phase.REST
    if (not is_rest and (begun.left or begun.bonus)) or (is_rest and begun.left not in range(1, 7)):
        return False
    match phase:
        case Phase.OPTION:
            return asks_for_option(begun.card) and begun.option is None and begun.marble is None
        case Phase.MARBLE:
            walking = (Option.MOVE, Option.RUN, Option.SPLIT, Option.SWAP)
            return begun.option in walking and begun.marble is None
        case Phase.STEPS | Phase.REST:
            return begun.option is Option.SPLIT and is_marble
        case Phase.TARGET:
            return begun.option is Option.SWAP and is_marble
        case _:
            return begun.option is Option.ATTACK and begun.marble is None


def _nothing_to_do(state: JackarooState) -> Iterator[str]:
    actor = state.actor
    if actor not in SEATS:
        return
    acting = opponent(state.mover) if state.phase is Phase.ATTACKED else state.mover
    is_hidden = BACK in state.hands[acting] and state.phase in (Phase.CARD, Phase.ATTACKED)
    if not is_hidden and not decisions_in(state):
        yield f"nobody can decide anything in phase {state.phase}"
    if state.phase is Phase.TARGET:
        marble = state.playing.marble
        if marble is None or marble - 1 not in swappable(state.board, state.mover):
            yield f"marble {marble} cannot change places"
