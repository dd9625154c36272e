"""The judge of a stage is right, answers as it should, and is the same everywhere."""

import json
from random import Random
from typing import Any

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.client import EngineClient, Priority
from jungle_pg.engine.judging.judgement import Judgement, Task
from jungle_pg.engine.judging.proof import prove
from jungle_pg.engine.judging.solver import Solver, judge, solver_of
from jungle_pg.engine.messages import (
    Answer,
    answer_text,
    parse_answer,
    parse_question,
    question_for_judge,
    question_text,
)
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.engine.thinking import Thought
from jungle_pg.engine.worker import LocalWorker
from tests.engine.judging.placing import THINKER, match_of, random_task
from tests.rows import each_of
from tests.toy import ToyRulebook

GIVES_THE_TIGER = "DA9 rC9 TB8 lC7"
WIN_IN_4 = Task(Goal("win", 4), 0)


def test_the_board_of_the_search_and_the_rulebook_judge_alike() -> None:
    rng, reached = Random(3), 0
    for _ in range(150):
        match, goal = random_task(rng)
        task, moves = Task(goal, 0), goal.moves or 0
        quick, plain = solver_of(match, task, THINKER), solver_of(match, task)
        found = [quick.reaches(left) for left in range(moves + 1)]
        assert found == [plain.reaches(left) for left in range(moves + 1)], (match.state, goal)
        reached += found[-1]
    assert reached > 15


def test_the_solution_is_found_with_one_good_move_at_each_step() -> None:
    proof = prove(match_of(GIVES_THE_TIGER), WIN_IN_4, THINKER)
    assert proof.solution[:3] == ("B8C8", "C7C8", "A9B9")
    assert proof.solution[-1] == "C9D9"
    assert proof.moves == 4
    assert proof.choices[:3] == (1, 1, 1)


def test_what_cannot_be_reached_has_no_solution() -> None:
    assert prove(match_of(GIVES_THE_TIGER), Task(Goal("win", 3), 0), THINKER).solution == ()


@each_of(
    ("moves", "expected"),
    [
        ("", Judgement(True, "open", None, 4, "B8C8")),
        ("B8C8", Judgement(True, "open", "C7C8", 3)),
        ("B8C8 C7C8", Judgement(True, "open", None, 3, "A9B9")),
        ("B8C8 C7C8 A9B9 C8D8 B9C9 D8E8 C9D9", Judgement(True, "reached")),
    ],
)
def test_the_right_way_is_led_on(moves: str, expected: Judgement) -> None:
    assert judge(match_of(GIVES_THE_TIGER, moves), WIN_IN_4, THINKER) == expected


@each_of("moves", ["B8B7", "B8A8"])
def test_a_wrong_move_is_refuted_by_what_hurts_most(moves: str) -> None:
    found = judge(match_of(GIVES_THE_TIGER, moves), WIN_IN_4, THINKER)
    assert not found.is_right
    assert found.best is None
    assert found.moves_left is None
    expected = {"B8B7": "C7B7"}.get(moves)
    assert found.answer is not None
    assert expected in (None, found.answer)


def test_a_goal_that_was_missed_is_not_right_any_more() -> None:
    task = Task(Goal("den", 1), 0)
    assert judge(match_of("CD7 dG9", "D7D8"), task, THINKER).standing == "missed"
    assert not judge(match_of("CD7 dG9", "D7D8"), task, THINKER).is_right


@each_of("code", ["survive", "keep"])
def test_what_must_be_held_is_judged_by_the_rulebook(code: str) -> None:
    task = Task(Goal(code, 2, (("piece", "dog"),)), 0)
    assert judge(match_of("DA1 eA4"), task, THINKER).is_right
    lost = judge(match_of("DA1 eA3"), task, THINKER)
    assert judge(match_of("DA2 CG1 eB3", "A2A3"), task, THINKER).answer == "B3A3"
    assert lost.best in (None, "A1B1")


def test_a_goal_without_a_limit_is_open_until_the_game_is_over() -> None:
    assert judge(match_of("CD7 dG9"), Task(Goal("win"), 0)) == Judgement(True, "open")


def test_a_judge_stops_when_it_is_told_to() -> None:
    with pytest.raises(Stopped):
        judge(match_of("EA1 LB1 TC2 PD3 wD7 dE7 cF8"), Task(Goal("win", 5), 0), None, lambda: True)


def toy(hands: str, scores: str) -> AnyMatch:
    rulebook = ToyRulebook()
    rules = rulebook.codec.parse_rules("toy,cards=2")
    match: AnyMatch = begin(rulebook, Setup(rules, f"{hands} {scores} 0 card 0 -"))
    return match


def test_what_luck_decides_is_never_certain() -> None:
    assert not judge(toy("9|", "0|0"), Task(Goal("win", 2), 0)).is_right


def test_the_same_position_has_the_same_best_defence() -> None:
    match = match_of("CD7 dG9 eA9 lA2", "D7D8")
    first = judge(match, Task(Goal("den", 2), 0), THINKER)
    assert first.answer is not None
    assert all(judge(match, Task(Goal("den", 2), 0)) == first for _ in range(3))


def test_a_solver_remembers_positions() -> None:
    solver: Solver[Any] = solver_of(match_of(GIVES_THE_TIGER), WIN_IN_4)
    assert solver.reaches(4)
    before = solver.nodes
    assert solver.reaches(4)
    assert solver.nodes == before


def test_the_judge_is_asked_through_the_engine() -> None:
    engine = EngineClient(lambda: LocalWorker(brains, lambda: 0.0))
    inquiry = engine.ask(question_for_judge(match_of(GIVES_THE_TIGER), WIN_IN_4), Priority.MOVE)
    inquiry.poll()
    assert inquiry.thought is not None
    assert inquiry.thought.judgement == Judgement(True, "open", None, 4, "B8C8")


def test_question_and_judgement_cross_a_pipe_unchanged() -> None:
    task = Task(Goal("capture", 2, (("piece", "cat"), ("count", 1))), 0)
    question = question_for_judge(match_of(GIVES_THE_TIGER, "B8C8"), task)
    assert parse_question(question_text(3, question)) == (3, question)
    answer = Answer(1, Thought((), judgement=Judgement(True, "open", "C7C8", 3)), is_final=True)
    assert parse_answer(answer_text(answer)) == answer


GOOD = {"is_right": True, "standing": "open", "answer": None, "moves_left": 2, "best": "A1A2"}
LIES: list[object] = [
    5,
    {},
    {**GOOD, "more": 1},
    {**GOOD, "is_right": 1},
    {**GOOD, "is_right": False},
    {**GOOD, "standing": "won"},
    {**GOOD, "standing": "missed"},
    {**GOOD, "answer": "B1B2"},
    {**GOOD, "best": 7},
    {**GOOD, "moves_left": "2"},
    {**GOOD, "moves_left": True},
    {**GOOD, "moves_left": -1},
]


def claim(judgement: object) -> str:
    facts = json.loads(answer_text(Answer(1, Thought(()), is_final=True)))
    facts["thought"]["judgement"] = judgement
    return json.dumps(facts)


def test_a_judgement_that_can_be_true_is_believed() -> None:
    assert parse_answer(claim(GOOD)).thought.judgement is not None


@each_of("lie", LIES, ids=range(len(LIES)))
def test_a_judgement_that_makes_no_sense_is_caught(lie: object) -> None:
    with pytest.raises(BadText, match="thinking process"):
        parse_answer(claim(lie))
