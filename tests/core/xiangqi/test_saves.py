"""What a save tells of Xiangqi, and what is wrong with one that somebody changed."""

from typing import Any

import pytest

from jungle_pg.core.rulebook import BadText, Flaw
from tests.core.xiangqi.positions import XIANGQI, opening, play_out, state
from tests.rows import each_of

SAVES = XIANGQI.saves


def test_a_ply_names_its_pieces() -> None:
    assert SAVES.ply_record(opening(), XIANGQI.codec.parse_action("h3h10")) == {
        "piece": "RED_CANNON",
        "from": "h3",
        "to": "h10",
        "captured": "BLACK_HORSE",
    }


@pytest.mark.parametrize("squares", [("h3", 7), ("h3", "h11"), ("", "h3"), (None, "h3")])
def test_a_ply_needs_two_points(squares: tuple[Any, Any]) -> None:
    with pytest.raises(BadText):
        SAVES.parse_ply({"from": squares[0], "to": squares[1]})


def test_a_state_shows_board_check_and_counters() -> None:
    moment = play_out(state("Kf1 kd10 Re2"), "e2d2")
    record = SAVES.state_record(moment)
    assert record["board"][0] == [None] * 3 + ["BLACK_GENERAL"] + [None] * 5
    assert record["checkedBy"] == ["d2"]
    assert record["pliesWithoutCapture"] == 1
    assert record["positionHistory"] == [
        "3k5/9/9/9/9/9/9/9/4R4/5K3 w",
        "3k5/9/9/9/9/9/9/9/3R5/5K3 b!",
    ]


def test_rules_are_written_by_name() -> None:
    rules = XIANGQI.codec.parse_rules("standard,no_capture_limit=none,repetition=draw")
    record = SAVES.rules_record(rules)
    assert record == {
        "base": "standard",
        "repetition": "draw",
        "no_capture_limit": None,
        "dead_draw": True,
    }
    assert SAVES.parse_rules_record(record) == rules


@each_of(
    "change",
    [
        {"base": 3}, {"base": "standard,dead_draw=no"}, {"base": "other"}, {"repetition": "never"},
        {"no_capture_limit": "120"}, {"no_capture_limit": 0}, {"no_capture_limit": True},
        {"no_capture_limit": 120.0}, {"dead_draw": 1}, {"dead_draw": "yes"},
        {"repetition": "draw,dead_draw=no"},
    ],
)  # fmt: skip
def test_other_values_are_no_rules(change: dict[str, Any]) -> None:
    record = SAVES.rules_record(opening().rules) | change
    with pytest.raises(BadText):
        SAVES.parse_rules_record(record)


def test_a_rule_that_is_missing_has_its_default_whatever_its_rule_set_has() -> None:
    record = SAVES.rules_record(XIANGQI.codec.parse_rules("practice"))
    del record["dead_draw"]
    rules = SAVES.parse_rules_record(record)
    assert (rules.dead_draw, rules.repetition, rules.base) == (True, "off", "practice")


def changed_board(cell: object) -> list[list[Any]]:
    """The board of the opening with something else on a1."""
    board = SAVES.state_record(opening())["board"]
    board[9][0] = cell
    return list(board)


@each_of(
    ("given", "flaw"),
    [
        ([], Flaw("board_shape")),
        ([[None] * 9] * 9, Flaw("board_shape")),
        ([[None] * 8] * 10, Flaw("board_shape")),
        ("board", Flaw("board_shape")),
        (changed_board(["RED_HORSE", "RED_CANNON"]), Flaw("two_on_one_square", square="a1")),
        (changed_board("RED_DRAGON"), Flaw("no_such_piece", square="a1")),
        (changed_board(7), Flaw("no_such_piece", square="a1")),
        (
            changed_board("RED_HORSE"),
            Flaw("other_piece", square="a1", stored="RED_HORSE", reached="RED_CHARIOT"),
        ),
        (changed_board(None), Flaw("other_piece", square="a1", stored="-", reached="RED_CHARIOT")),
        (changed_board("RED_CHARIOT"), None),
    ],
)
def test_a_changed_board_is_told_by_its_point(given: object, flaw: Flaw | None) -> None:
    assert SAVES.state_flaw(opening(), "board", given) == flaw
    assert SAVES.state_flaw(opening(), "pliesWithoutCapture", given) is None


def test_a_save_can_be_looked_at_without_its_moves() -> None:
    moment = play_out(state("Kf1 kd10 Re2"), "e2d2")
    shown = SAVES.shown_state(moment.rules, SAVES.state_record(moment), 1)
    assert (shown.board, shown.mover) == (moment.board, 1)
    assert XIANGQI.danger(shown) == XIANGQI.danger(moment)


@pytest.mark.parametrize("board", [changed_board("RED_DRAGON"), [], [[None] * 9] * 10])
def test_a_board_without_sense_is_not_shown(board: object) -> None:
    with pytest.raises(BadText):
        SAVES.shown_state(opening().rules, {"board": board}, 0)


def test_no_other_files_are_known() -> None:
    with pytest.raises(BadText):
        SAVES.parse_other("anything")
