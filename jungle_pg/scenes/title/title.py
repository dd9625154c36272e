"""The title: the name of the game and the first choices."""

from dataclasses import replace
from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.base import Change, Command, Push, Quit, Result, Scene
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.title.life import TitleLife
from jungle_pg.scenes.world import Game, World
from jungle_pg.stage.ambience import Ambience
from jungle_pg.stage.inputs import Focus, Input, Key, Leave, Point, Press
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
LOW: Final = 700
"""Units of height below which a window is low."""

CELLS: Final = (("new_game",), ("rules",), ("settings",), ("credits", "quit"))
"""The menu, cell by cell; buttons that share a cell stand beside each other."""

ICONS: Final = {"new_game": "new_game", "rules": "rules", "settings": "settings", "quit": "quit"}
"""Of the menu; what is not here has words alone."""

SMALL: Final = {
    "sound": (("sound_on", "sound_off"), ("sound_off", "sound_on")),
    "music": (("music", "music_off"), ("music_off", "music_on")),
    "theme": (("moon", "night"), ("sun", "day")),
    "full_screen": (("window", "window"), ("fullscreen", "full_screen")),
    "language": (("language", "language"),),
}
"""The small buttons: icon and tip, while what they stand for is on and while it is off."""

GAP: Final = 2
CREDITS_SIZE: Final = 22

QUIET_S: Final = 45.0
"""Without any input for so long, computers show how the game is played."""


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
    rows = -(-len(CELLS) // columns) + 1
    panel_h = rows * (ROW_HEIGHT + GAP) + 10 + 2 * PADDING + 6
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
        names = [name for cell in CELLS for name in cell]
        self.choices = {name: Button(name, icon=ICONS.get(name, ""), size=27) for name in names}
        self.choices["new_game"].kind = "green"
        self.choices["credits"].text_units = CREDITS_SIZE
        self.small = {name: Button(name) for name in SMALL}
        widgets = [*self.choices.values(), *self.small.values()]
        super().__init__(world, Page(widgets, world.hear, "new_game"))
        self._ambience = Ambience(world.luck())
        self._quiet_since: float | None = None
        """When the player did the last thing here, None while another scene is in use."""
        self._effect_at = 0.0
        self._mouse: tuple[float, float] | None = None
        self._is_in_front = True
        """Whether the window has the keyboard, as far as this scene was told."""
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
        """When one of the animals moves next, or when the demonstration begins."""
        moves_at = self._life.wakes_at()
        if self._quiet_since is None:
            return moves_at
        begins_at = self._quiet_since + QUIET_S
        return begins_at if moves_at is None else min(moves_at, begins_at)

    def lay_out(self, view: View) -> DrawList:
        """The menu on its panel."""
        self._say(view)
        _, panel = places(view)
        inner = panel.shrunk(view.px(PADDING))
        height, gap = view.px(ROW_HEIGHT), view.px(GAP)
        cells = grid(inner, len(CELLS), menu_columns(view), height, gap)
        for names, cell in zip(CELLS, cells, strict=True):
            width = (cell.w - gap * (len(names) - 1)) / len(names)
            for name, rect in zip(names, row(cell, [width] * len(names), gap), strict=True):
                self.choices[name].place(rect)
        foot = Rect(inner.x, cells[-1].bottom + view.px(6), inner.w, height)
        width = (inner.w - (len(SMALL) - 1) * view.px(4)) / len(SMALL)
        rects = row(foot, [width] * len(SMALL), view.px(4))
        for button, rect in zip(self.small.values(), rects, strict=True):
            button.place(rect)
        return panel_ops(view, panel)

    def _say(self, view: View) -> None:
        words, settings = view.words, self.world.settings
        for name, button in self.choices.items():
            button.label = words(f"title.{name}")
        states = {
            "sound": not settings.muted,
            "music": settings.heard_music > 0,
            "theme": view.theme.name == "day",
            "full_screen": settings.full_screen,
            "language": True,
        }
        for name, is_on in states.items():
            icon, tip = SMALL[name][0 if is_on else 1]
            self.small[name].icon, self.small[name].tip = icon, words(f"title.{tip}")

    def handle(self, event: Input, now: float) -> Command | None:
        """As any screen; whatever a player does puts the demonstration off."""
        match event:
            case Focus(gained):
                self._is_in_front = gained
            case Point(x, y) | Press(x, y):
                self._mouse = (x, y)
        if isinstance(event, Key | Press):
            self._effect_at = now
        if self._quiet_since is not None and not isinstance(event, Leave | Focus):
            self._quiet_since = now
        if isinstance(event, Key) and event.name == "f9" and not event.repeat:
            return self._left(Push(self._workbench()))
        return self._left(super().handle(event, now))

    def update(self, now: float) -> Command | None:
        """Sounds of the jungle now and then; when nobody is there, a demonstration."""
        if self._quiet_since is None:
            self._quiet_since = now
        self._sing(now)
        if now < self._quiet_since + QUIET_S:
            return None
        if not self.world.games():
            self._quiet_since = now
            return None
        return self._left(Push(self._demonstration()))

    def take(self, act: Act, now: float) -> Command | None:
        """A button was pressed."""
        settings = self.world.settings
        match act.name:
            case "new_game":
                return Push(self._new_game())
            case "rules":
                return self._rules()
            case "settings":
                from jungle_pg.scenes.settings.settings import SettingsScreen

                return Push(SettingsScreen(self.world))
            case "credits":
                from jungle_pg.scenes.book.credits import Credits

                return Push(Credits(self.world))
            case "quit":
                return self.back(now)
            case "sound":
                return Change(replace(settings, muted=not settings.muted))
            case "music":
                return Change(with_other_music(settings))
            case "theme":
                dark = self.view is not None and self.view.theme.name == "night"
                return Change(replace(settings, theme="day" if dark else "night"))
            case "full_screen":
                return Change(replace(settings, full_screen=not settings.full_screen))
            case "language":
                is_english = settings.language == "en"
                return Change(replace(settings, language="zh" if is_english else "en"))
        return None

    def back(self, now: float) -> Command | None:
        """Leave the program, after a question unless the player wants none."""
        return Push(quit_question(self.world)) if self.world.settings.confirm else Quit()

    def resume(self, result: Result, now: float) -> Command | None:
        """The player has answered whether to leave, or comes back from elsewhere."""
        self._quiet_since = now
        return Quit() if result == Answer("quit", is_yes=True) else None

    def _left(self, command: Command | None) -> Command | None:
        """What is asked for; whoever opens something else is not idle here."""
        if isinstance(command, Push):
            self._quiet_since = None
            self._ambience.hush()
        return command

    def _sing(self, now: float) -> None:
        """Let one sound of the background be heard, if it is time and wanted."""
        settings = self.world.settings
        if settings.reduced_motion or settings.heard_music == 0 or self.view is None:
            self._ambience.hush()
            return
        name = self._ambience.sound(self.view.theme.name, self._effect_at, now)
        if name is not None:
            self.world.hear(name)
        if name == "amb_toucan":
            self._life.plants.call(now)

    def _game(self) -> Game:
        """The game on the title's own poster: the first of the cabinet."""
        return next(iter(self.world.games().values()))

    # Scenes are loaded only when they are opened: the title must open fast.

    def _new_game(self) -> Scene:
        from jungle_pg.scenes.setup.new_game import NewGame

        return NewGame(self.world, self._game())

    def _rules(self) -> Command | None:
        from jungle_pg.scenes.book.rules import RulesBook

        game = self._game()
        return Push(RulesBook(self.world, game, game.rules)) if game.book is not None else None

    def _workbench(self) -> Scene:
        from jungle_pg.scenes.workbench.workbench import Workbench

        return Workbench(self.world)

    def _demonstration(self) -> Scene:
        from jungle_pg.scenes.title.demonstration import Demonstration

        return Demonstration(
            self.world, self.world.luck(), mouse=self._mouse, is_heard=self._is_in_front
        )


def with_other_music(settings: Settings) -> Settings:
    """The settings with music where there was none, or without it."""
    if settings.heard_music > 0:
        return replace(settings, music_muted=True)
    volume = settings.music_volume or Settings().music_volume
    return replace(settings, music_muted=False, music_volume=volume)
