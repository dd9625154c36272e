"""The third occurrence of a position: a draw, or the loss of whoever alone checked all the time."""

import pytest

from jungle_pg.core.rulebook import Verdict
from jungle_pg.core.xiangqi.state import Ended, Event, Repeated, XiangqiState
from tests.core.xiangqi.positions import ending_text, opening, play_out, state, step, verdict_of

CHASE = "Kf1 kd10 Re2"
CHECKS = ("e2d2", "d10e10", "d2e2", "e10d10")
QUIET = ("b1c3", "b10c8", "c3b1", "c8b10")
ONE_CHECK = ("a2d2", "d10e10", "d2a2", "e10d10")


def warnings(moment: XiangqiState, moves: tuple[str, ...]) -> list[Event | None]:
    """The warning each move leads to, if any."""
    found: list[Event | None] = []
    for move in moves:
        led = step(moment, move)
        moment = led.state
        found.append(next((event for event in led.events if isinstance(event, Repeated)), None))
    return found


def test_the_third_occurrence_is_a_draw_and_the_start_is_the_first() -> None:
    moment = play_out(opening(), *QUIET, *QUIET[:-1])
    assert verdict_of(moment) is None
    moment = play_out(moment, QUIET[-1])
    assert verdict_of(moment) == Verdict(None, "repetition", times=3)
    assert ending_text(moment) == "Draw by threefold repetition"


def test_the_sole_perpetual_checker_loses() -> None:
    moment = play_out(state(CHASE), *CHECKS, *CHECKS)
    assert verdict_of(moment) == Verdict(1, "perpetual_check", times=3)
    assert ending_text(moment) == "BLACK wins! RED gave perpetual check."


def test_one_check_and_one_idle_move_draw() -> None:
    moment = play_out(state("Kf1 kd10 Ra2"), *ONE_CHECK, *ONE_CHECK)
    assert verdict_of(moment) == Verdict(None, "repetition", times=3)


def test_the_second_occurrence_is_a_warning_that_names_the_checker() -> None:
    assert warnings(state(CHASE), CHECKS) == [None, None, None, Repeated(2, (0,))]
    assert warnings(opening(), QUIET) == [None, None, None, Repeated(2, ())]


def test_the_last_event_of_a_repeated_game_is_its_end() -> None:
    moment = play_out(state(CHASE), *CHECKS, *CHECKS[:-1])
    events = step(moment, CHECKS[-1]).events
    assert events[-1] == Ended(Verdict(1, "perpetual_check", times=3))
    assert not any(isinstance(event, Repeated) for event in events)


def test_where_every_repetition_draws_checks_do_not_count() -> None:
    moment = play_out(state(CHASE, rules="standard,repetition=draw"), *CHECKS, *CHECKS)
    assert verdict_of(moment) == Verdict(None, "repetition", times=3)


def test_where_repetition_is_off_the_game_goes_on() -> None:
    moment = play_out(state(CHASE, rules="standard,repetition=off"), *(CHECKS * 5))
    assert verdict_of(moment) is None


def test_a_capture_begins_the_count_anew() -> None:
    moment = play_out(state("Kf1 kd10 Re2 pe7"), "e2a2", "d10d9", "a2e2", "d9d10")
    assert len(moment.seen) == 4
    assert play_out(moment, "e2e7").seen == ()


def test_the_same_board_with_the_other_side_to_move_is_another_position() -> None:
    # Red comes back in three moves, Black in two: the boards are alike, the turns are not.
    moves = ("a2b2", "d10d9", "b2c2", "d9d10", "c2a2")
    begun = state("Kf1 kd10 Ra2")
    ended = play_out(begun, *moves)
    assert (ended.board, ended.mover) == (begun.board, 1)
    assert [event for event in warnings(begun, moves) if event] == []


@pytest.mark.parametrize("detour", [("e2a2", "d10d9", "a2e2", "d9d10")])
def test_a_quiet_move_since_the_first_occurrence_excuses_the_checker(
    detour: tuple[str, ...],
) -> None:
    moment = play_out(state(CHASE), *detour, *CHECKS)
    assert verdict_of(moment) == Verdict(None, "repetition", times=3)
