"""Whole plays of a card, and what a player is told of them before choosing one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.core.jackaroo.acting import play_decision
from jungle_pg.core.jackaroo.cards import Card
from jungle_pg.core.jackaroo.decisions import Decision, Kind, decisions_in
from jungle_pg.core.jackaroo.events import CameHome, CameOut, Captured, Event, Moved, Swapped
from jungle_pg.core.jackaroo.state import PICKING, JackarooState, Phase
from jungle_pg.core.jackaroo.track import FULL_PROGRESS, STARTS, WAYS, Place, is_home
from jungle_pg.core.rulebook import Seat

_GOES_ON: Final = PICKING | {Phase.REST}


@dataclass(frozen=True, slots=True)
class Play:
    """All decisions of a seat about one card, what happens, and the state after them."""

    decisions: tuple[Decision, ...]
    events: tuple[Event, ...]
    after: JackarooState

    @property
    def captures(self) -> bool:
        """Whether a marble of the other side is captured."""
        return any(isinstance(event, Captured) and event.seat != event.by for event in self.events)

    @property
    def comes_home(self) -> bool:
        """Whether a marble comes into a home slot."""
        return any(isinstance(event, CameHome) for event in self.events)


@dataclass(frozen=True, slots=True)
class Hints:
    """What a card could do at once."""

    captures: bool
    comes_home: bool


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a seat has come: marbles at home, and steps of all its marbles."""

    home: int
    steps: int
    of: int = FULL_PROGRESS


def plays_in(state: JackarooState) -> Iterator[Play]:
    """Every way a card can be played, or go on to be played, in the order of the decisions."""
    for decision in decisions_in(state):
        yield from _plays_with(state, decision)


def plays_of(state: JackarooState, card: Card) -> Iterator[Play]:
    """Every way the seat to move can play a card of its hand."""
    state = _before_picking(state)
    for decision in decisions_in(state):
        if decision.kind is Kind.CARD and decision.what == card:
            yield from _plays_with(state, decision)


def hints(state: JackarooState, card: Card) -> Hints:
    """Whether a card of the seat to move could capture, and whether it could bring one home."""
    plays = list(plays_of(state, card))
    return Hints(any(play.captures for play in plays), any(play.comes_home for play in plays))


def targets(state: JackarooState, card: Card) -> tuple[Place, ...]:
    """The places marbles could come to with a card of the seat to move."""
    reached = {
        place
        for play in plays_of(state, card)
        for event in play.events
        for place in _reached(event)
    }
    return tuple(sorted(reached))


def progress(state: JackarooState, seat: Seat) -> Progress:
    """How far a seat has come: the start counts 1, the last slot 56."""
    places = state.board[seat]
    return Progress(sum(map(is_home, places)), sum(WAYS[seat][place] + 1 for place in places))


def _plays_with(state: JackarooState, decision: Decision) -> Iterator[Play]:
    step = play_decision(state, decision)
    if step.state.phase not in _GOES_ON:
        yield Play((decision,), step.events, step.state)
        return
    for play in plays_in(step.state):
        yield Play((decision, *play.decisions), step.events + play.events, play.after)


def _before_picking(state: JackarooState) -> JackarooState:
    is_picking = state.phase in PICKING
    return replace(state, phase=Phase.CARD, begun=None) if is_picking else state


def _reached(event: Event) -> tuple[Place, ...]:
    match event:
        case Moved():
            return (event.target,)
        case CameOut():
            return (STARTS[event.seat],)
        case Swapped():
            return (event.other_start,)
        case _:
            return ()


def autoplay(state: JackarooState) -> Decision:
    """The next decision for the seat that has to act; it follows from what the seat can see.

    A card that captures or comes home is played first, then any other, the rightmost of them;
    a seat that must discard loses its rightmost card.
    """
    offered = decisions_in(state)
    if not offered:
        raise ValueError("nobody has to decide here")
    if state.phase not in (Phase.CARD, Phase.ATTACKED):
        return _best(list(plays_in(state))).decisions[0]
    if offered[-1].kind is Kind.DISCARD:
        return offered[-1]
    hinting = (card for card in reversed(offered) if any(map(_earns, plays_of(state, card.what))))
    return next(hinting, offered[-1])


def _best(plays: list[Play]) -> Play:
    """The first play that earns something, otherwise the first."""
    return next(filter(_earns, plays), plays[0])


def _earns(play: Play) -> bool:
    return play.captures or play.comes_home
