"""The map of a journey: regions to look around in, stages to walk to and to play."""

from collections.abc import Callable
from functools import partial
from typing import Final

from jungle_pg.core.journey.progress import Progress
from jungle_pg.core.journey.stage import Journey, Stage
from jungle_pg.scenes.base import Command, Pop, Push, Result, Say
from jungle_pg.scenes.journey.map.art import (
    Coin,
    coin_at,
    coins_of,
    first_chosen,
    first_closed,
)
from jungle_pg.scenes.journey.map.changes import MapChange, Sound, change_between
from jungle_pg.scenes.journey.map.layout import card_facts, card_form, map_form
from jungle_pg.scenes.journey.map.picture import MapFacts, MapPicture
from jungle_pg.scenes.journey.map.pin import Pin
from jungle_pg.scenes.journey.map.places import REGION_W, has_map, route_of
from jungle_pg.scenes.journey.map.port import MapPort
from jungle_pg.scenes.journey.map.signs import (
    ChapterFacts,
    HungSign,
    chapter_facts,
    progress_slot,
    sign_slot,
)
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.stack import SLIDE_S
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import (
    LEFT,
    Focus,
    Input,
    Key,
    Leave,
    PadScroll,
    Pinch,
    Point,
    Press,
    Release,
    Wheel,
)
from jungle_pg.stage.input.shortcuts import ENDS, PAGES
from jungle_pg.stage.living import tick, tick_time
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group, Scenery, texts_in
from jungle_pg.stage.scale import DIALOG, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Part, Row, Slot, Solved
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.page import Page
from jungle_pg.ui.placing import put, slot_of
from jungle_pg.ui.widget import Act

WHEEL_UNITS: Final = 320
CLICK_PX: Final = 8
"""A mouse that moved no farther between press and release has clicked."""
STEPS: Final = {"left": -1, "right": 1}
CARD_WIDTH: Final = DIALOG + 100


class JourneyMap(Screen):
    """Panels beside each other under the window; the pin stands at the stage on the card."""

    name = "journey"

    def __init__(self, world: World, journey: Journey, *, begins: bool = False) -> None:
        self.journey = journey
        self.route = route_of(journey)
        self.play = Button("play", icon="play", kind="green")
        self.back_region = Button("region_before", icon="left")
        self.next_region = Button("region_after", icon="right")
        icons = {
            "academy": "lesson",
            "practise": "practise",
            "trophies": "trophy",
            "settings": "settings",
            "home": "home",
        }
        if not any(not has_map(each) for each in world.journeys().values()):
            del icons["academy"]
        self.corner = [Button(name, icon=icon) for name, icon in icons.items()]
        buttons = [self.back_region, self.play, self.next_region, *self.corner]
        super().__init__(world, Page(buttons, world.hear, "play"))
        self.page.default = "play"
        self.page.names |= {"page_up": "region_before", "page_down": "region_after"}
        self.port = MapPort(self.route.width)
        self.scroll = self.port.scroll
        self._coins: tuple[Coin, ...] = ()
        self._progress: Progress | None = None
        self._pin = Pin(self.route, first_chosen(journey, self.progress))
        self._pressed: tuple[float, float] | None = None
        self._mouse: tuple[float, float] | None = None
        self._is_twice = False
        """Whether it was pressed twice in a row."""
        self._now = 0.0
        self._is_placed = False
        self._begins = begins
        """Whether the stage on the card is opened at once."""
        self._change: MapChange | None = None
        self._due: list[Sound] = []
        """What is still to be heard of a change."""
        self._coins_left: tuple[Coin, ...] = ()
        """How the coins lay when a stage was opened."""
        self._picture = MapPicture(self.route)
        self._sign = HungSign()
        self._all: Memo[DrawList] = Memo()

    # What is true here

    @property
    def progress(self) -> Progress:
        return self.world.progress.now

    @property
    def chosen(self) -> int:
        """The number of the stage on the card, from 0."""
        return self._pin.number

    @property
    def stage(self) -> Stage:
        """The stage on the card."""
        return self.journey.stages[self.chosen]

    @property
    def coins(self) -> tuple[Coin, ...]:
        if self._progress is not self.progress:
            self._progress, self._coins = self.progress, coins_of(self.journey, self.progress)
        return self._coins

    @property
    def chapter(self) -> int:
        """The region in the middle of the window."""
        middle = self.scroll.goal + self.port.seen / 2
        return min(len(self.journey.chapters) - 1, max(0, int(middle / REGION_W)))

    @property
    def closed(self) -> int | None:
        """The first panel under the mist; None where every region is open."""
        return first_closed(self.journey, self.coins)

    # Laying out

    def lay_out(self, view: View) -> DrawList:
        self.port.fit(view)
        if not self._is_placed:
            self._is_placed = True
            self.scroll.jump(self._centred(self.chosen))
        words = view.words
        coin = self.coins[self.chosen]
        self.play.label = words("journey.play")
        self.play.is_enabled = coin.state != "locked"
        self.back_region.tip, self.next_region.tip = words("journey.before"), words("journey.after")
        self.back_region.is_enabled = self.chapter > 0
        self.next_region.is_enabled = self.chapter < len(self.journey.chapters) - 1
        for button in self.corner:
            button.tip = words(f"journey.{button.name}")
        facts = chapter_facts(words, self.journey, self.progress, self.chapter)
        hung = sign_slot(view, facts)
        at = dict(solve(self._form(view, facts, hung), view.window, view.zoom))
        self._sign.hang(at.pop(hung.name), facts)
        return put(view, Solved(at))

    def told_text(self, words: Words) -> str:
        """The stage on the card, and the region."""
        return " ".join(texts_in(self._decor))

    def focus_first(self) -> None:
        """Without a focus keys go from stage to stage, and Enter plays the one on the card."""

    def _form(self, view: View, facts: ChapterFacts, hung: Slot) -> Part:
        game = self.world.games()[self.journey.game]
        about = card_facts(view.words, self.stage, self.coins[self.chosen], game.rulebook)
        corner = Row(tuple(slot_of(view, button) for button in self.corner), gap=S)
        card = card_form(view, about, self.play, CARD_WIDTH)
        arrows = self.back_region, self.next_region
        return map_form(hung, progress_slot(facts), corner, card, arrows)

    def _centred(self, number: int) -> float:
        return self.route.place(number)[0] - self.port.seen / 2

    def _lay_out_again(self) -> None:
        if self.view is not None:
            self.arrange(self.view)

    # Input

    def handle(self, event: Input, now: float) -> Command | None:
        """Buttons first; what is beside them moves the map or chooses a stage."""
        self._now = now
        match event:
            case Key(name, repeat=False) if name in STEPS and self.page.focused is None:
                return self._choose(self.chosen + STEPS[name], now)
            case Key(name) if name in PAGES:
                self._go_to_region(self.chapter + PAGES[name], now)
                return None
            case Key(name) if name in ENDS:
                self._go_to_region(0 if name == "home" else len(self.journey.chapters) - 1, now)
                return None
            case Press(x, y, button) if button == LEFT and not self._is_over_page(x, y):
                self._pressed, self._mouse = (x, y), (x, y)
                self._is_twice = event.count == 2
                self.port.grip(x, y, now)
                self.page.handle(Leave(), now)
                return None
            case Point(x, y):
                self._mouse = (x, y)
                if self.port.is_dragged:
                    self._moved_by(partial(self.port.drag, x, y, now))
                    return None
            case Release(x, y, button) if button == LEFT and self._pressed is not None:
                return self._released(x, y, now)
            case Leave() | Focus(gained=False):
                self._mouse = None
                self._let_go(now, coasts=False)
            case Pinch() if self.view is not None:
                self._moved_by(partial(self.port.pinch, event, now))
                return None
            case Wheel(up=up, right=right) | PadScroll(up, right):
                turned = right - up
                self._glide(self.scroll.goal + turned * WHEEL_UNITS, now)
                return None
        return super().handle(event, now)

    def grip(self, x: float, y: float) -> Grip:
        """Beside the buttons the map is dragged."""
        found = super().grip(x, y)
        if self._is_over_page(found.x, found.y):
            return found
        return Grip(x, y, across=True, down=True)

    def _is_over_page(self, x: float, y: float) -> bool:
        return any(widget.has_place and widget.covers(x, y) for widget in self.page.widgets)

    def _moved_by(self, move: Callable[[], None]) -> None:
        """Move the map; the signs tell of the region in sight."""
        before = self.chapter
        move()
        if self.chapter != before:
            self._lay_out_again()

    def _released(self, x: float, y: float, now: float) -> Command | None:
        assert self._pressed is not None
        from_x, from_y = self._pressed
        is_click = max(abs(x - from_x), abs(y - from_y)) <= CLICK_PX
        self._let_go(now, coasts=not is_click)
        there = self.port.place(x, y, now)
        number = coin_at(self.route, self.coins, *there) if is_click else None
        if number is None and is_click and self._is_twice:
            self._moved_by(partial(self.port.show_whole, x, y, now))
        if number is None:
            return None
        if number == self.chosen and self._pin.is_there(now):
            return self._open(now)
        return self._choose(number, now)

    def _let_go(self, now: float, *, coasts: bool) -> None:
        self._pressed = None
        if self.port.is_dragged:
            coasts = coasts and not self._is_calm
            self._moved_by(partial(self.port.release, now, coasts=coasts))

    @property
    def _is_calm(self) -> bool:
        return self.view is not None and self.view.calm

    def pointer(self) -> str:
        if self._mouse is not None and not self.port.is_dragged:
            x, y = self._mouse
            there = coin_at(self.route, self.coins, *self.port.place(x, y, self._now))
            if there is not None and not self._is_over_page(x, y):
                return "hand"
        return super().pointer()

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "play":
                return self._open(now)
            case "region_before":
                self._go_to_region(self.chapter - 1, now)
            case "region_after":
                self._go_to_region(self.chapter + 1, now)
            case "academy":
                from jungle_pg.scenes.journey.academy import AcademyScreen

                return Push(AcademyScreen(self.world))
            case "practise":
                from jungle_pg.scenes.practise.practise import PractiseScreen

                return Push(PractiseScreen(self.world, self.journey.game))
            case "trophies":
                from jungle_pg.scenes.trophies.trophies import TrophiesScreen

                return Push(TrophiesScreen(self.world))
            case "settings":
                from jungle_pg.scenes.settings.settings import SettingsScreen

                return Push(SettingsScreen(self.world))
            case "home":
                return Pop()
        return None

    def _go_to_region(self, chapter: int, now: float) -> None:
        chapter = min(len(self.journey.chapters) - 1, max(0, chapter))
        self._glide((chapter + 0.5) * REGION_W - self.port.seen / 2, now)

    def _glide(self, left: float, now: float) -> None:
        if self._is_calm:
            self.scroll.jump(left)
        else:
            self.scroll.glide(left, now)
        self._lay_out_again()

    def _choose(self, number: int, now: float, after_s: float = 0.0) -> Command | None:
        """Walk to a stage that is open; say why not where it is locked."""
        if not 0 <= number < len(self.coins):
            return None
        if self.coins[number].state == "locked":
            self.world.hear("error")
            assert self.view is not None
            return Say(self.view.words("journey.locked"))
        self._pin.walk(number, now, now + after_s, jumps=self._is_calm)
        self.port.reveal(self.route.place(number)[1], now, is_calm=self._is_calm)
        self._glide(self._centred(number), now)
        return None

    def _open(self, now: float) -> Command | None:
        """Play the stage on the card."""
        from jungle_pg.scenes.journey.stage.opening import open_stage

        if self.coins[self.chosen].state == "locked":
            return None
        self._pin.stop()
        self._change, self._due, self._coins_left = None, [], self.coins
        return Push(open_stage(self.world, self.journey, self.stage))

    def resume(self, result: Result, now: float) -> Command | None:
        """Back from a stage: what it has changed is shown, then the pin walks on."""
        from jungle_pg.scenes.journey.stage.opening import stage_after
        from jungle_pg.scenes.journey.stage.result import Passed

        self._now = now
        closed = first_closed(self.journey, self._coins_left or self.coins)
        self._lay_out_again()
        if not isinstance(result, Passed):
            return None
        ids = [stage.id for stage in self.journey.stages]
        won, after = ids.index(result.stage), self.journey.after(result.stage)
        left = (self._coins_left, closed)
        change = change_between(left, (self.coins, self.closed), won, now + SLIDE_S)
        goes_on = stage_after(self.world, self.journey, result) is not None
        # A boss that was beaten and a region that opens want to be seen.
        is_great = change is not None and (change.is_boss or change.parted is not None)
        if change is not None and (is_great or not goes_on) and not self._is_calm:
            self._change, self._due = change, list(change.sounds())
        if after is not None and self.progress.is_open(self.journey, after.id):
            waits_s = 0.0 if self._change is None else self._change.walks_at - now
            command = self._choose(ids.index(after.id), now, waits_s)
            if goes_on and self._change is None and command is None:
                return self._open(now)
        return None

    # Time

    def update(self, now: float) -> Command | None:
        """The pin is heard while it walks."""
        self._now = now
        if self._begins:
            self._begins = False
            return self._open(now)
        while self._due and now >= self._due[0][0]:
            self.world.hear(self._due.pop(0)[1])
        if self._change is not None and self._change.is_over(now):
            self._change = None
        step = self._pin.step_heard(now)
        if step is not None:
            self.world.hear(step)
        return None

    def wakes_at(self, now: float) -> float | None:
        is_changing = self._change is not None or self._sign.is_moving(now)
        if self.port.is_moving() or not self._pin.rests(now) or is_changing:
            return now
        times = (
            super().wakes_at(now),
            self.port.settles_at,
            None if self._is_calm else tick_time(tick(now) + 1),
        )
        return min((time for time in times if time is not None), default=None)

    def backdrop(self, view: View) -> Scenery:
        """What would be seen where the map ends."""
        return Scenery((), 0, 0, view.width, view.height, view.theme.backdrop)

    def draw(self, now: float) -> DrawList:
        """The map where it is now, and over it signs and buttons."""
        self._now = now
        view = self.view
        assert view is not None
        self.port.settle(now)
        at = self._pin.place(self.coins, now, calm=self._is_calm)
        left = self.scroll.left(now)
        squash = 1.0 if self._is_calm else self._pin.squash(now)
        near = (self.port.zoom, self.port.above_px(now), self.port.stretch)
        facts = MapFacts(self.coins, self.closed, left, at, squash, *near, self._change)
        seen = self._picture.draw(view, facts, now)
        sign = self._sign.draw(view, now)
        return self._all(_shown, seen, sign, self._decor, self.page.draw(view, now))


def _shown(seen: DrawList, sign: Group, decor: DrawList, page: DrawList) -> DrawList:
    return (*seen, sign, Group("decor", decor), Group("page", page))
