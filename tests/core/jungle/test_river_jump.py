"""Lion and tiger leap from shore to shore, and may capture where they land."""

import pytest

from tests.core.jungle.positions import (
    RULE_SETS,
    SQUARES,
    allows,
    goes_to,
    refusal_code,
)
from tests.rows import each_of

ACROSS_INNER = "B3B7 C3C7 E3E7 F3F7 A4D4 A5D5 A6D6 D4G4 D5G5 D6G6"
ACROSS_EDGES = "A3A7 B3B7 F3F7 G3G7"


def both_ways(jumps: str) -> set[str]:
    return {jump for there in jumps.split() for jump in (there, there[2:] + there[:2])}


def is_jump(move: str) -> bool:
    return abs(ord(move[0]) - ord(move[2])) + abs(int(move[1]) - int(move[3])) > 1


def jumps_of(rules: str, animal: str, water: str) -> set[str]:
    """Every jump of an animal from every land square of an otherwise empty board."""
    jumps = set()
    for start in SQUARES:
        in_water = start[0] in water and start[1] in "456"
        if start not in ("D1", "D9") and not in_water:
            enemy = "wG9" if start == "A9" else "wA9"
            reached = goes_to(rules, f"{animal}{start} {enemy}", start)
            jumps |= {start + target for target in reached if is_jump(start + target)}
    return jumps


@each_of("rules", ["traditional", "course", "animal", "club"])
@each_of("animal", "LT")
def test_the_jumps_over_the_inner_rivers(rules: str, animal: str) -> None:
    assert jumps_of(rules, animal, "BCEF") == both_ways(ACROSS_INNER)


@pytest.mark.parametrize("rules", ["appendix", "traditional,rivers=edges"])
@pytest.mark.parametrize("animal", "LT")
def test_rivers_at_the_edges_are_jumped_along_columns_only(rules: str, animal: str) -> None:
    assert jumps_of(rules, animal, "ABFG") == both_ways(ACROSS_EDGES)


@each_of("animal", "EPWDCR")
def test_no_other_animal_jumps(animal: str) -> None:
    assert jumps_of("traditional", animal, "BCEF") == set()


def test_the_jump_of_the_sources_example_fits_no_board() -> None:
    assert refusal_code("appendix", "TC4 cG9", "C4C7") == "no_river_to_jump"


@each_of("rules", RULE_SETS)
@each_of(("jumper", "taken", "too_strong"), [("L", "ltpwdcr", "e"), ("T", "tr", "le")])
def test_a_jump_captures_by_rank_where_it_lands(
    rules: str, jumper: str, taken: str, too_strong: str
) -> None:
    for victim in taken:
        assert allows(rules, f"{jumper}B3 {victim}B7", "B3B7"), victim
    for victim in too_strong:
        assert refusal_code(rules, f"{jumper}B3 {victim}B7", "B3B7") == "rank_too_low"


def test_a_jump_along_a_row_captures_as_well() -> None:
    assert allows("traditional", "LA5 tD5", "A5D5")
    assert refusal_code("traditional", "TA5 lD5", "A5D5") == "rank_too_low"


def test_a_jump_does_not_land_on_an_own_animal() -> None:
    assert refusal_code("traditional", "LB3 CB7 wG9", "B3B7") == "own_piece"


def test_what_stands_beside_the_river_does_not_matter() -> None:
    assert allows("traditional", "LB3 RA4 rD4 cB8", "B3B7")


@each_of("move", ["B4B7", "B6B3", "B5D5", "C5A5", "C5G5"])
def test_nobody_jumps_out_of_the_water(move: str) -> None:
    assert not allows("traditional,swimmers=RL", f"L{move[:2]} cG9", move)
    assert not allows("traditional+extended_jumps,swimmers=RL", f"L{move[:2]} cG9", move)


@each_of("move", ["B3B6", "B3B5", "A5C5", "B2B7", "B3B8", "A5E5", "A5F5"])
def test_a_jump_ends_on_the_first_land_beyond_the_river(move: str) -> None:
    assert not allows("traditional", f"L{move[:2]} cG9", move)


def test_house_rules_choose_the_jumpers_of_columns_and_rows() -> None:
    columns_only = "traditional,row_jumpers=none"
    assert jumps_of(columns_only, "L", "BCEF") == both_ways("B3B7 C3C7 E3E7 F3F7")
    rows_only = "traditional,column_jumpers=none,row_jumpers=W"
    assert jumps_of(rows_only, "W", "BCEF") == both_ways("A4D4 A5D5 A6D6 D4G4 D5G5 D6G6")
    assert jumps_of(rows_only, "L", "BCEF") == set()
    assert allows("traditional,column_jumpers=E", "EB3 cG9", "B3B7")
    assert refusal_code("traditional,column_jumpers=E", "LB3 cG9", "B3B7") == "cannot_jump"


def test_a_swimming_jumper_may_jump_or_swim() -> None:
    assert goes_to("traditional,swimmers=RL", "LA5 cG9", "A5") == {"A4", "A6", "B5", "D5"}


@each_of("jump", sorted(both_ways(ACROSS_INNER)))
def test_each_jump_is_there_for_both_sides(jump: str) -> None:
    assert allows("traditional", f"T{jump[:2]} cG9", jump)
