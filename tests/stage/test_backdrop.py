from itertools import pairwise
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.backdrop import jungle, jungle_unit
from jungle_pg.stage.ops import Box, Scenery, Sprite
from jungle_pg.stage.theme import DAY, NIGHT, Theme
from tests.rows import each_of
from tests.ui.looking import view

SPRITES: Final = Path(__file__).parent.parent.parent / "assets/sprites"
WINDOWS: Final = [(640, 480), (800, 600), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
UPRIGHT: Final = [(1080, 1920), (480, 640), (2160, 3840)]
ROWS: Final = ("far_trees", "canopy_top", "ground_strip")

sizes = st.tuples(st.integers(640, 3840), st.integers(480, 2160))
themes = st.sampled_from([DAY, NIGHT])


def box(op: Sprite) -> tuple[int, int, int, int]:
    """The whole pixels a sprite is painted on: left, top, right, bottom."""
    w, h = round(op.w), round(op.h)
    left, top = round(op.x - w / 2), round(op.y - h / 2)
    return left, top, left + w, top + h


def sprites(scenery: Scenery, name: str) -> list[Sprite]:
    return [op for op in scenery.ops if isinstance(op, Sprite) and f"/{name}_" in op.name]


def shape(name: str) -> tuple[float, float]:
    """The width and height of a picture in its own units."""
    root = ElementTree.parse(SPRITES / f"{name}.svg").getroot()
    _, _, w, h = map(float, root.attrib["viewBox"].split())
    return w, h


@given(sizes, themes, st.booleans())
def test_it_covers_the_window_with_its_first_colour(
    size: tuple[int, int], theme: Theme, is_veiled: bool
) -> None:
    scenery = jungle(view(*size, theme=theme), is_veiled=is_veiled)
    assert (scenery.x, scenery.y, scenery.w, scenery.h) == (0, 0, *size)
    assert scenery.fill == theme.backdrop
    first = scenery.ops[0]
    assert first == Box(0, 0, *size, theme.backdrop)


@given(sizes, st.booleans())
def test_the_sky_covers_the_window(size: tuple[int, int], is_upright: bool) -> None:
    width, height = reversed(size) if is_upright else size
    (sky,) = sprites(jungle(view(width, height)), "sky")
    left, top, right, bottom = box(sky)
    assert left <= 0
    assert top <= 0
    assert right >= width
    assert bottom >= height


def assert_rows_have_no_gap(width: int, height: int, theme: Theme, is_veiled: bool) -> None:
    scenery = jungle(view(width, height, theme=theme), is_veiled=is_veiled)
    for name in ROWS:
        tiles = sprites(scenery, name)
        boxes = [box(tile) for tile in tiles]
        assert boxes[0][0] <= 0, name
        assert boxes[-1][2] >= width, name
        assert all(one[2] == other[0] for one, other in pairwise(boxes)), name
        assert len({(one[1], one[3]) for one in boxes}) == 1, name
        # A picture keeps its shape: it fills the width of its box only if that is high enough.
        w, h = shape(tiles[0].name)
        assert round(tiles[0].h) * w / h >= tiles[0].w, name


@each_of("is_veiled", [False, True])
@each_of("size", [*WINDOWS, *UPRIGHT])
def test_rows_of_trees_and_leaves_have_no_gap(size: tuple[int, int], is_veiled: bool) -> None:
    assert_rows_have_no_gap(*size, DAY, is_veiled)


@given(sizes, themes, st.booleans(), st.booleans())
def test_rows_have_no_gap_in_any_window(
    size: tuple[int, int], theme: Theme, is_veiled: bool, is_upright: bool
) -> None:
    width, height = reversed(size) if is_upright else size
    assert_rows_have_no_gap(width, height, theme, is_veiled)


@given(sizes)
def test_layers_keep_to_their_edges(size: tuple[int, int]) -> None:
    width, height = size
    scenery = jungle(view(*size))
    assert box(sprites(scenery, "ground_strip")[0])[3] == height
    assert box(sprites(scenery, "far_trees")[0])[3] == height
    assert box(sprites(scenery, "canopy_top")[0])[1] == 0
    assert box(sprites(scenery, "leaves_left")[0])[0] == 0
    assert box(sprites(scenery, "leaves_right")[0])[2] == width
    corners = {corner: box(sprites(scenery, f"corner_{corner}")[0]) for corner in CORNERS}
    assert corners["tl"][:2] == (0, 0)
    assert (corners["tr"][2], corners["tr"][1]) == (width, 0)
    assert (corners["bl"][0], corners["bl"][3]) == (0, height)
    assert corners["br"][2:] == (width, height)


CORNERS: Final = ("tl", "tr", "bl", "br")


@each_of("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
@each_of("size", [(1920, 1080), (1080, 1920)])
def test_it_uses_only_pictures_that_exist_and_of_its_own_time_of_day(
    size: tuple[int, int], theme: Theme
) -> None:
    used = {op.name for op in jungle(view(*size, theme=theme)).ops if isinstance(op, Sprite)}
    assert len(used) > 8
    for name in used:
        assert (SPRITES / f"{name}.svg").is_file(), name
        assert name.endswith(f"_{theme.name}")


@each_of("size", WINDOWS + UPRIGHT)
def test_pictures_keep_their_shape(size: tuple[int, int]) -> None:
    for op in jungle(view(*size)).ops:
        if isinstance(op, Sprite):
            w, h = shape(op.name)
            assert op.w / op.h == pytest.approx(w / h, rel=0.01), op.name


def test_a_veil_lies_over_everything_behind_a_board() -> None:
    masked, bare = jungle(view(), is_veiled=True), jungle(view())
    assert masked.ops[-1] == Box(0, 0, 1920, 1080, DAY.veil, DAY.veil_alpha)
    assert not any(isinstance(op, Box) for op in bare.ops[1:])
    lowered = box(sprites(masked, "ground_strip")[0])[3] - 1080
    assert 0 < lowered < 100


@given(sizes)
def test_leaves_grow_with_the_window_but_are_never_tiny(size: tuple[int, int]) -> None:
    unit = jungle_unit(*size)
    assert unit >= 0.5
    assert jungle_unit(size[0] * 2, size[1] * 2) >= unit


def test_the_usual_window_shows_leaves_at_their_own_size() -> None:
    assert jungle_unit(1920, 1080) == 1.0
    assert jungle_unit(1080, 1500) == 1.0
