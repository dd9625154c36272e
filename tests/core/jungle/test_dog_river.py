"""The switch that lets the dog into the river."""

from tests.core.jungle.positions import RULE_SETS, allows, goes_to, refusal_code
from tests.rows import each_of

DOG_RIVER = "animal+dog_river"


@each_of("rules", RULE_SETS)
def test_the_dog_swims_with_the_switch_and_not_without(rules: str) -> None:
    assert allows(f"{rules}+dog_river", "DB3 cA9", "B3B4")
    assert refusal_code(rules, "DB3 cA9", "B3B4") == "cannot_enter_water"


def test_the_dog_swims_on_and_leaves_the_water() -> None:
    assert goes_to(DOG_RIVER, "DC5 cA9", "C5") == {"B5", "D5", "C4", "C6"}


def test_the_rat_still_swims() -> None:
    assert allows(DOG_RIVER, "RB3 cA9", "B3B4")


@each_of("rules", RULE_SETS)
def test_only_the_dog_captures_from_the_water(rules: str) -> None:
    switched = f"{rules}+dog_river"
    water, land = ("B5", "C5") if rules == "appendix" else ("C5", "D5")
    assert allows(switched, f"D{water} d{land} wA9", water + land)
    assert allows(switched, f"D{water} c{land} wA9", water + land)
    for victim in "er":
        position = f"R{water} {victim}{land} wA9"
        assert refusal_code(switched, position, water + land) == "cannot_capture_from_water"


def test_from_the_water_the_dog_captures_by_rank() -> None:
    assert refusal_code(DOG_RIVER, "DC5 wD5 cA9", "C5D5") == "rank_too_low"


def test_in_the_water_dog_and_rat_fight_by_rank() -> None:
    assert allows(DOG_RIVER, "DC5 rC4 wA9", "C5C4")
    assert allows(DOG_RIVER, "DC5 dC4 wA9", "C5C4")
    assert allows(DOG_RIVER, "RC5 rC4 wA9", "C5C4")
    assert refusal_code(DOG_RIVER, "RC5 dC4 wA9", "C5C4") == "rank_too_low"


def test_from_the_shore_into_the_water_as_the_rule_set_says() -> None:
    for position in ("DD5 dC5 wA9", "DD5 rC5 wA9", "RD5 rC5 wA9"):
        assert allows(DOG_RIVER, position, "D5C5")
        assert refusal_code("club+dog_river", position, "D5C5") == "safe_in_water"
    assert refusal_code(DOG_RIVER, "RD5 dC5 wA9", "D5C5") == "rank_too_low"


@each_of("dog", "Dd")
@each_of("swims", ["B4", "B5", "B6"])
def test_a_dog_never_blocks_a_jump(dog: str, swims: str) -> None:
    assert allows(DOG_RIVER, f"LB3 {dog}{swims} wA9", "B3B7")


def test_a_rat_still_blocks_a_jump() -> None:
    assert refusal_code(DOG_RIVER, "LB3 rB5 wA9", "B3B7") == "rat_blocks_jump"
