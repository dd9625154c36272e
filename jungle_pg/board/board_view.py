"""The board as a widget: ground, what lives on it, marks and pieces, and how they move."""

from dataclasses import replace
from math import ceil, floor
from typing import Any, Final

from jungle_pg.board.drawing import drawn_ops
from jungle_pg.board.shown import Shown
from jungle_pg.core.rulebook import BadText, Pick, Seat
from jungle_pg.core.study.node import Drawn
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Area, Box, DrawList, Group
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.stage.zooming import SETTLES_AFTER_S, WHOLE, Zoom
from jungle_pg.ui.free_room import frame_of
from jungle_pg.ui.widget import Act, Widget

RIM: Final = 0.005
"""How thick the line is at which a larger board is cut off, of its height."""

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
        self.zoom = WHOLE
        self._pinched_at: float | None = None
        """When fingers asked for another size last; None where it is drawn as it is seen."""
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
        self._seen: Memo[Field] = Memo()
        self._beside: Memo[DrawList] = Memo()
        self._framed: Memo[DrawList] = Memo()
        self._pulled_over: Memo[DrawList] = Memo()

    def set_field(
        self, rules: Any, field: Field, appearance: Appearance, opposite: Seat | None = None
    ) -> None:
        """Put the board somewhere; who sits `opposite` reads it from the other side."""
        if opposite is not None:
            appearance = replace(appearance, upside_down=opposite)
        if field != self.field:
            self.zoom = WHOLE
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
        self.settle(now)
        base = self.field if self.frame is None else self._at_origin()
        place, step_s = (self._rules, base, self.appearance), self.look.ambient_step_s
        painting = self._painted_ground(_painted, self.look, *place)
        self._moment = None if self.is_still or not step_s else floor(now / step_s + HAIR)
        time_s = (self._moment or 0) * step_s
        alive = self._alive(self.look.ambient_ops, *place, time_s)
        shift_x, shift_y = self.shown.shift(base)
        seen = self.seen
        assert seen is not None
        if self.zoom.stretch != 1.0:
            return self._stretched((painting, Group("alive", alive)), "ground")
        shift = (shift_x + seen.x - base.x, shift_y + seen.y - base.y)
        return self._ground(_whole, painting, alive, *shift, _area(self.frame))

    def settle(self, now: float) -> None:
        """Draw it sharp once fingers have been still for a while."""
        if self._pinched_at is not None and now >= self._pinched_at + SETTLES_AFTER_S:
            self._sharpen()

    def _sharpen(self) -> None:
        self._pinched_at = None
        if self.field is not None and self.zoom.stretch != 1.0:
            self.zoom = self.zoom.settled(self.field.square)

    def _at_origin(self) -> Field:
        """The board in the size it is drawn in, wherever it is moved to: its picture is the same.

        That is the size it is seen in, but for a moment in which fingers change that.
        """
        assert self.field is not None
        square = round(self.field.square * self.zoom.sharp)
        margin = round(self.look.margin * square)
        return replace(self.field, x=margin, y=margin, square=square)

    def _stretched(self, ops: DrawList, key: str) -> Group:
        """What is drawn on the board at the origin, as it is seen in the frame by now."""
        frame, field, base = self.frame, self.field, self._at_origin()
        assert frame is not None
        assert field is not None
        larger = field.square * self.zoom.shown / base.square
        corner = self.zoom.place((field.x, field.y), frame)
        dx, dy = corner[0] - base.x * larger, corner[1] - base.y * larger
        # Only what is in sight is worth stretching.
        x, y = floor((frame.x - dx) / larger), floor((frame.y - dy) / larger)
        wide, high = ceil(frame.w / larger) + 2, ceil(frame.h / larger) + 2
        inner = Group("in sight", ops, clip=(x, y, wide, high))
        return Group(
            f"framed {key}",
            (Group(f"stretched {key}", (inner,), dx, dy, bake=True, scale=larger, hurried=True),),
            clip=_area(frame),
        )

    @property
    def frame(self) -> Rect | None:
        """Where a board is cut off that is seen larger than it lies there."""
        if self.field is None or not self.zoom.is_on:
            return None
        return self.field.rect.shrunk(-self.look.margin * self.field.square)

    @property
    def seen(self) -> Field | None:
        """Where the squares are seen, some of them perhaps outside the frame."""
        frame = self.frame
        if frame is None or self.field is None:
            return self.field
        return self._seen(_zoomed, self.field, frame, self.zoom)

    def draw(self, view: View, now: float) -> DrawList:
        """Marks and pieces, and what a hand has drawn over them."""
        self.settle(now)
        pieces = self.marks_alone(view, now) if self.is_blind else self.pieces(view, now)
        if not self.drawn or self.field is None:
            return pieces
        places = tuple((pick, self.place_of(pick)) for pick in self._drawn_picks())
        square = (self.seen or self.field).square
        area = _area(self.frame)
        return self._drawn_over(_with_drawn, pieces, self.drawn, places, square, area)

    def _drawn_picks(self) -> tuple[Pick, ...]:
        ends = [pick for each in self.drawn for pick in (each.start, each.target) if pick]
        return tuple(dict.fromkeys(ends))

    def pieces(self, view: View, now: float) -> DrawList:
        """Marks and pieces alone."""
        if self.field is None or self.seen is None:
            return ()
        marks, frame = self._marks_at(now), self.frame
        if frame is None:
            return self._pieces_on(self.field, marks, self._standing)
        seen = self._pieces_in_frame(marks)
        # Hands of cards stay as large as they are, where they are.
        hands = self.field.zones.hands if self.field.zones is not None else ()
        beside = self._pieces_on(self.field, marks, self._beside) if hands else ()
        return self._framed(_framed, seen, beside, frame, tuple(hands))

    def _pieces_in_frame(self, marks: tuple[Mark, ...]) -> DrawList:
        """Marks and pieces of the larger board: the very same ones while it is only pulled."""
        assert self.seen is not None
        if self.zoom.stretch != 1.0:
            base = replace(self._at_origin(), zones=None)
            return (self._stretched(self._pieces_on(base, marks, self._standing), "pieces"),)
        if not self.rests:
            return self._pieces_on(self.seen, marks, self._standing)
        base = self._at_origin()
        still = self._pieces_on(replace(base, zones=None), marks, self._standing)
        return self._pulled_over(_moved, still, self.seen.x - base.x, self.seen.y - base.y)

    @property
    def rests(self) -> bool:
        """Whether nothing is on its way, in the air or in a hand."""
        return self.shown.stands

    def _pieces_on(
        self, field: Field, marks: tuple[Mark, ...], standing: Memo[DrawList]
    ) -> DrawList:
        """Marks and pieces on a board that lies there."""
        assert self.appearance is not None
        shown, how = self.shown, (field, self.appearance, marks)
        if shown.stands:
            return standing(self.look.standing, shown.position, *how)
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
        step_s, pinched_at = self.look.ambient_step_s, self._pinched_at
        times = (
            None if self._moment is None else (self._moment + 1) * step_s,
            None if pinched_at is None else pinched_at + SETTLES_AFTER_S,
        )
        return min((time for time in times if time is not None), default=None)

    def handle(self, event: Input, now: float) -> Act | None:
        return Act(self.name) if self.is_pressed_by(event) else None

    @property
    def places(self) -> tuple[Pick, ...]:
        """All picks on the board, whether anything lies there or not."""
        return self.look.places(self._rules)

    def keys_at(self) -> Pick:
        """Where the keys are: nowhere, where nothing is picked."""
        return ""

    def in_hand(self, x: float, y: float) -> bool:
        """Whether a point is where a hand of cards is."""
        zones = self.field.zones if self.field is not None else None
        return zones is not None and any(hand.holds(x, y) for hand in zones.hands)

    def bring_into_sight(self, at: tuple[float, float] | None) -> None:
        """Keys never go where a board that is seen larger is cut off."""
        frame, seen = self.frame, self.seen
        if at is None or frame is None or seen is None or self.in_hand(*at):
            return
        room = frame.shrunk(seen.square)
        x = min(max(at[0], room.x), room.right)
        y = min(max(at[1], room.y), room.bottom)
        self.zoom = self.zoom.pulled(x - at[0], y - at[1], frame)

    def pick_at(self, x: float, y: float) -> Pick:
        """The pick at a place on the screen, or nothing."""
        if self.field is None:
            return ""
        zones = self.field.zones
        if zones is not None:
            card = self.look.hand_pick_at(self.shown.position, zones, x, y)
            if card is not None:
                return card
        if self.seen is None or (self.frame is not None and not self.frame.holds(x, y)):
            return ""
        place = self.seen.place_at(x, y)
        return "" if place is None else self.look.pick_at(*place) or ""

    def place_of(self, pick: Pick) -> tuple[float, float] | None:
        """Where a pick is on the screen; None where it has no place."""
        at, frame = self.lies_at(pick), self.frame
        if at is None or frame is None or self.in_hand(*at):
            return at
        return self.zoom.place(at, frame)

    def lies_at(self, pick: Pick) -> tuple[float, float] | None:
        """Where a pick is while everything is in sight."""
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

    def moved_along(self, at: tuple[float, float]) -> tuple[float, float] | None:
        """Where something is seen by now that lies there; None where that is out of sight."""
        frame = self.frame
        if frame is None or self.in_hand(*at):
            return at
        there = self.zoom.place(at, frame)
        return there if frame.holds(*there) else None


def _with_drawn(
    pieces: DrawList,
    drawn: tuple[Drawn, ...],
    places: tuple[tuple[Pick, tuple[float, float] | None], ...],
    square: float,
    area: Area | None,
) -> DrawList:
    ops = drawn_ops(drawn, dict(places).get, square)
    return (*pieces, *(ops if area is None else (Group("drawn", ops, clip=area),)))


def _painted(look: AnyLook, rules: Any, field: Field, appearance: Appearance) -> Group:
    return Group("painting", look.ground(rules, field, appearance), bake=True)


def _whole(painting: Group, alive: DrawList, dx: int, dy: int, area: Area | None) -> Group:
    ground = Group("ground", (painting, Group("alive", alive)), dx, dy)
    return ground if area is None else Group("framed ground", (ground,), clip=area)


def _area(rect: Rect | None) -> Area | None:
    if rect is None:
        return None
    whole = rect.snapped()
    return int(whole.x), int(whole.y), int(whole.w), int(whole.h)


def _framed(seen: DrawList, beside: DrawList, frame: Rect, hands: tuple[Rect, ...]) -> DrawList:
    """The larger board inside its frame, and around it the hands."""
    cut = (Group(f"hand {number}", beside, clip=_area(at)) for number, at in enumerate(hands))
    inner, thick = frame.snapped(), max(2, round(RIM * frame.h))
    rim = tuple(
        Box(strip.x, strip.y, strip.w, strip.h, INK)
        for strip in frame_of(inner.shrunk(thick), thick)
    )
    return (Group("in the frame", (*seen, *rim), clip=_area(frame)), *cut)


def _moved(ops: DrawList, dx: int, dy: int) -> DrawList:
    return (Group("pulled", ops, dx, dy),)


def _zoomed(field: Field, frame: Rect, zoom: Zoom) -> Field:
    """The field so much larger, moved so that the part in sight lies in the frame."""
    x, y = zoom.place((field.x, field.y), frame)
    return replace(field, x=round(x), y=round(y), square=round(field.square * zoom.shown))
