"""The academies: the journeys without a map, as chapters of cards in one panel."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.journey.progress import MOST_STARS, Progress
from jungle_pg.core.journey.stage import LESSON, Chapter, Journey, Stage
from jungle_pg.core.rulebook import opponent
from jungle_pg.games.names import game_called
from jungle_pg.scenes.base import Command, Pop, Push, Result, Say
from jungle_pg.scenes.journey.academy_cards import StageCard, StageCards
from jungle_pg.scenes.journey.map.art import Coin, coins_of
from jungle_pg.scenes.journey.map.layout import KIND_ICONS
from jungle_pg.scenes.journey.map.places import has_map
from jungle_pg.scenes.journey.stage.opening import open_stage, stage_after
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import ICON, LINE, MAIN, MEDIUM, SCREEN, SMALL, XL, XS, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row
from jungle_pg.ui.placing import label_slot, section_slot, slot_of, sprite_slot
from jungle_pg.ui.widget import Act

ICONS: Final = ("puzzle", "star", "duel", "trophy")
"""At the headings of the chapters, one after another."""
BESIDE_TITLE: Final = LINE + M
"""What the icon of a chapter takes beside its name."""


class AcademyScreen(PanelScreen):
    """Chapters of cards of one game; above them the academies there are."""

    name = "academy"
    heading = "academy.heading"

    def __init__(self, world: World, game: str = "") -> None:
        journeys = world.journeys()
        self.games = tuple(name for name in journeys if not has_map(journeys[name]))
        self.game_choice = Segments("game", ("",) * len(self.games))
        self.game_choice.chosen = self.games.index(game) if game in self.games else 0
        self.play = Button("play", icon="play", kind="green", size=MAIN)
        self.map = Button("map", icon="journey")
        self.trophies = Button("trophies", icon="trophy")
        self.know = Button("know", icon="skip")
        self._cards: dict[str, list[StageCards]] = {
            name: [StageCards(f"{name}_{number}") for number in range(len(journeys[name].chapters))]
            for name in self.games
        }
        left = (self.map, self.trophies, self.know)
        super().__init__(world, (), left, (self.play,), "play")
        self.page.default = self.play.name
        self._shown: list[StageCards] | None = None
        self._is_placed = False

    @property
    def journey(self) -> Journey:
        return self.world.journeys()[self.games[self.game_choice.chosen]]

    @property
    def progress(self) -> Progress:
        return self.world.progress.now

    @property
    def cards(self) -> list[StageCards]:
        """The chapters of the game that is shown."""
        return self._cards[self.journey.game]

    @property
    def current(self) -> Stage:
        """Where the way goes on; the last stage at its end."""
        return self.progress.current(self.journey) or self.journey.stages[-1]

    def lay_out(self, view: View) -> DrawList:
        words = view.words
        self.play.label = words("academy.go_on")
        self.map.label, self.trophies.label = words("academy.map"), words("journey.trophies")
        self.know.label = words("title.know")
        self.know.is_enabled = self._may_skip_lessons
        self.game_choice.caption = words("friends.game")
        self.game_choice.labels = tuple(game_called(words, game) for game in self.games)
        if self._shown is not self.cards:
            self._shown = self.cards
            self.show((self.game_choice, *self.cards))
            self._is_placed = False
        decor = super().lay_out(view)
        if not self._is_placed:
            self._is_placed = True
            self._reveal_current(view)
        return decor

    def needed(self, view: View, content: Part, width: float) -> float:
        """As high as the window, so that another game moves nothing."""
        return max(super().needed(view, content, width), float(view.height))

    @property
    def _may_skip_lessons(self) -> bool:
        """Whether lessons lie ahead that whoever knows the game needs not take."""
        return self.current.kind == LESSON and not self.progress.is_passed(self.current.id)

    def content(self, view: View) -> Part:
        coins = coins_of(self.journey, self.progress)
        parts: list[Part] = [Row((slot_of(view, self.game_choice),), justify="centre")]
        first = 0
        for number, chapter in enumerate(self.journey.chapters):
            count = len(chapter.stages)
            widget = self.cards[number]
            widget.stages = self._told(view, chapter, coins[first : first + count])
            ids = [stage.id for stage in chapter.stages]
            widget.chosen = ids.index(self.current.id) if self.current.id in ids else -1
            parts.append(self._heading(view, number, chapter))
            parts.append(slot_of(view, widget, grow=1.0))
            first += count
        return Column(tuple(parts), gap=S, padding=(0.0, S, 0.0, M), wanted=(SCREEN, None))

    def _heading(self, view: View, number: int, chapter: Chapter) -> Choice:
        """The name of a chapter, and its stars beside it, or below where there is no room."""
        stars = sum(self.progress.stars(stage.id) for stage in chapter.stages)
        name = view.words(f"journey.region.{chapter.id}")
        of_all = view.words("academy.stars", stars=stars, most=MOST_STARS * len(chapter.stages))
        title = section_slot(ICONS[number % len(ICONS)], name)
        words = label_slot(view, name, MEDIUM, ink=view.theme.text).least[0] or 0.0
        won = (
            sprite_slot("journey/star_filled", ICON),
            label_slot(view, of_all, SMALL, ink=view.theme.soft_text),
            Gap(least=(XL - S, 0.0)),
        )
        beside = replace(title, least=(words + BESIDE_TITLE, LINE), grow=1.0)
        below = Row((Gap(grow=1.0), *won), gap=S, align="centre")
        return Choice((Row((beside, *won), gap=S, align="centre"), Column((title, below), gap=XS)))

    def _told(self, view: View, chapter: Chapter, coins: tuple[Coin, ...]) -> tuple[StageCard, ...]:
        return tuple(
            StageCard(
                coin,
                view.words(f"stage.{stage.text}.name"),
                KIND_ICONS[stage.kind],
                self._face(stage) if coin.head else "",
            )
            for stage, coin in zip(chapter.stages, coins, strict=True)
        )

    def _face(self, stage: Stage) -> str:
        """Who is to be beaten."""
        game = self.world.games()[stage.game]
        rules = game.rulebook.codec.parse_rules(stage.rules)
        return game.look.face(rules, opponent(stage.seat), stage.level or 1)[0]

    def handle(self, event: Input, now: float) -> Command | None:
        """As any panel; the card with the ring stays in sight."""
        command = super().handle(event, now)
        used = self.page.focused
        if not isinstance(event, Key) or not isinstance(used, StageCards) or self.view is None:
            return command
        if used.rect.h > self._port.h:
            self._reveal(used.parts(self.view)[max(0, used.chosen)], now)
        return command

    def _reveal_current(self, view: View) -> None:
        """Begin where the way goes on."""
        for widget in self.cards:
            if widget.chosen >= 0:
                self._reveal(widget.parts(view)[widget.chosen], self._now)

    def _reveal(self, card: Rect, now: float) -> None:
        scroll = self.scroll_page.scroll
        top = card.y - self._port.y + scroll.offset(now)
        scroll.reveal(top, top + card.h, now)

    def take(self, act: Act, now: float) -> Command | None:
        match act.name, act.value:
            case "play", _:
                return self._open(self.current)
            case "map", _:
                return Pop()
            case "trophies", _:
                from jungle_pg.scenes.trophies.trophies import TrophiesScreen

                return Push(TrophiesScreen(self.world))
            case "know", _:
                game = self.journey.game
                self.world.progress.change(lambda progress: progress.with_known_game(game))
            case name, int(number):
                names = [widget.name for widget in self.cards]
                if name in names:
                    chapter = self.journey.chapters[names.index(name)]
                    return self._open(chapter.stages[number])
        self._lay_out_again()
        return None

    def _open(self, stage: Stage) -> Command | None:
        """Play a stage that is open; say why not where it is locked."""
        if not self.progress.is_open(self.journey, stage.id):
            self.world.hear("error")
            assert self.view is not None
            return Say(self.view.words("journey.locked"))
        return Push(open_stage(self.world, self.journey, stage))

    def resume(self, result: Result, now: float) -> Command | None:
        """Back from a stage: its stars are there, and the next one is open."""
        self._now, self._is_placed = now, False
        self._lay_out_again()
        after = stage_after(self.world, self.journey, result)
        return None if after is None else self._open(after)

    def _lay_out_again(self) -> None:
        if self.view is not None:
            self.arrange(self.view)
