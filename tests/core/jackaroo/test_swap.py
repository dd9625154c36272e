"""Requirement 7: the jacks."""

from jungle_pg.core.jackaroo.cards import Option
from jungle_pg.core.jackaroo.events import Played, Swapped, TurnBegan
from tests.core.jackaroo.moments import after, explain, happen, moment, offered, places


def test_7_1_a_black_jack_swaps_with_a_marble_of_the_other_side() -> None:
    state = moment("10 B B B", "30 40 B B", hand="JS")
    assert offered(after(state, "card:JS", "marble:1")) == ["target:1", "target:2"]
    done, events = happen(state, "card:JS", "marble:1", "target:2")
    assert (places(done, 0), places(done, 1)) == ("40 B B B", "30 10 B B")
    assert events == [
        Played(0, "JS", Option.SWAP),
        Swapped(0, 1, 10, 1, 2, 40),
        TurnBegan(1, 2),
    ]


def test_7_2_a_red_jack_moves_eleven_steps() -> None:
    state = moment("10 B B B", "30 B B B", hand="JH")
    assert places(after(state, "card:JH", "marble:1"), 0) == "21 B B B"


def test_7_3_marbles_in_base_or_home_are_not_swapped() -> None:
    state = after(moment("10 H1 B B", "30 H4 B B", hand="JC"), "card:JC")
    assert offered(state) == ["marble:1"]
    assert explain(state, "marble:2") == "Marble 2 is home and cannot swap"
    assert explain(state, "marble:3") == "Marble 3 is in the base and cannot swap"
    state = after(state, "marble:1")
    assert offered(state) == ["target:1"]
    assert explain(state, "target:2") == "That marble is home and cannot be swapped"
    assert explain(state, "target:4") == "That marble is in its base and cannot be swapped"
    assert offered(moment("10 B B B", "H1 B B B", hand="JS")) == ["discard:JS"]


def test_7_4_marbles_on_their_start_are_not_swapped() -> None:
    state = after(moment("0 12 B B", "26 30 B B", hand="JS"), "card:JS")
    assert offered(state) == ["marble:2"]
    assert explain(state, "marble:1") == "Marble 1 stands on its start and cannot swap"
    state = after(state, "marble:2")
    assert offered(state) == ["target:2"]
    assert explain(state, "target:1") == "That marble stands on its start and cannot be swapped"


def test_a_guest_on_the_start_of_the_other_side_is_swapped() -> None:
    state = moment("26 B B B", "0 B B B", hand="JS")
    done = after(state, "card:JS", "marble:1", "target:1")
    assert (places(done, 0), places(done, 1)) == ("0 B B B", "26 B B B")
