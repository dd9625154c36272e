"""Hints, offers, opinions and a computer that plays, all at one engine."""

import pytest

from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.scenes.review.review import ReviewOfGame
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.table.thoughts.hint import Hint
from jungle_pg.scenes.table.thoughts.offers import DrawOffer
from jungle_pg.scenes.table.thoughts.opinion import Opinion
from tests.sample_games import TOY
from tests.scenes.table.asked import COMPUTER, HUMAN, PatientClient
from tests.scenes.table.playing import Board
from tests.toy import ToyRules


def test_all_of_them_share_an_engine_and_all_come_to_their_end() -> None:
    """Frame by frame, as a scene calls them: people ask while computers move."""
    engine = PatientClient()
    setup = Setup(ToyRules(4), players=(HUMAN, COMPUTER), luck_seed=1)
    table = Table(begin(TOY, setup), TimeState(), engine)
    hint, offer, opinion = Hint(engine), DrawOffer(engine), Opinion(engine)
    now, hints, answers = 0.0, 0, 0
    while table.state.match.verdict is None and now < 60:
        now += 0.1
        table.update(now)
        hints += hint.update(table.state.match)
        answers += offer.update(table.state.match, now) is not None
        opinion.update(table.state.match)
        if table.state.awaits_human and not offer.is_open:
            if not hint.stage:
                hint.press(table.state.match)
                offer.make(table.state.match, now)
            else:
                table.play(table.state.match.rulebook.actions(table.state.match.state)[0], now)
                hint.press(table.state.match)
                offer.make(table.state.match, now)
    assert table.state.match.verdict is not None
    assert hints == 8, "one for each decision of the person"
    assert answers >= 8
    assert table.computer.problem == ""


@pytest.mark.slow
def test_a_review_waits_for_the_computer_that_was_asked_before_it() -> None:
    engine = PatientClient(is_slow=True)
    board = Board(players=(HUMAN, COMPUTER), engine=engine)
    board.play("A3A4")
    board.wait(1.0)
    assert [asked.order.level for asked in engine.asked] == [1]
    review = ReviewOfGame(board.world, board.scene.game, board.match)
    board.show.cover_with(review)
    board.wait(0.1)
    assert review.analysis.part == 0
    engine.is_slow = False
    board.wait(0.5)
    assert review.analysis.part == 1
    board.show.keys("escape")
    board.wait(1.0)
    assert board.match.cursor == 2
