"""Undo takes picks back, and never a card that somebody has seen."""

from random import Random

from jungle_pg.core.jackaroo.decisions import Kind
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Refusal
from tests.core.jackaroo.moments import JACKAROO, decision, moment
from tests.sample_games import Game, done, play_random

KING = Game(JACKAROO, JACKAROO.codec.parse_rules("king"))


def match_with(hand: str) -> AnyMatch:
    state = moment("10 20 B B", "25 B B B", hand=hand)
    return KING.begin(position=JACKAROO.codec.position_text(state), undo_depth=None)


def play(match: AnyMatch, *texts: str) -> AnyMatch:
    for text in texts:
        match = done(match.play(decision(text)))
    return match


def test_picks_of_a_card_are_taken_back_until_it_is_laid_open() -> None:
    start = match_with("7S 9S")
    picking = play(start, "card:7S", "marble:1")
    assert done(picking.undo()).state.phase == "marble"
    assert done(done(picking.undo()).undo()).state == start.state
    assert play(picking, "steps:2").undo() == Refusal("undo_sealed")


def test_a_card_that_was_drawn_is_not_given_back() -> None:
    drawn = play(match_with("5S 9S"), "card:5S", "marble:2")
    assert drawn.state.hands[0][0] == "9S"
    assert len(drawn.state.hands[0]) == 2
    assert drawn.undo() == Refusal("undo_sealed")


def test_a_deal_is_not_undone() -> None:
    match = KING.begin(luck_seed=1, undo_depth=None)
    assert match.floor == match.cursor == 2
    assert match.undo() == Refusal("nothing_to_undo")


def test_every_card_seen_seals_the_log_and_no_pick_does() -> None:
    match = play_random(KING.begin(luck_seed=5, undo_depth=None), Random(5), 300)
    seen = {Kind.DEAL: True, Kind.DRAW: True, Kind.SHUFFLE: False, Kind.DISCARD: True}
    for ply, moment_of in enumerate(match.moments):
        assert isinstance(moment_of.entry, Ply)
        action = moment_of.entry.action
        commits = JACKAROO.commits(match.state_at(ply), action)
        assert moment_of.seals == seen.get(action.kind, commits)
