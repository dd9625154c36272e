"""Who chased whom, against a second judge written from the rule text alone; and the search."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.rulebook import Verdict, opponent
from jungle_pg.core.xiangqi.chases import chasers
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.xiangqi.engine.trail import BANNED, Trail
from tests.naive_xiangqi import naive_chasers, read_board
from tests.properties.xiangqi_positions import random_cycle
from tests.sample_games import XIANGQI

SIDES = ("red", "black")
JUDGED = XiangqiRules(Repetition.CHASE)
NO_GUILT = 7
"""What a draw is worth in these tests."""


def found_by_rulebook(states: list[XiangqiState]) -> set[str]:
    boards = [state.board for state in states]
    checks = [state.in_check for state in states]
    return {SIDES[seat] for seat in chasers(boards, checks, states[-1].mover)}


def found_by_naive(states: list[XiangqiState]) -> set[str]:
    line = [read_board(XIANGQI.codec.position_text(state))[0] for state in states]
    return naive_chasers(line, SIDES[states[-1].mover])


def again(states: list[XiangqiState]) -> list[XiangqiState]:
    """The same moves once more, as far as the rules let them."""
    for before, after in pairwise(tuple(states)):
        if states[-1].verdict is not None:
            break
        (start,) = (
            point
            for point, piece in enumerate(before.board)
            if piece is not None and after.board[point] is None
        )
        (target,) = (
            point
            for point, piece in enumerate(after.board)
            if piece is not None and before.board[point] is None
        )
        states = [*states, XIANGQI.play(states[-1], Move(start, target)).state]
    return states


def test_a_naive_judge_agrees_on_cycles_that_are_chases() -> None:
    cycles = [random_cycle(Random(seed), JUDGED) for seed in range(50)]
    found = [(found_by_rulebook(each), found_by_naive(each)) for each in cycles if each]
    assert sum(bool(chasing) for chasing, _ in found) >= 2
    assert all(chasing == naive for chasing, naive in found)


@pytest.mark.slow
@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_a_naive_judge_finds_the_same_chasers(seed: int) -> None:
    states = random_cycle(Random(seed), JUDGED)
    if states:
        assert found_by_rulebook(states) == found_by_naive(states)


@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), rules=st.sampled_from(Repetition))
def test_the_search_judges_a_cycle_as_the_rulebook_does(seed: int, rules: Repetition) -> None:
    states = random_cycle(Random(seed), XiangqiRules(rules, None, dead_draw=False))
    if not states:
        return
    trail = Trail(states[-1], states[:-1])
    verdict = again(states)[-1].verdict
    if not trail.counts:
        assert verdict is None
        return
    score = trail.again(0, 0, NO_GUILT)
    assert isinstance(verdict, Verdict)
    mover = states[-1].mover
    told = {NO_GUILT: None, BANNED: mover, -BANNED: opponent(mover)}
    assert told[score] == verdict.winner
