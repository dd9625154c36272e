"""Requirement 8: cards that cost the other side a card."""

from jungle_pg.core.jackaroo.cards import Option
from jungle_pg.core.jackaroo.events import Attacked, Discarded, DiscardReason, Played, TurnBegan
from jungle_pg.core.jackaroo.state import Phase
from tests.core.jackaroo.moments import after, cards, explain, happen, moment, offered, places


def test_8_1_a_ten_moves_or_attacks() -> None:
    state = moment("10 B B B", hand="10S 5S")
    assert offered(after(state, "card:10S")) == ["option:move", "option:attack"]
    assert places(after(state, "card:10S", "option:move", "marble:1"), 0) == "20 B B B"
    assert after(state, "card:10S", "option:attack").phase is Phase.ATTACKED


def test_8_1_a_ten_without_a_move_must_attack() -> None:
    chosen = after(moment("B B B B", hand="10S 5S"), "card:10S")
    assert offered(chosen) == ["option:attack"]
    assert explain(chosen, "option:move") == "None of your marbles is outside the base"
    assert explain(chosen, "option:out") == "The 10 of spades cannot be played for that"


def test_8_2_a_red_queen_makes_the_other_side_discard_a_card_of_its_choice() -> None:
    state = after(moment("10 B B B", hand="QH 5S", other="3C 6C KC"), "card:QH")
    assert offered(state) == ["discard:3C", "discard:6C", "discard:KC"]
    assert explain(state, "discard:5S") == "The 5 of spades is not in your hand"
    assert explain(state, "card:3C") == "You are under attack: discard a card"
    assert cards(after(state, "discard:6C"), 1) == "3C KC"


def test_8_2_a_black_queen_moves_twelve_steps() -> None:
    state = moment("10 B B B", hand="QS")
    assert places(after(state, "card:QS", "marble:1"), 0) == "22 B B B"


def test_8_2_an_empty_hand_is_not_attacked() -> None:
    assert offered(moment("10 B B B", hand="QD 5S", other="")) == ["card:5S"]
    assert offered(moment("10 B B B", hand="QD", other="")) == ["discard:QD"]
    state = moment("10 B B B", hand="QD 10S", other="")
    assert explain(state, "card:QD") == "The other side has no card to lose"
    chosen = after(state, "card:10S")
    assert explain(chosen, "option:attack") == "The other side has no card to lose"


def test_8_3_the_other_side_decides_about_its_hand() -> None:
    state, events = happen(moment("10 B B B", hand="QH 5S"), "card:QH")
    assert (state.actor, state.mover) == (1, 0)
    assert events == [Played(0, "QH", Option.ATTACK), Attacked(0, 1)]


def test_8_4_then_the_attacker_has_the_turn_again() -> None:
    attacked = after(moment("10 B B B", hand="QH 5S"), "card:QH")
    state, events = happen(attacked, "discard:3C")
    assert events == [Discarded(1, "3C", DiscardReason.ATTACK), TurnBegan(0, 2)]
    assert (state.actor, offered(state), state.pile) == (0, ["card:5S"], ("QH", "3C"))


def test_8_4_an_attacker_without_cards_lets_the_other_side_play() -> None:
    attacked = after(moment("10 B B B", hand="QH", other="3C 6C"), "card:QH")
    assert after(attacked, "discard:3C").actor == 1


def test_8_4_after_the_last_cards_the_attacker_begins_the_new_round() -> None:
    attacked = after(moment("10 B B B", hand="QH", other="6C"), "card:QH")
    state = after(attacked, "discard:6C")
    assert (state.phase, state.mover) == (Phase.DEAL, 0)
    assert after(state, *offered(state)).actor == 0
