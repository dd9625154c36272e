"""The rulebook of Xiangqi against a second generator written from the rule text alone."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.xiangqi.board import point_name
from jungle_pg.core.xiangqi.state import XiangqiState
from tests.naive_xiangqi import naive_checkers, naive_moves, naive_result, read_board
from tests.properties.xiangqi_positions import random_game, random_state
from tests.sample_games import XIANGQI


def assert_agreement(state: XiangqiState) -> None:
    fen = XIANGQI.codec.position_text(state)
    board, mover = read_board(fen)
    assert {point_name(point) for point in state.checkers} == naive_checkers(board, mover), fen
    again = XIANGQI.start(state.rules, fen)
    verdict = again.verdict
    said = verdict and (XIANGQI.seat_ids[verdict.winner or 0], verdict.reason)
    assert naive_result(board, mover) == said, fen
    moves = {XIANGQI.codec.action_text(action) for action in XIANGQI.actions(again)}
    assert moves == naive_moves(board, mover), fen


@pytest.mark.parametrize("seed", range(6))
def test_a_naive_generator_agrees_along_random_games(seed: int) -> None:
    for state in random_game(Random(seed), 120)[::3]:
        assert_agreement(state)


@pytest.mark.slow
@settings(max_examples=150)
@given(seed=st.integers(0, 2**32))
def test_a_naive_generator_agrees_on_random_positions(seed: int) -> None:
    assert_agreement(random_state(Random(seed)))
