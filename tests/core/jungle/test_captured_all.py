"""Taking the last animal of the other side wins."""

import pytest

from jungle_pg.core.rulebook import Verdict
from tests.core.jungle.positions import JUNGLE, RULE_SETS, moves_in, play_out, state, verdict_of
from tests.rows import each_of


@each_of("rules", RULE_SETS)
def test_taking_the_last_animal_wins(rules: str) -> None:
    won = play_out(state(rules, "ED4 cD5"), "D4D5")
    assert verdict_of(won) == Verdict(0, "captured_all")
    lost = play_out(state(rules, "CD4 eD5", "b"), "D5D4")
    assert verdict_of(lost) == Verdict(1, "captured_all")
    assert JUNGLE.actor(lost) is None
    assert moves_in(lost) == []


@each_of("rules", RULE_SETS)
def test_taking_the_last_but_one_does_not(rules: str) -> None:
    assert verdict_of(play_out(state(rules, "ED4 cD5 rA9"), "D4D5")) is None


@pytest.mark.parametrize("mover", "rb")
def test_a_position_with_one_side_only_is_won_whoever_is_to_move(mover: str) -> None:
    assert verdict_of(state("traditional", "CD4", mover)) == Verdict(0, "captured_all")
    assert verdict_of(state("traditional", "cD4", mover)) == Verdict(1, "captured_all")


def test_two_single_animals_play_on() -> None:
    assert verdict_of(state("traditional", "RA1 rG9")) is None
