"""The trophies of careers and paths, and that every one of them can be earned."""

from dataclasses import replace

from jungle_pg.cabinet import games
from jungle_pg.core.career.career import Career, GameResult
from jungle_pg.core.career.trophies import TROPHIES, earned_by_game, earned_on_journey
from jungle_pg.core.journey.progress import Progress
from jungle_pg.core.journey.stage import Chapter, Goal, Journey, Stage

LEVELS = range(1, 9)
WIN = GameResult("1", "jungle", "2026-03-14T12:00:00", levels=(None, 3), winner=0)


def stage(name: str) -> Stage:
    return Stage(name, "jungle", "traditional", "", "puzzle", Goal("den"), 0)


CHAPTERS = tuple(
    Chapter(f"{number}", tuple(stage(f"{number}-{each}") for each in range(6)))
    for number in range(3)
)
JOURNEY = Journey("jungle", CHAPTERS)


def solved(*numbers: int, stars: int = 1, tries: int = 1) -> Progress:
    progress = Progress()
    for number in numbers:
        progress = progress.with_result(JOURNEY.stages[number], stars, tries, "")
    return progress


def test_every_trophy_can_be_earned_somewhere() -> None:
    of_games = [each for game in games().values() if game.honours for each in game.honours.trophies]
    general = ["night", "all_levels", "master", "map", "three_stars", "streak", "summit"]
    assert len(TROPHIES) == 24
    assert sorted((*of_games, *general, "friend")) == sorted(TROPHIES)


def test_owls_win_at_night() -> None:
    for hour, is_night in ((21, False), (22, True), (23, True), (0, True), (4, True), (5, False)):
        game = replace(WIN, date=f"2026-03-14T{hour:02}:30:00")
        assert ("night" in earned_by_game(game, Career(), LEVELS)) is is_night, hour
    lost = replace(WIN, date="2026-03-14T23:30:00", winner=1)
    assert not earned_by_game(lost, Career(), LEVELS)
    assert not earned_by_game(replace(WIN, date=""), Career(), LEVELS)


def test_all_eight_levels_of_one_game() -> None:
    seven = [replace(WIN, id=f"{each}", levels=(None, each)) for each in LEVELS[:-1]]
    last = replace(WIN, id="last", levels=(8, None), winner=1)
    assert earned_by_game(last, Career(tuple(seven)), LEVELS) == {"all_levels"}
    assert not earned_by_game(last, Career(tuple(seven[1:])), LEVELS)
    assert not earned_by_game(replace(last, game="xiangqi"), Career(tuple(seven)), LEVELS)
    lost = (replace(seven[0], winner=1), *seven[1:])
    assert not earned_by_game(last, Career(lost), LEVELS)


def test_a_master_wins_a_rated_game_against_the_highest_level() -> None:
    game = replace(WIN, levels=(None, 8))
    assert not earned_by_game(game, Career(), LEVELS)
    assert earned_by_game(replace(game, against=2200), Career(), LEVELS) == {"master"}
    assert not earned_by_game(replace(WIN, against=1190), Career(), LEVELS)


def test_trophies_of_a_path() -> None:
    assert not earned_on_journey(Progress(), JOURNEY)
    assert not earned_on_journey(Progress(), Journey("jungle", ()))
    assert not earned_on_journey(solved(0, 6), JOURNEY)
    assert earned_on_journey(solved(0, 6, 13), JOURNEY) == {"map"}
    assert not earned_on_journey(solved(*range(9), stars=3, tries=2), JOURNEY)
    assert earned_on_journey(solved(*range(10), stars=3, tries=2), JOURNEY) == {"three_stars"}
    assert earned_on_journey(solved(*range(1, 11)), JOURNEY) == {"streak"}
    assert not earned_on_journey(solved(*range(5), *range(6, 11)), JOURNEY)
    assert earned_on_journey(solved(17, tries=4), JOURNEY) == {"summit"}
    shown = solved(0, 6).with_shown(JOURNEY.stages[17], "")
    assert not earned_on_journey(shown, JOURNEY)
