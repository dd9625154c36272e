"""Matches and lessons of Xiangqi: what versions of the search are judged and fitted by."""

from random import Random

from benchmarks.xiangqi_fit import Lesson, features_of, learn, lesson_of, loss, played
from benchmarks.xiangqi_matches import game, opening
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook

XIANGQI = XiangqiRulebook()
START = XIANGQI.start(XIANGQI.codec.parse_rules("standard"))


class Decided:
    """A player that always holds Red for winning."""

    def move(self, moves: list[str], seed: int) -> tuple[str, int]:
        state = START
        for text in moves:
            state = XIANGQI.play(state, XIANGQI.codec.parse_action(text)).state
        score = -2_000 if state.mover else 2_000
        return XIANGQI.codec.action_text(XIANGQI.actions(state)[0]), score


def test_openings_are_the_same_for_the_same_luck() -> None:
    assert opening(Random("1")) == opening(Random("1"))
    assert len(opening(Random("1"))) in (4, 5, 6)


def test_a_game_both_hold_for_decided_is_not_played_on() -> None:
    score, plies = game(["h3e3"], (Decided(), Decided()), seed=1)
    assert (score, plies) == (1.0, 6)


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
