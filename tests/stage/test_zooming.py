"""Something that is seen larger inside its frame: what is held stays, nothing beyond is seen."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.input.inputs import Pinch
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.zooming import WHOLE, Zoom

FRAME = Rect(100, 50, 800, 400)
MOST = 2.0

pinches = st.builds(
    Pinch,
    st.floats(100, 900),
    st.floats(50, 450),
    st.floats(0.5, 2.0),
    st.floats(-50, 50),
    st.floats(-50, 50),
)


def part_at(zoom: Zoom, x: float, y: float) -> tuple[float, float]:
    """Which part of the whole is seen at a place."""
    across = zoom.left + (x - FRAME.x) / (FRAME.w * zoom.shown)
    return across, zoom.top + (y - FRAME.y) / (FRAME.h * zoom.shown)


@given(st.lists(pinches, max_size=12))
def test_nothing_beyond_the_edges_is_ever_seen(script: list[Pinch]) -> None:
    zoom = WHOLE
    for pinch in script:
        zoom = zoom.pinched(pinch, FRAME, MOST).pulled(pinch.across, pinch.down, FRAME)
        assert 1.0 <= zoom.shown <= MOST
        for part in (zoom.left, zoom.top):
            assert part >= 0.0
            assert part + 1 / zoom.shown <= 1.0 + 1e-6


def test_what_lies_between_the_fingers_stays_there_and_goes_with_them() -> None:
    zoom = Zoom(1.3, 0.1, 0.1)
    held = part_at(zoom, 500, 250)
    larger = zoom.pinched(Pinch(530, 240, 1.4, 30, -10), FRAME, MOST)
    assert larger.shown > zoom.shown
    assert part_at(larger, 530, 240) == pytest.approx(held)


def test_it_grows_with_the_fingers_and_is_drawn_in_one_size_until_they_are_still() -> None:
    zoom, seen = WHOLE, [1.0]
    for _ in range(100):
        zoom = zoom.pinched(Pinch(500, 250, 1.01), FRAME, MOST)
        assert zoom.sharp == 1.0
        seen.append(zoom.shown)
    assert max(after / before for before, after in pairwise(seen)) <= 1.01 + 1e-9
    assert zoom.stretch == max(seen) == MOST
    for _ in range(100):
        zoom = zoom.pinched(Pinch(500, 250, 0.99), FRAME, MOST)
    assert not zoom.is_on
    assert (zoom.left, zoom.top) == pytest.approx((0, 0), abs=1e-6)


@given(st.lists(pinches, min_size=1, max_size=5), st.integers(20, 90))
def test_what_is_still_has_whole_pixels_and_has_hardly_moved(
    script: list[Pinch], side: int
) -> None:
    zoom = WHOLE
    for pinch in script:
        zoom = zoom.pinched(pinch, FRAME, MOST)
    still = zoom.settled(side)
    assert still.stretch == 1.0
    assert still.shown * side == pytest.approx(round(still.shown * side))
    assert abs(still.shown - zoom.shown) * side <= 0.5 + 1e-9
    for at in ((500, 250), (100, 50), (900, 450)):
        now, before = (each.place(at, FRAME) for each in (still, zoom))
        assert now == pytest.approx(before, abs=FRAME.w / side)
    assert still.settled(side) == still
