"""What lies over a screen and waits for an answer: a veil, a panel that swings in, and buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import ClassVar, Final

from jungle_pg.scenes.base import Announcement, Command, Result
from jungle_pg.scenes.screen import announced
from jungle_pg.stage.easing import overshoot, part
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key, Press
from jungle_pg.stage.input.shortcuts import BUTTONS, ON_DIALOG, Shortcut, by_key
from jungle_pg.stage.layout import Rect, without_holes
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Box, DrawList, Group, grouped, texts_in
from jungle_pg.stage.scale import COLUMN, HEADING, LINE, MEDIUM, READING, WORDS, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.layout import Choice, Column, Gap, Grid, Part, Row, Slot, Solved
from jungle_pg.ui.layout_solver import least_size, solve, wanted_size, widths
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import HEADING_MARGINS, HEADING_RISE, PARAGRAPH_STEP, panel_ops
from jungle_pg.ui.placing import Paragraph, put, words_slot
from jungle_pg.ui.widget import Act, Widget

SWING_S: Final = 0.2
APPEAR_S: Final = 0.1
FITTING_ROUNDS: Final = 5
FROM_AFAR: Final = by_key(BUTTONS)
"""The keys that press a button of the table press its namesake on a dialog over it."""

EDGE: Final = M
"""From the edges of the window, where it is small."""
SIDE: Final = XL


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """Buttons beside each other, or below each other where their words are too wide."""

    buttons: tuple[Button, ...]
    height: float = ROW_HEIGHT
    """Units."""


class ModalDialog:
    """What all dialogs share: each says what stands on its panel and takes its choices.

    One that was opened at no time in particular hangs still from the beginning.
    """

    name: ClassVar[str] = ""
    is_opaque: bool = False
    listens: bool = False
    width: ClassVar[float | None] = None
    """Units; where a window has fewer all becomes smaller. None is as wide as the words want."""
    shortcuts: tuple[Shortcut, ...] = ON_DIALOG

    def __init__(
        self,
        hear: Callable[[str], None],
        rows: Sequence[ButtonRow],
        default: str,
        cancel: str,
        opened_at: float = -inf,
    ) -> None:
        self.rows, self.opened_at = tuple(rows), opened_at
        self.window: View | None = None
        """The view as the player wishes it."""
        self.view: View | None = None
        """The same, or one with smaller units in which the dialog fits."""
        buttons = [button for line in rows for button in line.buttons]
        self.page = Page(buttons, hear, first=default)
        self.page.names["back"] = cancel
        self._hear, self._default, self._cancel = hear, default, cancel
        self._ground: DrawList = ()
        self._settled = opened_at == -inf
        self._whole: Memo[DrawList] = Memo()
        self._hung: Memo[DrawList] = Memo()

    def set_labels(self, view: View) -> None:
        """Put the words in."""

    def lit(self, view: View) -> tuple[Rect, ...]:
        """What of the screen below is not in the shade."""
        return ()

    def heading(self, view: View) -> str:
        """What stands on the plank over the panel."""
        raise NotImplementedError

    def body(self, view: View) -> tuple[Part, ...]:
        """What stands over the buttons, from top to bottom."""
        return ()

    def buttons_form(self, view: View) -> Part:
        """How the buttons stand."""
        return button_rows(view, self.rows)

    def take(self, act: Act, now: float) -> Command | None:
        """A button was pressed, or another widget used."""
        raise NotImplementedError

    def form(self, view: View) -> Part:
        """All that stands on the panel; air goes first where the window is low."""
        body = self.body(view)
        between = (air(S, L),) if body else ()
        return self.in_panel(*body, *between, self.buttons_form(view))

    def in_panel(self, *parts: Part) -> Column:
        """Parts below each other with air around them, which goes first."""
        parts = (air(XL, XL + L), *parts, air(L, XL))
        return Column(parts, padding=(SIDE, 0.0, SIDE, 0.0), least=(self.width, None))

    def needs(self, view: View) -> tuple[float, float]:
        """The width and height it takes at least, in pixels."""
        form = self.form(view)
        wide, high = least_size(form, self._width_px(view, form) / view.zoom)
        return view.px(wide + 2 * EDGE), view.px(high + HEADING_RISE + 2 * EDGE)

    def lay_out(self, view: View) -> DrawList:
        """Place the widgets; give what they hang on."""
        form, most = self.form(view), view.height - view.px(2 * EDGE + HEADING_RISE)
        wide = self._width_px(view, form)
        high = min(most, wanted_size(form, wide / view.zoom)[1] * view.zoom)
        # On whole pixels only in the end: else a form that fitted might miss a part of one.
        panel = view.window.centred(wide, high).moved(0, view.px(HEADING_RISE / 2))
        told = self.placed(view, solve(form, panel, view.zoom))
        return (*self.ground(view, panel.snapped()), *told)

    def ground(self, view: View, panel: Rect) -> DrawList:
        """The panel with its heading."""
        return panel_ops(view, panel, self.heading(view), HEADING)

    def placed(self, view: View, at: Solved) -> DrawList:
        """Put everything where it was solved; what stands beside the widgets."""
        return put(view, at)

    def arrange(self, view: View) -> None:
        """Lay out for this window, smaller than the player wishes where it would not fit."""
        self.window, self.page.shortcuts = view, self.shortcuts
        self.set_labels(view)
        self.view = fitting(view, self.needs)
        self._ground = self.lay_out(self.view)

    def rearrange(self) -> None:
        """Lay out again, and let it be seen."""
        if self.window is not None:
            self.arrange(self.window)
        self._settled = False

    def handle(self, event: Input, now: float) -> Command | None:
        """A button, Enter or Esc chooses; nothing reaches what lies under the veil."""
        match event:
            case Key(name="escape"):
                return None if event.repeat else self.choose(self._cancel, now)
            case Press() | Key() if now < self.opened_at + SWING_S:
                # It was meant for the board, before anybody could see the dialog.
                return None
            case Key(name="enter", repeat=False) if self.page.focused is None:
                return self.choose(self._default, now)
            case Key(name="enter", repeat=True):
                return None
            case Key(repeat=False) if self.offers(FROM_AFAR.get(event, "")):
                return self.choose(FROM_AFAR[event], now)
        act = self.page.handle(event, now)
        return None if act is None else self.take(act, now)

    def offers(self, name: str) -> bool:
        """Whether it can be left with a choice, by a button or by its key alone."""
        return any(button.name == name for line in self.rows for button in line.buttons)

    def choose(self, name: str, now: float) -> Command | None:
        """Press a button from afar, if it can be pressed; leaving is always possible."""
        button = next((each for each in self.page.widgets if each.name == name), None)
        if button is not None and not button.is_enabled and name != self._cancel:
            return None
        self._hear(Widget.sound if button is None else button.sound)
        return self.take(Act(name), now)

    def hears_pad(self, pad: int, does: str) -> bool:
        return True

    def grip(self, x: float, y: float) -> Grip:
        return self.page.grip(x, y, 0.0 if self.view is None else self.view.finger_px)

    def update(self, now: float) -> Command | None:
        return None

    def loose(self, now: float) -> DrawList:
        """What flies about between the veil and the dialog."""
        return ()

    @property
    def still_at(self) -> float:
        """When nothing moves by itself any more."""
        return self.opened_at + SWING_S

    def draw(self, now: float) -> DrawList:
        """The veil, what flies about, and the dialog on its way or in its place."""
        view = self.view
        assert view is not None
        hung = self._hung(grouped, ground=self._ground, buttons=self.page.draw(view, now))
        at, alpha = swing(view, now - self.opened_at)
        loose = self.loose(now)
        # Something that moves is over only once its end is drawn.
        self._settled = now >= self.still_at or view.calm
        return self._whole(_under_veil, view, loose, hung, at, alpha, self.lit(view))

    def wakes_at(self, now: float) -> float | None:
        """At once while something moves, else when a button changes by itself."""
        return self.page.wakes_at(now) if self._settled else now

    def resume(self, result: Result, now: float) -> Command | None:
        return None

    def pointer(self) -> str:
        return self.page.pointer

    def typing_at(self) -> Rect | None:
        return None

    def toast_room(self) -> Rect | None:
        return None

    def announce(self) -> Announcement:
        """Its heading, and all that stands on its panel beside the buttons."""
        assert self.view is not None
        heading = self.heading(self.view)
        told = " ".join(texts_in(self._ground))
        return announced(self.page, self.view.words, heading, told.removeprefix(heading))

    def focus_first(self) -> None:
        self.page.focus_first()

    def close(self) -> None:
        """Nothing goes on without it."""

    def _width_px(self, view: View, form: Part) -> float:
        most = view.width - view.px(2 * EDGE)
        if self.width is not None:
            return min(view.px(self.width), most)
        heading = view.text_width(self.heading(view), HEADING) + view.px(HEADING_MARGINS + SIDE)
        wish = max(view.px(widths(form).wanted), heading, view.px(COLUMN))
        return min(wish, view.px(READING + 2 * SIDE), most)


def _under_veil(
    view: View, loose: DrawList, hung: DrawList, at: int, alpha: int, lit: tuple[Rect, ...]
) -> DrawList:
    veil, opacity = view.theme.dialog_veil, view.theme.dialog_alpha
    shade = without_holes(view.window, [rect.snapped() for rect in lit])
    return (
        *(Box(r.x, r.y, r.w, r.h, veil, opacity) for r in shade),
        Group("loose", loose),
        Group("hung", hung, dy=at, alpha=alpha, bake=alpha < 255 or at != 0),
    )


def swing(view: View, since_s: float) -> tuple[int, int]:
    """How far below its place a dialog hangs so long after it came, in pixels, and its alpha."""
    if view.calm:
        return 0, 255
    done = part(since_s, 0, SWING_S)
    at = round(view.px(LINE) * (overshoot(done) - 1))
    return at, round(255 * part(since_s, 0, APPEAR_S))


def fitting(view: View, needs: Callable[[View], tuple[float, float]]) -> View:
    """A view in which something fits the window: the given one, or one with smaller units."""
    for _ in range(FITTING_ROUNDS):
        width, height = needs(view)
        share = min(view.width / width, view.height / height)
        if share >= 1:
            break
        view = replace(view, zoom=view.zoom * share)
    return view


def air(least: float, wanted: float) -> Gap:
    """Room that is given up first where a window is low."""
    return Gap(least=(None, least), wanted=(None, wanted), shrink=2)


def told_slot(view: View, text: str) -> Slot:
    """A few centred sentences; where there is no room for all their lines, the last ones go."""
    letters, zoom = view.text_px(MEDIUM), view.zoom
    slot = words_slot(view, Paragraph(text, MEDIUM, view.theme.text, "centre"))
    # One more: what is taken off again on both sides is not always the same to the last bit.
    wide = (max(view.measure(line, letters) for line in text.split("\n")) + 2) / zoom
    high = letters * PARAGRAPH_STEP / zoom if text else 0.0
    return replace(slot, least=(0.0, high), wanted=(min(wide, WORDS), None), shrink=1)


def button_rows(view: View, rows: Sequence[ButtonRow]) -> Column:
    """Rows of buttons as wide as there is room; those whose words are too wide come in halves."""
    return Column(tuple(_row(view, line.buttons, line.height) for line in rows), gap=S)


def _row(view: View, buttons: Sequence[Button], height: float) -> Part:
    """Equally wide; or more for longer words; or below each other."""
    if len(buttons) == 1:
        return Slot(buttons[0], least=(0.0, height), grow=1.0)
    slots = tuple(
        Slot(button, least=(button.tight_width(view) / view.zoom, height), grow=1.0)
        for button in buttons
    )
    middle = (len(buttons) + 1) // 2
    halves = [_row(view, half, height) for half in (buttons[:middle], buttons[middle:])]
    return Choice(
        (
            Grid(slots, gap=S, columns=len(slots)),
            Row(slots, gap=S),
            Column(tuple(halves), gap=S),
        )
    )
