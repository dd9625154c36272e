"""The rulebook against a second generator written from the rule text alone."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from jungle_pg.core.jungle.state import JungleState
from tests.naive import naive_moves, naive_result, read_board
from tests.properties.jungle_positions import house_rules, random_state

POSITIONS_EACH = 15
LOOKED_AT = 0.3
"""So large a part of the positions of a game is compared, and the last one."""

ALL_SWITCHES = [
    "+".join(("animal", *chosen)) for size in range(5) for chosen in combinations(SWITCHES, size)
]


def assert_agreement(rules: JungleRules, state: JungleState) -> None:
    fen = JUNGLE.codec.position_text(state)
    board, mover = read_board(fen)
    result = naive_result(rules, board, mover)
    verdict = state.verdict
    if verdict is not None and verdict.reason == "captured_all" and result is None:
        # A set-up position may lack the side that is not to move; no move leads to one.
        return
    said = None if verdict is None else (JUNGLE.seat_ids[verdict.winner or 0], verdict.reason)
    assert result == said, fen
    moves = {JUNGLE.codec.action_text(action) for action in JUNGLE.actions(state)}
    assert moves == (set() if verdict else naive_moves(rules, board, mover)), fen


@pytest.mark.parametrize("rules_text", [*RULE_SETS, *ALL_SWITCHES[1:]])
def test_a_naive_generator_agrees_on_random_positions(rules_text: str) -> None:
    rules = JUNGLE.codec.parse_rules(rules_text)
    rng = Random(rules_text)
    for _ in range(POSITIONS_EACH):
        assert_agreement(rules, random_state(rules, rng))


@pytest.mark.parametrize("rules_text", [*RULE_SETS, *ALL_SWITCHES[1:]])
def test_a_naive_generator_agrees_along_random_games(rules_text: str) -> None:
    rules = JUNGLE.codec.parse_rules(rules_text)
    rng = Random(rules_text)
    state = JUNGLE.start(rules)
    while state.verdict is None and state.move_number < 60:
        state = JUNGLE.play(state, rng.choice(JUNGLE.actions(state))).state
        is_told = state.verdict is None or state.verdict.winner is not None
        if is_told and (rng.random() < LOOKED_AT or state.verdict is not None):
            assert_agreement(rules, state)


@pytest.mark.slow
@settings(max_examples=60)
@given(rules=house_rules, seed=st.integers(0, 2**32))
def test_a_naive_generator_agrees_under_any_house_rules(rules: JungleRules, seed: int) -> None:
    assert_agreement(rules, random_state(rules, Random(seed)))


def test_there_are_sixteen_combinations_of_switches() -> None:
    assert len(set(ALL_SWITCHES)) == 16
