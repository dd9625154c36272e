from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.easing import (
    breath,
    mix,
    overshoot,
    part,
    settling,
    slow_end,
    slow_start,
    smooth,
    swing,
)
from tests.rows import each_of

WAYS = [smooth, slow_end, settling, slow_start, overshoot]
STEADY = [smooth, slow_end, settling, slow_start]
shares = st.floats(0, 1)


@each_of("way", WAYS)
def test_every_way_begins_at_0_and_ends_at_1(way: Callable[[float], float]) -> None:
    assert way(0.0) == pytest.approx(0.0)
    assert way(1.0) == 1.0


@given(shares, shares, st.sampled_from(STEADY))
def test_a_steady_way_never_goes_back(
    one: float, other: float, way: Callable[[float], float]
) -> None:
    earlier, later = sorted((one, other))
    assert way(earlier) <= way(later) + 1e-12
    assert 0 <= way(one) <= 1


def test_smooth_is_slow_at_both_ends_and_the_others_at_one() -> None:
    assert smooth(0.1) < 0.1
    assert smooth(0.9) > 0.9
    assert slow_end(0.2) > 0.2
    assert slow_start(0.8) < 0.8


def test_an_overshoot_goes_beyond_the_goal_once_and_comes_back() -> None:
    way = [overshoot(step / 50) for step in range(51)]
    assert 1.05 < max(way) < 1.15
    top = way.index(max(way))
    assert way[:top] == sorted(way[:top])
    assert way[top:] == sorted(way[top:], reverse=True)
    assert max(overshoot(step / 50, by=3) for step in range(51)) > max(way)


@given(st.floats(-10, 10), st.floats(-10, 10), st.floats(0.01, 5))
def test_a_span_of_time_runs_from_0_to_1(now: float, start: float, length_s: float) -> None:
    gone = part(now, start, length_s)
    assert 0 <= gone <= 1
    assert (now > start) or gone == 0
    assert (now < start + length_s) or gone == pytest.approx(1)


def test_half_of_a_span_is_half_and_a_span_without_length_is_over() -> None:
    assert part(5.5, 5.0, 1.0) == 0.5
    assert part(5.0, 5.0, 0.0) == 1.0
    assert part(0.0, 5.0, -1.0) == 1.0


@given(st.floats(0, 1000), st.floats(0.1, 20))
def test_what_goes_to_and_fro_stays_in_its_bounds(now: float, period_s: float) -> None:
    assert -1 <= swing(now, period_s) <= 1
    assert 0 <= breath(now, period_s) <= 1
    assert breath(now + period_s, period_s) == pytest.approx(breath(now, period_s), abs=1e-6)


def test_a_breath_begins_at_0_and_is_full_after_half_a_period() -> None:
    assert breath(0.0, 4.0) == 0.0
    assert breath(2.0, 4.0) == pytest.approx(1.0)
    assert swing(1.0, 4.0) == pytest.approx(1.0)


def test_a_mixture_goes_from_start_to_end_and_beyond() -> None:
    assert [mix(10, 20, t) for t in (0, 0.5, 1, 1.5)] == [10, 15, 20, 25]
