"""A frame draws new pictures for a short while only; the rest is made in the turns after it."""

from itertools import count
from pathlib import Path

from pygame import Surface, image

from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.loader import Loader
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.stage.ops import Box, Disc, Drawing, DrawList, Group, Slab, Sprite
from tests.shell.random_lists import SVG


def test_a_frame_draws_new_pictures_only_for_so_long_and_the_next_one_goes_on(
    screen: Surface, sprites_folder: Path, fonts_folder: Path
) -> None:
    fonts, ticks = Fonts(fonts_folder), count()
    pictures = Pictures(sprites_folder, fonts, clock=lambda: next(ticks) * 0.007)
    wanted = [Drawing(SVG, 0, 0, side, side) for side in (10, 20, 30, 40)]
    assert [pictures.drawing(op) is not None for op in wanted] == [True, True, False, False]
    assert pictures.arrived()
    assert [pictures.drawing(op) is not None for op in wanted] == [True] * 4
    assert not pictures.arrived()


def test_what_had_to_wait_is_painted_as_if_it_had_been_there(
    screen: Surface, sprites_folder: Path, fonts_folder: Path
) -> None:
    fonts, ticks = Fonts(fonts_folder), count()
    late = Pictures(sprites_folder, fonts, clock=lambda: next(ticks) * 0.02)
    frame: DrawList = (
        Box(0, 0, 320, 240, "#557733"),
        *(Drawing(SVG, 30 * step, 20, 20 + step, 30) for step in range(8)),
        Disc(50, 150, 20, "#FFFFFF"),
        Group("baked", (Slab(SVG, 40, 40, 9, "#FF0000", 100, 100, 90, 60),), bake=True),
    )
    painter = Painter(screen, late, fonts)
    painter.show(frame)
    frames = 1
    while late.arrived():
        painter.refresh()
        assert painter.show(frame)
        frames += 1
    assert frames > 5
    whole = Surface(screen.get_size())
    Painter(whole, Pictures(sprites_folder, fonts), fonts).show(frame)
    assert image.tobytes(screen, "RGB") == image.tobytes(whole, "RGB")


def test_a_small_picture_full_of_detail_is_made_beside_the_frames(
    screen: Surface, sprites_folder: Path, fonts_folder: Path
) -> None:
    fonts, loader = Fonts(fonts_folder), Loader()
    board = Sprite("board/board_traditional_day", 0, 0, 42, 54)
    try:
        pictures = Pictures(sprites_folder, fonts, loader)
        assert pictures.sprite(board) is None
        assert pictures.sprite(Sprite("pieces/r_lion", 0, 0, 42, 54)) is not None
        loader.finish()
        assert pictures.arrived()
        made, at_once = pictures.sprite(board), Pictures(sprites_folder, fonts).sprite(board)
    finally:
        loader.close()
    assert made is not None
    assert at_once is not None
    assert image.tobytes(made, "RGBA") == image.tobytes(at_once, "RGBA")


def test_a_large_picture_is_begun_only_in_a_frame_that_has_time_for_it(
    screen: Surface, sprites_folder: Path, fonts_folder: Path
) -> None:
    fonts, ticks = Fonts(fonts_folder), count()
    pictures = Pictures(sprites_folder, fonts, clock=lambda: next(ticks) * 0.001)
    small, large = Drawing(SVG, 0, 0, 40, 20), Drawing(SVG, 0, 0, 900, 450)
    assert pictures.drawing(small) is not None
    assert pictures.drawing(large) is None
    assert pictures.arrived()
    assert pictures.drawing(large) is not None
