"""What players click for a decision: cards, places of marbles, the hand of the other one.

Places are called `17`, `red.H1` or `yellow.B3`, cards `card:7H`, a hand `hand:yellow`. An option
that is clicked nowhere is called after itself: `option:move`.
"""

import re
from dataclasses import replace
from typing import Final

from jungle_pg.core.jackaroo.acting import play_decision
from jungle_pg.core.jackaroo.cards import CARDS, USES, Option, Use, use_of
from jungle_pg.core.jackaroo.decisions import OF_CARDS, OF_LUCK, Decision, Kind, decisions_in
from jungle_pg.core.jackaroo.events import CameOut, Moved, Swapped
from jungle_pg.core.jackaroo.options import is_possible, second_parts, walk_with
from jungle_pg.core.jackaroo.refusals import SEAT_IDS, STEP_NUMBERS, refusal_of, spot_name
from jungle_pg.core.jackaroo.state import Begun, JackarooState, Phase
from jungle_pg.core.jackaroo.track import BASE, LAST, STARTS, Place, path_of
from jungle_pg.core.jackaroo.walking import Walk
from jungle_pg.core.rulebook import Pick, Refusal, Seat, opponent

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


def meant(state: JackarooState, pick: Pick) -> Pick:
    """A marble in the own base stands for the start, where it can come out to it.

    The place a marble would come to stands for that marble.
    """
    if _is_own_base(state, pick):
        out = _coming_out(state)
        may_come_out = out is not None and is_possible(state, out)
        return str(STARTS[state.mover]) if may_come_out else pick
    walkers = {_spot(state, walk.marble): _end(walk) for walk in _walks(state)}
    if pick in walkers:
        return pick
    coming = [spot for spot, end in walkers.items() if end == pick]
    return coming[0] if len(coming) == 1 else pick


def _is_own_base(state: JackarooState, pick: Pick) -> bool:
    found = _BASE.fullmatch(pick)
    return found is not None and SEAT_IDS.index(found[1]) == state.mover


def _coming_out(state: JackarooState) -> Use | None:
    """What brings a marble out with the card that is being played, if it can do that at all."""
    is_choosing = state.phase in (Phase.OPTION, Phase.MARBLE)
    return use_of(state.playing.card, Option.OUT) if is_choosing else None


def _walks(state: JackarooState) -> list[Walk]:
    """Whole walks the next pick of a marble would lead to, also through an option."""
    seat = state.mover
    match state.phase:
        case Phase.REST:
            return second_parts(state)
        case Phase.OPTION | Phase.MARBLE:
            begun = state.playing
            uses = [use for use in USES[begun.card] if begun.option in (None, use.option)]
            moving = [use for use in uses if use.option in (Option.MOVE, Option.RUN)]
            found = (
                walk_with(state, marble, use)
                for use in moving
                for marble in range(len(state.board[seat]))
            )
            return [walk for walk in found if isinstance(walk, Walk)]
        case _:
            return []


def _spot(state: JackarooState, marble: int) -> Pick:
    return spot_name(state.mover, state.board[state.mover][marble], marble)


def _end(walk: Walk) -> Pick:
    return spot_name(walk.seat, walk.target)


def decision_at(state: JackarooState, pick: Pick) -> Decision | None:
    """What a click on something could be meant as, whether it is possible or not."""
    kind, _, what = pick.partition(":")
    if kind == "card" and what in CARDS:
        return Decision(_card_kind(state), what)
    if pick in OPTIONS:
        return Decision(Kind.OPTION, OPTIONS[pick].value)
    if state.phase is Phase.STEPS:
        return _steps_to(state, pick)
    own = _marble_at(state, state.mover, pick)
    if own is not None:
        return Decision(_marble_kind(state), own)
    swaps = state.begun is not None and state.begun.option is Option.SWAP
    other = _marble_at(state, opponent(state.mover), pick) if swaps else None
    return None if other is None else Decision(Kind.TARGET, other)


def why_not(state: JackarooState, pick: Pick) -> Refusal | None:
    """Why a click is no decision for now; nothing is said of what could be none at all."""
    if _is_own_base(state, pick) and _coming_out(state) is not None:
        asked = replace(state, phase=Phase.OPTION, begun=Begun(state.playing.card))
        return refusal_of(asked, Decision(Kind.OPTION, Option.OUT.value))
    decision = decision_at(state, pick)
    if decision is not None and decision.kind is Kind.MARBLE and state.phase is Phase.OPTION:
        # Who clicks on a marble wants it to walk; what a card is played for comes with that.
        uses = USES[state.playing.card]
        walking = next(use for use in uses if use.option in (Option.MOVE, Option.RUN))
        walks = Decision(Kind.OPTION, walking.option.value)
        refusal = refusal_of(state, walks)
        return refusal or refusal_of(play_decision(state, walks).state, decision)
    return None if decision is None else refusal_of(state, decision)


def _marble_at(state: JackarooState, seat: Seat, pick: Pick) -> str | None:
    """The number of the marble of a seat that is clicked there."""
    for marble, place in enumerate(state.board[seat]):
        if spot_name(seat, place, marble) == pick:
            return str(marble + 1)
    return None


def _card_kind(state: JackarooState) -> Kind:
    offered = decisions_in(state)
    discards = bool(offered) and offered[0].kind is Kind.DISCARD
    return Kind.DISCARD if discards else Kind.CARD


def _marble_kind(state: JackarooState) -> Kind:
    return Kind.REST if state.phase is Phase.REST else Kind.MARBLE


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
