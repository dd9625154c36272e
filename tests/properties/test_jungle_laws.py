"""Laws of Jungle that hold in every position and under all rules."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jungle.animals import Piece
from jungle_pg.core.jungle.board import SPOTS, Board, Spot
from jungle_pg.core.jungle.boardfile import board_file_text, parse_board_file
from jungle_pg.core.jungle.fen import Position, fen_text, parse_fen
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import parse_rules, rules_text
from jungle_pg.core.jungle.state import Captured, Jumped, Moved
from jungle_pg.core.rulebook import opponent
from jungle_pg.texts.speech import refusal_text
from tests.properties.jungle_positions import house_rules, random_state
from tests.rows import each_of
from tests.words import ENGLISH

seeds = st.integers(0, 2**32)


@pytest.mark.slow
@given(rules=house_rules, seed=seeds)
def test_moves_and_refusals_partition_all_pairs_of_squares(rules: JungleRules, seed: int) -> None:
    state = random_state(rules, Random(seed))
    legal = set(JUNGLE.actions(state))
    for start, target in product(SPOTS, SPOTS):
        move = Move(start, target)
        refusal = JUNGLE.refusal(state, move)
        assert (refusal is None) == (move in legal)
        if refusal is not None:
            assert refusal_text(ENGLISH, JUNGLE, rules, refusal)


def turned(spot: Spot) -> Spot:
    return len(SPOTS) - 1 - spot


def turned_board(board: Board) -> Board:
    """The board turned by half a circle, with the colours exchanged."""
    return tuple(piece and Piece(opponent(piece.seat), piece.animal) for piece in reversed(board))


def mirrored(spot: Spot) -> Spot:
    return spot // 7 * 7 + 6 - spot % 7


@given(rules=house_rules, seed=seeds)
def test_the_two_sides_play_by_the_same_rules(rules: JungleRules, seed: int) -> None:
    state = random_state(rules, Random(seed))
    other = JUNGLE.start_at(rules, Position(turned_board(state.board), opponent(state.mover)))
    moves = {Move(turned(move.start), turned(move.target)) for move in JUNGLE.actions(state)}
    assert set(JUNGLE.actions(other)) == moves
    assert (state.verdict is None) == (other.verdict is None)


@given(rules=house_rules, seed=seeds)
def test_left_and_right_are_alike(rules: JungleRules, seed: int) -> None:
    state = random_state(rules, Random(seed))
    board = tuple(state.board[mirrored(spot)] for spot in SPOTS)
    other = JUNGLE.start_at(rules, Position(board, state.mover))
    moves = {Move(mirrored(move.start), mirrored(move.target)) for move in JUNGLE.actions(state)}
    assert set(JUNGLE.actions(other)) == moves
    assert other.verdict == state.verdict


@given(rules=house_rules, seed=seeds)
def test_a_move_takes_one_piece_to_its_target_and_changes_nothing_else(
    rules: JungleRules, seed: int
) -> None:
    state = random_state(rules, Random(seed))
    for move in JUNGLE.actions(state):
        step = JUNGLE.play(state, move)
        after, victim = step.state, state.board[move.target]
        assert after.board[move.target] is state.board[move.start]
        assert after.board[move.start] is None
        changed = [spot for spot in SPOTS if after.board[spot] != state.board[spot]]
        assert sorted(changed) == sorted([move.start, move.target])
        assert after.quiet == (0 if victim else state.quiet + 1)
        assert after.mover == opponent(state.mover)
        going = step.events[0]
        assert isinstance(going, Moved | Jumped)
        assert Move(going.start, going.target) == move
        captures = [event for event in step.events if isinstance(event, Captured)]
        assert [capture.victim for capture in captures] == ([victim] if victim else [])


@given(rules=house_rules)
def test_rules_read_back_from_their_text(rules: JungleRules) -> None:
    text = rules_text(rules)
    assert parse_rules(text) == rules
    assert rules_text(parse_rules(text)) == text


@given(rules=house_rules, seed=seeds, quiet=st.integers(0, 9999), number=st.integers(1, 9999))
def test_positions_read_back_from_their_texts(
    rules: JungleRules, seed: int, quiet: int, number: int
) -> None:
    state = random_state(rules, Random(seed))
    position = Position(state.board, state.mover, quiet, number)
    assert parse_fen(rules, fen_text(position)) == position
    bare = replace(position, quiet=0, move_number=1)
    assert parse_board_file(rules, board_file_text(rules, bare)) == bare


@each_of("field", ["no_capture_limit", "repetition_limit"])
@each_of("limit", [0, -1, 10000])
def test_limits_outside_their_range_are_no_rules(field: str, limit: int) -> None:
    with pytest.raises(ValueError, match=field):
        JungleRules(**{field: limit})  # type: ignore[arg-type]
