"""Positions as text: everything is in them, views too, and nothing wrong gets in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.rulebook import BadText
from tests.core.jackaroo.moments import JACKAROO, after, moment, play_randomly
from tests.rows import each_of

RULES = JACKAROO.codec.parse_rules("king")
DECK = ",".join(card for card in CARDS if card not in ("5S", "3C"))
PLAIN = (
    f"red=10,B,B,B yellow=26,B,B,B hands=5S|3C deck={DECK} pile=- "
    "round=1 turn=1 mover=red phase=card"
)


@given(seed=st.integers(0, 2**32), length=st.integers(0, 400))
def test_a_state_and_its_views_read_back_exactly(seed: int, length: int) -> None:
    state = play_randomly(seed, length)[-1]
    for seen in (state, *(JACKAROO.seen_by(state, seat) for seat in (0, 1, None))):
        text = JACKAROO.codec.position_text(seen)
        assert "\n" not in text
        assert JACKAROO.start(RULES, text) == seen


def test_the_opening_reads_back() -> None:
    start = JACKAROO.start(RULES)
    assert JACKAROO.start(RULES, JACKAROO.codec.position_text(start)) == start


def test_a_position_is_written_for_people() -> None:
    assert JACKAROO.codec.position_text(moment("10 B B B", other="3C")) == PLAIN
    state = after(moment("10 20 B B", "12 30 B B", hand="7S"), "card:7S", "marble:1", "steps:2")
    text = JACKAROO.codec.position_text(state)
    assert text.endswith(
        "mover=red phase=rest card=7S option=split marble=1 left=5 bonus=yes captures=1,0"
    )


@each_of(
    ("old", "new", "mistake"),
    [
        ("red=10,B,B,B", "red=10,B,B", "a side has four marbles"),
        ("red=10,B,B,B", "red=10,10,B,B", "two marbles stand on 10"),
        ("red=10,B,B,B", "red=26,B,B,B", "two marbles stand on 26"),
        ("red=10,B,B,B", "red=10,H1,H1,B", "two marbles stand on H1"),
        ("red=10,B,B,B", "red=52,B,B,B", "a place is"),
        ("red=10,B,B,B", "red=H5,B,B,B", "a place is"),
        ("red=10,B,B,B", "red=H1,H2,H3,H4", "a game is over when"),
        ("red=10,B,B,B", "blue=10,B,B,B", "expected a word like"),
        ("red=10,B,B,B", "", "a position needs red"),
        ("red=10,B,B,B", "red=10,B,B,B red=10,B,B,B", "red is given twice"),
        ("hands=5S|3C", "hands=5S", "hands are two lists"),
        ("hands=5S|3C", "hands=5S|4C", "the card 4C is there 2 times"),
        ("hands=5S|3C", "hands=5S|-", "there are 52 cards, but here are 51"),
        ("hands=5S|3C", "hands=5S|1C", "a card is a rank"),
        ("pile=-", "pile=?", "there are 52 cards"),
        ("round=1", "round=one", "round is a whole number"),
        ("round=1", "round=12345678", "round is a whole number"),
        ("mover=red", "mover=blue", "mover is red, yellow"),
        ("phase=card", "phase=nap", "phase is"),
        ("phase=card", "phase=deal", "cards are dealt when both hands are empty"),
        ("phase=card", "phase=over", "a game is over when"),
        ("phase=card", "phase=marble", "in phase marble there is a card being played"),
        ("phase=card", "phase=card card=5S", "in phase card there is no card being played"),
        ("phase=card", "phase=card option=move", "option needs card"),
        ("phase=card", "phase=marble card=3C option=move", "is not in the hand"),
        ("phase=card", "phase=marble card=5S option=out", "5S has no option out"),
        ("phase=card", "phase=steps card=5S option=move marble=1", "does not fit the phase"),
        ("phase=card", "phase=marble card=5S option=move left=3", "does not fit the phase"),
        ("phase=card", "phase=marble card=5S", "does not fit the phase"),
        ("phase=card", "phase=marble card=ace", "no such card"),
        ("phase=card", "phase=rest card=5S option=move", "is not in the pile"),
        ("phase=card", "phase=card captures=1", "captures are two numbers"),
    ],
)
def test_a_wrong_position_is_refused_in_words(old: str, new: str, mistake: str) -> None:
    assert old in PLAIN
    with pytest.raises(BadText, match=mistake):
        JACKAROO.start(RULES, PLAIN.replace(old, new))


def test_a_position_nobody_can_go_on_from_is_refused() -> None:
    state = after(moment("10 20 B B", "30 B B B", hand="7S"), "card:7S", "marble:1", "steps:2")
    text = JACKAROO.codec.position_text(state).replace("red=12,20", "red=12,H4")
    with pytest.raises(BadText, match="nobody can decide anything"):
        JACKAROO.start(RULES, text)
    empty = PLAIN.replace("hands=5S|3C", "hands=-|3C").replace("pile=-", "pile=5S")
    with pytest.raises(BadText, match="nobody can decide anything"):
        JACKAROO.start(RULES, empty)
    swapping = after(moment("10 20 B B", "30 B B B", hand="JS"), "card:JS", "marble:1")
    text = JACKAROO.codec.position_text(swapping).replace("red=10", "red=0")
    with pytest.raises(BadText, match="marble 1 cannot change places"):
        JACKAROO.start(RULES, text)


def test_luck_needs_cards_to_decide_about() -> None:
    drawing = after(moment("50 B B B", hand="3S", deck="9C"), "card:3S", "marble:1")
    text = JACKAROO.codec.position_text(drawing)
    text = text.replace("deck=9C", "deck=-").replace("hands=-|", "hands=9C|")
    with pytest.raises(BadText, match="there is no card to draw"):
        JACKAROO.start(RULES, text)
    dealing = after(moment("10 B B B", hand="5S", other=""), "card:5S", "marble:1")
    text = JACKAROO.codec.position_text(dealing).replace("pile=5S", f"pile=5S,{DECK}")
    text = text.replace(f"deck={','.join(dealing.deck)}", "deck=3C")
    with pytest.raises(BadText, match="the deck has not enough cards"):
        JACKAROO.start(RULES, text)


def test_both_sides_cannot_have_won() -> None:
    text = PLAIN.replace("red=10,B,B,B yellow=26,B,B,B", "red=H1,H2,H3,H4 yellow=H1,H2,H3,H4")
    with pytest.raises(BadText, match="both sides"):
        JACKAROO.start(RULES, text.replace("phase=card", "phase=over"))
