"""A side to move that has animals but no legal move has lost."""

from jungle_pg.core.rulebook import Verdict
from tests.core.jungle.positions import (
    JUNGLE,
    RULE_SETS,
    moves_in,
    opening,
    play_out,
    state,
    turned_animals,
    verdict_of,
)
from tests.rows import each_of

CORNERED = "rA9 CB9 TA8"
"""The blue rat can take neither the cat nor the tiger."""


@each_of("rules", RULE_SETS)
def test_a_side_without_a_legal_move_loses(rules: str) -> None:
    assert verdict_of(state(rules, CORNERED, "b")) == Verdict(0, "no_moves")
    assert verdict_of(state(rules, turned_animals(CORNERED), "r")) == Verdict(1, "no_moves")


@each_of("rules", RULE_SETS)
def test_the_move_that_shuts_the_enemy_in_wins(rules: str) -> None:
    before = state(rules, "rA9 CC9 TA8")
    assert verdict_of(before) is None
    after = play_out(before, "C9B9")
    assert verdict_of(after) == Verdict(0, "no_moves")
    assert JUNGLE.actor(after) is None
    assert moves_in(after) == []


def test_being_shut_in_does_not_matter_while_the_other_side_is_to_move() -> None:
    assert verdict_of(state("traditional", CORNERED, "r")) is None


def test_one_move_left_is_enough() -> None:
    moment = state("traditional", "rA9 CB9 EA8", "b")
    assert moves_in(moment) == ["A9A8"]
    assert verdict_of(moment) is None


def test_own_animals_and_the_own_den_shut_in_as_well() -> None:
    # The blue wolf on C9 has its den on D9, its own cat on B9, and a red tiger on C8.
    moment = state("traditional", "wC9 cB9 TC8 LB8 EA9", "b")
    assert verdict_of(moment) == Verdict(0, "no_moves")


def test_a_closed_den_can_be_the_reason() -> None:
    animals = "CD8 wE8 pC8 lD7"
    assert verdict_of(state("animal", animals)) is None
    assert verdict_of(state("animal+rat_only_den", animals)) == Verdict(1, "no_moves")


def test_a_pass_can_meet_a_side_that_has_no_move() -> None:
    moment = state("animal", CORNERED, "r")
    assert verdict_of(play_out(moment, "pass")) == Verdict(0, "no_moves")


@each_of("rules", RULE_SETS)
def test_no_opening_is_over(rules: str) -> None:
    assert verdict_of(opening(rules)) is None
