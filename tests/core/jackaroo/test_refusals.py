"""Every wrong decision is refused with its reason, in words."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.cards import CARDS, Option
from jungle_pg.core.jackaroo.decisions import Decision, Kind
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.rulebook import BadText, Refusal
from jungle_pg.texts.speech import refusal_text
from tests.core.jackaroo.moments import (
    JACKAROO,
    after,
    explain,
    moment,
    play_randomly,
    why_not,
)
from tests.rows import each_of
from tests.words import CHINESE

EVERYTHING = [
    *(Decision(kind, card) for kind in (Kind.CARD, Kind.DISCARD, Kind.DRAW) for card in CARDS),
    *(Decision(Kind.OPTION, option.value) for option in Option),
    *(
        Decision(kind, str(number))
        for kind in (Kind.MARBLE, Kind.STEPS, Kind.REST, Kind.TARGET)
        for number in range(10)
    ),
    Decision(Kind.SHUFFLE, "AS"),
    Decision(Kind.DEAL, "AS|2S"),
]


def phases() -> list[JackarooState]:
    """A state of every phase."""
    start = moment("10 20 B B", "30 40 B B", hand="7S JS KS QH")
    won = moment("50 H2 H3 H4", hand="2S")
    return [
        JACKAROO.start(start.rules),
        start,
        after(start, "card:KS"),
        after(start, "card:7S"),
        after(start, "card:7S", "marble:1"),
        after(start, "card:7S", "marble:1", "steps:2"),
        after(start, "card:JS", "marble:1"),
        after(start, "card:QH"),
        after(moment("50 B B B", hand="3S"), "card:3S", "marble:1"),
        after(moment("10 B B B", hand="5S", other=""), "card:5S", "marble:1"),
        after(won, "card:2S", "option:move", "marble:1"),
    ]


@each_of(
    ("phase", "text", "wanted"),
    [
        (0, "card:7S", "Wait until the cards are dealt"),
        (0, "shuffle:AS,2S", "A shuffle holds each card of deck and pile once"),
        (0, "draw:AS", "A shuffle holds each card of deck and pile once"),
        (1, "marble:1", "Choose a card first"),
        (1, "draw:AS", "Choose a card first"),
        (1, "card:9C", "The 9 of clubs is not in your hand"),
        (1, "discard:9C", "The 9 of clubs is not in your hand"),
        (1, "discard:7S", "You have a card to play, so the 7 of spades is not discarded"),
        (2, "card:KS", "Choose what the card is played for"),
        (2, "option:swap", "The king of spades cannot be played for that"),
        (3, "steps:3", "Choose a marble"),
        (3, "marble:5", "There is no marble 5"),
        (3, "marble:3", "Marble 3 is still in the base"),
        (4, "marble:1", "Choose how far the marble goes"),
        (4, "steps:0", "A seven goes 1 to 7 steps, not 0"),
        (5, "marble:2", "Choose another marble for the steps that are left"),
        (6, "discard:JS", "Choose a marble of the other side to swap with"),
        (6, "target:9", "There is no marble 9"),
        (7, "card:3C", "You are under attack: discard a card"),
        (8, "draw:KS", "Another card lies on top of the deck"),
        (9, "deal:KS,2S,3S,4S|6S,7S,8S,9S", "Other cards lie on top of the deck"),
        (9, "deal:AS,2S,3S|4S,6S,7S,8S,9S", "Other cards lie on top of the deck"),
        (10, "card:3C", "The game is over"),
    ],
)
def test_a_wrong_decision_is_explained(phase: int, text: str, wanted: str) -> None:
    assert explain(phases()[phase], text) == wanted


@each_of("place", range(11))
def test_every_decision_is_offered_or_refused_in_two_languages(place: int) -> None:
    state = phases()[place]
    check_everything(state)


@given(seed=st.integers(0, 2**32), length=st.integers(0, 150))
def test_in_random_play_every_decision_is_offered_or_refused(seed: int, length: int) -> None:
    rules = Random(seed).choice(("king", "king,passing_at_home=yes"))
    check_everything(play_randomly(seed, length, rules)[-1])


def check_everything(state: JackarooState) -> None:
    offers = JACKAROO.actions(state)
    for decision in EVERYTHING:
        refusal = JACKAROO.refusal(state, decision)
        if refusal is None:
            assert decision in offers or state.actor == -1
            continue
        assert decision not in offers
        assert refusal_text(CHINESE, JACKAROO, state.rules, refusal)
        assert explain(state, str(decision))


def test_a_pick_that_leads_nowhere_is_explained() -> None:
    state = moment("10 B B B", hand="5S")
    assert JACKAROO.why_not(state, ("card:5S",)) is None
    assert JACKAROO.why_not(state, ("card:9C",)) == Refusal("not_in_hand", card="9C")
    assert JACKAROO.why_not(state, ("the sky",)) is None
    assert JACKAROO.why_not(state, ()) is None


def test_refusals_carry_their_facts() -> None:
    state = after(moment("10 13 B B", hand="5S"), "card:5S")
    assert why_not(state, "marble:1") == Refusal(
        "marble_stuck", marble=1, reason="own_marble", at=("13",)
    )


@each_of(
    "text",
    [
        *("", "card", "card:", "card:1S", "card:AS,2S", "card:?", "card :AS", "hat:AS", "A1A9"),
        *("marble:", "marble:x", "marble:-1", "marble:1234", "marble:²", "option:fly"),
        *("draw:1S", "shuffle:*", "shuffle:AS|2S", "deal:AS", "deal:AS|2S|3S"),
    ],
)
def test_a_text_that_is_no_decision_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadText):
        JACKAROO.codec.parse_action(text)


def test_decisions_are_read_in_capitals_and_without() -> None:
    assert str(JACKAROO.codec.parse_action("CARD:10h")) == "card:10H"
    assert str(JACKAROO.codec.parse_action("option:OUT")) == "option:out"
    assert str(JACKAROO.codec.parse_action("marble:02")) == "marble:2"
