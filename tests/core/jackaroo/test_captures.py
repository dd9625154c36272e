"""Requirement 9: captures."""

from jungle_pg.core.jackaroo.events import BonusDrawn, Captured, ExtraTurn, TurnBegan
from jungle_pg.core.jackaroo.state import Phase
from tests.core.jackaroo.moments import (
    after,
    cards,
    explain,
    happen,
    kinds,
    moment,
    offered,
    places,
)


def test_9_1_a_marble_sends_the_one_it_lands_on_back_to_its_base() -> None:
    state = moment("10 B B B", "15 B B B", hand="5S")
    done, events = happen(state, "card:5S", "marble:1")
    assert events[2:] == [Captured(1, 1, 15, 0)]
    assert (places(done, 0), places(done, 1), done.captures) == ("15 B B B", "B B B B", (1, 0))


def test_9_1_a_four_captures_too() -> None:
    done = after(moment("10 B B B", "6 B B B", hand="4S"), "card:4S", "marble:1")
    assert (places(done, 0), places(done, 1)) == ("6 B B B", "B B B B")


def test_9_2_a_king_takes_every_marble_on_its_way_own_ones_too() -> None:
    state = moment("10 14 23 B", "18 20 B B", hand="KS")
    done, events = happen(state, "card:KS", "option:run", "marble:1")
    assert [event for event in events if isinstance(event, Captured)] == [
        Captured(0, 2, 14, 0),
        Captured(1, 1, 18, 0),
        Captured(1, 2, 20, 0),
        Captured(0, 3, 23, 0),
    ]
    assert (places(done, 0), places(done, 1)) == ("23 B B B", "B B B B")
    assert done.captures == (2, 0)


def test_9_2_own_marbles_alone_earn_nothing() -> None:
    state = moment("10 14 B B", "30 B B B", hand="KS 5S")
    assert after(state, "card:KS", "option:run", "marble:1").actor == 1


def test_9_2_a_king_passes_a_marble_on_its_start_without_harm() -> None:
    state = moment("20 B B B", "26 B B B", hand="KS")
    done = after(state, "card:KS", "option:run", "marble:1")
    assert (places(done, 0), places(done, 1)) == ("33 B B B", "26 B B B")


def test_9_2_a_king_goes_home_over_a_taken_entrance_but_not_over_a_taken_slot() -> None:
    state = moment("42 B B B", "51 B B B", hand="KS")
    done = after(state, "card:KS", "option:run", "marble:1")
    assert (places(done, 0), places(done, 1)) == ("H4 B B B", "B B B B")
    chosen = after(moment("42 H3 B B", hand="KS"), "card:KS")
    assert offered(chosen) == ["option:out"]
    chosen = after(moment("42 H3 8 B", hand="KS"), "card:KS", "option:run")
    assert explain(chosen, "marble:1") == "Marble 1 is blocked by the one on H3"


def test_9_3_a_capture_draws_one_card_to_the_right_end_of_the_hand() -> None:
    state = moment("10 B B B", "15 B B B", hand="5S 9S", deck="QC KC")
    drawing = after(state, "card:5S", "marble:1")
    assert (drawing.phase, offered(drawing)) == (Phase.DRAW, ["draw:QC"])
    done, events = happen(drawing, "draw:QC")
    assert (cards(done, 0), done.deck) == ("9S QC", ("KC",))
    assert events == [BonusDrawn(0, "QC"), ExtraTurn(0), TurnBegan(0, 2)]


def test_9_3_many_captures_with_one_card_draw_one_card() -> None:
    state = moment("10 B B B", "12 14 B B", hand="KS", deck="QC KC")
    done = after(state, "card:KS", "option:run", "marble:1", "draw:QC")
    assert (cards(done, 0), done.captures) == ("QC", (2, 0))


def test_9_4_a_capture_gives_another_turn() -> None:
    state = moment("10 B B B", "15 B B B", hand="5S 9S")
    done = after(state, "card:5S", "marble:1", "draw:AS")
    assert (done.actor, done.turn, done.phase) == (0, 2, Phase.CARD)


def test_9_5_a_marble_on_its_start_is_not_captured() -> None:
    state = after(moment("21 30 B B", "26 B B B", hand="5S"), "card:5S")
    wanted = "Marble 1 may not land on 26: a marble on its own start is safe"
    assert explain(state, "marble:1") == wanted
    state = after(moment("13 30 B B", "26 B B B", hand="KS"), "card:KS", "option:run")
    assert explain(state, "marble:1") == wanted


def test_9_5_a_marble_at_home_is_not_captured() -> None:
    state = moment("22 B B B", "H1 B B B", hand="5S")
    done = after(state, "card:5S", "marble:1")
    assert (places(done, 0), places(done, 1)) == ("27 B B B", "H1 B B B")


def test_9_5_a_guest_on_the_start_of_the_other_side_is_captured() -> None:
    state = moment("26 B B B", "30 B B B", hand="4S", mover=1)
    assert kinds(state, "card:4S", "marble:1") == ["Played", "Moved", "Captured"]
