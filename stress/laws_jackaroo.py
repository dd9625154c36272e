"""What holds in every state of Jackaroo, and which of its cards must not be seen."""

from collections.abc import Iterable
from typing import Final

from jungle_pg.core.jackaroo.cards import BACK, CARDS
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import BASE, is_home, is_on_ring
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat

EARLIER: Final = 12
"""Entries of a log whose open cards may still be seen: they are on their way into the deck."""


def broken_laws(state: JackarooState) -> Iterable[str]:
    """52 cards, each once, and eight marbles, each with a place of its own."""
    cards = [*state.hands[0], *state.hands[1], *state.deck, *state.pile]
    if len(cards) != len(CARDS):
        yield f"{len(cards)} cards"
    known = [card for card in cards if card != BACK]
    if len(set(known)) != len(known) or not set(known) <= set(CARDS):
        yield f"cards that cannot be: {sorted(known)}"
    on_ring = [place for side in state.board for place in side if is_on_ring(place)]
    if len(set(on_ring)) != len(on_ring):
        yield f"two marbles on one place: {state.board}"
    for side in state.board:
        at_home = [place for place in side if is_home(place)]
        if len(set(at_home)) != len(at_home):
            yield f"two marbles in one slot: {state.board}"
        if len(at_home) + sum(place == BASE or is_on_ring(place) for place in side) != 4:
            yield f"marbles are lost: {state.board}"


def hidden_faces(match: AnyMatch, seat: Seat | None) -> frozenset[str]:
    """The faces of the deck and of hands of others, but for what lay open a moment ago."""
    state = match.state
    others = [card for owner in (0, 1) if owner != seat for card in state.hands[owner]]
    ago = range(max(0, match.cursor - EARLIER), match.cursor + 1)
    seen = {card for ply in ago for card in match.state_at(ply).pile}
    seen |= {card for ply in ago if seat is not None for card in match.state_at(ply).hands[seat]}
    return frozenset(f"jackaroo/card_{card}" for card in {*others, *state.deck} - seen)
