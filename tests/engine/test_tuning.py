"""Learning from games: what wins is worth more, what the games do not tell stays as it is."""

from random import Random

from benchmarks.tuning import NOTHING, Lesson, learn, lessons_of, loss, tables
from jungle_pg.core.gametext import game_text
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from tests.sample_games import Game, play_random

WINNING, LOSING, UNSEEN = 5, 40, 100


def lessons() -> list[Lesson]:
    won = Lesson(0, ((WINNING, 1), (LOSING, -1)), 1.0)
    lost = Lesson(0, ((WINNING, -1), (LOSING, 1)), 0.0)
    return [won, lost] * 300


def test_places_of_winners_rise_and_those_of_losers_fall() -> None:
    weights = learn(lessons()).corrections
    assert weights[WINNING] > 100
    assert weights[LOSING] < -100
    assert weights[UNSEEN] == 0


def test_results_are_foretold_better_after_learning() -> None:
    assert loss(lessons(), learn(lessons())) < loss(lessons(), NOTHING)


def test_scores_that_tell_more_than_thought_count_for_more() -> None:
    told = [Lesson(500, (), 1.0), Lesson(-500, (), 0.0)] * 9 + [Lesson(500, (), 0.0)]
    assert learn(told, corrects=False).scale > 2
    assert learn([Lesson(500, (), 1.0), Lesson(500, (), 0.0)] * 9, corrects=False).scale < 0.1


def test_games_of_the_arena_become_lessons() -> None:
    match = play_random(Game(JUNGLE, JUNGLE.codec.parse_rules("club")).begin(), Random(4), 500)
    heads = "Game: 1\nbottom: level:1\ntop: level:2\n"
    (game,) = lessons_of(heads + game_text(match))
    assert 0 < len(game) < len(match.moments)
    assert {lesson.result for lesson in game} <= {0.0, 0.5, 1.0}


def test_tables_have_nine_rows_of_four_for_each_animal() -> None:
    lines = list(tables([1.4] * 296))
    assert len(lines) == 8 * 10
    assert lines[1].split() == ["1"] * 4
