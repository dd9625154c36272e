"""Thinking processes that hang, talk nonsense or cannot be started: the game goes on."""

import json
import signal
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from jungle_pg.core.rulebook import BadText
from jungle_pg.engine import process
from jungle_pg.engine.client import MOST_LOST, NO_ANSWER
from jungle_pg.engine.messages import Answer, answer_text, parse_answer
from jungle_pg.engine.thinking import Thought
from tests.engine import bad_brains
from tests.engine.test_client import action_of, ask, ended, open_engine, question, toy_match
from tests.rows import each_of

GOOD = json.loads(answer_text(Answer(1, Thought(("stake:low",)), is_final=True)))


@pytest.fixture
def troubles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    counter = tmp_path / "troubles"
    monkeypatch.setenv(bad_brains.COUNTER, str(counter))
    return counter


@pytest.mark.process
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no process can be stopped here")
def test_a_process_that_hangs_is_ended_and_another_one_is_asked(
    troubles: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "SILENCE_S", 1.5)
    troubles.write_text("1", encoding="utf-8")
    with open_engine(bad_brains.freezing) as engine:
        assert action_of(ended(ask(engine, question(toy_match()))))
    assert troubles.read_text(encoding="utf-8") == "0"


BABBLE = [
    "nonsense",
    "{}",
    "[" * 100_000,
    "null",
    json.dumps({**GOOD, "extra": 1}),
    json.dumps({**GOOD, "ticket": "1"}),
    json.dumps({**GOOD, "thought": {"line": [5]}}),
    json.dumps({**GOOD, "thought": {"line": [], "score": "high"}}),
]


@each_of("said", BABBLE, ids=range(len(BABBLE)))
def test_what_is_no_answer_is_refused_in_words(said: str) -> None:
    with pytest.raises(BadText, match="thinking process"):
        parse_answer(said)


@pytest.mark.process
def test_a_process_that_talks_nonsense_is_ended_and_another_one_is_asked(
    troubles: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUNGLE_TEST_BABBLE", "nonsense")
    troubles.write_text("2", encoding="utf-8")
    with open_engine(bad_brains.babbling) as engine:
        assert action_of(ended(ask(engine, question(toy_match()))))


def test_where_no_process_can_be_started_the_question_ends_in_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_room(process: SpawnProcess) -> None:
        raise BlockingIOError(11, "no more processes")

    monkeypatch.setattr(SpawnProcess, "start", no_room)
    with open_engine() as engine:
        inquiry = ended(ask(engine, question(toy_match())))
        assert "ended without an answer" in inquiry.error


def test_processes_that_cannot_be_started_are_not_tried_at_full_speed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_room(process: SpawnProcess) -> None:
        raise BlockingIOError(11, "no more processes")

    monkeypatch.setattr(SpawnProcess, "start", no_room)
    with open_engine() as engine:
        for _ in range(5):
            assert ended(ask(engine, question(toy_match()))).error == NO_ANSWER
        assert MOST_LOST <= len(engine.workers) < MOST_LOST + 3


@pytest.mark.process
def test_a_process_that_was_put_away_already_can_be_closed_again() -> None:
    with open_engine() as engine:
        assert action_of(ended(ask(engine, question(toy_match()))))
        worker = engine.workers[0]
        worker.close()
        worker.close()
        assert worker.received(0.0) == []
        assert action_of(ended(ask(engine, question(toy_match()))))
