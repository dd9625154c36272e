"""Extended jumps: the lion crosses both rivers in one go, the leopard one along a row."""

import pytest

from jungle_pg.core.rulebook import Refusal
from tests.core.jungle.positions import allows, goes_to, refusal_code, state, why_not
from tests.rows import each_of

EXTENDED = "animal+extended_jumps"
BOTH_RIVERS = ["A4G4", "A5G5", "A6G6", "G4A4", "G5A5", "G6A6"]


@each_of("move", BOTH_RIVERS)
def test_the_lion_crosses_both_rivers_in_one_go(move: str) -> None:
    assert allows(EXTENDED, f"L{move[:2]} cG9", move)
    assert allows("traditional+extended_jumps", f"L{move[:2]} cG9", move)


def test_the_lion_keeps_its_single_jumps() -> None:
    assert goes_to(EXTENDED, "LA5 cG9", "A5") == {"A4", "A6", "D5", "G5"}
    assert goes_to(EXTENDED, "LD5 cG9", "D5") == {"D4", "D6", "A5", "G5"}
    assert goes_to(EXTENDED, "LB3 cG9", "B3") == {"A3", "C3", "B2", "B7"}


@each_of("animal", "ETPWDCR")
def test_no_other_animal_crosses_both(animal: str) -> None:
    assert refusal_code(EXTENDED, f"{animal}A5 cG9", "A5G5") == "cannot_jump"


@pytest.mark.parametrize("rules", ["traditional", "course", "animal", "club"])
def test_without_the_switch_not_even_the_lion_does(rules: str) -> None:
    assert refusal_code(rules, "LA5 cG9", "A5G5") == "cannot_jump"


@each_of("rat", "Rr")
@each_of("swims", ["B5", "C5", "E5", "F5"])
def test_a_rat_on_any_of_the_four_crossed_squares_blocks(rat: str, swims: str) -> None:
    for move in ("A5G5", "G5A5"):
        position = f"L{move[:2]} {rat}{swims} cG9"
        assert refusal_code(EXTENDED, position, move) == "rat_blocks_jump"
        expected = Refusal("rat_blocks_jump", spot=swims)
        assert why_not(state(EXTENDED, position), move) == expected


def test_a_rat_in_the_far_river_leaves_the_single_jump() -> None:
    assert goes_to(EXTENDED, "LA5 rF5 cG9", "A5") == {"A4", "A6", "D5"}


@each_of("middle", "ERCercl")
def test_a_piece_on_the_land_between_the_rivers_does_not_block(middle: str) -> None:
    assert allows(EXTENDED, f"LA5 {middle}D5 wG9", "A5G5")


def test_a_double_jump_captures_by_rank_where_it_lands() -> None:
    assert allows(EXTENDED, "LA5 tG5", "A5G5")
    assert refusal_code(EXTENDED, "LA5 eG5", "A5G5") == "rank_too_low"
    assert refusal_code(EXTENDED, "LA5 CG5 eG9", "A5G5") == "own_piece"


def test_the_leopard_jumps_one_river_along_a_row_but_not_along_a_column() -> None:
    assert goes_to(EXTENDED, "PD5 cG9", "D5") == {"D4", "D6", "A5", "G5"}
    assert goes_to(EXTENDED, "PB3 cG9", "B3") == {"A3", "C3", "B2"}
    assert refusal_code(EXTENDED, "PB3 cG9", "B3B7") == "cannot_jump"
    assert refusal_code("animal", "PD5 cG9", "D5A5") == "cannot_jump"


def test_the_leopard_is_blocked_by_a_rat_as_well() -> None:
    assert refusal_code(EXTENDED, "PD5 rB5 cG9", "D5A5") == "rat_blocks_jump"


def test_the_tiger_keeps_its_single_jumps() -> None:
    assert goes_to(EXTENDED, "TA5 cG9", "A5") == {"A4", "A6", "D5"}
    assert allows(EXTENDED, "TB3 cG9", "B3B7")


def test_on_a_board_with_rivers_at_the_edges_there_is_nothing_to_cross() -> None:
    board = "appendix+extended_jumps"
    assert goes_to(board, "LC5 cG9", "C5") == {"C4", "C6", "D5"}
    assert refusal_code(board, "LC5 cG9", "C5E5") == "no_river_to_jump"


def test_house_rules_choose_who_crosses_both() -> None:
    assert goes_to("traditional,double_jumpers=E", "EA5 cG9", "A5") == {"A4", "A6", "G5"}
