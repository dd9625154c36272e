"""What all choices of one among several have in common."""

from dataclasses import dataclass

from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import Drawing
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Act, Props, State, Widget


@dataclass(frozen=True, slots=True)
class ChooserProps(Props):
    """How the parts of a choice stand."""

    states: tuple[State, ...]
    is_enabled: bool
    has_ring: bool


class Chooser(Widget):
    """One of several parts is chosen, by a click or with the arrow keys."""

    def __init__(self, name: str, chosen: int = 0) -> None:
        super().__init__(name)
        self.chosen = chosen
        self._hot_part: int | None = None
        self._held_part: int | None = None

    @property
    def count(self) -> int:
        """How many parts there are."""
        raise NotImplementedError

    def parts(self, view: View) -> list[Rect]:
        """Where the parts are."""
        raise NotImplementedError

    def columns(self, view: View, width: float) -> int:
        """How many parts stand beside each other in a place of a width."""
        return self.count

    def goal_of_key(self, name: str) -> int | None:
        """The part a key leads to; up and down change the row, where there is another one."""
        last = self.count - 1
        if name in ("up", "down") and self._view is not None:
            columns = self.columns(self._view, self.rect.w)
            goal = self.chosen + (columns if name == "down" else -columns)
            return goal if 0 <= goal <= last else None
        goals = {"left": self.chosen - 1, "right": self.chosen + 1, "home": 0, "end": last}
        return min(max(0, goals[name]), last) if name in goals else None

    def wants_key(self, name: str) -> bool:
        return self.goal_of_key(name) is not None

    def handle(self, event: Input, now: float) -> Act | None:
        """A click on a part or an arrow key chooses."""
        match event:
            case Point(x, y):
                self._hot_part = self._part_at(x, y)
            case Press(x, y):
                self._hot_part = self._held_part = self._part_at(x, y)
            case Release(x, y):
                held, self._held_part = self._held_part, None
                if self.is_held and held == self._part_at(x, y):
                    return self._choose(held)
            case Key(name):
                return self._choose(self.goal_of_key(name))
        return None

    def part_words(self, part: int) -> str:
        """What a part says; nothing for a mere picture."""
        return ""

    def describe(self, words: Words) -> Description:
        """What is chosen, and which of how many that is."""
        number, count = self.chosen, self.count
        if not 0 <= number < count:
            return self.described("choice", self.caption, words("narration.nothing_chosen"))
        value = self.part_words(number)
        return self.described("choice", self.caption, value, (number + 1, count))

    def part_state(self, part: int) -> State:
        """How a part stands."""
        if not self.is_enabled:
            return "disabled"
        if self.is_held:
            is_pressed = self.is_hot and part == self._held_part == self._hot_part
            return "pressed" if is_pressed else "normal"
        return "hover" if self.is_hot and part == self._hot_part else "normal"

    @property
    def states(self) -> tuple[State, ...]:
        """How all parts stand."""
        return tuple(map(self.part_state, range(self.count)))

    def _part_at(self, x: float, y: float) -> int | None:
        if self._view is None:
            return None
        parts = enumerate(self.parts(self._view))
        return next((number for number, part in parts if part.holds(x, y)), None)

    def _choose(self, part: int | None) -> Act | None:
        if part is None or part == self.chosen:
            return None
        self.chosen = part
        return Act(self.name, part)


def tray_op(view: View, rect: Rect, props: ChooserProps) -> Drawing:
    """The tray that several parts lie in, with the ring of the focus."""
    return skinned(view, rect, plate_skins.segment_tray, view.theme, props.has_ring)
