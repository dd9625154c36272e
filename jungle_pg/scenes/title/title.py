"""The title: the name of the game, the first choices, and sounds of the jungle now and then."""

from typing import Final

from jungle_pg.core.history import move_count
from jungle_pg.core.journey.progress import Progress
from jungle_pg.games.names import game_called
from jungle_pg.scenes.base import Change, Command, Push, Quit, Result, Scene
from jungle_pg.scenes.chooser.last_game import chosen_game, last_game_id
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.stack import SLIDE_S
from jungle_pg.scenes.title.ahead import Ahead
from jungle_pg.scenes.title.ambience import Ambience
from jungle_pg.scenes.title.continuing import Continuing
from jungle_pg.scenes.title.life import TitleLife
from jungle_pg.scenes.title.menu import (
    CELLS,
    ICONS,
    SIGNS,
    Menu,
    fit_tiles,
    least_widths,
    menu,
    title_form,
)
from jungle_pg.scenes.title.quick import QuickButtons
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Focus, Input, Key, Leave, Point, Press
from jungle_pg.stage.input.shortcuts import BUTTONS, ON_DIALOG, by_key
from jungle_pg.stage.layout import union
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Scenery
from jungle_pg.stage.scale import LARGE, TEXT, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.sign import Sign
from jungle_pg.ui.layout import Solved
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import panel_ops, rope_ops
from jungle_pg.ui.widget import NOWHERE, Act

FROM_AFAR: Final = by_key(BUTTONS)
"""The keys that press a button beside a board press its namesake here."""

QUIET_S: Final = 45.0
"""Without any input for so long, computers show how the game is played."""


def quit_question(world: World) -> Question:
    """Whether to leave the program."""
    return Question(
        world, "quit", heading="quit.heading", text="quit.text", yes="quit.yes", no="quit.no"
    )


class Title(Screen):
    """Logo and menu, and the animals around them."""

    name = "title"
    shortcuts = ON_DIALOG

    def __init__(self, world: World) -> None:
        names = [name for cell in CELLS for name in cell]
        self.choices = {name: Button(name, icon=ICONS.get(name, ""), size=LARGE) for name in names}
        self.choices["continue"].kind = self.choices["lesson"].kind = "green"
        self.signs = [Sign(name, name, ICONS[name]) for name in SIGNS]
        self.choices |= {sign.name: sign for sign in self.signs}
        self.quick = QuickButtons()
        super().__init__(world, Page([], world.hear))
        self.continuing = Continuing(world.autosaves)
        self.continuing.look()
        self.at = Solved()
        """Where logo, panel and buttons are."""
        self._ahead = Ahead(world, self._way)
        self._was_drawn = False
        """Whether the first frame is out; only then is there time for anything else."""
        self._lives: Memo[TitleLife] = Memo()
        self._whole: Memo[DrawList] = Memo()
        self._ambience = Ambience(world.luck())
        self._quiet_since: float | None = None
        """When the player did the last thing here, None while another scene is in use."""
        self._effect_at = 0.0
        self._still_until = float("-inf")
        self._behind_s = 0.0
        """How long all that lives here has stood still so far."""
        self._mouse: tuple[float, float] | None = None
        self._is_in_front = True
        """Whether the window has the keyboard, as far as this scene was told."""
        world.play("title_loop")

    def arrange(self, view: View) -> None:
        self._say(view)
        widths = least_widths(view, self.choices)
        form = title_form(self.menu, tuple(self.quick.buttons), widths, view.width / view.zoom)
        self.at = solve(form, view.window, view.zoom)
        # Whoever comes back finds what was painted before.
        hung = [self.at[name] for name in ("panel", *SIGNS) if name in self.at]
        menu = union(hung) if self._is_tiled else self.at["panel"]
        signs = tuple(self.at[name] for name in SIGNS if name in self.at) if self._is_tiled else ()
        self._life = self._lives(TitleLife, view, self.at["logo"], menu, signs)
        super().arrange(view)

    def backdrop(self, view: View) -> Scenery:
        return self._life.scenery

    def ambient_ops(self, now: float) -> DrawList:
        """Animals on the bank, butterflies or fireflies, the logo with its ropes."""
        return self._life.draw(self._life_time(now))

    def draw(self, now: float) -> DrawList:
        self._was_drawn = True
        return self._whole(_with_what_comes, super().draw(now), self._ahead.draw())

    def ambient_wakes_at(self, now: float) -> float | None:
        """When one of the animals moves next, or when the demonstration begins."""
        if self.continuing.is_busy or self._ahead.is_due or not self._was_drawn:
            return now
        moves_at = self._life.wakes_at()
        if moves_at is not None:
            moves_at += self._behind_s
        if self._quiet_since is None:
            return moves_at
        begins_at = self._quiet_since + QUIET_S
        return begins_at if moves_at is None else min(moves_at, begins_at)

    def lay_out(self, view: View) -> DrawList:
        self._put_on_page(self.menu)
        for name, button in (self.choices | self.quick.buttons).items():
            button.place(self.at.get(name, NOWHERE))
        tile = self.at["rules"].h
        is_tiled, panel = self._is_tiled, self.at["panel"]
        for sign in self.signs:
            sign.is_hung = is_tiled
        tiles = []
        for name, button in self.choices.items():
            button.is_tall = is_tiled and self.at.get(name, NOWHERE).h == tile
            if button.is_tall:
                tiles.append(button)
            else:
                button.fit_letters(view, TEXT if name in ("credits", "know") else LARGE)
        fit_tiles(view, tiles)
        signs = [self.at[name] for name in SIGNS if is_tiled and name in self.at]
        ropes = [rope_ops(view, at.middle[0], at.bottom - view.px(S), panel.y) for at in signs]
        return (*(op for rope in ropes for op in rope), *panel_ops(view, panel))

    @property
    def _is_tiled(self) -> bool:
        """Whether signs hang over the panel."""
        sign = self.at.get("journey", NOWHERE)
        return sign.w > 0 and sign.bottom <= self.at["panel"].y

    @property
    def menu(self) -> Menu:
        """What can be chosen now."""
        has_saves = self.world.saves is not None
        return menu(
            goes_on=self.continuing.is_offered,
            has_saves=has_saves,
            has_journey=bool(self.world.journeys()),
            has_friends=self.world.friends is not None,
            is_new=not (self.progress.results or self.progress.knows_game),
        )

    @property
    def progress(self) -> Progress:
        return self.world.progress.now

    def _put_on_page(self, cells: Menu) -> None:
        names = [name for cell in cells for name in cell]
        names = [name for name in names if name in self.at]
        self.page.change([*(self.choices[name] for name in names), *self.quick.buttons.values()])
        first = "lesson" if "lesson" in names else "play"
        self.page.first = "continue" if self.continuing.is_possible else first

    def _say(self, view: View) -> None:
        words = view.words
        goes_on = self.continuing.is_possible
        self.choices["continue"].is_enabled = goes_on
        for name, button in self.choices.items():
            button.label = words(f"title.{name}")
        found = self.continuing.found
        if found is not None:
            match = found.loaded.match
            game, move = game_called(words, match.rulebook.game_id), move_count(match) + 1
            self.choices["continue"].label = words("title.continue_game", game=game, move=move)
        last = last_game_id(self.world)
        if last is not None:
            self.choices["play"].label = words("title.play_game", game=game_called(words, last))
        self.quick.set_labels(view, self.world.settings)

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
        if isinstance(event, Key) and event in FROM_AFAR and not event.repeat:
            name = FROM_AFAR[event]
            if any(name in cell for cell in self.menu):
                self.world.hear(self.choices[name].sound)
                return self._left(self.take(Act(name), now))
        return self._left(super().handle(event, now))

    def update(self, now: float) -> Command | None:
        """Sounds of the jungle now and then; when nobody is there, a demonstration."""
        if self._quiet_since is None:
            self._quiet_since = now
        self._sing(now)
        if self._was_drawn:
            self.continuing.search()
            self._ahead.look(self.view, self.progress)
        if self.continuing.update() and self.view is not None:
            self.arrange(self.view)
        match_at_board = self.continuing.scene(self.world)
        if match_at_board is not None:
            return self._left(Push(match_at_board))
        if now < self._quiet_since + QUIET_S:
            return None
        if not self.world.games():
            self._quiet_since = now
            return None
        return self._left(Push(self._demonstration()))

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "continue":
                self.continuing.is_wanted = True
            case "load":
                from jungle_pg.scenes.saves.load_game import LoadGame

                return Push(LoadGame(self.world))
            case "play":
                from jungle_pg.scenes.setup.new_game import game_as_last_time

                return Push(game_as_last_time(self.world, chosen_game(self.world)))
            case "journey" | "lesson" as name:
                return self._journey(begins=name == "lesson")
            case "friends":
                from jungle_pg.scenes.friends.opening import way_to_friends

                return Push(way_to_friends(self.world))
            case "know":
                self.world.progress.change(lambda now: now.with_known_game(self._way()))
                return self._journey(begins=False)
            case "new_game":
                return Push(self._new_game())
            case "study":
                from jungle_pg.scenes.study.doors import empty_study

                return Push(empty_study(self.world, chosen_game(self.world)))
            case "rules":
                return self._rules()
            case "trophies":
                from jungle_pg.scenes.trophies.trophies import TrophiesScreen

                return Push(TrophiesScreen(self.world))
            case "settings":
                from jungle_pg.scenes.settings.settings import SettingsScreen

                return Push(SettingsScreen(self.world))
            case "credits":
                from jungle_pg.scenes.book.credits import Credits

                return Push(Credits(self.world))
            case "quit":
                return self.back(now)
            case name:
                changed = self.quick.pressed(name, self.world.settings, self.view)
                return Change(changed) if changed is not None else None
        return None

    def back(self, now: float) -> Command | None:
        """Leave the program, after a question unless the player wants none."""
        return Push(quit_question(self.world)) if self.world.settings.confirm else Quit()

    def resume(self, result: Result, now: float) -> Command | None:
        """The player has answered whether to leave, or comes back from elsewhere."""
        self._quiet_since = now
        # A picture that does not change is far cheaper to slide.
        self._still_until = now + SLIDE_S
        self._behind_s += SLIDE_S
        self.continuing.look()
        if self.view is not None:
            self.arrange(self.view)
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
            self._life.plants.call(self._life_time(now))

    def _life_time(self, now: float) -> float:
        """The time of what lives here: it stands still while the screen slides in."""
        return max(now, self._still_until) - self._behind_s

    # Scenes are loaded only when they are opened: the title must open fast.

    def _way(self) -> str:
        """The game whose journey has a map."""
        from jungle_pg.scenes.journey.map.places import has_map

        journeys = self.world.journeys()
        return next((game for game in journeys if has_map(journeys[game])), "")

    def _journey(self, *, begins: bool) -> Command | None:
        from jungle_pg.scenes.journey.map.journey_map import JourneyMap

        game = self._way()
        if not game:
            return None
        return Push(JourneyMap(self.world, self.world.journeys()[game], begins=begins))

    def _new_game(self) -> Scene:
        from jungle_pg.scenes.chooser.chooser import way_to_a_new_game

        return way_to_a_new_game(self.world)

    def _rules(self) -> Command:
        from jungle_pg.scenes.book.rules import RulesBook

        game = chosen_game(self.world)
        return Push(RulesBook(self.world, game, game.rules))

    def _demonstration(self) -> Scene:
        from jungle_pg.scenes.title.demonstration import Demonstration

        return Demonstration(
            self.world, self.world.luck(), mouse=self._mouse, is_heard=self._is_in_front
        )


def _with_what_comes(shown: DrawList, ahead: DrawList) -> DrawList:
    return (*shown, *ahead)
