"""Per-move clocks, with the time always passed in."""

import pytest

from jungle_pg.core.clock import Expiry, MoveClock, TimeControl


def test_a_clock_runs_down_from_its_limit() -> None:
    clock = MoveClock(15, seat=0, running_since=100)
    assert clock.remaining_s(100) == 15
    assert clock.remaining_s(106) == 9
    assert clock.used_s(106) == 6


@pytest.mark.parametrize(("now", "expired"), [(114.99, False), (115, True), (9999, True)])
def test_it_expires_when_the_limit_is_used(now: float, expired: bool) -> None:
    clock = MoveClock(15, seat=0, running_since=100)
    assert clock.is_expired(now) is expired
    assert clock.remaining_s(now) >= 0
    assert clock.used_s(now) <= 15


def test_a_pause_stops_the_time_and_resuming_lets_it_go_on() -> None:
    clock = MoveClock(15, seat=0, running_since=100).pause(105)
    assert clock.is_paused
    assert clock.remaining_s(1000) == 10
    assert clock.pause(2000) == clock
    running = clock.resume(1000)
    assert not running.is_paused
    assert running.remaining_s(1004) == 6
    assert running.resume(1004) == running


def test_every_restart_gives_a_full_limit() -> None:
    clock = MoveClock(15, seat=0, running_since=100).restart(seat=1, now=112)
    assert clock.seat == 1
    assert clock.remaining_s(112) == 15


def test_a_restart_in_a_pause_stays_paused() -> None:
    clock = MoveClock(15, seat=0, running_since=100).pause(105).restart(seat=1, now=106)
    assert clock.is_paused
    assert clock.remaining_s(999) == 15


def test_a_system_clock_set_back_gives_no_time_back_to_a_pause() -> None:
    clock = MoveClock(15, seat=0, running_since=100)
    assert clock.remaining_s(50) == 15
    assert clock.pause(105).resume(20).remaining_s(10) == 10


def test_auto_play_lasts_until_the_player_takes_over_with_a_full_limit() -> None:
    clock = MoveClock(15, seat=0, running_since=100).hand_over()
    assert clock.seat in clock.auto_played
    later = clock.restart(seat=1, now=116)
    assert later.seat not in later.auto_played
    assert 0 in later.restart(seat=0, now=117).auto_played
    mine = later.restart(seat=0, now=117).take_over(seat=0, now=120)
    assert mine.seat not in mine.auto_played
    assert mine.remaining_s(120) == 15


def test_taking_over_out_of_turn_leaves_the_time_of_the_other_side() -> None:
    clock = MoveClock(15, seat=0, running_since=100).hand_over().restart(seat=1, now=101)
    taken = clock.take_over(seat=0, now=106)
    assert taken.auto_played == frozenset()
    assert taken.remaining_s(106) == 10


@pytest.mark.parametrize("limit", [0, -1, float("inf"), float("nan")])
def test_a_limit_is_a_positive_number_of_seconds(limit: float) -> None:
    with pytest.raises(ValueError, match="positive"):
        TimeControl(limit, Expiry.LOSE)


def test_a_clock_begins_paused_when_nothing_is_said() -> None:
    assert MoveClock(15, seat=0).is_paused
