"""What can be told of many games."""

from dataclasses import replace

from jungle_pg.core.career.career import START, Career, GameResult, HeadToHead, Tally

WON, LOST, DRAWN = 0, 1, None


def game(number: int, winner: int | None, level: int = 3, **more: object) -> GameResult:
    date = f"2026-03-{number:02}T18:00:00"
    result = GameResult(f"{number}", "jungle", date, levels=(None, level), winner=winner)
    return replace(result, **more)  # type: ignore[arg-type]


def two(number: int, names: tuple[str, str], winner: int | None) -> GameResult:
    return replace(game(number, winner), names=names, levels=(None, None))


def test_a_game_that_is_told_twice_counts_once_as_it_ended_first() -> None:
    career = Career.of((game(1, LOST), game(2, WON), game(1, WON)))
    assert [result.winner for result in career.results] == [LOST, WON]
    assert career.having(game(2, LOST)) is career
    assert len(career.having(game(3, LOST)).results) == 3


def test_results_against_each_level_whatever_side_the_person_had() -> None:
    second = replace(game(5, 1), levels=(3, None))
    career = Career((game(1, WON), game(2, LOST), game(3, DRAWN, level=8), second))
    assert career.against_levels() == {3: Tally(2, 0, 1), 8: Tally(0, 1, 0)}
    assert career.against_levels()[3].games == 3


def test_runs_of_wins_end_with_a_draw_or_a_loss_and_people_do_not_count() -> None:
    ends = [WON, WON, WON, DRAWN, WON, WON]
    career = Career(tuple(game(number, end) for number, end in enumerate(ends, start=1)))
    assert career.longest_run() == 3
    with_people = Career().having(two(9, ("Ann", "Ben"), 1))
    assert with_people.longest_run() == Career().longest_run() == 0


def test_only_rated_games_move_the_rating_and_stronger_levels_move_it_more() -> None:
    unrated = Career((game(1, WON), game(2, LOST)))
    assert unrated.rating_curve() == ()
    career = Career((game(1, WON, against=1190), game(2, WON), game(3, LOST, against=790)))
    first, last = career.rating_curve()
    assert first.rating.rating > START.rating > last.rating.rating - 400
    assert last.rating.rating < first.rating.rating
    assert (first.date, last.date) == ("2026-03-01T18:00:00", "2026-03-03T18:00:00")
    stronger = Career((game(1, WON, against=2200),)).rating_curve()[0]
    assert stronger.rating.rating > first.rating.rating


def test_a_steady_player_comes_to_stand_where_the_level_stands() -> None:
    ends = [game(n % 28 + 1, WON if n % 2 else LOST, against=1630, id=str(n)) for n in range(60)]
    rating = Career(tuple(ends)).rating_curve()[-1].rating
    assert abs(rating.rating - 1630) < 60
    assert rating.deviation < 80


def test_favourites_leaps_and_ways_to_win() -> None:
    career = Career(
        (
            game(1, WON, moved={"lion": 9, "rat": 3}, leaps=4, reason="den"),
            replace(game(2, WON, moved={"rat": 7}, leaps=1, reason="den"), date="2026-03-01T19:00"),
            game(3, LOST, taken={"cat": 2, "dog": 2}, leaps=3, reason="den"),
            game(4, WON, reason="captured_all"),
        )
    )
    assert career.favourite() == "rat"
    assert career.most_taken() == "cat"
    assert career.leap_day() == ("2026-03-01", 5)
    assert (Career().favourite(), Career().leap_day()) == (None, None)


def test_people_with_names_stand_head_to_head() -> None:
    career = Career(
        (
            two(1, ("Ann", "Ben"), 0),
            two(2, ("Ben", "Ann"), 1),
            two(3, ("Ann", "Ben"), None),
            two(4, ("Ann", "Cem"), 1),
            two(5, ("", "Ben"), 1),
            replace(game(6, WON), names=("Ann", "Ben")),
        )
    )
    assert career.head_to_head() == (
        HeadToHead(("Ann", "Cem"), Tally(0, 0, 1), "2026-03-04T18:00:00"),
        HeadToHead(("Ann", "Ben"), Tally(2, 1, 0), "2026-03-03T18:00:00"),
    )


def test_a_career_of_one_game() -> None:
    other = replace(game(2, WON), game="xiangqi")
    assert Career((game(1, WON), other)).of_game("xiangqi").results == (other,)
