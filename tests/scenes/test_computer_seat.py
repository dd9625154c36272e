"""A computer decides for a seat: never too fast, never for a match that has changed."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.engine.thinking import Order, Thought
from jungle_pg.engine.worker import LocalWorker
from jungle_pg.scenes.table.computer_seat import REPLY_S, ComputerSeat
from tests.engine import toy_brains
from tests.rows import each_of
from tests.sample_games import GAMES, TOY, done
from tests.scenes.table.asked import PatientClient
from tests.thought_once import a_thinker
from tests.toy import ToyRules

ORDER = Order(level=1, seed=4)
LEAST_S = REPLY_S["natural"]


class SlowWorker(LocalWorker):
    """Says what it has found when it is told to, to earlier questions too."""

    def __init__(self) -> None:
        super().__init__(toy_brains.toy, lambda: 0.0)
        self._waiting: list[Answer] = []
        self._is_done = False
        self.asked: list[Question] = []
        self.cancels = 0

    def ask(self, ticket: int, question: Question) -> None:
        self.asked.append(question)
        super().ask(ticket, question)
        self._waiting += super().received(0.0)

    def finish(self) -> None:
        """Have thought enough about everything that was asked."""
        self._is_done = True

    def received(self, wait_s: float) -> list[Answer]:
        if not self._is_done:
            return []
        found, self._waiting = self._waiting, []
        return found

    def cancel(self) -> None:
        self.cancels += 1


def a_match() -> AnyMatch:
    return begin(TOY, Setup(ToyRules(3), luck_seed=1))


def a_seat(least_s: float = LEAST_S) -> ComputerSeat:
    return ComputerSeat(EngineClient(lambda: LocalWorker(toy_brains.toy, lambda: 0.0)), least_s)


def slow_seat() -> tuple[SlowWorker, ComputerSeat]:
    worker = SlowWorker()
    return worker, ComputerSeat(EngineClient(lambda: worker))


def test_an_action_comes_when_the_least_time_is_over_and_not_before() -> None:
    seat, match = a_seat(), a_match()
    seat.follow(match, ORDER, 10.0)
    assert seat.is_thinking
    assert seat.action(10.0) is None
    assert seat.ready_at == 10.0 + LEAST_S
    assert seat.action(10.0 + LEAST_S - 0.01) is None
    assert seat.action(10.0 + LEAST_S) in match.rulebook.actions(match.state)


def test_an_action_is_handed_out_once() -> None:
    seat = a_seat(0.0)
    seat.follow(a_match(), ORDER, 0.0)
    assert seat.action(0.0) is not None
    assert seat.action(9.0) is None
    assert not seat.is_thinking
    assert seat.ready_at is None


def test_nothing_comes_where_nothing_was_asked() -> None:
    assert a_seat().action(5.0) is None


def test_asking_again_about_the_same_match_just_goes_on() -> None:
    worker, seat = slow_seat()
    match = a_match()
    for now in (1.0, 1.1, 1.2):
        seat.follow(match, ORDER, now)
        assert seat.action(now) is None
    worker.finish()
    assert len(worker.asked) == 1
    assert seat.action(1.0 + LEAST_S) is not None


def test_a_slow_computer_is_awaited_without_end_and_then_answers_at_once() -> None:
    worker, seat = slow_seat()
    seat.follow(a_match(), ORDER, 0.0)
    for now in range(1, 60):
        assert seat.action(float(now)) is None
        assert seat.is_thinking
    worker.finish()
    assert seat.action(60.0) is not None


def test_another_match_or_order_is_another_question_and_the_old_answer_is_dropped() -> None:
    worker, seat = slow_seat()
    first = a_match()
    seat.follow(first, ORDER, 0.0)
    second = done(first.play(first.rulebook.actions(first.state)[0]))
    seat.follow(second, ORDER, 0.5)
    worker.finish()
    assert len(worker.asked) == 2
    assert seat.action(LEAST_S) is None, "the time counts from the last question"
    found = seat.action(0.5 + LEAST_S)
    assert found in second.rulebook.actions(second.state)
    assert found not in first.rulebook.actions(first.state)
    seat.follow(second, replace(ORDER, level=2), 3.0)
    assert len(worker.asked) == 3


def test_after_a_cancel_nothing_comes_and_the_next_question_is_answered() -> None:
    worker, seat = slow_seat()
    match = a_match()
    seat.follow(match, ORDER, 0.0)
    seat.cancel()
    worker.finish()
    assert (worker.cancels, seat.is_thinking) == (1, False)
    assert seat.action(9.0) is None
    seat.follow(match, ORDER, 10.0)
    assert seat.action(20.0) is not None


def test_whoever_asked_nothing_cancels_nothing() -> None:
    worker, seat = slow_seat()
    seat.cancel()
    assert worker.cancels == 0


@each_of(
    ("answer", "problem"),
    [
        (Answer(0, Thought(()), is_final=True, error="the process is gone"), "process is gone"),
        (Answer(0, Thought(()), is_final=True), "nothing to play"),
        (Answer(0, Thought(("nonsense",)), is_final=True), "nonsense"),
        (Answer(0, Thought(("D1D2",)), is_final=True), "nothing to play"),
    ],
)
def test_an_answer_that_helps_nobody_is_told_in_words(answer: Answer, problem: str) -> None:
    seat = ComputerSeat(PatientClient(says=[answer]))
    match = GAMES[0].begin()
    seat.follow(match, ORDER, 0.0)
    assert seat.action(5.0) is None
    assert problem in seat.problem
    assert not seat.is_thinking
    seat.follow(done(match.play(match.rulebook.actions(match.state)[0])), ORDER, 6.0)
    assert seat.problem == ""


@each_of("make", [a_match, lambda: GAMES[0].begin()])
def test_a_whole_game_is_played_by_computers_at_both_seats(make: Callable[[], AnyMatch]) -> None:
    seat, match, now = a_seat(1.0), make(), 0.0
    while match.verdict is None and match.cursor < 60:
        seat.follow(match, replace(ORDER, level=1 + match.cursor % 2), now)
        now += 0.5
        action = seat.action(now)
        if action is not None:
            match = done(match.play(action))
    assert match.cursor >= 20 or match.verdict is not None
    assert now == pytest.approx(_decisions(match) * 1.0)


def _decisions(match: AnyMatch) -> int:
    return sum(moment.entry.seat >= 0 for moment in match.moments)


def test_the_same_seed_plays_the_same() -> None:
    lines = []
    for _ in range(2):
        engine = a_thinker()
        seat, match = ComputerSeat(engine, 0.0), GAMES[0].begin()
        for _ in range(12):
            seat.follow(match, Order(level=3, seed=11), 0.0)
            match = done(match.play(seat.action(0.0)))
        lines.append(match.entries)
    assert lines[0] == lines[1]
