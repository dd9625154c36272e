"""An animal takes enemies of equal or lower rank; rat and elephant are a case of their own."""

import pytest

from tests.core.jungle.positions import ANIMALS, RULE_SETS, allows, refusal_code
from tests.rows import each_of

BY_RANK = {
    "E": "eltpwdc",
    "L": "ltpwdcr",
    "T": "tpwdcr",
    "P": "pwdcr",
    "W": "wdcr",
    "D": "dcr",
    "C": "cr",
    "R": "r",
}
"""Whom each animal takes on land, leaving the rat's elephant and the elephant's rat aside."""


@each_of("rules", RULE_SETS)
@each_of("attacker", ANIMALS)
def test_each_animal_takes_its_equals_and_the_weaker(rules: str, attacker: str) -> None:
    expected = set(BY_RANK[attacker])
    if attacker == "R":
        expected.add("e")
    if attacker == "E" and rules == "animal":
        expected.add("r")
    taken = {
        victim for victim in ANIMALS.lower() if allows(rules, f"{attacker}D4 {victim}D5", "D4D5")
    }
    assert taken == expected


@each_of(("attacker", "victim"), ["Le", "Tl", "Pt", "Wp", "Dw", "Cd", "Rc", "Ce", "Rl"])
def test_a_stronger_enemy_is_refused_by_name(attacker: str, victim: str) -> None:
    assert refusal_code("traditional", f"{attacker}D4 {victim}D5", "D4D5") == "rank_too_low"


@pytest.mark.parametrize("target", ["C7", "E7", "D6", "D8"])
def test_a_capture_works_in_every_direction(target: str) -> None:
    assert allows("traditional", f"ED7 w{target}", "D7" + target)
    assert not allows("traditional", f"CD7 w{target}", "D7" + target)


def test_rank_counts_in_the_corner_of_the_board_too() -> None:
    assert allows("traditional", "WA1 wA2", "A1A2")
    assert not allows("traditional", "WG9 pG8", "G9G8")
