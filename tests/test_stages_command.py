"""The command stages: what it prints, and what it says of stages that are wrong."""

import json
from dataclasses import replace

import pytest

from jungle_pg.cabinet import journeys
from jungle_pg.commands.stage_checks import problems_of
from jungle_pg.core.journey.stage import Chapter, Goal, GuideStep, Journey, Stage
from tests.rows import each_of, some_of
from tests.test_commands import jungle_pg, output

NAMES = {"id", "game", "rules", "position", "kind", "goal", "moves"}


def test_every_stage_is_told_as_json() -> None:
    told = json.loads(output("stages", "--json"))
    assert [stage["id"] for stage in told] == [
        stage.id for journey in journeys().values() for stage in journey.stages
    ]
    assert all(set(stage) >= NAMES for stage in told)
    assert all(("solution" in stage) == (stage["kind"] == "puzzle") for stage in told)


@each_of(
    ("game", "goal", "result"),
    [("jungle", "win", "bottom"), ("xiangqi", "checks", "red"), ("jackaroo", "home", None)],
)
def test_a_solution_can_be_judged(game: str, goal: str, result: str | None) -> None:
    told = json.loads(output("stages", "--game", game, "--json"))
    puzzles = [stage for stage in told if stage["goal"] == goal and stage["kind"] == "puzzle"]
    for stage in some_of(puzzles, 4):
        position = ("--game", game, "--rules", stage["rules"], "--fen", stage["position"])
        judged = json.loads(output("judge", *position, *stage["solution"]))
        assert judged["result"] == result
        assert judged["fen"] != stage["position"]


def test_stages_are_listed_a_line_each() -> None:
    lines = output("stages", "--game", "jungle").splitlines()
    assert lines[0] == "jungle_steps: lesson, meadow, One step at a time, Reach the den in 3 moves"
    assert len(lines) == len(journeys()["jungle"].stages)


def test_only_one_form_can_be_asked_for() -> None:
    assert jungle_pg("stages", "--json", "--check").returncode == 2
    assert jungle_pg("stages", "--game", "chess").returncode == 2


JUNGLE = journeys()["jungle"]
PUZZLE = next(stage for stage in JUNGLE.stages if stage.kind == "puzzle")
LESSON, BOSS = JUNGLE.stages[0], JUNGLE.stages[-1]
NO_GUIDE = replace(LESSON, guide=(GuideStep("guide.steps.cat", ("D6", "D4")),))


@each_of(
    ("stage", "problem"),
    [
        (replace(PUZZLE, position="nonsense"), "its position cannot be"),
        (replace(PUZZLE, seat=1), "somebody else is to move"),
        (replace(PUZZLE, key=("A1A2",)), "its solution is"),
        (replace(PUZZLE, text="nobody"), "stage.nobody.name has no text in en"),
        (replace(PUZZLE, goal=Goal("home", 3)), "its goal has no words"),
        (replace(PUZZLE, goal=replace(PUZZLE.goal, moves=2)), "already"),
        (replace(PUZZLE, position=BOSS.position), "its goal cannot be reached"),
        (replace(PUZZLE, kind="riddle"), "no stage is a riddle"),
        (replace(PUZZLE, level=3), "its level is 3"),
        (replace(BOSS, level=None), "its level is None"),
        (replace(BOSS, level=9), "there is no level 9"),
        (replace(LESSON, guide=LESSON.guide[:2]), "does not lead to the goal"),
        (NO_GUIDE, "its guide leads nowhere"),
    ],
)
def test_what_is_wrong_with_a_stage_is_told(stage: Stage, problem: str) -> None:
    told = list(problems_of(Journey("jungle", (Chapter("one", (stage,)),))))
    assert any(problem in each for each in told), told


def test_what_is_wrong_with_the_order_is_told() -> None:
    first = BOSS
    second = replace(BOSS, id="weaker", level=1)
    again = replace(PUZZLE, id="again")
    journey = Journey("jungle", (Chapter("a", (PUZZLE, again, first, second, PUZZLE)),))
    told = "\n".join(problems_of(replace(journey, chapters=(*journey.chapters, Chapter("b", ())))))
    for problem in ("two of it", "weaker than the one before", "theme of the puzzle", "nothing is"):
        assert problem in told


def test_the_exit_status_tells_whether_all_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = Journey("jungle", (Chapter("one", (replace(PUZZLE, key=("A1A2",)),)),))
    monkeypatch.setattr("jungle_pg.commands.stages.journeys", lambda: {"jungle": bad})
    done = jungle_pg("stages", "--game", "jungle", "--check")
    assert done.returncode == 1
    assert "its solution is" in done.stderr
    assert done.stdout == "jungle: 1 stages, 1 puzzle\n"
