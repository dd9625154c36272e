"""The settings: sound, motion, language, board and screen; everything acts at once."""

from dataclasses import replace
from typing import Any, Final

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Command, Push, Result
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.panel_screen import BESIDE, INSETS, PanelScreen, place_in_foot
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.settings.controls import Controls, value_of
from jungle_pg.scenes.settings.sections import INDENT, column_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.view import View
from jungle_pg.ui.button import Button
from jungle_pg.ui.widget import Act

WIDEST: Final = 1420
WIDEST_SINGLE: Final = 880
TWO_COLUMNS: Final = 1000
BETWEEN_COLUMNS: Final = 48
SECTION_GAP: Final = 24
LARGEST_GAP: Final = 64
ABOVE: Final = 10
BELOW: Final = 16


class SettingsScreen(PanelScreen):
    """All that a player can choose; what it shows is what the world's settings say."""

    name = "settings"
    heading = "settings.heading"

    def __init__(self, world: World) -> None:
        self.controls = Controls()
        self.defaults = Button("defaults", icon="restart", size=24)
        self.keys = Button("keys", icon="sliders", size=24)
        self.done = Button("done", icon="check", kind="green", size=28)
        self.done.sound = "ui_back"
        self._wished_scale: int | None = None
        """A size of the interface that is not taken yet, lest everything moves under the mouse."""
        self._layout: Kept[DrawList] = Kept()
        foot = (self.defaults, self.keys, self.done)
        super().__init__(world, self.controls.widgets, foot, "effects_volume")

    def lay_out(self, view: View) -> DrawList:
        """Show the settings as they are; where things stand depends on the view alone."""
        self.controls.show(self.world.settings)
        if self._wished_scale is not None:
            self.controls.scale.value = self._wished_scale
        return self._layout.get(view, lambda: self._say(view))

    def _say(self, view: View) -> DrawList:
        self.controls.say(view)
        self.defaults.label = view.words("settings.defaults")
        self.keys.label = view.words("settings.keys")
        self.done.label = view.words("settings.done")
        return super().lay_out(view)

    def handle(self, event: Input, now: float) -> Command | None:
        """As any screen; a new size of the interface waits until the mouse lets go."""
        return super().handle(event, now) or self._take_scale()

    def take(self, act: Act, now: float) -> Command | None:
        """A switch, slider or card changes the setting it is named after."""
        match act.name:
            case "done":
                return self.back(now)
            case "defaults":
                self._forget_scale()
                return Push(_defaults_question(self.world))
            case "keys":
                return Push(Keys(self.world))
            case "ui_scale" if isinstance(act.value, int | float):
                self._wished_scale = round(act.value)
                return None
        change: dict[str, Any] = {act.name: value_of(act)}
        if act.name == "music_volume":
            # Whoever moves this slider wants to hear what it does.
            change["music_muted"] = False
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

    def widest(self, view: View) -> float:
        """Two columns where the window is wide enough for them."""
        is_double = view.width - view.px(2 * BESIDE + sum(INSETS)) >= view.px(TWO_COLUMNS)
        return view.px(WIDEST if is_double else WIDEST_SINGLE)

    def fill(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """The sections in one or two columns, and their height with some air."""
        is_double = area.w >= view.px(TWO_COLUMNS)
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

    def place_foot(self, view: View, foot: Rect) -> None:
        """Under their columns, or at both ends."""
        if foot.w < view.px(TWO_COLUMNS):
            place_in_foot(view, foot, (self.defaults, self.keys), (self.done,))
            return
        half = (foot.w - view.px(BETWEEN_COLUMNS)) / 2
        left = foot.from_left(half).inset(view.px(INDENT), 0, 0, 0)
        place_in_foot(view, left, (self.defaults, self.keys), ())
        right = foot.from_right(half)
        wide = min(half, max(self.done.size(view)[0], view.px(300)))
        self.done.place(right.centred(wide, right.h))


def _defaults_question(world: World) -> Question:
    return Question(
        world,
        "defaults",
        heading="settings.defaults",
        text="settings.ask",
        yes="settings.reset",
        no="settings.keep",
    )
