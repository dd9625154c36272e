from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.living import (
    BLINK_S,
    BREATH,
    FIREFLIES,
    FOLDED,
    FRAMES_A_SECOND,
    LEAN,
    LIT_AT_ONCE,
    RESTING_GLOW,
    blink,
    breathing,
    butterfly,
    firefly,
    lot,
    shaft,
    sway,
    tick,
    tick_time,
)
from tests.rows import each_of

STEP_S = 0.005
MINUTE = [number * STEP_S for number in range(int(60 / STEP_S))]
times = st.floats(0, 100_000)
beings = st.integers(0, FIREFLIES - 1)


def closings(who: int) -> list[float]:
    """When an animal closes its eyes in a minute."""
    shut = [blink(now, who) for now in MINUTE]
    return [now for now, (old, new) in zip(MINUTE[1:], pairwise(shut), strict=True) if new > old]


@given(times)
def test_a_frame_begins_at_its_own_time_and_lasts_until_the_next(now: float) -> None:
    number = tick(now)
    assert tick_time(number) <= now + 1e-5
    assert now < tick_time(number + 1)
    assert tick(tick_time(number)) == number


def test_there_are_30_frames_a_second() -> None:
    assert len({tick(now) for now in MINUTE}) == 60 * FRAMES_A_SECOND


@given(beings, st.integers(0, 100_000))
def test_lots_lie_between_0_and_1(number: int, draw: int) -> None:
    assert 0 <= lot(number, draw) < 1


def test_lots_are_spread() -> None:
    drawn = [lot(number, 0) for number in range(400)]
    for quarter in range(4):
        assert 60 < sum(quarter <= 4 * share < quarter + 1 for share in drawn) < 140


@each_of("who", range(10))
def test_eyes_close_a_few_times_in_5_s_and_never_flicker(who: int) -> None:
    began = closings(who)
    assert len(began) >= 60 / 5.4 - 1
    for now in began:
        assert sum(now <= other < now + 5 for other in began) <= 4
        assert sum(now <= other < now + 1 for other in began) <= 2


@each_of("who", range(10))
def test_eyes_are_shut_only_for_a_moment(who: int) -> None:
    shut_s = sum(blink(now, who) for now in MINUTE) * STEP_S
    assert shut_s == pytest.approx(len(closings(who)) * BLINK_S, abs=2 * BLINK_S)


def test_every_animal_has_a_rhythm_of_its_own() -> None:
    assert len({tuple(closings(who)) for who in range(10)}) == 10


def test_some_eyes_close_twice() -> None:
    gaps = [later - now for who in range(10) for now, later in pairwise(closings(who))]
    assert min(gaps) < 0.3
    assert max(gaps) > 2.6


@given(times, beings)
def test_breath_is_small_and_slow(now: float, who: int) -> None:
    assert abs(breathing(now, who)) <= BREATH
    assert abs(breathing(now + 0.01, who) - breathing(now, who)) < BREATH / 40
    assert breathing(now + 3.4, who) == pytest.approx(breathing(now, who), abs=1e-6)


@given(times, st.integers(0, 2))
def test_a_butterfly_stays_near_its_flower_and_never_leaps(now: float, number: int) -> None:
    flight, later = butterfly(now, number), butterfly(now + 0.01, number)
    assert max(abs(flight.x), abs(flight.y)) <= 1
    assert FOLDED <= flight.wings <= 1
    assert abs(flight.lean) <= LEAN
    assert abs(later.x - flight.x) < 0.02
    assert abs(later.y - flight.y) < 0.03


def test_a_butterfly_has_few_poses() -> None:
    poses = {(butterfly(now, 0).wings, butterfly(now, 0).lean) for now in MINUTE}
    assert 20 < len(poses) <= 35


@each_of("number", range(3))
def test_a_butterfly_rests_on_its_flower_now_and_then(number: int) -> None:
    places = [(flight.x, flight.y) for flight in (butterfly(now, number) for now in MINUTE)]
    resting = sum(one == other for one, other in pairwise(places)) / len(places)
    assert 0.5 < resting < 0.9


def test_wings_open_and_close_slowly_where_a_butterfly_rests() -> None:
    flights = [butterfly(now, 0) for now in MINUTE]
    wings = [one.wings for one, other in pairwise(flights) if (one.x, one.y) == (other.x, other.y)]
    assert len(set(wings)) > 2
    assert sum(one != other for one, other in pairwise(wings)) < 60 * 3


@given(times, beings)
def test_leaves_sway_to_both_sides_and_never_leap(now: float, layer: int) -> None:
    assert abs(sway(now, layer)) <= 1
    assert abs(sway(now + 0.01, layer) - sway(now, layer)) < 0.03


@each_of("layer", range(6))
def test_leaves_go_far_to_both_sides_in_a_minute(layer: int) -> None:
    swayed = [sway(now, layer) for now in MINUTE]
    assert min(swayed) < -0.7
    assert max(swayed) > 0.7


@given(times, st.integers(0, 3))
def test_light_brightens_and_fades_slowly(now: float, number: int) -> None:
    assert 0 <= shaft(now, number) <= 1
    assert abs(shaft(now + 0.1, number) - shaft(now, number)) < 0.04


def test_no_two_shafts_are_bright_together() -> None:
    assert abs(shaft(4.5, 0) - shaft(4.5, 1)) > 0.5


@given(times, beings)
def test_a_firefly_glows_softly_and_never_leaps(now: float, number: int) -> None:
    glow, later = firefly(now, number), firefly(now + 0.01, number)
    assert RESTING_GLOW <= glow.light <= 1
    assert max(abs(glow.x), abs(glow.y)) <= 1
    assert abs(later.light - glow.light) < 0.02
    assert abs(later.x - glow.x) < 0.05
    assert abs(later.y - glow.y) < 0.05


@given(times)
def test_only_a_few_fireflies_glow_at_once(now: float) -> None:
    glows = [firefly(now, number) for number in range(FIREFLIES)]
    assert sum(glow.light > RESTING_GLOW for glow in glows) <= LIT_AT_ONCE


def test_every_firefly_has_its_turn() -> None:
    for number in range(FIREFLIES):
        assert max(firefly(now, number).light for now in MINUTE) > 0.95
