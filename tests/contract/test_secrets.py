"""A seat learns nothing of what it may not see: shown on the toy game, which has secrets."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.core.audience import OPEN_PART, is_secret, open_text
from jungle_pg.core.gametext import game_text
from jungle_pg.core.history import history
from jungle_pg.core.log import Ply
from jungle_pg.core.match import AnyMatch, Match, replay
from jungle_pg.core.rulebook import opponent
from tests.rows import each_of
from tests.sample_games import GAMES, TOY, Game, done, play_random
from tests.toy import ToyRules

CARDS = 4


def twin_for(match: AnyMatch, seat: int, rng: Random) -> AnyMatch:
    """A match that went the same for a seat, though the other one holds other hidden cards."""
    deal = match.entries[0]
    assert isinstance(deal, Ply)
    hands = deal.action.removeprefix("deal:").split("|")
    hidden = [str(card) for card in match.state.hands[opponent(seat)]]
    unused = [card for card in "123456789" if card not in "".join(hands)]
    other = dict(zip(hidden, rng.sample(hidden + unused, len(hidden)), strict=True))
    changed = [other.get(card, card) for card in hands[opponent(seat)]]
    hands[opponent(seat)] = "".join(changed)
    entries = [replace(deal, action="deal:" + "|".join(hands)), *match.entries[1:]]
    replayed = replay(TOY, match.setup, entries)
    assert replayed.refusal is None
    return replayed.match


@given(seed=st.integers(0, 2**32), plies=st.integers(0, 12), seat=st.sampled_from((0, 1)))
def test_views_events_and_history_leak_nothing(seed: int, plies: int, seat: int) -> None:
    rng = Random(seed)
    match = play_random(Game(TOY, ToyRules(CARDS)).begin(luck_seed=seed), rng, plies)
    twin = twin_for(match, seat, rng)
    for ply in range(match.cursor + 1):
        assert TOY.seen_by(match.state_at(ply), seat) == TOY.seen_by(twin.state_at(ply), seat)
    for one, two in zip(match.moments, twin.moments, strict=True):
        assert TOY.heard_by(one.events, seat) == TOY.heard_by(two.events, seat)
    assert history(match, seat) == history(twin, seat)
    assert open_text(match) == open_text(twin)


def test_the_twin_really_differs_in_what_is_hidden() -> None:
    match = Game(TOY, ToyRules(CARDS)).begin(luck_seed=1)
    twin = twin_for(match, 0, Random(1))
    assert isinstance(twin, Match)
    assert twin.state != match.state
    assert TOY.seen_by(twin.state, 1) != TOY.seen_by(match.state, 1)


@each_of("game", GAMES, ids=str)
def test_a_text_for_anybody_is_the_whole_game_unless_it_still_has_secrets(game: Game) -> None:
    match = play_random(game.begin(luck_seed=7_654_321), Random(1), 5)
    if game.rulebook.has_secrets(game.rules) and match.verdict is None:
        assert OPEN_PART in open_text(match)
        assert "7654321" not in open_text(match)
    over = match if match.verdict is not None else done(match.resign(1))
    for each in (over, match):
        assert is_secret(each) or open_text(each) == game_text(each)


def test_an_open_game_hides_nothing() -> None:
    match = play_random(GAMES[0].begin(), Random(1), 10)
    for seat in (0, 1, None):
        assert match.rulebook.seen_by(match.state, seat) is match.state
        assert match.rulebook.heard_by(match.moments[0].events, seat) == match.moments[0].events
