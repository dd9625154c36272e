"""A program is tried out while one looks on: what it is, what it plays, or what is wrong."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jungle_pg.engine.foreign.program import Program
from jungle_pg.engine.foreign.trial import Trial
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.programs.captions import fault_text, games_text
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import LARGE, TEXT, WORDS, M
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Column, Gap, Part
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.placing import Paragraph, words_slot
from jungle_pg.ui.widget import Act

POLL_S: Final = 1 / 30


@dataclass(frozen=True, slots=True)
class Tried:
    """A program that works, as it told of itself."""

    program: Program


class TrialDialog(ModalDialog):
    """Leaves `Tried` where the player keeps the program, or nothing."""

    name = "trial"
    width = WORDS

    def __init__(
        self, world: World, command: Sequence[str], earlier: Program | None, now: float
    ) -> None:
        assert world.programs is not None
        self.world = world
        self.trial: Trial = world.programs().trial(command, earlier)
        self.keep = Button("keep", icon="check", kind="green")
        self.no = Button("no", icon="close")
        self.no.sound = "ui_back"
        super().__init__(world.hear, [ButtonRow((self.keep, self.no))], "keep", "no", now)
        self._shown: object = None
        world.hear("ui_panel")

    def set_labels(self, view: View) -> None:
        self.keep.label, self.no.label = view.words("programs.keep"), view.words("programs.cancel")
        self.keep.is_enabled = self._works

    def heading(self, view: View) -> str:
        if not self.trial.is_done:
            return view.words("programs.trying")
        return view.words("programs.tried" if self._works else "programs.failed")

    def body(self, view: View) -> tuple[Part, ...]:
        """Who it is, what it has shown, and what happens or is wrong; with room for all."""
        words, theme, trial = view.words, view.theme, self.trial
        program, fault = trial.program, trial.fault
        name = program.name or program.command[0]
        if program.author:
            name = words("programs.by", name=name, author=program.author)
        games = games_text(self.world, words, program)
        played = words("programs.plays", games=games) if games else ""
        if fault is not None:
            state = fault_text(words, fault)
        elif trial.is_done:
            state = ""
        else:
            state = words("programs.tries_games" if program.name else "programs.greeting")
        told = ((name, LARGE, theme.text, 2), (played, TEXT, theme.text, 2),
                (state, TEXT, theme.soft_text, 2))  # fmt: skip
        rows = tuple(
            _room(view, Paragraph(text, units, ink, "centre", lines))
            for text, units, ink, lines in told
        )
        return (Column(rows, gap=M),)

    def take(self, act: Act, now: float) -> Command | None:
        """Keep it, or not."""
        return Pop(Tried(self.trial.program)) if act.name == "keep" and self._works else Pop()

    def update(self, now: float) -> Command | None:
        """Go on with the trial, and show what has come of it."""
        was_done = self.trial.is_done
        self.trial.poll()
        shown = (self.trial.is_done, self.trial.program, self.trial.fault)
        if shown != self._shown:
            self._shown = shown
            self.rearrange()
        if self.trial.is_done and not was_done:
            self.world.hear("saved" if self._works else "error")
        return None

    def wakes_at(self, now: float) -> float | None:
        """Also while the program is awaited."""
        times = (super().wakes_at(now), None if self.trial.is_done else now + POLL_S)
        return min((time for time in times if time is not None), default=None)

    def close(self) -> None:
        """Nothing is left running."""
        self.trial.close()

    @property
    def _works(self) -> bool:
        return self.trial.is_done and self.trial.fault is None


def _room(view: View, words: Paragraph) -> Part:
    """A place for words that is as high while there are none."""
    slot = words_slot(view, words)
    least = view.text_px(words.units) * PARAGRAPH_STEP / view.zoom
    return Column((slot, Gap(grow=1.0)), least=(None, least))
