"""Requirements 1 and 2: how a game begins, and how cards are dealt."""

from random import Random

import pytest

from jungle_pg.core.jackaroo.cards import CARDS, colour_of, rank_of
from jungle_pg.core.jackaroo.events import Dealt, RoundBegan, Shuffled, TurnBegan
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.jackaroo.track import NODES, path_of
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import CHANCE
from tests.core.jackaroo.moments import (
    JACKAROO,
    after,
    cards,
    happen,
    kinds,
    moment,
    offered,
    places,
    play_randomly,
)
from tests.rows import each_of

IN_ORDER = ",".join(CARDS)


def opening() -> JackarooState:
    return JACKAROO.start(JACKAROO.codec.parse_rules("king"))


def test_1_1_the_ring_has_52_nodes_and_closes() -> None:
    assert path_of(1, 50, 4) == (51, 0, 1, 2)
    assert len(set(path_of(0, 0, NODES - 1))) == NODES - 1
    assert path_of(1, 26, NODES - 1)[-1] == 25


def test_1_2_red_and_yellow_have_four_marbles_each() -> None:
    assert [len(side) for side in opening().board] == [4, 4]
    assert JACKAROO.seat_names(opening().rules) == ("RED", "YELLOW")


def test_1_3_one_marble_stands_on_the_start_and_three_in_the_base() -> None:
    assert (places(opening(), 0), places(opening(), 1)) == ("0 B B B", "26 B B B")


def test_1_4_luck_shuffles_a_deck_of_52_different_cards() -> None:
    assert len(set(CARDS)) == 52
    assert {rank_of(card) for card in CARDS} == {*"A23456789JQK", "10"}
    assert [colour_of(card) for card in ("7H", "7D", "7S", "7C")] == [
        "red",
        "red",
        "black",
        "black",
    ]
    assert opening().actor == CHANCE
    orders = {JACKAROO.draw(opening(), Random(seed)).what for seed in range(5)}
    assert len(orders) == 5
    assert all(sorted(order.split(",")) == sorted(CARDS) for order in orders)


def test_1_5_four_cards_are_dealt_to_each_and_red_begins() -> None:
    match = begin(JACKAROO, Setup(JACKAROO.codec.parse_rules("king")))
    assert [len(hand) for hand in match.state.hands] == [4, 4]
    assert (match.actor, match.state.round, len(match.state.deck)) == (0, 1, 44)
    deal = "deal:AS,2S,3S,4S|5S,6S,7S,8S"
    assert happen(opening(), f"shuffle:{IN_ORDER}", deal)[1] == [
        Shuffled(52),
        Dealt(0, ("AS", "2S", "3S", "4S")),
        Dealt(1, ("5S", "6S", "7S", "8S")),
        RoundBegan(1),
        TurnBegan(0, 1),
    ]


def test_2_1_cards_are_dealt_when_both_hands_are_empty() -> None:
    last = moment("10 B B B", hand="5S", other="")
    state = after(last, "card:5S", "marble:1")
    assert (state.phase, state.actor, state.hands) == (Phase.DEAL, CHANCE, ((), ()))
    dealt = after(state, *offered(state))
    assert (dealt.round, dealt.phase) == (2, Phase.CARD)
    assert cards(dealt, 0) == "AS 2S 3S 4S"


@pytest.mark.parametrize("number", [3, 6, 9, 12])
def test_2_2_every_third_round_has_five_cards(number: int) -> None:
    last = moment("10 B B B", hand="5S", other="", round=number - 1)
    state = after(last, "card:5S", "marble:1")
    assert [len(hand) for hand in after(state, *offered(state)).hands] == [5, 5]


@each_of("number", [2, 4, 5, 7, 8])
def test_2_3_every_other_round_has_four(number: int) -> None:
    last = moment("10 B B B", hand="5S", other="", round=number - 1)
    state = after(last, "card:5S", "marble:1")
    assert [len(hand) for hand in after(state, *offered(state)).hands] == [4, 4]


def test_2_4_deck_and_pile_are_shuffled_when_the_deck_is_too_small() -> None:
    last = moment("10 B B B", hand="5S", other="", deck="AS 2S 3S 4S 6S 7S 8S")
    state = after(last, "card:5S", "marble:1")
    assert state.phase is Phase.SHUFFLE
    shuffled, events = happen(state, f"shuffle:{IN_ORDER}")
    assert (events, shuffled.pile, shuffled.deck) == ([Shuffled(52)], (), CARDS)
    assert shuffled.phase is Phase.DEAL


def test_2_4_a_deck_of_just_enough_cards_is_not_shuffled() -> None:
    last = moment("10 B B B", hand="5S", other="", deck="AS 2S 3S 4S 6S 7S 8S 9S")
    state = after(last, "card:5S", "marble:1")
    assert offered(state) == ["deal:AS,2S,3S,4S|6S,7S,8S,9S"]
    assert after(state, *offered(state)).deck == ()


def test_2_5_nothing_is_dealt_while_one_side_has_cards() -> None:
    last = moment("10 B B B", hand="5S 6S 8S", other="")
    assert kinds(last, "card:5S", "marble:1") == ["Played", "Moved", "Skipped", "TurnBegan"]
    state = after(last, "card:5S", "marble:1", "card:6S", "marble:1")
    assert (state.actor, state.phase, state.round) == (0, Phase.CARD, 1)
    assert after(state, "card:8S", "marble:1").phase is Phase.DEAL


def test_the_seats_take_turns_to_begin_a_round_where_the_rules_say_so() -> None:
    for rules, wanted in (("king", 1), ("king,alternate_start=yes", 0)):
        last = moment("10 B B B", hand="5S", other="", round=2, rules=rules)
        assert after(last, "card:5S", "marble:1").mover == wanted
    states = play_randomly(5, 2000, "king,alternate_start=yes")
    began = {state.round: state.mover for state in reversed(states) if state.phase is Phase.DEAL}
    assert len(began) > 5
    assert all(mover == number % 2 for number, mover in began.items())
