"""The tape of a replay: a place between plies as a function of time alone."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.scenes.replay.tape import REST, SPEEDS, Tape
from tests.rows import each_of

LENGTH = 42


def tape(place: float = 0.0, **facts: object) -> Tape:
    return Tape(LENGTH, place=place, **facts)  # type: ignore[arg-type]


def playing(place: float = 0.0, **facts: object) -> Tape:
    return tape(place, plays=True, **facts)


@each_of("speed", SPEEDS)
def test_it_plays_so_many_moves_a_second_as_its_speed_says(speed: float) -> None:
    assert playing(3.0, speed=speed).position(2.0) == pytest.approx(3 + 2 * speed)


def test_at_the_usual_speed_a_move_takes_a_second() -> None:
    assert [tape().play(10.0).position(10.0 + t) for t in (0, 0.5, 1, 15)] == [0, 0.5, 1, 15]


def test_it_stops_at_the_end_and_stays_there() -> None:
    at_end = playing(40.0)
    assert at_end.position(1e6) == LENGTH
    assert at_end.is_playing(1.9)
    assert not at_end.is_playing(2.0)


def test_playing_again_from_the_end_begins_at_the_start() -> None:
    again = playing(40.0).play(99.0)
    assert again.position(99.0) == 0
    assert again.position(101.0) == 2


def test_a_pause_freezes_in_mid_move_and_playing_goes_on_from_there() -> None:
    still = playing().pause(3.25)
    assert (still.position(3.25), still.position(90.0)) == (3.25, 3.25)
    assert still.play(90.0).position(91.0) == pytest.approx(4.25)


@each_of("speed", SPEEDS)
def test_another_speed_in_mid_move_goes_on_from_the_same_place(speed: float) -> None:
    changed = playing().at_speed(speed, 3.4)
    assert changed.position(3.4) == pytest.approx(3.4)
    assert changed.position(3.5) == pytest.approx(3.4 + 0.1 * speed)
    assert changed.is_playing(3.5)


def test_a_step_runs_one_move_forwards_and_stands() -> None:
    step = tape(14.0).step(1, 0.0)
    assert [step.position(t) for t in (0, 0.25, 1, 7)] == [14, 14.25, 15, 15]
    assert step.is_running(0.5)
    assert not step.is_running(1.0)
    assert not step.is_playing(0.5)


def test_a_step_back_runs_the_move_backwards() -> None:
    step = tape(15.0).step(-1, 0.0)
    assert [step.position(t) for t in (0, 0.25, 1, 7)] == [15, 14.75, 14, 14]


def test_a_step_back_begins_where_the_move_has_settled() -> None:
    step = tape(15.0).step(-1, 0.0, 0.36)
    assert step.position(0.0) == pytest.approx(14.36)
    assert step.position(0.36) == pytest.approx(14.0)


@each_of(("place", "by", "goal"), [(14.5, 1, 15), (14.5, -1, 14), (0.5, -1, 0)])
def test_a_step_in_mid_move_ends_that_move_or_takes_it_back(
    place: float, by: int, goal: int
) -> None:
    assert playing(place).step(by, 0.0).position(9.0) == goal


@each_of("by", [1, -1])
def test_quick_steps_do_not_wait_for_each_other(by: int) -> None:
    quick = tape(20.0)
    for number in range(5):
        quick = quick.step(by, number * 0.05)
    assert quick.shown(0.2) == 20 + 5 * by
    assert quick.position(9.0) == 20 + 5 * by


def test_a_step_the_other_way_turns_round_in_mid_move() -> None:
    turned = tape(14.0).step(1, 0.0).step(-1, 0.5)
    assert turned.position(0.5) == pytest.approx(14.5)
    assert turned.position(9.0) == 14


def test_there_is_no_step_beyond_the_ends() -> None:
    assert tape(0.0).step(-1, 0.0).position(5.0) == 0
    assert tape(float(LENGTH)).step(1, 0.0).position(5.0) == LENGTH


def test_seeking_stands_where_it_is_told_or_plays_on_from_there() -> None:
    assert tape().seek(17, 1.0).position(9.0) == 17
    assert playing().seek(17, 1.0).position(3.0) == 19
    assert tape().seek(999, 1.0).position(1.0) == LENGTH
    assert tape().seek(-3, 1.0).position(1.0) == 0


def test_restart_plays_from_the_beginning_and_to_the_end_stands_there() -> None:
    assert tape(20.0).restart(5.0).position(6.0) == 1
    end = playing(20.0).to_end(5.0)
    assert (end.position(5.0), end.is_running(5.0)) == (LENGTH, False)


def test_from_here_plays_to_the_end_and_again_from_here() -> None:
    here = tape(30.0).from_here(0.0)
    assert (here.first, here.end) == (30, LENGTH)
    assert here.to_end(0.0).play(0.0).position(1.0) == 31


def test_a_range_is_played_from_its_first_to_its_last_move() -> None:
    some = tape(10.0).from_here(0.0).seek(20, 0.0).up_to_here(0.0)
    assert (some.first, some.end) == (10, 20)
    assert some.play(0.0).position(5.0) == 15
    assert some.play(0.0).position(50.0) == 20
    assert not some.is_whole
    assert some.whole(0.0).is_whole


def test_a_range_that_would_be_turned_round_is_opened_on_its_other_side() -> None:
    some = tape(10.0).up_to_here(0.0).seek(30, 0.0).from_here(0.0)
    assert (some.first, some.end) == (30, LENGTH)
    some = some.seek(5, 0.0).up_to_here(0.0)
    assert (some.first, some.end) == (0, 5)


def test_one_may_look_outside_of_what_is_played() -> None:
    some = tape(12.0).between(10, 20, 0.0)
    assert some.seek(35, 0.0).position(9.0) == 35
    assert some.seek(35, 0.0).play(9.0).position(9.0) == 10


def test_a_loop_shows_the_end_for_a_while_and_begins_again() -> None:
    loop = tape(10.0).between(10, 14, 0.0).looping(True, 0.0).play(0.0)
    places = [loop.position(t) for t in (0, 3.5, 4, 4 + REST / 2, 4 + REST, 6 + REST)]
    assert places == [10, 13.5, 14, 14, 10, 12]
    assert loop.position(1000 * (4 + REST) + 1) == pytest.approx(11)
    assert loop.is_playing(1e5)


def test_without_a_loop_it_ends_where_it_is_played_to() -> None:
    loop = tape(10.0).between(10, 14, 0.0).looping(True, 0.0).play(0.0)
    assert loop.looping(False, 2.0).position(99.0) == 14


def test_a_match_without_moves_stands() -> None:
    empty = Tape(0)
    for changed in (empty.play(0.0), empty.restart(0.0), empty.step(1, 0.0), empty.from_here(0.0)):
        assert changed.position(9.0) == 0
        assert not changed.is_running(9.0)


Doing = Callable[[Tape, float], Tape]
DOINGS: list[Doing] = [
    lambda tape, now: tape.play(now),
    lambda tape, now: tape.pause(now),
    lambda tape, now: tape.step(1, now),
    lambda tape, now: tape.step(-1, now, 0.4),
    lambda tape, now: tape.restart(now),
    lambda tape, now: tape.to_end(now),
    lambda tape, now: tape.from_here(now),
    lambda tape, now: tape.up_to_here(now),
    lambda tape, now: tape.whole(now),
    lambda tape, now: tape.looping(not tape.loops, now),
    *(lambda tape, now, speed=speed: tape.at_speed(speed, now) for speed in SPEEDS),
    *(lambda tape, now, ply=ply: tape.seek(ply, now) for ply in (0, 1, 20, 41, 42)),
]
scripts = st.lists(st.tuples(st.floats(0, 3), st.sampled_from(DOINGS)), max_size=12)


@given(scripts, st.floats(0, 60))
def test_however_it_is_used_its_place_is_in_the_match(
    script: list[tuple[float, Doing]], later: float
) -> None:
    now, used = 0.0, Tape(LENGTH)
    for wait, do in script:
        now += wait
        used = do(used, now)
        assert 0 <= used.position(now) <= LENGTH
    assert 0 <= used.position(now + later) <= LENGTH
    assert 0 <= used.shown(now + later) <= LENGTH


@given(scripts, st.lists(st.floats(0, 20), max_size=8))
def test_no_matter_how_often_it_is_asked_the_same_times_give_the_same_places(
    script: list[tuple[float, Doing]], asked: list[float]
) -> None:
    now, quiet, watched = 0.0, Tape(LENGTH), Tape(LENGTH)
    for wait, do in script:
        for time in sorted(asked):
            watched.position(now + time)
            watched.is_running(now + time)
        now += wait
        quiet, watched = do(quiet, now), do(watched, now)
    assert quiet == watched
    assert quiet.position(now + 1) == watched.position(now + 1)


@given(scripts, st.sampled_from(SPEEDS))
def test_a_change_of_speed_never_moves_it(script: list[tuple[float, Doing]], speed: float) -> None:
    now, used = 0.0, Tape(LENGTH)
    for wait, do in script:
        now += wait
        used = do(used, now)
    now += 0.3
    assert used.at_speed(speed, now).position(now) == pytest.approx(used.position(now))
