"""How Jungle looks: animals with ranks on grass, in the water and under nets."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import cos, pi
from typing import Final

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import (
    COLUMNS,
    DENS,
    ROWS,
    TRAPS,
    WATER,
    Board,
    Spot,
    column_of,
    is_trapped,
    parse_spot,
    row_of,
    spot_name,
    upside_down,
)
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rules import JungleRules, Side
from jungle_pg.core.jungle.state import Action, Event, JungleState, Pass
from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.games.book import Saying
from jungle_pg.games.grid_look import GridLook
from jungle_pg.games.jungle import sounds
from jungle_pg.games.jungle.ground import ground_ops, side_of, water_ops
from jungle_pg.games.jungle.motion.beats import beats_of
from jungle_pg.games.jungle.motion.frames import frame_of
from jungle_pg.games.jungle.motion.move_view import read_move
from jungle_pg.games.jungle.pieces import (
    MIDDLE_Y,
    NET,
    TRAPPED,
    Badge,
    Net,
    Shown,
    badge_ops,
    body_ops,
    net_op,
    under_ops,
)
from jungle_pg.games.layers import STEP_S
from jungle_pg.games.moving.shown import Glide
from jungle_pg.games.parts import PIECE, body_place
from jungle_pg.games.pose import STILL, Pose
from jungle_pg.games.values import Appearance, Field, Heard, Motion, MoveRow, Pace
from jungle_pg.stage.easing import mix
from jungle_pg.stage.ops import DrawList
from jungle_pg.ui.upside_down import half_turned

WORTH: Final = {
    Animal.ELEPHANT: 8, Animal.LION: 9, Animal.TIGER: 8, Animal.LEOPARD: 5,
    Animal.WOLF: 4, Animal.DOG: 3, Animal.CAT: 2, Animal.RAT: 5,
}  # fmt: skip
"""What animals are worth to players: leapers and the rat more than their rank."""


class JungleLook(GridLook[JungleRules, JungleState, Action, Event, Piece, Shown]):
    """Seven columns, nine rows, two rivers, and eight animals a side."""

    columns = COLUMNS
    rows = ROWS
    ambient_step_s = STEP_S
    target_marks = ("den_win", "capture", "jump", "move")
    pins = {"capture": "capture", "jump": "jump", "den_win": "den"}  # noqa: RUF012
    pulsing = {"den_win": 0.06}  # noqa: RUF012
    fanfares = {"den": 1.75}  # noqa: RUF012
    styles = ("picture", "character", "both")

    # The board

    def rules_of(self, state: JungleState) -> JungleRules:
        return state.rules

    def board(self, state: JungleState) -> Board:
        return state.board

    def spot_of(self, pick: Pick) -> Spot:
        return parse_spot(pick)

    def pick_of(self, spot: Spot) -> Pick:
        return spot_name(spot)

    def is_same_ground(self, before: JungleState, after: JungleState) -> bool:
        """Whether both are played by the same rules: rivers and sides could differ."""
        return before.rules == after.rules

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

    # Animals

    def seat_of(self, piece: Piece) -> Seat:
        return piece.seat

    def key_of(self, piece: Piece) -> str:
        return f"word.{piece.animal.name.lower()}"

    def sprite_of(self, piece: Piece, rules: JungleRules) -> str:
        return f"pieces/{side_of(rules, piece.seat)[0]}_{piece.animal.name.lower()}"

    def worth(self, piece: Piece) -> int:
        return WORTH[piece.animal]

    def importance(self, piece: Piece) -> float:
        """By rank: lists show the strongest first."""
        return piece.animal

    def resting(self, piece: Piece, spot: Spot, state: JungleState) -> Shown:
        wet = float(spot in WATER[state.rules.rivers])
        if is_trapped(piece, spot):
            return Shown(piece, spot, STILL, wet, TRAPPED, NET)
        return Shown(piece, spot, STILL, wet)

    def posed(self, rest: Shown, pose: Pose, worn: float = 1.0) -> Shown:
        """An animal in a pose; its net stays where it lies."""
        return replace(rest, pose=pose, net=rest.net and Net(alpha=worn))

    def ghost(self, rest: Shown, pose: Pose) -> Shown:
        """What an animal leaves behind: neither wet nor with its rank."""
        return Shown(rest.piece, rest.spot, pose, badge=None)

    def lifted(self, rest: Shown, pose: Pose) -> Shown:
        return Shown(rest.piece, rest.spot, pose)

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
        x, y = field.middle(*self.at(shown.spot))
        square, pose = field.square, shown.pose
        return under_ops(x + pose.x * square, y + pose.y * square, square, pose, shown.wet)

    def body_of(
        self, shown: Shown, rules: JungleRules, field: Field, appearance: Appearance
    ) -> DrawList:
        """An animal with its net and its rank; one of the other side may stand upside down."""
        x, y = field.middle(*self.at(shown.spot))
        square, pose, piece = field.square, shown.pose, shown.piece
        size, side = PIECE * square, side_of(rules, piece.seat)
        at = body_place(x, y, square, pose, down=MIDDLE_Y - 0.5)
        body = body_ops(piece.animal, side, *at, size, appearance.style, pose)
        badge: DrawList = ()
        if appearance.ranks and shown.badge:
            letters = appearance.letters
            badge = badge_ops(piece.animal, side, *at, size, pose, shown.badge, letters)
        if piece.seat == appearance.upside_down:
            body, badge = half_turned(body, *at), half_turned(badge, *at)
        net = net_op(shown.net, x, y, square) if shown.net and shown.net.alpha > 0 else ()
        return (*body, *net, *badge)

    def sample(self, x: float, y: float, size: float, style: str) -> DrawList:
        return body_ops(Animal.LION, "red", x, y, size, style)

    # Motion and sound

    def motion(
        self, before: JungleState, events: Sequence[Event], after: JungleState, pace: Pace
    ) -> Motion:
        """Steps, swims, leaps, blows, nets and the den."""
        move = read_move(events, WATER[after.rules.rivers])
        if move is None or pace.is_still:
            return self.change(before, after, pace)
        beats = beats_of(move, pace.factor)
        frame, busy = partial(frame_of, move, beats), (move.start, move.target)
        return self.animated(before, after, busy, frame, beats, pace)

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
        ears = self.ears(voices=voices, is_flipped=is_flipped)
        return sounds.move_sounds(events, after, pace, seed, ears)

    def voice_of(self, piece: Piece) -> str:
        return sounds.voice_of(piece)

    # Lists and players

    def move_row(self, state: JungleState, action: Action) -> MoveRow:
        """Who goes from where to where, and whom it takes."""
        rules = state.rules
        if isinstance(action, Pass):
            return MoveRow(self.emblem(rules, state.mover), "play.passed", "", "")
        piece = state.board[action.start]
        assert piece is not None
        way = " → ".join(_label(rules, spot) for spot in (action.start, action.target))
        return self.row_of(state, action.start, action.target, way, piece.animal.letter)

    def terrain(self, state: JungleState, pick: Pick) -> Saying | None:
        """The river, a den or a trap."""
        spot, rules = self.spot_of(pick), state.rules
        if spot in WATER[rules.rivers]:
            return Saying("narration.jungle.river")
        for seat in (0, 1):
            side = Saying(f"seat.{rules.side_names.of(seat).lower()}")
            if spot == DENS[seat]:
                return Saying("narration.jungle.den", side=side)
            if spot in TRAPS[seat]:
                return Saying("narration.jungle.trap", side=side)
        return None

    def emblem(self, rules: JungleRules, seat: Seat) -> str:
        """A disc or a square of its colour."""
        return f"marks/chip_{side_of(rules, seat)}"

    def face(self, rules: JungleRules, seat: Seat, level: int) -> tuple[str, str]:
        """The animal whose rank is the level."""
        piece = Piece(seat, Animal(level))
        return self.sprite_of(piece, rules), self.key_of(piece)

    def goal(self, rules: JungleRules) -> str:
        """The den, unless house rules close it."""
        return "goal.jungle" if rules.den_enterers else "goal.jungle_without_dens"


def is_jump(move: Move) -> bool:
    """Whether a move goes farther than one square."""
    across = abs(column_of(move.target) - column_of(move.start))
    return across + abs(row_of(move.target) - row_of(move.start)) > 1


def _label(rules: JungleRules, spot: Spot) -> str:
    return spot_name(spot if rules.row_one is Side.BOTTOM else upside_down(spot))
