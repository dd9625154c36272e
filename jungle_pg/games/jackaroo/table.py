"""The table of Jackaroo: the protocol of `tables.base` over board, marbles, cards and sounds."""

from collections.abc import Sequence
from math import hypot
from typing import Final

from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.events import Event
from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.base import Appearance, Field, Heard, Mark, Motion, MoveRow, Pace
from jungle_pg.games.jackaroo import holes
from jungle_pg.games.jackaroo.ground import MARGIN, ground_ops
from jungle_pg.games.jackaroo.hand_motion import change_motion, move_motion, refusing_motion
from jungle_pg.games.jackaroo.hands import carried_ops, hands_ops
from jungle_pg.games.jackaroo.holding import holding_ops
from jungle_pg.games.jackaroo.holes import SIDE_NAMES, SPOTS, SQUARES, parse_spot, spot_name
from jungle_pg.games.jackaroo.lists import balance, move_row, piece_key
from jungle_pg.games.jackaroo.sounds import lift_sounds, move_sounds, raise_sounds
from jungle_pg.games.jackaroo.standing import chip_of, chip_ops, standing_ops
from jungle_pg.stage.ops import DrawList

FACES: Final = ("rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant")
"""Who a computer of each level is."""


class JackarooTable:
    """How Jackaroo looks."""

    margin: float = MARGIN
    ambient_step_s: float = 0.0
    sleeper: str = "pieces/head_cat_blink"
    usual_pieces: str = "picture"

    def size(self, rules: JackarooRules) -> tuple[int, int]:
        """A square around the round board."""
        return SQUARES, SQUARES

    def pick_at(self, column: float, row: float) -> Pick | None:
        """The nearest place, if a click there still means it."""
        nearest = min(SPOTS, key=lambda spot: _far(spot, column, row))
        is_near = _far(nearest, column, row) * holes.UNITS <= holes.REACH
        return spot_name(nearest) if is_near else None

    def place_of(self, pick: Pick) -> tuple[float, float]:
        """The column and row of a place of the board."""
        return holes.place_of(parse_spot(pick))

    def ground(self, rules: JackarooRules, field: Field, appearance: Appearance) -> DrawList:
        """The empty board."""
        return ground_ops(field, appearance)

    def ambient_ops(
        self, rules: JackarooRules, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        """Wood does not move."""
        return ()

    def target_mark(self, state: JackarooState, action: Decision) -> str:
        """Nothing: the hands say what a card offers."""
        return ""

    def emblem(self, rules: JackarooRules, seat: Seat) -> str:
        """A disc of Red, a square of Yellow."""
        return chip_of(seat)

    def face(self, rules: JackarooRules, seat: Seat, level: int) -> tuple[str, str]:
        """The animal that is as strong as the level."""
        name = FACES[min(level, len(FACES)) - 1]
        return f"jackaroo/portrait_{SIDE_NAMES[seat]}_{name}", f"word.{name}"

    def goal(self, rules: JackarooRules) -> str:
        """Home with all marbles."""
        return "goal.jackaroo"

    def standing(
        self, state: JackarooState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Deck, pile, marks, marbles, and the hands where there is room for them."""
        on_board = standing_ops(state, field, appearance, marks)
        if field.zones is None:
            return on_board
        return (*on_board, *hands_ops(state, field.zones, marks))

    def chips(self, state: JackarooState, field: Field) -> DrawList:
        """A disc or a square for each marble."""
        return chip_ops(state, field)

    def holding(
        self,
        state: JackarooState,
        pick: Pick,
        at: tuple[float, float],
        field: Field,
        appearance: Appearance,
        marks: Sequence[Mark] = (),
    ) -> DrawList:
        """Everything, with one marble or one card in the air."""
        if ":" in pick:
            standing = self.standing(state, field, appearance, marks)
            return (*standing, *carried_ops(pick, at, field.zones))
        held = holding_ops(state, parse_spot(pick), at, field, appearance, marks)
        return held if field.zones is None else (*held, *hands_ops(state, field.zones, marks))

    def move_row(self, state: JackarooState, action: Decision) -> MoveRow:
        """A card and what is done with it."""
        return move_row(state, action)

    def piece_key(self, state: JackarooState, pick: Pick) -> str:
        """The name of a card or a marble."""
        return piece_key(state, pick)

    def piece_count(self, state: JackarooState, seat: Seat) -> int:
        """All marbles: none is ever lost."""
        return len(state.board[seat])

    def lost_pieces(
        self, opening: JackarooState, state: JackarooState, seat: Seat
    ) -> tuple[str, ...]:
        """None: captured marbles begin anew."""
        return ()

    def balance(self, state: JackarooState) -> int:
        """By steps gone."""
        return balance(state)

    def motion(
        self,
        before: JackarooState,
        events: Sequence[Event],
        after: JackarooState,
        pace: Pace,
    ) -> Motion:
        """Cards fly, marbles walk."""
        return move_motion(before, events, after, pace)

    def change(self, before: JackarooState, after: JackarooState, pace: Pace) -> Motion:
        """Marbles glide, cards are raised."""
        return change_motion(before, after, pace)

    def refusing(
        self, state: JackarooState, pick: Pick, offset: tuple[float, float], pace: Pace
    ) -> Motion:
        """A marble comes home and shakes its head; a card stays where it is."""
        if ":" in pick:
            return change_motion(state, state, pace)
        return refusing_motion(state, parse_spot(pick), offset, pace)

    def sounds(
        self,
        before: JackarooState,
        events: Sequence[Event],
        after: JackarooState,
        pace: Pace,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """Glass on wood, and paper."""
        return move_sounds(before, events, pace, seed, is_flipped=is_flipped)

    def lift_sounds(
        self,
        state: JackarooState,
        pick: Pick,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """A card is drawn out of the hand, a marble is touched."""
        if ":" in pick:
            return raise_sounds(seed)
        return lift_sounds(parse_spot(pick), seed, is_flipped=is_flipped)


def _far(spot: int, column: float, row: float) -> float:
    at_column, at_row = holes.place_of(spot)
    return hypot(at_column - column, at_row - row)
