"""The rat takes the elephant; what the elephant may do to the rat depends on the rules."""

from tests.core.jungle.positions import RULE_SETS, allows, refusal_code
from tests.rows import each_of

RAT_TRAPPED = "ED3 rD2"
"""A blue rat in red's trap, with the red elephant beside it."""

ELEPHANT_TRAPPED = "RD3 eD2"


@each_of("rules", RULE_SETS)
def test_a_rat_on_land_takes_an_elephant(rules: str) -> None:
    assert allows(rules, "RD4 eD5", "D4D5")


@each_of(
    ("rules", "free_rat", "trapped_rat"),
    [
        ("traditional", False, True),
        ("appendix", False, False),
        ("course", False, True),
        ("animal", True, True),
        ("club", False, True),
        ("animal,elephant_takes_rat=never", False, False),
        ("appendix,elephant_takes_rat=trapped", False, True),
        ("appendix,elephant_takes_rat=always", True, True),
    ],
)
def test_when_an_elephant_takes_a_rat(rules: str, free_rat: bool, trapped_rat: bool) -> None:
    assert allows(rules, "ED4 rD5", "D4D5") == free_rat
    assert allows(rules, RAT_TRAPPED, "D3D2") == trapped_rat


def test_the_refusal_names_the_exception() -> None:
    assert refusal_code("traditional", "ED4 rD5", "D4D5") == "elephant_cannot_take_rat"
    assert refusal_code("appendix", RAT_TRAPPED, "D3D2") == "elephant_cannot_take_rat"


def test_a_rat_in_its_own_trap_is_not_a_trapped_one() -> None:
    assert refusal_code("traditional", "ED7 rD8", "D7D8") == "elephant_cannot_take_rat"


def test_a_trap_that_does_not_weaken_still_gives_the_rat_to_the_elephant() -> None:
    assert allows("traditional,trapped_defender=full-rank", RAT_TRAPPED, "D3D2")


@each_of("rules", RULE_SETS)
def test_an_elephant_takes_an_elephant(rules: str) -> None:
    assert allows(rules, "ED4 eD5", "D4D5")


@each_of("rules", RULE_SETS)
def test_with_the_switch_a_rat_cannot_take_a_free_elephant(rules: str) -> None:
    switched = f"{rules}+rat_cannot_take_elephant"
    assert refusal_code(switched, "RD4 eD5", "D4D5") == "rank_too_low"
    assert allows(switched, ELEPHANT_TRAPPED, "D3D2")


def test_with_the_switch_the_water_does_not_help_the_rat_either() -> None:
    assert allows("animal", "RB5 eA5", "B5A5")
    assert refusal_code("animal+rat_cannot_take_elephant", "RB5 eA5", "B5A5") == "rank_too_low"


@each_of("rules", RULE_SETS)
def test_a_rat_takes_no_other_stronger_animal(rules: str) -> None:
    for victim in "ltpwdc":
        assert refusal_code(rules, f"RD4 {victim}D5", "D4D5") == "rank_too_low"


@each_of(
    ("rules", "allowed"),
    [
        ("traditional", False),
        ("appendix", True),
        ("course", False),
        ("animal", True),
        ("club", True),
        ("appendix+rat_cannot_take_elephant", False),
        ("club+rat_cannot_take_elephant", False),
    ],
)
def test_whether_a_trapped_rat_takes_an_elephant(rules: str, allowed: bool) -> None:
    assert allows(rules, "RD8 eD7", "D8D7") == allowed
