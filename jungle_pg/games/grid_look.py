"""What boards of squares, points or holes share: pieces on spots, marks around them, lists."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, Generic, Protocol, TypeVar

from jungle_pg.core.rulebook import Pick, Seat, opponent
from jungle_pg.games.look import A, E, Look, R, S
from jungle_pg.games.marks import (
    CORNER_MARKS,
    LOW_MARKS,
    TARGET_NOTES,
    arrows_of,
    corner_mark_on,
    mark_on,
    plate_on,
)
from jungle_pg.games.moving.animation import MoveAnimation
from jungle_pg.games.moving.changing import changing, refusing
from jungle_pg.games.moving.frames import Frame, calm
from jungle_pg.games.moving.notes import Ears, lifted
from jungle_pg.games.moving.shown import Glide, Posed, Spot
from jungle_pg.games.parts import GHOST, chip_on, held_pose
from jungle_pg.games.pose import Pose
from jungle_pg.games.values import Appearance, Field, Heard, Mark, Motion, MoveRow, Pace, square_of
from jungle_pg.stage.ops import DrawList, Sprite

P = TypeVar("P", bound=Hashable)
W = TypeVar("W", bound=Posed)

KEPT_BOARDS: Final = 32
KEPT_PIECES: Final = 512


class Beats(Protocol):
    """When a move has arrived and when it is over."""

    @property
    def lands_ms(self) -> float:
        """When the mover has arrived."""

    @property
    def ends_ms(self) -> float:
        """When everything has settled."""


class GridLook(Look[R, S, A, E], Generic[R, S, A, E, P, W]):
    """A game whose pieces stand on spots, drawn one by one.

    A game says who stands where and draws one piece in a pose; what stands, what is held, what
    moves when a move is taken back and what is listed follows from that. `P` are its pieces, `W`
    a piece in a pose with whatever it wears.
    """

    columns: int
    rows: int
    low_mark_names: frozenset[str] = LOW_MARKS
    """Marks that lie under the pieces."""

    # What a game says

    def rules_of(self, state: S) -> R:
        """The rules a state is played by."""
        raise NotImplementedError

    def board(self, state: S) -> Sequence[P | None]:
        """What stands on each spot."""
        raise NotImplementedError

    def spot_of(self, pick: Pick) -> Spot:
        raise NotImplementedError

    def pick_of(self, spot: Spot) -> Pick:
        raise NotImplementedError

    def seat_of(self, piece: P) -> Seat:
        """Whose piece it is."""
        raise NotImplementedError

    def key_of(self, piece: P) -> str:
        """The key of its name."""
        raise NotImplementedError

    def sprite_of(self, piece: P, rules: R) -> str:
        """Its picture in lists."""
        raise NotImplementedError

    def worth(self, piece: P) -> int:
        """What players say it is worth."""
        return 1

    def importance(self, piece: P) -> float:
        """By which lost pieces are sorted, the greatest first."""
        return self.worth(piece)

    def resting(self, piece: P, spot: Spot, state: S) -> W:
        """A piece as it stands on a spot when nothing moves."""
        raise NotImplementedError

    def shadow_of(self, shown: W, field: Field) -> DrawList:
        """What lies under a piece on the ground."""
        raise NotImplementedError

    def body_of(self, shown: W, rules: R, field: Field, appearance: Appearance) -> DrawList:
        """A piece with what it wears, as the player wants to see it."""
        raise NotImplementedError

    # Pieces in poses, as animations ask for them

    def posed(self, rest: W, pose: Pose, worn: float = 1.0) -> W:
        """The same piece in a pose; what lies on its spot is there to a part from 0 to 1."""
        changed: W = replace(rest, pose=pose)  # type: ignore[type-var]
        return changed

    def ghost(self, rest: W, pose: Pose) -> W:
        """What a piece leaves behind: itself, with nothing that it wears."""
        return self.posed(rest, pose)

    def lifted(self, rest: W, pose: Pose) -> W:
        """A piece that was taken up: what lies on its spot stays there."""
        return self.posed(rest, pose)

    def gliding(self, glide: Glide[P], state: S, pose: Pose) -> W:
        """A piece that glides, seen from where it will stand."""
        return self.posed(self.resting(glide.piece, glide.target, state), pose)

    def is_same_ground(self, before: S, after: S) -> bool:
        """Whether pieces can go from one board to the other."""
        return True

    # Geometry

    def size(self, rules: R) -> tuple[int, int]:
        return self.columns, self.rows

    def at(self, spot: Spot) -> tuple[float, float]:
        """The column and row of a spot, from the upper left; spots count from the lower left."""
        row, column = divmod(spot, self.columns)
        return column, self.rows - 1 - row

    def place_of(self, pick: Pick) -> tuple[float, float]:
        return self.at(self.spot_of(pick))

    def places(self, rules: R) -> tuple[Pick, ...]:
        return tuple(self.pick_of(spot) for spot in range(self.spot_count()))

    def pick_at(self, column: float, row: float) -> Pick | None:
        across, down = square_of(column), square_of(row)
        if not (0 <= across < self.columns and 0 <= down < self.rows):
            return None
        return self.pick_of((self.rows - 1 - down) * self.columns + across)

    def spots(self, field: Field) -> Sequence[Spot]:
        """All spots in the order pieces are drawn in: those farther away first."""
        return _farthest_first(self, field.is_flipped)

    def spot_count(self) -> int:
        return self.columns * self.rows

    # What stands

    def standing(
        self, state: S, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        return self.board_ops(state, field, appearance, marks)

    def board_ops(
        self, state: S, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        """Marks and pieces on the board when nothing moves, without hands of cards."""
        return (
            *self.low_marks(marks, field),
            *self.pieces_at(state, self.spots(field), field, appearance),
            *self.high_marks(marks, field, state, appearance),
        )

    def without_pieces(
        self, state: S, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        high = self.high_marks(marks, field, state, appearance)
        return (*self.low_marks(marks, field), *high)

    def pieces_at(
        self, state: S, spots: Iterable[Spot], field: Field, appearance: Appearance
    ) -> DrawList:
        """The pieces on some spots; the very same ops for each while it stands there."""
        board = self.board(state)
        # All pieces of a board share these: they are compared once, not once for each piece.
        drawn = _drawn_pieces(self, self.rules_of(state), field, appearance)
        return tuple(
            op
            for spot in spots
            if (piece := board[spot]) is not None
            for op in drawn(self.resting(piece, spot, state))
        )

    def piece_at(self, state: S, spot: Spot, field: Field, appearance: Appearance) -> DrawList:
        return self.pieces_at(state, (spot,), field, appearance)

    def chips(self, state: S, field: Field) -> DrawList:
        rules = self.rules_of(state)
        return tuple(
            chip_on(self.emblem(rules, self.seat_of(piece)), self.at(spot), field)
            for spot, piece in enumerate(self.board(state))
            if piece is not None
        )

    def holding(
        self,
        state: S,
        pick: Pick,
        at: tuple[float, float],
        field: Field,
        appearance: Appearance,
        marks: Sequence[Mark] = (),
    ) -> DrawList:
        spot, rules = self.spot_of(pick), self.rules_of(state)
        piece = self.board(state)[spot]
        others = (each for each in self.spots(field) if each != spot)
        ops = (
            *self.low_marks(marks, field),
            *self.pieces_at(state, others, field, appearance),
        )
        high = self.high_marks(marks, field, state, appearance)
        if piece is None:
            return (*ops, *high)
        rest = self.resting(piece, spot, state)
        held = self.lifted(rest, held_pose(at, self.at(spot), field))
        return (
            *ops,
            *self.body_of(self.ghost(rest, GHOST), rules, field, appearance),
            *high,
            *self.shadow_of(held, field),
            *self.body_of(held, rules, field, appearance),
        )

    # Marks

    def mark_op(self, mark: Mark, field: Field) -> Sprite:
        """A mark around the middle of its spot."""
        return mark_on(mark, self.place_of(mark.pick), field)

    def low_marks(self, marks: Sequence[Mark], field: Field) -> DrawList:
        """The marks under the pieces."""
        return tuple(
            self.mark_op(mark, field) for mark in marks if mark.name in self.low_mark_names
        )

    def high_marks(
        self, marks: Sequence[Mark], field: Field, state: S, appearance: Appearance
    ) -> DrawList:
        """The marks over the pieces, some of them on the corner of one."""
        over = (
            self._corner_mark(mark, field, state, appearance)
            if mark.name in CORNER_MARKS
            else self.mark_op(mark, field)
            for mark in marks
            if mark.name not in self.low_mark_names | TARGET_NOTES
        )
        plates = self._plates(marks, field, state, appearance)
        return (*over, *plates, *arrows_of(marks, field, self.place_of))

    def _plates(
        self, marks: Sequence[Mark], field: Field, state: S, appearance: Appearance
    ) -> DrawList:
        """How the ways of the chosen piece end, readable for whose piece it is."""
        chosen = [mark.pick for mark in marks if mark.name == "selection"]
        is_turned = any(self._is_turned(state, pick, appearance) for pick in chosen)
        return tuple(
            op
            for mark in marks
            if mark.name in TARGET_NOTES
            for op in plate_on(mark, self.place_of(mark.pick), field, is_turned=is_turned)
        )

    def _corner_mark(self, mark: Mark, field: Field, state: S, appearance: Appearance) -> Sprite:
        is_turned = self._is_turned(state, mark.pick, appearance)
        return corner_mark_on(mark, self.place_of(mark.pick), field, is_turned=is_turned)

    def _is_turned(self, state: S, pick: Pick, appearance: Appearance) -> bool:
        """Whether a piece stands upside down, for somebody who sits opposite."""
        piece = self.board(state)[self.spot_of(pick)]
        return piece is not None and self.seat_of(piece) == appearance.upside_down

    # Motion

    def change(self, before: S, after: S, pace: Pace) -> Motion:
        return changing(self, before, after, pace)

    def refusing(self, state: S, pick: Pick, offset: tuple[float, float], pace: Pace) -> Motion:
        return refusing(self, state, self.spot_of(pick), offset, pace)

    def animated(
        self,
        before: S,
        after: S,
        busy: Iterable[Spot],
        frame: Callable[[float, int], Frame[W]],
        beats: Beats,
        pace: Pace,
    ) -> Motion:
        """A move as its frames show it; pieces alone where it is watched in haste."""
        shown = (lambda time_ms, sign: calm(frame(time_ms, sign))) if pace.is_hasty else frame
        return MoveAnimation(self, before, after, busy, shown, beats.ends_ms, beats.lands_ms)

    # What is heard

    def voice_of(self, piece: P) -> str:
        """The sound of what a piece says; nothing for one that cannot speak."""
        return ""

    def ears(self, *, voices: bool, is_flipped: bool) -> Ears:
        """Where sounds of the board come from for whoever sits there."""
        across = max(1, self.columns - 1)
        return Ears(lambda spot: self.at(spot)[0] / across, voices, is_flipped)

    def lift_sounds(
        self, state: S, pick: Pick, seed: int, *, voices: bool = True, is_flipped: bool = False
    ) -> tuple[Heard, ...]:
        """Wood, and sometimes a piece says something under its breath."""
        spot = self.spot_of(pick)
        piece = self.board(state)[spot]
        if piece is None:
            return ()
        ears = self.ears(voices=voices, is_flipped=is_flipped)
        return lifted(spot, self.voice_of(piece), seed, ears)

    # Lists

    def row_of(self, state: S, start: Spot, target: Spot, way: str, letter: str) -> MoveRow:
        """Who goes from one spot to another, and whom it takes there, for a list of moves."""
        board, rules = self.board(state), self.rules_of(state)
        piece, victim = board[start], board[target]
        assert piece is not None
        row = MoveRow(self.sprite_of(piece, rules), self.key_of(piece), way, letter=letter)
        if victim is None:
            return row
        return replace(row, taken=self.sprite_of(victim, rules), taken_key=self.key_of(victim))

    def owner(self, state: S, pick: Pick) -> Seat | None:
        piece = self.board(state)[self.spot_of(pick)]
        return None if piece is None else self.seat_of(piece)

    def piece_picks(self, state: S, seat: Seat) -> tuple[Pick, ...]:
        """The most important first."""
        found = [
            (piece, spot)
            for spot, piece in enumerate(self.board(state))
            if piece is not None and self.seat_of(piece) == seat
        ]
        found.sort(key=lambda each: -self.importance(each[0]))
        return tuple(self.pick_of(spot) for _, spot in found)

    def piece_key(self, state: S, pick: Pick) -> str:
        piece = self.board(state)[self.spot_of(pick)]
        return "" if piece is None else self.key_of(piece)

    def piece_sprite(self, state: S, pick: Pick) -> str:
        piece = self.board(state)[self.spot_of(pick)]
        return "" if piece is None else self.sprite_of(piece, self.rules_of(state))

    def piece_count(self, state: S, seat: Seat) -> int:
        return self.count(state, seat).total()

    def lost_pieces(self, opening: S, state: S, seat: Seat) -> tuple[str, ...]:
        lost = (self.count(opening, seat) - self.count(state, seat)).elements()
        rules = self.rules_of(state)
        return tuple(
            self.sprite_of(piece, rules)
            for piece in sorted(lost, key=self.importance, reverse=True)
        )

    def balance(self, state: S) -> int:
        first, second = (
            sum(self.worth(piece) for piece in self.count(state, seat).elements())
            for seat in (0, opponent(0))
        )
        return first - second

    def count(self, state: S, seat: Seat) -> Counter[P]:
        """How many of each piece a seat has."""
        return Counter(
            piece
            for piece in self.board(state)
            if piece is not None and self.seat_of(piece) == seat
        )


@lru_cache(maxsize=KEPT_BOARDS)
def _drawn_pieces(
    look: GridLook[R, Any, Any, Any, Any, W], rules: R, field: Field, appearance: Appearance
) -> Callable[[W], DrawList]:
    """Draws pieces of a board as they rest, each once."""

    @lru_cache(maxsize=KEPT_PIECES)
    def drawn(rest: W) -> DrawList:
        return (*look.shadow_of(rest, field), *look.body_of(rest, rules, field, appearance))

    return drawn


@lru_cache(maxsize=32)
def _farthest_first(
    look: GridLook[Any, Any, Any, Any, Any, Any], is_flipped: bool
) -> tuple[Spot, ...]:
    return tuple(
        sorted(range(look.spot_count()), key=lambda spot: look.at(spot)[1], reverse=is_flipped)
    )
