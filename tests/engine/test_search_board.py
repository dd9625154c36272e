"""The board of the search says exactly what the rulebook says."""

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS, SWITCHES
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.jungle.engine.board import SearchBoard
from jungle_pg.games.jungle.engine.perft import count_lines
from tests.engine.solver import reason_over
from tests.properties.jungle_positions import house_rules, random_state
from tests.rows import each_of

POSITIONS_EACH = 10
ALL_RULES = [
    *RULE_SETS,
    *("+".join(("animal", *chosen)) for n in range(1, 5) for chosen in combinations(SWITCHES, n)),
    "traditional,rivers=edges",
    "traditional+dog_river",
    "club,swimmers=all,column_jumpers=all,row_jumpers=all,double_jumpers=all",
]
PERFT = json.loads(
    (Path(__file__).parent.parent / "conformance/jungle.json").read_text(encoding="utf-8")
)["perft"]


def facts(board: SearchBoard) -> tuple[Any, ...]:
    return (
        board.cells[:63], board.squares[:16], board.seat, board.own, board.their,
        board.key, board.score, board.quiet,
    )  # fmt: skip


def assert_same(state: JungleState) -> None:
    """The same actions and, after each of them, the same verdict; unmake restores everything."""
    board = SearchBoard(state)
    before = facts(board)
    if state.verdict is not None:
        assert reason_over(board) == state.verdict.reason or not board.their
        return
    moves = board.legal_moves()
    actions = [board.action(move) for move in moves]
    assert len(set(actions)) == len(actions)
    assert set(actions) == set(JUNGLE.actions(state)), JUNGLE.codec.position_text(state)
    for move, action in zip(moves, actions, strict=True):
        after = JUNGLE.play(state, action).state
        board.make(move)
        reason = after.verdict.reason if after.verdict else None
        assert reason_over(board) == reason
        assert facts(board) == facts(SearchBoard(after))
        board.unmake()
        assert facts(board) == before


@pytest.mark.slow
@each_of("rules_text", ALL_RULES)
def test_the_search_board_agrees_with_the_rulebook(rules_text: str) -> None:
    rules, rng = JUNGLE.codec.parse_rules(rules_text), Random(rules_text)
    for _ in range(POSITIONS_EACH):
        assert_same(random_state(rules, rng))


@pytest.mark.slow
@settings(max_examples=30)
@given(rules=house_rules, seed=st.integers(0, 2**32))
def test_it_agrees_under_any_house_rules(rules: JungleRules, seed: int) -> None:
    assert_same(random_state(rules, Random(seed)))


@pytest.mark.slow
@each_of("rules_text", RULE_SETS)
def test_it_agrees_along_whole_games(rules_text: str) -> None:
    rng = Random(rules_text)
    state = JUNGLE.start(JUNGLE.codec.parse_rules(rules_text))
    board = SearchBoard(state)
    start = facts(board)
    plies = 0
    while state.verdict is None and plies < 150:
        action = rng.choice(JUNGLE.actions(state))
        board.make(next(move for move in board.legal_moves() if board.action(move) == action))
        state = JUNGLE.play(state, action).state
        plies += 1
        assert facts(board) == facts(SearchBoard(state))
    for _ in range(plies):
        board.unmake()
    assert facts(board) == start


@pytest.mark.slow
@each_of("case", PERFT, ids=lambda case: f"{case['rules']} {case['fen'][:12]}")
def test_it_counts_the_conformance_figures(case: dict[str, Any]) -> None:
    state = JUNGLE.start(JUNGLE.codec.parse_rules(case["rules"]), case["fen"])
    board = SearchBoard(state)
    for depth, count in enumerate(case["counts"], start=1):
        assert count_lines(board, depth) == count
    assert count_lines(board, 3, make_leaves=True) == case["counts"][2]


@pytest.mark.slow
def test_two_boards_that_differ_have_different_keys() -> None:
    rng, rules = Random(1), JUNGLE.codec.parse_rules("traditional")
    states = {
        JUNGLE.codec.position_text(state): state
        for state in (random_state(rules, rng) for _ in range(2000))
    }
    assert len({SearchBoard(state).key for state in states.values()}) == len(states)
