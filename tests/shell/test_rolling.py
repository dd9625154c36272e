"""Lists that roll under their clip: what is painted moves along, and the screen is exact."""

from random import Random

import pytest
from pygame import Color, Surface, image

from jungle_pg.shell.painter.painter import Painter
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import Pictures
from jungle_pg.stage.ops import Box, Disc, DrawList, Group, Op, Scenery, Slab, Text
from tests.shell.random_lists import SVG, edited, random_op

AREA = (60, 40, 180, 160)
PANEL = Slab(SVG, 40, 40, 9, "#FFF4DC", 40, 20, 220, 200)
GROUND = Scenery((Disc(99, 99, 90, "#FFFFFF"),), 0, 0, 320, 240, "#557733")
MARK = Color("#FF00FF")


def painted_anew(frame: DrawList, pictures: Pictures, fonts: Fonts) -> bytes:
    paper = Surface((320, 240))
    Painter(paper, pictures, fonts).show(frame)
    return image.tobytes(paper, "RGB")


def rows(first: int = 0) -> DrawList:
    """Rows in slots: the next one replaces the one that is out of sight."""
    numbers = [slot + 12 * (slot < first % 12) + 12 * (first // 12) for slot in range(12)]
    return tuple(Group(f"row {number}", row(20 * number, number)) for number in numbers)


def row(y: float, number: int) -> DrawList:
    return (Text(f"Row {number}", 70, y, 14, "#2B2A33"), Disc(225, y, 6, "#112233"))


def rolled(y: float, *over: Op, under: tuple[Op, ...] = (PANEL,), first: int = 0) -> DrawList:
    """A panel with rows that are moved up under their clip."""
    return (
        GROUND,
        Group("furniture", under),
        Group("page", (Group("list", (Group("rows", rows(first), 0, 50 - y, clip=AREA),)),)),
        *over,
    )


@pytest.mark.parametrize("seed", range(8))
def test_rows_that_roll_among_anything_are_exact_in_every_frame(
    seed: int, screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    over: DrawList = ()
    under: DrawList = (PANEL,)
    y = 0.0
    for number in range(80):
        y = max(0.0, y + luck.choice((0, 3, 7.5, -4, 30, 90, -90)))
        if luck.random() < 0.2:
            over = luck.choice(((), (random_op(luck, 0),), edited(luck, over)))
        if luck.random() < 0.2:
            moved = Group("panel", (PANEL,), luck.randrange(-40, 40), luck.randrange(-40, 40))
            half = Box(0, 0, 200, 240, "#FFFFFF")
            under = luck.choice(((PANEL,), (PANEL, random_op(luck, 1)), (half,), (moved,), ()))
        frame = rolled(y, *over, under=under, first=int(y // 20))
        painter.show(frame)
        assert image.tobytes(screen, "RGB") == painted_anew(frame, pictures, fonts), number


@pytest.mark.parametrize("seed", range(4))
def test_any_ops_that_roll_any_way_are_exact(
    seed: int, screen: Surface, painter: Painter, pictures: Pictures, fonts: Fonts
) -> None:
    luck = Random(seed)
    inside = tuple(random_op(luck, 1) for _ in range(6))
    for number in range(60):
        inside = edited(luck, inside, 1) if luck.random() < 0.2 else inside
        x, y = luck.randrange(-60, 60), luck.randrange(-40, 40)
        held = Group("held", inside, x, y, clip=AREA)
        outer = Group("outer", (held,), 5, 3, clip=luck.choice((None, (80, 50, 150, 120))))
        frame: DrawList = (GROUND, Box(20, 10, 250, 220, "#FFF4DC"), outer)
        painter.show(frame)
        assert image.tobytes(screen, "RGB") == painted_anew(frame, pictures, fonts), number


def test_rows_on_a_plain_ground_are_moved_and_only_new_ones_painted(
    screen: Surface, painter: Painter
) -> None:
    painter.show(rolled(0))
    screen.fill(MARK, (150, 120, 3, 3))
    painter.show(rolled(11))
    assert screen.get_at((151, 110)) == MARK
    assert screen.get_at((151, 121)) != MARK


@pytest.mark.parametrize(
    "under",
    [(PANEL, Disc(150, 120, 90, "#FF0000")), (Box(0, 0, 320, 240, "#FFFFFF", 128),), ()],
    ids=["a picture", "a veil", "the jungle"],
)
def test_rows_on_a_ground_that_is_not_plain_are_painted_anew(
    under: DrawList, screen: Surface, painter: Painter
) -> None:
    painter.show(rolled(0, under=under))
    screen.fill(MARK, (150, 120, 3, 3))
    painter.show(rolled(11, under=under))
    assert screen.get_at((151, 110)) != MARK


def test_what_lies_over_rows_does_not_roll_with_them(screen: Surface, painter: Painter) -> None:
    toast = Box(100, 100, 100, 40, "#103E34")
    painter.show(rolled(0, toast))
    painter.show(rolled(11, toast))
    assert screen.get_at((150, 95)) == Color("#FFF4DC")
    assert screen.get_at((150, 105)) == Color("#103E34")
