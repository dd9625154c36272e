"""One step along a row or a column, never onto an own animal."""

from tests.core.jungle.positions import (
    ANIMALS,
    RULE_SETS,
    allows,
    goes_to,
    moves_in,
    opening,
    refusal_code,
    state,
)
from tests.rows import each_of


@each_of("rules", RULE_SETS)
@each_of("animal", ANIMALS)
def test_every_animal_steps_to_the_four_squares_beside_it(rules: str, animal: str) -> None:
    assert goes_to(rules, f"{animal}D7 cA9", "D7") == {"C7", "E7", "D6", "D8"}


@each_of(
    ("square", "neighbours"),
    [
        ("A1", {"B1", "A2"}),
        ("G1", {"F1", "G2"}),
        ("A9", {"B9", "A8"}),
        ("G9", {"F9", "G8"}),
        ("A2", {"A1", "A3", "B2"}),
        ("G8", {"G7", "G9", "F8"}),
        ("B1", {"A1", "C1", "B2"}),
        ("F9", {"E9", "G9", "F8"}),
    ],
)
def test_at_the_edge_an_animal_stays_on_the_board(square: str, neighbours: set[str]) -> None:
    assert goes_to("traditional", f"W{square} cD5", square) == neighbours


@each_of("target", ["B7", "F7", "D5", "D9", "C6", "E6", "C8", "E8", "B6", "E5"])
def test_an_animal_goes_no_further_and_not_diagonally(target: str) -> None:
    assert not allows("appendix", "ED7 cA9", "D7" + target)


def test_an_animal_never_steps_onto_an_own_one() -> None:
    crowded = "ED7 WC7 PE7 RD6 cA9"
    assert goes_to("traditional", crowded, "D7") == {"D8"}
    assert refusal_code("traditional", crowded, "D7C7") == "own_piece"


def test_only_the_side_to_move_moves() -> None:
    assert moves_in(state("traditional", "WA1 wG9", "r")) == ["A1B1", "A1A2"]
    assert moves_in(state("traditional", "WA1 wG9", "b")) == ["G9G8", "G9F9"]


def test_moves_come_in_the_order_of_their_squares() -> None:
    # A1 to G1, then A2 to G2 and so on, first by start, then by target.
    assert moves_in(state("traditional", "LD5 WA1 wG9", "r")) == [
        "A1B1",
        "A1A2",
        "D5D4",
        "D5A5",
        "D5G5",
        "D5D6",
    ]


@each_of(
    ("rules", "mover", "count"),
    [
        ("traditional", 0, 24),
        ("appendix", 0, 16),
        ("course", 1, 24),
        ("animal", 0, 24),
        ("club", 0, 24),
    ],
)
def test_the_beginner_has_so_many_first_moves(rules: str, mover: int, count: int) -> None:
    moment = opening(rules)
    assert moment.mover == mover
    assert len(moves_in(moment)) == count


def test_the_first_moves_of_the_traditional_game() -> None:
    assert " ".join(moves_in(opening("traditional"))) == (
        "A1B1 A1A2 G1F1 G1G2 B2B1 B2A2 B2C2 B2B3 F2F1 F2E2 F2G2 F2F3 "
        "A3A2 A3B3 A3A4 C3C2 C3B3 C3D3 E3E2 E3D3 E3F3 G3G2 G3F3 G3G4"
    )
