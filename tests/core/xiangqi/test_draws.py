"""Draws without repetition: too long without a capture, or nobody left who could win."""

import pytest

from jungle_pg.core.rulebook import Verdict
from tests.core.xiangqi.positions import ending_text, play_out, state, verdict_of
from tests.rows import each_of


def test_the_limit_without_captures() -> None:
    moment = play_out(state("Kd1 ke10 Ra2", quiet=118), "a2b2")
    assert verdict_of(moment) is None
    moment = play_out(moment, "e10e9")
    assert verdict_of(moment) == Verdict(None, "no_capture", limit=120)
    assert ending_text(moment) == "Draw: 120 moves without a capture"


def test_a_capture_on_the_last_ply_winds_the_clock() -> None:
    moment = play_out(state("Kd1 ke10 Ra2 pa7", quiet=119), "a2a7")
    assert (verdict_of(moment), moment.quiet) == (None, 0)


@pytest.mark.parametrize(("limit", "quiet"), [(100, 99), (1, 0), (9999, 9998)])
def test_house_rules_choose_the_limit(limit: int, quiet: int) -> None:
    rules = f"standard,no_capture_limit={limit}"
    moment = play_out(state("Kd1 ke10 Ra2", quiet=quiet, rules=rules), "a2b2")
    assert verdict_of(moment) == Verdict(None, "no_capture", limit=limit)


@pytest.mark.parametrize("limit", ["none", "0"])
def test_without_a_limit_the_game_goes_on(limit: str) -> None:
    rules = f"standard,no_capture_limit={limit}"
    assert verdict_of(play_out(state("Kd1 ke10 Ra2", quiet=500, rules=rules), "a2b2")) is None


def test_a_set_up_position_beyond_the_limit_may_be_played_on() -> None:
    assert verdict_of(state("Kd1 ke10 Ra2", quiet=500)) is None


def test_advisors_and_elephants_cannot_win() -> None:
    moment = play_out(state("Kd1 ke10 Ad3 pe2 Be3 be8"), "d3e2")
    assert verdict_of(moment) == Verdict(None, "dead_position")
    assert ending_text(moment) == "Draw: neither side can win any more"


@each_of("fighter", ["pa5", "na5", "ra5", "ca5", "Pa7", "Na5", "Ra5", "Ca5"])
def test_one_fighter_of_either_side_is_enough_to_play_on(fighter: str) -> None:
    assert verdict_of(play_out(state(f"Kd1 kf10 Ad3 pe2 {fighter}"), "d3e2")) is None


def test_house_rules_let_dead_positions_go_on() -> None:
    moment = state("Kd1 ke10 Ad3 pe2", rules="standard,dead_draw=no")
    assert verdict_of(play_out(moment, "d3e2")) is None


def test_a_set_up_dead_position_may_be_played_on() -> None:
    assert verdict_of(state("Kd1 ke10 Ad3")) is None
