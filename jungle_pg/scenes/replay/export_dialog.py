"""A match that is watched as a file for others: which kind, and then how far it is."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Theme
from jungle_pg.scenes.appearance import in_letters
from jungle_pg.scenes.base import Command, Pop, Push, Replace, Say
from jungle_pg.scenes.exports import (
    CUT_SHORT,
    GIF,
    NO_LIBRARY,
    PGN,
    PNG,
    TXT,
    Exported,
    Exporter,
    ExportJob,
    ExportOrder,
    NotExported,
    kinds_of,
)
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog, place_rows, rows_height
from jungle_pg.scenes.replay.tape import SPEEDS
from jungle_pg.scenes.replay.timeline import SpeedSlider
from jungle_pg.scenes.saves.long_names import cut_inside
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.controls.choice import Choice, ChoiceCards
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.panel import HEADING_RISE, panel_ops

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
PATH_LETTERS: Final = 20
LINE_STEP: Final = 1.4
START, CANCEL, KIND = "start", "cancel", "kind"
SHOW, CLOSE = "show_folder", "close"
PICTURES: Final = {GIF: "replay", PNG: "coords", TXT: "moves", PGN: "computer"}
COMMAND: Final = "pip install 'jungle-pg[export]'"


class ExportDialog(ModalDialog):
    """Asks for the kind of file and begins to write it, or leaves nothing."""

    name = "export"

    def __init__(
        self, world: World, exporter: Exporter, match: AnyMatch, speed: float, now: float
    ) -> None:
        self._exporter, self._match = exporter, match
        self._kinds = kinds_of(match.rulebook)
        self._window: View | None = None
        self._cards = ChoiceCards(KIND, [Choice(kind) for kind in self._kinds])
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
        return self._kinds[self._cards.chosen]

    def set_labels(self, view: View) -> None:
        self._window = view
        words = view.words
        self._cards.choices = tuple(
            Choice(words(f"export.{kind}"), (PICTURES[kind],), words(f"export.{kind}_about"))
            for kind in self._kinds
        )
        self._speed.is_enabled = self.kind == GIF
        for row in self.rows:
            for button in row.buttons:
                button.label = words(f"export.{button.name}")

    def needs(self, view: View) -> tuple[float, float]:
        panels = view.px(TOP + BOTTOM + HEADING_RISE + 2 * EDGE)
        return view.px(WIDTH + 2 * EDGE), self._content(view) + panels

    def lay_out(self, view: View) -> DrawList:
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
        if self.kind == PGN:
            settings = in_letters(settings, self.world.games()[self._match.rulebook.game_id])
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


class ExportRunning(ModalDialog):
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

    def set_labels(self, view: View) -> None:
        self.rows[0].buttons[0].label = view.words("export.cancel")

    def needs(self, view: View) -> tuple[float, float]:
        panels = view.px(TOP + BOTTOM + HEADING_RISE + 2 * EDGE)
        return view.px(WIDTH + 2 * EDGE), self._content(view) + panels

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
        return Pop()

    def update(self, now: float) -> Command | None:
        """Look how far it is; leave when it is over."""
        self._bar.value = self._job.part
        outcome = self._job.outcome
        if isinstance(outcome, Exported):
            self.world.hear("saved")
            return Replace(ExportDone(self.world, outcome.path, self.opened_at))
        return None if outcome is None else Pop(outcome)

    def wakes_at(self, now: float) -> float | None:
        """At once when the bar has grown."""
        return now if self._bar.value != self._drawn else super().wakes_at(now)

    def draw(self, now: float) -> DrawList:
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


class ExportDone(ModalDialog):
    """Says where the file lies, and lets the system show its folder."""

    name = "export_done"

    def __init__(self, world: World, path: Path, now: float) -> None:
        self._path = path
        close = Button(CLOSE, icon="check", kind="green")
        close.sound = "ui_back"
        row = ButtonRow((Button(SHOW, icon="load"), close), ROW_HEIGHT)
        super().__init__(world, [row], CLOSE, CLOSE, now)

    def set_labels(self, view: View) -> None:
        for button in self.rows[0].buttons:
            button.label = view.words(f"export.{button.name}")

    def needs(self, view: View) -> tuple[float, float]:
        panels = view.px(TOP + BOTTOM + HEADING_RISE + 2 * EDGE)
        return view.px(WIDTH + 2 * EDGE), self._content(view) + panels

    def lay_out(self, view: View) -> DrawList:
        """The name of the file, its folder, the buttons."""
        panel, inner = _panel(view, self._content(view))
        theme, letters, small = view.theme, view.text_px(LETTERS), view.text_px(PATH_LETTERS)
        step = letters * LINE_STEP
        x, y = inner.middle[0], inner.y + step / 2
        name = cut_inside(self._path.name, letters, inner.w, view.measure)
        folder = cut_inside(str(self._path.parent), small, inner.w, view.measure)
        below = Rect(inner.x, inner.y + 3 * step + view.px(GAP / 2), inner.w, inner.h)
        place_rows(view, self.rows, below)
        return (
            *panel_ops(view, panel, view.words("export.heading"), HEADING_SIZE),
            Text(view.words("export.done"), x, y, letters, theme.soft_text, "centre"),
            Text(name, x, y + step, letters, theme.text, "centre"),
            Text(folder, x, y + 2 * step, small, theme.soft_text, "centre"),
        )

    def take(self, name: str) -> Command | None:
        """Show the folder and stay, or leave."""
        if name == SHOW:
            self.world.show_folder(self._path.parent)
            return None
        return Pop()

    def _content(self, view: View) -> float:
        inner = view.px(WIDTH - 2 * SIDE)
        lines = 3 * view.text_px(LETTERS) * LINE_STEP
        return lines + view.px(GAP / 2) + rows_height(view, self.rows, inner)


def export_command(world: World, match: AnyMatch, speed: float, now: float) -> Command | None:
    """Ask for the kind of file, where files can be written."""
    if world.exporter is None:
        return None
    return Push(ExportDialog(world, world.exporter, match, speed, now))


def told(words: Words, outcome: object) -> Say | None:
    """Why nothing came of an export, in words; nothing of what is no outcome."""
    match outcome:
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
