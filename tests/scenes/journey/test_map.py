"""The map by mouse and keys: walking, scrolling, what is closed, and stages that are opened."""

from dataclasses import replace
from itertools import pairwise
from math import dist

import pytest

from jungle_pg.core.journey.progress import Progress
from jungle_pg.core.journey.stage import Chapter, Journey
from jungle_pg.files.progress import ProgressStore
from jungle_pg.scenes.journey.map import JourneyMap
from jungle_pg.scenes.journey.places import PANEL_H, has_map, route_of
from jungle_pg.scenes.journey.samples import part_way
from jungle_pg.stage.inputs import Point, Press, Release, Wheel
from jungle_pg.stage.ops import Group, Scenery
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world, heard
from tests.scenes.journey.walking import Walk, jungle

NEAREST = 118
"""How near two coins may be to each other, in units of the map."""


def a_map(progress: Progress | None = None, size: tuple[int, int] = (1280, 720)) -> Walk:
    world = a_world()
    if progress is not None:
        world.progress = ProgressStore(progress)
    walk = Walk(JourneyMap(world, jungle()), world, size)
    walk.rest(0.1)
    return walk


def map_of(walk: Performance) -> JourneyMap:
    scene = walk.stack.scenes[0]
    assert isinstance(scene, JourneyMap)
    return scene


def coin_at(walk: Walk, number: int) -> tuple[float, float]:
    """Where a coin is seen."""
    scene = map_of(walk)
    x, y = scene.route.place(number)
    return (x - scene.scroll.left(walk.now)) * scene._unit, y * scene._unit


def test_every_stage_has_a_place_of_its_own_on_a_path_without_gaps() -> None:
    route = route_of(jungle())
    places = [route.place(number) for number in range(len(jungle().stages))]
    steps = [dist(a, b) for a, b in pairwise(places)]
    assert min(steps) >= NEAREST
    assert all(0 < x < route.width and 0 < y < PANEL_H for x, y in places)
    gaps = [dist(a, b) for a, b in pairwise(route.points)]
    assert max(gaps) < 60
    assert has_map(jungle())
    assert not has_map(Journey("jungle", (Chapter("elsewhere", ()),)))


def test_whoever_begins_stands_at_the_first_stage_and_all_else_is_locked() -> None:
    walk = a_map()
    scene = map_of(walk)
    assert scene.chosen == 0
    assert [coin.state for coin in scene.coins[:2]] == ["current", "locked"]
    assert scene.closed == 2, "the mist begins with the second region"
    walk.keys("right")
    assert scene.chosen == 0
    assert heard(walk.world)[-1] == "error"


def test_a_press_walks_to_a_coin_and_another_one_plays() -> None:
    walk = a_map(part_way(jungle()))
    scene = map_of(walk)
    before = scene.chosen
    walk.at(*coin_at(walk, before - 1))
    assert scene.chosen == before - 1
    assert walk.names == ["journey"]
    walk.wait(2.0)
    walk.at(*coin_at(walk, before - 1))
    assert walk.names == ["journey", "stage"]
    walk.keys("escape")
    assert walk.names == ["journey"]


def test_the_map_follows_the_wheel_keys_and_a_drag_and_rolls_on() -> None:
    walk = a_map(part_way(jungle()))
    scene = map_of(walk)
    start = scene.scroll.left(walk.now)
    walk.do(Wheel(600, 300, -1.0))
    walk.wait(1.0)
    assert scene.scroll.left(walk.now) == pytest.approx(start + 320)
    walk.keys("home")
    walk.wait(1.0)
    assert scene.chapter == 0
    walk.keys("end")
    walk.wait(1.0)
    assert scene.chapter == 4
    walk.keys("home")
    walk.wait(1.0)
    left = scene.scroll.left(walk.now)
    walk.do(Press(900, 200), Point(800, 200, True), Point(700, 200, True))
    dragged = scene.scroll.left(walk.now)
    assert dragged == pytest.approx(left + 200 / scene._unit)
    walk.do(Release(700, 200))
    walk.wait(1.0)
    assert scene.scroll.left(walk.now) > dragged, "it rolls on"
    assert walk.names == ["journey"], "a drag is no click"


def test_with_reduced_motion_it_is_there_at_once() -> None:
    world = a_world()
    world.settings = replace(world.settings, reduced_motion=True)
    world.progress = ProgressStore(part_way(jungle()))
    walk = Walk(JourneyMap(world, jungle()), world)
    scene = map_of(walk)
    walk.keys("left")
    walk.rest(0.0)
    assert scene._walk.is_over(walk.now)
    assert not scene.scroll.is_moving()


def test_panels_beside_the_window_are_made_before_they_are_needed() -> None:
    walk = a_map(part_way(jungle()))
    frame = walk.rest(0.1)
    (panels,) = [op for op in frame if isinstance(op, Group) and op.key == "panels"]
    lefts = [op.x + panels.dx for op in panels.ops if isinstance(op, Scenery)]
    assert min(lefts) < 0
    assert max(lefts) >= walk.size[0]


@each_of("size", [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)])
def test_the_whole_way_can_be_walked(size: tuple[int, int]) -> None:
    passed = part_way(jungle())
    walk = a_map(passed, size)
    scene = map_of(walk)
    for _ in range(scene.chosen):
        walk.keys("left")
    walk.wait(2.0)
    assert scene.chosen == 0
    x, _ = coin_at(walk, 0)
    assert 0 <= x <= size[0], "the pin is in sight"
