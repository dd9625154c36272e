"""Motions of the Jungle board: what moves is drawn anew, what stands still stays the very same."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.core.jungle.board import SPOTS, Spot
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.stage.easing import part
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.ops import DrawList, Group, Op, Sprite, Text
from jungle_pg.tables.base import Field, Look, Mark
from jungle_pg.tables.jungle.acts import Frame
from jungle_pg.tables.jungle.particles import bit_op
from jungle_pg.tables.jungle.plies import place_of
from jungle_pg.tables.jungle.standing import (
    Shown,
    high_marks,
    low_marks,
    piece_at,
    pieces_at,
    shadow_of,
    standing_ops,
    whole_of,
)

FADE_S: Final = 0.1


class Performance:
    """From one board to another; before it begins and once it is over everything stands."""

    def __init__(
        self, before: JungleState, after: JungleState, ends_s: float, lands_s: float
    ) -> None:
        self.before, self.after = before, after
        self.ends_s, self.lands_s = ends_s, lands_s
        self._standing: Kept[DrawList] = Kept()

    def draw(self, time_s: float, field: Field, look: Look, marks: Sequence[Mark] = ()) -> DrawList:
        """Everything that stands, moves and flies on the board, with marks below and above."""
        if time_s >= self.ends_s:
            return self._at_rest(self.after, field, look, tuple(marks))
        if time_s <= 0:
            return self._first(field, look, tuple(marks))
        return self._between(time_s, field, look, tuple(marks))

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        """Nothing shakes."""
        return 0.0, 0.0

    def _first(self, field: Field, look: Look, marks: tuple[Mark, ...]) -> DrawList:
        """The picture before anything moves."""
        return self._at_rest(self.before, field, look, marks)

    def _between(
        self, time_s: float, field: Field, look: Look, marks: tuple[Mark, ...]
    ) -> DrawList:
        """The picture on the way."""
        return self._at_rest(self.after, field, look, marks)

    def _at_rest(
        self, state: JungleState, field: Field, look: Look, marks: tuple[Mark, ...]
    ) -> DrawList:
        facts = (state is self.after, field, look, marks)
        return self._standing.get(facts, lambda: standing_ops(state, field, look, marks))


class Rest(Performance):
    """Nothing moves."""

    def __init__(self, state: JungleState) -> None:
        super().__init__(state, state, 0.0, 0.0)


class Fading(Performance):
    """The old places fade out, the new ones in; nothing travels."""

    def __init__(self, before: JungleState, after: JungleState) -> None:
        super().__init__(before, after, FADE_S, FADE_S)
        self._parts: Kept[tuple[DrawList, DrawList, DrawList]] = Kept()

    def _between(
        self, time_s: float, field: Field, look: Look, marks: tuple[Mark, ...]
    ) -> DrawList:
        still, old, new = self._parts.get((field, look), lambda: self._split(field, look))
        t = part(time_s, 0, self.ends_s)
        fading = (*_faint(old, 1 - t), *_faint(new, t))
        low, high = low_marks(marks, field), high_marks(marks, field, self.after, look)
        return (*low, *still, Group("fading", fading), *high)

    def _split(self, field: Field, look: Look) -> tuple[DrawList, DrawList, DrawList]:
        """What is the same on both boards, only on the old one, only on the new one."""
        still: list[Op] = []
        old: list[Op] = []
        new: list[Op] = []
        for spot in SPOTS:
            was = piece_at(self.before, spot, field, look)
            now = piece_at(self.after, spot, field, look)
            if was == now:
                still += now
            else:
                old += was
                new += now
        return tuple(still), tuple(old), tuple(new)


class Acting(Performance):
    """Some pieces move, the others stand still."""

    def __init__(
        self,
        before: JungleState,
        after: JungleState,
        busy: frozenset[Spot],
        frame: Callable[[float, int], Frame],
        ends_ms: float,
        lands_ms: float,
    ) -> None:
        super().__init__(before, after, ends_ms / 1000, lands_ms / 1000)
        self._frame = frame
        """What moves, by milliseconds and by the side the board is seen from: 1, or -1."""
        self._idle = tuple(spot for spot in SPOTS if spot not in busy)
        self._still: Kept[tuple[DrawList, DrawList, DrawList]] = Kept()

    def shake(self, time_s: float, field: Field) -> tuple[float, float]:
        """Whole pixels, so that ground and pieces stay together."""
        if not 0 < time_s < self.ends_s:
            return 0.0, 0.0
        return _pixels(self._frame(time_s * 1000, _sign(field)), field)

    def _between(
        self, time_s: float, field: Field, look: Look, marks: tuple[Mark, ...]
    ) -> DrawList:
        low, pieces, high = self._still.get(
            (field, look, marks),
            lambda: (
                low_marks(marks, field),
                pieces_at(self.after, self._idle, field, look),
                high_marks(marks, field, self.after, look),
            ),
        )
        frame = self._frame(time_s * 1000, _sign(field))
        ground, air = self._moving(frame, field, look)
        # Two groups at fixed places: all other ops are the same as in the picture before.
        ops: DrawList = (*low, Group("ground", ground), *pieces, Group("air", air), *high)
        dx, dy = _pixels(frame, field)
        return (Group("shaken", ops, dx, dy),) if dx or dy else ops

    def _moving(self, frame: Frame, field: Field, look: Look) -> tuple[DrawList, DrawList]:
        """Shadows on the ground, and all that is over it."""
        x, y = field.middle(*place_of(frame.origin))
        ground: list[Op] = []
        air: list[Op] = []
        for layer in frame.layers:
            if not isinstance(layer, Shown):
                air.append(bit_op(layer, x, y, field.square))
            elif layer.pose.alpha > 0:
                ground += shadow_of(layer, field)
                air += whole_of(layer, self.after.rules, field, look)
        return tuple(ground), tuple(air)


class Returning(Acting):
    """A piece that was held in the air goes home: it begins where it was let go."""

    def _first(self, field: Field, look: Look, marks: tuple[Mark, ...]) -> DrawList:
        return self._between(0.0, field, look, marks)


def _faint(ops: DrawList, shown: float) -> DrawList:
    return tuple(
        replace(op, alpha=round(op.alpha * shown)) for op in ops if isinstance(op, Sprite | Text)
    )


def _sign(field: Field) -> int:
    return -1 if field.is_flipped else 1


def _pixels(frame: Frame, field: Field) -> tuple[float, float]:
    dx, dy = frame.shake
    return float(round(dx * field.square)), float(round(dy * field.square))
