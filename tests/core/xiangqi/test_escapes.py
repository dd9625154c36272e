"""The answers to a check are the legal moves, each under what it does about the attacker."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.rules import XiangqiRules

BOOK = XiangqiRulebook()
RULES = XiangqiRules()


def ways(position: str) -> dict[tuple[str, str], set[str]]:
    state = BOOK.start(RULES, position)
    return {
        (way.code, way.against): {BOOK.codec.action_text(action) for action in way.actions}
        for way in BOOK.ways_out(state)
    }


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # A chariot: taken, stood in the way of, fled from.
        (
            "3k5/9/9/9/9/4r4/9/R8/9/R3K4 w - - 0 1",
            {("block", "e5"): {"a3e3"}, ("flee", "e5"): {"e1f1"}},
        ),
        # A cannon over its screen: a second screen, no screen, or away.
        (
            "3k5/9/9/9/4c4/9/9/4B4/9/4K4 w - - 0 1",
            {
                ("unscreen", "e6"): {"e3c1", "e3c5", "e3g1", "e3g5"},
                ("flee", "e6"): {"e1f1"},
            },
        ),
        # A soldier beside the general: the general takes it itself.
        (
            "5k3/9/9/9/9/9/9/9/9/3pK4 w - - 0 1",
            {("take", "d1"): {"e1d1"}, ("flee", "d1"): {"e1e2"}},
        ),
        ("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1", {}),
    ],
)
def test_each_answer_stands_under_what_it_does(
    position: str, expected: dict[tuple[str, str], set[str]]
) -> None:
    assert ways(position) == expected


def test_a_mate_leaves_no_way_out() -> None:
    assert ways("3k5/R8/9/9/9/9/9/9/9/R3K4 w - - 0 1") == {}
    mated = BOOK.start(RULES, "R2k5/R8/9/9/9/9/9/9/9/4K4 b - - 0 1")
    assert mated.verdict is not None
    assert BOOK.ways_out(mated) == ()


@given(st.lists(st.integers(0, 200), max_size=60))
def test_together_they_are_all_legal_moves_of_a_side_in_check(choices: list[int]) -> None:
    state = BOOK.start(RULES)
    for choice in choices:
        actions = BOOK.actions(state)
        if not actions:
            break
        checking = [move for move in actions if BOOK.play(state, move).state.in_check]
        pool = checking or actions
        state = BOOK.play(state, pool[choice % len(pool)]).state
        told = [action for way in BOOK.ways_out(state) for action in way.actions]
        expected = BOOK.actions(state) if state.in_check else ()
        assert set(told) == set(expected)
        assert len(told) == len(set(told))
