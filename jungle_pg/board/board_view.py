"""The board as a widget: ground, what lives on it, marks and pieces, and how they move."""

from dataclasses import replace
from math import floor
from typing import Any, Final

from jungle_pg.board.drawing import drawn_ops
from jungle_pg.board.shown import Shown
from jungle_pg.core.rulebook import BadText, Pick, Seat
from jungle_pg.core.study.node import Drawn
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.widget import Act, Widget

HAIR: Final = 1e-6
"""A moment's own beginning must not fall into the one before it."""


class BoardView(Widget):
    """Shows what it is told to; acts with its name when it is clicked.

    The ground is drawn by itself, since panels may lie between it and the pieces.
    """

    takes_focus: bool = False
    pointer: str = "arrow"
    sound: str = ""

    def __init__(self, look: AnyLook, position: Any) -> None:
        super().__init__("board")
        self.look = look
        self._rules: Any = None
        self.field: Field | None = None
        self.appearance: Appearance | None = None
        self.shown = Shown(position)
        self.marks: tuple[Mark, ...] = ()
        self.drawn: tuple[Drawn, ...] = ()
        """What a hand has drawn over everything else."""
        self.is_still = False
        """Whether nothing may move by itself."""
        self.is_blind = False
        """Whether pieces are hidden; marks and hands of cards stay."""
        self._moment: int | None = None
        """The moment of what lives that was drawn last; None while nothing moves."""
        self._standing: Memo[DrawList] = Memo()
        self._painted_ground: Memo[Group] = Memo()
        self._alive: Memo[DrawList] = Memo()
        self._ground: Memo[Group] = Memo()
        self._drawn_over: Memo[DrawList] = Memo()

    def set_field(
        self, rules: Any, field: Field, appearance: Appearance, opposite: Seat | None = None
    ) -> None:
        """Put the board somewhere; who sits `opposite` reads it from the other side."""
        if opposite is not None:
            appearance = replace(appearance, upside_down=opposite)
        self._rules, self.field, self.appearance = rules, field, appearance
        self.place(field.rect)

    @property
    def is_flipped(self) -> bool:
        """Whether the second side is below."""
        return self.field is not None and self.field.is_flipped

    def show(self, shown: Shown, marks: tuple[Mark, ...] = (), *, is_still: bool) -> None:
        """Show this from now on; where it `is_still`, nothing moves by itself."""
        self.shown, self.marks, self.is_still = shown, marks, is_still

    def ground(self, now: float) -> Group:
        """Everything below the pieces, shaken by a heavy blow; the same while nothing changed."""
        assert self.field is not None, "it was not laid yet"
        assert self.appearance is not None
        place, step_s = (self._rules, self.field, self.appearance), self.look.ambient_step_s
        painting = self._painted_ground(_painted, self.look, *place)
        self._moment = None if self.is_still or not step_s else floor(now / step_s + HAIR)
        time_s = (self._moment or 0) * step_s
        alive = self._alive(self.look.ambient_ops, *place, time_s)
        return self._ground(_whole, painting, alive, *self.shown.shift(self.field))

    def draw(self, view: View, now: float) -> DrawList:
        """Marks and pieces, and what a hand has drawn over them."""
        pieces = self.marks_alone(view, now) if self.is_blind else self.pieces(view, now)
        if not self.drawn or self.field is None:
            return pieces
        places = tuple((pick, self.place_of(pick)) for pick in self._drawn_picks())
        return self._drawn_over(_with_drawn, pieces, self.drawn, places, self.field.square)

    def _drawn_picks(self) -> tuple[Pick, ...]:
        ends = [pick for each in self.drawn for pick in (each.start, each.target) if pick]
        return tuple(dict.fromkeys(ends))

    def pieces(self, view: View, now: float) -> DrawList:
        """Marks and pieces alone."""
        if self.field is None or self.appearance is None:
            return ()
        shown, how = self.shown, (self.field, self.appearance, self._marks_at(now))
        if shown.stands:
            return self._standing(self.look.standing, shown.position, *how)
        return shown.draw(self.look, *how)

    def marks_alone(self, view: View, now: float) -> DrawList:
        """What is seen where pieces are hidden: whatever moves is not seen either."""
        if self.field is None or self.appearance is None:
            return ()
        how = (self.field, self.appearance, self._marks_at(now))
        return self._standing(self.look.without_pieces, self.shown.position, *how)

    def _marks_at(self, now: float) -> tuple[Mark, ...]:
        return self.marks

    def wakes_at(self, now: float) -> float | None:
        """With what lives on the ground; whoever lets pieces move knows when to look again."""
        return None if self._moment is None else (self._moment + 1) * self.look.ambient_step_s

    def handle(self, event: Input, now: float) -> Act | None:
        return Act(self.name) if self.is_pressed_by(event) else None

    def pick_at(self, x: float, y: float) -> Pick:
        """The pick at a place on the screen, or nothing."""
        if self.field is None:
            return ""
        zones = self.field.zones
        if zones is not None:
            card = self.look.hand_pick_at(self.shown.position, zones, x, y)
            if card is not None:
                return card
        place = self.field.place_at(x, y)
        return "" if place is None else self.look.pick_at(*place) or ""

    def place_of(self, pick: Pick) -> tuple[float, float] | None:
        """Where a pick is on the screen; None where it has no place."""
        if self.field is None:
            return None
        zones = self.field.zones
        if zones is not None:
            at = self.look.hand_place_of(self.shown.position, zones, pick)
            if at is not None:
                return at
        try:
            return self.field.middle(*self.look.place_of(pick))
        except (BadText, LookupError):
            return None


def _with_drawn(
    pieces: DrawList,
    drawn: tuple[Drawn, ...],
    places: tuple[tuple[Pick, tuple[float, float] | None], ...],
    square: float,
) -> DrawList:
    return (*pieces, *drawn_ops(drawn, dict(places).get, square))


def _painted(look: AnyLook, rules: Any, field: Field, appearance: Appearance) -> Group:
    return Group("painting", look.ground(rules, field, appearance), bake=True)


def _whole(painting: Group, alive: DrawList, dx: int, dy: int) -> Group:
    return Group("ground", (painting, Group("alive", alive)), dx, dy)
