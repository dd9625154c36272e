"""Lessons of Xiangqi: what its evaluation is fitted by."""

from benchmarks.xiangqi_fit import Lesson, features_of, learn, lesson_of, loss, played
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook

XIANGQI = XiangqiRulebook()
START = XIANGQI.start(XIANGQI.codec.parse_rules("standard"))


def test_an_even_board_has_nothing_to_correct() -> None:
    assert features_of(START.board) == {}


def test_positions_of_games_are_lessons() -> None:
    lines = [line for lines in played(1, nodes=20, seed=3) for line in lines]
    assert lines
    number, lesson = lesson_of(lines[0])
    assert number == 0
    assert 0 <= lesson.result <= 1


def test_what_wins_is_found_to_be_worth_more() -> None:
    won = Lesson(0, {"material HORSE": 1}, 1.0)
    lost = Lesson(0, {"material HORSE": -1, "material SOLDIER": 1}, 0.0)
    lessons = [won, lost] * 200
    weights = learn(lessons, rounds=10)
    assert weights["material HORSE"] > 10 > 0 > weights["material SOLDIER"]
    assert loss(lessons, weights) < loss(lessons, {})
