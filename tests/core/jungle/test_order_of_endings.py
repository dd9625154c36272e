"""Den, no animals, no moves, quiet plies, repetition: a win beats a draw that comes with it."""

import pytest

from jungle_pg.core.rulebook import Verdict
from tests.core.jungle.positions import play_out, state, verdict_of

ONE_PLY_TO_THE_LIMIT = 49


@pytest.mark.parametrize(
    ("animals", "move", "verdict"),
    [
        ("WD8 cA9", "D8D9", Verdict(0, "den")),
        ("rA9 CC9 TA8", "C9B9", Verdict(0, "no_moves")),
    ],
    ids=["den", "no_moves"],
)
def test_a_win_on_the_fiftieth_quiet_ply_is_a_win(
    animals: str, move: str, verdict: Verdict
) -> None:
    before = state("traditional", animals, quiet=ONE_PLY_TO_THE_LIMIT)
    assert verdict_of(play_out(before, move)) == verdict


def test_the_den_comes_before_an_enemy_without_animals() -> None:
    assert verdict_of(state("traditional", "WD9", "b")) == Verdict(0, "den")


def test_the_den_comes_before_an_enemy_without_moves() -> None:
    after = play_out(state("traditional", "rA9 CB9 TA8 WD8"), "D8D9")
    assert verdict_of(after) == Verdict(0, "den")


def test_an_enemy_without_animals_comes_before_one_without_moves() -> None:
    assert verdict_of(play_out(state("traditional", "ED4 cD5"), "D4D5")) == Verdict(
        0, "captured_all"
    )


def test_an_enemy_without_animals_comes_before_the_limit() -> None:
    assert verdict_of(state("traditional", "ED4", "b", quiet=50)) == Verdict(0, "captured_all")


def test_a_capture_of_the_last_animal_wins_where_one_ply_makes_a_draw() -> None:
    after = play_out(state("traditional,no_capture_limit=1", "ED4 cD5"), "D4D5")
    assert verdict_of(after) == Verdict(0, "captured_all")


@pytest.mark.parametrize(
    ("animals", "verdict"),
    [
        ("WD9 cA9", Verdict(0, "den")),
        ("rA9 CB9 TA8", Verdict(0, "no_moves")),
        ("EA1 eG9", Verdict(None, "no_capture_limit", limit=50)),
    ],
    ids=["den", "no_moves", "limit"],
)
def test_a_position_far_beyond_the_limit_tells_the_first_reason(
    animals: str, verdict: Verdict
) -> None:
    assert verdict_of(state("traditional", animals, "b", quiet=80)) == verdict


def test_the_limit_comes_before_repetition() -> None:
    there_and_back = ("A1A2", "G9G8", "A2A1", "G8G9") * 2
    both_at_once = state("traditional", "EA1 eG9", quiet=42)
    assert verdict_of(play_out(both_at_once, *there_and_back)) == Verdict(
        None, "no_capture_limit", limit=50
    )
    repetition_first = state("traditional", "EA1 eG9", quiet=41)
    assert verdict_of(play_out(repetition_first, *there_and_back)) == Verdict(
        None, "repetition", times=3
    )
