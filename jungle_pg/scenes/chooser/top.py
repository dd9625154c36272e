"""The top of the chooser: what is to be done, what the game in front is, and small buttons."""

from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.title.quick import QuickButtons
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import LARGE, LINE, MEDIUM, XS, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Gap, Row, Slot, Solved
from jungle_pg.ui.layout_solver import widths
from jungle_pg.ui.panel import PLANK_MARGINS, PLANK_STEP, plank_ops
from jungle_pg.ui.placing import slot_of
from jungle_pg.ui.widget import Widget

PLANK: Final = LINE + M
ICON: Final = 1.65
"""What the sign before the heading takes, in sizes of its letters."""


class Top:
    """A plank with the heading, the line about a game, the small buttons and the way back."""

    def __init__(self) -> None:
        self.quick = QuickButtons()
        self.rules = Button("rules", icon="rules")
        self.back = Button("back", icon="left")
        self.back.sound = "ui_back"
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

    def form(self, view: View) -> Choice:
        """All in a row; or the line below the others, then without the heading.

        A heading that would be cut is left out: the cabinets speak for themselves.
        """
        small = tuple(slot_of(view, each) for each in self.widgets)
        buttons = Row(small, gap=XS)
        buttons_w = widths(buttons).least
        heading = Slot("heading", least=(_heading_width(view), PLANK))
        # As wide as the buttons, so that the line stands in the middle, or as near as it can.
        left = Row((heading,), align="start", wanted=(buttons_w, None), shrink=1)
        line = Slot("line", least=(_widest_line(view), PLANK), grow=1.0)
        below = Slot("line", least=(0.0, PLANK))
        return Choice(
            (
                Row((left, line, buttons), gap=L),
                Column(
                    (Row((heading, Gap(grow=1.0), buttons), gap=L, align="start"), below), gap=S
                ),
                Column((Row((Gap(grow=1.0), buttons)), below), gap=S),
            )
        )

    def place(self, at: Solved) -> None:
        for button in self.widgets:
            button.place(at[button])

    def draw(self, view: View, at: Solved, line: str) -> DrawList:
        """The planks."""
        return self._planks(_planks, view, at.get("heading"), at["line"], line)


def _heading_width(view: View) -> float:
    """Of the plank with the heading, in units."""
    words = view.text_width(view.words("chooser.heading"), LARGE)
    return (words + view.text_px(LARGE) * ICON) / view.zoom + PLANK_MARGINS + S


def _widest_line(view: View) -> float:
    """Of the planks with what games are, in units: all stand in the same place."""
    lines = (text for key, text in view.words.texts.items() if key.startswith("game_line."))
    longest = max((view.text_width(line, MEDIUM) for line in lines), default=0.0)
    return longest / view.zoom + PLANK_MARGINS + S


def _planks(view: View, heading: Rect | None, room: Rect, line: str) -> DrawList:
    """The heading in its place, if it has one, and the line in the middle of its room."""
    ops: DrawList = ()
    if heading is not None:
        ops = plank_ops(view, heading, view.words("chooser.heading"), icon="games", size=LARGE)
    if not line:
        return ops
    wide = view.text_width(line, MEDIUM)
    is_long = wide + view.px(PLANK_MARGINS) > room.w
    two_lines = view.text_px(MEDIUM) * PLANK_STEP * 2 + view.px(L)
    high = two_lines if is_long else view.px(PLANK)
    wide = min(room.w, wide + view.px(PLANK_MARGINS + S))
    place = Rect(room.middle[0] - wide / 2, room.y, wide, high)
    return (*ops, *plank_ops(view, place, line, size=MEDIUM))
