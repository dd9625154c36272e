"""The jungle of the title: what sways and breathes in it, and what is heard of it."""

from itertools import pairwise
from math import cos, radians, sin

import pytest

from jungle_pg.files.settings import Settings, Theme
from jungle_pg.scenes.title.title import Title
from jungle_pg.stage.input.inputs import Point, Press, Release
from jungle_pg.stage.ops import Drawing, Group, Sprite
from tests.rows import each_of
from tests.scenes.acting import Performance, a_world, heard, seen
from tests.scenes.test_title_life import THEMES, opened, sprites

ROPE_COLOUR = "#D8B878"


def drawings(scene: Title, now: float) -> list[Drawing]:
    """The shafts of light before the jungle."""
    ops = tuple(op for op in scene.draw(now) if isinstance(op, Group) and op.key == "living")
    shown = [found.op for found in seen(ops) if isinstance(found.op, Drawing)]
    return [op for op in shown if "linearGradient" in op.svg]


@each_of("theme", THEMES)
def test_vines_and_sprigs_sway_slowly_about_where_they_hang(theme: Theme) -> None:
    scene = opened(Settings(theme=theme))
    frames = [sprites(scene.draw(number / 30), "frame/vine", "ui/sprig") for number in range(300)]
    assert {len(frame) for frame in frames} == {5}
    for plants in zip(*frames, strict=True):
        turns = [plant.angle for plant in plants]
        assert max(turns) - min(turns) >= 2
        assert max(map(abs, turns)) <= 3
        assert max(abs(one - other) for one, other in pairwise(turns)) <= 0.5
        assert len(set(turns)) <= 13, "each turn is a picture of its own"
    for vine in sprites(scene.draw(0.0), "frame/vine"):
        hung_x, hung_y = hung_at(vine)
        for frame in frames:
            for other in frame:
                if other.w == vine.w and other.name == vine.name:
                    assert hung_at(other)[0] == pytest.approx(hung_x)
                    assert hung_at(other)[1] == pytest.approx(hung_y, abs=1e-6)


def hung_at(plant: Sprite) -> tuple[float, float]:
    """The middle of the upper edge of a picture, as it is turned."""
    angle = radians(plant.angle)
    return plant.x - plant.h / 2 * sin(angle), plant.y - plant.h / 2 * cos(angle)


def test_no_two_plants_sway_together() -> None:
    scene = opened(Settings())
    frames = [sprites(scene.draw(number / 30), "frame/vine", "ui/sprig") for number in range(300)]
    assert (
        len({tuple(plant.angle for plant in plants) for plants in zip(*frames, strict=True)}) == 5
    )


@each_of("theme", THEMES)
def test_light_breathes_in_steps_no_eye_sees(theme: Theme) -> None:
    scene = opened(Settings(theme=theme))
    frames = [drawings(scene, number / 30) for number in range(300)]
    assert {len(frame) for frame in frames} == {2}
    for shafts in zip(*frames, strict=True):
        alphas = [shaft.alpha for shaft in shafts]
        assert max(alphas) - min(alphas) > 150
        assert max(abs(one - other) for one, other in pairwise(alphas)) < 40
        assert sum(one != other for one, other in pairwise(alphas)) <= 20, "seldom, it is large"


def quiet_title(settings: Settings) -> Performance:
    world = a_world(settings)
    return Performance(Title(world), world, (1920, 1080))


def sung(play: Performance, seconds: float) -> list[str]:
    """What of the jungle is heard while nobody does anything but touch the mouse."""
    before = len(heard(play.world))
    for number in range(round(seconds * 10)):
        play.rest(0.1)
        if number % 300 == 299:
            play.do(Point(5, 5 + number % 7))
    return heard(play.world)[before:]


@pytest.mark.slow
@each_of(
    ("theme", "voices"),
    [
        ("day", {"amb_bird", "amb_drop", "amb_toucan"}),
        ("night", {"amb_cricket", "amb_frog", "amb_drop", "amb_owl"}),
    ],
)
def test_the_jungle_is_heard_now_and_then(theme: Theme, voices: set[str]) -> None:
    names = sung(quiet_title(Settings(theme=theme)), 600)
    assert set(names) == voices
    assert 30 <= len(names) <= 66


@each_of(
    "settings",
    [Settings(reduced_motion=True), Settings(music_volume=0), Settings(music_muted=True)],
)
def test_the_jungle_is_still_for_those_who_want_no_motion_or_no_music(settings: Settings) -> None:
    assert sung(quiet_title(settings), 120) == []


def test_the_jungle_waits_after_a_click() -> None:
    play = quiet_title(Settings())
    for _ in range(60):
        play.do(Press(5, 5), Release(5, 5))
        play.rest(1.0)
    assert heard(play.world) == []


def test_the_jungle_is_still_while_a_question_is_asked() -> None:
    play = quiet_title(Settings())
    play.keys("escape")
    before = len(heard(play.world))
    for _ in range(1000):
        play.rest(0.1)
    assert heard(play.world)[before:] == []


def test_the_toucan_hops_on_its_branch_while_it_calls() -> None:
    play = quiet_title(Settings())
    seated = {sprites(play.rest(1 / 30), "frame/toucan")[0].y for _ in range(30)}
    assert len(seated) == 1
    while heard(play.world)[-1:] != ["amb_toucan"]:
        play.do(Point(5, 5))
        play.rest(0.5)
        assert play.now < 3000
    calling = [sprites(play.rest(1 / 30), "frame/toucan")[0].y for _ in range(33)]
    assert min(calling) < min(seated)
    after = {sprites(play.rest(1 / 30), "frame/toucan")[0].y for _ in range(30)}
    assert after == seated


@each_of("size", [(600, 560), (800, 600), (1920, 1080)])
def test_the_ropes_of_the_menu_hang_from_the_logo(size: tuple[int, int]) -> None:
    settings = Settings(ui_scale=200)
    scene = opened(settings, size)
    logo, panel = scene.at["logo"], scene.at["panel"]
    ropes = [
        found.op
        for found in seen(scene.draw(0.0))
        if isinstance(found.op, Drawing)
        and 0 < found.op.w < found.op.h / 2
        and "D8B878" in found.op.svg
    ]
    assert len(ropes) == 2
    for rope in ropes:
        assert logo.x + logo.w * 0.1 < rope.x < logo.right - logo.w * 0.1
        assert rope.y < logo.bottom
        assert rope.y + rope.h > panel.y
