"""The settings: sound, motion, language, board and screen; everything acts at once."""

from dataclasses import replace

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Command, Push, Result
from jungle_pg.scenes.book.keys import Keys
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.programs.programs import OtherPrograms
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.settings.controls import Controls
from jungle_pg.scenes.settings.sections import column_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import COLUMN, MAIN, MEDIUM, WORDS, XL, M
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Grid, Part
from jungle_pg.ui.widget import Act


class SettingsScreen(PanelScreen):
    """All that a player can choose; what it shows is what the world's settings say."""

    name = "settings"
    heading = "settings.heading"

    def __init__(self, world: World) -> None:
        self.controls = Controls(world.games())
        self.defaults = Button("defaults", icon="restart", size=MEDIUM)
        self.keys = Button("keys", icon="sliders", size=MEDIUM)
        self.programs = Button("programs", icon="computer", size=MEDIUM)
        self.done = Button("done", icon="check", kind="green", size=MAIN)
        self.done.sound = "ui_back"
        self._wished_scale: int | None = None
        """A size of the interface that is not taken yet, lest everything moves under the mouse."""
        self._laid_out_for: View | None = None
        self._panel: DrawList = ()
        left, right = [self.defaults, self.keys], (self.done,)
        if world.programs is not None:
            left.append(self.programs)
        super().__init__(world, self.controls.widgets, left, right, "effects_volume")
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
        self.programs.label = view.words("programs.settings")
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
            case "programs":
                return Push(OtherPrograms(self.world))
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
                keys=now_set.keys,
                pads=now_set.pads,
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

    def content(self, view: View) -> Part:
        """The sections in as many columns as there is room for; these end together."""
        (sections,) = self.controls.columns(1)
        forms = {section: section.form(view) for section in sections}

        def in_columns(count: int) -> Part:
            wide = (COLUMN, None), (WORDS, None)
            columns = tuple(
                replace(column_of([forms[each] for each in column]), least=wide[0], wanted=wide[1])
                for column in self.controls.columns(count)
            )
            return Grid(columns, columns=count, gap=XL, padding=(0.0, M, 0.0, M))

        return Choice(tuple(map(in_columns, (3, 2, 1))))


def _defaults_question(world: World) -> Question:
    return Question(
        world,
        "defaults",
        heading="settings.defaults",
        text="settings.ask",
        yes="settings.reset",
        no="settings.keep",
    )
