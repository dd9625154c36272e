"""The piece painter of Jungle: draws its animals for the motions that all games share."""

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi
from typing import Final

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import SPOTS, WATER, Board, Spot, is_trapped
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.base import Appearance, Field, Mark
from jungle_pg.games.jungle import standing
from jungle_pg.games.jungle.move_view import place_of
from jungle_pg.games.jungle.pieces import Badge
from jungle_pg.games.jungle.standing import Net, Shown
from jungle_pg.games.moving.piece_painter import Glide
from jungle_pg.games.pose import Pose
from jungle_pg.stage.easing import mix
from jungle_pg.stage.ops import DrawList


class JunglePiecePainter:
    """Animals with their ranks, in the water and under nets."""

    def board(self, state: JungleState) -> Board:
        """What stands on each spot."""
        return state.board

    def place_of(self, place: Spot) -> tuple[float, float]:
        """The column and row of a spot, from the upper left."""
        return place_of(place)

    def places(self, field: Field) -> Sequence[Spot]:
        """All spots; pieces do not overlap, so any order will do."""
        return SPOTS

    def are_alike(self, before: JungleState, after: JungleState) -> bool:
        """Whether both are played by the same rules: rivers and sides could differ."""
        return before.rules == after.rules

    def resting(self, piece: Piece, place: Spot, state: JungleState) -> Shown:
        """An animal as it stands."""
        return standing.at_rest(piece, place, state.rules)

    def posed(self, rest: Shown, pose: Pose, worn: float = 1.0) -> Shown:
        """An animal in a pose; its net stays where it lies."""
        return replace(rest, pose=pose, net=rest.net and Net(alpha=worn))

    def ghost(self, rest: Shown, pose: Pose) -> Shown:
        """What an animal leaves behind: neither wet nor with its rank."""
        return Shown(rest.piece, rest.spot, pose, badge=None)

    def gliding(self, glide: Glide[Piece], state: JungleState, pose: Pose) -> Shown:
        """An animal that glides; nets stay on their squares, ranks turn over."""
        piece, start, target, t = glide.piece, glide.start, glide.target, glide.gone
        old_net, next_net = is_trapped(piece, start), is_trapped(piece, target)
        net = None
        if old_net and t < 0.5:
            net = Net(0.4 * t, 1.0, 1 - 2 * t, *glide.way)
        elif next_net:
            net = Net(0.5 * (1 - t), 1.0, t * t)
        turned = mix(-1.0 if old_net else 1.0, -1.0 if next_net else 1.0, (1 - cos(pi * t)) / 2)
        water = WATER[state.rules.rivers]
        wet = mix(float(start in water), float(target in water), t)
        return Shown(piece, target, pose, wet, Badge(turned), net)

    def shadow_of(self, shown: Shown, field: Field) -> DrawList:
        """What lies under an animal on the ground."""
        return standing.shadow_of(shown, field)

    def whole_of(
        self, shown: Shown, state: JungleState, field: Field, appearance: Appearance
    ) -> DrawList:
        """An animal with what it wears, as the player wants to see it."""
        return standing.whole_of(shown, state.rules, field, appearance)

    def piece_at(
        self, state: JungleState, place: Spot, field: Field, appearance: Appearance
    ) -> DrawList:
        """What the animal on a spot looks like."""
        return standing.piece_at(state, place, field, appearance)

    def low_marks(self, marks: Sequence[Mark], field: Field) -> DrawList:
        return standing.low_marks(marks, field)

    def high_marks(
        self, marks: Sequence[Mark], field: Field, state: JungleState, appearance: Appearance
    ) -> DrawList:
        return standing.high_marks(marks, field, state, appearance)

    def standing(
        self, state: JungleState, field: Field, appearance: Appearance, marks: Sequence[Mark]
    ) -> DrawList:
        return standing.standing_ops(state, field, appearance, marks)


PAINTER: Final = JunglePiecePainter()
