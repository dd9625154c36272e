"""The settings: sound, motion, language, board and screen; everything acts at once."""

from dataclasses import replace
from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Command, Push, Result
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.panel_screen import BESIDE, INSETS, PanelScreen, place_in_foot
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.settings.controls import Controls
from jungle_pg.scenes.settings.sections import INDENT, column_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

WIDEST: Final = {1: 880, 2: 1420, 3: 1872}
"""How wide the panel may become with so many columns."""

TWO_COLUMNS: Final = 1000
THREE_COLUMNS: Final = 1620
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
        self.controls = Controls(world.games())
        self.defaults = Button("defaults", icon="restart", size=24)
        self.keys = Button("keys", icon="sliders", size=24)
        self.done = Button("done", icon="check", kind="green", size=28)
        self.done.sound = "ui_back"
        self._wished_scale: int | None = None
        """A size of the interface that is not taken yet, lest everything moves under the mouse."""
        self._laid_out_for: View | None = None
        self._panel: DrawList = ()
        foot = (self.defaults, self.keys, self.done)
        super().__init__(world, self.controls.widgets, foot, "effects_volume")
        self.page.default = self.done.name

    def lay_out(self, view: View) -> DrawList:
        """Show the settings as they are; where things stand depends on the view alone."""
        self.controls.show(self.world.settings)
        if self._wished_scale is not None:
            self.controls.scale.value = self._wished_scale
        if view != self._laid_out_for:
            self._laid_out_for, self._panel = view, self._say(view)
        return self._panel

    def _say(self, view: View) -> DrawList:
        self.controls.set_labels(view)
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
        return Change(self.controls.changed(self.world.settings, act))

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
        """Two or three columns where the window is wide enough for them."""
        count = _column_count(view, view.width - view.px(2 * BESIDE + sum(INSETS)))
        return view.px(WIDEST[count])

    def fill(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """The sections in columns, and their height with some air."""
        count = _column_count(view, area.w)
        area = area.inset(0, view.px(ABOVE), 0, 0)
        gap, air = view.px(SECTION_GAP), view.px(ABOVE + BELOW)
        places = _columns(view, area, count)
        pairs = list(zip(self.controls.columns(count), places, strict=True))
        heights = [column_of(view, sections, place, gap)[1] for sections, place in pairs]
        highest = max(heights)
        every: list[Op] = []
        for (sections, place), height in zip(pairs, heights, strict=True):
            # All columns end together, as long as that tears no holes.
            spare = (highest - height) / max(1, len(sections) - 1)
            wider = min(gap + spare, view.px(LARGEST_GAP))
            every += column_of(view, sections, place, wider)[0]
        return tuple(every), highest + air

    def place_foot(self, view: View, foot: Rect) -> None:
        """Under their columns, or at both ends."""
        count = _column_count(view, foot.w)
        if count == 1:
            place_in_foot(view, foot, (self.defaults, self.keys), (self.done,))
            return
        left, *_, right = _columns(view, foot, count)
        place_in_foot(view, left.inset(view.px(INDENT), 0, 0, 0), (self.defaults, self.keys), ())
        wide = min(right.w, max(self.done.size(view)[0], view.px(300)))
        self.done.place(right.centred(wide, right.h))


def _column_count(view: View, width: float) -> int:
    """How many columns there is room for."""
    return 1 + sum(width >= view.px(least) for least in (TWO_COLUMNS, THREE_COLUMNS))


def _columns(view: View, area: Rect, count: int) -> list[Rect]:
    """Columns of equal width beside each other."""
    between = view.px(BETWEEN_COLUMNS)
    wide = (area.w - between * (count - 1)) / count
    return [
        Rect(area.x + number * (wide + between), area.y, wide, area.h) for number in range(count)
    ]


def _defaults_question(world: World) -> Question:
    return Question(
        world,
        "defaults",
        heading="settings.defaults",
        text="settings.ask",
        yes="settings.reset",
        no="settings.keep",
    )
