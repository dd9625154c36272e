"""The top of the chooser: what is to be done, what the game in front is, and small buttons."""

from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.title.quick import QuickButtons
from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import ROW_HEIGHT, Button
from jungle_pg.ui.panel import PLANK_MARGINS, PLANK_STEP, plank_ops
from jungle_pg.ui.widget import Widget

EDGE: Final = 24
GAP: Final = 4
SMALL: Final = 76
HEADING: Final = 27
HEADING_HEIGHT: Final = 62
LINE: Final = 24
ICON: Final = 1.65
"""What the sign before the heading takes, in sizes of its letters."""

BETWEEN: Final = 20


class Top:
    """A plank with the heading, the line about a game, the small buttons and the way back."""

    def __init__(self) -> None:
        self.quick = QuickButtons()
        self.rules = Button("rules", icon="rules")
        self.back = Button("back", icon="left")
        self.back.sound = "ui_back"
        self._heading = Rect(0, 0, 0, 0)
        self._line = Rect(0, 0, 0, 0)
        self._planks: Memo[DrawList] = Memo()

    @property
    def widgets(self) -> list[Widget]:
        """The buttons, in the order of their focus."""
        return [*self.quick.buttons.values(), self.rules, self.back]

    def set_labels(self, view: View, settings: Settings) -> None:
        """Put words and signs on the buttons."""
        self.quick.set_labels(view, settings)
        self.rules.tip = view.words("chooser.rules")
        self.back.tip = view.words("chooser.back")

    def place(self, view: View) -> float:
        """Lay everything out; where the room below it begins."""
        edge, gap, high = view.px(EDGE), view.px(GAP), view.px(ROW_HEIGHT)
        count = len(self.widgets)
        wide = count * view.px(SMALL) + (count - 1) * gap
        x = view.width - edge - wide
        strip = Rect(x, edge, wide, high)
        for button, place in zip(
            self.widgets, row(strip, [view.px(SMALL)] * count, gap), strict=True
        ):
            button.place(place)
        letters = view.text_px(HEADING)
        heading = view.measure(view.words("chooser.heading"), letters)
        heading += letters * ICON + view.px(PLANK_MARGINS + 8)
        # A heading that would be cut is left out: the cabinets speak for themselves.
        fits = heading <= x - 2 * edge
        self._heading = Rect(edge, edge, heading if fits else 0.0, view.px(HEADING_HEIGHT))
        middle = x - self._heading.right - 2 * view.px(BETWEEN)
        if middle >= (widest := self._widest_line(view)):
            left = self._heading.right + view.px(BETWEEN)
            # In the middle of the window, or as near to it as its neighbours let it.
            left = min(max(left, (view.width - widest) / 2), left + middle - widest)
            self._line = Rect(left, edge, widest, high)
            return edge + high
        below = edge + high + view.px(8)
        self._line = Rect(edge, below, view.width - 2 * edge, view.px(HEADING_HEIGHT))
        return self._line.bottom

    def draw(self, view: View, line: str) -> DrawList:
        """The planks."""
        return self._planks(_planks, view, self._heading, self._line, line)

    def _widest_line(self, view: View) -> float:
        lines = (text for key, text in view.words.texts.items() if key.startswith("game_line."))
        letters = view.text_px(LINE)
        longest = max((view.measure(line, letters) for line in lines), default=0.0)
        return longest + view.px(PLANK_MARGINS + 8)


def _planks(view: View, heading: Rect, room: Rect, line: str) -> DrawList:
    """The heading in its place, if it has one, and the line in the middle of its room."""
    ops: DrawList = ()
    if heading.w:
        ops = plank_ops(view, heading, view.words("chooser.heading"), icon="games", size=HEADING)
    if not line:
        return ops
    letters = view.text_px(LINE)
    wide = min(room.w, view.measure(line, letters) + view.px(PLANK_MARGINS + 8))
    is_long = view.measure(line, letters) + view.px(PLANK_MARGINS) > room.w
    high = letters * PLANK_STEP * 2 + view.px(20) if is_long else view.px(HEADING_HEIGHT)
    place = Rect(room.middle[0] - wide / 2, room.y, wide, high)
    return (*ops, *plank_ops(view, place, line, size=LINE))
