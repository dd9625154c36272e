"""How cabinets stand, grow, light up and go by, in any window."""

import itertools

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.chooser.carousel import TURN_S
from jungle_pg.scenes.chooser.chooser import BULBS_S, GameChooser
from jungle_pg.scenes.chooser.layout import BESIDE, IN_FRONT
from jungle_pg.stage.input.inputs import Point
from jungle_pg.stage.ops import Box, Sprite
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, SCALES, SIZES, misplaced, seen, texts_of, view_of
from tests.scenes.chooser.arcade import (
    TURNED_S,
    a_world_of,
    cabinets,
    chooser,
    scene_of,
    sign_of,
    signs,
)

ALL_SIZES = [*SIZES, (720, 1280), (2560, 1080), (640, 560)]
SMALL = BESIDE / IN_FRONT


@pytest.mark.slow
@each_of("scale", SCALES)
@each_of("size", ALL_SIZES)
@each_of("count", [1, 2, 3, 4])
def test_everything_is_in_its_place(count: int, size: tuple[int, int], scale: int) -> None:
    for language in LANGUAGES:
        settings = Settings(language=language, ui_scale=scale)
        world = a_world_of(count, settings)
        for game in world.games().values():
            scene = GameChooser(world, game)
            # Cabinets are clicked where they are; buttons lie over them.
            wrong = [
                text
                for text in misplaced(scene, view_of(size, settings))
                if not text.startswith("cabinet ")
            ]
            assert wrong == []


@each_of("size", ALL_SIZES)
@each_of("count", [1, 2])
def test_one_or_two_cabinets_are_always_seen_whole(count: int, size: tuple[int, int]) -> None:
    world = a_world_of(count)
    for game in world.games().values():
        scene = GameChooser(world, game)
        view = view_of(size, world.settings)
        scene.arrange(view)
        rects = [key.rect for key in scene.keys]
        for rect in rects:
            assert rect.x >= 0
            assert rect.right <= view.width
            assert rect.y >= 0
            assert rect.bottom <= view.height
        for left, right in itertools.pairwise(rects):
            assert left.right <= right.x


def test_only_games_of_the_cabinet_are_shown() -> None:
    for count in (1, 2, 3):
        play = chooser(count)
        assert set(cabinets(play.rest(0.1))) == set(play.world.games())


def test_of_many_games_three_are_in_sight() -> None:
    shown = cabinets(chooser(6).rest(0.1))
    assert set(shown) == {"jungle", "xiangqi", "toy3"}


def test_the_one_in_front_is_larger_brighter_and_drawn_last() -> None:
    play = chooser(3)
    play.keys("right")
    ops = play.rest(TURNED_S)
    shown = cabinets(ops)
    assert list(shown)[-1] == "xiangqi"
    assert shown["xiangqi"].scale == 1.0
    assert shown["jungle"].scale == shown["toy0"].scale == pytest.approx(SMALL)
    shades = [found.op for found in seen(ops) if isinstance(found.op, Box)]
    assert len([shade for shade in shades if shade.alpha == 34]) == 2


def test_the_line_tells_what_the_game_in_front_is() -> None:
    play = chooser(2)
    assert any("animals" in text for text in texts_of(play.rest(0.1)))
    play.keys("right")
    assert any("Chinese chess" in text for text in texts_of(play.rest(0.1)))


def test_cabinets_grow_and_shrink_on_their_way() -> None:
    play = chooser(2)
    play.keys("right")
    half = cabinets(play.rest(TURN_S / 2))
    assert SMALL < half["xiangqi"].scale < 1
    assert SMALL < half["jungle"].scale < 1
    assert half["xiangqi"].dx > half["jungle"].dx
    done = cabinets(play.rest(TURN_S))
    assert done["jungle"].scale == pytest.approx(SMALL)
    assert done["xiangqi"].scale == 1.0


def test_in_a_ring_they_slide_and_whoever_goes_round_the_back_fades() -> None:
    play = chooser(3)
    before = cabinets(play.rest(0.1))
    play.keys("right")
    half = cabinets(play.rest(TURN_S * 0.3))
    assert half["xiangqi"].dx < before["xiangqi"].dx
    assert half["toy0"].alpha < 255
    done = cabinets(play.rest(TURN_S))
    assert done["toy0"].dx > done["jungle"].dx
    assert all(cabinet.alpha == 255 for cabinet in done.values())


def test_whoever_changes_their_mind_on_the_way_sees_no_jump() -> None:
    play = chooser(2)
    play.keys("right")
    halfway = cabinets(play.rest(TURN_S / 2))["xiangqi"].scale
    play.keys("left")
    after = cabinets(play.rest(0.001))["xiangqi"].scale
    assert after == pytest.approx(halfway, abs=0.06)
    assert cabinets(play.rest(TURNED_S))["xiangqi"].scale == pytest.approx(SMALL)


def test_with_reduced_motion_everything_changes_at_once_and_nothing_blinks() -> None:
    play = chooser(2, Settings(reduced_motion=True))
    play.keys("right")
    shown = play.rest(0.0)
    assert cabinets(shown)["xiangqi"].scale == 1.0
    assert scene_of(play).wakes_at(play.now) is None
    later = play.rest(BULBS_S)
    assert sign_of(later, "xiangqi") == sign_of(shown, "xiangqi")


def test_the_bulbs_of_the_one_in_front_take_turns() -> None:
    play = chooser(2)
    lit = [sign_of(play.rest(BULBS_S), "jungle") for _ in range(3)]
    assert lit[0] == lit[2] != lit[1]
    dark = [sign_of(play.rest(BULBS_S), "xiangqi") for _ in range(2)]
    assert dark[0] == dark[1]
    assert scene_of(play).wakes_at(play.now) is not None


def test_a_cabinet_under_the_mouse_lights_up() -> None:
    play = chooser(2)
    dark = sign_of(play.rest(0.01), "xiangqi")
    play.do(Point(*play.widget("cabinet 1").rect.middle))
    ops = play.rest(0.01)
    assert sign_of(ops, "xiangqi") != dark
    assert play.stack.pointer() == "hand"
    assert not any(isinstance(found.op, Box) and found.op.alpha == 34 for found in seen(ops))


def test_while_nothing_moves_the_very_same_list_is_drawn() -> None:
    play = chooser(2, Settings(reduced_motion=True))
    assert play.rest(0.1) is play.rest(0.1)


def test_a_sign_stands_over_its_cabinet_wherever_that_goes() -> None:
    play = chooser(3)
    for key in ("right", "left"):
        play.keys(key)
        for _ in range(6):
            ops = play.rest(TURN_S / 4)
            over = signs(ops)
            for game, cabinet in cabinets(ops).items():
                place = (cabinet.dx, cabinet.dy, cabinet.scale, cabinet.alpha)
                assert (over[game].dx, over[game].dy, over[game].scale, over[game].alpha) == place


def test_every_game_has_a_name_and_those_with_a_sign_show_it() -> None:
    shown = signs(chooser(3).rest(0.1))
    assert texts_of(shown["xiangqi"].ops) == ["Xiangqi"]
    assert texts_of(shown["toy0"].ops) == ["Toy0"]
    assert "title/logo" in [op.name for op in shown["jungle"].ops if isinstance(op, Sprite)]


def test_the_poster_is_cut_off_at_the_window_of_its_cabinet() -> None:
    for cabinet in cabinets(chooser(3).rest(0.1)).values():
        (poster,) = [op for op in cabinet.ops if getattr(op, "key", "") == "poster"]
        assert getattr(poster, "clip", None)
