"""Scenes that slide: what is painted moves along, and the screen is exact on the way."""

from pathlib import Path
from random import Random

import pytest
from pygame import Color, Rect, Surface, image

from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.stage.ops import Box, Disc, DrawList, Group, Op, Scenery, Sprite
from tests.shell.random_lists import edited, random_list

WINDOW = (0, 0, 320, 240)
WHOLE = Rect(WINDOW)


def painted_anew(frame: DrawList, pictures: Pictures, fonts: Fonts) -> bytes:
    paper = Surface((320, 240))
    Painter(paper, pictures, fonts).show(frame)
    return image.tobytes(paper, "RGB")


def scene(colour: str, *ops: Disc | Sprite) -> DrawList:
    return (Box(0, 0, 320, 240, colour), Group("ops", ops))


def sliding(leaving: DrawList, coming: DrawList, x: int, width: int = 320) -> DrawList:
    """Two scenes on their way: the new one comes from the right when the width is positive."""
    old = Group("leaving", leaving, clip=WINDOW, bake=True)
    new = Group("coming", coming, clip=WINDOW, bake=True)
    return (Group("to one side", (old,), x), Group("from the other", (new,), x + width))


@pytest.mark.parametrize("width", [320, -320])
@pytest.mark.parametrize("seed", range(6))
def test_a_slide_between_any_two_lists_is_exact_in_every_frame(
    seed: int, width: int, screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    shown = random_list(luck)
    for _ in range(6):
        coming, way = random_list(luck), -width // abs(width)
        xs = sorted(luck.sample(range(1, 320), 5)) if luck.random() < 0.9 else []
        frames = [shown, sliding(shown, coming, 0, width)]
        for x in xs:
            coming = edited(luck, coming) if luck.random() < 0.4 else coming
            frames.append(sliding(shown, coming, way * x, width))
        frames.append(coming)
        shown = coming
        toasts: DrawList = ()
        for number, frame in enumerate(frames):
            if luck.random() < 0.2:
                toasts = () if toasts else (Box(100, 200, 120, 30, "#FFFFFF", 200),)
            whole = (Group("scene", frame), Group("toasts", toasts))
            painter.show(whole)
            assert image.tobytes(screen, "RGB") == painted_anew(whole, pictures, fonts), number


@pytest.mark.parametrize("seed", range(4))
def test_groups_that_move_together_by_any_way_are_exact(
    seed: int, screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    lists = [random_list(luck) for _ in range(3)]
    x = y = 0
    for number in range(60):
        if luck.random() < 0.8:
            x, y = x + luck.randrange(-90, 90), y + luck.randrange(-60, 60)
        if luck.random() < 0.2:
            lists[0] = edited(luck, lists[0])
        frame = tuple(Group(str(i), ops, x + 50 * i, y) for i, ops in enumerate(lists))
        painter.show(frame)
        assert image.tobytes(screen, "RGB") == painted_anew(frame, pictures, fonts), number


@pytest.mark.parametrize("seed", range(6))
def test_a_list_put_into_any_groups_and_taken_out_of_them_is_exact(
    seed: int, screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    shown = random_list(luck)

    def holder(key: str, *ops: Op) -> Group:
        x, y = luck.choice((0, 0, luck.randrange(-200, 200))), luck.choice((0, 0, 30))
        clip = luck.choice((None, WINDOW, WINDOW, (20, 10, 250, 200)))
        is_baked = luck.random() < 0.5
        return Group(key, ops, x, y, luck.choice((255, 255, 120)), clip, bake=is_baked)

    for number in range(80):
        shown = edited(luck, shown) if luck.random() < 0.3 else shown
        frame: DrawList = shown
        if luck.random() < 0.7:
            inner = holder("inner", *shown)
            beside = [Group("beside", (Disc(99, 99, 80, "#FFFFFF"),), luck.randrange(320))]
            outer = inner if luck.random() < 0.5 else holder("outer", inner)
            frame = (outer, *beside[luck.randrange(2) :])
        painter.show(frame)
        assert image.tobytes(screen, "RGB") == painted_anew(frame, pictures, fonts), number


@pytest.mark.parametrize("seed", range(8))
def test_pictures_that_arrive_on_the_way_end_in_their_place(
    seed: int, screen: Surface, pictures: Pictures, fonts: Fonts, sprites_folder: Path
) -> None:
    luck, loader = Random(seed), Loader()
    late = Pictures(sprites_folder, fonts, loader)
    painter = Painter(screen, late, fonts)
    leaving = scene("#557733", Sprite("pieces/b_rat", luck.randrange(320), 120, 180, 900))
    coming = scene("#335577", Sprite("pieces/r_lion", luck.randrange(320), 120, 180, 901))
    xs = sorted(luck.sample(range(1, 320), 4))
    frames = [leaving, *(sliding(leaving, coming, -x) for x in (0, *xs)), coming]
    settled_at = luck.randrange(len(frames))
    for number, frame in enumerate(frames):
        painter.show(frame)
        if number == settled_at or number == len(frames) - 1:
            loader.finish()
            if late.arrived():
                painter.refresh()
            if number == settled_at and luck.random() < 0.7:
                continue  # they are painted with the next frame, in another place
            painter.show(frame)
            assert image.tobytes(screen, "RGB") == painted_anew(frame, pictures, fonts), number
    loader.close()


def test_the_first_frame_of_a_slide_paints_nothing(painter: Painter) -> None:
    leaving, coming = scene("#557733", Disc(50, 50, 9, "#FFFFFF")), scene("#335577")
    painter.show(leaving)
    assert painter.show(sliding(leaving, coming, 0)) == []


def test_on_the_way_only_what_comes_in_sight_is_painted(screen: Surface, painter: Painter) -> None:
    leaving, coming = scene("#557733"), scene("#335577")
    painter.show(leaving)
    painter.show(sliding(leaving, coming, 0))
    screen.fill("#FF00FF", (100, 100, 9, 9))
    assert painter.show(sliding(leaving, coming, -50)) == [WHOLE]
    assert screen.get_at((52, 105)) == Color("#FF00FF")
    painter.show(sliding(leaving, coming, -60))
    assert screen.get_at((42, 105)) == Color("#FF00FF")
    assert screen.get_at((261, 105)) == Color("#335577")


def test_the_last_frame_of_a_slide_paints_only_the_rest_of_the_new_scene(
    screen: Surface, painter: Painter
) -> None:
    leaving, coming = scene("#557733"), scene("#335577")
    painter.show(leaving)
    painter.show(sliding(leaving, coming, 0))
    painter.show(sliding(leaving, coming, -300))
    screen.fill("#FF00FF", (100, 100, 9, 9))
    painter.show(coming)
    assert screen.get_at((82, 105)) == Color("#FF00FF")
    assert screen.get_at((5, 105)) == screen.get_at((315, 105)) == Color("#335577")


def test_what_moves_over_a_ground_that_stays_does_not_move_the_ground(
    screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    ground = Scenery((Disc(99, 99, 50, "#FFFFFF"),), 0, 0, 320, 240, "#557733")
    for x in (0, 3, -2):
        frame: DrawList = (ground, Group("board", (Box(9, 9, 200, 200, "#A8713F"),), x))
        painter.show(frame)
        assert image.tobytes(screen, "RGB") == painted_anew(frame, pictures, fonts)


def test_few_small_things_that_move_together_do_not_move_the_whole_screen(
    painter: Painter,
) -> None:
    def frame(x: int) -> DrawList:
        return (Group("a", (Disc(50, 50, 9, "#FFFFFF"),), x),)

    painter.show(frame(0))
    areas = painter.show(frame(4))
    assert sum(area.w * area.h for area in areas) < 1000
