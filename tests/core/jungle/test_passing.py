"""A pass is a ply that only a clock plays, where the rules allow it."""

import pytest

from jungle_pg.core.jungle.rulebook import PASS
from jungle_pg.core.rulebook import Refusal
from tests.core.jungle.positions import (
    JUNGLE,
    RULE_SETS,
    moves_in,
    opening,
    play_out,
    state,
    why_not,
)
from tests.rows import each_of

MAY_PASS = {"traditional": True, "appendix": True, "course": False, "animal": True, "club": False}


@each_of("rules", RULE_SETS)
def test_which_rules_let_a_clock_pass(rules: str) -> None:
    assert JUNGLE.passing(opening(rules)) == (PASS if MAY_PASS[rules] else None)


@pytest.mark.parametrize(("value", "may"), [("never", False), ("clock", True), ("always", True)])
def test_a_house_rule_decides(value: str, may: bool) -> None:
    assert JUNGLE.passing(opening(f"club,pass_on_time={value}")) == (PASS if may else None)


@each_of("rules", RULE_SETS)
def test_a_pass_is_never_a_legal_move(rules: str) -> None:
    moment = opening(rules)
    assert "pass" not in moves_in(moment)
    assert why_not(moment, "pass") == Refusal("pass_needs_clock")


def test_a_finished_game_passes_no_more() -> None:
    over = state("animal", "WD9 cA9", "b")
    assert JUNGLE.passing(over) is None
    assert why_not(over, "pass") == Refusal("game_over")


def test_a_pass_changes_the_side_and_the_counts_but_not_the_board() -> None:
    before = state("animal", "WA1 cA9", "r", quiet=3, number=7)
    after = play_out(before, "pass")
    assert after.board == before.board
    assert (after.mover, after.quiet, after.move_number) == (1, 4, 7)
    twice = play_out(after, "pass")
    assert (twice.mover, twice.quiet, twice.move_number) == (0, 5, 8)


@pytest.mark.parametrize(
    ("rules", "mover", "text"),
    [
        ("traditional", "r", "RED passed"),
        ("appendix", "b", "BLUE passed"),
        ("animal", "b", "GREEN passed"),
        ("course,pass_on_time=always", "b", "Blue passed"),
    ],
)
def test_the_history_says_who_passed(rules: str, mover: str, text: str) -> None:
    assert JUNGLE.text(state(rules, "WA1 cA9", mover), PASS, None) == text


def test_a_pass_needs_no_click() -> None:
    assert JUNGLE.picks(state("course", "WA1 cA9"), PASS) == ()
