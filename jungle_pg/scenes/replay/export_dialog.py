"""A match or a study as a file for others: which kind, and then how far it is."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.study.study import AnyStudy
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
from jungle_pg.scenes.modal_dialog import SIDE, ButtonRow, ModalDialog
from jungle_pg.scenes.replay.tape import SPEEDS
from jungle_pg.scenes.replay.timeline import SpeedSlider
from jungle_pg.scenes.world import World
from jungle_pg.stage.lines import cut_inside
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import DIALOG, SLIM, SMALL, TEXT, XL, L, M
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.choice import Choice, ChoiceCards
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.controls.slider import MARKS_HEIGHT
from jungle_pg.ui.layout import Column, Gap, Part, Row, Slot, growing
from jungle_pg.ui.placing import Paragraph, label_slot, slot_of, words_slot
from jungle_pg.ui.widget import Act

START, CANCEL, KIND = "start", "cancel", "kind"
SHOW, CLOSE = "show_folder", "close"
PICTURES: Final = {GIF: "replay", PNG: "coords", TXT: "moves", PGN: "computer"}
COMMAND: Final = "pip install 'jungle-pg[export]'"


class ExportStep(ModalDialog):
    """What the steps of an export have in common."""

    width = DIALOG

    def set_labels(self, view: View) -> None:
        for row in self.rows:
            for button in row.buttons:
                button.label = view.words(f"export.{button.name}")

    def heading(self, view: View) -> str:
        return view.words("export.heading")


class ExportDialog(ExportStep):
    """Asks for the kind of file and begins to write it, or leaves nothing."""

    name = "export"

    def __init__(
        self,
        world: World,
        exporter: Exporter,
        shown: AnyMatch | AnyStudy,
        speed: float,
        now: float,
    ) -> None:
        self.world, self._exporter, self._shown = world, exporter, shown
        self._kinds = kinds_of(shown.rulebook)
        self._cards = ChoiceCards(KIND, [Choice(kind) for kind in self._kinds])
        self._speed = SpeedSlider()
        self._speed.show(speed)
        start, cancel = Button(START, icon="save", kind="green"), Button(CANCEL, icon="close")
        cancel.sound = "ui_back"
        super().__init__(world.hear, [ButtonRow((start, cancel))], START, CANCEL, now)
        self.page.change([self._cards, self._speed, start, cancel])
        world.hear("ui_panel")

    @property
    def kind(self) -> str:
        """What was chosen."""
        return self._kinds[self._cards.chosen]

    def set_labels(self, view: View) -> None:
        super().set_labels(view)
        words = view.words
        self._cards.choices = tuple(
            Choice(words(f"export.{kind}"), (PICTURES[kind],), words(f"export.{kind}_about"))
            for kind in self._kinds
        )
        self._speed.is_enabled = self.kind == GIF

    def body(self, view: View) -> tuple[Part, ...]:
        """The kinds of file, and how fast a moving picture is."""
        self._cards.keep_words_whole(view, SLIM - 2 * XL)
        theme = view.theme
        ink = theme.text if self._speed.is_enabled else theme.face("disabled").text
        word = label_slot(view, view.words("replay.speed"), TEXT, ink=ink)
        label = Column((growing(word), Gap(least=(None, MARKS_HEIGHT))))
        slider = slot_of(view, self._speed, grow=1.0)
        cards = Slot(
            self._cards, lambda wide: self._cards.height_for(view, view.px(wide)) / view.zoom
        )
        return cards, Gap(least=(None, L)), Row((label, slider), gap=L)

    def take(self, act: Act, now: float) -> Command | None:
        """Choose, begin, or think better of it."""
        match act.name:
            case "start":
                return self._begin()
            case "cancel":
                return Pop()
            case "kind":
                self.rearrange()
        return None

    def _begin(self) -> Command:
        assert self.view is not None
        theme: Theme = "night" if self.view.theme.name == "night" else "day"
        settings = replace(self.world.settings, theme=theme)
        if self.kind == PGN:
            settings = in_letters(settings, self.world.games()[self._shown.rulebook.game_id])
        speed = SPEEDS[round(self._speed.value)]
        job = self._exporter(self._shown, ExportOrder(self.kind, speed, settings=settings))
        return Replace(ExportRunning(self.world, job, self.kind, self.opened_at))


class ExportRunning(ExportStep):
    """Shows how far a file is; leaves what came of it, or nothing when it was cancelled."""

    name = "export_running"

    def __init__(self, world: World, job: ExportJob, kind: str, now: float) -> None:
        self.world, self._job, self._kind = world, job, kind
        self._bar = ProgressBar("export_progress", job.part)
        self._drawn = job.part
        cancel = Button(CANCEL, icon="close")
        cancel.sound = "ui_back"
        super().__init__(world.hear, [ButtonRow((cancel,))], CANCEL, CANCEL, now)
        self.page.change([self._bar, cancel])

    def body(self, view: View) -> tuple[Part, ...]:
        """What is done, and the bar."""
        text = view.words(f"export.running_{self._kind}")
        line = words_slot(view, Paragraph(text, TEXT, view.theme.text, "centre"))
        return line, Gap(least=(None, M)), slot_of(view, self._bar)

    def take(self, act: Act, now: float) -> Command | None:
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


class ExportDone(ExportStep):
    """Says where the file lies, and lets the system show its folder."""

    name = "export_done"

    def __init__(self, world: World, path: Path, now: float) -> None:
        self.world, self._path = world, path
        close = Button(CLOSE, icon="check", kind="green")
        close.sound = "ui_back"
        row = ButtonRow((Button(SHOW, icon="load"), close))
        super().__init__(world.hear, [row], CLOSE, CLOSE, now)

    def body(self, view: View) -> tuple[Part, ...]:
        """The name of the file, and its folder."""
        theme, wide = view.theme, view.px(DIALOG - 2 * SIDE)
        said = (
            (view.words("export.done"), TEXT, theme.soft_text),
            (self._path.name, TEXT, theme.text),
            (str(self._path.parent), SMALL, theme.soft_text),
        )
        return tuple(
            words_slot(view, Paragraph(cut, units, ink, "centre"))
            for text, units, ink in said
            for cut in (cut_inside(text, view.text_px(units), wide - 2, view.measure),)
        )

    def take(self, act: Act, now: float) -> Command | None:
        """Show the folder and stay, or leave."""
        if act.name == SHOW:
            self.world.show_folder(self._path.parent)
            return None
        return Pop()


def export_command(
    world: World, shown: AnyMatch | AnyStudy, speed: float, now: float
) -> Command | None:
    """Ask for the kind of file, where files can be written."""
    if world.exporter is None:
        return None
    return Push(ExportDialog(world, world.exporter, shown, speed, now))


def told(words: Words, outcome: object) -> Say | None:
    """Why nothing came of an export, in words; nothing of what is no outcome."""
    match outcome:
        case NotExported(why) if why == NO_LIBRARY:
            return Say(words("export.no_library", command=COMMAND), "warning")
        case NotExported(why):
            sentence = words("export.cut_short") if why == CUT_SHORT else why
            return Say(words("export.failed", why=sentence), "warning")
    return None
