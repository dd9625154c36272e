"""The board of the search says exactly what the rulebook says."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.commands.judge import count_lines as count_by_rulebook
from jungle_pg.core.rulebook import opponent
from jungle_pg.core.xiangqi.moves import reach
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.search.memory import MOVE_MASK
from jungle_pg.games.xiangqi.engine.board import SearchBoard
from jungle_pg.games.xiangqi.engine.guards import is_guarded
from jungle_pg.games.xiangqi.engine.kings import CHECK, is_exposed, watched_bits
from jungle_pg.games.xiangqi.engine.lookups import NO_PIECE
from jungle_pg.games.xiangqi.engine.perft import count_lines
from tests.core.xiangqi.positions import XIANGQI, at_text
from tests.properties.xiangqi_positions import random_game, random_state
from tests.rows import each_of

FILE = Path(__file__).parents[3] / "conformance" / "xiangqi.json"
DATA: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
POSITIONS = 150
MOST_LINES = 100_000
ENDLESS = "standard,repetition=off,no_capture_limit=none,dead_draw=no"


def facts(board: SearchBoard) -> tuple[Any, ...]:
    """All that a search knows of a position; which of two alike pieces is which does not matter."""
    return (
        [board.lookups.keys[piece][0] for piece in board.cells],
        sorted(board.points[:32]), board.seat, board.low, board.high, board.their_low,
        board.their_high, board.key, board.score, board.count, board.quiet,
    )  # fmt: skip


def exact_facts(board: SearchBoard) -> tuple[Any, ...]:
    """The same, with each single piece where it was."""
    return (*facts(board), list(board.cells), board.points[:32])


def occupied(board: SearchBoard) -> tuple[int, int]:
    return board.low | board.their_low, board.high | board.their_high


def assert_same(state: XiangqiState) -> None:
    """The same actions and, after each of them, the same position; unmake restores everything."""
    board = SearchBoard(state)
    before = exact_facts(board)
    moves = board.legal_moves()
    actions = [board.action(move) for move in moves]
    assert len(set(actions)) == len(actions)
    assert set(actions) == set(XIANGQI.actions(state)), XIANGQI.codec.position_text(state)
    for move, action in zip(moves, actions, strict=True):
        after = XIANGQI.play(state, action).state
        board.make(move)
        assert facts(board) == facts(SearchBoard(after))
        assert is_checked(board) == after.in_check
        board.unmake()
        assert exact_facts(board) == before


def is_checked(board: SearchBoard) -> bool:
    exposed = is_exposed(board.seat, board.points, board.cells, *occupied(board))
    watched = watched_bits(board.seat, board.points, board.cells, *occupied(board))
    assert exposed == (watched >= CHECK)
    return exposed


def test_it_agrees_with_the_rulebook_in_positions_of_all_kinds() -> None:
    rng = Random(1)
    for _ in range(POSITIONS):
        assert_same(random_state(rng))


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_it_agrees_at_the_end_of_any_game(seed: int) -> None:
    rng = Random(seed)
    assert_same(random_game(rng, rng.randrange(120))[-1])


@pytest.mark.parametrize("seed", range(4))
def test_it_agrees_along_whole_games(seed: int) -> None:
    states = random_game(Random(seed), 200)
    board = SearchBoard(states[0])
    start = exact_facts(board)
    for before, after in pairwise(states):
        moves = {board.action(move): move for move in board.legal_moves()}
        (move,) = (
            move for action, move in moves.items() if XIANGQI.play(before, action).state == after
        )
        board.make(move)
        assert facts(board) == facts(SearchBoard(after))
    for _ in states[1:]:
        board.unmake()
    assert exact_facts(board) == start


def test_the_captures_alone_are_the_captures_among_all_moves() -> None:
    rng = Random(2)
    for _ in range(POSITIONS):
        board = SearchBoard(random_state(rng))
        captures: list[int] = []
        quiets = board.generate(board.seat, *occupied(board), captures)
        their = board.their_low, board.their_high
        assert sorted(captures) == sorted(board.captures(board.seat, *occupied(board), *their))
        targets = [board.lookups.moves[capture & MOVE_MASK].target for capture in captures]
        assert all(board.cells[target] >> 4 == 1 - board.seat for target in targets)
        assert all(board.cells[board.lookups.moves[move].target] == NO_PIECE for move in quiets)


def test_a_piece_is_guarded_where_another_of_its_side_reaches() -> None:
    rng = Random(3)
    for _ in range(POSITIONS):
        state = random_state(rng)
        board = SearchBoard(state)
        for point, piece in enumerate(state.board):
            if piece is None:
                continue
            enemy = opponent(piece.seat)
            reached = any(
                other is not None and other.seat == enemy and point in reach(state.board, start)
                for start, other in enumerate(state.board)
            )
            guarded = is_guarded(point, enemy, board.points, board.cells, *occupied(board))
            assert guarded == reached


@each_of("case", DATA["perft"], ids=lambda case: case["id"])
def test_it_counts_the_conformance_figures(case: dict[str, Any]) -> None:
    board = SearchBoard(at_text(case["fen"]))
    wanted = [count for count in case["perft"] if count < MOST_LINES]
    assert [count_lines(board, depth) for depth in range(1, len(wanted) + 1)] == wanted
    assert count_lines(board, 2, make_leaves=True) == wanted[1]


@each_of("case", DATA["tactical"] + DATA["ends"], ids=lambda case: case["id"])
def test_it_counts_like_the_rulebook_where_it_is_tricky(case: dict[str, Any]) -> None:
    state = at_text(case["fen"], ENDLESS)
    board = SearchBoard(state)
    for depth in (1, 2):
        assert count_lines(board, depth) == count_by_rulebook(XIANGQI, state, depth)


@pytest.mark.slow
def test_two_boards_that_differ_have_different_keys() -> None:
    rng = Random(4)
    states = {XIANGQI.codec.position_text(state): state for state in map(random_state, [rng] * 500)}
    assert len({SearchBoard(state).key for state in states.values()}) == len(states)
