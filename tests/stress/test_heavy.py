"""Heavy mode in its short form, and proof that it would notice something."""

from dataclasses import replace
from random import Random

import pytest

from jungle_pg.core.saving.values import TimeState
from stress import heavy as parts
from stress.choices import cabinet_games, every_game, named_rules
from stress.disagreement import Disagreement, agree
from stress.heavy import check_walk, chosen_game, heavy, heavy_game
from stress.run import run_for
from stress.search_boards import search_board_of
from tests.sample_games import GAMES
from tests.saves.wandering import jungle_match

pytestmark = pytest.mark.stress


def test_random_games_agree_with_themselves_after_every_change() -> None:
    report = heavy(run_for(seconds=60, seed=10, most=2))
    assert report.findings == ()
    assert report.counts["games"] == 2
    assert int(report.counts["changes"]) > 30


def test_every_game_and_rule_set_is_chosen_and_house_rules_too() -> None:
    chosen = {str(chosen_game(Random(seed))) for seed in range(600)}
    assert {str(game) for game in GAMES} < chosen
    assert {str(game) for game in every_game()} < chosen
    assert len(chosen) > len(every_game()) + 50


def test_all_named_rules_of_the_whole_cabinet_are_played() -> None:
    ids = {game.rulebook.game_id for game in every_game()}
    for game in cabinet_games():
        assert game.rulebook.game_id in ids
        assert game.rules in named_rules(game)
        assert len(set(named_rules(game))) == len(named_rules(game))


def test_boards_of_the_search_are_compared_where_there_are_any() -> None:
    found = [game for game in cabinet_games() if search_board_of(game.rulebook.game_id)]
    assert len(found) >= 2
    assert search_board_of("toy") is None


def test_what_differs_is_told_with_both_sides() -> None:
    with pytest.raises(Disagreement, match="the fox differs: 1 became 2"):
        agree("the fox", 1, 2)


def test_a_match_that_loses_something_is_found_out() -> None:
    match = jungle_match()
    broken = replace(match, moments=match.moments[:-1], cursor=len(match.moments))
    with pytest.raises((Disagreement, IndexError)):
        check_walk(broken)


def test_a_finding_names_the_game_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def never_right(match: object, times: TimeState) -> None:
        raise Disagreement("the fox differs")

    monkeypatch.setattr(parts, "check_save", never_right)
    report = heavy(run_for(seconds=60, seed=10, most=1))
    (finding,) = report.findings
    assert "the fox differs" in finding
    seed = int(finding.partition("heavy_game(")[2].partition(")")[0])
    with pytest.raises(Disagreement):
        heavy_game(seed)
