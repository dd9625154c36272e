"""The dialog for what rules count in a position, like moves without a capture."""

from collections.abc import Sequence
from dataclasses import dataclass

from jungle_pg.core.arranging import Counter
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow, ModalDialog
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import TEXT, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.layout import Choice, Column, Part, Row
from jungle_pg.ui.placing import label_slot, slot_of
from jungle_pg.ui.widget import Act


@dataclass(frozen=True, slots=True)
class Counted:
    """The values that were chosen, by the names of their counters."""

    values: tuple[tuple[str, int], ...]


class CountersDialog(ModalDialog):
    """Leaves `Counted`, or nothing when all stays as it was."""

    name = "study_counters"

    def __init__(self, world: World, counters: Sequence[Counter], now: float) -> None:
        self._before = {each.name: each.value for each in counters}
        self._steppers = {each.name: _stepper(each) for each in counters}
        self._lowest = {each.name: each.lowest for each in counters}
        self._yes, self._no = Button("yes", icon="check", kind="green"), Button("no", icon="left")
        self._no.sound = "ui_back"
        super().__init__(world.hear, [ButtonRow((self._yes, self._no))], "yes", "no", now)
        self.page.change([*self._steppers.values(), self._yes, self._no])
        world.hear("ui_panel")

    def set_labels(self, view: View) -> None:
        self._yes.label = view.words("study.counters_yes")
        self._no.label = view.words("study.back")

    def heading(self, view: View) -> str:
        return view.words("study.counters")

    def body(self, view: View) -> tuple[Part, ...]:
        """A stepper beside, or below, what it counts."""
        rows = []
        texts = {name: view.words(f"study.counter.{name}") for name in self._steppers}
        wide = max(view.text_width(text, TEXT) for text in texts.values()) / view.zoom
        for name, stepper in self._steppers.items():
            label = label_slot(view, texts[name], TEXT, ink=view.theme.text, wide=wide)
            widget = slot_of(view, stepper, grow=1.0)
            beside = Row((label, widget), gap=M, align="centre")
            rows.append(Choice((beside, Column((label, widget), gap=S))))
        return (Column(tuple(rows), gap=M, padding=(0.0, M, 0.0, M)),)

    def update(self, now: float) -> Command | None:
        """A held button goes on."""
        for stepper in self._steppers.values():
            stepper.repeat(now)
        return None

    def take(self, act: Act, now: float) -> Command | None:
        if act.name in self._steppers:
            return None
        if act.name == "no":
            return Pop()
        values = (
            (name, self._lowest[name] if stepper.value is None else stepper.value)
            for name, stepper in self._steppers.items()
        )
        return Pop(Counted(tuple(each for each in values if each[1] != self._before[each[0]])))


def _stepper(counter: Counter) -> Stepper:
    """The number of a counter, which is always there."""

    def told(value: int | None) -> str:
        return str(counter.lowest if value is None else value)

    return Stepper(counter.name, counter.lowest, counter.highest, 1, counter.value, told)
