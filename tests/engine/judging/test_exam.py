"""The judge looks over puzzles that players make: what it proves, and what it refuses."""

from contextlib import closing

import pytest

from jungle_pg.cabinet import brains, journeys, rulebooks
from jungle_pg.core.journey.own import MOST_MOVES, goals_of
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.judging.exam import PATIENCE_S, Exam
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.engine.worker import LocalWorker
from tests.rows import each_of

RACE = "6C/7/2w4/7/7/t6/7/7/4rLP r 0 1"
MATE = "5a3/4ak3/8C/6R2/4R3p/9/4P3P/4B4/9/3AKAB2 w - - 0 1"


def at(game: str, rules: str, position: str) -> AnyMatch:
    book = rulebooks()[game]
    return begin(book, Setup(book.codec.parse_rules(rules), position))


def looked_over(match: AnyMatch, goal: Goal, seat: int = 0) -> Exam:
    engine = EngineClient(lambda: LocalWorker(brains, lambda: 0.0))
    exam = Exam(engine, match, seat, goal, 0.0)
    exam.update(1.0)
    assert exam.is_over
    return exam


def test_a_goal_that_can_be_reached_is_proved_in_as_few_moves_as_it_takes() -> None:
    exam = looked_over(at("jungle", "club", RACE), Goal("win", MOST_MOVES))
    assert exam.finding == "proved"
    assert exam.goal == Goal("win", 4)
    assert exam.proof is not None
    assert exam.proof.solution[0] == "F1E1"
    assert len(exam.proof.choices) == 4
    exam = looked_over(at("xiangqi", "standard", MATE), Goal("checks", 3))
    assert (exam.finding, exam.goal.moves) == ("proved", 2)


@each_of(
    ("goal", "seat", "finding"),
    [
        (Goal("win", 3), 0, "out_of_reach"),
        (Goal("win", 4), 1, "not_to_move"),
        (Goal("capture", 2, (("piece", "elephant"),)), 0, "out_of_reach"),
        (Goal("steps", 1, (("count", 0),)), 0, "reached_already"),
    ],
)
def test_what_is_no_puzzle_is_said(goal: Goal, seat: int, finding: str) -> None:
    exam = looked_over(at("jungle", "club", RACE), goal, seat)
    assert (exam.finding, exam.proof) == (finding, None)


def test_what_takes_the_judge_too_long_is_given_up() -> None:
    engine = EngineClient(lambda: ProcessWorker(brains))
    with closing(engine):
        book = rulebooks()["xiangqi"]
        match = begin(book, Setup(book.codec.parse_rules("standard")))
        exam = Exam(engine, match, 0, Goal("mate", MOST_MOVES), 0.0)
        assert not exam.update(1.0)
        assert exam.update(PATIENCE_S)
        assert (exam.finding, engine.is_idle) == ("too_hard", True)


@pytest.mark.process
def test_a_proof_crosses_to_another_process_and_back() -> None:
    engine = EngineClient(lambda: ProcessWorker(brains))
    with closing(engine):
        exam = Exam(engine, at("jungle", "club", RACE), 0, Goal("win", 5), 0.0)
        inquiry = exam._inquiry
        assert inquiry is not None
        while inquiry.is_open:
            inquiry.poll(0.2)
        exam.update(1.0)
        assert exam.finding == "proved"
        assert exam.proof is not None
        assert len(exam.proof.solution) == 7


def test_a_game_offers_the_goals_that_its_position_allows() -> None:
    match = at("jungle", "club", RACE)
    offered = goals_of(journeys()["jungle"].wanted, match.rulebook, match.state, 0)
    said = [(goal.code, *(fact for _, fact in goal.facts)) for goal in offered]
    assert said == [
        ("win",), ("den",), ("capture", "tiger"), ("capture", "wolf"), ("capture", "rat"),
        ("survive",),
    ]  # fmt: skip
    for game, journey in journeys().items():
        book = rulebooks()[game]
        start = book.start(book.codec.parse_rules(book.usual_rules))
        for seat in (0, 1):
            assert any(goals_of(journey.wanted, book, start, seat)), game
