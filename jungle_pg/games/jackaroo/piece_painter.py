"""The piece painter of Jackaroo: draws its marbles for the motions that all games share."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.jackaroo import marbles, marks, standing
from jungle_pg.games.jackaroo.holes import Spot, place_of
from jungle_pg.games.jackaroo.marbles import Shown
from jungle_pg.games.moving.piece_painter import Glide
from jungle_pg.games.pose import Pose
from jungle_pg.stage.ops import DrawList


class JackarooPiecePainter:
    """Marbles of a side are all alike; deck and pile are laid below them by the motions."""

    def board(self, state: JackarooState) -> Sequence[Seat | None]:
        """Whose marble lies on each place."""
        return standing.marbles_on(state.board)

    def place_of(self, place: Spot) -> tuple[float, float]:
        """The column and row of a place."""
        return place_of(place)

    def places(self, field: Field) -> Sequence[Spot]:
        """All places, those farther away first."""
        return standing.farthest_first(field.is_flipped)

    def are_alike(self, before: JackarooState, after: JackarooState) -> bool:
        """Always: every rule set is played on the same board."""
        return True

    def resting(self, piece: Seat, place: Spot, state: JackarooState) -> Shown:
        """A marble as it lies."""
        return Shown(piece, place)

    def posed(self, rest: Shown, pose: Pose, worn: float = 1.0) -> Shown:
        """A marble in a pose."""
        return replace(rest, pose=pose)

    def ghost(self, rest: Shown, pose: Pose) -> Shown:
        """What a marble leaves behind."""
        return replace(rest, pose=pose)

    def gliding(self, glide: Glide[Seat], state: JackarooState, pose: Pose) -> Shown:
        """A marble that glides to a place."""
        return Shown(glide.piece, glide.target, pose)

    def shadow_of(self, shown: Shown, field: Field) -> DrawList:
        """What lies under a marble."""
        return marbles.shadow_of(shown, field)

    def whole_of(
        self, shown: Shown, state: JackarooState, field: Field, appearance: Appearance
    ) -> DrawList:
        """A marble without its shadow."""
        return marbles.body_of(shown, field)

    def piece_at(
        self, state: JackarooState, place: Spot, field: Field, appearance: Appearance
    ) -> DrawList:
        """What the marble on a place looks like."""
        return standing.marble_at(state, place, field)

    def low_marks(self, signs: Sequence[Mark], field: Field) -> DrawList:
        """The marks under the marbles."""
        return marks.low_marks(signs, field)

    def high_marks(
        self, signs: Sequence[Mark], field: Field, state: JackarooState, appearance: Appearance
    ) -> DrawList:
        """The marks over the marbles."""
        return marks.high_marks(signs, field, appearance)

    def standing(
        self, state: JackarooState, field: Field, appearance: Appearance, signs: Sequence[Mark]
    ) -> DrawList:
        """Everything when nothing moves."""
        return standing.standing_ops(state, field, appearance, signs)


PAINTER: Final = JackarooPiecePainter()
