"""Requirements 4 and 11: how far marbles go, and what stops them."""

import pytest

from jungle_pg.core.jackaroo.events import CameHome, Moved
from tests.core.jackaroo.moments import after, explain, happen, kinds, moment, offered, places
from tests.rows import each_of


def went(red: str, card: str, marble: int = 1, yellow: str = "B B B B", rules: str = "king") -> str:
    """Where the marble of red goes with a card, or why it cannot."""
    state = moment(red, yellow, hand=f"{card} AD", rules=rules)
    if f"card:{card}" not in offered(state):
        return "-"
    option = ["option:move"] if card[:-1] in ("A", "2", "10") else []
    chosen = after(state, f"card:{card}", *option)
    if f"marble:{marble}" not in offered(chosen):
        return explain(chosen, f"marble:{marble}")
    return places(after(chosen, f"marble:{marble}"), 0).split()[marble - 1]


@each_of("rank", [2, 3, 5, 6, 8, 9, 10])
def test_4_1_a_number_card_moves_a_marble_forward_by_its_value(rank: int) -> None:
    assert went("10 B B B", f"{rank}S") == str(10 + rank)


def test_4_1_a_card_moves_own_marbles_only() -> None:
    assert offered(moment("B B B B", "30 B B B", hand="5S")) == ["discard:5S"]


@pytest.mark.parametrize(("start", "target"), [("10", "6"), ("0", "48"), ("4", "0"), ("2", "50")])
def test_4_2_a_four_moves_back(start: str, target: str) -> None:
    assert went(f"{start} B B B", "4S") == target


def test_4_2_a_marble_that_is_home_does_not_go_back() -> None:
    assert went("H2 20 B B", "4S") == "Marble 1 is home and does not go back"
    assert offered(moment("H2 B B B", hand="4S")) == ["discard:4S"]


def test_4_3_a_marble_turns_home_at_its_own_entrance() -> None:
    state = moment("50 B B B", hand="3S")
    done, events = happen(state, "card:3S", "marble:1")
    assert places(done, 0) == "H2 B B B"
    assert events[1:] == [Moved(0, 1, 50, 53, (51, 52, 53)), CameHome(0, 1, 2)]


def test_4_3_the_entrance_of_the_other_side_is_a_node_like_any_other() -> None:
    assert went("24 B B B", "3S") == "27"


@pytest.mark.parametrize(
    ("start", "card", "target"),
    [("50", "5S", "H4"), ("51", "AS", "H1"), ("H1", "3S", "H4"), ("H3", "AS", "H4")],
)
def test_4_4_home_is_reached_by_exact_steps(start: str, card: str, target: str) -> None:
    assert went(f"{start} B B B", card) == target


@pytest.mark.parametrize(("start", "card"), [("50", "6S"), ("H2", "3S"), ("49", "10S")])
def test_4_4_a_step_too_many_is_not_possible(start: str, card: str) -> None:
    assert went(f"{start} 20 B B", card) == "Marble 1 would go too far"


@pytest.mark.parametrize(("red", "yellow"), [("2 0 B B", "B B B B"), ("2 9 B B", "0 B B B")])
def test_4_5_no_marble_passes_its_own_start_while_one_stands_there(red: str, yellow: str) -> None:
    wanted = "Marble 1 cannot pass your start while a marble stands there"
    assert went(red, "4S", yellow=yellow) == wanted


def test_4_5_the_start_of_the_other_side_stops_nobody() -> None:
    assert went("24 B B B", "5S", yellow="26 B B B") == "29"


@pytest.mark.parametrize(
    ("card", "red", "marble", "at"), [("5S", "10 13 B B", 1, 13), ("4S", "10 13 B B", 2, 10)]
)
def test_11_1_no_marble_passes_or_hits_an_own_one(
    card: str, red: str, marble: int, at: int
) -> None:
    assert went(red, card, marble) == f"Marble {marble} is blocked by your own marble on {at}"
    assert went("10 15 B B", "5S") == "Marble 1 is blocked by your own marble on 15"


def test_11_1_marbles_of_the_other_side_are_passed() -> None:
    assert went("10 B B B", "5S", yellow="12 13 B B") == "15"
    assert went("10 B B B", "4S", yellow="8 9 B B") == "6"


def test_11_2_an_own_start_that_is_taken_is_not_passed() -> None:
    assert "cannot pass your start" in went("1 0 B B", "4S")
    assert went("4 9 B B", "4S", yellow="0 B B B") == "0"


@pytest.mark.parametrize(("red", "yellow"), [("49 51 B B", "B B B B"), ("49 20 B B", "51 B B B")])
def test_11_3_nobody_goes_home_over_an_entrance_that_is_taken(red: str, yellow: str) -> None:
    wanted = "Marble 1 cannot go home while a marble stands on the entrance, 51"
    assert went(red, "3S", yellow=yellow) == wanted


def test_11_3_the_marble_on_the_entrance_itself_goes_home() -> None:
    assert went("49 51 B B", "3S", 2) == "H3"
    assert went("49 B B B", "2S", yellow="51 B B B") == "51"


def test_11_4_only_the_exact_count_reaches_a_slot_that_is_free() -> None:
    assert went("50 H3 B B", "3S") == "H2"
    assert went("50 H3 20 B", "5S") == "Marble 1 is blocked by the one on H3"
    assert went("50 H1 20 B", "3S") == "Marble 1 is blocked by the one on H1"
    assert went("H1 H2 20 B", "2S") == "Marble 1 is blocked by the one on H2"


def test_11_4_marbles_pass_each_other_at_home_where_the_rules_say_so() -> None:
    passing = "king,passing_at_home=yes"
    assert went("50 H1 20 B", "3S", rules=passing) == "H2"
    assert went("H1 H2 20 B", "2S", rules=passing) == "H3"
    assert went("50 H2 20 B", "3S", rules=passing) == "Marble 1 is blocked by the one on H2"


def test_moving_deeper_at_home_is_not_coming_home_again() -> None:
    assert kinds(moment("H1 B B B", hand="2S"), "card:2S", "option:move", "marble:1") == [
        "Played",
        "Moved",
        "TurnBegan",
    ]
