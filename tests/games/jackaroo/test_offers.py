"""What a state offers on the board, and what a click on it decides."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from jungle_pg.board.selection import Does, interpret_pick
from jungle_pg.core.jackaroo.decisions import Decision, Kind, decisions_in
from jungle_pg.core.jackaroo.state import JackarooState, Phase
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Match
from jungle_pg.core.rulebook import Pick
from jungle_pg.games.jackaroo.hand.fan import Held
from jungle_pg.games.jackaroo.hand.hands import card_at, fan_of, hand_of
from jungle_pg.games.jackaroo.holes import SPOTS, spot_name
from jungle_pg.games.jackaroo.offered import offered_marks
from tests.core.jackaroo.moments import moment
from tests.games.jackaroo.moving import ZONES, Played, steps
from tests.rows import each_of
from tests.sample_games import JACKAROO

ON_BOARD = {Phase.MARBLE, Phase.STEPS, Phase.REST, Phase.TARGET}


def after(state: JackarooState, *decisions: str) -> JackarooState:
    for text in decisions:
        state = JACKAROO.play(state, JACKAROO.codec.parse_action(text)).state
    return state


def marks(state: JackarooState) -> set[str]:
    return {f"{mark.name} {mark.pick}" for mark in offered_marks(state)}


def decisions_at(state: JackarooState, pick: Pick) -> tuple[Decision, ...]:
    """What a click decides, one decision after the other."""
    setup = Setup(state.rules)
    choosing = replace(state, phase=Phase.CARD, begun=None)
    made = () if state.begun is None else ((choosing, Decision(Kind.CARD, state.begun.card)),)
    meaning = interpret_pick(Match(JACKAROO, setup, state, (), 0, 0), (), pick, made)
    return (*meaning.through, meaning.action) if isinstance(meaning, Does) else ()


def clicked(state: JackarooState, name: str) -> list[str]:
    return [str(decision) for decision in decisions_at(state, name)]


def test_a_walk_is_offered_with_its_end() -> None:
    state = after(moment("8 20 B B", hand="5S"), "card:5S")
    assert marks(state) == {"can 8", "target 13", "can 20", "target 25"}
    assert clicked(state, "8") == clicked(state, "13") == ["marble:1"]
    assert clicked(state, "25") == ["marble:2"]
    assert clicked(state, "30") == []


def test_a_capture_and_a_home_are_marked_as_such() -> None:
    state = after(moment("8 49 B B", "13 B B B", hand="5S"), "card:5S")
    assert marks(state) == {"can 8", "capture 13", "can 49", "home red.H3"}
    assert clicked(state, "13") == ["marble:1"]
    assert clicked(state, "red.H3") == ["marble:2"]


def test_an_ace_offers_to_walk_and_to_come_out() -> None:
    state = after(moment("8 B B B", hand="AS"), "card:AS")
    assert marks(state) == {"can 8", "target 9", "can red.B2", "out 0"}
    assert clicked(state, "9") == ["option:move", "marble:1"]
    assert clicked(state, "0") == clicked(state, "red.B3") == ["option:out"]


def test_a_guest_on_the_start_would_be_taken() -> None:
    state = after(moment("8 B B B", "0 B B B", hand="AS"), "card:AS")
    assert {"out 0", "capture 0"} <= marks(state)


def test_a_king_sweeps_its_way() -> None:
    state = after(moment("8 B B B", "15 21 B B", hand="KS"), "card:KS")
    found = marks(state)
    assert {f"sweep {node}" for node in range(9, 21)} <= found
    assert {"capture 15", "capture 21", "can 8"} <= found
    assert clicked(state, "21") == ["option:run", "marble:1"]


def test_a_seven_asks_for_a_marble_then_for_steps_then_for_another() -> None:
    begun = after(moment("8 30 B B", hand="7S"), "card:7S")
    reached = {f"target {start + steps}" for start in (8, 30) for steps in range(1, 8)}
    assert marks(begun) == {"can 8", "can 30", *reached}
    steps_ = after(begun, *clicked(begun, "8"))
    assert marks(steps_) == {"pick 8", *(f"step{number} {8 + number}" for number in range(1, 8))}
    rest = after(steps_, *clicked(steps_, "11"))
    assert marks(rest) == {"can 30", "target 34"}
    assert clicked(rest, "34") == ["rest:2"]


def test_a_swap_asks_for_both_marbles() -> None:
    begun = after(moment("8 20 B B", "30 40 B B", hand="JS"), "card:JS")
    assert marks(begun) == {"can 8", "can 20", "swap 30", "swap 40"}
    target = after(begun, *clicked(begun, "20"))
    assert marks(target) == {"pick 20", "swap 30", "swap 40"}
    assert clicked(target, "40") == ["target:2"]


@given(step=steps)
def test_every_decision_about_marbles_can_be_made_with_a_click(step: Played) -> None:
    state = step.before
    found = {decision for spot in SPOTS for decision in decisions_at(state, spot_name(spot))[:1]}
    offered = set(decisions_in(state))
    if state.phase in ON_BOARD:
        assert found == offered
    elif state.phase is Phase.OPTION:
        assert found <= offered
        assert {each for each in offered if each.what != "attack"} == found
    else:
        assert not found


@given(step=steps)
def test_what_a_click_decides_can_be_played_to_its_end(step: Played) -> None:
    for spot in SPOTS:
        state = step.before
        for decision in decisions_at(state, spot_name(spot)):
            assert JACKAROO.refusal(state, decision) is None
            state = JACKAROO.play(state, decision).state


@pytest.mark.slow
@given(step=steps)
def test_where_something_is_marked_there_is_something_to_click(step: Played) -> None:
    state = step.before
    for mark in offered_marks(state):
        if mark.name not in ("pick", "sweep") and not mark.name.startswith("capture"):
            assert decisions_at(state, mark.pick)


def test_cards_tell_what_they_could_do() -> None:
    state = moment("8 49 B B", "13 B B B", hand="5S 4S QH 9H")
    assert hand_of(state, 0) == (
        Held("5S", tags=("capture", "home")),
        Held("4S"),
        Held("QH"),
        Held("9H"),
    )


def test_a_card_that_cannot_be_played_is_dim_and_a_begun_one_is_raised() -> None:
    state = after(moment("B B B B", hand="AS 5S KS"), "card:AS")
    assert hand_of(state, 0) == (
        Held("AS", is_chosen=True, raised=1.0),
        Held("5S", is_dim=True),
        Held("KS"),
    )


def test_no_card_is_dim_where_every_one_can_be_thrown_away() -> None:
    assert not any(held.is_dim for held in hand_of(moment("B B B B", hand="5S 6S"), 0))
    attacked = after(moment("8 B B B", hand="QH 5S"), "card:QH")
    assert not any(held.is_dim for seat in (0, 1) for held in hand_of(attacked, seat))


@each_of("luck", range(5))
def test_a_click_finds_the_card_that_is_seen(luck: int) -> None:
    state = moment("8 49 B B", hand="5S 4S QH 9H", other="3C 6C 8C")
    hands = [hand_of(state, seat) for seat in (0, 1)]
    rng = Random(luck)
    for seat in (0, 1):
        place = rng.randrange(len(hands[seat]))
        x, y = zones_place(seat, place, len(hands[seat]))
        assert card_at(x, y, ZONES, hands) == (seat, place)
    assert card_at(-5, -5, ZONES, hands) is None


def zones_place(seat: int, place: int, count: int) -> tuple[float, float]:
    """A point of a card that no other card hides."""
    return fan_of(ZONES, seat).place(place, count).at(-0.4, 0.2)


def test_only_cards_that_can_be_played_have_tags() -> None:
    state = moment("8 49 B B", "13 B B B", hand="5S 4S QH 9H")
    playable = {each.what for each in decisions_in(state) if each.kind is Kind.CARD}
    assert all(held.card in playable for held in hand_of(state, 0) if held.tags)
