"""What is told of Jackaroo: lists of moves, players, and what is read out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.core.jackaroo.cards import Option
from jungle_pg.core.jackaroo.decisions import OF_CARDS, Decision, Kind, commits
from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.picking import ends_of
from jungle_pg.core.jackaroo.plays import progress
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.track import ENTRANCES, RED, SEATS, STARTS
from jungle_pg.core.jackaroo.turns import cards_in_round
from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.games.book import Saying
from jungle_pg.games.grid_look import GridLook
from jungle_pg.games.jackaroo import holes, marbles
from jungle_pg.games.jackaroo.hand.cards import card_key, small_sprite
from jungle_pg.games.jackaroo.hand.hands import CARD
from jungle_pg.games.jackaroo.holes import SIDE_NAMES
from jungle_pg.games.jackaroo.marbles import marble_sprite
from jungle_pg.games.jackaroo.outcomes import outcome_of, signs_of, told_of
from jungle_pg.games.jackaroo.prompts import banner_of, prompt_of, turn_of
from jungle_pg.games.jackaroo.story import luck_of
from jungle_pg.games.look import ANIMALS
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.values import Banner, MoveRow, Progress, Tally
from jungle_pg.texts.languages import Words

THROWN: Final = "move.jackaroo.discard"
WAYS: Final = {Option.ATTACK: "move.jackaroo.attack", Option.OUT: "move.jackaroo.out"}
"""Words in place of a way, where a card moves no marble along the ring."""


class ToldLook(GridLook[JackarooRules, JackarooState, Decision, Event, Seat, Shown[Seat]]):
    """Answers in words; what is drawn stands in `look.py`."""

    # Lists

    def move_row(self, state: JackarooState, action: Decision) -> MoveRow:
        """The card, what is done with it, and all that comes of it."""
        card = action.what if action.kind in OF_CARDS else state.playing.card
        row = MoveRow(small_sprite(card), card_key(card), "", who=marble_sprite(state.actor or RED))
        if not commits(state, action):
            return row
        if action.kind is Kind.DISCARD:
            return replace(row, way_key=THROWN)
        found = outcome_of(state, action)
        row = replace(row, signs=tuple(signs_of(found)), came=tuple(told_of(found)))
        if found.option in WAYS:
            row = replace(row, way_key=WAYS[found.option])
        else:
            row = replace(row, way=" → ".join(map(_short, ends_of(state, action))))
        if row.signs:
            row = replace(row, taken=row.signs[0][0])
        taken = next((owner for owner, count in found.victims if count), None)
        return row if taken is None else replace(row, taken_key=self.key_of(taken))

    def piece_key(self, state: JackarooState, pick: Pick) -> str:
        """The name of a card or a marble; nothing for an empty place, a hand or a menu."""
        if pick.startswith(CARD):
            return card_key(pick.removeprefix(CARD))
        return "" if ":" in pick else super().piece_key(state, pick)

    # Told to somebody who cannot see it

    def is_in_hand(self, pick: Pick) -> bool:
        return ":" in pick

    def place_name(self, pick: Pick) -> Saying | None:
        """A hole by its number on the bark; a place at home or in a base by its side."""
        if self.is_in_hand(pick):
            return None
        spot = self.spot_of(pick)
        owner, number = holes.owner_of(spot), int(_short(pick).lstrip("HB"))
        if owner is None:
            return Saying("narration.jackaroo.hole", number=number)
        kind = "home" if spot < holes.FIRST_BASE else "base"
        return Saying(f"narration.jackaroo.{kind}", side=_side(owner), number=number)

    def piece_name(self, state: JackarooState, pick: Pick) -> Saying | None:
        """A marble with its number."""
        if self.is_in_hand(pick):
            return None
        spot = self.spot_of(pick)
        for seat in SEATS:
            for marble, place in enumerate(state.board[seat]):
                if holes.spot_of(seat, marble, place) == spot:
                    name = Saying(self.key_of(seat))
                    return Saying("narration.jackaroo.marble", marble=name, number=marble + 1)
        return None

    def owner(self, state: JackarooState, pick: Pick) -> Seat | None:
        """Nobody's in particular: the names of marbles say it, and cards are one's own."""
        return None

    def terrain(self, state: JackarooState, pick: Pick) -> Saying | None:
        """Where marbles come out, and where they go home."""
        spot = None if self.is_in_hand(pick) else self.spot_of(pick)
        for seat in SEATS:
            if spot == STARTS[seat]:
                return Saying("narration.jackaroo.start", side=_side(seat))
            if spot == ENTRANCES[seat]:
                return Saying("narration.jackaroo.entrance", side=_side(seat))
        return None

    def luck_told(self, events: Sequence[Event], words: Words) -> Sequence[str]:
        return luck_of(events, words)

    def balance(self, state: JackarooState) -> int:
        """How many steps Red has gone more than Yellow."""
        return progress(state, RED).steps - progress(state, opponent(RED)).steps

    # Players

    def emblem(self, rules: JackarooRules, seat: Seat) -> str:
        """A disc of Red, a square of Yellow."""
        return marbles.chip_of(seat)

    def face(self, rules: JackarooRules, seat: Seat, level: int) -> tuple[str, str]:
        """The animal that is as strong as the level."""
        name = ANIMALS[min(level, len(ANIMALS)) - 1]
        return f"jackaroo/portrait_{SIDE_NAMES[seat]}_{name}", f"word.{name}"

    def goal(self, rules: JackarooRules) -> str:
        """Home with all marbles."""
        return "goal.jackaroo"

    def progress(self, state: JackarooState, seat: Seat) -> Progress:
        """Marbles at home, and steps of all marbles."""
        done, of = progress(state, seat), len(state.board[seat])
        place = f"jackaroo/home_{SIDE_NAMES[seat]}"
        return Progress(done.home, of, done.steps / done.of, marble_sprite(seat), place)

    def current_round(self, state: JackarooState) -> Saying:
        """The round, and how many cards are dealt in it."""
        number = max(1, state.round)
        return Saying("stage.round", number=number, cards=cards_in_round(number))

    def tally(self, state: JackarooState) -> Tally:
        """Rounds, and how many marbles each seat has sent back."""
        return Tally(state.round, state.captures)

    def prompt(self, state: JackarooState, pointed: Pick = "") -> Saying | None:
        return prompt_of(state, pointed)

    def banner(self, state: JackarooState, chosen: Pick = "") -> Banner | None:
        """A card that must be thrown away."""
        return banner_of(state, chosen)

    def turn_reason(self, events: Sequence[Event]) -> Saying | None:
        """Extra turns, and turns that come back."""
        return turn_of(events)


def _short(place: Pick) -> str:
    """A place without its side."""
    return place.rpartition(".")[2]


def _side(seat: Seat) -> Saying:
    return Saying(f"seat.{SIDE_NAMES[seat]}")
