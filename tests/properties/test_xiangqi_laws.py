"""Laws of Xiangqi that hold in every position."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.rulebook import opponent
from jungle_pg.core.xiangqi.attacks import checkers, generals_face
from jungle_pg.core.xiangqi.board import FILES, POINTS, Board, Point, rank_of, turned
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import Kind, Piece
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.core.xiangqi.rulesets import parse_rules, rules_text
from jungle_pg.core.xiangqi.state import Captured, Checked, Moved, XiangqiState
from jungle_pg.core.xiangqi.text.fen import Position, fen_text, parse_fen
from jungle_pg.core.xiangqi.text.notation import Notation
from jungle_pg.texts.speech import refusal_text
from tests.properties.xiangqi_positions import house_rules, random_game, random_state
from tests.sample_games import XIANGQI
from tests.words import CHINESE, ENGLISH

seeds = st.integers(0, 2**32)


def some_state(seed: int) -> XiangqiState:
    """A random position, or one of a random game."""
    rng = Random(seed)
    return random_state(rng) if seed % 2 else random_game(rng, seed % 150)[-1]


@pytest.mark.slow
@given(seed=seeds)
def test_moves_and_refusals_partition_all_pairs_of_points(seed: int) -> None:
    state = some_state(seed)
    legal = set(XIANGQI.actions(state))
    for start, target in product(POINTS, POINTS):
        move = Move(start, target)
        refusal = XIANGQI.refusal(state, move)
        assert (refusal is None) == (move in legal)
        if refusal is not None:
            for language in (ENGLISH, CHINESE):
                assert refusal_text(language, XIANGQI, state.rules, refusal)


def turned_board(board: Board) -> Board:
    """The board turned by half a circle, with the colours exchanged."""
    return tuple(piece and Piece(opponent(piece.seat), piece.kind) for piece in reversed(board))


def mirrored(point: Point) -> Point:
    return rank_of(point) * FILES + FILES - 1 - point % FILES


@given(seed=seeds)
def test_the_two_sides_play_by_the_same_rules(seed: int) -> None:
    state = random_state(Random(seed))
    other = XIANGQI.start_at(
        state.rules, Position(turned_board(state.board), opponent(state.mover))
    )
    moves = {Move(turned(move.start), turned(move.target)) for move in XIANGQI.actions(state)}
    assert set(XIANGQI.actions(other)) == moves
    assert set(other.checkers) == set(map(turned, state.checkers))
    assert (state.verdict is None) == (other.verdict is None)


@given(seed=seeds)
def test_left_and_right_are_alike(seed: int) -> None:
    state = random_state(Random(seed))
    board = tuple(state.board[mirrored(point)] for point in POINTS)
    other = XIANGQI.start_at(state.rules, Position(board, state.mover))
    moves = {Move(mirrored(move.start), mirrored(move.target)) for move in XIANGQI.actions(state)}
    assert set(XIANGQI.actions(other)) == moves
    assert set(other.checkers) == set(map(mirrored, state.checkers))
    assert other.verdict == state.verdict


@given(seed=seeds)
def test_a_move_takes_one_piece_to_its_target_and_changes_nothing_else(seed: int) -> None:
    state = some_state(seed)
    for move in XIANGQI.actions(state):
        step = XIANGQI.play(state, move)
        after, victim = step.state, state.board[move.target]
        assert after.board[move.target] is state.board[move.start]
        assert after.board[move.start] is None
        changed = [point for point in POINTS if after.board[point] != state.board[point]]
        assert sorted(changed) == sorted([move.start, move.target])
        assert after.quiet == (0 if victim else state.quiet + 1)
        assert after.mover == opponent(state.mover)
        going = step.events[0]
        assert isinstance(going, Moved)
        assert Move(going.start, going.target) == move
        captures = [event.victim for event in step.events if isinstance(event, Captured)]
        assert captures == ([victim] if victim else [])


@given(seed=seeds)
def test_after_any_move_the_own_general_is_safe_and_no_general_was_taken(seed: int) -> None:
    state = some_state(seed)
    for move in XIANGQI.actions(state):
        step = XIANGQI.play(state, move)
        assert checkers(step.state.board, state.mover) == ()
        assert not generals_face(step.state.board, state.mover)
        generals = [piece for piece in step.state.board if piece and piece.kind is Kind.GENERAL]
        assert len(generals) == 2
        told = [event.attackers for event in step.events if isinstance(event, Checked)]
        assert told == ([step.state.checkers] if step.state.in_check else [])
        assert step.state.checkers == checkers(step.state.board, step.state.mover)


@given(seed=seeds)
def test_moves_come_by_start_and_target(seed: int) -> None:
    actions = list(XIANGQI.actions(some_state(seed)))
    assert actions == sorted(actions, key=lambda move: (move.start, move.target))


@pytest.mark.parametrize("notation", Notation)
@given(seed=seeds)
def test_every_move_reads_back_from_every_notation(notation: Notation, seed: int) -> None:
    state = some_state(seed)
    written = {XIANGQI.notate(state, move, notation): move for move in XIANGQI.actions(state)}
    assert len(written) == len(XIANGQI.actions(state))
    for text, move in written.items():
        assert XIANGQI.read(state, text) == move, text


@given(seed=seeds, quiet=st.integers(0, 9999), number=st.integers(1, 9999))
def test_positions_read_back_from_their_texts(seed: int, quiet: int, number: int) -> None:
    state = some_state(seed)
    position = Position(state.board, state.mover, quiet, number)
    assert parse_fen(fen_text(position)) == position


@given(rules=house_rules)
def test_rules_read_back_from_their_text_and_their_record(rules: XiangqiRules) -> None:
    text = rules_text(rules)
    assert parse_rules(text) == rules
    assert rules_text(parse_rules(text)) == text
    assert XIANGQI.saves.parse_rules_record(XIANGQI.saves.rules_record(rules)) == rules


@pytest.mark.parametrize("limit", [0, -1, 10000])
def test_limits_outside_their_range_are_no_rules(limit: int) -> None:
    with pytest.raises(ValueError, match="no_capture_limit"):
        XiangqiRules(no_capture_limit=limit)
