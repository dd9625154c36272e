"""Requirements 14 and 15, as far as they are rules: what is shown of a card, and auto-play."""

import pytest

from jungle_pg.core.jackaroo.plays import Hints, plays_of
from tests.core.jackaroo.moments import JACKAROO, after, moment
from tests.rows import each_of


def auto(*args: str, mover: int = 0) -> str:
    state = moment(*args, mover=mover)
    return str(JACKAROO.autoplay(state))


@each_of(
    ("red", "yellow", "card", "targets"),
    [
        ("10 20 B B", "26 B B B", "5S", "15 25"),
        ("50 B B B", "26 B B B", "3S", "H2"),
        ("10 B B B", "26 B B B", "AS", "0 11"),
        ("10 B B B", "26 B B B", "KS", "0 23"),
        ("10 12 B B", "26 30 40 B", "JS", "30 40"),
        ("10 B B B", "26 B B B", "7S", "17"),
        ("10 14 B B", "26 B B B", "7S", "11 12 13 14 15 16 17 18 19 20 21"),
        ("10 B B B", "26 B B B", "QH", ""),
        ("B B B B", "26 B B B", "5S", ""),
    ],
)
def test_14_1_all_targets_of_a_card_are_known(
    red: str, yellow: str, card: str, targets: str
) -> None:
    state = moment(red, yellow, hand=f"{card} AD")
    assert JACKAROO.targets(state, card) == tuple(targets.split())


def test_14_1_targets_are_known_while_picking_too() -> None:
    state = after(moment("10 20 B B", hand="5S 9S"), "card:5S")
    assert JACKAROO.targets(state, "5S") == ("15", "25")
    assert JACKAROO.targets(state, "9S") == ("19", "29")


@each_of(
    ("red", "yellow", "card", "hints"),
    [
        ("10 B B B", "15 B B B", "5S", Hints(captures=True, comes_home=False)),
        ("10 B B B", "15 B B B", "9S", Hints(captures=False, comes_home=False)),
        ("10 B B B", "0 B B B", "AS", Hints(captures=True, comes_home=False)),
        ("10 14 B B", "30 B B B", "KS", Hints(captures=False, comes_home=False)),
        ("10 14 B B", "12 B B B", "KS", Hints(captures=True, comes_home=False)),
        ("10 B B B", "15 B B B", "JS", Hints(captures=False, comes_home=False)),
    ],
)
def test_14_2_a_card_that_can_capture_is_marked(
    red: str, yellow: str, card: str, hints: Hints
) -> None:
    assert JACKAROO.hints(moment(red, yellow, hand=card), card) == hints


@pytest.mark.parametrize(
    ("red", "yellow", "card", "hints"),
    [
        ("50 B B B", "26 B B B", "3S", Hints(captures=False, comes_home=True)),
        ("H1 B B B", "26 B B B", "3S", Hints(captures=False, comes_home=False)),
        ("10 50 B B", "13 B B B", "7S", Hints(captures=True, comes_home=True)),
    ],
)
def test_14_3_a_card_that_can_bring_a_marble_home_is_marked(
    red: str, yellow: str, card: str, hints: Hints
) -> None:
    assert JACKAROO.hints(moment(red, yellow, hand=card), card) == hints


def test_14_4_a_seat_under_attack_can_be_told_from_the_state() -> None:
    state = after(moment("10 B B B", hand="QH 5S"), "card:QH")
    for seat in (0, 1, None):
        view = JACKAROO.seen_by(state, seat)
        assert (view.phase, view.actor, view.playing.card) == ("attacked", 1, "QH")


def test_14_5_round_and_turn_are_public() -> None:
    state = moment("10 B B B", round=4, turn=30)
    for seat in (0, 1, None):
        view = JACKAROO.seen_by(state, seat)
        assert (view.round, view.turn, view.mover) == (4, 30, 0)


def test_15_2_auto_play_finishes_a_card_that_was_begun() -> None:
    chosen = after(moment("10 20 B B", "25 B B B", hand="5S 9S"), "card:5S")
    assert str(JACKAROO.autoplay(chosen)) == "marble:2"
    chosen = after(moment("10 20 B B", "30 B B B", hand="5S 9S"), "card:5S")
    assert str(JACKAROO.autoplay(chosen)) == "marble:1"


def test_15_3_auto_play_takes_a_card_with_a_hint_before_others() -> None:
    assert auto("10 B B B", "15 B B B", "5S 9S 3S") == "card:5S"
    assert auto("50 B B B", "26 B B B", "3S AD 2D") == "card:2D"
    assert auto("B B B B", "26 B B B", "AS 9S 3S") == "card:AS"


def test_15_4_auto_play_goes_from_right_to_left() -> None:
    assert auto("10 B B B", "30 B B B", "5S 9S 3S") == "card:3S"
    assert auto("B B B B", "30 B B B", "5S 9S 3S") == "discard:3S"
    attacked = after(moment("10 B B B", hand="QH 5S", other="KC 3C 9C"), "card:QH")
    assert str(JACKAROO.autoplay(attacked)) == "discard:9C"


def test_auto_play_has_nothing_to_say_where_luck_decides_or_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="nobody"):
        JACKAROO.autoplay(JACKAROO.start(moment().rules))


def test_whole_plays_lead_where_their_decisions_lead() -> None:
    state = moment("10 14 B B", "30 B B B", hand="7S 10S AD")
    for card in state.hands[0]:
        plays = list(plays_of(state, card))
        assert plays
        for play in plays:
            assert after(state, *map(str, play.decisions)) == play.after
