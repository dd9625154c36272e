"""Choosing a game: the cabinets, the one in front, and the way into it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import floor as whole
from typing import Any, Final

from jungle_pg.games.game import Game
from jungle_pg.games.names import game_line, game_name
from jungle_pg.scenes.base import Change, Command, Push, Result, Scene
from jungle_pg.scenes.chooser.cabinet import (
    BULBS,
    CabinetKey,
    body_ops,
    sign_ops,
    window_rect,
)
from jungle_pg.scenes.chooser.carousel import CarouselPosition
from jungle_pg.scenes.chooser.last_game import chosen_game, has_several, remember_game
from jungle_pg.scenes.chooser.layout import (
    HEIGHT,
    IN_FRONT,
    WIDTH,
    Floor,
    Stand,
    arrow_places,
    chooser_form,
    floor_in,
    play_place,
    stands,
)
from jungle_pg.scenes.chooser.top import Top
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.world import World
from jungle_pg.stage.backdrop import jungle, with_ground
from jungle_pg.stage.input.gestures import Turns
from jungle_pg.stage.input.inputs import Input, Key, PadScroll, Swipe, Wheel
from jungle_pg.stage.input.shortcuts import ENDS
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Box, DrawList, Group, Op, Scenery, Sprite, grouped
from jungle_pg.stage.scale import HEADING, MAIN
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Solved
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import NOWHERE, Act

BULBS_S: Final = 0.4
"""How long the same bulbs are lit."""

SHADE: Final = "#0E1A24"
SHADE_ALPHA: Final = 34
GLOW: Final = (1.9, 1.35)
"""The light behind the cabinet in front, in its widths and heights."""

GROUND: Final = 0.62
"""How much of the strip of ground is seen."""

WAYS: Final = {"left": -1, "right": 1}


class GameChooser(Screen):
    """Cabinets side by side; the one in front is the game that is played."""

    name = "chooser"

    def __init__(self, world: World, front: Game | None = None) -> None:
        self.games = tuple(world.games().values())
        in_front = self.games.index(front or chosen_game(world))
        self.turning = CarouselPosition(len(self.games), in_front)
        self.keys = [CabinetKey(number) for number in range(len(self.games))]
        self.play = Button("play", icon="play", kind="green", size=HEADING)
        self.arrows = {name: Button(name, icon=name, size=MAIN) for name in WAYS}
        for arrow in self.arrows.values():
            arrow.sound = ""
        self.top = Top()
        super().__init__(world, Page([], world.hear, "play"))
        self._at = Solved()
        self._floor: Floor | None = None
        self._turns = Turns()
        """How far the wheel was turned since the last step."""
        self._bulbs = 0
        self._bodies: list[Memo[DrawList]] = [Memo() for _ in self.games]
        self._signs: list[Memo[DrawList]] = [Memo() for _ in self.games]
        self._groups: Memo[DrawList] = Memo()
        self._all: Memo[DrawList] = Memo()
        self._put_on_page()
        # Whoever wants the usual game presses Enter and is there.
        self.page.focus(self.play, shows=False)

    @property
    def game(self) -> Game:
        """The game in front."""
        return self.games[self.turning.chosen]

    @property
    def rules(self) -> Any:
        """Its usual rules, for whoever wants to read them."""
        return self.game.rules

    def arrange(self, view: View) -> None:
        self.top.set_labels(view, self.world.settings)
        form = chooser_form(view, self.turning, self.top.form(view))
        self._at = solve(form, view.window, view.zoom)
        self._floor = floor_in(self._at["cabinets"])
        super().arrange(view)

    def backdrop(self, view: View) -> Scenery:
        """The clearing, a step quieter, with ground to stand on and light behind the front."""
        assert self._floor is not None
        clearing = with_ground(jungle(view, is_veiled=True), view, GROUND)
        # In a ring the one in front always stands in the middle, and so does the light.
        light = (_glow(self._floor, self._floor.middle),) if self.turning.is_ring else ()
        return replace(clearing, ops=(*clearing.ops, *light))

    def told_text(self, words: Words) -> str:
        """The game in front."""
        return f"{game_name(words, self.game)}. {game_line(words, self.game)}"

    def lay_out(self, view: View) -> DrawList:
        """The cabinets, below the top of the screen."""
        assert self._floor is not None
        self.top.place(self._at)
        self.turning.is_calm = view.calm
        self.play.label = view.words("chooser.play")
        for name, arrow in self.arrows.items():
            arrow.tip = view.words(f"chooser.{name}")
        arrows = arrow_places(view, self._floor, self.turning)
        for arrow, place in zip(self.arrows.values(), arrows or (NOWHERE, NOWHERE), strict=True):
            arrow.place(place)
        self._place_keys()
        return ()

    def handle(self, event: Input, now: float) -> Command | None:
        """Arrows and the wheel go from cabinet to cabinet, unless a small button has the focus."""
        match event:
            case Key(name=name, ctrl=False, alt=False) if name in WAYS and not self._is_at_top:
                self._step(WAYS[name], now)
                return None
            case Key(name=name, repeat=False) if name in ENDS and not self._is_at_top:
                self._choose(0 if name == ENDS[0] else len(self.games) - 1, now)
                return None
            case Wheel(up=up, right=right) | PadScroll(up, right):
                self._turn(self._turns.wheel(right - up), now)
                return None
            case Swipe() if self.view is not None:
                self._turn(self._turns.swipe(event, self.view.finger_px), now)
                return None
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        """A cabinet or a button was pressed."""
        match act.name, act.value:
            case "cabinet", int(number) if number == self.turning.chosen:
                self.world.hear("ui_click")
                return self._play()
            case "cabinet", int(number):
                self._choose(number, now)
            case "play", _:
                return self._play()
            case ("left" | "right") as way, _:
                self._step(WAYS[way], now)
            case "rules", _:
                return self._read()
            case "back", _:
                return self.back(now)
            case name, _:
                settings = self.top.quick.pressed(name, self.world.settings, self.view)
                return Change(settings) if settings is not None else None
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        """Back from a game that was not played after all, or from its book."""
        self.page.focus(self.play, shows=False)
        return None

    def page_ops(self, view: View, now: float) -> DrawList:
        """The cabinets, what is told above them, and the buttons over them."""
        assert self._floor is not None
        standing = stands(self._floor, self.turning, now)
        front = standing[self.turning.chosen]
        if front is not None:
            self.play.place(play_place(view, self._floor, front))
        cabinets = self._cabinets(view, standing, now)
        top = self.top.draw(view, self._at, game_line(view.words, self.game))
        page = self.page.draw(view, now)
        return self._all(grouped, cabinets=cabinets, top=top, widgets=page)

    def ambient_wakes_at(self, now: float) -> float | None:
        """While cabinets are on their way, and when the bulbs change."""
        if self.turning.is_turning(now):
            return now
        if self.view is None or self.view.calm:
            return None
        return (self._bulbs + 1) * BULBS_S

    @property
    def _is_at_top(self) -> bool:
        focused = self.page.focused
        return focused is not None and focused.shows_focus and focused in self.top.widgets

    def _put_on_page(self) -> None:
        arrows = list(self.arrows.values()) if len(self.games) > 1 else []
        self.page.change([*self.keys, self.play, *arrows, *self.top.widgets])

    def _place_keys(self) -> None:
        """The cabinets are clicked where they will stand."""
        assert self._floor is not None
        for key, stand in zip(self.keys, stands(self._floor, self.turning, _LATER), strict=True):
            key.rect = NOWHERE if stand is None else stand.rect.snapped()
        front = stands(self._floor, self.turning, _LATER)[self.turning.chosen]
        if front is not None and self.view is not None:
            self.play.place(play_place(self.view, self._floor, front))

    def _step(self, by: int, now: float) -> None:
        if len(self.games) > 1:
            self.turning.step(by, now)
            self._has_turned()

    def _choose(self, number: int, now: float) -> None:
        if number != self.turning.chosen:
            self.turning.choose(number, now)
            self._has_turned()

    def _has_turned(self) -> None:
        self.world.hear("ui_hover")
        self._place_keys()
        focused = self.page.focused
        if focused is None or not focused.shows_focus:
            # Whoever turned by mouse has Enter for the game in front, not for what was clicked.
            self.page.focus(self.play, shows=False)

    def _turn(self, by: int, now: float) -> None:
        """The wheel or a finger steps from cabinet to cabinet."""
        if by:
            self._step(by, now)

    def _play(self) -> Command:
        from jungle_pg.scenes.setup.new_game import NewGame

        remember_game(self.world, self.game)
        return Push(NewGame(self.world, self.game))

    def _read(self) -> Command:
        from jungle_pg.scenes.book.rules import RulesBook

        game = self.game
        return Push(RulesBook(self.world, game, game.rules))

    def _cabinets(self, view: View, standing: list[Stand | None], now: float) -> DrawList:
        """All cabinets, the one in front last."""
        assert self._floor is not None
        self._bulbs = 0 if view.calm else whole(now / BULBS_S + 1e-6)
        unit = self._floor.unit * IN_FRONT
        cabinets = tuple(
            self._cabinet(view, number, stand, unit)
            for number, stand in enumerate(standing)
            if stand is not None
        )
        return self._groups(_cabinet_groups, self._floor, self.turning.is_ring, cabinets, unit)

    def _cabinet(self, view: View, number: int, stand: Stand, unit: float) -> "Cabinet":
        is_hot, game = self.keys[number].is_hot, self.games[number]
        is_front = stand.nearness > 0.5
        bulbs = BULBS[1 + self._bulbs % 2] if is_front else BULBS[1 if is_hot else 0]
        body = self._bodies[number](body_ops, view, self.world.settings, game, unit)
        sign = self._signs[number](sign_ops, view, game, unit, bulbs)
        return Cabinet(game.rulebook.game_id, stand, is_hot, body, sign)


@dataclass(frozen=True, slots=True)
class Cabinet:
    """A cabinet in its place; it is painted as large as it can become, and only shown smaller."""

    name: str
    stand: Stand
    is_hot: bool
    body: DrawList
    sign: DrawList


def _cabinet_groups(
    floor: Floor, is_ring: bool, cabinets: tuple[Cabinet, ...], unit: float
) -> DrawList:
    """Cabinets painted with this unit, the one in front last; in a row with light behind them."""
    ops: list[Op] = []
    if not is_ring:
        ops.append(_glow(floor, _light_at(floor, [each.stand for each in cabinets])))
    for cabinet in sorted(cabinets, key=lambda each: each.stand.nearness):
        ops += _cabinet_ops(cabinet, unit)
    return tuple(ops)


def _cabinet_ops(cabinet: Cabinet, unit: float) -> list[Op]:
    stand = cabinet.stand
    place, scale = stand.rect, stand.unit / unit

    def shown(key: str, ops: DrawList) -> Group:
        return Group(
            f"{key} {cabinet.name}",
            ops,
            place.x,
            place.y,
            stand.alpha,
            bake=True,
            scale=scale,
            late=True,
            hurried=stand.is_growing,
        )

    ops: list[Op] = [shown("cabinet", cabinet.body), shown("sign", cabinet.sign)]
    shade = round(SHADE_ALPHA * (1 - stand.nearness) * stand.alpha / 255)
    if shade and not cabinet.is_hot:
        window = window_rect(stand.unit).moved(round(place.x), round(place.y))
        ops.append(Box(window.x, window.y, window.w, window.h, SHADE, shade))
    return ops


def _light_at(floor: Floor, seen: Sequence[Stand]) -> float:
    """The middle of the light behind a row: it goes along with what is near to the front."""
    near = sum(stand.nearness for stand in seen)
    return sum(stand.x * stand.nearness for stand in seen) / near if near else floor.middle


def _glow(floor: Floor, x: float) -> Sprite:
    """The light behind the cabinet in front."""
    w, h = WIDTH * IN_FRONT * floor.unit, HEIGHT * IN_FRONT * floor.unit
    return Sprite("marks/glow", x, floor.feet - h / 2, w * GLOW[0], h * GLOW[1])


_LATER: Final = float("inf")
"""When nothing is on its way any more."""


def way_to_a_new_game(world: World) -> Scene:
    """The first screen on the way."""
    return GameChooser(world) if has_several(world) else NewGame(world, chosen_game(world))
