"""Requirement 3: choosing a card, playing it, passing the turn, having nothing to play."""

from jungle_pg.core.jackaroo.events import Discarded, DiscardReason
from jungle_pg.core.jackaroo.state import Phase
from tests.core.jackaroo.moments import (
    JACKAROO,
    after,
    explain,
    happen,
    moment,
    offered,
    places,
    why_not,
)


def test_3_1_a_card_is_chosen_from_the_hand() -> None:
    state = moment("10 B B B", hand="5S 9S")
    assert (state.actor, offered(state)) == (0, ["card:5S", "card:9S"])


def test_3_2_a_chosen_card_offers_all_its_moves() -> None:
    state = moment("10 20 B B", hand="5S")
    assert offered(after(state, "card:5S")) == ["marble:1", "marble:2"]
    assert JACKAROO.targets(state, "5S") == ("15", "25")


def test_3_3_the_board_changes_when_the_move_is_confirmed() -> None:
    state = moment("10 20 B B", hand="5S")
    picked = after(state, "card:5S")
    assert (picked.board, picked.hands, picked.pile) == (state.board, state.hands, state.pile)
    done = after(picked, "marble:2")
    assert places(done, 0) == "10 25 B B"
    assert (done.hands[0], done.pile) == ((), ("5S",))


def test_3_4_then_the_other_side_has_the_turn() -> None:
    done = after(moment("10 B B B", hand="5S"), "card:5S", "marble:1")
    assert (done.actor, done.phase, done.turn) == (1, Phase.CARD, 2)


def test_3_5_without_a_card_to_play_one_must_be_discarded() -> None:
    state = moment("B B B B", hand="5S 9S")
    assert offered(state) == ["discard:5S", "discard:9S"]
    assert explain(state, "card:5S") == "You have no card to play: discard one"
    done, events = happen(state, "discard:9S")
    assert events[0] == Discarded(0, "9S", DiscardReason.NO_MOVE)
    assert (done.actor, done.pile, done.hands[0]) == (1, ("9S",), ("5S",))


def test_3_5_a_card_is_not_discarded_while_another_can_be_played() -> None:
    state = moment("B B B B", hand="5S AD")
    assert offered(state) == ["card:AD"]
    assert why_not(state, "discard:5S") is not None
    assert explain(state, "card:5S") == "The 5 of spades needs a marble outside the base"


def test_what_is_picked_before_a_card_is_laid_open_commits_nothing() -> None:
    ways = {
        ("card:5S", "marble:1"): [False, True],
        ("card:AS", "option:move", "marble:1"): [False, False, True],
        ("card:AS", "option:out"): [False, True],
        ("card:KS", "option:run", "marble:1"): [False, False, True],
        ("card:7S", "marble:1", "steps:3", "rest:2"): [False, False, True, True],
        ("card:JS", "marble:1", "target:1"): [False, False, True],
        ("card:10S", "option:attack", "discard:3C"): [False, True, True],
        ("card:QH", "discard:3C"): [True, True],
    }
    for way, wanted in ways.items():
        card = way[0].removeprefix("card:")
        state, seen = moment("10 20 B B", "30 B B B", hand=card), []
        for text in way:
            chosen = JACKAROO.codec.parse_action(text)
            commits = JACKAROO.commits(state, chosen)
            step = JACKAROO.play(state, chosen)
            assert step.seals == commits, text
            seen.append(commits)
            state = step.state
        assert seen == wanted
