"""What players click for a decision: cards, places of marbles, the hand of the other one.

Places are called `17`, `red.H1` or `yellow.B3`, cards `card:7H`, a hand `hand:yellow`. An option
that is clicked nowhere is called after itself: `option:move`.
"""

import re
from typing import Final

from jungle_pg.core.jackaroo.acting import play_decision
from jungle_pg.core.jackaroo.cards import CARDS, Option
from jungle_pg.core.jackaroo.decisions import OF_CARDS, OF_LUCK, Decision, Kind, decisions_in
from jungle_pg.core.jackaroo.events import CameOut, Moved, Swapped
from jungle_pg.core.jackaroo.refusals import SEAT_IDS, STEP_NUMBERS
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.track import (
    BASE,
    LAST,
    STARTS,
    Place,
    is_home,
    path_of,
    place_name,
)
from jungle_pg.core.rulebook import Pick, Seat, opponent

OPTIONS: Final = {f"option:{option}": option for option in Option}
_BASE: Final = re.compile(r"(red|yellow)\.B[1-4]", re.ASCII)


def picks_of(state: JackarooState, decision: Decision) -> tuple[Pick, ...]:
    """What is clicked for a decision that the state offers; nothing for luck."""
    return () if decision.kind in OF_LUCK else (_pick(state, decision),)


def _pick(state: JackarooState, decision: Decision) -> Pick:
    seat = state.mover
    match decision.kind:
        case Kind.CARD | Kind.DISCARD:
            return f"card:{decision.what}"
        case Kind.OPTION:
            return _option_pick(seat, decision)
        case Kind.STEPS:
            return spot_name(seat, _target(state, decision.number))
        case Kind.TARGET:
            enemy = opponent(seat)
            return spot_name(enemy, state.board[enemy][decision.number - 1])
        case _:
            return spot_name(seat, state.board[seat][decision.number - 1])


def _option_pick(seat: Seat, decision: Decision) -> Pick:
    match decision.what:
        case Option.OUT:
            return str(STARTS[seat])
        case Option.ATTACK:
            return f"hand:{SEAT_IDS[opponent(seat)]}"
        case _:
            return str(decision)


def _target(state: JackarooState, steps: int) -> Place:
    """Where the chosen marble comes to with some steps of a seven."""
    marble = state.playing.marble
    assert marble is not None
    return path_of(state.mover, state.board[state.mover][marble - 1], steps)[-1]


def spot_name(seat: Seat, place: Place, marble: int = 0) -> Pick:
    """A place of the board; in the base each marble, counted from 0, has its own."""
    if place == BASE:
        return f"{SEAT_IDS[seat]}.B{marble + 1}"
    return f"{SEAT_IDS[seat]}.{place_name(place)}" if is_home(place) else place_name(place)


def meant(state: JackarooState, pick: Pick) -> Pick:
    """A marble in the own base stands for the start it would come out to."""
    found = _BASE.fullmatch(pick)
    if found is None or SEAT_IDS.index(found[1]) != state.mover:
        return pick
    return str(STARTS[state.mover])


def decision_at(state: JackarooState, pick: Pick) -> Decision | None:
    """What a click on something could be meant as, whether it is possible or not."""
    kind, _, what = pick.partition(":")
    if kind == "card" and what in CARDS:
        return Decision(_card_kind(state), what)
    if pick in OPTIONS:
        return Decision(Kind.OPTION, OPTIONS[pick].value)
    if state.phase is Phase.STEPS:
        return _steps_to(state, pick)
    owner = opponent(state.mover) if state.phase is Phase.TARGET else state.mover
    for number, place in enumerate(state.board[owner], start=1):
        if spot_name(owner, place, number - 1) == pick:
            return Decision(_marble_kind(state), str(number))
    return None


def _card_kind(state: JackarooState) -> Kind:
    offered = decisions_in(state)
    discards = bool(offered) and offered[0].kind is Kind.DISCARD
    return Kind.DISCARD if discards else Kind.CARD


def _marble_kind(state: JackarooState) -> Kind:
    kinds = {Phase.REST: Kind.REST, Phase.TARGET: Kind.TARGET}
    return kinds.get(state.phase, Kind.MARBLE)


def _steps_to(state: JackarooState, pick: Pick) -> Decision | None:
    for steps in STEP_NUMBERS:
        target = _target(state, steps)
        if target <= LAST and spot_name(state.mover, target) == pick:
            return Decision(Kind.STEPS, str(steps))
    return None


def ends_of(state: JackarooState, decision: Decision) -> tuple[Pick, ...]:
    """Where a marble goes from and to with a decision that the state offers; or nothing."""
    if decision.kind in OF_LUCK | OF_CARDS:
        return ()
    for event in play_decision(state, decision).events:
        match event:
            case Moved():
                return tuple(spot_name(event.seat, end) for end in (event.start, event.target))
            case CameOut():
                base = spot_name(event.seat, BASE, event.marble - 1)
                return base, str(STARTS[event.seat])
            case Swapped():
                return str(event.start), str(event.other_start)
    return ()
