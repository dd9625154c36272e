"""What is said of a position: attacks, hands that cannot play, hands that are empty."""

from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.texts.speech import notice_text
from tests.core.jackaroo.moments import JACKAROO, after, moment
from tests.words import ENGLISH


def said(state: JackarooState) -> list[str]:
    return [
        notice_text(ENGLISH, JACKAROO, state.rules, notice) for notice in JACKAROO.notices(state)
    ]


def test_14_4_a_side_under_attack_is_told_so() -> None:
    attacked = after(moment("10 B B B", hand="QH 5S"), "card:QH")
    assert said(attacked) == ["Yellow is under attack and must discard a card"]


def test_3_5_a_side_without_a_card_to_play_is_told_so() -> None:
    assert said(moment("B B B B", hand="5S")) == ["Red has no card to play and must discard one"]


def test_2_5_a_side_without_cards_waits() -> None:
    assert said(moment("10 B B B", hand="5S 6S", other="")) == [
        "Yellow has no cards left and waits"
    ]


def test_usually_nothing_is_said() -> None:
    state = moment("10 B B B", hand="5S")
    assert said(state) == []
    assert said(after(state, "card:5S")) == []


def test_nothing_is_said_of_a_hand_that_is_not_seen() -> None:
    state = moment("B B B B", hand="5S")
    assert said(JACKAROO.seen_by(state, 1)) == []


def test_picks_are_read_without_their_kind() -> None:
    rules = moment().rules
    assert [JACKAROO.label(rules, pick) for pick in ("card:7H", "17", "red.H4")] == [
        "7H",
        "17",
        "H4",
    ]
