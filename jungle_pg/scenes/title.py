"""The title: the name of the game and the first choices."""

from dataclasses import replace
from typing import Final

from jungle_pg.scenes.base import Change, Command, Push, Quit, Result, Scene
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.title_life import TitleLife
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect, grid, row
from jungle_pg.stage.ops import DrawList, Scenery
from jungle_pg.stage.view import View
from jungle_pg.ui.button import ROW_HEIGHT, Button
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import panel_ops
from jungle_pg.ui.widget import Act

LOGO: Final = (1300, 452)
PANEL_WIDTH: Final = 440
WIDE_PANEL: Final = 680
PADDING: Final = 28
CHOICES: Final = 4
LOW: Final = 700
"""Units of height below which a window is low."""


def quit_question(world: World) -> Question:
    """Whether to leave the program."""
    return Question(
        world, "quit", heading="quit.heading", text="quit.text", yes="quit.yes", no="quit.no"
    )


def menu_columns(view: View) -> int:
    """Two in a low window, so that the logo keeps its place."""
    return 2 if view.height / view.zoom < LOW else 1


def places(view: View) -> tuple[Rect, Rect]:
    """Where the logo and, on ropes below it, the menu hang."""
    units_h = view.height / view.zoom
    columns = menu_columns(view)
    rows = -(-CHOICES // columns) + 1
    panel_h = rows * (ROW_HEIGHT + 2) + 10 + 2 * PADDING + 6
    panel_w = PANEL_WIDTH if columns == 1 else WIDE_PANEL
    logo_h = min(LOGO[1], units_h - panel_h - 90, view.width * 0.94 / view.zoom / LOGO[0] * LOGO[1])
    logo_w = logo_h / LOGO[1] * LOGO[0]
    free = units_h - logo_h - panel_h
    top = view.px(max(16.0, free * 0.3))
    x = view.width / 2
    panel = Rect(
        x - view.px(panel_w) / 2,
        top + view.px(logo_h + min(60.0, free * 0.3)),
        view.px(panel_w),
        view.px(panel_h),
    )
    logo = Rect(x - view.px(logo_w) / 2, top, view.px(logo_w), view.px(logo_h))
    return logo, panel.snapped()


class Title(Screen):
    """Logo and menu, and the animals around them."""

    name = "title"

    def __init__(self, world: World) -> None:
        self.new_game = Button("new_game", icon="new_game", kind="green", size=27)
        self.settings = Button("settings", icon="settings", size=27)
        self.workbench = Button("workbench", icon="sliders", size=27)
        self.quit = Button("quit", icon="quit", size=27)
        self.small = [
            Button("sound", icon="sound_on"),
            Button("theme", icon="moon"),
            Button("full_screen", icon="fullscreen"),
            Button("language", icon="language"),
        ]
        widgets = [self.new_game, self.settings, self.workbench, self.quit, *self.small]
        super().__init__(world, Page(widgets, world.hear, "new_game"))
        world.play("title_loop")

    def arrange(self, view: View) -> None:
        """Lay out for this window."""
        self._life = TitleLife(view, *places(view))
        super().arrange(view)

    def backdrop(self, view: View) -> Scenery:
        """The clearing the animals stand in."""
        return self._life.scenery()

    def living(self, now: float) -> DrawList:
        """Animals on the bank, butterflies or fireflies, the logo with its ropes."""
        return self._life.draw(now)

    def stirs_at(self, now: float) -> float | None:
        """When one of the animals moves next."""
        return self._life.wakes_at()

    def lay_out(self, view: View) -> DrawList:
        """The menu on its panel."""
        self._say(view)
        _, panel = places(view)
        inner = panel.shrunk(view.px(PADDING))
        columns, gap = menu_columns(view), view.px(2)
        choices = (self.new_game, self.settings, self.workbench, self.quit)
        height = view.px(ROW_HEIGHT)
        for button, rect in zip(choices, grid(inner, CHOICES, columns, height, gap), strict=True):
            button.place(rect)
        foot = Rect(inner.x, self.quit.rect.bottom + view.px(6), inner.w, height)
        width = (inner.w - 3 * view.px(4)) / 4
        for button, rect in zip(self.small, row(foot, [width] * 4, view.px(4)), strict=True):
            button.place(rect)
        return panel_ops(view, panel)

    def _say(self, view: View) -> None:
        words, settings = view.words, self.world.settings
        self.new_game.label = words("title.new_game")
        self.settings.label = words("title.settings")
        self.workbench.label = words("title.workbench")
        self.quit.label = words("title.quit")
        sound, theme, full_screen, language = self.small
        sound.icon = "sound_off" if settings.muted else "sound_on"
        sound.tip = words("title.sound_on" if settings.muted else "title.sound_off")
        theme.icon = "sun" if view.theme.name == "night" else "moon"
        theme.tip = words("title.day" if view.theme.name == "night" else "title.night")
        full_screen.icon = "window" if settings.full_screen else "fullscreen"
        full_screen.tip = words("title.window" if settings.full_screen else "title.full_screen")
        language.tip = words("title.language")

    def take(self, act: Act, now: float) -> Command | None:
        """A button was pressed."""
        settings = self.world.settings
        match act.name:
            case "new_game":
                return Push(self._new_game())
            case "settings":
                from jungle_pg.scenes.settings import SettingsScreen

                return Push(SettingsScreen(self.world))
            case "workbench":
                # Loaded only now: most players never look at it, and a window should open fast.
                from jungle_pg.scenes.workbench import Workbench

                return Push(Workbench(self.world))
            case "quit":
                return self.back(now)
            case "sound":
                return Change(replace(settings, muted=not settings.muted))
            case "theme":
                dark = self.view is not None and self.view.theme.name == "night"
                return Change(replace(settings, theme="day" if dark else "night"))
            case "full_screen":
                return Change(replace(settings, full_screen=not settings.full_screen))
            case "language":
                is_english = settings.language == "en"
                return Change(replace(settings, language="zh" if is_english else "en"))
        return None

    def _new_game(self) -> Scene:
        """A match for two at one screen, under the rules the game begins with."""
        # Loaded only now, like the workbench: the title must open fast.
        from jungle_pg.core.log import Setup
        from jungle_pg.core.match import begin
        from jungle_pg.scenes.play import Play

        game = next(iter(self.world.games().values()))
        return Play(self.world, game, begin(game.rulebook, Setup(game.rules)))

    def back(self, now: float) -> Command | None:
        """Ask before the program ends."""
        return Push(quit_question(self.world))

    def resume(self, result: Result, now: float) -> Command | None:
        """The player has answered whether to leave."""
        return Quit() if result == Answer("quit", is_yes=True) else None
