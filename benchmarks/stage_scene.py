"""A screen like the one a game is played on, and all that may happen on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from benchmarks.stage_board import ANIMALS, MOVER, VICTIM, PlayBoard
from jungle_pg.stage.backdrop import jungle
from jungle_pg.stage.input.inputs import Point, Wheel
from jungle_pg.stage.layout import Rect, column
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.notices.toast import Toasts
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import panel_inner, panel_ops
from jungle_pg.ui.plates.plate import FULL_HEIGHT, PlateContent, player_ops
from jungle_pg.ui.scroll.scroll_list import ScrollList

ICONS: Final = ("undo", "redo", "hint", "save", "load", "replay", "rules", "menu")
HISTORY_ROWS: Final = 200
FRAME_S: Final = 1 / 60
SWEEP_FRAMES: Final = 60
NOTCH_FRAMES: Final = 6
SCROLL_FRAMES: Final = 150
SHAKE: Final = ((3, 1), (-2, 3), (-3, -2), (2, -3), (1, 2))
"""How far the board is moved in units, frame after frame."""

SAID: Final = ("The lion takes the wolf.", "Red wins! All Blue pieces are captured.")
SAY_FRAMES: Final = 45


class PlayScreen:
    """Backdrop, board, pieces, plates, buttons and a long history."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.history = ScrollList("history", HISTORY_ROWS, 43, _row, chosen=3)
        self.buttons = [Button(name, name.capitalize(), icon=name, size=22) for name in ICONS]
        self.page = Page([self.history, *self.buttons])
        self.toasts = Toasts()
        self._board = PlayBoard(view)
        self._ground = self._board.ground()
        self._backdrop = jungle(view, is_veiled=True)
        self._furniture = self._lay_out()
        self._pieces: Memo[DrawList] = Memo()
        self._groups: dict[str, Group] = {}

    def draw(
        self,
        now: float,
        step: int | None = None,
        burst: int | None = None,
        shake: int | None = None,
    ) -> DrawList:
        """What is seen: frames of a step, of flying particles and of a shaken board, or without.

        Whatever stands still is the very same as in the frame before.
        """
        moved = self._shift(shake)
        out = (MOVER if step is not None else -1, VICTIM if burst is not None else -1)
        ops: list[Op] = [
            self._backdrop,
            self._group("board", self._ground, moved, bake=True),
            self._group("pieces", self._pieces(self._board.pieces, out), moved),
        ]
        if step is not None:
            ops.append(Group("mover", self._board.step(step), *moved))
        ops.append(self._group("furniture", self._furniture))
        ops.append(self._group("page", self.page.draw(self.view, now)))
        if burst is not None:
            ops.append(Group("particles", self._board.particles(burst)))
        toasts = self.toasts.draw(self.view, now)
        if not toasts:
            return tuple(ops)
        return (Group("scene", tuple(ops)), Group("toasts", toasts))

    def point_at_buttons(self, frame: int, now: float) -> None:
        """Move the mouse down the column of buttons."""
        first, last = self.buttons[0].rect, self.buttons[-1].rect
        part = (frame % SWEEP_FRAMES) / SWEEP_FRAMES
        self.page.handle(Point(first.x + 20, first.y + (last.bottom - first.y) * part), now)

    def point_at_history(self, now: float) -> None:
        """Move the mouse over the rows."""
        self.page.handle(Point(*self.history.rect.middle), now)

    def turn_wheel(self, frame: int, now: float) -> None:
        """Scroll down for a while and up again, notch by notch."""
        if frame % NOTCH_FRAMES == 0:
            up = -1 if frame // SCROLL_FRAMES % 2 == 0 else 1
            self.page.handle(Wheel(*self.history.rect.middle, up), now)

    def say(self, frame: int, now: float) -> None:
        """Give the player a message now and then."""
        if frame % SAY_FRAMES == 0:
            self.toasts.say(SAID[frame // SAY_FRAMES % 2], now)

    def _shift(self, shake: int | None) -> tuple[int, int]:
        if shake is None:
            return (0, 0)
        x, y = SHAKE[shake % len(SHAKE)]
        return round(self.view.px(x)), round(self.view.px(y))

    def _group(
        self, key: str, ops: DrawList, shift: tuple[int, int] = (0, 0), *, bake: bool = False
    ) -> Group:
        """The group of the frame before, while it holds the same at the same place."""
        old = self._groups.get(key)
        if old is None or old.ops is not ops or (old.dx, old.dy) != shift:
            old = self._groups[key] = Group(key, ops, *shift, bake=bake)
        return old

    def _lay_out(self) -> DrawList:
        """Place the widgets; give the plates and the panel around them."""
        view = self.view
        buttons = self._scaled(Rect(56, 266, 452, 520))
        places = column(buttons, [view.px(60)] * len(ICONS), view.px(5))
        for button, place in zip(self.buttons, places, strict=True):
            button.place(place)
        panel = self._scaled(Rect(1412, 60, 452, 960)).snapped()
        self.history.place(panel_inner(view, panel))
        above, below = (self._scaled(Rect(56, y, 452, FULL_HEIGHT)) for y in (44, 800))
        taken = ("pieces/r_cat", "pieces/r_wolf")
        blue = PlateContent("blue", "Computer", "level 3", "pieces/b_lion", taken, clock="0:24")
        red = PlateContent("red", "You", "Red", "pieces/r_lion", clock="0:41", is_active=True)
        return (
            *player_ops(view, above, blue),
            *player_ops(view, below, red),
            *panel_ops(view, panel, "Moves"),
        )

    def _scaled(self, units: Rect) -> Rect:
        px = self.view.px
        return Rect(px(units.x), px(units.y), px(units.w), px(units.h))


def _row(view: View, index: int, place: Rect, state: str) -> DrawList:
    """A move: number, piece, its name, from where to where."""
    theme, size, y = view.theme, view.text_px(21), place.middle[1]
    animal, side = ANIMALS[index * 5 % 8], "rb"[index % 2]
    piece_px = view.px(36)
    ops: DrawList = (
        Text(f"{index + 1}.", place.x + view.px(46), y, size, theme.soft_text, "right"),
        Sprite(f"pieces/{side}_{animal}", place.x + view.px(76), y, piece_px, piece_px),
        Text(animal.capitalize(), place.x + view.px(104), y, size, theme.text),
        Text(f"{'ABCDEFG'[index % 7]}{index % 9 + 1}", place.x + view.px(220), y, size, theme.text),
        Text(f"→ D{index % 8 + 1}", place.x + view.px(270), y, size, theme.text),
    )
    if state == "normal" and index % 2 == 0:
        return ops
    fill = theme.current_row if state == "chosen" else theme.row
    svg = skins.row(place.w / view.zoom, place.h / view.zoom, fill, "")
    return (Drawing(svg, place.x, place.y, place.w, place.h), *ops)


@dataclass(frozen=True, slots=True)
class Scenario:
    """What goes on: inputs, and what moves on the board."""

    hovers: bool = False
    scrolls: bool = False
    says: bool = False
    steps: bool = False
    bursts: bool = False
    shakes: bool = False

    def happen(self, screen: PlayScreen, frame: int, now: float) -> None:
        """Let the inputs of a frame happen."""
        if self.hovers:
            screen.point_at_buttons(frame, now)
        elif self.scrolls:
            screen.point_at_history(now)
        if self.scrolls:
            screen.turn_wheel(frame, now)
        if self.says:
            screen.say(frame, now)

    def draw(self, screen: PlayScreen, frame: int, now: float) -> DrawList:
        """What is seen in a frame."""
        return screen.draw(
            now,
            step=frame if self.steps else None,
            burst=frame if self.bursts else None,
            shake=frame if self.shakes else None,
        )


SCENARIOS: Final[Mapping[str, Scenario]] = {
    "hover": Scenario(hovers=True),
    "slide": Scenario(steps=True),
    "particles": Scenario(bursts=True),
    "scroll": Scenario(scrolls=True),
    "capture with shake": Scenario(bursts=True, shakes=True),
    "everything at once": Scenario(True, True, True, True, True, True),
}
