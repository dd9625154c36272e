"""Why a decision cannot be taken."""

from enum import StrEnum
from typing import Final

from jungle_pg.core.jackaroo.cards import (
    SPLIT_STEPS,
    USES,
    Card,
    Option,
    Use,
    use_of,
)
from jungle_pg.core.jackaroo.decisions import OF_LUCK, Decision, Kind, decisions_in
from jungle_pg.core.jackaroo.luck import is_outcome
from jungle_pg.core.jackaroo.options import (
    is_playable,
    swap_block,
    walk_of,
    walk_with,
)
from jungle_pg.core.jackaroo.state import LUCK, JackarooState, Phase
from jungle_pg.core.jackaroo.track import BASE, Place, is_home, place_name
from jungle_pg.core.jackaroo.walking import Block, Outcome, Walk
from jungle_pg.core.rulebook import Detail, Pick, Refusal, Seat, opponent

SEAT_IDS: Final = ("red", "yellow")
MARBLE_NUMBERS: Final = range(1, 5)
STEP_NUMBERS: Final = range(1, SPLIT_STEPS + 1)


class Uselessness(StrEnum):
    """Why a card cannot be played, or not for one of its options."""

    NONE_OUT = "none_out"
    BLOCKED = "blocked"
    NOBODY_TO_SWAP = "nobody_to_swap"
    EMPTY_HAND = "empty_hand"
    BASE_EMPTY = "base_empty"
    START_TAKEN = "start_taken"


class Due(StrEnum):
    """What must be decided instead."""

    LUCK = "luck"
    CARD = "card"
    OPTION = "option"
    MARBLE = "marble"
    STEPS = "steps"
    REST = "rest"
    TARGET = "target"
    ATTACKED = "attacked"


_WANTED: Final = {
    Phase.CARD: {Kind.CARD, Kind.DISCARD},
    Phase.OPTION: {Kind.OPTION},
    Phase.MARBLE: {Kind.MARBLE},
    Phase.STEPS: {Kind.STEPS},
    Phase.REST: {Kind.REST},
    Phase.TARGET: {Kind.TARGET},
    Phase.ATTACKED: {Kind.DISCARD},
}


def spot_name(seat: Seat, place: Place, marble: int = 0) -> Pick:
    """A place of the board; in the base each marble, counted from 0, has its own."""
    if place == BASE:
        return f"{SEAT_IDS[seat]}.B{marble + 1}"
    return f"{SEAT_IDS[seat]}.{place_name(place)}" if is_home(place) else place_name(place)


def refusal_of(state: JackarooState, decision: Decision) -> Refusal | None:
    """Why a decision cannot be taken in this state, or None when it can."""
    if state.phase in LUCK:
        return None if is_outcome(state, decision) else _luck_refusal(state, decision)
    if decision in decisions_in(state):
        return None
    if state.phase is Phase.OVER:
        assert state.winner is not None
        return Refusal("game_ended", winner=SEAT_IDS[state.winner])
    if decision.kind not in _WANTED[state.phase]:
        return Refusal("not_now", reason=Due(state.phase.value).value)
    match decision.kind:
        case Kind.CARD | Kind.DISCARD:
            return _card_refusal(state, decision)
        case Kind.OPTION:
            return _option_refusal(state, Option(decision.what))
        case Kind.STEPS:
            return _steps_refusal(state, decision.number)
        case _:
            return _marble_refusal(state, decision)


def _luck_refusal(state: JackarooState, decision: Decision) -> Refusal:
    if decision.kind in OF_LUCK:
        return Refusal("other_luck", reason=state.phase.value)
    return Refusal("not_now", reason=Due.LUCK.value)


def _card_refusal(state: JackarooState, decision: Decision) -> Refusal:
    card = decision.what
    owner = opponent(state.mover) if state.phase is Phase.ATTACKED else state.mover
    if card not in state.hands[owner]:
        return Refusal("not_in_hand", card=card)
    if decision.kind is Kind.DISCARD:
        return Refusal("must_play", card=card)
    if not any(is_playable(state, held) for held in state.hands[owner]):
        return Refusal("must_discard", card=card)
    return Refusal("unplayable", card=card, reason=_uselessness(state, card).value)


def _uselessness(state: JackarooState, card: Card) -> Uselessness:
    """Why nothing can be done with a card; a reason of its main use is enough."""
    uses = USES[card]
    walking = [use for use in uses if use.option not in (Option.OUT, Option.ATTACK)]
    return _why_useless(state, walking[0] if walking else uses[0])


def _why_useless(state: JackarooState, use: Use) -> Uselessness:
    own = state.board[state.mover]
    match use.option:
        case Option.ATTACK:
            return Uselessness.EMPTY_HAND
        case Option.SWAP:
            return Uselessness.NOBODY_TO_SWAP
        case Option.OUT:
            return Uselessness.START_TAKEN if BASE in own else Uselessness.BASE_EMPTY
        case _:
            return Uselessness.NONE_OUT if max(own) == BASE else Uselessness.BLOCKED


def _option_refusal(state: JackarooState, option: Option) -> Refusal:
    card = state.playing.card
    use = use_of(card, option)
    if use is None:
        return Refusal("no_such_option", card=card)
    return Refusal("useless_option", card=card, reason=_why_useless(state, use).value)


def _steps_refusal(state: JackarooState, steps: int) -> Refusal:
    marble = state.playing.marble
    assert marble is not None
    if steps not in STEP_NUMBERS:
        return Refusal("no_such_steps", steps=steps)
    return _split_refusal(state.mover, marble, steps, walk_of(state, marble - 1, steps))


def _split_refusal(seat: Seat, marble: int, steps: int, outcome: Outcome) -> Refusal:
    if isinstance(outcome, Walk):
        return Refusal("rest_stuck", marble=marble, steps=steps, left=SPLIT_STEPS - steps)
    return _stuck(seat, marble, outcome)


def _marble_refusal(state: JackarooState, decision: Decision) -> Refusal:
    """Why a marble cannot do what the card wants of it."""
    seat, number, begun = state.mover, decision.number, state.playing
    if number not in MARBLE_NUMBERS:
        return Refusal("no_such_marble", marble=number)
    if decision.kind is Kind.TARGET:
        block = swap_block(state.board, opponent(seat), number - 1)
        return Refusal("no_swap_with", **_where_stuck(opponent(seat), number, block))
    if decision.kind is Kind.REST:
        if number == begun.marble:
            return Refusal("same_marble", marble=number)
        return _stuck(seat, number, walk_of(state, number - 1, begun.left))
    assert begun.option is not None
    use = use_of(begun.card, begun.option)
    assert use is not None
    if use.option is Option.SWAP:
        block = swap_block(state.board, seat, number - 1)
        return Refusal("no_swap", **_where_stuck(seat, number, block))
    if use.option is Option.SPLIT:
        return _no_opening(state, number)
    return _stuck(seat, number, walk_with(state, number - 1, use))


def _no_opening(state: JackarooState, marble: int) -> Refusal:
    """Why a seven cannot begin with a marble: it is stuck, or what is left would be."""
    walks = {steps: walk_of(state, marble - 1, steps) for steps in STEP_NUMBERS}
    longest = max((steps for steps, way in walks.items() if isinstance(way, Walk)), default=1)
    return _split_refusal(state.mover, marble, longest, walks[longest])


def _stuck(seat: Seat, marble: int, outcome: Outcome) -> Refusal:
    return Refusal("marble_stuck", **_where_stuck(seat, marble, outcome))


def _where_stuck(seat: Seat, marble: int, outcome: Outcome | None) -> dict[str, Detail]:
    """The facts of a marble of a seat that is stuck; the place is what would be clicked there."""
    assert isinstance(outcome, Block)
    at = spot_name(seat, outcome.at, marble - 1)
    return {"marble": marble, "reason": outcome.obstacle.value, "at": (at,)}
