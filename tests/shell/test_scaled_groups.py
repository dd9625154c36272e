"""Baked groups can be shown larger or smaller than they were painted."""

from dataclasses import replace

from pygame import Rect, Surface, image

from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.stage.ops import Box, DrawList, Group

GROUND = Box(0, 0, 320, 240, "#557733")
RED, BLUE = (200, 50, 50), (30, 60, 200)
GRASS = (85, 119, 51)


def card(scale: float, alpha: int = 255, *, bake: bool = True) -> Group:
    """A red card with a blue corner, 100 x 60, at (40, 30)."""
    boxes = (Box(0, 0, 100, 60, "#C83232"), Box(0, 0, 20, 20, "#1E3CC8"))
    return Group("card", boxes, 40, 30, alpha, bake=bake, scale=scale)


def colour(screen: Surface, x: int, y: int) -> tuple[int, ...]:
    return tuple(screen.get_at((x, y)))[:3]


def test_a_group_is_shown_twice_as_large_from_where_it_stands(
    screen: Surface, painter: Painter
) -> None:
    painter.show((GROUND, card(scale=2.0)))
    assert colour(screen, 45, 35) == BLUE
    assert colour(screen, 74, 64) == BLUE
    assert colour(screen, 235, 145) == RED
    assert colour(screen, 245, 145) == GRASS
    assert colour(screen, 38, 60) == GRASS


def test_a_group_is_shown_half_as_large(screen: Surface, painter: Painter) -> None:
    painter.show((GROUND, card(scale=0.5)))
    assert colour(screen, 44, 34) == BLUE
    assert colour(screen, 85, 55) == RED
    assert colour(screen, 95, 55) == GRASS


def test_what_it_leaves_when_it_shrinks_is_painted_anew(screen: Surface, painter: Painter) -> None:
    painter.show((GROUND, card(scale=2.0)))
    areas = painter.show((GROUND, card(scale=1.0)))
    assert colour(screen, 200, 140) == GRASS
    assert colour(screen, 120, 80) == RED
    assert Rect(40, 30, 200, 120).unionall(areas) == Rect(40, 30, 200, 120)


def test_what_changes_inside_it_is_seen(screen: Surface, painter: Painter) -> None:
    before = card(scale=1.5)
    painter.show((GROUND, before))
    other = (before.ops[0], Box(0, 0, 20, 20, "#000000"))
    painter.show((GROUND, replace(before, ops=other)))
    assert colour(screen, 50, 40) == (0, 0, 0)


def test_a_group_that_is_not_baked_keeps_its_size(screen: Surface, painter: Painter) -> None:
    painter.show((GROUND, card(bake=False, scale=2.0)))
    assert colour(screen, 135, 85) == RED
    assert colour(screen, 145, 95) == GRASS


def test_it_may_be_faint_and_cut_off(screen: Surface, painter: Painter) -> None:
    group = replace(card(scale=2.0, alpha=128), clip=(40, 30, 100, 200))
    painter.show((GROUND, group))
    mixed = colour(screen, 100, 100)
    assert mixed not in (RED, GRASS)
    assert colour(screen, 150, 100) == GRASS


def test_growing_step_by_step_looks_as_if_painted_anew(
    screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    frame: DrawList = ()
    for step in range(12):
        frame = (GROUND, card(scale=0.5 + step / 7))
        painter.show(frame)
        paper = Surface((320, 240))
        Painter(paper, pictures, fonts).show(frame)
        assert image.tobytes(screen, "RGB") == image.tobytes(paper, "RGB")
