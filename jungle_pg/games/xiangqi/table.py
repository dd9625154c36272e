"""The table of Xiangqi: the protocol of `tables.base` over ground, pieces, motion and sounds."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.core.xiangqi.board import FILES, RANKS, parse_point, point_at, point_name
from jungle_pg.core.xiangqi.pieces import RED, Kind, Piece
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import Action, Event, XiangqiState
from jungle_pg.games.base import Appearance, Field, Heard, Mark, Motion, MoveRow, Pace, square_of
from jungle_pg.games.river_light import STEP_S
from jungle_pg.games.xiangqi.change import change_motion, refusing_motion
from jungle_pg.games.xiangqi.ground import ground_ops
from jungle_pg.games.xiangqi.holding import holding_ops
from jungle_pg.games.xiangqi.lists import balance, lost_pieces, move_row, piece_key
from jungle_pg.games.xiangqi.motion import move_motion
from jungle_pg.games.xiangqi.pieces import sprite_of
from jungle_pg.games.xiangqi.plies import place_of
from jungle_pg.games.xiangqi.sounds import lift_sounds, move_sounds
from jungle_pg.games.xiangqi.standing import chip_of, chip_ops, standing_ops
from jungle_pg.games.xiangqi.water import water_ops
from jungle_pg.stage.ops import DrawList

LEVELS: Final = (
    Kind.SOLDIER, Kind.ADVISOR, Kind.ELEPHANT, Kind.HORSE, Kind.CANNON, Kind.CHARIOT, Kind.GENERAL,
)  # fmt: skip
"""The kinds a computer of the levels 1 to 7 is named after; above them flies the general."""


class XiangqiTable:
    """How Xiangqi looks."""

    margin: float = 0.6
    ambient_step_s: float = STEP_S
    sleeper: str = "pieces/head_cat_blink"
    usual_pieces: str = "both"

    def size(self, rules: XiangqiRules) -> tuple[int, int]:
        """Nine files, ten ranks; a point is the middle of its square."""
        return FILES, RANKS

    def pick_at(self, column: float, row: float) -> Pick | None:
        """The name of a point."""
        column, row = square_of(column), square_of(row)
        if not (0 <= column < FILES and 0 <= row < RANKS):
            return None
        return point_name(point_at(column, RANKS - 1 - row))

    def place_of(self, pick: Pick) -> tuple[int, int]:
        return place_of(parse_point(pick))

    def ground(self, rules: XiangqiRules, field: Field, appearance: Appearance) -> DrawList:
        return ground_ops(field, appearance)

    def ambient_ops(
        self, rules: XiangqiRules, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        """The light on the river."""
        return water_ops(field, appearance, time_s)

    def target_mark(self, state: XiangqiState, action: Action) -> str:
        """A ring round a victim, else a dot."""
        return "move" if state.board[action.target] is None else "capture"

    def emblem(self, rules: XiangqiRules, seat: Seat) -> str:
        """A disc of Red, eight sides of Black."""
        return chip_of(seat)

    def face(self, rules: XiangqiRules, seat: Seat, level: int) -> tuple[str, str]:
        """The kind a level is named after; the highest is the general that flies."""
        if level > len(LEVELS):
            return f"xiangqi/{'r' if seat == RED else 'b'}_flying", "word.xiangqi.flying"
        piece = Piece(seat, LEVELS[level - 1])
        return sprite_of(piece), piece_key(piece)

    def goal(self, rules: XiangqiRules) -> str:
        """The other general."""
        return "goal.xiangqi"

    def standing(
        self, state: XiangqiState, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        return standing_ops(state, field, appearance, marks)

    def chips(self, state: XiangqiState, field: Field) -> DrawList:
        """A disc or eight sides for each piece."""
        return chip_ops(state, field)

    def holding(
        self,
        state: XiangqiState,
        pick: Pick,
        at: tuple[float, float],
        field: Field,
        appearance: Appearance,
        marks: Sequence[Mark] = (),
    ) -> DrawList:
        return holding_ops(state, parse_point(pick), at, field, appearance, marks)

    def move_row(self, state: XiangqiState, action: Action) -> MoveRow:
        return move_row(state, action)

    def piece_key(self, state: XiangqiState, pick: Pick) -> str:
        piece = state.board[parse_point(pick)]
        return "" if piece is None else piece_key(piece)

    def piece_count(self, state: XiangqiState, seat: Seat) -> int:
        """How many pieces a side has."""
        return sum(piece is not None and piece.seat == seat for piece in state.board)

    def lost_pieces(
        self, opening: XiangqiState, state: XiangqiState, seat: Seat
    ) -> tuple[str, ...]:
        """What a side has lost, in the order of worth."""
        return lost_pieces(opening, state, seat)

    def balance(self, state: XiangqiState) -> int:
        """By what pieces are worth to players."""
        return balance(state)

    def motion(
        self, before: XiangqiState, events: Sequence[Event], after: XiangqiState, pace: Pace
    ) -> Motion:
        """Slides, leaps, shots and blows."""
        return move_motion(before, events, after, pace)

    def change(self, before: XiangqiState, after: XiangqiState, pace: Pace) -> Motion:
        return change_motion(before, after, pace)

    def refusing(
        self, state: XiangqiState, pick: Pick, offset: tuple[float, float], pace: Pace
    ) -> Motion:
        """The piece on a point comes home and shakes its head."""
        return refusing_motion(state, parse_point(pick), offset, pace)

    def sounds(
        self,
        before: XiangqiState,
        events: Sequence[Event],
        after: XiangqiState,
        pace: Pace,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """Wood, and what happens to it."""
        return move_sounds(events, after, pace, seed, voices=voices, is_flipped=is_flipped)

    def lift_sounds(
        self,
        state: XiangqiState,
        pick: Pick,
        seed: int,
        *,
        voices: bool = True,
        is_flipped: bool = False,
    ) -> tuple[Heard, ...]:
        """Wood."""
        point = parse_point(pick)
        piece = state.board[point]
        if piece is None:
            return ()
        return lift_sounds(piece, point, seed, voices=voices, is_flipped=is_flipped)
