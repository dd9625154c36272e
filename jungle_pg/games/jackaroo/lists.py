"""Jackaroo in lists: a decision as a row, names of what is picked, and who has come further."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.jackaroo.cards import Card, Option
from jungle_pg.core.jackaroo.decisions import OF_CARDS, Decision, Kind, commits
from jungle_pg.core.jackaroo.picking import ends_of
from jungle_pg.core.jackaroo.plays import progress
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import RED
from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.games.base import MoveRow
from jungle_pg.games.jackaroo.cards import small_sprite
from jungle_pg.games.jackaroo.hands import CARD
from jungle_pg.games.jackaroo.holes import SIDE_NAMES, parse_spot
from jungle_pg.games.jackaroo.marbles import marble_sprite
from jungle_pg.games.jackaroo.outcomes import outcome_of, signs_of, told_of
from jungle_pg.games.jackaroo.standing import marbles_on

THROWN: Final = "move.jackaroo.discard"
ATTACK: Final = "move.jackaroo.attack"
OUT: Final = "move.jackaroo.out"


def card_key(card: Card) -> str:
    """The key of the name of a card."""
    return f"word.jackaroo.{card}"


def marble_key(seat: Seat) -> str:
    """The key of the name of a marble."""
    return f"word.jackaroo.marble_{SIDE_NAMES[seat]}"


def piece_key(state: JackarooState, pick: Pick) -> str:
    """The name of a card or a marble; nothing for an empty place, a hand or a menu."""
    if pick.startswith(CARD):
        return card_key(pick.removeprefix(CARD))
    if ":" in pick:
        return ""
    seat = marbles_on(state.board)[parse_spot(pick)]
    return "" if seat is None else marble_key(seat)


def move_row(state: JackarooState, decision: Decision) -> MoveRow:
    """The card, what is done with it, and all that comes of it."""
    card = decision.what if decision.kind in OF_CARDS else state.playing.card
    row = MoveRow(small_sprite(card), card_key(card), "", who=marble_sprite(state.actor or RED))
    if not commits(state, decision):
        return row
    if decision.kind is Kind.DISCARD:
        return replace(row, way_key=THROWN)
    found = outcome_of(state, decision)
    row = replace(row, signs=tuple(signs_of(found)), came=tuple(told_of(found)))
    if found.option is Option.ATTACK:
        row = replace(row, way_key=ATTACK)
    elif found.option is Option.OUT:
        row = replace(row, way_key=OUT)
    else:
        row = replace(row, way=" → ".join(map(_short, ends_of(state, decision))))
    if row.signs:
        row = replace(row, taken=row.signs[0][0])
    taken = next((owner for owner, count in found.victims if count), None)
    return row if taken is None else replace(row, taken_key=marble_key(taken))


def balance(state: JackarooState) -> int:
    """How many steps Red has gone more than Yellow."""
    return progress(state, RED).steps - progress(state, opponent(RED)).steps


def _short(place: Pick) -> str:
    """A place without its side."""
    return place.rpartition(".")[2]
