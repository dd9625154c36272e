from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.bindings import Bindings
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.input.shortcuts import AT_TABLE, IN_STUDY
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.view import LEAST_HEIGHT, LEAST_WIDTH, SMALLEST_TEXT_PX, Hint, zoom_for
from tests.rows import each_of
from tests.ui.looking import view
from tests.words import language_of

NEAR = 1e-9
widths = st.integers(640, 3840)
heights = st.integers(480, 3840)
scales = st.integers(75, 200)


@given(widths, heights, scales)
def test_a_layout_gets_at_least_600_by_560_of_its_own_units(
    width: int, height: int, scale: int
) -> None:
    zoom = zoom_for(width, height, scale)
    assert zoom > 0
    assert width / zoom >= LEAST_WIDTH - NEAR
    assert height / zoom >= LEAST_HEIGHT - NEAR
    assert (LEAST_WIDTH, LEAST_HEIGHT) == (600, 560)


@each_of("size", [(640, 480), (800, 600), (480, 640), (3840, 2160), (2160, 3840)])
def test_the_ends_of_the_range_of_windows_fit_too(size: tuple[int, int]) -> None:
    for scale in range(75, 201, 5):
        zoom = zoom_for(*size, scale)
        assert size[0] / zoom >= LEAST_WIDTH - NEAR
        assert size[1] / zoom >= LEAST_HEIGHT - NEAR


@given(widths, heights, scales, scales)
def test_a_larger_scale_never_makes_anything_smaller(
    width: int, height: int, one: int, other: int
) -> None:
    less, more = sorted((one, other))
    assert zoom_for(width, height, less) <= zoom_for(width, height, more)


@given(widths, heights, scales)
def test_a_larger_window_of_the_same_shape_never_makes_anything_smaller(
    width: int, height: int, scale: int
) -> None:
    assert zoom_for(width, height, scale) <= zoom_for(2 * width, 2 * height, scale)


@each_of(
    ("size", "scale", "zoom"),
    [
        ((1920, 1080), 100, 1.0),
        ((1920, 1080), 75, 0.75),
        ((3840, 2160), 100, 2.0),
        ((2560, 1080), 100, 1.0),
        ((1080, 1500), 100, 1.0),
        ((1280, 720), 100, 2 / 3),
        ((800, 600), 100, 0.66),
        ((800, 600), 200, 600 / 560),
    ],
)
def test_known_windows_have_their_known_zoom(
    size: tuple[int, int], scale: int, zoom: float
) -> None:
    assert zoom_for(*size, scale) == pytest.approx(zoom)


@given(st.floats(0.3, 4), st.floats(1, 80))
def test_letters_are_whole_pixels_and_never_below_13(zoom: float, units: float) -> None:
    size = view(zoom=zoom).text_px(units)
    assert size >= SMALLEST_TEXT_PX == 13
    assert size == 13 or abs(size - units * zoom) <= 0.5


def test_units_become_pixels_by_the_zoom() -> None:
    assert view(zoom=1.5).px(20) == 30


def test_a_text_is_measured_at_the_size_it_is_drawn_at() -> None:
    assert view(zoom=2.0).text_width("rat", 20) == 3 * 40 * 0.5
    assert view(zoom=0.5).text_width("rat", 20) == 3 * 13 * 0.5


def test_the_window_begins_at_its_corner_and_knows_whether_it_is_upright() -> None:
    assert view(800, 600).window == Rect(0, 0, 800, 600)
    assert not view(800, 800).is_portrait
    assert view(800, 801).is_portrait


def test_a_hint_tells_the_own_key_and_only_where_it_counts() -> None:
    usual = view()
    own = replace(usual, bindings=Bindings(keys=(("undo", ("[+]",)), ("rules", ("f5",)))))
    assert usual.hint("undo", AT_TABLE) == Hint("Ctrl+Z")
    assert own.hint("undo", AT_TABLE) == Hint("Num +")
    assert own.hint("rules", IN_STUDY) == Hint("F5")
    assert usual.hint("menu", IN_STUDY) == Hint()
    assert own.with_key("Undo", "undo", AT_TABLE) == "Undo (Num +)"
    assert own.with_key("Draw", "draw", AT_TABLE) == "Draw"


def test_a_hint_is_for_what_was_used_last() -> None:
    bindings = Bindings(pads=(("hint", ("select",)), ("flip", ())))
    pad = replace(view(), bindings=bindings, device="shapes")
    assert pad.hint("undo", AT_TABLE) == Hint(button="shoulder_left")
    assert pad.hint("hint", AT_TABLE) == Hint(button="select")
    assert pad.hint("flip", AT_TABLE) == Hint()
    assert replace(pad, device="finger").hint("undo", AT_TABLE) == Hint()


def test_keys_are_called_as_in_the_language_of_the_player() -> None:
    chinese = replace(view(), words=language_of("zh"))
    assert view().key_text(Key("space", ctrl=True)) == "Ctrl+Space"
    assert chinese.key_text(Key("space")) == "空格"
    assert (view().key_text(Key("left")), chinese.key_text(Key("left"))) == ("Left", "左")
    assert view().key_caps(Key("left")) == ("left",)
