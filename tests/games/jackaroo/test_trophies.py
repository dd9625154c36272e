"""Every trophy of Jackaroo King is earned by a match played here, and by none that comes close."""

from random import Random

from jungle_pg.core.career.feats import Feats
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.games.jackaroo.journey.trophies import HONOURS
from tests.core.jackaroo.moments import JACKAROO, moment

RULES = JACKAROO.codec.parse_rules("king")


def feats(state: JackarooState, decisions: str, seat: int = 0) -> Feats:
    """What a seat has done after some decisions from a moment."""
    match: AnyMatch = begin(JACKAROO, Setup(RULES, JACKAROO.codec.position_text(state)))
    for each in decisions.split():
        after = match.play(JACKAROO.codec.parse_action(each))
        assert isinstance(after, Match), (each, after)
        match = after
    return HONOURS.feats(match, seat)


def test_home_wins_a_game() -> None:
    last = moment("50 H2 H3 H4", hand="2S 5S")
    won = feats(last, "card:2S option:move marble:1")
    assert won.trophies == {"home"}
    assert won.moved == {"2S": 1}
    assert feats(last, "card:2S option:move marble:1", seat=1).trophies == set()
    assert feats(moment("B H2 H3 50", hand="2S"), "card:2S option:move marble:4").trophies == set()


def test_a_king_runs_over_two_marbles_of_the_other_side() -> None:
    run = "card:KS option:run marble:1"
    assert feats(moment("10 B B B", "18 20 B B", hand="KS"), run).trophies == {"king"}
    assert feats(moment("10 14 B B", "18 B B B", hand="KS"), run).trophies == set()
    assert feats(moment("10 B B B", "18 20 B B", hand="KS"), run, seat=1).trophies == set()


def test_cards_plays_whole_hands_in_three_rounds() -> None:
    luck = Random(0)
    match: AnyMatch = begin(JACKAROO, Setup(RULES, luck_seed=0))
    first: dict[str, int] = {}
    while match.verdict is None and "cards" not in first:
        after = match.play(luck.choice(JACKAROO.actions(match.state)))
        assert isinstance(after, Match)
        match = after
        for trophy in HONOURS.feats(match, 0).trophies:
            first.setdefault(trophy, match.state.round)
    assert first["cards"] >= 3


def test_a_card_has_a_face() -> None:
    assert HONOURS.face("KS") == ("jackaroo/small_KS", "word.jackaroo.KS")
    assert HONOURS.face("KX") is None
