"""Decisions as lines of a history, with nothing in them that a reader may not know."""

from typing import Final

from jungle_pg.core.jackaroo.acting import play_decision
from jungle_pg.core.jackaroo.cards import Option
from jungle_pg.core.jackaroo.decisions import Decision, Kind, commits
from jungle_pg.core.jackaroo.events import (
    Attacked,
    CameHome,
    CameOut,
    Captured,
    Event,
    ExtraTurn,
    Forfeited,
    Moved,
    Swapped,
    Won,
)
from jungle_pg.core.jackaroo.refusals import SEAT_IDS
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.track import SEATS, place_name
from jungle_pg.core.rulebook import CHANCE, Seat

SEAT_NAMES: Final = tuple(seat_id.upper() for seat_id in SEAT_IDS)


def told(state: JackarooState, decision: Decision, seat: Seat | None) -> str:
    """A decision, about to be taken, as a seat or a spectator (None) may read it."""
    actor = state.actor
    if actor == CHANCE:
        return _luck_told(state, decision, seat)
    assert actor is not None
    name = SEAT_NAMES[actor]
    if decision.kind is Kind.DISCARD:
        return f"{name} discards {decision.what}"
    if commits(state, decision):
        return f"{name} {_card_told(state, decision)}"
    return f"{name} {_pick_told(decision) if seat == actor else 'chooses'}"


def _luck_told(state: JackarooState, decision: Decision, seat: Seat | None) -> str:
    match decision.kind:
        case Kind.SHUFFLE:
            return "The cards are shuffled"
        case Kind.DEAL:
            return "; ".join(
                f"{SEAT_NAMES[owner]} gets "
                + (" ".join(hand) if owner == seat else f"{len(hand)} cards")
                for owner, hand in zip(SEATS, decision.hands, strict=True)
            )
        case _:
            card = decision.what if state.mover == seat else "a card"
            return f"{SEAT_NAMES[state.mover]} draws {card}"


def _pick_told(decision: Decision) -> str:
    match decision.kind:
        case Kind.MARBLE:
            return f"chooses marble {decision.what}"
        case Kind.OPTION:
            return f"chooses to {Option(decision.what)}"
        case _:
            return f"chooses {decision.what}"


def _card_told(state: JackarooState, decision: Decision) -> str:
    """What a card does that is laid open, like `plays 5S: marble 1 10→15, takes ...`."""
    card = decision.what if decision.kind is Kind.CARD else state.playing.card
    step = play_decision(state, decision)
    deeds = [deed for event in step.events if (deed := _deed(event))]
    if step.state.phase is Phase.DRAW:
        deeds.append("earns a card and another turn")
    verb = "goes on with" if decision.kind is Kind.REST else "plays"
    return f"{verb} {card}: {', '.join(deeds)}"


def _deed(event: Event) -> str:
    match event:
        case Moved():
            start, target = place_name(event.start), place_name(event.target)
            return f"marble {event.marble} {start}→{target}"
        case CameOut():
            return f"marble {event.marble} comes out"
        case Captured():
            return f"captures {SEAT_NAMES[event.seat]} marble {event.marble}"
        case CameHome():
            return "comes home"
        case Swapped():
            start, other = place_name(event.start), place_name(event.other_start)
            enemy = f"{SEAT_NAMES[event.other_seat]} marble {event.other_marble}"
            return f"marble {event.marble} {start}→{other}, {enemy} {other}→{start}"
        case Attacked():
            return f"{SEAT_NAMES[event.victim]} must discard"
        case Forfeited():
            return f"{event.steps} steps are lost"
        case ExtraTurn():
            return "earns another turn"
        case Won():
            return "wins"
        case _:
            return ""
