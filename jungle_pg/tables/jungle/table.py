"""The table of Jungle: the protocol of `tables.base` over ground and pieces."""

from collections.abc import Sequence
from typing import Final

from jungle_pg.core.jungle.board import (
    COLUMNS,
    DENS,
    ROWS,
    TRAPS,
    WATER,
    Spot,
    column_of,
    parse_spot,
    row_of,
    spot_at,
    spot_name,
)
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import Action, JungleState, Pass
from jungle_pg.core.rulebook import Pick, opponent
from jungle_pg.stage.ops import DrawList, Op, Sprite
from jungle_pg.tables.base import Field, Look, Mark
from jungle_pg.tables.jungle.ground import ground_ops, side_of
from jungle_pg.tables.jungle.pieces import MIDDLE_Y, PIECE, badge_ops, piece_ops

LOW_MARKS: Final = frozenset({"last_from", "last_to", "selection", "hover", "hint_from", "capture"})
"""Marks that lie under the pieces."""


class JungleTable:
    """How Jungle looks."""

    margin: float = 0.6

    def size(self, rules: JungleRules) -> tuple[int, int]:
        """Seven columns, nine rows."""
        return COLUMNS, ROWS

    def pick_at(self, column: int, row: int) -> Pick:
        """The name of a square."""
        return spot_name(spot_at(column, ROWS - 1 - row))

    def place_of(self, pick: Pick) -> tuple[int, int]:
        """The column and row of a square, from the upper left."""
        return _place(parse_spot(pick))

    def ground(self, rules: JungleRules, field: Field, look: Look) -> DrawList:
        """The empty board."""
        return ground_ops(rules, field, look)

    def target_mark(self, state: JungleState, action: Action) -> str:
        """A star on the den, a ring round a victim, an arc for a leap, else a dot."""
        if isinstance(action, Pass):
            return "move"
        if action.target in DENS:
            return "den_win"
        if state.board[action.target] is not None:
            return "capture"
        return "jump" if is_jump(action) else "move"

    def standing(
        self, state: JungleState, field: Field, look: Look, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Marks and pieces."""
        low = [self._mark(mark, field) for mark in marks if mark.name in LOW_MARKS]
        high = [self._mark(mark, field) for mark in marks if mark.name not in LOW_MARKS]
        pieces: list[Op] = []
        for spot, piece in enumerate(state.board):
            if piece is not None:
                pieces += self._piece(state, spot, field, look)
        return (*low, *pieces, *high)

    def _mark(self, mark: Mark, field: Field) -> Sprite:
        x, y = field.middle(*self.place_of(mark.pick))
        return Sprite(f"marks/{mark.name}", x, y, field.square, field.square)

    def _piece(self, state: JungleState, spot: Spot, field: Field, look: Look) -> list[Op]:
        piece = state.board[spot]
        assert piece is not None
        square = field.square
        x, y = field.middle(*_place(spot))
        swims = spot in WATER[state.rules.rivers]
        under = "board/deco_ripple" if swims else "marks/shadow"
        ground_y = y if swims else y + 0.02 * square
        middle = y + (MIDDLE_Y - 0.5) * square
        size = PIECE * square
        side = side_of(state.rules, piece.seat)
        ops: list[Op] = [Sprite(under, x, ground_y, square, square)]
        is_trapped = spot in TRAPS[opponent(piece.seat)]
        if not is_trapped:
            return [*ops, *piece_ops(piece.animal, side, x, middle, size, look)]
        plain = Look(look.theme, look.measure, look.pieces, look.coordinates, ranks=False)
        ops += piece_ops(piece.animal, side, x, middle, size, plain)
        ops.append(Sprite("marks/net", x, y, square, square))
        if look.ranks:
            ops += badge_ops("0", "badge_trapped", x, middle, size * 1.25)
        return ops


def is_jump(move: Move) -> bool:
    """Whether a move goes farther than one square."""
    across = abs(column_of(move.target) - column_of(move.start))
    return across + abs(row_of(move.target) - row_of(move.start)) > 1


def _place(spot: Spot) -> tuple[int, int]:
    return column_of(spot), ROWS - 1 - row_of(spot)
