"""The settings: sound, motion, language, board and screen; everything acts at once."""

from dataclasses import replace
from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Command, Push, Result
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.panel_screen import PanelScreen, content_room, place_in_foot
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.settings.controls import Controls
from jungle_pg.scenes.settings.sections import column_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import M
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Grid, Part
from jungle_pg.ui.widget import Act

COLUMNS: Final = ((3, 1620.0, 1872.0), (2, 1000.0, 1420.0), (1, 0.0, 880.0))
"""So many columns of sections, from which width of the content on, and the widest panel."""
BETWEEN_COLUMNS: Final = 48.0
SECTION_GAP: Final = (24.0, 64.0)


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
        return view.px(_columns(view)[1])

    def content(self, view: View) -> Part:
        """The sections in columns that end together."""
        count = _columns(view)[0]
        columns = tuple(
            column_of([section.form(view) for section in sections], SECTION_GAP)
            for sections in self.controls.columns(count)
        )
        return Grid(columns, columns=count, gap=BETWEEN_COLUMNS, padding=(0.0, M, 0.0, M))

    def place_foot(self, view: View, foot: Rect) -> None:
        place_in_foot(view, foot, (self.defaults, self.keys), (self.done,))


def _columns(view: View) -> tuple[int, float]:
    """As many columns as there is room for, and the widest panel with them."""
    room = content_room(view)
    return next((count, widest) for count, least, widest in COLUMNS if room >= view.px(least))


def _defaults_question(world: World) -> Question:
    return Question(
        world,
        "defaults",
        heading="settings.defaults",
        text="settings.ask",
        yes="settings.reset",
        no="settings.keep",
    )
