"""Motions of a board: what moves is drawn anew, what stands still stays the very same."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from jungle_pg.games.moving.frames import Frame
from jungle_pg.games.moving.particles import Bit, bit_op
from jungle_pg.games.moving.shown import P, Spot, W
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.easing import part
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text

if TYPE_CHECKING:
    from jungle_pg.games.moving.shown import PieceLook

S = TypeVar("S")

FADE_S: Final = 0.1


class Animation(Generic[S, P, W]):
    """From one board to another; before it begins and once it is over everything stands."""

    def __init__(
        self, look: "PieceLook[S, P, W]", before: S, after: S, ends_s: float, lands_s: float
    ) -> None:
        self.before, self.after = before, after
        self.ends_s, self.lands_s = ends_s, lands_s
        self._look = look
        self._standing: Memo[DrawList] = Memo()

    def draw(
        self, time_s: float, field: Field, appearance: Appearance, marks: Sequence[Mark] = ()
    ) -> DrawList:
        if time_s >= self.ends_s:
            return self._at_rest(self.after, field, appearance, tuple(marks))
        if time_s <= 0:
            return self._first(field, appearance, tuple(marks))
        return self._between(time_s, field, appearance, tuple(marks))

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        """Nothing shakes."""
        return 0.0, 0.0

    def _first(self, field: Field, appearance: Appearance, marks: tuple[Mark, ...]) -> DrawList:
        """The picture before anything moves."""
        return self._at_rest(self.before, field, appearance, marks)

    def _between(
        self, time_s: float, field: Field, appearance: Appearance, marks: tuple[Mark, ...]
    ) -> DrawList:
        """The picture on the way."""
        return self._at_rest(self.after, field, appearance, marks)

    def _at_rest(
        self, state: S, field: Field, appearance: Appearance, marks: tuple[Mark, ...]
    ) -> DrawList:
        return self._standing(self._look.board_ops, state, field, appearance, marks)


class Rest(Animation[S, P, W]):
    """Nothing moves."""

    def __init__(self, look: "PieceLook[S, P, W]", state: S) -> None:
        super().__init__(look, state, state, 0.0, 0.0)


class Fading(Animation[S, P, W]):
    """The old places fade out, the new ones in; nothing travels."""

    def __init__(self, look: "PieceLook[S, P, W]", before: S, after: S) -> None:
        super().__init__(look, before, after, FADE_S, FADE_S)
        self._parts: Memo[tuple[DrawList, DrawList, DrawList]] = Memo()

    def _between(
        self, time_s: float, field: Field, appearance: Appearance, marks: tuple[Mark, ...]
    ) -> DrawList:
        still, old, new = self._parts(
            _split, self._look, self.before, self.after, field, appearance
        )
        t = part(time_s, 0, self.ends_s)
        fading = (*_faint(old, 1 - t), *_faint(new, t))
        low = self._look.low_marks(marks, field)
        high = self._look.high_marks(marks, field, self.after, appearance)
        return (*low, *still, Group("fading", fading), *high)


class MoveAnimation(Animation[S, P, W]):
    """Some pieces move, the others stand still."""

    def __init__(
        self,
        look: "PieceLook[S, P, W]",
        before: S,
        after: S,
        busy: Iterable[Spot],
        frame: Callable[[float, int], Frame[W]],
        ends_ms: float,
        lands_ms: float,
    ) -> None:
        super().__init__(look, before, after, ends_ms / 1000, lands_ms / 1000)
        self._frame = frame
        """What moves, by milliseconds and by the side the board is seen from: 1, or -1."""
        self._busy = frozenset(busy)
        self._still: Memo[tuple[DrawList, DrawList, DrawList]] = Memo()

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        """Whole pixels, so that ground and pieces stay together."""
        if not 0 < time_s < self.ends_s:
            return 0.0, 0.0
        return _pixels(self._frame(time_s * 1000, _sign(field)), field)

    def _between(
        self, time_s: float, field: Field, appearance: Appearance, marks: tuple[Mark, ...]
    ) -> DrawList:
        low, pieces, high = self._still(
            _still_parts, self._look, self.after, self._busy, field, appearance, marks
        )
        frame = self._frame(time_s * 1000, _sign(field))
        ground, air = self._moving(frame, field, appearance)
        # Two groups at fixed places: all other ops are the same as in the picture before.
        ops: DrawList = (*low, Group("ground", ground), *pieces, Group("air", air), *high)
        dx, dy = _pixels(frame, field)
        return (Group("shaken", ops, dx, dy),) if dx or dy else ops

    def _moving(
        self, frame: Frame[W], field: Field, appearance: Appearance
    ) -> tuple[DrawList, DrawList]:
        """Shadows on the ground, and all that is over it."""
        x, y = field.middle(*self._look.at(frame.origin))
        rules = self._look.rules_of(self.after)
        ground: list[Op] = []
        air: list[Op] = []
        for layer in frame.layers:
            if isinstance(layer, Bit):
                air.append(bit_op(layer, x, y, field.square))
            elif layer.pose.alpha > 0:
                ground += self._look.shadow_of(layer, field)
                air += self._look.body_of(layer, rules, field, appearance)
        return tuple(ground), tuple(air)


class Returning(MoveAnimation[S, P, W]):
    """A piece that was held in the air goes home: it begins where it was let go."""

    def _first(self, field: Field, appearance: Appearance, marks: tuple[Mark, ...]) -> DrawList:
        return self._between(0.0, field, appearance, marks)


def _split(
    look: "PieceLook[S, P, W]", before: S, after: S, field: Field, appearance: Appearance
) -> tuple[DrawList, DrawList, DrawList]:
    """What is the same on both boards, only on the old one, only on the new one."""
    still: list[Op] = []
    old: list[Op] = []
    new: list[Op] = []
    for spot in look.spots(field):
        was = look.piece_at(before, spot, field, appearance)
        now = look.piece_at(after, spot, field, appearance)
        if was == now:
            still += now
        else:
            old += was
            new += now
    return tuple(still), tuple(old), tuple(new)


def _still_parts(
    look: "PieceLook[S, P, W]",
    state: S,
    busy: frozenset[Spot],
    field: Field,
    appearance: Appearance,
    marks: tuple[Mark, ...],
) -> tuple[DrawList, DrawList, DrawList]:
    """Marks below, pieces that only watch, marks above."""
    idle = (spot for spot in look.spots(field) if spot not in busy)
    watching = (look.piece_at(state, spot, field, appearance) for spot in idle)
    return (
        look.low_marks(marks, field),
        tuple(op for ops in watching for op in ops),
        look.high_marks(marks, field, state, appearance),
    )


def crossfaded(old: DrawList, new: DrawList, t: float) -> DrawList:
    """What is in both lists as it is; the rest of the old one goes, of the new one comes."""
    was, will = set(old), set(new)
    coming = (op for each in new for op in ((each,) if each in was else _faint((each,), t)))
    return (*_faint(tuple(op for op in old if op not in will), 1 - t), *coming)


def _faint(ops: DrawList, shown: float) -> DrawList:
    return tuple(
        replace(op, alpha=round(op.alpha * shown)) for op in ops if isinstance(op, Sprite | Text)
    )


def _sign(field: Field) -> int:
    return -1 if field.is_flipped else 1


def _pixels(frame: Frame[W], field: Field) -> tuple[float, float]:
    dx, dy = frame.shake
    return float(round(dx * field.square)), float(round(dy * field.square))
