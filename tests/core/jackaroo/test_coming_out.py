"""Requirement 5: new marbles."""

import pytest

from tests.core.jackaroo.moments import after, explain, kinds, moment, offered, places


@pytest.mark.parametrize(("card", "target"), [("AS", "11"), ("2S", "12")])
def test_5_1_and_5_2_an_ace_or_a_two_moves_or_brings_a_marble_out(card: str, target: str) -> None:
    chosen = after(moment("10 B B B", hand=card), f"card:{card}")
    assert offered(chosen) == ["option:move", "option:out"]
    assert places(after(chosen, "option:move", "marble:1"), 0) == f"{target} B B B"
    assert places(after(chosen, "option:out"), 0) == "10 0 B B"


def test_5_1_an_ace_moves_a_marble_one_step() -> None:
    state = moment("10 B B B", hand="AS")
    assert places(after(state, "card:AS", "option:move", "marble:1"), 0) == "11 B B B"


def test_5_2_a_two_brings_out_the_first_marble_of_the_base() -> None:
    state = moment("10 H4 B B", hand="2S")
    assert places(after(state, "card:2S", "option:out"), 0) == "10 H4 0 B"


def test_5_3_a_king_brings_a_marble_out_or_runs_13() -> None:
    chosen = after(moment("10 B B B", hand="KS"), "card:KS")
    assert offered(chosen) == ["option:out", "option:run"]
    assert places(after(chosen, "option:out"), 0) == "10 0 B B"
    assert places(after(chosen, "option:run", "marble:1"), 0) == "23 B B B"


def test_5_4_no_marble_comes_out_while_an_own_one_stands_on_the_start() -> None:
    chosen = after(moment("0 B B B", hand="AS"), "card:AS")
    assert offered(chosen) == ["option:move"]
    assert explain(chosen, "option:out") == "Your own marble stands on your start"


def test_5_4_a_guest_on_the_start_is_captured() -> None:
    state = moment("10 B B B", "0 30 B B", hand="AS")
    assert kinds(state, "card:AS", "option:out") == ["Played", "Captured", "CameOut"]
    done = after(state, "card:AS", "option:out")
    assert (places(done, 0), places(done, 1)) == ("10 0 B B", "B 30 B B")
    assert done.captures == (1, 0)


def test_an_empty_base_brings_nobody_out() -> None:
    chosen = after(moment("10 11 12 H4", hand="KS"), "card:KS")
    assert explain(chosen, "option:out") == "There is no marble left in your base"
