"""A match that is watched as a file for others: which kind, and then how far it is."""

from dataclasses import replace
from typing import Final

from jungle_pg.files.settings import Theme
from jungle_pg.scenes.base import Command, Pop, Push, Replace, Say
from jungle_pg.scenes.board.hung_dialog import ButtonRow, HungDialog, place_rows, rows_height
from jungle_pg.scenes.exports import (
    CUT_SHORT,
    GIF,
    KINDS,
    NO_LIBRARY,
    PNG,
    TXT,
    Exported,
    Exporter,
    ExportJob,
    ExportOrder,
    NotExported,
)
from jungle_pg.scenes.replay.controls import SpeedSlider
from jungle_pg.scenes.replay.tape import SPEEDS
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input, Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.button import ROW_HEIGHT, Button
from jungle_pg.ui.choice import Choice, ChoiceCards
from jungle_pg.ui.panel import HEADING_RISE, panel_ops
from jungle_pg.ui.progress import ProgressBar

WIDTH: Final = 680
SIDE: Final = 46
TOP: Final = 58
BOTTOM: Final = 42
EDGE: Final = 16
GAP: Final = 22
SPEED: Final = 74
SPEED_MARKS: Final = 26
BAR: Final = 24
LINE: Final = 40
LETTERS: Final = 24
HEADING_SIZE: Final = 32
NARROWEST_CARD: Final = 150
START, CANCEL, KIND = "start", "cancel", "kind"
PICTURES: Final = {GIF: "replay", PNG: "coords", TXT: "moves"}
COMMAND: Final = "pip install 'jungle-pg[export]'"


class ExportDialog(HungDialog):
    """Asks for the kind of file and begins to write it, or leaves nothing."""

    name = "export"

    def __init__(
        self, world: World, exporter: Exporter, match: AnyMatch, speed: float, now: float
    ) -> None:
        self._exporter, self._match = exporter, match
        self._window: View | None = None
        self._cards = ChoiceCards(KIND, [Choice(kind) for kind in KINDS])
        self._speed = SpeedSlider()
        self._speed.show(speed)
        start, cancel = Button(START, icon="save", kind="green"), Button(CANCEL, icon="close")
        cancel.sound = "ui_back"
        super().__init__(world, [ButtonRow((start, cancel), ROW_HEIGHT)], START, CANCEL, now)
        self.page.change([self._cards, self._speed, start, cancel])
        world.hear("ui_panel")

    @property
    def kind(self) -> str:
        """What was chosen."""
        return KINDS[self._cards.chosen]

    def handle(self, event: Input, now: float) -> Command | None:
        """Enter begins, unless it presses a button."""
        focused = self.page.focused
        if event == Key("enter") and focused in (self._cards, self._speed):
            self.page.focus(None)
        return super().handle(event, now)

    def say(self, view: View) -> None:
        """What there is to choose."""
        self._window = view
        words = view.words
        self._cards.choices = tuple(
            Choice(words(f"export.{kind}"), (PICTURES[kind],), words(f"export.{kind}_about"))
            for kind in KINDS
        )
        self._speed.is_enabled = self.kind == GIF
        for row in self.rows:
            for button in row.buttons:
                button.label = words(f"export.{button.name}")

    def needs(self, view: View) -> tuple[float, float]:
        """The panel with its heading and some air."""
        around = view.px(TOP + BOTTOM + HEADING_RISE + 2 * EDGE)
        return view.px(WIDTH + 2 * EDGE), self._content(view) + around

    def lay_out(self, view: View) -> DrawList:
        """Cards, the speed, buttons."""
        panel, inner = _panel(view, self._content(view))
        high = self._cards_height(view)
        self._cards.place(inner.from_top(high))
        speed = Rect(inner.x, inner.y + high + view.px(GAP), inner.w, view.px(SPEED))
        word = view.words("replay.speed")
        wide = view.text_width(word, LETTERS) + view.px(GAP)
        self._speed.place(speed.inset(wide, 0, 0, 0))
        below = Rect(inner.x, speed.bottom + view.px(GAP / 2), inner.w, inner.h)
        place_rows(view, self.rows, below)
        theme, letters = view.theme, view.text_px(LETTERS)
        ink = theme.text if self._speed.is_enabled else theme.face("disabled").text
        y = speed.y + view.px(SPEED - SPEED_MARKS) / 2
        heading = view.words("export.heading")
        return (
            *panel_ops(view, panel, heading, HEADING_SIZE),
            Text(word, speed.x, y, letters, ink),
        )

    def take(self, name: str) -> Command | None:
        """Choose, begin, or think better of it."""
        match name:
            case "start":
                return self._begin()
            case "cancel":
                return Pop()
            case "kind":
                assert self._window is not None
                self.arrange(self._window)
        return None

    def _begin(self) -> Command:
        assert self.view is not None
        theme: Theme = "night" if self.view.theme.name == "night" else "day"
        settings = replace(self.world.settings, theme=theme)
        speed = SPEEDS[round(self._speed.value)]
        job = self._exporter(self._match, ExportOrder(self.kind, speed, settings=settings))
        return Replace(ExportRunning(self.world, job, self.kind, self.opened_at))

    def _content(self, view: View) -> float:
        inner = view.px(WIDTH - 2 * SIDE)
        buttons = rows_height(view, self.rows, inner)
        return self._cards_height(view) + view.px(SPEED + GAP * 1.5) + buttons

    def _cards_height(self, view: View) -> float:
        self._cards.keep_words_whole(view, NARROWEST_CARD)
        return self._cards.height_for(view, view.px(WIDTH - 2 * SIDE))


class ExportRunning(HungDialog):
    """Shows how far a file is; leaves what came of it, or nothing when it was cancelled."""

    name = "export_running"

    def __init__(self, world: World, job: ExportJob, kind: str, now: float) -> None:
        self._job, self._kind = job, kind
        self._bar = ProgressBar("export_progress", job.part)
        self._drawn = job.part
        cancel = Button(CANCEL, icon="close")
        cancel.sound = "ui_back"
        super().__init__(world, [ButtonRow((cancel,), ROW_HEIGHT)], CANCEL, CANCEL, now)
        self.page.change([self._bar, cancel])

    def say(self, view: View) -> None:
        """What can be done."""
        self.rows[0].buttons[0].label = view.words("export.cancel")

    def needs(self, view: View) -> tuple[float, float]:
        """The panel with its heading and some air."""
        around = view.px(TOP + BOTTOM + HEADING_RISE + 2 * EDGE)
        return view.px(WIDTH + 2 * EDGE), self._content(view) + around

    def lay_out(self, view: View) -> DrawList:
        """What is done, the bar, the button."""
        panel, inner = _panel(view, self._content(view))
        line = inner.from_top(max(view.px(LINE), view.text_px(LETTERS)))
        self._bar.place(Rect(inner.x, line.bottom + view.px(GAP / 2), inner.w, view.px(BAR)))
        y = line.bottom + view.px(GAP * 1.5 + BAR)
        place_rows(view, self.rows, Rect(inner.x, y, inner.w, inner.h))
        text = view.words(f"export.running_{self._kind}")
        letters = view.text_px(LETTERS)
        return (
            *panel_ops(view, panel, view.words("export.heading"), HEADING_SIZE),
            Text(text, *line.middle, letters, view.theme.text, "centre"),
        )

    def take(self, name: str) -> Command | None:
        """The only button cancels."""
        return Pop()

    def update(self, now: float) -> Command | None:
        """Look how far it is; leave when it is over."""
        self._bar.value = self._job.part
        outcome = self._job.outcome
        if isinstance(outcome, Exported):
            self.world.hear("saved")
        return None if outcome is None else Pop(outcome)

    def wakes_at(self, now: float) -> float | None:
        """At once when the bar has grown."""
        return now if self._bar.value != self._drawn else super().wakes_at(now)

    def draw(self, now: float) -> DrawList:
        """As any dialog."""
        self._drawn = self._bar.value
        return super().draw(now)

    def close(self) -> None:
        """Nobody waits for the file any more."""
        if self._job.outcome is None:
            self._job.cancel()

    def _content(self, view: View) -> float:
        inner = view.px(WIDTH - 2 * SIDE)
        line = max(view.px(LINE), view.text_px(LETTERS))
        return line + view.px(BAR + GAP * 1.5) + rows_height(view, self.rows, inner)


def export_command(world: World, match: AnyMatch, speed: float, now: float) -> Command | None:
    """Ask for the kind of file, where files can be written."""
    if world.exporter is None:
        return None
    return Push(ExportDialog(world, world.exporter, match, speed, now))


def told(words: Words, outcome: object) -> Say | None:
    """What came of an export, in words; nothing of what is no outcome."""
    match outcome:
        case Exported(path):
            return Say(words("export.done", path=str(path)))
        case NotExported(why) if why == NO_LIBRARY:
            return Say(words("export.no_library", command=COMMAND), "warning")
        case NotExported(why):
            sentence = words("export.cut_short") if why == CUT_SHORT else why
            return Say(words("export.failed", why=sentence), "warning")
    return None


def _panel(view: View, content: float) -> tuple[Rect, Rect]:
    """A panel in the middle for content of a height, and where that begins."""
    high = content + view.px(TOP + BOTTOM)
    panel = view.window.centred(view.px(WIDTH), high).moved(0, view.px(HEADING_RISE / 2)).snapped()
    inner = Rect(panel.x + view.px(SIDE), panel.y + view.px(TOP), view.px(WIDTH - 2 * SIDE), high)
    return panel, inner
