"""So many plies without a capture are a draw."""

import pytest

from jungle_pg.core.rulebook import Verdict
from tests.core.jungle.positions import JUNGLE, moves_in, opening, play_out, state, verdict_of
from tests.rows import each_of

APART = "EA1 CG1 eG9 cA9 wD6"


@each_of(
    ("rules", "limit"),
    [
        ("traditional", 50),
        ("appendix", 50),
        ("club", 200),
        ("club,no_capture_limit=100", 100),
        ("traditional,no_capture_limit=1", 1),
        ("course,no_capture_limit=7", 7),
    ],
)
def test_the_last_quiet_ply_makes_a_draw(rules: str, limit: int) -> None:
    before = state(rules, APART, quiet=limit - 1)
    assert verdict_of(before) is None
    after = play_out(before, "A1A2")
    assert verdict_of(after) == Verdict(None, "no_capture_limit", limit=limit)
    assert JUNGLE.actor(after) is None
    assert moves_in(after) == []


@pytest.mark.parametrize("rules", ["traditional", "appendix"])
def test_50_means_50_plies_from_the_opening(rules: str) -> None:
    without_repetition = f"{rules},repetition_limit=none"
    there_and_back = ("E3E2", "E7E8", "E2E3", "E8E7")
    moment = play_out(opening(without_repetition), *(there_and_back * 12), "E3E2")
    assert moment.quiet == 49
    assert verdict_of(moment) is None
    moment = play_out(moment, "E7E8")
    assert verdict_of(moment) == Verdict(None, "no_capture_limit", limit=50)


@pytest.mark.parametrize("rules", ["course", "animal", "club,no_capture_limit=none"])
def test_without_a_limit_the_game_goes_on(rules: str) -> None:
    assert verdict_of(state(rules, APART, quiet=5000)) is None
    assert verdict_of(play_out(state(rules, APART, quiet=5000), "A1A2")) is None


def test_a_capture_starts_the_count_again() -> None:
    moment = play_out(state("traditional", "ED5 cD6 wA9", quiet=49), "D5D6")
    assert verdict_of(moment) is None
    assert moment.quiet == 0
    assert play_out(moment, "A9A8").quiet == 1


def test_steps_and_jumps_count_alike() -> None:
    moment = play_out(state("traditional", "LA5 wG9", quiet=10), "A5D5", "G9G8")
    assert moment.quiet == 12


def test_a_pass_counts_as_a_ply() -> None:
    moment = state("traditional", APART, quiet=49)
    assert play_out(moment, "pass").quiet == 50
    assert verdict_of(play_out(moment, "pass")) == Verdict(None, "no_capture_limit", limit=50)


@pytest.mark.parametrize("quiet", [50, 51, 999])
def test_a_position_that_has_reached_the_limit_is_drawn_already(quiet: int) -> None:
    assert verdict_of(state("traditional", APART, quiet=quiet)) == Verdict(
        None, "no_capture_limit", limit=50
    )
