"""The workbench: every part of the interface on one page, to look at and to try."""

from typing import Final

from jungle_pg.scenes.base import Command, Push, Result, Say
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.tabs import HEIGHT as TABS_HEIGHT
from jungle_pg.ui.controls.tabs import Tab, Tabs
from jungle_pg.ui.panel import panel_inner, panel_ops
from jungle_pg.ui.scroll.scroll_list import BAR
from jungle_pg.ui.scroll.scroll_page import ScrollPage
from jungle_pg.ui.widget import Act
from tools.workbench.samples import Sheet, sheets
from tools.workbench.words import bench_words

TAB_TEXTS: Final = (
    ("workbench.buttons", "play"),
    ("workbench.choices", "sliders"),
    ("workbench.lists", "moves"),
    ("workbench.plates", "human"),
)
WIDEST: Final = 1500


class Workbench(Screen):
    """A sheet of parts for each tab."""

    name = "workbench"

    def __init__(self, world: World, tab: int = 0) -> None:
        self.tabs = Tabs("tabs", (), tab)
        self.done = Button("done", icon="left", kind="green")
        self.sheets: list[Sheet] = sheets(world)
        self._scrolled: DrawList = ()
        page = ScrollPage([self.tabs, self.done], self.sheet.widgets, world.hear, "tabs")
        page.default = self.done.name
        super().__init__(world, page)
        self.scroll_page = page

    @property
    def sheet(self) -> Sheet:
        """The sheet that is shown."""
        return self.sheets[self.tabs.chosen]

    def lay_out(self, view: View) -> DrawList:
        """A panel with tabs, the sheet below them, and the way back."""
        words = bench_words(view)
        self.tabs.tabs = tuple(Tab(words(text), icon) for text, icon in TAB_TEXTS)
        self.done.label = words("workbench.back")
        margin = view.px(40)
        height = view.height - margin - view.px(48)
        width = min(view.width - 2 * margin, view.px(WIDEST))
        panel = Rect((view.width - width) / 2, view.px(48), width, height).snapped()
        inner = panel_inner(view, panel)
        self.tabs.place(inner.from_top(view.px(TABS_HEIGHT)))
        wide, high = self.done.size(view)
        foot = inner.from_bottom(high)
        self.done.place(foot.from_right(max(wide, view.px(220))))
        port = inner.inset(0, view.px(TABS_HEIGHT + 12), 0, high + view.px(8))
        area = port.inset(view.px(26), view.px(4), view.px(BAR + 14), 0)
        self._scrolled, used = self.sheet.lay_out(view, area)
        self.scroll_page.arrange(view, port, used + view.px(12))
        return panel_ops(view, panel, words("workbench.heading"), 32)

    def page_ops(self, view: View, now: float) -> DrawList:
        """The widgets, with what is scrolled behind them."""
        return self.scroll_page.draw_over(self._scrolled, view, now)

    def take(self, act: Act, now: float) -> Command | None:
        """Most parts only react; some show what they are for."""
        match act.name:
            case "tabs" if self.view is not None:
                self.scroll_page.show(self.sheet.widgets)
                self.arrange(self.view)
            case "done":
                return self.back(now)
            case "ask":
                return Push(_question(self.world))
            case "say" if self.view is not None:
                return Say(bench_words(self.view)("workbench.said"))
            case _ if self.view is not None:
                self.sheet.take(act)
                self.arrange(self.view)
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        if isinstance(result, Answer) and self.view is not None:
            return Say(bench_words(self.view)("workbench.yes" if result.is_yes else "workbench.no"))
        return None


def _question(world: World) -> Question:
    return Question(
        world,
        "workbench",
        heading="quit.heading",
        text="quit.text",
        yes="quit.yes",
        no="quit.no",
    )
