"""What the coach says after a mistake, beside a board that stays in sight."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.games.game import Game
from jungle_pg.games.values import Field
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.review.over import BAD, GOOD, Over, Pointed, drawn_at, over_ops, still_after
from jungle_pg.scenes.table.thoughts.coach import Warned, answer_ends, best_ends, warning_text
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import BUTTON, COLUMN, HIGH, MEDIUM, SIDE, TALL, TEXT, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Column, Part, Row
from jungle_pg.ui.layout_solver import solve, wanted_size
from jungle_pg.ui.panel import HEADING_RISE
from jungle_pg.ui.placing import Paragraph, sprite_slot, words_slot
from jungle_pg.ui.widget import Act


class CoachWish(StrEnum):
    """What may be done about a warning."""

    TAKE_BACK = "take_back"
    PLAY_ON = "play_on"
    BETTER = "better"


ICONS: Final = {
    CoachWish.TAKE_BACK: ("undo", "green"),
    CoachWish.PLAY_ON: ("right", "plain"),
    CoachWish.BETTER: ("hint", "amber"),
}
LEAST_ROOM: Final = SIDE
"""A place beside the board that is narrower is no place for words."""


@dataclass(frozen=True, slots=True)
class CoachChoice:
    """Whether the move is taken back."""

    takes_back: bool


class CoachDialog(ModalDialog):
    """Leaves a `CoachChoice`; Esc plays on. It shows the better move only when asked."""

    name = "coach"

    def __init__(
        self, world: World, game: Game, board: PlayedBoard, warned: Warned, now: float
    ) -> None:
        self.world, self.game, self.board, self.warned = world, game, board, warned
        self.shows_best = False
        self._since = now
        self._over: Memo[DrawList] = Memo()
        self._buttons = {
            wish: Button(wish, icon=icon, kind=kind, size=TEXT)
            for wish, (icon, kind) in ICONS.items()
        }
        first, second, third = self._buttons.values()
        rows = [ButtonRow((first,), HIGH), ButtonRow((second, third), BUTTON)]
        super().__init__(world.hear, rows, CoachWish.TAKE_BACK, CoachWish.PLAY_ON, now)
        world.hear("ui_panel")

    def set_labels(self, view: View) -> None:
        for wish, button in self._buttons.items():
            button.label = view.words(f"coach.{wish}")
        self._buttons[CoachWish.BETTER].is_enabled = not self.shows_best

    def heading(self, view: View) -> str:
        return view.words("coach.heading")

    def body(self, view: View) -> tuple[Part, ...]:
        """The guide, and what it says."""
        notation = notation_of(self.world.settings, self.game)
        told = warning_text(self.warned, self.game, view.words, notation)
        words = words_slot(view, Paragraph(told, MEDIUM, view.theme.text), grow=1.0, wanted=SIDE)
        mood = "point" if self.shows_best else "worried"
        guide = sprite_slot(f"journey/guide_{mood}", TALL + L)
        return (Row((guide, words), gap=M, align="centre"),)

    def form(self, view: View) -> Part:
        parts = (*self.body(view), self.buttons_form(view))
        return Column(parts, gap=M, padding=(L + S, 2 * L, L + S, L + M))

    def lit(self, view: View) -> tuple[Rect, ...]:
        field = self.board.field
        return (view.window,) if field is None else (self._board(field),)

    def _board(self, field: Field) -> Rect:
        """The board with its frame."""
        return field.rect.shrunk(-self.game.look.margin * field.square)

    def room(self, view: View) -> Rect:
        """The largest place beside the board; over its lower part where there is none."""
        window, field = view.window.shrunk(view.px(M)), self.board.field
        if field is None:
            return window
        board = self._board(field)
        rooms = (
            Rect(window.x, window.y, board.x - window.x, window.h),
            Rect(board.right, window.y, window.right - board.right, window.h),
            Rect(window.x, window.y, window.w, board.y - window.y),
            Rect(window.x, board.bottom, window.w, window.bottom - board.bottom),
        )
        wide = [room for room in rooms if room.w >= view.px(LEAST_ROOM) and room.h >= view.px(SIDE)]
        if not wide:
            return window.from_bottom(window.h / 2)
        return max(wide, key=lambda room: min(room.w, view.px(COLUMN)) * min(room.h, view.px(SIDE)))

    def needs(self, view: View) -> tuple[float, float]:
        """What it takes of the window, as if the window were its room."""
        room, form = self.room(view), self.form(view)
        wide = min(room.w, view.px(COLUMN))
        high = view.px(wanted_size(form, wide / view.zoom)[1] + HEADING_RISE)
        return view.width, view.height * max(1.0, high / room.h)

    def lay_out(self, view: View) -> DrawList:
        form, room = self.form(view), self.room(view)
        wide = min(room.w, view.px(COLUMN))
        high = min(room.h, view.px(wanted_size(form, wide / view.zoom)[1]))
        panel = room.centred(wide, high).moved(0, view.px(HEADING_RISE / 2))
        told = self.placed(view, solve(form, panel, view.zoom))
        return (*self.ground(view, panel.snapped()), *told)

    def loose(self, now: float) -> DrawList:
        """The arrow of the answer, and that of the better move once it was asked for."""
        view, field = self.view, self.board.field
        if view is None or field is None:
            return ()
        arrows = []
        ends = best_ends(self.warned) if self.shows_best else answer_ends(self.warned)
        places = [self.board.place_of(pick) for pick in ends]
        if len(places) > 1 and places[0] is not None and places[-1] is not None:
            colour, badge = (GOOD, "review/badge_best") if self.shows_best else (BAD, "")
            arrows.append(Pointed(places[0], places[-1], colour, badge))
        drawn = drawn_at(tuple(arrows), now - self._since, is_calm=view.calm)
        return self._over(over_ops, view, Over(float(field.square), tuple(arrows), drawn))

    @property
    def still_at(self) -> float:
        return max(super().still_at, self._since + still_after((Pointed((0, 0), (0, 0), "", ""),)))

    def take(self, act: Act, now: float) -> Command | None:
        if act.name == CoachWish.BETTER:
            self.shows_best, self._since = True, now
            self.world.hear("hint")
            self.rearrange()
            return None
        return Pop(CoachChoice(act.name == CoachWish.TAKE_BACK))
