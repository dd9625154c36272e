"""The academy of Xiangqi: what it has, and that every puzzle is one."""

import re
from collections import Counter

from jungle_pg.cabinet import brains, rulebooks
from jungle_pg.commands.stage_checks import problems_of
from jungle_pg.core.journey.stage import Goal, Stage
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.judging.solver import judge, solver_of
from jungle_pg.games.xiangqi.journey.puzzles import PUZZLES
from jungle_pg.games.xiangqi.journey.stages import JOURNEY
from tests.naive_xiangqi import NaiveBoard, naive_checkers, naive_moves, other, read_board
from tests.rows import each_of, some_of

XIANGQI = rulebooks()["xiangqi"]
THINKER = brains(lambda: 0.0)["xiangqi"][1]
MATES = [stage for stage in PUZZLES if stage.goal.code in ("mate", "checks")]
SHORT = [stage for stage in MATES if (stage.goal.moves or 9) <= 2]
SAVING = [stage for stage in PUZZLES if stage.goal.code == "survive"]


def at(stage: Stage, *moves: str) -> AnyMatch:
    rules = XIANGQI.codec.parse_rules(stage.rules)
    match: AnyMatch = begin(XIANGQI, Setup(rules, stage.position))
    for move in moves:
        after = match.play(XIANGQI.codec.parse_action(move))
        assert isinstance(after, Match)
        match = after
    return match


def test_all_stages_are_proved_by_the_judge() -> None:
    assert list(problems_of(JOURNEY)) == []


def test_there_are_as_many_of_each_kind_as_there_should_be() -> None:
    kinds = Counter(stage.kind for stage in JOURNEY.stages)
    assert kinds == {"lesson": 6, "puzzle": 40, "duel": 4, "boss": 4}
    goals = Counter((stage.goal.code, stage.goal.moves) for stage in PUZZLES)
    assert {moves for code, moves in goals if code in ("mate", "checks")} == {1, 2, 3, 4}
    assert len(SAVING) == 6


def moved(board: NaiveBoard, move: str) -> NaiveBoard:
    start, target = re.findall(r"[a-i]\d+", move)
    after = dict(board)
    after[target] = after.pop(start)
    return after


def mates(board: NaiveBoard, side: str, left: int) -> list[str]:
    """The checks of a side that lead to mate in so many moves, by the second Xiangqi."""
    found = []
    for move in naive_moves(board, side):
        after = moved(board, move)
        if not naive_checkers(after, other(side)):
            continue
        answers = naive_moves(after, other(side))
        if not answers or (
            left > 1 and all(mates(moved(after, each), side, left - 1) for each in answers)
        ):
            found.append(move)
    return found


@each_of("stage", some_of(SHORT, 5), ids=lambda stage: stage.id)
def test_a_plain_solver_finds_the_same_only_move(stage: Stage) -> None:
    board, side = read_board(stage.position)
    assert mates(board, side, stage.goal.moves or 0) == [stage.key[0]]


@each_of("stage", SAVING[:1], ids=lambda stage: stage.id)
def test_a_plain_solver_finds_the_only_move_that_saves(stage: Stage) -> None:
    board, side = read_board(stage.position)
    saving = [
        move
        for move in naive_moves(board, side)
        if not any(
            not naive_moves(moved(moved(board, move), answer), side)
            for answer in naive_moves(moved(board, move), other(side))
        )
    ]
    assert saving == [stage.key[0]]


@each_of("stage", some_of(PUZZLES, 8), ids=lambda stage: stage.id)
def test_the_board_of_the_search_and_the_rulebook_judge_alike(stage: Stage) -> None:
    goal = Goal(stage.goal.code, min(stage.goal.moves or 0, 2))
    task, match = Task(goal, stage.seat), at(stage)
    quick, plain = solver_of(match, task, THINKER), solver_of(match, task)
    lefts = range((goal.moves or 0) + 1) if goal.code != "survive" else range(1, 2)
    assert [quick.reaches(left) for left in lefts] == [plain.reaches(left) for left in lefts]


def test_a_quiet_move_misses_a_mate_by_checks() -> None:
    stage = next(stage for stage in MATES if stage.goal.code == "checks")
    task = Task(stage.goal, stage.seat)
    quiet = next(
        XIANGQI.codec.action_text(action)
        for action in XIANGQI.actions(at(stage).state)
        if not XIANGQI.play(at(stage).state, action).state.checkers
    )
    found = judge(at(stage, quiet), task, THINKER)
    assert (found.is_right, found.standing) == (False, "missed")
    assert found.answer is not None


def test_mates_with_quiet_moves_are_proved_at_full_width() -> None:
    stage = next(stage for stage in MATES if stage.goal == Goal("checks", 2))
    task = Task(Goal("mate", 2), stage.seat)
    assert judge(at(stage), task, THINKER).moves_left == 2
