"""Positions of Jackaroo as somebody sets them up: marbles, both hands, deck and pile."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from jungle_pg.core.arranging import Arranger, Counter
from jungle_pg.core.bad_text import BadText
from jungle_pg.core.jackaroo.cards import BACK, CARDS, Hand
from jungle_pg.core.jackaroo.placing import problems
from jungle_pg.core.jackaroo.refusals import SEAT_IDS, spot_name
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.text.position import read_position
from jungle_pg.core.jackaroo.track import (
    BASE,
    NODES,
    RED,
    SEATS,
    SLOTS,
    STARTS,
    YELLOW,
    Marbles,
    Place,
    has_all_home,
    is_home,
    is_on_ring,
    parse_place,
    place_name,
    placed,
)
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.rulebook import Pick, Refusal, Seat, opponent

HANDS: Final = tuple(f"hand:{name}" for name in SEAT_IDS)
DECK, PILE = "deck", "pile"
ROUND: Final = "round"
LARGEST_ROUND: Final = 999


class JackarooArranger(Arranger[JackarooRules, JackarooState]):
    """There are always four marbles a side and fifty-two cards: they only change their places."""

    stores = (*HANDS, DECK, PILE)

    def empty(self, rules: JackarooRules) -> JackarooState:
        """All marbles in their bases and all cards in the deck."""
        bases = (BASE, BASE, BASE, BASE)
        return _settled(JackarooState(rules, (bases, bases)))

    def read(self, rules: JackarooRules, text: str) -> JackarooState:
        state = read_position(rules, text)
        cards = [*state.hands[RED], *state.hands[YELLOW], *state.deck, *state.pile]
        if sorted(cards) != sorted(CARDS):
            what = "some cards are hidden" if BACK in cards else "each card must be there once"
            raise BadText(what)
        return _settled(state) if any(problems(state)) else state

    def pieces(self, rules: JackarooRules) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return (SEAT_IDS[RED],), (SEAT_IDS[YELLOW],)

    def cards(self, rules: JackarooRules) -> tuple[str, ...]:
        return CARDS

    def places(self, rules: JackarooRules) -> tuple[Pick, ...]:
        """The ring, and the slots of both homes."""
        homes = (spot_name(seat, slot) for seat in SEATS for slot in SLOTS)
        return (*map(str, range(NODES)), *homes)

    def piece_on(self, state: JackarooState, place: Pick) -> str:
        standing = _standing(state, place)
        return SEAT_IDS[standing[0][0]] if standing else ""

    def lying_in(self, state: JackarooState, store: Pick) -> Hand:
        if store in HANDS:
            return state.hands[HANDS.index(store)]
        return state.deck if store == DECK else state.pile

    def put(self, state: JackarooState, place: Pick, piece: str) -> JackarooState:
        """A marble comes from its base, and who stood there goes back; no marble, no change.

        A card comes from wherever it is: to the end of a hand, to the top of the deck or the pile.
        """
        if place in self.stores:
            return _settled(_dealt(state, place, piece or self.lying_in(state, place)[-1:]))
        board = state.board
        for seat, marble in _standing(state, place):
            board = placed(board, seat, marble, BASE)
        if piece:
            seat, home = SEAT_IDS.index(piece), _home_of(place)
            if home not in (None, seat) or BASE not in board[seat]:
                return state
            board = placed(board, seat, board[seat].index(BASE), _place(place))
        return _settled(replace(state, board=board))

    def to_move(self, state: JackarooState, seat: Seat) -> JackarooState:
        return _settled(replace(state, mover=seat))

    def mirrored(self, state: JackarooState) -> None:
        """Marbles go round in one direction only."""
        return

    def swapped(self, state: JackarooState) -> JackarooState:
        return _settled(
            replace(
                state,
                board=(_across(state.board[YELLOW]), _across(state.board[RED])),
                hands=(state.hands[YELLOW], state.hands[RED]),
                mover=opponent(state.mover),
                captures=(state.captures[YELLOW], state.captures[RED]),
            )
        )

    def counters(self, state: JackarooState) -> tuple[Counter, ...]:
        """Each third round has a card more."""
        return (Counter(ROUND, min(state.round, LARGEST_ROUND), 0, LARGEST_ROUND),)

    def counted(self, state: JackarooState, name: str, value: int) -> JackarooState:
        return _settled(replace(state, round=value))

    def troubles(self, state: JackarooState) -> tuple[Refusal, ...]:
        return tuple(_troubles(state))


def _place(place: Pick) -> Place:
    return parse_place(place.rpartition(".")[2])


def _home_of(place: Pick) -> Seat | None:
    """Whose home a place belongs to; None on the ring."""
    name, dot, _ = place.partition(".")
    return SEAT_IDS.index(name) if dot else None


def _standing(state: JackarooState, place: Pick) -> list[tuple[Seat, int]]:
    """The marbles on a place, by side and number from 0."""
    where, home = _place(place), _home_of(place)
    return [
        (seat, marble)
        for seat in SEATS
        for marble, at in enumerate(state.board[seat])
        if at == where and home in (None, seat)
    ]


def _across(marbles: Marbles) -> Marbles:
    """Where the other side has its marbles when it has what this one had."""
    first, second, third, last = (
        (place + STARTS[YELLOW]) % NODES if is_on_ring(place) else place for place in marbles
    )
    return first, second, third, last


def _dealt(state: JackarooState, store: Pick, cards: str | Hand) -> JackarooState:
    """With a card in another store; the last one of a store that is meant goes into the deck."""
    moving = (cards,) if isinstance(cards, str) else cards
    is_taken = not isinstance(cards, str)
    red, yellow, deck, pile = (
        tuple(card for card in lying if card not in moving)
        for lying in (*state.hands, state.deck, state.pile)
    )
    target = DECK if is_taken else store
    return replace(
        state,
        hands=(
            (*red, *moving) if target == HANDS[RED] else red,
            (*yellow, *moving) if target == HANDS[YELLOW] else yellow,
        ),
        deck=(*moving, *deck) if target == DECK else deck,
        pile=(*pile, *moving) if target == PILE else pile,
    )


def _settled(state: JackarooState) -> JackarooState:
    """With the phase that follows from what lies there: a card is to be chosen, or dealt."""
    won = [seat for seat in SEATS if has_all_home(state.board, seat)]
    if won:
        phase = Phase.OVER
    elif any(state.hands):
        phase = Phase.CARD
    else:
        is_enough = len(state.deck) >= 2 * cards_in_round(state.round + 1)
        phase = Phase.DEAL if is_enough else Phase.SHUFFLE
    return replace(state, phase=phase, begun=None, winner=won[0] if won else None)


def _troubles(state: JackarooState) -> Iterator[Refusal]:
    for seat in SEATS:
        for place in sorted({*state.board[seat]} - {BASE}):
            others = [*state.board[seat], *(() if is_home(place) else state.board[opponent(seat)])]
            is_told = seat == YELLOW and not is_home(place) and place in state.board[RED]
            if others.count(place) > 1 and not is_told:
                at = spot_name(seat, place)
                yield Refusal("placed_on_one_spot", at=at, spot=place_name(place))
    if all(has_all_home(state.board, seat) for seat in SEATS):
        yield Refusal("placed_both_home")
    if state.phase is Phase.CARD and not state.hands[state.mover]:
        yield Refusal("placed_without_cards", seat=state.mover)
