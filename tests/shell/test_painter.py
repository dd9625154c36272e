"""The painter repaints little and is exact to the last bit."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pygame import Color, Rect, Surface, image

from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.stage.ops import Box, Disc, Drawing, DrawList, Group, Scenery, Sprite, Text
from tests.shell.random_lists import background, edited, random_list

GRASS = "#557733"


def pixels(surface: Surface) -> bytes:
    return image.tobytes(surface, "RGB")


def painted_anew(frame: DrawList, pictures: Pictures, fonts: Fonts) -> bytes:
    paper = Surface((320, 240))
    Painter(paper, pictures, fonts).show(frame)
    return pixels(paper)


def difference(screen: Surface, before: bytes) -> Rect:
    """The area in which a screen looks different from before."""
    now = pixels(screen)
    spots = [i // 3 for i in range(len(now)) if now[i] != before[i]]
    columns, rows = [spot % 320 for spot in spots], [spot // 320 for spot in spots]
    return Rect(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_after_any_changes_the_screen_is_as_if_painted_anew(
    seed: int, screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    frame = random_list(luck)
    for number in range(150):
        painter.show(frame)
        assert pixels(screen) == painted_anew(frame, pictures, fonts), f"frame {number}"
        frame = edited(luck, frame)


@pytest.mark.parametrize("seed", range(4))
def test_groups_that_come_go_and_change_places_are_exact_too(
    seed: int, screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    for number in range(150):
        groups = [
            Group(colour, (Box(9 * i, 7 * i, 90, 80, colour, 200),), dx=luck.choice((0, 2)))
            for i, colour in enumerate(("#FF0000", "#00FF00", "#0000FF"))
            for _ in range(luck.randrange(3))
        ]
        luck.shuffle(groups)
        frame: DrawList = (background(), *groups, Disc(luck.randrange(9), 9, 3, "#FFFFFF"))
        painter.show(frame)
        assert pixels(screen) == painted_anew(frame, pictures, fonts), f"frame {number}"


def test_a_baked_group_that_turns_see_through_lets_the_ground_shine_through(
    screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    for alpha in (255, 100, 255):
        group = Group("g", (Box(0, 0, 200, 200, "#FF0000", alpha),), bake=True)
        frame = (background(), group, Disc(300, 9, 3, "#FFFFFF"))
        painter.show(frame)
        assert pixels(screen) == painted_anew(frame, pictures, fonts)


def test_a_baked_group_that_grows_is_as_if_baked_anew(
    screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    lions = tuple(Sprite("pieces/r_lion", x, 60, 50, 50, alpha=99) for x in range(30, 180, 9))
    inside: DrawList = (Box(0, 0, 200, 200, "#FF7F31"), *lions)
    beside = (Disc(250, 60, 9, "#FFFFFF", 50),)
    for ops in (inside, (*inside, *beside), inside):
        frame = (background(), Group("g", ops, bake=True))
        painter.show(frame)
        assert pixels(screen) == painted_anew(frame, pictures, fonts)


def test_what_follows_a_cut_off_group_is_not_cut_off(screen: Surface, painter: Painter) -> None:
    cut = Group("cut", (background(),), clip=(10, 10, 20, 20))
    painter.show((background(), Group("all", (cut, Box(100, 100, 50, 50, "#FF0000")))))
    assert screen.get_at((120, 120)) == Color("#FF0000")


@pytest.mark.parametrize("seed", range(4))
def test_late_pictures_end_in_the_same_screen_as_pictures_made_at_once(
    seed: int, screen: Surface, pictures: Pictures, fonts: Fonts, sprites_folder: Path
) -> None:
    luck = Random(seed)
    loader = Loader()
    late = Pictures(sprites_folder, fonts, loader)
    painter = Painter(screen, late, fonts)
    frame = random_list(luck)
    for number in range(100):
        painter.show(frame)
        if luck.random() < 0.3:
            while late.waiting():
                loader.finish()
                assert late.arrived()
                painter.refresh()
                painter.show(frame)
            assert pixels(screen) == painted_anew(frame, pictures, fonts), f"frame {number}"
        frame = edited(luck, frame)
    loader.close()


def test_equal_frames_paint_nothing(painter: Painter) -> None:
    def frame() -> DrawList:
        return (
            background(),
            Group("g", (Disc(50, 50, 5, "#FFFFFF"), Text("a", 9, 9, 14, "#000000"))),
        )

    assert painter.show(frame()) == [Rect(0, 0, 320, 240)]
    assert painter.show(frame()) == []


def test_a_moving_disc_repaints_its_old_and_new_place_only(painter: Painter) -> None:
    painter.show((background(), Disc(50, 50, 5, "#FFFFFF")))
    (area,) = painter.show((background(), Disc(53, 50, 5, "#FFFFFF")))
    assert Rect(40, 40, 25, 20).contains(area)


def test_a_move_of_less_than_a_pixel_paints_nothing_when_the_place_stays(painter: Painter) -> None:
    inside = (Disc(50, 50, 5, "#FFFFFF"),)
    for bake in (False, True):
        painter.show((background(), Group("g", inside, dx=3.2, bake=bake)))
        assert painter.show((background(), Group("g", inside, dx=3.4, bake=bake))) == []


def test_far_apart_particles_stay_apart_areas(painter: Painter) -> None:
    def frame(step: int) -> DrawList:
        spots = [(x * 60 + 20 + step, y * 60 + 20) for x in range(5) for y in range(4)]
        return (background(), Group("p", tuple(Disc(x, y, 4, "#FFFFFF") for x, y in spots)))

    painter.show(frame(0))
    assert len(painter.show(frame(2))) == 20


def test_very_many_changes_are_joined_to_few_areas(painter: Painter) -> None:
    def frame(step: int) -> DrawList:
        spots = [(x * 10 + step, y * 10) for x in range(32) for y in range(24)]
        return (background(), *(Disc(x, y, 1, "#FFFFFF") for x, y in spots))

    painter.show(frame(0))
    assert 1 <= len(painter.show(frame(1))) <= 96


def test_a_change_inside_a_group_repaints_that_change_even_when_a_group_is_added(
    painter: Painter,
) -> None:
    many = tuple(Box(x, 10, 5, 200, "#203040") for x in range(0, 300, 10))
    painter.show((background(), Group("pieces", many)))
    moved = (*many[:-1], replace(many[-1], y=12))
    sparks = Group("sparks", (Disc(30, 30, 4, "#FFFFFF"),))
    areas = painter.show((background(), Group("pieces", moved), sparks))
    assert sum(area.w * area.h for area in areas) < 3000


def test_ops_lie_where_they_say(screen: Surface, painter: Painter) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">'
        '<rect width="10" height="10" fill="#FF0000"/></svg>'
    )
    cases: list[tuple[DrawList, Rect]] = [
        ((Box(10.4, 20.6, 30.2, 40, "#FF0000"),), Rect(10, 21, 30, 40)),
        ((Drawing(svg, 10.4, 20.6, 30, 30),), Rect(10, 21, 30, 30)),
        ((Scenery((), 10.4, 20.6, 30, 40, "#FF0000"),), Rect(10, 21, 30, 40)),
        ((Sprite("board/tile_dark_day", 100, 80, 40, 40),), Rect(80, 60, 40, 40)),
        ((Disc(100, 80, 10, "#FF0000"),), Rect(90, 70, 20, 20)),
        ((Group("g", (Box(0, 0, 9, 9, "#FF0000"),), 5.6, 7.4),), Rect(6, 7, 9, 9)),
        ((Group("b", (Box(0, 0, 9, 9, "#FF0000"),), 5.6, 7.4, bake=True),), Rect(6, 7, 9, 9)),
        (
            (Group("c", (background(),), 5, 5, clip=(50, 60, 7, 8)), Box(50, 60, 7, 8, "#FF0000")),
            Rect(50, 60, 7, 8),
        ),
    ]
    painter.show((background(),))
    before = pixels(screen)
    for ops, place in cases:
        painter.show((background(), *ops))
        assert difference(screen, before) == place, ops
        painter.show((background(),))
        assert pixels(screen) == before


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_a_text_is_aligned_to_its_x_and_its_middle_lies_at_y(
    align: str, screen: Surface, painter: Painter, fonts: Fonts
) -> None:
    text = Text("I" * 9, 100, 120, 20, "#FFFFFF", align)
    width = fonts.measure(text.text, 20)
    painter.show((background(),))
    before = pixels(screen)
    painter.show((background(), text))
    place = difference(screen, before)
    expected = {"left": 100.0, "centre": 100 - width / 2, "right": 100 - width}[align]
    assert abs(place.left - expected) <= 3
    assert abs(place.centery - 120) <= 3


def test_things_without_size_paint_nothing_and_break_nothing(
    screen: Surface, painter: Painter
) -> None:
    painter.show((background(),))
    before = pixels(screen)
    nothing: DrawList = (
        Box(5, 5, 0, 10, "#FF0000"),
        Box(5, 5, -4, 10, "#FF0000"),
        Sprite("pieces/r_lion", 9, 9, 0, 0),
        Sprite("pieces/r_lion", 9, 9, -5, 20),
        Sprite("pieces/r_lion", 9, 9, 20, 20, stretch_x=0),
        Drawing("<svg/>", 9, 9, 0, 0),
        Disc(9, 9, 0, "#FF0000"),
        Disc(9, 9, -3, "#FF0000"),
        Text("", 9, 9, 20, "#FF0000", shadow="#000000"),
        Scenery((), 9, 9, 0, 20, "#FF0000"),
        Group("empty", ()),
        Group("empty baked", (), bake=True, alpha=99),
        Group("closed", (Box(0, 0, 9, 9, "#FF0000"),), clip=(0, 0, 0, 0)),
        Group("faded", (Box(0, 0, 9, 9, "#FF0000"),), bake=True, alpha=0),
    )
    painter.show((background(), *nothing))
    assert pixels(screen) == before


def test_a_black_veil_darkens_and_a_coloured_veil_tints(screen: Surface, painter: Painter) -> None:
    painter.show((background(), Box(0, 0, 320, 240, "#000000", 128)))
    dark, grass = screen.get_at((5, 5)), Color(GRASS)
    assert abs(dark.r - grass.r * 127 / 255) <= 1
    assert abs(dark.g - grass.g * 127 / 255) <= 1
    painter.show((background(), Box(0, 0, 320, 240, "#FF0000", 128)))
    red, green, _, _ = screen.get_at((300, 200))
    assert abs(red - 170) <= 1
    assert abs(green - 59) <= 1


def test_a_veil_inside_a_baked_group_still_darkens_what_lies_below(
    screen: Surface, painter: Painter
) -> None:
    veil = Box(0, 0, 320, 240, "#000000", 128)
    painter.show((background(), veil))
    plain = screen.get_at((5, 5))
    painter.show((background(), Group("dialog", (veil,), bake=True)))
    assert all(abs(one - two) <= 1 for one, two in zip(plain, screen.get_at((5, 5)), strict=True))


def test_only_a_baked_group_fades(screen: Surface, painter: Painter) -> None:
    red = (Box(0, 0, 50, 50, "#FF0000"),)
    painter.show((background(), Group("g", red, alpha=128)))
    assert screen.get_at((5, 5)) == Color("#FF0000")
    painter.show((background(), Group("g", red, alpha=128, bake=True)))
    assert abs(screen.get_at((5, 5))[0] - 170) <= 1


def test_a_new_screen_is_painted_completely(painter: Painter) -> None:
    frame: DrawList = (background(), Disc(50, 50, 9, "#FFFFFF"))
    painter.show(frame)
    larger = Surface((400, 300))
    painter.adopt(larger)
    assert painter.show(frame) == [Rect(0, 0, 400, 300)]
    assert larger.get_at((5, 5)) == Color(GRASS)
    assert larger.get_at((50, 50)) == Color("#FFFFFF")


def test_what_no_op_covers_is_black_again_when_an_op_leaves(
    screen: Surface, painter: Painter
) -> None:
    painter.show((Box(0, 0, 50, 50, "#FF0000", 100), Disc(20, 20, 9, "#FFFFFF")))
    painter.show((Disc(20, 20, 9, "#FFFFFF"),))
    assert screen.get_at((45, 45)) == Color("#000000")


def test_a_list_that_cannot_be_painted_leaves_no_gap_behind(
    screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    good: DrawList = (background(), Disc(50, 50, 9, "#FFFFFF"))
    painter.show(good)
    bad = Box(200, 100, 99, 99, "no colour at all")
    with pytest.raises(ValueError, match="colo"):
        painter.show((background(), Group("g", (Disc(50, 50, 9, "#FF0000"), bad), bake=True)))
    painter.show(good)
    assert pixels(screen) == painted_anew(good, pictures, fonts)


def test_a_baked_group_may_hold_another_one_of_the_same_key(
    screen: Surface, painter: Painter
) -> None:
    inner = Group("g", (Box(0, 0, 200, 200, "#FF0000"), Disc(50, 50, 9, "#FFFFFF")), bake=True)
    for right in (150, 160):
        outer = Group(
            "g", (Box(0, 0, 200, 200, "#00FF00"), inner, Disc(right, 50, 9, "#0000FF")), bake=True
        )
        painter.show((background(), outer))
        assert screen.get_at((10, 10)) == Color("#FF0000")
        assert screen.get_at((50, 50)) == Color("#FFFFFF")
        assert screen.get_at((right, 50)) == Color("#0000FF")


def test_a_refresh_without_missing_pictures_paints_nothing(painter: Painter) -> None:
    frame = (background(),)
    painter.show(frame)
    painter.refresh()
    assert painter.show(frame) == []


def test_only_the_place_of_a_late_picture_is_repainted(
    screen: Surface, fonts: Fonts, sprites_folder: Path
) -> None:
    loader = Loader()
    pictures = Pictures(sprites_folder, fonts, loader)
    painter = Painter(screen, pictures, fonts)
    late = Sprite("pieces/r_lion", 300, 220, 400, 400)
    for inside in (late, Group("baked", (late,), dx=3, bake=True)):
        frame = (background(), inside)
        painter.show(frame)
        loader.finish()
        if pictures.arrived():
            painter.refresh()
            (area,) = painter.show(frame)
            assert area == Rect(100, 20, 220, 220)
    loader.close()
