"""A rat of either colour in the crossed water blocks a jump; nothing else does."""

import pytest

from jungle_pg.core.rulebook import Refusal
from tests.core.jungle.positions import RULE_SETS, allows, refusal_code, state, why_not
from tests.rows import each_of


@each_of("rules", RULE_SETS)
@each_of("rat", "Rr")
@each_of("swims", ["B4", "B5", "B6"])
def test_a_rat_on_any_crossed_square_blocks_a_jump_along_a_column(
    rules: str, rat: str, swims: str
) -> None:
    for move in ("B3B7", "B7B3"):
        position = f"T{move[:2]} {rat}{swims} cG9"
        assert refusal_code(rules, position, move) == "rat_blocks_jump"
        assert why_not(state(rules, position), move) == Refusal("rat_blocks_jump", spot=swims)


@pytest.mark.parametrize("rat", "Rr")
@pytest.mark.parametrize("swims", ["E6", "F6"])
def test_a_rat_on_any_crossed_square_blocks_a_jump_along_a_row(rat: str, swims: str) -> None:
    for move in ("D6G6", "G6D6"):
        position = f"L{move[:2]} {rat}{swims} cG9"
        assert refusal_code("traditional", position, move) == "rat_blocks_jump"
        expected = Refusal("rat_blocks_jump", spot=swims)
        assert why_not(state("traditional", position), move) == expected


@pytest.mark.parametrize(
    ("move", "nearest"), [("B3B7", "B4"), ("B7B3", "B6"), ("A6D6", "B6"), ("D6A6", "C6")]
)
def test_of_two_rats_the_one_met_first_is_named(move: str, nearest: str) -> None:
    rats = {"B": "RB4 rB6", "6": "RB6 rC6"}["B" if move[0] == move[2] else "6"]
    refusal = why_not(state("traditional", f"L{move[:2]} {rats} cG9"), move)
    assert refusal == Refusal("rat_blocks_jump", spot=nearest)


@each_of("animal", "ETPWDCeltpwdc")
def test_other_swimmers_do_not_block(animal: str) -> None:
    everyone_swims = "traditional,swimmers=all"
    assert allows(everyone_swims, f"LB3 {animal}B5 RG9 rA9", "B3B7")
    assert allows(everyone_swims, f"LA5 {animal}C5 RG9 rA9", "A5D5")


@each_of("elsewhere", ["C4", "C5", "C6", "E5", "B8", "B2", "A5", "A3", "C7"])
def test_a_rat_elsewhere_does_not_block(elsewhere: str) -> None:
    assert allows("traditional", f"LB3 r{elsewhere} cG9", "B3B7")
    assert allows("traditional", f"LB3 R{elsewhere} cG9", "B3B7")


def test_a_rat_on_the_far_shore_is_taken() -> None:
    assert allows("traditional", "LB3 rB7", "B3B7")
    assert allows("traditional", "TA5 rD5", "A5D5")


def test_a_rat_in_the_far_river_does_not_block_a_single_jump() -> None:
    assert allows("traditional", "LA5 rE5 cG9", "A5D5")
    assert allows("traditional", "LD5 rE5 cG9", "D5A5")
