"""The empty board with what lives on it: still where nothing should move by itself."""

from math import floor
from typing import Any, Final

from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group

HAIR: Final = 1e-6
"""A moment's own beginning must not fall into the one before it."""


class LivingGround:
    """The painting is kept as one picture; what lives is drawn over it, a few times a second."""

    def __init__(self, look: AnyLook) -> None:
        self._look = look
        self._place: tuple[Any, Field, Appearance] | None = None
        self._painting: Memo[Group] = Memo()
        self._alive: Memo[DrawList] = Memo()
        self._whole: Memo[Group] = Memo()
        self._moment: int | None = None
        """The moment that was drawn last; None while nothing moves."""

    def set_field(self, rules: Any, field: Field, appearance: Appearance) -> None:
        """Put the board somewhere."""
        self._place = (rules, field, appearance)

    def draw(self, now: float, shift: tuple[int, int] = (0, 0), *, is_still: bool) -> Group:
        """Everything below the pieces, moved by a blow; the very same while nothing changed."""
        assert self._place is not None, "it was not laid yet"
        place, step_s = self._place, self._look.ambient_step_s
        painting = self._painting(_painted, self._look, *place)
        self._moment = None if is_still or not step_s else floor(now / step_s + HAIR)
        time_s = (self._moment or 0) * step_s
        alive = self._alive(self._look.ambient_ops, *place, time_s)
        return self._whole(_whole, painting, alive, *shift)

    def wakes_at(self, now: float) -> float | None:
        """When what lives looks different."""
        return None if self._moment is None else (self._moment + 1) * self._look.ambient_step_s


def _painted(look: AnyLook, rules: Any, field: Field, appearance: Appearance) -> Group:
    return Group("painting", look.ground(rules, field, appearance), bake=True)


def _whole(painting: Group, alive: DrawList, dx: int, dy: int) -> Group:
    return Group("ground", (painting, Group("alive", alive)), dx, dy)
