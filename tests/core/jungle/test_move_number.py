"""The full-move number rises when the side that begins is to move again."""

import pytest

from tests.core.jungle.positions import play_out, state


@pytest.mark.parametrize(
    ("rules", "mover", "moves"),
    [
        ("traditional", "r", ["A1A2", "A9A8", "A2A3", "A8A7"]),
        ("course", "b", ["A9A8", "A1A2", "A8A7", "A2A3"]),
        ("club,moves_first=top", "b", ["A9A8", "A1A2", "A8A7", "A2A3"]),
    ],
)
def test_both_sides_move_under_one_number(rules: str, mover: str, moves: list[str]) -> None:
    begun = state(rules, "WA1 cA9", mover)
    numbers = [play_out(begun, *moves[:plies]).move_number for plies in range(5)]
    assert numbers == [1, 1, 2, 2, 3]


def test_the_number_goes_on_from_the_one_of_the_position() -> None:
    begun = state("traditional", "WA1 cA9", "r", number=41)
    assert play_out(begun, "A1A2").move_number == 41
    assert play_out(begun, "A1A2", "A9A8").move_number == 42


def test_a_game_that_begins_with_the_second_side_counts_its_ply_as_a_whole_move() -> None:
    assert play_out(state("traditional", "WA1 cA9", "b"), "A9A8").move_number == 2
    assert play_out(state("course", "WA1 cA9", "r"), "A1A2").move_number == 2
