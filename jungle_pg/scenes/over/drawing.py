"""A pencil that keys and gamepads lead over any board: who has no right button draws with it."""

from dataclasses import replace
from math import hypot
from typing import Final

from jungle_pg.board.drawing import INKS
from jungle_pg.board.fingers import point_op
from jungle_pg.board.played_board import PlayedBoard, nearest
from jungle_pg.core.rulebook import Pick
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.scenes.base import Announcement, Command, Tend, Withdraw
from jungle_pg.scenes.board_answers import place_told
from jungle_pg.scenes.board_screen import BoardScreen
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import LEFT, Input, Key, Press
from jungle_pg.stage.input.shortcuts import ARROWS, ON_DRAWING, PENCIL, PRESS_KEYS, by_key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.scale import MEDIUM, XL, M, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.layout import Column, Part, Row, Slot
from jungle_pg.ui.layout_solver import solve, wanted_size
from jungle_pg.ui.panel import panel_ops
from jungle_pg.ui.widget import Act

MARK, COLOUR, ERASE, DONE = "mark", "colour", "erase_there", "back"
NAMES: Final = (MARK, COLOUR, ERASE, DONE)
COLOURS: Final = tuple(Colour)
DOES: Final = by_key(ON_DRAWING)
PRESSES: Final = {MARK: "press"}
"""What a button is called that is pressed with what presses everywhere."""


class LedPencil(ModalDialog):
    """One press begins, the next one ends: elsewhere an arrow, on the same place a circle."""

    name = "drawing"
    shortcuts = ON_DRAWING

    def __init__(
        self,
        world: World,
        below: BoardScreen,
        now: float,
        colour: Colour = Colour.GREEN,
        *,
        begins: bool = False,
    ) -> None:
        self._world, self._below = world, below
        self._places = frozenset(below.board.places)
        at = below.board.keys_at()
        self.at = at if at in self._places else _in_the_middle(below)
        self.colour = colour
        self._from: Pick = self.at if begins else ""
        """Where an arrow or a circle begins; nothing before a press."""
        self._point: Memo[DrawList] = Memo()
        buttons = (
            Button(MARK, icon="arrow_tool", size=MEDIUM),
            Button(COLOUR, size=MEDIUM),
            Button(ERASE, icon="eraser", size=MEDIUM),
            Button(DONE, icon="check", size=MEDIUM),
        )
        super().__init__(world.hear, [ButtonRow(buttons)], MARK, DONE, now)
        self.page.has_plank = False

    # What is seen

    def set_labels(self, view: View) -> None:
        words = view.words
        for button in self.rows[0].buttons:
            label = words(f"drawing.{'end' if button.name == MARK and self._from else button.name}")
            does = PRESSES.get(button.name, button.name)
            button.label = view.with_key(label, does, ON_DRAWING)
            if button.name == MARK:
                button.other_labels = tuple(
                    view.with_key(words(f"drawing.{name}"), does, ON_DRAWING)
                    for name in (MARK, "end")
                )
            elif button.name == COLOUR:
                button.icon = f"study/swatch_{self.colour.value}"

    def heading(self, view: View) -> str:
        return ""

    def lit(self, view: View) -> tuple[Rect, ...]:
        return (view.window,)

    def form(self, view: View) -> Part:
        """All in one line, or in two where a window is narrow."""
        slots = [
            Slot(each, least=(wide, ROW_HEIGHT), wanted=(wide, ROW_HEIGHT), grow=1.0)
            for each in self.rows[0].buttons
            for wide in (each.size(view)[0] / view.zoom,)
        ]
        rows = [Row(tuple(slots), gap=S)]
        if view.px(wanted_size(rows[0])[0] + 2 * XL + 2 * M) > view.width:
            rows = [Row(tuple(slots[:2]), gap=S), Row(tuple(slots[2:]), gap=S)]
        return Column(tuple(rows), gap=S, padding=(XL, XL, XL, XL))

    def needs(self, view: View) -> tuple[float, float]:
        wide, high = wanted_size(self.form(view))
        return view.px(wide + 2 * M), view.px(high + 2 * M)

    def lay_out(self, view: View) -> DrawList:
        """At the edge of the window that is farther from the pencil."""
        form = self.form(view)
        wide, high = (units * view.zoom for units in wanted_size(form))
        window = view.window.shrunk(view.px(M))
        strip = window.from_top(high) if self._is_low(view) else window.from_bottom(high)
        panel = strip.centred(wide, high).snapped()
        told = self.placed(view, solve(form, panel, view.zoom))
        return (*panel_ops(view, panel), *told)

    def draw(self, now: float) -> DrawList:
        self._show_growing()
        return super().draw(now)

    def loose(self, now: float) -> DrawList:
        """The point of the pencil on the board."""
        return self._point(tuple, self._point_ops())

    def _is_low(self, view: View) -> bool:
        at = self._below.board.place_of(self.at)
        return at is not None and at[1] > view.height / 2

    def _point_ops(self) -> tuple[Op, ...]:
        board = self._below.board
        at = board.place_of(self.at)
        if at is None or board.seen is None:
            return ()
        return (point_op(at, board.seen.square, INKS[self.colour]),)

    def _show_growing(self) -> None:
        target = None if self.at == self._from else self.at
        self._below.sketch = Drawn(self.colour, self._from, target) if self._from else None

    # What is done

    def handle(self, event: Input, now: float) -> Command | None:
        """Arrows lead the pencil, wherever the focus of the buttons is; so does a click."""
        match event:
            case Key(name=name, ctrl=False, alt=False) if name in ARROWS:
                self._lead(name)
                return None
            case Key(name=name, repeat=False) if name in PRESS_KEYS:
                return self.choose(MARK, now)
            case Key(repeat=False) if event in PENCIL.keys:
                self._from = ""
                return self.choose(DONE, now)
            case Key(repeat=False) if DOES.get(event) in NAMES and event.name != "escape":
                return self.choose(DOES[event], now)
            case Press(x, y, button) if button == LEFT and (
                not any(each.covers(x, y) for each in self.page.widgets)
            ):
                pick = self._below.board.pick_at(x, y)
                if pick in self._places:
                    self._go_to(pick)
                    return self.choose(MARK, now)
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case name if name == MARK and not self._from:
                self._from = self.at
                self._world.speak(self._words("drawing.from", place=self._told(self.at)))
            case name if name == MARK:
                self._end(now)
            case name if name == COLOUR:
                self.colour = COLOURS[(COLOURS.index(self.colour) + 1) % len(COLOURS)]
                self._world.speak(self._words(f"narration.colour_{self.colour.value}"))
            case name if name == ERASE:
                self._from = ""
                is_gone = self._below.erase(self.at)
                self._world.speak(self._words("drawing.erased" if is_gone else "drawing.empty"))
            case name if name == DONE and self._from:
                self._from = ""
            case name if name == DONE:
                return Withdraw()
        self._arrange_again()
        return None

    def update(self, now: float) -> Command | None:
        """A game goes on while somebody draws; what is only watched stands still."""
        return Tend() if isinstance(self._below.board, PlayedBoard) else None

    def close(self) -> None:
        """What was begun is forgotten."""
        self._below.sketch = None

    def announce(self) -> Announcement:
        """Where the pencil is."""
        told = Description("board", "", self._told(self.at), at=self.at)
        return Announcement(self._words("drawing.heading"), "", "pencil", told)

    def _lead(self, arrow: str) -> None:
        board = self._below.board
        placed = {pick: board.place_of(pick) for pick in self._places}
        at = {pick: place for pick, place in placed.items() if place is not None}
        there = nearest(at, self.at, *ARROWS[arrow])
        if there is not None:
            self._go_to(there)

    def _go_to(self, pick: Pick) -> None:
        was_low = self.view is not None and self._is_low(self.view)
        self.at = pick
        self._below.board.bring_into_sight(self._below.board.place_of(pick))
        if self.view is not None and self._is_low(self.view) != was_low:
            self._arrange_again()

    def _end(self, now: float) -> None:
        target = None if self.at == self._from else self.at
        drawn, self._from = Drawn(self.colour, self._from, target), ""
        self._below.draw_there(drawn, now)
        colour = self._words(f"narration.colour_{self.colour.value}")
        key = "drawing.circle" if target is None else "drawing.arrow"
        self._world.speak(self._words(key, start=drawn.start, end=target or "", colour=colour))

    def _arrange_again(self) -> None:
        if self.window is not None:
            self.arrange(self.window)

    def _words(self, key: str, **facts: str) -> str:
        assert self.view is not None
        return self.view.words(key, **facts)

    def _told(self, pick: Pick) -> str:
        """A place of the board in words."""
        assert self.view is not None
        at = self._below.in_sight(self.opened_at)
        words: Words = self.view.words
        return pick if at is None else place_told(replace(at, cursor=pick), pick, words)


def _in_the_middle(below: BoardScreen) -> Pick:
    look = below.game.look
    places = {pick: look.place_of(pick) for pick in below.board.places}
    columns, rows = (max(place[way] for place in places.values()) / 2 for way in (0, 1))
    return min(places, key=lambda pick: hypot(places[pick][0] - columns, places[pick][1] - rows))
