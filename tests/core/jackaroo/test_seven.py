"""Requirement 6: the seven."""

from jungle_pg.core.jackaroo.events import Forfeited
from jungle_pg.core.jackaroo.state import Phase
from tests.core.jackaroo.moments import after, explain, happen, moment, offered, places

ALL = [f"steps:{steps}" for steps in range(1, 8)]


def test_6_1_seven_steps_go_to_one_marble_or_to_two() -> None:
    state = moment("10 20 B B", "30 B B B", hand="7S")
    assert offered(after(state, "card:7S", "marble:1")) == ALL
    assert places(after(state, "card:7S", "marble:1", "steps:7"), 0) == "17 20 B B"
    assert places(after(state, "card:7S", "marble:1", "steps:3", "rest:2"), 0) == "13 24 B B"


def test_6_1_the_rest_is_for_another_marble() -> None:
    state = after(moment("10 20 B B", hand="7S"), "card:7S", "marble:1", "steps:3")
    assert (offered(state), state.phase) == (["rest:2"], Phase.REST)
    assert explain(state, "rest:1") == "Another marble than 1 must walk what is left"
    assert explain(state, "rest:3") == "Marble 3 is still in the base"


def test_6_2_all_seven_steps_are_walked_where_that_is_possible() -> None:
    state = moment("48 20 B B", "40 B B B", hand="7S")
    assert offered(after(state, "card:7S", "marble:1")) == ALL
    alone = after(moment("10 B B B", hand="7S"), "card:7S", "marble:1")
    assert offered(alone) == ["steps:7"]
    wanted = "If marble 1 goes 3 of 7 steps, nobody can walk the other 4"
    assert explain(alone, "steps:3") == wanted
    assert explain(alone, "steps:8") == "A seven goes 1 to 7 steps, not 8"


def test_6_2_a_marble_whose_steps_leave_a_rest_for_nobody_is_not_offered() -> None:
    state = after(moment("H3 10 B B", hand="7S"), "card:7S")
    assert offered(state) == ["marble:1", "marble:2"]
    state = after(moment("H3 50 H4 B", hand="7S 8S"), "card:7S")
    assert offered(state) == ["marble:2"]
    assert explain(state, "marble:1") == "Marble 1 is blocked by the one on H4"


def test_6_3_the_rest_is_judged_after_the_first_part() -> None:
    state = moment("10 14 B B", hand="7S")
    behind = after(state, "card:7S", "marble:1")
    assert offered(behind) == ["steps:1", "steps:2", "steps:3"]
    assert explain(behind, "steps:4") == "Marble 1 is blocked by your own marble on 14"
    ahead = after(state, "card:7S", "marble:2")
    assert offered(ahead) == ALL[1:]


def test_6_4_steps_that_nobody_can_walk_are_lost() -> None:
    state = moment("50 B B B", hand="7S")
    chosen = after(state, "card:7S", "marble:1")
    assert offered(chosen) == ALL[:5]
    done, events = happen(chosen, "steps:5")
    assert Forfeited(0, 2) in events
    assert places(done, 0) == "H4 B B B"
    done, events = happen(chosen, "steps:1")
    assert Forfeited(0, 6) in events
    assert done.actor == 1


def test_a_seven_never_brings_a_marble_out() -> None:
    assert offered(moment("B B B B", hand="7S")) == ["discard:7S"]


def test_a_first_part_that_wins_leaves_nothing_to_walk() -> None:
    state = moment("H2 50 H3 H4", hand="7S")
    chosen = after(state, "card:7S", "marble:2")
    assert offered(chosen) == ["steps:2"]
    assert after(chosen, "steps:2").winner == 0
