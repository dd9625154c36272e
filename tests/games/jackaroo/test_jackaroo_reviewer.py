"""How games of Jackaroo King are reviewed: decisions against the best in many worlds, and luck."""

import time
from contextlib import closing

import pytest

from jungle_pg.cabinet import brains, reviewers
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.fortune import Fortune, fortune_of
from jungle_pg.core.review.reviewing import review_of
from jungle_pg.core.review.values import Phase, Review
from jungle_pg.engine.analysis import Analysis
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.thinking import Order
from jungle_pg.engine.worker import LocalWorker
from tests.core.jackaroo.moments import JACKAROO, moment

REVIEWER = reviewers()["jackaroo"]


def test_parts_of_a_game_go_by_who_is_home() -> None:
    for red, phase in (
        ("0 B B B", Phase.OPENING),
        ("10 B B H4", Phase.MIDDLE),
        ("10 H2 H3 H4", Phase.END),
    ):
        assert REVIEWER.phase(moment(red)) is phase, red


def test_plays_that_differ_are_choices_and_like_cards_are_one() -> None:
    one_card = moment("3 17 44 B", "30 40 8 B", "5S")
    assert REVIEWER.choices(one_card, JACKAROO.actions(one_card)) > 1
    like_cards = moment("3 B B B", "30 40 8 B", "5S 5H 5D")
    assert REVIEWER.choices(like_cards, JACKAROO.actions(like_cards)) == 1
    # Nothing can be played, but any of three cards discarded.
    stuck = moment("B B B B", "30 40 8 B", "5S 6H 9D")
    assert REVIEWER.choices(stuck, JACKAROO.actions(stuck)) == 3


def between(levels: tuple[int, int], seed: int) -> AnyMatch:
    thinkers = [brains(lambda: 0.0)["jackaroo"][1] for _ in levels]
    first, second = (Player(level=level) for level in levels)
    match: AnyMatch = begin(
        JACKAROO, Setup(JACKAROO.codec.parse_rules("king"), players=(first, second), luck_seed=seed)
    )
    while match.verdict is None:
        actor = match.actor or 0
        view, order = JACKAROO.seen_by(match.state, actor), Order(levels[actor], None, seed)
        after = match.play(thinkers[actor].think(view, (), order).line[0])
        assert isinstance(after, Match)
        match = after
    return match


def reviewed(match: AnyMatch, nodes: int) -> Review:
    with closing(EngineClient(lambda: LocalWorker(brains, time.monotonic))) as engine:
        analysis = Analysis(engine, match, REVIEWER, nodes=nodes)
        analysis.set_open(True)
        while analysis.is_busy:
            analysis.update()
        return review_of(match, analysis.judged, REVIEWER)


@pytest.mark.levels
def test_careless_choices_cost_more_than_careful_ones() -> None:
    match = between((1, 6), seed=2)
    review = reviewed(match, nodes=240)
    assert review.is_whole
    told = fortune_of(match, review)
    assert isinstance(told, Fortune)
    careless, careful = told.skill
    assert careless < -0.2
    assert careful > careless / 4
    assert review.accuracy[0] < review.accuracy[1]
