"""A board to play on: clicks, drags and keys on it become picks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.fingers import LIFTED, nearest_meant, ring_around, ring_op
from jungle_pg.board.marks import has_pulse, pulsed
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import (
    LEFT,
    RIGHT,
    Input,
    Key,
    Pinch,
    Point,
    Press,
    Release,
    Swipe,
    Wheel,
)
from jungle_pg.stage.input.shortcuts import ARROWS, PRESS_KEYS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import tick, tick_time
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.stage.zooming import WHOLE
from jungle_pg.texts.languages import Words
from jungle_pg.ui.widget import Act

DRAG_PX: Final = 3
"""How far a held mouse may move before it drags."""

ASIDE: Final = 2.0
"""How much farther a place counts for each pixel beside the way of a key."""

LEAST_PX: Final = 1.0

MOST: Final = 2.0
LARGEST_PX: Final = 2600
"""How much larger it can be seen, and how large its picture becomes at most."""

WHEEL_SQUARES: Final = 1.5
"""How far a notch of the wheel moves what is seen larger."""


@dataclass(frozen=True, slots=True)
class Pickable:
    """What can be done with what lies on a board."""

    movable: frozenset[Pick] = frozenset()
    """The pieces that may be taken up now."""
    chosen: Pick = ""
    """The piece that is chosen."""
    begun: frozenset[Pick] = frozenset()
    """What was picked and is not final: it can be drawn to what it is for."""
    stops: frozenset[Pick] | None = None
    """The picks keys go to; None where they go from square to square."""
    waits: bool = False
    """Whether a press on a piece acts only when the button is let go, as it may be a drag."""


class PlayedBoard(BoardView):
    """Acts: `pick` a square, `lift` a piece, `drop` it on a square or on none, `away`."""

    takes_focus: bool = True
    pointer: str = "hand"

    def __init__(self, look: AnyLook, position: Any) -> None:
        super().__init__(look, position)
        self.can_zoom = False
        self.pickable = Pickable()
        self.cursor: Pick = ""
        """Where the keys are."""
        self.tell_place: Callable[[Words, Pick], str] = lambda words, pick: pick
        """A place of it in words, for who cannot see it."""
        self.under: Pick = ""
        """Where the mouse is."""
        self._pulse: int | None = None
        """The moment whose pulse was drawn last; None while no mark pulses."""
        self._pressed: tuple[Pick, float, float] | None = None
        self._waits_for_release = False
        self._finger_px = 0.0
        """How large something is that a finger finds; it was not drawn while that is 0."""
        self._touched: Pick = ""
        """What a finger tapped last, as if a mouse were still there."""
        self._ringed: Pick = ""
        """Where a finger would let go what it drags."""
        self._pulled: Pick = ""
        """What was begun and is pulled somewhere now."""
        self.held_at: tuple[float, float] | None = None
        """Where on the screen a piece is held."""
        self.dropped_at: tuple[float, float] = (0.0, 0.0)
        """Where on the screen the last held piece was let go."""

    def clear_selection(self) -> None:
        """Hold nothing any more, and point at nothing that was tapped."""
        self._let_go()
        self._touched = ""

    def _let_go(self) -> None:
        self._pressed, self.held_at, self._pulled = None, None, ""
        self._waits_for_release, self._ringed = False, ""

    @property
    def rests(self) -> bool:
        return super().rests and self.held_at is None

    @property
    def lifts(self) -> bool:
        """Whether a piece of the board is in the air."""
        return self.held_at is not None and not self._pulled

    def offset(self, pick: Pick, x: float, y: float) -> tuple[float, float]:
        """How far a point of the screen is from a pick on the board, in squares."""
        assert self.seen is not None, "it was not laid yet"
        from_x, from_y = self.seen.middle(*self.look.place_of(pick))
        return (x - from_x) / self.seen.square, (y - from_y) / self.seen.square

    def covers(self, x: float, y: float) -> bool:
        """Whether a point is on the board or in a hand."""
        in_frame = self.frame is not None and self.frame.holds(x, y)
        return self.in_hand(x, y) or in_frame or super().covers(x, y)

    def grip(self, x: float, y: float) -> Grip:
        """What can be moved is dragged; beside a small hole the nearest legal one is meant."""
        at = self.pickable
        x, y = self._aimed(x, y)
        pick = self.pick_at(x, y)
        drags = bool(pick) and (pick in at.movable | at.begun or pick == at.chosen)
        return Grip(x, y, across=drags, down=drags)

    def wants_key(self, name: str) -> bool:
        return name in ARROWS or name in PRESS_KEYS

    def handle(self, event: Input, now: float) -> Act | None:
        """What a hand does with the mouse or the keys."""
        if isinstance(event, Pinch):
            self._pinched_at = now
        elif not isinstance(event, Point):
            self._sharpen()
        match event:
            case Pinch() | Swipe() | Wheel():
                self._move_in_frame(event)
            case Press(count=2, finger=True) if self.zoom.is_on and not self._is_legal(event):
                self.zoom = WHOLE
            case Point():
                return self._point(event)
            case Press(x, y, button) if button == LEFT:
                act = self._press(x, y)
                self._touched = self.under if event.finger else ""
                return act
            case Release(x, y, button) if button == LEFT:
                return self._release(x, y)
            case Key(name=name) if name in ARROWS:
                self._step(*ARROWS[name])
            case Key(name=name, repeat=False) if name in PRESS_KEYS:
                self.cursor = self.keys_at()
                return Act("pick", self.cursor)
        return None

    def _move_in_frame(self, event: Pinch | Swipe | Wheel) -> None:
        """Make the board larger around the fingers, or pull another part of it into the frame."""
        if not self.can_zoom or self.field is None or self.held_at is not None:
            return
        frame = self.frame or self.field.rect.shrunk(-self.look.margin * self.field.square)
        match event:
            case Pinch():
                most = max(1.0, min(MOST, LARGEST_PX / frame.h))
                self.zoom = self.zoom.pinched(event, frame, most)
            case Swipe(across=across, down=down):
                self.zoom = self.zoom.pulled(across, down, frame)
            case Wheel(up=up, right=right):
                step = WHEEL_SQUARES * self.field.square
                self.zoom = self.zoom.pulled(-right * step, up * step, frame)

    def _is_legal(self, press: Press) -> bool:
        stops = self.pickable.stops
        return stops is not None and self.pick_at(press.x, press.y) in stops

    def outside(self, event: Input) -> Act | None:
        """What a hand does beside the board: a click there, or a right click anywhere."""
        if isinstance(event, Press) and (
            event.button == RIGHT or not self.covers(event.x, event.y)
        ):
            return Act("away")
        return None

    def pieces(self, view: View, now: float) -> DrawList:
        """Marks and pieces, one of them perhaps in a hand."""
        self._finger_px = view.finger_px
        return super().pieces(view, now)

    def _pieces_on(
        self, field: Field, marks: tuple[Mark, ...], standing: Memo[DrawList]
    ) -> DrawList:
        held, state = self._pulled or self.pickable.chosen, self.shown.position
        if self.held_at is None or not held:
            return super()._pieces_on(field, marks, standing)
        assert self.appearance is not None
        place, ring = (field, self.appearance), self._ring_at()
        return standing(_held, self.look, state, held, self.held_at, *place, marks, ring)

    def _ring_at(self) -> Rect | None:
        """A ring around the square under a finger, large enough to be seen there."""
        at = self.place_of(self._ringed) if self._ringed else None
        if at is None or self.seen is None:
            return None
        return ring_around(at, self.seen.square, self._finger_px)

    def wakes_at(self, now: float) -> float | None:
        """Also with the pulse of a mark."""
        lives = super().wakes_at(now)
        if self._pulse is None:
            return lives
        pulses = tick_time(self._pulse + 1)
        return pulses if lives is None else min(lives, pulses)

    def _marks_at(self, now: float) -> tuple[Mark, ...]:
        """Those that want to be seen pulse, and one shows where the keys are."""
        marks, self._pulse = self.marks, None
        if not self.is_still and has_pulse(marks, self.look.pulsing):
            self._pulse = tick(now)
            marks = pulsed(marks, self.look.pulsing, now)
        if self.shows_focus and (at := self.keys_at()):
            return (*marks, Mark("cursor", at))
        return marks

    def describe(self, words: Words) -> Description:
        """Where the keys are, and what is there."""
        at = self.keys_at()
        told = self.described("board", self.caption, self.tell_place(words, at) if at else "")
        return replace(told, at=at)

    @property
    def pointed(self) -> Pick:
        """What the mouse is on, or a finger was, or the keys are where they are used."""
        if self.is_hot:
            return self.under
        return self.keys_at() if self.shows_focus else self._touched

    @property
    def hovered(self) -> Pick:
        """What the mouse lights up; a finger that has gone leaves only what it asked about."""
        if self.lifts:
            return ""
        if self.is_hot:
            return self.under
        is_asked = not self.pickable.chosen and self._touched not in self.pickable.movable
        return self._touched if is_asked else ""

    def keys_at(self) -> Pick:
        """Where the keys are: before they went anywhere, on a piece that can move.

        Nowhere, where nothing can be picked and nothing lies in the middle.
        """
        if self.cursor or self.field is None:
            return self.cursor
        middle = self.look.pick_at(self.field.columns // 2, self.field.rows // 2) or ""
        # What a menu alone offers has no place where keys could be.
        placed = (pick for pick in self.pickable.movable if self.place_of(pick) is not None)
        return self.pickable.chosen or min(placed, default=middle)

    def _point(self, event: Point) -> Act | None:
        x, y = self._aimed(event.x, event.y) if event.finger else (event.x, event.y)
        self.under = self.pick_at(x, y)
        if self._pressed is None:
            return None
        pick, from_x, from_y = self._pressed
        if self.held_at is not None:
            self._hold_at(event)
        elif (
            max(abs(x - from_x), abs(y - from_y)) > DRAG_PX
            and pick in self.pickable.movable | self.pickable.begun
        ):
            self._waits_for_release = False
            self._hold_at(event)
            if pick not in self.pickable.begun:
                return Act("lift", pick)
            self._pulled = pick
        return None

    def _hold_at(self, event: Point) -> None:
        """What is held is where the mouse is, or above the finger."""
        lifted = LIFTED * self.seen.square if event.finger and self.seen is not None else 0.0
        self.held_at = (event.x, event.y - lifted)
        self._ringed = self.under if event.finger else ""

    def _aimed(self, x: float, y: float) -> tuple[float, float]:
        """Where a finger means that came down here, among places that may be small."""
        stops = self.pickable.stops
        if stops is None or self.pick_at(x, y) in stops:
            return x, y
        return nearest_meant(x, y, stops, self._place_in_sight, self._finger_px)

    def _place_in_sight(self, pick: Pick) -> tuple[float, float] | None:
        """Where a pick is, if a press there means it."""
        at = self.place_of(pick)
        return at if at is not None and self.pick_at(*at) == pick else None

    def _press(self, x: float, y: float) -> Act | None:
        pick = self.pick_at(x, y)
        self.cursor = self.under = pick
        self._pressed = (pick, x, y)
        what = self.pickable
        waits = what.begun | what.movable if what.waits else what.begun
        if pick and (pick == what.chosen or pick in waits):
            # A drag may begin here: whether it is put back shows when the button is let go.
            self._waits_for_release = True
            return None
        return Act("pick", pick)

    def _release(self, x: float, y: float) -> Act | None:
        pressed, held_at = self._pressed, self.held_at
        waited, drawn = self._waits_for_release, self._pulled
        # What was ringed around a finger is where it goes.
        pick = self._ringed or self.pick_at(x, y)
        self._let_go()
        if drawn:
            return Act("pick", pick) if pick not in ("", drawn) else None
        if held_at is not None:
            self.dropped_at = held_at
            return Act("drop", pick)
        if waited and pressed is not None:
            return Act("pick", pressed[0])
        return None

    def _step(self, across: int, down: int) -> None:
        if self.field is None:
            return
        if self.pickable.stops is not None:
            placed = {pick: self.place_of(pick) for pick in self.pickable.stops}
            at = {pick: place for pick, place in placed.items() if place is not None}
            self.cursor = nearest(at, self.keys_at(), across, down) or self.keys_at()
            self.bring_into_sight(at.get(self.cursor))
            return
        if not self.keys_at():
            return
        columns, rows = self.field.columns, self.field.rows
        if self.field.is_flipped:
            across, down = -across, -down
        column, row = self.look.place_of(self.keys_at())
        column = min(max(0, column + across), columns - 1)
        row = min(max(0, row + down), rows - 1)
        self.cursor = self.look.pick_at(column, row) or self.cursor


def _held(
    look: AnyLook,
    state: Any,
    held: Pick,
    at: tuple[float, float],
    field: Field,
    appearance: Appearance,
    marks: tuple[Mark, ...],
    ring: Rect | None,
) -> DrawList:
    """Everything on the board with one piece in a hand."""
    ops = look.holding(state, held, at, field, appearance, marks)
    return ops if ring is None else (*ops, ring_op(ring, field.square))


def nearest(
    places: Mapping[Pick, tuple[float, float]], start: Pick, across: int, down: int
) -> Pick | None:
    """The nearest place on the screen in the direction of a key, seen from another one.

    None where there is none; places a little beside the way count, those behind do not.
    """
    if start not in places:
        return min(places, key=lambda pick: (places[pick][1], places[pick][0]), default=None)
    from_x, from_y = places[start]
    best: tuple[float, Pick] | None = None
    for pick, (x, y) in places.items():
        ahead = (x - from_x) * across + (y - from_y) * down
        aside = abs((x - from_x) * down) + abs((y - from_y) * across)
        if ahead >= LEAST_PX and (best is None or ahead + ASIDE * aside < best[0]):
            best = (ahead + ASIDE * aside, pick)
    return None if best is None else best[1]
