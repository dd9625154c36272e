"""Copies and fills that are cut where it is fast leave the same pixels as plain ones."""

from random import Random

import pytest
from pygame import SRCALPHA, Rect, Surface, image

from jungle_pg.shell.painter import fast_copies
from jungle_pg.shell.painter.damage import SLACK_PX, WIDENED_PX, merged
from tests.rows import each_of

SIZE = (96, 40)


def noise(seed: int) -> Surface:
    picture = Surface(SIZE)
    luck = Random(seed)
    for x in range(SIZE[0]):
        for y in range(SIZE[1]):
            picture.set_at((x, y), (luck.randrange(256), luck.randrange(256), 7))
    return picture


def places() -> list[tuple[Rect, Rect]]:
    """Areas of all widths, beginning everywhere, with parts of a picture for them."""
    luck = Random(3)
    found = []
    for width in range(41):
        for left in range(18):
            area = Rect(left, luck.randrange(20), width, luck.randrange(20))
            part = area.copy() if luck.random() < 0.5 else area.move(luck.randrange(9), 1)
            found.append((area, part))
    return found


@each_of("large_px", [fast_copies.LARGE_PX, 100])
def test_a_copy_is_the_part_of_the_picture_and_nothing_beside_it(
    large_px: int, screen: Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast_copies, "LARGE_PX", large_px)
    picture = noise(1)
    for area, part in places():
        cut, plain = Surface(SIZE), Surface(SIZE)
        fast_copies.copy(cut, picture, area, part)
        plain.blit(picture, area, part)
        assert image.tobytes(cut, "RGB") == image.tobytes(plain, "RGB"), (area, part)


@each_of("flags", [0, SRCALPHA])
def test_a_filled_area_has_one_colour_and_the_rest_stays(flags: int, screen: Surface) -> None:
    for area, _ in places():
        cut, plain = Surface(SIZE, flags), Surface(SIZE, flags)
        for surface in (cut, plain):
            surface.fill("#112233")
        fast_copies.fill(cut, (9, 8, 7, 0), area)
        plain.fill((9, 8, 7, 0), area)
        assert image.tobytes(cut, "RGBA") == image.tobytes(plain, "RGBA"), area


def test_large_areas_begin_where_copies_are_fast_and_are_painted_once() -> None:
    bounds, luck = Rect(0, 0, 1910, 1070), Random(5)
    for _ in range(60):
        areas = [
            Rect(
                luck.randrange(1900), luck.randrange(1000), luck.randrange(900), luck.randrange(700)
            )
            for _ in range(luck.randrange(1, 7))
        ]
        found = merged(areas, bounds)
        for area in areas:
            seen = area.clip(bounds)
            for x, y in (seen.topleft, seen.center, (seen.right - 1, seen.bottom - 1)):
                assert not seen or any(each.collidepoint(x, y) for each in found), (areas, area)
        for number, area in enumerate(found):
            assert bounds.contains(area)
            if area.w * area.h >= WIDENED_PX:
                assert area.x % fast_copies.LINE_PX == 0, areas
                assert area.right % fast_copies.LINE_PX == 0 or area.right == bounds.right, areas
            for other in found[:number]:
                common = area.clip(other)
                assert common.w * common.h < SLACK_PX, areas
