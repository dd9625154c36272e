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
from jungle_pg.engine.client import MAX_RESTARTS, EngineClient, LocalClient, ProcessClient
from jungle_pg.engine.messages import (
    Answer,
    Question,
    answer_text,
    parse_answer,
    parse_question,
    question_about,
    question_text,
)
from jungle_pg.engine.thinking import Limits, Order, Thought
from jungle_pg.engine.worker import Brains
from tests.engine import toy_brains
from tests.sample_games import GAMES, TOY, Game, done
from tests.toy import ToyRules

PATIENCE = 600
"""Looks at the desk before a test gives up."""

LOOK_S = 0.1
"""How long a look may wait for the process."""


@contextmanager
def open_engine(make_brains: Brains = toy_brains.toy) -> Iterator[ProcessClient]:
    engine = ProcessClient(make_brains)
    try:
        yield engine
    finally:
        engine.close()


def final_answer(engine: EngineClient) -> Answer:
    return all_answers(engine)[-1]


def all_answers(engine: EngineClient) -> list[Answer]:
    found: list[Answer] = []
    for _ in range(PATIENCE):
        found += engine.poll(LOOK_S)
        if found and found[-1].is_final:
            return found
    raise AssertionError("no answer")


def first_answers(engine: EngineClient) -> list[Answer]:
    for _ in range(PATIENCE):
        if answers := engine.poll(LOOK_S):
            return answers
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
        ticket = engine.ask(question(match, with_depth(3)))
        answers = all_answers(engine)
    assert [answer.ticket for answer in answers] == [ticket] * len(answers)
    assert [answer.thought.depth for answer in answers] == [1, 2, 3, 3]
    action = answers[-1].thought.action
    assert action is not None
    done(match.play(match.rulebook.codec.parse_action(action)))


@pytest.mark.process
def test_the_desk_in_this_process_answers_the_same() -> None:
    asked = question(GAMES[0].begin(), with_depth(4))
    local = LocalClient(brains, lambda: 0.0)
    local.ask(asked)
    with open_engine() as engine:
        engine.ask(asked)
        there = [replace(answer.thought, seconds=0.0) for answer in all_answers(engine)]
    assert there == [answer.thought for answer in all_answers(local)]
    local.close()


@pytest.mark.process
def test_whole_games_of_the_toy_are_played_through_the_process() -> None:
    match = toy_match()
    with open_engine() as engine:
        while match.actor is not None:
            engine.ask(question(match, Order(seed=match.cursor)))
            action = final_answer(engine).thought.action
            assert action is not None
            match = done(match.play(action))
    assert match.verdict is not None


@pytest.mark.process
def test_the_process_is_told_no_secret_of_the_other_side() -> None:
    match = toy_match()
    asked = question(match)
    mine, theirs = match.state.hands
    assert asked.actions == ()
    with open_engine() as engine:
        engine.ask(asked)
        saw = all_answers(engine)[0].thought.line[0]
    assert saw == f"saw:{''.join(map(str, mine))}/{'0' * len(theirs)}"


@pytest.mark.process
def test_a_later_question_makes_the_answer_to_the_earlier_one_worthless() -> None:
    with open_engine() as engine:
        engine.ask(question(GAMES[0].begin(), Order()))
        ticket = engine.ask(question(GAMES[0].begin(), with_depth(2)))
        assert {answer.ticket for answer in all_answers(engine)} == {ticket}


@pytest.mark.process
def test_after_a_cancel_nothing_comes_and_the_next_question_is_answered() -> None:
    with open_engine(toy_brains.stubborn) as engine:
        engine.ask(question(toy_match()))
        first_answers(engine)
        engine.cancel()
        assert engine.poll() == []
        ticket = engine.ask(question(toy_match()))
        assert [answer.ticket for answer in first_answers(engine)] == [ticket]


@pytest.mark.process
def test_a_process_that_dies_is_started_again_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaths = tmp_path / "deaths"
    deaths.write_text("2", encoding="utf-8")
    monkeypatch.setenv("JUNGLE_TEST_DEATHS", str(deaths))
    with open_engine(toy_brains.dying) as engine:
        ticket = engine.ask(question(toy_match()))
        answer = final_answer(engine)
    assert (answer.ticket, answer.error) == (ticket, "")
    assert answer.thought.action is not None
    assert deaths.read_text(encoding="utf-8") == "0"


@pytest.mark.process
def test_a_question_that_kills_every_process_ends_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaths = tmp_path / "deaths"
    deaths.write_text(str(MAX_RESTARTS + 1), encoding="utf-8")
    monkeypatch.setenv("JUNGLE_TEST_DEATHS", str(deaths))
    with open_engine(toy_brains.dying) as engine:
        engine.ask(question(toy_match()))
        assert "ended without an answer" in final_answer(engine).error
        engine.ask(question(toy_match()))
        assert final_answer(engine).error == ""


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
        engine.ask(replace(asked, **change))  # type: ignore[arg-type]
        assert complaint in final_answer(engine).error
        process = engine.process_id
        engine.ask(asked)
        assert final_answer(engine).thought.action is not None
        assert engine.process_id == process


@pytest.mark.process
def test_closing_leaves_no_process_behind() -> None:
    engine = ProcessClient(toy_brains.stubborn)
    engine.ask(question(toy_match()))
    first_answers(engine)
    process = engine.process_id
    assert process is not None
    engine.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert multiprocessing.active_children() == []


ORPHAN = """
import os, sys
from jungle_pg.engine.client import ProcessClient
from jungle_pg.engine.messages import question_about
from jungle_pg.engine.thinking import Order
from tests.engine import toy_brains
from tests.engine.test_client import toy_match
if __name__ == "__main__":
    desk = ProcessClient(toy_brains.stubborn)
    desk.ask(question_about(toy_match(), Order()))
    while not desk.poll(0.1):
        pass
    print(desk.process_id, flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.process
@pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc to watch another process")
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
    answer = Answer(7, Thought(("a", "b"), 5, -3, 2, 99, 0.25), is_final=True, error="x")
    assert parse_answer(answer_text(answer)) == answer


def test_undone_moves_are_not_part_of_a_question() -> None:
    match = GAMES[0].begin()
    assert isinstance(match, Match)
    moved = done(match.play(match.rulebook.actions(match.state)[0]))
    assert question(done(moved.undo())) == question(match)
