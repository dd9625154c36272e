"""Several askers at one desk: the most urgent is served, nobody loses a question or an answer."""

import pytest

from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient, ProcessClient
from jungle_pg.engine.messages import Answer, Question, question_about
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.scenes.board.asking import Asking
from jungle_pg.scenes.board.engine_queue import EngineQueue
from jungle_pg.scenes.board.hint import Hint
from jungle_pg.scenes.board.offers import DrawOffer
from jungle_pg.scenes.board.opinion import Opinion
from jungle_pg.scenes.board.session import Session
from tests.engine import toy_brains
from tests.sample_games import TOY
from tests.scenes.board.asked import COMPUTER, HUMAN, PatientClient, after, toy_match
from tests.toy import ToyRules

LIMITS = Limits(nodes=1)


def question(match: AnyMatch, seed: int = 0) -> Question:
    return question_about(match, Order(seed=seed))


def slow_line() -> tuple[PatientClient, EngineQueue]:
    engine = PatientClient(is_slow=True)
    return engine, EngineQueue(engine)


def test_a_question_goes_to_the_desk_and_its_answer_comes_back_with_the_ticket() -> None:
    line = EngineQueue(PatientClient())
    place = line.computer()
    ticket = place.ask(question(toy_match()))
    answers = place.poll()
    assert [answer.ticket for answer in answers] == [ticket] * 2
    assert [answer.is_final for answer in answers] == [False, True]
    assert place.poll() == []


def test_nobody_gets_the_answers_of_another_one() -> None:
    line = EngineQueue(PatientClient())
    line.computer().ask(question(toy_match()))
    assert line.hint().poll() == []
    assert line.opinion().poll() == []
    assert line.computer().poll() != []


def test_a_less_urgent_question_waits_until_the_desk_is_free() -> None:
    engine, line = slow_line()
    first, second = question(toy_match(), 1), question(toy_match(), 2)
    line.computer().ask(first)
    line.opinion().ask(second)
    assert engine.asked == [first]
    assert line.opinion().poll() == []
    engine.is_slow = False
    assert line.computer().poll()[-1].is_final
    assert engine.asked == [first, second]
    assert line.opinion().poll()[-1].is_final


def test_a_more_urgent_question_is_served_at_once_and_the_other_one_asked_again_later() -> None:
    engine, line = slow_line()
    small, great = question(toy_match(), 1), question(toy_match(), 2)
    line.hint().ask(small)
    line.computer().ask(great)
    assert engine.asked == [small, great]
    engine.is_slow = False
    assert line.hint().poll() == []
    assert line.computer().poll()[-1].is_final
    assert engine.asked == [small, great, small]
    assert line.hint().poll()[-1].is_final


def test_the_order_is_offer_computer_hint_opinion() -> None:
    engine, line = slow_line()
    places = [line.opinion(), line.hint(), line.computer(), line.offer()]
    for seed, place in enumerate(places):
        place.ask(question(toy_match(), seed))
    assert [asked.order.seed for asked in engine.asked] == [0, 1, 2, 3]
    engine.is_slow = False
    for place in reversed(places):
        assert place.poll()[-1].is_final
    assert [asked.order.seed for asked in engine.asked] == [0, 1, 2, 3, 2, 1, 0]


def test_a_new_question_of_the_same_place_replaces_its_earlier_one() -> None:
    engine, line = slow_line()
    old = line.hint().ask(question(toy_match(), 1))
    new = line.hint().ask(question(toy_match(), 2))
    engine.is_slow = False
    assert [asked.order.seed for asked in engine.asked] == [1, 2]
    assert {answer.ticket for answer in line.hint().poll()} == {new}
    assert new != old


def test_cancelling_lets_the_next_one_have_the_desk() -> None:
    engine, line = slow_line()
    line.opinion().ask(question(toy_match(), 1))
    line.hint().ask(question(toy_match(), 2))
    line.hint().cancel()
    assert [asked.order.seed for asked in engine.asked] == [1, 2, 1]
    assert engine.cancels == 0
    line.opinion().cancel()
    assert engine.cancels == 1
    engine.is_slow = False
    assert line.opinion().poll() == []


def test_who_waits_or_asked_nothing_cancels_nothing_at_the_desk() -> None:
    engine, line = slow_line()
    line.hint().cancel()
    line.computer().ask(question(toy_match(), 1))
    line.opinion().ask(question(toy_match(), 2))
    line.opinion().close()
    assert engine.cancels == 0
    assert len(engine.asked) == 1


def test_the_desk_is_opened_only_when_somebody_asks() -> None:
    opened = []

    def open_engine() -> PatientClient:
        opened.append(PatientClient())
        return opened[0]

    line = EngineQueue(open_engine)
    line.hint().cancel()
    assert line.hint().poll() == []
    assert opened == []
    line.hint().ask(question(toy_match()))
    assert len(opened) == 1


def test_asking_again_about_the_same_match_just_goes_on() -> None:
    engine = PatientClient(score=5, is_slow=True)
    asking, match = Asking(engine, LIMITS), toy_match()
    for _ in range(3):
        asking.about(match)
        asking.poll()
    assert asking.is_open
    engine.is_slow = False
    asking.poll()
    assert len(engine.asked) == 1
    assert asking.is_done
    assert asking.thought is not None
    assert asking.thought.score == 5
    asking.about(after(match))
    assert len(engine.asked) == 2
    assert asking.thought is None


def test_all_of_them_share_a_desk_with_a_computer_that_plays_and_all_come_to_their_end() -> None:
    """Frame by frame, as a scene calls them: people ask while computers move."""
    engine = PatientClient()
    line = EngineQueue(engine)
    setup = Setup(ToyRules(4), players=(HUMAN, COMPUTER), luck_seed=1)
    session = Session(begin(TOY, setup), TimeState(), line.computer)
    hint, offer, opinion = Hint(line.hint), DrawOffer(line.offer), Opinion(line.opinion)
    now, hints, answers = 0.0, 0, 0
    while session.match.verdict is None and now < 60:
        now += 0.1
        session.update(now)
        hints += hint.update(session.match)
        answers += offer.update(session.match, now) is not None
        opinion.update(session.match)
        if session.awaits_human and not offer.is_open:
            if not hint.stage:
                hint.press(session.match)
                offer.make(session.match, now)
            else:
                session.play(session.match.rulebook.actions(session.match.state)[0], now)
                hint.press(session.match)
                offer.make(session.match, now)
    assert session.match.verdict is not None
    assert hints == 8, "one for each decision of the person"
    assert answers >= 8
    assert session.computer.problem == ""


def final_answer(place: EngineClient) -> Answer:
    """What comes out of a question in the end; what was found for others wakes us up too."""
    for _ in range(20):
        for answer in place.poll(wait_s=5):
            if answer.is_final:
                return answer
    raise AssertionError("the process never answered")


@pytest.mark.process
def test_a_real_thinking_process_serves_the_line_in_order() -> None:
    engine = ProcessClient(toy_brains.toy)
    try:
        line = EngineQueue(lambda: engine)
        line.hint().ask(question(toy_match(), 1))
        line.computer().ask(question(toy_match(), 2))
        for place, other in ((line.computer(), line.hint()), (line.hint(), line.opinion())):
            assert other.poll() == []
            last = final_answer(place)
            assert last.error == ""
    finally:
        engine.close()
