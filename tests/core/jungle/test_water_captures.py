"""Captures out of the water, into the water and within it."""

import pytest

from tests.core.jungle.positions import RULE_SETS, allows, refusal_code
from tests.rows import each_of

RAT_CAPTURES_ASHORE = {"appendix", "animal"}
RAT_CAPTURES_FROM_THE_SHORE = {"appendix", "animal"}


def beside_the_water(rules: str) -> tuple[str, str]:
    """A square of water and the land beside it."""
    return ("B5", "C5") if rules.startswith("appendix") else ("C5", "D5")


@each_of("rules", RULE_SETS)
@each_of("victim", "er")
def test_whether_a_swimming_rat_takes_what_stands_ashore(rules: str, victim: str) -> None:
    water, land = beside_the_water(rules)
    code = refusal_code(rules, f"R{water} {victim}{land} cA9", water + land)
    assert code == (None if rules in RAT_CAPTURES_ASHORE else "cannot_capture_from_water")


@pytest.mark.parametrize("rules", ["appendix", "animal"])
def test_from_the_water_rank_counts_as_well(rules: str) -> None:
    water, land = beside_the_water(rules)
    assert refusal_code(rules, f"R{water} c{land} wA9", water + land) == "rank_too_low"


@each_of("rules", RULE_SETS)
def test_whether_a_rat_ashore_takes_a_swimming_rat(rules: str) -> None:
    water, land = beside_the_water(rules)
    code = refusal_code(rules, f"R{land} r{water} cA9", land + water)
    assert code == (None if rules in RAT_CAPTURES_FROM_THE_SHORE else "safe_in_water")


@each_of("rules", RULE_SETS)
def test_a_rat_takes_a_rat_where_both_swim(rules: str) -> None:
    assert allows(rules, "RB5 rB6 cA9", "B5B6")


@each_of("rules", RULE_SETS)
@each_of("animal", "ELTPWDC")
def test_no_other_animal_takes_a_swimming_rat(rules: str, animal: str) -> None:
    water, land = beside_the_water(rules)
    position = f"{animal}{land} r{water} cA9"
    assert refusal_code(rules, position, land + water) == "cannot_enter_water"


@each_of("rules", RULE_SETS)
def test_a_swimming_rat_may_go_ashore_where_nobody_stands(rules: str) -> None:
    water, land = beside_the_water(rules)
    assert allows(rules, f"R{water} cA9", water + land)


@each_of(
    ("rules", "ashore", "into_water"),
    [
        ("traditional,water_to_land_captors=R", True, False),
        ("traditional,land_to_water_capture=yes", False, True),
        ("animal,water_to_land_captors=none", False, True),
        ("animal,land_to_water_capture=no", True, False),
        ("animal,water_to_land_captors=D", False, True),
    ],
)
def test_the_two_house_rules_are_independent(rules: str, ashore: bool, into_water: bool) -> None:
    assert allows(rules, "RC5 rD5 cA9", "C5D5") == ashore
    assert allows(rules, "RD5 rC5 cA9", "D5C5") == into_water
    assert allows(rules, "RC5 rC6 cA9", "C5C6")


@pytest.mark.parametrize(
    ("move", "animals"), [("C5D5", "RC5 rD5"), ("C5B5", "RC5 rB5"), ("D4D5", "RD4 rD5")]
)
def test_only_a_change_of_element_matters(move: str, animals: str) -> None:
    expected = "cannot_capture_from_water" if move == "C5D5" else None
    assert refusal_code("traditional", f"{animals} cA9", move) == expected


def test_a_jump_over_water_captures_from_land_to_land() -> None:
    assert allows("traditional", "TB3 rB7 cA9", "B3B7")


def test_an_elephant_ashore_is_out_of_reach_before_rank_is_asked() -> None:
    everyone_swims = "traditional,swimmers=all"
    assert refusal_code(everyone_swims, "EC5 cD5 wA9", "C5D5") == "cannot_capture_from_water"
    assert refusal_code(everyone_swims, "ED5 cC5 wA9", "D5C5") == "safe_in_water"
    assert refusal_code(everyone_swims, "EB5 rC5 wA9", "B5C5") == "elephant_cannot_take_rat"
    assert allows(everyone_swims, "RB5 eC5 wA9", "B5C5")
