"""How Xiangqi looks: discs on the points of a board, and a general in check."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Final

from jungle_pg.core.rulebook import Pick, Seat
from jungle_pg.core.xiangqi.board import (
    FILES,
    PALACES,
    RANKS,
    Board,
    Point,
    parse_point,
    point_name,
)
from jungle_pg.core.xiangqi.pieces import PIECES, RED, Kind, Piece
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.state import Action, Event, XiangqiState
from jungle_pg.core.xiangqi.text.notation import WXF_LETTERS
from jungle_pg.games.book import Saying
from jungle_pg.games.grid_look import GridLook
from jungle_pg.games.layers import STEP_S
from jungle_pg.games.moving.shown import Shown
from jungle_pg.games.parts import PIECE, body_place
from jungle_pg.games.values import Appearance, Field, Heard, Mark, Motion, MoveRow, Pace
from jungle_pg.games.xiangqi import sounds
from jungle_pg.games.xiangqi.checking import check_lines
from jungle_pg.games.xiangqi.ground import ground_ops, water_ops
from jungle_pg.games.xiangqi.motion.beats import beats_of
from jungle_pg.games.xiangqi.motion.frames import frame_of
from jungle_pg.games.xiangqi.motion.move_view import read_move, resting_pose
from jungle_pg.games.xiangqi.pieces import body_ops, sprite_of, under_ops
from jungle_pg.stage.ops import DrawList, Sprite
from jungle_pg.ui.upside_down import half_turned

LEVELS: Final = (
    Kind.SOLDIER, Kind.ADVISOR, Kind.ELEPHANT, Kind.HORSE, Kind.CANNON, Kind.CHARIOT, Kind.GENERAL,
)  # fmt: skip
"""The kinds a computer of the levels 1 to 7 is named after; above them flies the general."""

WORTH: Final = {
    Kind.CHARIOT: 9, Kind.CANNON: 5, Kind.HORSE: 4,
    Kind.ADVISOR: 2, Kind.ELEPHANT: 2, Kind.SOLDIER: 1,
}  # fmt: skip
"""What pieces are worth to players, in the order their lists keep; the general is beyond price."""

OWN_MARKS: Final = {
    "danger": ("check", 1.24),
    "danger_from": ("check_from", 1.0),
    "facing": ("facing", 0.5),
}
"""Marks this game has pictures of its own for, and their sizes in squares."""

BY_SPRITE: Final = {sprite_of(piece): piece for piece in PIECES.values()}


class XiangqiLook(GridLook[XiangqiRules, XiangqiState, Action, Event, Piece, Shown[Piece]]):
    """Nine files, ten ranks; a point is the middle of its square."""

    columns = FILES
    rows = RANKS
    ambient_step_s = STEP_S
    pulsing = {"danger": 0.03}  # noqa: RUF012
    fanfares = {"mate": 1.9}  # noqa: RUF012
    styles = ("picture", "character", "both")
    usual_style = "both"
    danger_sprite = "xiangqi/badge_check"
    spoken_notation = {"zh": "simplified"}  # noqa: RUF012

    # The board

    def rules_of(self, state: XiangqiState) -> XiangqiRules:
        return state.rules

    def board(self, state: XiangqiState) -> Board:
        return state.board

    def spot_of(self, pick: Pick) -> Point:
        return parse_point(pick)

    def pick_of(self, spot: Point) -> Pick:
        return point_name(spot)

    def ground(self, rules: XiangqiRules, field: Field, appearance: Appearance) -> DrawList:
        return ground_ops(field, appearance)

    def ambient_ops(
        self, rules: XiangqiRules, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        """The light on the river."""
        return water_ops(field, appearance, time_s)

    # Marks

    def target_mark(self, state: XiangqiState, action: Action) -> str:
        """A ring round a victim, else a dot."""
        return "move" if state.board[action.target] is None else "capture"

    def mark_op(self, mark: Mark, field: Field) -> Sprite:
        if mark.name not in OWN_MARKS:
            return super().mark_op(mark, field)
        name, size = OWN_MARKS[mark.name]
        at, side = field.middle(*self.place_of(mark.pick)), size * field.square
        return Sprite(f"xiangqi/{name}", *at, side, side, 0.0, mark.size, mark.size)

    def low_marks(self, marks: Sequence[Mark], field: Field) -> DrawList:
        """The marks under the pieces; an attacker that can be taken is only marked as that."""
        prey = {mark.pick for mark in marks if mark.name == "capture"}
        shown = [mark for mark in marks if mark.name != "danger_from" or mark.pick not in prey]
        return super().low_marks(shown, field)

    def high_marks(
        self, marks: Sequence[Mark], field: Field, state: XiangqiState, appearance: Appearance
    ) -> DrawList:
        """The marks over the pieces, and how check reaches the general."""
        generals = [self.spot_of(mark.pick) for mark in marks if mark.name == "danger"]
        lines = (check_lines(state, general, field, appearance) for general in generals)
        over = super().high_marks(marks, field, state, appearance)
        return (*chain.from_iterable(lines), *over)

    # Pieces

    def seat_of(self, piece: Piece) -> Seat:
        return piece.seat

    def key_of(self, piece: Piece) -> str:
        return f"word.xiangqi.{piece.letter}"

    def sprite_of(self, piece: Piece, rules: XiangqiRules) -> str:
        return sprite_of(piece)

    def worth(self, piece: Piece) -> int:
        return WORTH.get(piece.kind, 0)

    def importance(self, piece: Piece) -> float:
        order = list(WORTH)
        return -order.index(piece.kind) if piece.kind in order else 1

    def resting(self, piece: Piece, spot: Point, state: XiangqiState) -> Shown[Piece]:
        """A piece as it stands, or a beaten general as it lies."""
        return Shown(piece, spot, resting_pose(state, spot))

    def shadow_of(self, shown: Shown[Piece], field: Field) -> DrawList:
        x, y = field.middle(*self.at(shown.spot))
        square, pose = field.square, shown.pose
        return under_ops(x + pose.x * square, y + pose.y * square, square, pose)

    def terrain(self, state: XiangqiState, pick: Pick) -> Saying | None:
        """A palace."""
        point = self.spot_of(pick)
        return Saying("narration.xiangqi.palace") if point in chain(*PALACES) else None

    def body_of(
        self, shown: Shown[Piece], rules: XiangqiRules, field: Field, appearance: Appearance
    ) -> DrawList:
        x, y = field.middle(*self.at(shown.spot))
        at = body_place(x, y, field.square, shown.pose, down=0.0)
        body = body_ops(shown.piece, *at, PIECE * field.square, appearance.style, shown.pose)
        is_turned = shown.piece.seat == appearance.upside_down
        return half_turned(body, *at) if is_turned else body

    def sample(self, x: float, y: float, size: float, style: str) -> DrawList:
        return body_ops(Piece(RED, Kind.HORSE), x, y, size, style)

    def styled(self, sprite: str, style: str) -> str:
        piece = BY_SPRITE.get(sprite)
        return sprite if piece is None else sprite_of(piece, style)

    def lost_kinds(self, opening: XiangqiState, seat: Seat) -> tuple[str, ...]:
        held = {piece.kind for piece in self.count(opening, seat)}
        return tuple(sprite_of(Piece(seat, kind)) for kind in WORTH if kind in held)

    # Motion and sound

    def motion(
        self, before: XiangqiState, events: Sequence[Event], after: XiangqiState, pace: Pace
    ) -> Motion:
        """Slides, leaps, shots and blows."""
        move = read_move(events, after)
        if move is None or pace.is_still:
            return self.change(before, after, pace)
        beats = beats_of(move, pace.factor)
        frame = partial(frame_of, move, after.board, beats)
        return self.animated(before, after, move.busy, frame, beats, pace)

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
        ears = self.ears(voices=voices, is_flipped=is_flipped)
        return sounds.move_sounds(events, after, pace, seed, ears)

    def voice_of(self, piece: Piece) -> str:
        return sounds.voice_of(piece)

    # Lists and players

    def move_row(self, state: XiangqiState, action: Action) -> MoveRow:
        """Who goes from where to where, and whom it takes."""
        piece = state.board[action.start]
        assert piece is not None
        way = f"{point_name(action.start)} → {point_name(action.target)}"
        return self.row_of(state, action.start, action.target, way, WXF_LETTERS[piece.kind])

    def emblem(self, rules: XiangqiRules, seat: Seat) -> str:
        """A disc of Red, eight sides of Black."""
        return "marks/chip_red" if seat == RED else "xiangqi/chip_black"

    def face(self, rules: XiangqiRules, seat: Seat, level: int) -> tuple[str, str]:
        """The kind a level is named after; the highest is the general that flies."""
        if level > len(LEVELS):
            return f"xiangqi/{'r' if seat == RED else 'b'}_flying", "word.xiangqi.flying"
        piece = Piece(seat, LEVELS[level - 1])
        return sprite_of(piece), self.key_of(piece)

    def goal(self, rules: XiangqiRules) -> str:
        """The other general."""
        return "goal.xiangqi"
