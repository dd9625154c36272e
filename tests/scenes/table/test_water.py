"""What lives on the ground of a board: seen while one plays, and never where it would disturb."""

from dataclasses import replace
from typing import Any

import pytest

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.little_board import LittleBoard
from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.games.book import Example
from jungle_pg.games.jungle.look import JungleLook
from jungle_pg.games.values import Appearance, Field, Pace
from jungle_pg.stage.ops import Box, DrawList, Group, Sprite
from tests.games.moving import APPEARANCE, FIELD
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world, seen, view_of
from tests.scenes.table.playing import Board

LIVELY = Settings()
STILL = [Settings(reduced_motion=True), Settings(motion="off")]
STEP = JungleLook.ambient_step_s
RULES = games()["jungle"].rules


def lights(ops: DrawList) -> list[Sprite]:
    """The light on the rivers."""
    sprites = [found.op for found in seen(ops) if isinstance(found.op, Sprite)]
    return [op for op in sprites if op.name.startswith("board/river_light")]


def group(ops: DrawList, key: str) -> Group:
    """The group of a key, wherever it is."""
    found = next((each for each in _groups(ops) if each.key == key), None)
    assert found is not None, key
    return found


def _groups(ops: DrawList) -> list[Group]:
    every = [op for op in ops if isinstance(op, Group)]
    return every + [inner for op in every for inner in _groups(op.ops)]


class TestAtTheBoard:
    def test_the_light_drifts(self) -> None:
        board = Board(settings=LIVELY)
        places = {lights(board.show.rest(0.5))[0].x for _ in range(12)}
        assert len(places) > 5

    def test_it_lies_over_the_ground_and_under_the_pieces(self) -> None:
        board = Board(settings=LIVELY)
        names = board.sprites()
        light = names.index("board/river_light_day")
        assert names.index("board/river_2x3_day") < light
        assert light < min(names.index(name) for name in names if name.startswith("pieces/r_"))

    def test_it_wakes_the_program_with_its_next_moment_and_stays_due_until_it_was_drawn(
        self,
    ) -> None:
        board = Board(settings=LIVELY)
        board.show.rest(3)
        now = board.show.now
        wakes = board.scene.wakes_at(now)
        assert wakes is not None
        assert now < wakes <= now + STEP
        assert board.scene.wakes_at(wakes + 5) == wakes
        board.show.rest(wakes - now)
        again = board.scene.wakes_at(board.show.now)
        assert again is not None
        assert again > wakes

    def test_between_two_moments_nothing_is_drawn_anew(self) -> None:
        board = Board(settings=LIVELY)
        moment = 40 * STEP
        first = board.show.rest(moment - board.show.now)
        assert board.show.rest(STEP * 0.4) is first
        assert board.show.rest(STEP * 0.4) is first

    def test_only_the_light_changes_with_it(self) -> None:
        board = Board(settings=LIVELY)
        first, second = board.show.rest(3), board.show.rest(0.5)
        for key in ("painting", "around", "widgets"):
            assert group(first, key).ops is group(second, key).ops, key
        assert group(first, "alive") != group(second, "alive")

    def test_a_blow_shakes_it_with_the_ground(self) -> None:
        board = Board(position="7/7/7/7/7/7/1Tw4/7/7 r", settings=LIVELY)
        board.play("B3C3")
        shifts = set()
        for _ in range(40):
            ground = group(board.show.rest(0.01), "ground")
            shifts.add((ground.dx, ground.dy))
            assert [op.key for op in ground.ops if isinstance(op, Group)] == ["painting", "alive"]
        assert len(shifts) > 2

    @each_of("settings", STILL)
    def test_whoever_wants_nothing_to_move_sees_still_water(self, settings: Settings) -> None:
        board = Board(settings=settings)
        board.show.rest(3)
        first = board.show.rest(0.01)
        assert len(lights(first)) == 2
        assert board.show.rest(7.3) is first
        assert board.scene.wakes_at(board.show.now) is None

    def test_a_change_of_the_settings_stills_it_at_once(self) -> None:
        board = Board(settings=LIVELY)
        board.show.rest(1)
        board.world.settings = replace(LIVELY, reduced_motion=True)
        board.show.stack.arrange(view_of(board.show.size, board.world.settings))
        first = board.show.rest(0.01)
        assert board.show.rest(3) is first


class Bare(JungleLook):
    """A table on whose ground nothing lives."""

    ambient_step_s: float = 0.0

    def ambient_ops(
        self, rules: Any, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        return ()


class Counting(JungleLook):
    """A table that notes the times it is asked about."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def ambient_ops(
        self, rules: Any, field: Field, appearance: Appearance, time_s: float
    ) -> DrawList:
        self.times.append(time_s)
        return (Box(0, 0, len(self.times), 1, "#FFFFFF"),)


def ground_of(look: JungleLook, field: Field = FIELD) -> BoardView:
    board = BoardView(look, None)
    board.set_field(RULES, field, APPEARANCE)
    return board


class TestTheGroundOfAnyTable:
    def test_where_nothing_lives_nothing_ever_wakes(self) -> None:
        board = ground_of(Bare())
        first = board.ground(1.0)
        assert board.ground(99.0) is first
        assert board.wakes_at(99.0) is None

    def test_it_is_asked_about_moments_of_its_grid_and_once_about_each(self) -> None:
        table = Counting()
        board = ground_of(table)
        for number in range(100):
            board.ground(number * STEP / 10)
        assert table.times == pytest.approx([number * STEP for number in range(10)])

    def test_another_place_is_drawn_anew(self) -> None:
        board = ground_of(JungleLook())
        first = board.ground(1.0)
        board.set_field(RULES, replace(FIELD, square=90), APPEARANCE)
        assert board.ground(1.0) != first


def test_a_little_board_has_no_moving_water() -> None:
    game = games()["jungle"]
    board = LittleBoard(game, RULES, Example("7/7/7/7/7/7/L6/7/l6 r 0 1"))
    view = view_of((800, 600), LIVELY)
    ops = board.draw(view.window, view, APPEARANCE, Pace(), 1.0)
    assert not lights(ops)


def test_the_demonstration_has_living_water_too() -> None:
    from jungle_pg.scenes.title.demonstration import Demonstration

    show = Performance(Demonstration(a_world(), 0))
    assert len({lights(show.rest(0.5))[0].x for _ in range(8)}) > 3
