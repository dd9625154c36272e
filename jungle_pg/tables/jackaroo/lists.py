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
from jungle_pg.tables.base import MoveRow
from jungle_pg.tables.jackaroo.cards import small_sprite
from jungle_pg.tables.jackaroo.hands import CARD
from jungle_pg.tables.jackaroo.marbles import marble_sprite
from jungle_pg.tables.jackaroo.places import SIDE_NAMES, parse_spot
from jungle_pg.tables.jackaroo.standing import marbles_on

THROWN: Final = "move.jackaroo.discard"
ATTACK: Final = "move.jackaroo.attack"
OUT: Final = "move.jackaroo.out"
HOME: Final = "H"
"""How the name of a home slot begins, without its side."""


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
    """The card, and what is done with it."""
    card = decision.what if decision.kind in OF_CARDS else state.playing.card
    row = MoveRow(small_sprite(card), card_key(card), "", who=marble_sprite(state.actor or RED))
    if not commits(state, decision):
        return row
    match decision.kind, decision.what:
        case Kind.DISCARD, _:
            return replace(row, way_key=THROWN)
        case (Kind.OPTION, Option.ATTACK) | (Kind.CARD, _):
            return replace(row, taken="jackaroo/badge_attack", way_key=ATTACK)
        case Kind.OPTION, Option.OUT:
            return replace(row, taken="jackaroo/badge_out", way_key=OUT)
    ends = ends_of(state, decision)
    taken = marbles_on(state.board)[parse_spot(ends[-1])]
    row = replace(row, way=" → ".join(map(_short, ends)))
    if decision.kind is Kind.TARGET:
        return replace(row, taken="jackaroo/badge_swap")
    if taken is None:
        comes_home = _short(ends[-1])[0] == HOME and _short(ends[0])[0] != HOME
        return replace(row, taken="jackaroo/would_home") if comes_home else row
    return replace(row, taken=marble_sprite(taken), taken_key=marble_key(taken))


def balance(state: JackarooState) -> int:
    """How many steps Red has gone more than Yellow."""
    return progress(state, RED).steps - progress(state, opponent(RED)).steps


def _short(place: Pick) -> str:
    """A place without its side."""
    return place.rpartition(".")[2]
