"""Requirement 10: what coming home earns."""

from jungle_pg.core.jackaroo.events import BonusDrawn, ExtraTurn, NoBonus, Skipped, TurnBegan
from jungle_pg.core.jackaroo.state import Phase
from tests.core.jackaroo.moments import after, cards, happen, kinds, moment, offered


def test_10_1_coming_home_draws_a_card() -> None:
    drawing = after(moment("50 B B B", hand="3S 9S"), "card:3S", "marble:1")
    assert (drawing.phase, drawing.mover) == (Phase.DRAW, 0)
    assert happen(drawing, "draw:AS")[1][0] == BonusDrawn(0, "AS")


def test_10_1_two_marbles_home_with_one_card_draw_one_card() -> None:
    state = moment("50 49 B B", "30 B B B", hand="7S", deck="QC 9C")
    done = after(state, "card:7S", "marble:1", "steps:4", "rest:2", "draw:QC")
    assert (cards(done, 0), done.actor) == ("QC", 0)


def test_10_1_what_the_first_part_of_a_seven_earns_comes_after_the_second() -> None:
    state = moment("50 10 B B", "30 B B B", hand="7S 8S")
    between = after(state, "card:7S", "marble:1", "steps:4")
    assert (between.phase, between.playing.bonus) == (Phase.REST, True)
    assert after(between, "rest:2").phase is Phase.DRAW


def test_10_2_coming_home_gives_another_turn() -> None:
    done, events = happen(moment("50 B B B", hand="3S 9S"), "card:3S", "marble:1", "draw:AS")
    assert events[-2:] == [ExtraTurn(0), TurnBegan(0, 2)]
    assert done.actor == 0


def test_10_3_the_card_comes_from_the_deck_never_from_the_pile() -> None:
    drawing = after(moment("50 B B B", hand="3S", deck="9C QC"), "card:3S", "marble:1")
    assert offered(drawing) == ["draw:9C"]
    assert len(drawing.pile) == 48


def test_10_4_an_empty_deck_gives_no_card_but_the_turn() -> None:
    state = moment("50 B B B", hand="3S 9S", deck="")
    done, events = happen(state, "card:3S", "marble:1")
    assert events[-3:] == [NoBonus(0), ExtraTurn(0), TurnBegan(0, 2)]
    assert (done.actor, cards(done, 0)) == (0, "9S")


def test_10_4_another_turn_without_cards_lapses() -> None:
    state = moment("50 B B B", hand="3S", deck="")
    done, events = happen(state, "card:3S", "marble:1")
    assert events[-4:] == [NoBonus(0), ExtraTurn(0), Skipped(0), TurnBegan(1, 2)]
    assert done.actor == 1


def test_10_4_when_nobody_has_cards_the_turn_is_used_in_the_new_round() -> None:
    state = moment("50 B B B", hand="3S", other="", deck="")
    assert kinds(state, "card:3S", "marble:1")[-2:] == ["NoBonus", "ExtraTurn"]
    shuffling = after(state, "card:3S", "marble:1")
    assert (shuffling.phase, shuffling.mover) == (Phase.SHUFFLE, 0)
