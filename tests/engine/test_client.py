"""Asking computer players in another process: answers, cancels, deaths, ends."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.engine import process
from jungle_pg.engine.client import MAX_RESTARTS, EngineClient, Inquiry, Priority, Worker
from jungle_pg.engine.messages import (
    Answer,
    Question,
    answer_text,
    parse_answer,
    parse_question,
    question_about,
    question_text,
)
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.engine.thinking import Clocks, Limits, Order, Thought
from jungle_pg.engine.worker import Brains, LocalWorker
from tests.engine import toy_brains
from tests.sample_games import GAMES, TOY, Game, done
from tests.systems import IS_WINDOWS, is_running
from tests.toy import ToyRules

PATIENCE = 600
"""Looks at an inquiry before a test gives up."""

LOOK_S = 0.1
"""How long a look may wait for the process."""


class ProcessClient(EngineClient):
    """A client whose workers are processes, and remembered."""

    def __init__(self, make_brains: Brains = toy_brains.toy) -> None:
        self.workers: list[ProcessWorker] = []
        super().__init__(lambda: self._opened(make_brains))

    def _opened(self, make_brains: Brains) -> ProcessWorker:
        self.workers.append(ProcessWorker(make_brains))
        return self.workers[-1]


@contextmanager
def open_engine(make_brains: Brains = toy_brains.toy) -> Iterator[ProcessClient]:
    engine = ProcessClient(make_brains)
    try:
        yield engine
    finally:
        engine.close()


def ask(engine: EngineClient, asked: Question) -> Inquiry:
    return engine.ask(asked, Priority.MOVE)


def ended(inquiry: Inquiry) -> Inquiry:
    """The inquiry when it is done."""
    for _ in range(PATIENCE):
        inquiry.poll(LOOK_S)
        if inquiry.is_done:
            return inquiry
    raise AssertionError("no answer")


def begun(inquiry: Inquiry) -> Inquiry:
    """The inquiry when something was found."""
    for _ in range(PATIENCE):
        if inquiry.poll(LOOK_S):
            return inquiry
    raise AssertionError("no answer")


def action_of(inquiry: Inquiry) -> str:
    """What an inquiry that is done would play."""
    assert inquiry.error == ""
    assert inquiry.thought is not None
    assert inquiry.thought.action is not None
    return inquiry.thought.action


def answers_of(worker: Worker, asked: Question, ticket: int = 7) -> list[Answer]:
    """All that a worker says to a question."""
    found: list[Answer] = []
    worker.ask(ticket, asked)
    for _ in range(PATIENCE):
        found += worker.received(LOOK_S)
        if found and found[-1].is_final:
            worker.close()
            return found
    raise AssertionError("no answer")


def toy_match() -> AnyMatch:
    return begin(TOY, Setup(ToyRules(3), luck_seed=1))


def question(match: AnyMatch, order: Order = Order(seed=1)) -> Question:  # noqa: B008
    return question_about(match, order)


def with_depth(depth: int) -> Order:
    return Order(limits=Limits(depth=depth))


@pytest.mark.process
def test_a_question_is_answered_with_a_legal_action() -> None:
    match = GAMES[0].begin()
    with open_engine() as engine:
        inquiry = ended(ask(engine, question(match, with_depth(3))))
    assert inquiry.thought is not None
    assert inquiry.thought.depth == 3
    assert inquiry.progress == inquiry.thought
    assert not inquiry.is_open
    assert not inquiry.poll(), "all is told"
    done(match.play(match.rulebook.codec.parse_action(action_of(inquiry))))


@pytest.mark.process
def test_a_worker_tells_better_and_better_thoughts_with_the_ticket_of_the_question() -> None:
    asked = question(GAMES[0].begin(), with_depth(3))
    answers = answers_of(ProcessWorker(brains), asked, ticket=12)
    assert [answer.ticket for answer in answers] == [12] * 4
    assert [answer.is_final for answer in answers] == [False, False, False, True]
    assert [answer.thought.depth for answer in answers] == [1, 2, 3, 3]


@pytest.mark.process
def test_a_worker_in_this_process_answers_the_same() -> None:
    asked = question(GAMES[0].begin(), with_depth(4))
    there = answers_of(ProcessWorker(brains), asked)
    here = answers_of(LocalWorker(brains, lambda: 0.0), asked)
    assert [replace(each.thought, seconds=0.0) for each in there] == [each.thought for each in here]


@pytest.mark.process
def test_an_answer_is_decoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded: list[Answer] = []

    def parse(text: str) -> Answer:
        decoded.append(parse_answer(text))
        return decoded[-1]

    monkeypatch.setattr(process, "parse_answer", parse)
    with open_engine() as engine:
        inquiry = ended(ask(engine, question(toy_match())))
    assert [answer.is_final for answer in decoded] == [False, True]
    assert inquiry.thought is decoded[-1].thought


@pytest.mark.process
def test_whole_games_of_the_toy_are_played_through_the_process() -> None:
    match = toy_match()
    with open_engine() as engine:
        while match.actor is not None:
            inquiry = ask(engine, question(match, Order(seed=match.cursor)))
            match = done(match.play(action_of(ended(inquiry))))
    assert match.verdict is not None


@pytest.mark.process
def test_the_process_is_told_no_secret_of_the_other_side() -> None:
    match = toy_match()
    asked = question(match)
    mine, theirs = match.state.hands
    assert asked.actions == ()
    saw = answers_of(ProcessWorker(toy_brains.toy), asked)[0].thought.line[0]
    assert saw == f"saw:{''.join(map(str, mine))}/{'0' * len(theirs)}"


@pytest.mark.process
def test_a_later_question_makes_the_answer_to_the_earlier_one_worthless() -> None:
    with open_engine() as engine:
        earlier = ask(engine, question(GAMES[0].begin(), Order()))
        begun(earlier)
        earlier.cancel()
        found = earlier.progress
        later = ended(ask(engine, question(GAMES[0].begin(), with_depth(2))))
        assert later.thought is not None
        assert later.thought.depth == 2
        assert (earlier.progress, earlier.thought, earlier.error) == (found, None, "")


@pytest.mark.process
def test_after_a_cancel_nothing_comes_and_the_next_question_is_answered() -> None:
    with open_engine(toy_brains.stubborn) as engine:
        cancelled = begun(ask(engine, question(toy_match())))
        cancelled.cancel()
        assert not cancelled.poll(LOOK_S)
        following = begun(ask(engine, question(toy_match())))
        assert following.progress == Thought(("begun",))
        assert not cancelled.poll()
        assert (cancelled.is_open, cancelled.is_done, cancelled.thought) == (False, False, None)


@pytest.mark.process
def test_a_process_that_dies_is_started_again_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaths = tmp_path / "deaths"
    deaths.write_text("2", encoding="utf-8")
    monkeypatch.setenv("JUNGLE_TEST_DEATHS", str(deaths))
    with open_engine(toy_brains.dying) as engine:
        inquiry = ended(ask(engine, question(toy_match())))
        assert len(engine.workers) == 3
    assert action_of(inquiry)
    assert deaths.read_text(encoding="utf-8") == "0"


@pytest.mark.process
def test_a_question_that_kills_every_process_ends_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaths = tmp_path / "deaths"
    deaths.write_text(str(MAX_RESTARTS + 1), encoding="utf-8")
    monkeypatch.setenv("JUNGLE_TEST_DEATHS", str(deaths))
    with open_engine(toy_brains.dying) as engine:
        inquiry = ended(ask(engine, question(toy_match())))
        assert "ended without an answer" in inquiry.error
        assert inquiry.thought is None
        assert action_of(ended(ask(engine, question(toy_match()))))


@pytest.mark.process
def test_a_process_that_dies_while_two_inquiries_wait_answers_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaths = tmp_path / "deaths"
    deaths.write_text("1", encoding="utf-8")
    monkeypatch.setenv("JUNGLE_TEST_DEATHS", str(deaths))
    with open_engine(toy_brains.dying) as engine:
        hint = engine.ask(question(toy_match(), Order(seed=1)), Priority.HINT)
        move = engine.ask(question(toy_match(), Order(seed=2)), Priority.MOVE)
        assert action_of(ended(hint))
        assert move.poll(), "its answer came while the other one was looked at"
        assert action_of(move)
    assert deaths.read_text(encoding="utf-8") == "0"


@pytest.mark.process
def test_a_real_thinking_process_serves_in_order() -> None:
    with open_engine() as engine:
        hint = engine.ask(question(toy_match(), Order(seed=1)), Priority.HINT)
        move = engine.ask(question(toy_match(), Order(seed=2)), Priority.MOVE)
        assert action_of(ended(move))
        assert not hint.is_done
        assert action_of(ended(hint))
        assert len(engine.workers) == 1


@pytest.mark.process
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"rules": "odd"}, "unknown rule set"),
        ({"start": "nonsense"}, "a position has"),
        ({"actions": ("A3A9",)}, "move 1, A3A9"),
        ({"game": "chess"}, "chess"),
        ({"order": Order(level=99)}, "1 to 8"),
    ],
)
def test_a_bad_question_is_answered_in_words_and_the_process_lives_on(
    change: dict[str, object], complaint: str
) -> None:
    asked = question(GAMES[0].begin(), with_depth(1))
    with open_engine() as engine:
        bad = ask(engine, replace(asked, **change))  # type: ignore[arg-type]
        assert complaint in ended(bad).error
        assert action_of(ended(ask(engine, asked)))
        assert len(engine.workers) == 1


@pytest.mark.process
def test_closing_leaves_no_process_behind() -> None:
    engine = ProcessClient(toy_brains.stubborn)
    inquiry = begun(ask(engine, question(toy_match())))
    process = engine.workers[0].process_id
    assert process is not None
    engine.close()
    assert not is_running(process)
    assert multiprocessing.active_children() == []
    assert not inquiry.poll()
    assert not inquiry.is_open
    engine.close()
    begun(ask(engine, question(toy_match())))
    assert len(engine.workers) == 2, "who asks later gets another process"
    engine.close()
    assert multiprocessing.active_children() == []


ORPHAN = """
import os, sys
from tests.engine import toy_brains
from tests.engine.test_client import ProcessClient, ask, begun, question, toy_match
if __name__ == "__main__":
    engine = ProcessClient(toy_brains.stubborn)
    begun(ask(engine, question(toy_match())))
    print(engine.workers[0].process_id, flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.process
@pytest.mark.skipif(
    IS_WINDOWS or not Path("/proc").exists(),
    reason="needs /proc to watch another process",
)
def test_a_killed_program_takes_its_thinking_process_along(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN, encoding="utf-8")
    program = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parent.parent.parent)},
    )
    process = Path("/proc") / program.stdout.strip()
    assert process.name.isdecimal(), program.stderr
    for _ in range(PATIENCE * 1000):
        try:
            if (process / "stat").read_text().split()[2] == "Z":
                return
        except OSError:
            return
    raise AssertionError("the thinking process lives on")


@pytest.mark.process
def test_the_worker_imports_no_pygame() -> None:
    code = "import sys, jungle_pg.engine.worker, jungle_pg.cabinet; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_messages_read_back() -> None:
    asked = question(Game(TOY, ToyRules()).begin(), Order(3, Limits(1, 2, 3.5), 4))
    assert parse_question(question_text(7, asked)) == (7, asked)
    timed = replace(asked, order=replace(asked.order, clocks=Clocks(1, (5000, 7000), (0, 2000))))
    assert parse_question(question_text(8, timed)) == (8, timed)
    answer = Answer(7, Thought(("a", "b"), 5, -3, 2, 99, 0.25), is_final=True, error="x")
    assert parse_answer(answer_text(answer)) == answer


def test_undone_moves_are_not_part_of_a_question() -> None:
    match = GAMES[0].begin()
    assert isinstance(match, Match)
    moved = done(match.play(match.rulebook.actions(match.state)[0]))
    assert question(done(moved.undo())) == question(match)
