"""Picks beside a match: they can be taken back, and the log knows nothing of them."""

from functools import reduce
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.draft import Draft
from jungle_pg.core.log import Cause, Ply
from jungle_pg.core.match import AnyMatch, Match
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.document import essence_of
from jungle_pg.core.saving.values import TimeState
from tests.sample_games import GAMES, JACKAROO, Game, done, play_random

KING = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))
POSITION = (
    "red=10,20,B,B yellow=30,B,B,B hands=7S,QH|3C,6C deck={deck} pile=- "
    "round=1 turn=1 mover=red phase=card"
)


def a_match() -> AnyMatch:
    """Red has a seven and a red queen."""
    cards = JACKAROO.start(KING.rules).deck
    deck = ",".join(card for card in cards if card not in ("7S", "QH", "3C", "6C"))
    return KING.begin(position=POSITION.format(deck=deck))


def picked(draft: Draft, *texts: str) -> Draft:  # type: ignore[type-arg]
    for text in texts:
        outcome = draft.pick(JACKAROO.codec.parse_action(text))
        assert isinstance(outcome, Draft), outcome
        draft = outcome
    return draft


def test_picks_stay_out_of_the_log_until_one_is_final() -> None:
    match = a_match()
    draft = picked(Draft(match), "card:7S", "marble:1")
    assert (draft.match, draft.state.phase, len(draft.picks)) == (match, "steps", 2)
    assert essence_of(draft.match, TimeState())["moveHistory"] == []
    final = draft.pick(JACKAROO.codec.parse_action("steps:3"), used_ms=900)
    assert isinstance(final, Match)
    entries = [entry for entry in final.entries if isinstance(entry, Ply)]
    assert [str(ply.action) for ply in entries] == ["card:7S", "marble:1", "steps:3"]
    assert [ply.used_ms for ply in entries] == [0, 0, 900]
    assert final.state.phase == "rest"


def test_picks_are_taken_back_one_by_one() -> None:
    draft = picked(Draft(a_match()), "card:7S", "marble:1")
    back = draft.back()
    assert isinstance(back, Draft)
    assert (back.state.phase, len(back.picks)) == ("marble", 1)
    assert Draft(a_match()).back() == Refusal("nothing_to_undo")


def test_a_final_pick_cannot_be_taken_back() -> None:
    match = Draft(a_match()).pick(JACKAROO.codec.parse_action("card:QH"), Cause.AUTO)
    assert isinstance(match, Match)
    assert match.undo() == Refusal("undo_sealed")
    assert match.entries == (Ply(0, JACKAROO.codec.parse_action("card:QH"), Cause.AUTO),)


@pytest.mark.parametrize(
    ("before", "pick", "code"),
    [
        ((), "marble:1", "not_now"),
        ((), "card:3C", "not_in_hand"),
        (("card:7S",), "marble:3", "marble_stuck"),
        (("card:7S", "marble:1"), "steps:9", "no_such_steps"),
    ],
)
def test_a_wrong_pick_is_refused_and_nothing_is_lost(
    before: tuple[str, ...], pick: str, code: str
) -> None:
    draft = picked(Draft(a_match()), *before)
    outcome = draft.pick(JACKAROO.codec.parse_action(pick))
    assert isinstance(outcome, Refusal)
    assert outcome.code == code
    assert len(draft.picks) == len(before)


def test_nothing_is_picked_after_the_end() -> None:
    over = done(a_match().resign(0))
    outcome = Draft(over).pick(JACKAROO.codec.parse_action("card:7S"))
    assert outcome == Refusal("game_over")


@pytest.mark.parametrize("game", GAMES, ids=str)
@given(seed=st.integers(0, 2**32))
def test_picking_leads_where_playing_leads(game: Game, seed: int) -> None:
    rng, length = Random(seed), seed % 30
    match = play_random(game.begin(luck_seed=seed), rng, length)
    draft, chosen = Draft(match), []
    while match.verdict is None:
        chosen.append(rng.choice(game.rulebook.actions(draft.state)))
        outcome = draft.pick(chosen[-1])
        if isinstance(outcome, Match):
            assert outcome == reduce(lambda at, action: done(at.play(action)), chosen, match)
            break
        assert isinstance(outcome, Draft)
        assert outcome.match == match
        draft = outcome
