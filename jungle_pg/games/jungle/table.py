"""The table of Jungle: the protocol of `tables.base` over ground, pieces, motion and sounds."""

from collections.abc import Sequence

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import (
    COLUMNS,
    DENS,
    ROWS,
    column_of,
    parse_spot,
    row_of,
    spot_at,
    spot_name,
)
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import Action, Event, JungleState, Pass
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.base import Appearance, Field, Heard, Mark, Motion, MoveRow, Pace, square_of
from jungle_pg.games.jungle.change import change_motion, refusing_motion
from jungle_pg.games.jungle.ground import ground_ops, side_of
from jungle_pg.games.jungle.holding import holding_ops
from jungle_pg.games.jungle.lists import balance, lost_pieces, move_row
from jungle_pg.games.jungle.motion import move_motion
from jungle_pg.games.jungle.move_view import place_of
from jungle_pg.games.jungle.sounds import lift_sounds, move_sounds
from jungle_pg.games.jungle.standing import chip_ops, standing_ops
from jungle_pg.games.jungle.water import water_ops
from jungle_pg.games.river_light import STEP_S
from jungle_pg.stage.ops import DrawList


class JungleTable:
    """How Jungle looks."""

    margin: float = 0.6
    ambient_step_s: float = STEP_S
    sleeper: str = "pieces/head_cat_blink"
    usual_pieces: str = "picture"

    def size(self, rules: JungleRules) -> tuple[int, int]:
        """Seven columns, nine rows."""
        return COLUMNS, ROWS

    def pick_at(self, column: float, row: float) -> Pick | None:
        """The name of a square."""
        column, row = square_of(column), square_of(row)
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return None
        return spot_name(spot_at(column, ROWS - 1 - row))

    def place_of(self, pick: Pick) -> tuple[int, int]:
        """The column and row of a square, from the upper left."""
        return place_of(parse_spot(pick))

    def ground(self, rules: JungleRules, field: Field, appearance: Appearance) -> DrawList:
        return ground_ops(rules, field, appearance)

    def ambient_ops(
        self, rules: JungleRules, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        """The light on the water."""
        return water_ops(rules, field, appearance, time_s)

    def target_mark(self, state: JungleState, action: Action) -> str:
        """A star on the den, a ring round a victim, an arc for a leap, else a dot."""
        if isinstance(action, Pass):
            return "move"
        if action.target in DENS:
            return "den_win"
        if state.board[action.target] is not None:
            return "capture"
        return "jump" if is_jump(action) else "move"

    def emblem(self, rules: JungleRules, seat: Seat) -> str:
        """A disc or a square of its colour."""
        return f"marks/chip_{side_of(rules, seat)}"

    def face(self, rules: JungleRules, seat: Seat, level: int) -> tuple[str, str]:
        """The animal whose rank is the level."""
        name = Animal(level).name.lower()
        return f"pieces/{side_of(rules, seat)[0]}_{name}", f"word.{name}"

    def goal(self, rules: JungleRules) -> str:
        """The den, unless house rules close it."""
        return "goal.jungle" if rules.den_enterers else "goal.jungle_without_dens"

    def standing(
        self, state: JungleState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Marks and pieces."""
        return standing_ops(state, field, appearance, marks)

    def chips(self, state: JungleState, field: Field) -> DrawList:
        """A disc or a square of its colour for each animal."""
        return chip_ops(state, field)

    def holding(
        self,
        state: JungleState,
        pick: Pick,
        at: tuple[float, float],
        field: Field,
        appearance: Appearance,
        marks: Sequence[Mark] = (),
    ) -> DrawList:
        """Marks and pieces, one of them in the air."""
        return holding_ops(state, parse_spot(pick), at, field, appearance, marks)

    def move_row(self, state: JungleState, action: Action) -> MoveRow:
        """Who goes from where to where, and whom it takes."""
        return move_row(state, action)

    def piece_key(self, state: JungleState, pick: Pick) -> str:
        piece = state.board[parse_spot(pick)]
        return "" if piece is None else f"word.{piece.animal.name.lower()}"

    def piece_count(self, state: JungleState, seat: Seat) -> int:
        """How many animals a side has."""
        return sum(piece is not None and piece.seat == seat for piece in state.board)

    def lost_pieces(self, opening: JungleState, state: JungleState, seat: Seat) -> tuple[str, ...]:
        """The animals a side has lost, the strongest first."""
        return lost_pieces(opening, state, seat)

    def balance(self, state: JungleState) -> int:
        """By what animals are worth to players."""
        return balance(state)

    def motion(
        self, before: JungleState, events: Sequence[Event], after: JungleState, pace: Pace
    ) -> Motion:
        """Steps, swims, leaps, blows, nets and the den."""
        return move_motion(before, events, after, pace)

    def change(self, before: JungleState, after: JungleState, pace: Pace) -> Motion:
        """Pieces glide, vanish and appear."""
        return change_motion(before, after, pace)

    def refusing(
        self, state: JungleState, pick: Pick, offset: tuple[float, float], pace: Pace
    ) -> Motion:
        """The piece on a square comes home and shakes its head."""
        return refusing_motion(state, parse_spot(pick), offset, pace)

    def sounds(
        self,
        before: JungleState,
        events: Sequence[Event],
        after: JungleState,
        pace: Pace,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """Wood, ground, what happens, and now and then an animal."""
        return move_sounds(events, after, pace, seed, voices=voices, is_flipped=is_flipped)

    def lift_sounds(
        self,
        state: JungleState,
        pick: Pick,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """Wood, and now and then the animal."""
        spot = parse_spot(pick)
        piece = state.board[spot]
        if piece is None:
            return ()
        return lift_sounds(piece, spot, seed, voices=voices, is_flipped=is_flipped)


def is_jump(move: Move) -> bool:
    """Whether a move goes farther than one square."""
    across = abs(column_of(move.target) - column_of(move.start))
    return across + abs(row_of(move.target) - row_of(move.start)) > 1
