"""What is hidden under something solid is not painted, and nobody can tell."""

from random import Random

import pytest
from pygame import Surface, image

from jungle_pg.shell.painter import baking, nodes, sheets
from jungle_pg.shell.painter.brush import TRIM_USES
from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.stage.ops import Box, Disc, DrawList, Group, Scenery, Slab, Sprite
from tests.shell.random_lists import SVG, background, edited, random_list


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little is hidden, it is left out."""
    monkeypatch.setattr(baking, "COVER_PX", 100)
    monkeypatch.setattr(baking, "STEADY_ROUNDS", 1)
    for module in (nodes, sheets):
        monkeypatch.setattr(module, "SOLID_PX", 100)


def pixels(surface: Surface) -> bytes:
    return image.tobytes(surface, "RGB")


def painted_plainly(frame: DrawList, pictures: Pictures, fonts: Fonts) -> bytes:
    """All ops on paper, hidden or not."""
    paper = Surface((320, 240))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(baking, "COVER_PX", 1_000_000)
        Painter(paper, pictures, fonts).show(frame)
    return pixels(paper)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_hidden_the_screen_is_as_if_all_were_painted(
    seed: int, eager: None, screen: Surface, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    painter = Painter(screen, pictures, fonts)
    frame = random_list(luck)
    for number in range(120):
        painter.show(frame)
        assert pixels(screen) == painted_plainly(frame, pictures, fonts), f"frame {number}"
        if luck.random() < 0.6:
            frame = edited(luck, frame)
        else:
            frame = (*frame[:-1], Disc(luck.randrange(320), 100, 90, "#FFFFFF", 90))


@pytest.mark.parametrize("seed", range(4))
def test_a_shaken_board_shows_no_ground_through_it_and_hides_none_beside_it(
    seed: int, eager: None, screen: Surface, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    painter = Painter(screen, pictures, fonts)
    ground = Scenery((Disc(99, 99, 90, "#FFFFFF"),), 0, 0, 320, 240, "#557733")
    board = (
        Box(50, 40, 200, 150, "#000000", 80),
        Sprite("board/ground_day", 150, 110, 140, luck.choice((180, 181.3))),
        Sprite("board/log_frame_day", 150, 110, 164, 204),
    )
    for number in range(30):
        x, y = luck.randrange(-9, 9), luck.randrange(-9, 9)
        clip = luck.choice((None, None, (70, 60, 200, 150)))
        frame: DrawList = (
            ground,
            Disc(160, 120, 70, "#FF0000", 99),
            Group("board", board, x, y, luck.choice((255, 255, 130)), clip, bake=True),
            Disc(luck.randrange(320), 99, 20, "#FFFFFF"),
        )
        painter.show(frame)
        assert pixels(screen) == painted_plainly(frame, pictures, fonts), f"frame {number}"


def test_what_lies_under_a_steady_board_is_no_longer_painted(
    eager: None, screen: Surface, pictures: Pictures, fonts: Fonts
) -> None:
    painter = Painter(screen, pictures, fonts)
    ground = (Box(50, 40, 200, 150, "#000000", 80), Sprite("board/ground_day", 150, 110, 140, 180))
    board = Group("board", ground, bake=True)
    unpaintable = Box(100, 90, 50, 20, "no colour at all")
    for x in range(4):
        painter.show((background(), board, Disc(x, 99, 120, "#FFFFFF", 128)))
    painter.show((background(), unpaintable, board, Disc(5, 99, 120, "#FFFFFF", 128)))
    with pytest.raises(ValueError, match="colo"):
        painter.show((background(), unpaintable))


def test_under_the_middle_of_a_baked_slab_nothing_is_painted_from_the_first_frame_on(
    eager: None, screen: Surface, pictures: Pictures, fonts: Fonts
) -> None:
    painter = Painter(screen, pictures, fonts)
    slab = Group("slab", (Slab(SVG, 40, 40, 9, "#FF0000", 50, 40, 200, 150),), bake=True)
    unpaintable = Box(100, 90, 50, 20, "no colour at all")
    painter.show((background(), slab))
    painter.show((background(), unpaintable, slab))
    faint = Group("slab", slab.ops, alpha=128, bake=True)
    with pytest.raises(ValueError, match="colo"):
        painter.show((background(), unpaintable, faint))


def test_a_picture_that_is_painted_often_looks_as_it_did_at_first(
    screen: Surface, pictures: Pictures, fonts: Fonts
) -> None:
    painter = Painter(screen, pictures, fonts)
    leaf = Sprite("frame/vine_day", 160, 120, 90, 200, 12, alpha=200)
    for x in range(3 * TRIM_USES):
        frame: DrawList = (background(), leaf, Disc(140 + x, 99, 60, "#FFFFFF", 128))
        painter.show(frame)
        fresh = Surface((320, 240))
        Painter(fresh, pictures, fonts).show(frame)
        assert pixels(screen) == pixels(fresh)
