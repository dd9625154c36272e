"""The board as a widget: clicks, drags and keys on it become picks, and it shows what moves."""

from typing import Any, Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Mark
from jungle_pg.scenes.table.key_navigation import nearest
from jungle_pg.scenes.table.mark_life import has_pulse, pulsed
from jungle_pg.scenes.table.moving_board import MovingBoard
from jungle_pg.stage.inputs import LEFT, RIGHT, Input, Key, Point, Press, Release
from jungle_pg.stage.living import tick, tick_time
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.shortcuts import ARROWS, PRESS_KEYS
from jungle_pg.stage.view import View
from jungle_pg.ui.widget import Act, Widget

DRAG_PX: Final = 3
"""How far a held mouse may move before it drags."""


class Surface(Widget):
    """Acts: `pick` a square, `lift` a piece, `drop` it on a square or on none, `away`."""

    sound: str = ""

    def __init__(self, look: AnyLook, pieces: MovingBoard) -> None:
        super().__init__("board")
        self.look, self.pieces = look, pieces
        self.field: Field | None = None
        self.appearance: Appearance | None = None
        self.position: Any = None
        self.marks: tuple[Mark, ...] = ()
        self.is_still = False
        """Whether nothing may move by itself."""
        self._pulse: int | None = None
        """The moment whose pulse was drawn last; None while no mark pulses."""
        self.movable: frozenset[str] = frozenset()
        """The picks of pieces that may be taken up now."""
        self.chosen: str = ""
        """The pick of the piece that is chosen."""
        self.begun: frozenset[str] = frozenset()
        """What was picked and is not final: it can be drawn to what it is for."""
        self.cursor: str = ""
        """Where the keys are."""
        self.stops: frozenset[str] | None = None
        """The picks keys go to; None where they go from square to square."""
        self.under: str = ""
        """Where the mouse is."""
        self._pressed: tuple[str, float, float] | None = None
        self._waits_for_release = False
        self._drawn = ""
        """What was begun and is drawn somewhere now."""
        self.held_at: tuple[float, float] | None = None
        """Where on the screen a piece is held."""
        self.dropped_at: tuple[float, float] = (0.0, 0.0)
        """Where on the screen the last held piece was let go."""

    def set_field(self, field: Field, appearance: Appearance) -> None:
        self.field, self.appearance = field, appearance
        self.place(field.rect)

    def clear_selection(self) -> None:
        """Hold nothing any more."""
        self._pressed, self.held_at, self._drawn = None, None, ""
        self._waits_for_release = False

    @property
    def lifts(self) -> bool:
        """Whether a piece of the board is in the air."""
        return self.held_at is not None and not self._drawn

    def pick_at(self, x: float, y: float) -> str:
        """The pick at a place on the screen, or nothing."""
        if self.field is None:
            return ""
        zones = self.field.zones
        if zones is not None:
            card = self.look.hand_pick_at(self.position, zones, x, y)
            if card is not None:
                return card
        place = self.field.place_at(x, y)
        return "" if place is None else self.look.pick_at(*place) or ""

    def covers(self, x: float, y: float) -> bool:
        """Whether a point is on the board or in a hand."""
        zones = self.field.zones if self.field is not None else None
        in_hand = zones is not None and any(hand.holds(x, y) for hand in zones.hands)
        return in_hand or super().covers(x, y)

    def place_of(self, pick: str) -> tuple[float, float] | None:
        """Where a pick is on the screen; None where it has no place."""
        if self.field is None:
            return None
        zones = self.field.zones
        if zones is not None:
            at = self.look.hand_place_of(self.position, zones, pick)
            if at is not None:
                return at
        try:
            return self.field.middle(*self.look.place_of(pick))
        except (BadText, LookupError):
            return None

    def wants_key(self, name: str) -> bool:
        return name in ARROWS or name in PRESS_KEYS

    def handle(self, event: Input, now: float) -> Act | None:
        """What a hand does with the mouse or the keys."""
        match event:
            case Point(x, y):
                return self._point(x, y)
            case Press(x, y, button) if button == LEFT:
                return self._press(x, y)
            case Release(x, y, button) if button == LEFT:
                return self._release(x, y)
            case Key(name=name) if name in ARROWS:
                self._step(*ARROWS[name])
            case Key(name=name, repeat=False) if name in PRESS_KEYS:
                self.cursor = self.keys_at()
                return Act("pick", self.cursor)
        return None

    def outside(self, event: Input) -> Act | None:
        """What a hand does beside the board: a click there, or a right click anywhere."""
        if isinstance(event, Press) and (
            event.button == RIGHT or not self.covers(event.x, event.y)
        ):
            return Act("away")
        return None

    def draw(self, view: View, now: float) -> DrawList:
        """Pieces and marks, one of the pieces perhaps in a hand."""
        if self.field is None or self.appearance is None:
            return ()
        marks = self._marks_at(now)
        if self.shows_focus and (at := self.keys_at()):
            marks = (*marks, Mark("cursor", at))
        if self.held_at is not None and (held := self._drawn or self.chosen):
            return self._memo(
                self.look.holding,
                self.position,
                held,
                self.held_at,
                self.field,
                self.appearance,
                marks,
            )
        return self.pieces.draw(now, self.field, self.appearance, marks)

    def wakes_at(self, now: float) -> float | None:
        """As long as something moves, and with the pulse of a mark."""
        moving = self.pieces.wakes_at(now)
        if moving is not None or self._pulse is None:
            return moving
        return tick_time(self._pulse + 1)

    def keys_at(self) -> str:
        """Where the keys are: before they went anywhere, on a piece that can move.

        Nowhere, where nothing can be picked and nothing lies in the middle.
        """
        if self.cursor or self.field is None:
            return self.cursor
        middle = self.look.pick_at(self.field.columns // 2, self.field.rows // 2) or ""
        # What a menu alone offers has no place where keys could be.
        placed = (pick for pick in self.movable if self.place_of(pick) is not None)
        return self.chosen or min(placed, default=middle)

    def _marks_at(self, now: float) -> tuple[Mark, ...]:
        if self.is_still or not has_pulse(self.marks, self.look.pulsing):
            self._pulse = None
            return self.marks
        self._pulse = tick(now)
        return pulsed(self.marks, self.look.pulsing, now)

    def _point(self, x: float, y: float) -> Act | None:
        self.under = self.pick_at(x, y)
        if self._pressed is None:
            return None
        pick, from_x, from_y = self._pressed
        if self.held_at is not None:
            self.held_at = (x, y)
        elif max(abs(x - from_x), abs(y - from_y)) > DRAG_PX and pick in self.movable | self.begun:
            self._waits_for_release = False
            self.held_at = (x, y)
            if pick not in self.begun:
                return Act("lift", pick)
            self._drawn = pick
        return None

    def _press(self, x: float, y: float) -> Act | None:
        pick = self.pick_at(x, y)
        self.cursor = self.under = pick
        self._pressed = (pick, x, y)
        if pick and (pick == self.chosen or pick in self.begun):
            # A drag may begin here: whether it is put back shows when the button is let go.
            self._waits_for_release = True
            return None
        return Act("pick", pick)

    def _release(self, x: float, y: float) -> Act | None:
        pressed, was_held = self._pressed, self.held_at is not None
        waited, drawn = self._waits_for_release, self._drawn
        self.clear_selection()
        if drawn:
            pick = self.pick_at(x, y)
            return Act("pick", pick) if pick not in ("", drawn) else None
        if was_held:
            self.dropped_at = (x, y)
            return Act("drop", self.pick_at(x, y))
        if waited and pressed is not None:
            return Act("pick", pressed[0])
        return None

    def _step(self, across: int, down: int) -> None:
        if self.field is None:
            return
        if self.stops is not None:
            at = {pick: place for pick in self.stops if (place := self.place_of(pick)) is not None}
            self.cursor = nearest(at, self.keys_at(), across, down) or self.keys_at()
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
