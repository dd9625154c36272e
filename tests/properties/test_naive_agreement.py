"""The rulebook against a second generator written from the rule text alone.

A sample; `python -m stress --only agreement` goes through as many positions as there is time for.
"""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from stress.agreement import check_jungle, is_of_the_board
from tests.properties.jungle_positions import house_rules, random_state

POSITIONS_EACH = 15
LOOKED_AT = 0.3
"""So large a part of the positions of a game is compared, and the last one."""

ALL_SWITCHES = [
    "+".join(("animal", *chosen)) for size in range(5) for chosen in combinations(SWITCHES, size)
]


@pytest.mark.parametrize("rules_text", [*RULE_SETS, *ALL_SWITCHES[1:]])
def test_a_naive_generator_agrees_on_random_positions(rules_text: str) -> None:
    rules = JUNGLE.codec.parse_rules(rules_text)
    rng = Random(rules_text)
    for _ in range(POSITIONS_EACH):
        check_jungle(rules, random_state(rules, rng))


@pytest.mark.parametrize("rules_text", [*RULE_SETS, *ALL_SWITCHES[1:]])
def test_a_naive_generator_agrees_along_random_games(rules_text: str) -> None:
    rules = JUNGLE.codec.parse_rules(rules_text)
    rng = Random(rules_text)
    state = JUNGLE.start(rules)
    while state.verdict is None and state.move_number < 60:
        state = JUNGLE.play(state, rng.choice(JUNGLE.actions(state))).state
        if is_of_the_board(state) and (rng.random() < LOOKED_AT or state.verdict is not None):
            check_jungle(rules, state)


@pytest.mark.slow
@settings(max_examples=60)
@given(rules=house_rules, seed=st.integers(0, 2**32))
def test_a_naive_generator_agrees_under_any_house_rules(rules: JungleRules, seed: int) -> None:
    check_jungle(rules, random_state(rules, Random(seed)))


def test_there_are_sixteen_combinations_of_switches() -> None:
    assert len(set(ALL_SWITCHES)) == 16
