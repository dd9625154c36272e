"""Entering the enemy den wins at once; the own den is closed, and the rules may close the other."""

import pytest

from jungle_pg.core.rulebook import Verdict
from tests.core.jungle.positions import (
    ANIMALS,
    JUNGLE,
    RULE_SETS,
    allows,
    moves_in,
    play_out,
    refusal_code,
    state,
    verdict_of,
)
from tests.rows import each_of


@each_of("rules", RULE_SETS)
@each_of("animal", ANIMALS)
def test_any_animal_wins_by_entering_the_enemy_den(rules: str, animal: str) -> None:
    won = play_out(state(rules, f"{animal}D8 cA9"), "D8D9")
    assert verdict_of(won) == Verdict(0, "den")
    lost = play_out(state(rules, f"{animal.lower()}D2 CA1", "b"), "D2D1")
    assert verdict_of(lost) == Verdict(1, "den")


@pytest.mark.parametrize("start", ["C9", "E9", "D8"])
def test_the_den_is_entered_from_each_of_its_traps(start: str) -> None:
    assert allows("traditional", f"W{start} cA9", start + "D9")


def test_when_the_den_is_entered_nobody_is_to_move() -> None:
    won = play_out(state("traditional", "WD8 cA9"), "D8D9")
    assert JUNGLE.actor(won) is None
    assert moves_in(won) == []


@each_of("rules", [*RULE_SETS, "animal+rat_only_den"])
@each_of("animal", ANIMALS)
@each_of("start", ["C1", "E1", "D2"])
def test_no_animal_enters_its_own_den(rules: str, animal: str, start: str) -> None:
    assert refusal_code(rules, f"{animal}{start} cA9", start + "D1") == "own_den"


@each_of("rules", RULE_SETS)
def test_with_the_switch_only_the_rat_enters_the_den(rules: str) -> None:
    switched = f"{rules}+rat_only_den"
    for animal in "ELTPWDC":
        assert refusal_code(switched, f"{animal}D8 cA9", "D8D9") == "den_closed"
    won = play_out(state(switched, "RD8 cA9"), "D8D9")
    assert verdict_of(won) == Verdict(0, "den")


def test_house_rules_choose_who_enters_the_den() -> None:
    assert allows("traditional,den_enterers=EC", "CD8 wA9", "D8D9")
    assert allows("traditional,den_enterers=EC", "ED8 wA9", "D8D9")
    assert refusal_code("traditional,den_enterers=EC", "RD8 wA9", "D8D9") == "den_closed"
    assert refusal_code("traditional,den_enterers=none", "RD8 wA9", "D8D9") == "den_closed"


def test_a_den_is_entered_although_its_owner_stands_beside_it() -> None:
    assert allows("traditional", "WD8 eC9 lE9", "D8D9")


@each_of(("animals", "winner"), [("WD9 cA9", 0), ("wD1 CA1", 1), ("ED9 cA9", 0), ("rD1 CA1", 1)])
@each_of("mover", "rb")
def test_a_position_with_an_entered_den_is_won_whoever_is_to_move(
    animals: str, winner: int, mover: str
) -> None:
    assert verdict_of(state("traditional", animals, mover)) == Verdict(winner, "den")
