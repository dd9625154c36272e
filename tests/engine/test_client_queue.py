"""Several inquiries at one client: the most urgent is served, nobody loses a question or answer."""

import pytest

from jungle_pg.core.match import AnyMatch
from jungle_pg.engine.client import MAX_RESTARTS, EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import Answer, Question, question_about
from jungle_pg.engine.thinking import Order, Thought
from tests.rows import each_of
from tests.scenes.table.asked import PatientClient, toy_match

ANALYSIS, OFFER, MOVE, HINT, OPINION = Priority


def question(seed: int = 0, match: AnyMatch | None = None) -> Question:
    return question_about(match or toy_match(), Order(seed=seed))


def seeds(engine: PatientClient) -> list[int]:
    """What the worker was asked, by the seeds of the questions."""
    return [asked.order.seed for asked in engine.asked]


class ToldWorker:
    """Says what a test lets it say, and may be lost."""

    def __init__(self) -> None:
        self.tickets: list[int] = []
        self.asked: list[Question] = []
        self.says: list[Answer] = []
        self.waits: list[float] = []
        self.is_lost = self.is_closed = False

    def ask(self, ticket: int, question: Question) -> None:
        self.tickets.append(ticket)
        self.asked.append(question)

    def received(self, wait_s: float) -> list[Answer]:
        self.waits.append(wait_s)
        said, self.says = self.says, []
        return said

    def cancel(self) -> None:
        """What it would have said is said all the same."""

    def close(self) -> None:
        self.is_closed = True

    def answer(self, number: int, text: str, *, is_final: bool = True) -> None:
        """Answer the question of this number, however late."""
        self.says.append(Answer(self.tickets[number], Thought((text,)), is_final=is_final))


class ToldClient(EngineClient):
    """A client whose workers are told what to say."""

    def __init__(self) -> None:
        self.workers: list[ToldWorker] = []
        super().__init__(self._opened)

    def _opened(self) -> ToldWorker:
        self.workers.append(ToldWorker())
        return self.workers[-1]

    @property
    def worker(self) -> ToldWorker:
        return self.workers[-1]


def told(inquiry: Inquiry) -> tuple[str, ...] | None:
    """What came out of an inquiry."""
    return None if inquiry.thought is None else inquiry.thought.line


def test_an_answer_comes_back_to_whoever_holds_the_inquiry() -> None:
    inquiry = PatientClient(score=5).ask(question(), MOVE)
    assert (inquiry.is_open, inquiry.is_done) == (True, False)
    assert inquiry.poll()
    assert (inquiry.is_open, inquiry.is_done) == (False, True)
    assert inquiry.thought is not None
    assert inquiry.thought.score == 5
    assert not inquiry.poll(), "all is told"


def test_what_was_found_so_far_can_be_looked_at() -> None:
    engine = ToldClient()
    inquiry = engine.ask(question(), MOVE)
    assert not inquiry.poll()
    assert inquiry.progress is None
    for text in ("first", "better"):
        engine.worker.answer(0, text, is_final=False)
        assert inquiry.poll()
        assert inquiry.progress == Thought((text,))
        assert (inquiry.thought, inquiry.is_open) == (None, True)
    engine.worker.answer(0, "best")
    assert inquiry.poll()
    assert told(inquiry) == ("best",)


def test_nobody_gets_the_answers_of_another_one() -> None:
    engine = PatientClient()
    move, hint, opinion = (engine.ask(question(), each) for each in (MOVE, HINT, OPINION))
    assert move.poll()
    assert not hint.is_done
    assert not opinion.is_done


def test_a_less_urgent_question_waits_until_the_worker_is_free() -> None:
    engine = PatientClient(is_slow=True)
    move, opinion = engine.ask(question(1), MOVE), engine.ask(question(2), OPINION)
    assert seeds(engine) == [1]
    assert not opinion.poll()
    engine.is_slow = False
    assert move.poll()
    assert seeds(engine) == [1, 2]
    assert opinion.poll()
    assert opinion.is_done


def test_an_inquiry_set_aside_for_a_more_urgent_one_gets_its_answer_later() -> None:
    engine = ToldClient()
    hint = engine.ask(question(1), HINT)
    engine.worker.answer(0, "half a hint", is_final=False)
    assert hint.poll()
    move = engine.ask(question(2), MOVE)
    engine.worker.answer(0, "a hint that comes too late")
    assert not hint.poll()
    engine.worker.answer(1, "the move")
    assert move.poll()
    assert not hint.is_done
    assert [asked.order.seed for asked in engine.worker.asked] == [1, 2, 1]
    engine.worker.answer(2, "the hint")
    assert hint.poll()
    assert (told(move), told(hint)) == (("the move",), ("the hint",))
    assert len(set(engine.worker.tickets)) == 3, "whoever is asked again gets another ticket"


def test_whoever_looks_takes_the_answers_of_the_others_in_too() -> None:
    engine = PatientClient()
    hint, move = engine.ask(question(1), HINT), engine.ask(question(2), MOVE)
    assert not hint.poll()
    assert move.is_done
    assert move.poll(), "it is still new to its own holder"
    assert hint.poll()


def test_the_order_is_analysis_offer_move_hint_opinion() -> None:
    engine = PatientClient(is_slow=True)
    inquiries = [engine.ask(question(each), each) for each in reversed(Priority)]
    assert seeds(engine) == [OPINION, HINT, MOVE, OFFER, ANALYSIS]
    engine.is_slow = False
    for inquiry in reversed(inquiries):
        assert inquiry.poll()
        assert inquiry.is_done
    assert seeds(engine)[5:] == [OFFER, MOVE, HINT, OPINION]


def test_of_equally_urgent_ones_the_earliest_goes_first() -> None:
    engine = PatientClient(is_slow=True)
    first, second = engine.ask(question(1), HINT), engine.ask(question(2), HINT)
    assert seeds(engine) == [1]
    engine.is_slow = False
    assert first.poll()
    assert second.poll()
    assert seeds(engine) == [1, 2]


def test_cancelling_lets_the_next_one_have_the_worker() -> None:
    engine = PatientClient(is_slow=True)
    opinion, hint = engine.ask(question(1), OPINION), engine.ask(question(2), HINT)
    hint.cancel()
    assert seeds(engine) == [1, 2, 1]
    assert engine.cancels == 0
    opinion.cancel()
    assert engine.cancels == 1
    engine.is_slow = False
    assert not opinion.poll()


def test_who_waits_or_has_its_answer_stops_no_thought_by_cancelling() -> None:
    engine = PatientClient(is_slow=True)
    move, opinion = engine.ask(question(1), MOVE), engine.ask(question(2), OPINION)
    opinion.cancel()
    opinion.cancel()
    engine.is_slow = False
    assert move.poll()
    move.cancel()
    assert engine.cancels == 0
    assert seeds(engine) == [1]


@each_of("is_final", [False, True])
def test_a_cancelled_inquiry_never_speaks_again(is_final: bool) -> None:
    engine = ToldClient()
    cancelled = engine.ask(question(1), MOVE)
    cancelled.cancel()
    following = engine.ask(question(2), MOVE)
    engine.worker.answer(0, "too late", is_final=is_final)
    assert not following.poll()
    assert not cancelled.poll()
    assert (cancelled.progress, cancelled.thought, cancelled.error) == (None, None, "")
    assert (cancelled.is_open, cancelled.is_done) == (False, False)
    assert following.is_open


def test_news_that_nobody_has_looked_at_are_gone_with_a_cancel() -> None:
    engine = PatientClient()
    hint, move = engine.ask(question(1), HINT), engine.ask(question(2), MOVE)
    assert not hint.poll()
    assert move.is_done
    move.cancel()
    assert not move.poll()


def test_a_second_final_answer_changes_nothing() -> None:
    engine = ToldClient()
    inquiry = engine.ask(question(), MOVE)
    engine.worker.answer(0, "the move")
    engine.worker.answer(0, "another one")
    assert inquiry.poll()
    assert told(inquiry) == ("the move",)


def test_only_who_has_nothing_new_waits() -> None:
    engine = ToldClient()
    hint, move = engine.ask(question(1), HINT), engine.ask(question(2), MOVE)
    engine.worker.answer(1, "half", is_final=False)
    assert not hint.poll(3.0)
    assert move.poll(3.0)
    assert not move.poll(3.0)
    assert engine.worker.waits == [3.0, 0.0, 3.0]


def test_a_worker_is_opened_only_when_somebody_asks_and_one_serves_all() -> None:
    engine = ToldClient()
    engine.close()
    assert engine.workers == []
    engine.ask(question(), HINT)
    engine.ask(question(), MOVE)
    assert len(engine.workers) == 1


def test_closing_ends_the_worker_and_all_inquiries_and_another_one_opens_when_asked_for() -> None:
    engine = ToldClient()
    hint, move = engine.ask(question(1), HINT), engine.ask(question(2), MOVE)
    engine.close()
    engine.close()
    assert engine.worker.is_closed
    assert [each.is_open for each in (hint, move)] == [False, False]
    assert [each.poll() for each in (hint, move)] == [False, False]
    later = engine.ask(question(3), MOVE)
    assert len(engine.workers) == 2
    assert [asked.order.seed for asked in engine.worker.asked] == [3]
    engine.worker.answer(0, "the move")
    assert later.poll()


def test_a_lost_worker_is_replaced_and_asked_again() -> None:
    engine = ToldClient()
    hint, move = engine.ask(question(1), HINT), engine.ask(question(2), MOVE)
    engine.worker.is_lost = True
    assert not move.poll()
    lost, another = engine.workers
    assert lost.is_closed
    assert [asked.order.seed for asked in another.asked] == [2]
    another.answer(0, "the move")
    assert move.poll()
    another.answer(1, "the hint")
    assert hint.poll()
    assert (told(move), told(hint)) == (("the move",), ("the hint",))


def test_what_a_worker_said_before_it_was_lost_counts_and_the_next_one_is_not_blamed() -> None:
    engine = ToldClient()
    move, hint = engine.ask(question(1), MOVE), engine.ask(question(2), HINT)
    engine.worker.answer(0, "the move")
    engine.worker.is_lost = True
    assert move.poll()
    assert told(move) == ("the move",)
    lost, another = engine.workers
    assert [asked.order.seed for asked in lost.asked] == [1]
    assert [asked.order.seed for asked in another.asked] == [2]
    assert (move.restarts, hint.restarts) == (0, 0)


def test_a_question_that_costs_too_many_workers_fails_and_the_others_are_answered() -> None:
    engine = ToldClient()
    move, hint = engine.ask(question(1), MOVE), engine.ask(question(2), HINT)
    for _ in range(MAX_RESTARTS + 1):
        assert move.is_open
        engine.worker.is_lost = True
        move.poll()
    assert "ended without an answer" in move.error
    assert (move.thought, move.is_done) == (None, True)
    assert len(engine.workers) == MAX_RESTARTS + 2
    engine.worker.answer(0, "the hint")
    assert hint.poll()
    assert told(hint) == ("the hint",)


def test_workers_lost_over_a_question_are_counted_even_when_it_was_set_aside() -> None:
    engine = ToldClient()
    hint = engine.ask(question(1), HINT)
    for _ in range(MAX_RESTARTS):
        engine.worker.is_lost = True
        hint.poll()
    move = engine.ask(question(2), MOVE)
    engine.worker.answer(-1, "the move")
    assert move.poll()
    engine.worker.is_lost = True
    assert hint.poll()
    assert "ended without an answer" in hint.error


def test_who_asks_where_nobody_thinks_is_told_so() -> None:
    def nobody() -> ToldWorker:
        raise LookupError("nobody is here")

    with pytest.raises(LookupError, match="nobody is here"):
        EngineClient(nobody).ask(question(), MOVE)
