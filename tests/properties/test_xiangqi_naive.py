"""The rulebook of Xiangqi against a second generator written from the rule text alone."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stress.agreement import check_xiangqi
from tests.properties.xiangqi_positions import random_game, random_state


@pytest.mark.parametrize("seed", range(6))
def test_a_naive_generator_agrees_along_random_games(seed: int) -> None:
    for state in random_game(Random(seed), 120)[::3]:
        check_xiangqi(state)


@pytest.mark.slow
@settings(max_examples=150)
@given(seed=st.integers(0, 2**32))
def test_a_naive_generator_agrees_on_random_positions(seed: int) -> None:
    check_xiangqi(random_state(Random(seed)))
