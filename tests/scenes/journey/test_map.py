"""The map by mouse and keys: walking, scrolling, what is closed, and stages that are opened."""

from dataclasses import replace
from itertools import pairwise, product
from math import dist

import pytest

from jungle_pg.core.journey.progress import Progress, StageResult
from jungle_pg.core.journey.stage import BOSS, Chapter, Journey
from jungle_pg.files.shared import SharedStore
from jungle_pg.scenes.base import Pop
from jungle_pg.scenes.journey.map.art import coin_at as coin_near
from jungle_pg.scenes.journey.map.journey_map import JourneyMap
from jungle_pg.scenes.journey.map.places import PANEL_H, PANEL_W, has_map, route_of
from jungle_pg.scenes.journey.samples import part_way
from jungle_pg.scenes.journey.stage.result import Passed
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import Pinch, Point, Press, Release, Wheel
from jungle_pg.stage.ops import DrawList, Group, Scenery, Sprite
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world, heard, seen
from tests.scenes.journey.walking import Walk, jungle
from tests.scenes.touching import Fingers

NEAREST = 118
"""How near two coins may be to each other, in units of the map."""


def a_map(progress: Progress | None = None, size: tuple[int, int] = (1280, 720)) -> Walk:
    world = a_world()
    if progress is not None:
        world.progress = SharedStore(progress)
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
    return (x - scene.scroll.left(walk.now)) * scene.port.unit, y * scene.port.unit


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
    assert dragged == pytest.approx(left + 200 / scene.port.unit)
    walk.do(Release(700, 200))
    walk.wait(1.0)
    assert scene.scroll.left(walk.now) > dragged, "it rolls on"
    assert walk.names == ["journey"], "a drag is no click"


def test_two_fingers_see_it_larger_and_what_lies_between_them_stays() -> None:
    walk = a_map(part_way(jungle()))
    scene, fingers = map_of(walk), Fingers(walk)
    before = scene.port.place(500, 300, walk.now)
    fingers.pinch(500, 300, 100, 190)
    assert scene.port.zoom == 1.0
    assert scene.port.stretch > 1.5
    assert scene.port.place(500, 300, walk.now) == pytest.approx(before, abs=2)
    walk.wait(0.3)
    assert scene.port.zoom > 1.5
    assert scene.port.stretch == 1.0, "it is sharp once they are still"
    assert scene.port.place(500, 300, walk.now) == pytest.approx(before, abs=2)
    assert scene.port.above_px(walk.now) > 0
    # One finger pulls it both ways, never beyond its edges.
    fingers.drag((500, 300), (460, 900), rests=True)
    walk.wait(1.0)
    assert scene.port.above_px(walk.now) == 0
    fingers.drag((500, 500), (500, 100))
    fingers.drag((500, 500), (500, 100))
    walk.wait(2.0)
    high = scene.port.unit * 1080
    assert 0 < scene.port.above_px(walk.now) <= high - walk.size[1] + 1
    assert walk.names == ["journey"]


def test_a_double_tap_beside_the_stages_shows_all_of_it_again() -> None:
    walk = a_map(part_way(jungle()))
    scene, fingers = map_of(walk), Fingers(walk)
    walk.do(Pinch(600, 360, 1.9))
    walk.wait(0.3)
    assert scene.port.zoom > 1.5
    place = next(
        (x, y)
        for x, y in product(range(300, 900, 40), range(150, 500, 40))
        if coin_near(scene.route, scene.coins, *scene.port.place(x, y, walk.now)) is None
    )
    for _ in range(2):
        fingers.do(1, "down", *place)
        fingers.do(1, "up", *place)
    walk.wait(0.3)
    assert scene.port.zoom == 1.0
    assert scene.port.above_px(walk.now) == 0


def test_a_stage_that_is_chosen_comes_into_sight_where_the_map_is_larger() -> None:
    walk = a_map(part_way(jungle()))
    scene = map_of(walk)
    walk.do(Pinch(600, 700, 2.0))
    for _ in range(3):
        walk.keys("left")
        walk.wait(1.5)
        y = scene.route.place(scene.chosen)[1] * scene.port.unit - scene.port.above_px(walk.now)
        assert 0 < y < 0.75 * walk.size[1]


def test_with_reduced_motion_it_is_there_at_once() -> None:
    world = a_world()
    world.settings = replace(world.settings, reduced_motion=True)
    world.progress = SharedStore(part_way(jungle()))
    walk = Walk(JourneyMap(world, jungle()), world)
    scene = map_of(walk)
    walk.keys("left")
    walk.rest(0.0)
    assert scene._pin.is_there(walk.now)
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


def passed_until(count: int) -> Progress:
    """Someone who has solved so many stages."""
    return Progress(
        {stage.id: StageResult(3, 1, "2026-01-01") for stage in jungle().stages[:count]}
    )


def pass_stage(walk: Walk, *, goes_on: bool = False) -> JourneyMap:
    """Open the stage on the card, solve it and come back to the map."""
    scene = map_of(walk)
    stage = scene.stage
    walk.keys("enter")
    walk.rest(1.0)
    walk.world.progress.change(lambda now: now.with_result(stage, 3, 1, "2026-01-01"))
    walk.stack._obey(Pop(Passed(stage.id, goes_on)), walk.now)
    walk.rest(0.01)
    return scene


def test_a_beaten_boss_is_crowned_the_mist_parts_and_then_the_pin_walks_on() -> None:
    boss = next(number for number, stage in enumerate(jungle().stages) if stage.level == 4
                and stage.kind == BOSS)  # fmt: skip
    walk = a_map(passed_until(boss))
    scene = map_of(walk)
    closed = scene.closed
    begun = scene._pin.length(walk.now)
    scene = pass_stage(walk, goes_on=True)
    assert walk.names == ["journey"], "what opens wants to be seen before the next stage"
    change = scene._change
    assert change is not None
    assert (change.won, change.opened, change.parted) == (boss, boss + 1, closed)
    assert scene.closed != closed
    walk.wait(0.6)
    assert scene._pin.length(walk.now) == begun, "the pin waits until the boss has its crown"
    crowns = [found.op for found in seen(walk.rest(0.01)) if isinstance(found.op, Sprite)]
    assert any(op.name == "journey/crown" for op in crowns)
    walk.wait(4.0)
    assert scene._change is None
    assert scene._pin.is_there(walk.now)
    assert scene.chosen == boss + 1
    told = heard(walk.world)
    for name in ("win", "voice_wolf", "ui_on", "game_start", "grass"):
        assert name in told, name


def test_a_coin_flips_its_lock_falls_and_reduced_motion_shows_neither() -> None:
    for reduced in (False, True):
        walk = a_map(passed_until(3))
        if reduced:
            walk.world.settings = replace(walk.world.settings, reduced_motion=True)
            walk.stack.arrange(replace(walk.stack.view, calm=True))
        scene = pass_stage(walk)
        assert (scene._change is None) == reduced
        assert scene.chosen == 4
        if not reduced:
            walk.wait(0.7)
            names = {f.op.name for f in seen(walk.rest(0.02)) if isinstance(f.op, Sprite)}
            assert {"icons/lock", "marks/particle_dust"} & names
        walk.wait(3.0)
        assert walk.stack.wakes_at(walk.now) != walk.now, "then nothing but idle life moves"


def test_the_path_over_the_bridge_sounds_of_wood() -> None:
    route = route_of(jungle())
    steps = range(0, int(route.lengths[-1]), 20)
    wooden = [length for length in steps if route.is_bridge(length)]
    assert wooden
    assert all(2 * PANEL_W < route.at(length)[0] < 4 * PANEL_W for length in wooden)


def test_the_panels_that_the_map_opens_with_are_made_while_the_title_is_looked_at() -> None:
    walk = a_map(part_way(jungle()))
    (panels,) = [op for op in walk.rest(0.1) if isinstance(op, Group) and op.key == "panels"]
    seen_first = {
        (op.ops, op.fill)
        for op in panels.ops
        if isinstance(op, Scenery)
        and op.x + panels.dx < walk.size[0]
        and op.x + op.w + panels.dx > 0
    }
    title = Title(walk.world)
    title.arrange(walk.stack.view)
    assert not _ahead(title.draw(0.0)), "the first frame of the title waits for nothing"
    title.update(0.0)
    title._ahead.wait()
    title.update(0.1)
    assert title.wakes_at(0.1) == 0.1
    (ahead,) = _ahead(title.draw(0.1))
    assert {(op.ops, op.fill) for op in ahead.ops if isinstance(op, Scenery)} == seen_first
    assert ahead.dx >= walk.size[0], "nobody sees them on the title"


def _ahead(ops: DrawList) -> list[Group]:
    return [op for op in ops if isinstance(op, Group) and op.key == "ahead"]
