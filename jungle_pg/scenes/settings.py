"""The settings: sound, motion, language, board and screen; everything acts at once."""

from dataclasses import replace
from math import inf
from typing import Any, Final

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Command, Push, Result
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.settings_controls import Controls, value_of
from jungle_pg.scenes.settings_sections import INDENT, column_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.view import View
from jungle_pg.ui.button import Button
from jungle_pg.ui.panel import panel_inner, panel_ops, rope_ops
from jungle_pg.ui.scroll_page import ScrollPage
from jungle_pg.ui.widget import NOWHERE, Act, Widget

WIDEST: Final = 1420
WIDEST_SINGLE: Final = 880
TWO_COLUMNS: Final = 1000
BETWEEN_COLUMNS: Final = 48
SECTION_GAP: Final = 24
LARGEST_GAP: Final = 64
FOOT: Final = 70
AROUND: Final = 84
"""What a panel needs above and below its sections and buttons."""

ABOVE: Final = 10
BELOW: Final = 16
INSETS: Final = (54, 64)
"""From the sides of the panel to the sections; the scroll bar stands in the right one."""

NARROW: Final = 700
NARROW_INSET: Final = 38


class SettingsScreen(Screen):
    """All that a player can choose; what it shows is what the world's settings say."""

    name = "settings"

    def __init__(self, world: World) -> None:
        self.controls = Controls()
        self.defaults = Button("defaults", icon="restart", size=24)
        self.done = Button("done", icon="check", kind="green", size=28)
        self.done.sound = "ui_back"
        self._wished_scale: int | None = None
        """A size of the interface that is not taken yet, lest everything moves under the mouse."""
        self._now = 0.0
        self._layout: Kept[DrawList] = Kept()
        self._scrolled: DrawList = ()
        self._port = NOWHERE
        moving = self.controls.widgets
        page = ScrollPage([self.defaults, self.done], moving, world.hear, "effects_volume")
        # In the order they are seen: the buttons stand below everything else.
        page.change([*moving, *(each for each in page.widgets if each not in moving)])
        super().__init__(world, page)
        self.scroll_page = page

    def lay_out(self, view: View) -> DrawList:
        """Show the settings as they are; where things stand depends on the view alone."""
        self.controls.show(self.world.settings)
        if self._wished_scale is not None:
            self.controls.scale.value = self._wished_scale
        return self._layout.get(view, lambda: self._place(view))

    def page_ops(self, view: View, now: float) -> DrawList:
        """The widgets, with labels and headings behind them."""
        return self.scroll_page.draw_over(self._scrolled, view, now)

    def handle(self, event: Input, now: float) -> Command | None:
        """As any screen; a new size of the interface waits until the mouse lets go."""
        self._now = now
        return super().handle(event, now) or self._take_scale()

    def take(self, act: Act, now: float) -> Command | None:
        """A switch, slider or card changes the setting it is named after."""
        match act.name:
            case "done":
                return self.back(now)
            case "defaults":
                self._forget_scale()
                return Push(_defaults_question(self.world))
            case "ui_scale" if isinstance(act.value, int | float):
                self._wished_scale = round(act.value)
                return None
        change: dict[str, Any] = {act.name: value_of(act)}
        return Change(replace(self.world.settings, **change))

    def resume(self, result: Result, now: float) -> Command | None:
        """The player has answered whether to go back to the usual settings."""
        if result != Answer("defaults", is_yes=True):
            return None
        now_set = self.world.settings
        return Change(
            Settings(
                language=now_set.language,
                window_size=now_set.window_size,
                full_screen=now_set.full_screen,
            )
        )

    def _forget_scale(self) -> None:
        """What a knob still held was about to say no longer counts."""
        self._wished_scale = None
        self.controls.show(self.world.settings)

    def _take_scale(self) -> Command | None:
        wished = self._wished_scale
        if wished is None or self.controls.scale.is_held:
            return None
        self._wished_scale = None
        return Change(replace(self.world.settings, ui_scale=wished))

    def _place(self, view: View) -> DrawList:
        """A panel on ropes, as high as its content if the window is; the buttons stay in sight."""
        words, used_last = view.words, self._used_in_sight()
        self.controls.say(view)
        self.defaults.label, self.done.label = words("settings.defaults"), words("settings.done")
        top, bottom = view.px(40), view.px(24)
        width = min(view.width - view.px(48), view.px(WIDEST))
        is_double = width - view.px(sum(INSETS)) >= view.px(TWO_COLUMNS)
        if not is_double:
            width = min(width, view.px(WIDEST_SINGLE))
        left = INSETS[0] if width >= view.px(NARROW) else NARROW_INSET
        area = Rect((view.width - width) / 2, 0, width, inf)
        area = area.inset(view.px(left), 0, view.px(INSETS[1]), 0)
        # Places on whole pixels may take two or three more.
        needed = self._fill(view, area, is_double)[1] + view.px(AROUND + FOOT) + 3
        height = min(view.height - top - bottom, needed)
        y = max(top, (view.height - height) / 2)
        panel = Rect((view.width - width) / 2, y, width, height).snapped()
        inner = panel_inner(view, panel)
        self._port = inner.inset(0, view.px(4), 0, view.px(FOOT + 10))
        self._scrolled, used = self._fill(view, area.moved(0, self._port.y), is_double)
        self.scroll_page.arrange(view, self._port, used)
        foot = Rect(area.x, inner.bottom - view.px(FOOT), area.w, view.px(FOOT))
        self._place_buttons(view, foot, is_double)
        if used_last is not None:
            above = used_last.rect.y - self._port.y
            self.scroll_page.scroll.reveal(above, above + used_last.rect.h, self._now)
        ropes = (panel.x + view.px(120), panel.right - view.px(120))
        return (
            *(op for rope in ropes for op in rope_ops(view, rope, 0, panel.y + view.px(6))),
            *panel_ops(view, panel, words("settings.heading"), 32),
        )

    def _fill(self, view: View, area: Rect, is_double: bool) -> tuple[DrawList, float]:
        """The sections in one or two columns, and their height with some air."""
        area = area.inset(0, view.px(ABOVE), 0, 0)
        first, second = self.controls.columns
        gap, air = view.px(SECTION_GAP), view.px(ABOVE + BELOW)
        if not is_double:
            ops, used = column_of(view, (*first, *second), area, gap)
            return ops, used + air
        wide = (area.w - view.px(BETWEEN_COLUMNS)) / 2
        pairs = ((first, area.from_left(wide)), (second, area.from_right(wide)))
        heights = [column_of(view, sections, place, gap)[1] for sections, place in pairs]
        highest = max(heights)
        every: list[Op] = []
        for (sections, place), height in zip(pairs, heights, strict=True):
            # Both columns end together, as long as that tears no holes.
            wider = min(gap + (highest - height) / (len(sections) - 1), view.px(LARGEST_GAP))
            every += column_of(view, sections, place, wider)[0]
        return tuple(every), highest + air

    def _place_buttons(self, view: View, foot: Rect, is_double: bool) -> None:
        """Under their columns, or at both ends."""
        half = (foot.w - view.px(BETWEEN_COLUMNS if is_double else 12)) / 2
        plain = min(half, max(self.defaults.size(view)[0], view.px(270)))
        green = min(half, max(self.done.size(view)[0], view.px(300)))
        right = foot.from_right(half)
        if is_double:
            self.defaults.place(foot.inset(view.px(INDENT), 0, 0, 0).from_left(plain))
            self.done.place(right.centred(green, right.h))
        else:
            self.defaults.place(foot.from_left(plain))
            self.done.place(right.from_right(green))

    def _used_in_sight(self) -> Widget | None:
        """The control with the focus, if it is seen: it should stay so when all moves."""
        used = self.page.focused
        if used is None or used not in self.controls.widgets:
            return None
        is_seen = used.rect.y < self._port.bottom and used.rect.bottom > self._port.y
        return used if is_seen else None


def _defaults_question(world: World) -> Question:
    return Question(
        world,
        "defaults",
        heading="settings.defaults",
        text="settings.ask",
        yes="settings.reset",
        no="settings.keep",
    )
