"""What is clicked for a decision, and what a click could be meant as."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.rulebook import CHANCE, Refusal
from tests.core.jackaroo.moments import JACKAROO, after, decision, moment, play_randomly


def clicked(state: object, text: str) -> tuple[str, ...]:
    return JACKAROO.picks(state, decision(text))  # type: ignore[arg-type]


def test_cards_are_clicked_whether_they_are_played_or_thrown_away() -> None:
    assert clicked(moment(hand="5S 9S"), "card:9S") == ("card:9S",)
    assert clicked(moment("B B B B", hand="5S"), "discard:5S") == ("card:5S",)


def test_a_marble_is_clicked_where_it_lies() -> None:
    state = after(moment("10 H2 B B", hand="AS"), "card:AS", "option:move")
    assert clicked(state, "marble:1") == ("10",)
    assert clicked(state, "marble:2") == ("red.H2",)


def test_the_steps_of_a_seven_are_clicked_as_the_places_they_lead_to() -> None:
    state = after(moment("49 20 B B", hand="7S"), "card:7S", "marble:1")
    assert clicked(state, "steps:2") == ("51",)
    assert clicked(state, "steps:3") == ("red.H1",)
    assert JACKAROO.picks(state, decision("steps:5")) == ("red.H3",)


def test_options_are_clicked_as_the_start_and_as_the_hand_of_the_other_one() -> None:
    kings = after(moment("10 B B B", hand="KS"), "card:KS")
    assert clicked(kings, "option:out") == ("0",)
    assert clicked(kings, "option:run") == ("option:run",)
    tens = after(moment("10 B B B", hand="10S"), "card:10S")
    assert clicked(tens, "option:attack") == ("hand:yellow",)
    assert JACKAROO.meant(kings, "red.B3") == "0"
    assert JACKAROO.meant(kings, "yellow.B3") == "yellow.B3"


def test_a_click_that_leads_nowhere_is_explained() -> None:
    state = moment("10 B B B", hand="5S 9S")
    assert JACKAROO.why_not(state, ("10",)) == Refusal("not_now", reason="card")
    stuck = after(moment("10 12 B B", hand="9S"), "card:9S")
    assert JACKAROO.why_not(stuck, ("card:3C",)) is not None
    seven = after(moment("10 20 B B", hand="7S"), "card:7S", "marble:1")
    assert JACKAROO.why_not(seven, ("30",)) is None
    assert JACKAROO.why_not(seven, ("12",)) is None


def test_a_marble_in_the_base_means_the_start_only_where_it_can_come_out() -> None:
    free = after(moment("10 B B B", hand="AS"), "card:AS")
    assert JACKAROO.meant(free, "red.B3") == "0"
    assert JACKAROO.meant(after(free, "option:move"), "red.B3") == "0"
    taken = after(moment("0 B B B", hand="AS"), "card:AS")
    assert JACKAROO.meant(taken, "red.B3") == "red.B3"
    assert JACKAROO.why_not(taken, ("red.B3",)) == Refusal(
        "useless_option", card="AS", reason="start_taken"
    )
    ten = after(moment("0 B B B", hand="10S"), "card:10S")
    assert JACKAROO.meant(ten, "red.B3") == "red.B3"


def test_a_marble_that_cannot_walk_is_explained_before_an_option_is_chosen() -> None:
    ten = after(moment("10 15 B B", hand="10S"), "card:10S")
    assert JACKAROO.why_not(ten, ("10",)) == Refusal(
        "marble_stuck", marble=1, reason="own_marble", at=("15",)
    )
    assert JACKAROO.why_not(ten, ("15",)) is None
    ace = after(moment("B H4 B B", hand="AS"), "card:AS")
    assert JACKAROO.why_not(ace, ("red.H4",)) == Refusal(
        "useless_option", card="AS", reason="blocked"
    )


def test_what_stops_a_marble_is_named_as_it_is_clicked() -> None:
    four = after(moment("10 H1 B B", hand="4S"), "card:4S")
    home = JACKAROO.why_not(four, ("red.H1",))
    assert home == Refusal("marble_stuck", marble=2, reason="at_home", at=("red.H1",))
    jack = after(moment("10 20 B B", "30 40 B B", hand="JS"), "card:JS", "marble:1")
    base = JACKAROO.why_not(jack, ("yellow.B3",))
    assert base == Refusal("no_swap_with", marble=3, reason="in_base", at=("yellow.B3",))


def test_the_ends_of_a_move_are_two_places() -> None:
    state = after(moment("10 20 B B", hand="5S"), "card:5S")
    assert JACKAROO.ends(state, decision("marble:1")) == ("10", "15")
    out = after(moment("10 B B B", hand="KS"), "card:KS")
    assert JACKAROO.ends(out, decision("option:out")) == ("red.B2", "0")
    assert JACKAROO.ends(state, decision("card:5S")) == ()


@given(seed=st.integers(0, 2**32), length=st.integers(0, 120))
def test_different_decisions_are_different_clicks(seed: int, length: int) -> None:
    state = play_randomly(seed, length)[-1]
    offered = JACKAROO.actions(state)
    clicks = [JACKAROO.picks(state, each) for each in offered]
    assert len(set(clicks)) == len(clicks)
    assert all(len(each) == 1 for each in clicks)
    for each, (pick,) in zip(offered, clicks, strict=True):
        assert JACKAROO.why_not(state, (pick,)) is None
        ends = JACKAROO.ends(state, each)
        assert len(ends) in (0, 2)
    if state.actor == CHANCE:
        assert JACKAROO.picks(state, JACKAROO.draw(state, Random(1))) == ()
