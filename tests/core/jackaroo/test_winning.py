"""Requirement 12: the end of a game, and the way to it."""

from jungle_pg.core.jackaroo.events import Won
from jungle_pg.core.jackaroo.state import Phase
from jungle_pg.core.rulebook import Verdict
from jungle_pg.texts.speech import verdict_text
from tests.core.jackaroo.moments import JACKAROO, after, explain, happen, moment, offered
from tests.words import CHINESE, ENGLISH


def test_12_1_four_marbles_home_win_at_once() -> None:
    state = moment("50 H2 H3 H4", hand="2S 5S", round=3, turn=20)
    done, events = happen(state, "card:2S", "option:move", "marble:1")
    assert (done.winner, done.phase, done.actor) == (0, Phase.OVER, None)
    assert events[-1] == Won(0)
    assert JACKAROO.verdict(done) == Verdict(0, "home", rounds=3, turns=20)


def test_12_1_three_are_not_enough() -> None:
    done = after(moment("B H2 H3 50", hand="2S"), "card:2S", "option:move", "marble:4")
    assert (done.winner, JACKAROO.verdict(done), done.phase) == (None, None, Phase.DRAW)


def test_12_1_yellow_wins_in_the_same_way() -> None:
    state = moment("B B B B", "H1 H2 H3 25", hand="4S 7S", mover=1)
    assert offered(state) == ["card:4S", "card:7S"]
    done = after(moment("B B B B", "H4 H2 H3 24", hand="2S", mover=1), "card:2S", "option:move")
    assert after(done, "marble:4").winner == 1


def test_12_2_a_game_that_is_over_goes_no_further_and_tells_who_won() -> None:
    done = after(moment("50 H2 H3 H4", hand="2S 5S"), "card:2S", "option:move", "marble:1")
    assert offered(done) == []
    assert explain(done, "card:5S") == "The game is over"
    verdict = JACKAROO.verdict(done)
    assert verdict is not None
    told = [verdict_text(words, JACKAROO, done.rules, verdict) for words in (ENGLISH, CHINESE)]
    assert told == ["RED wins! All four marbles are home.", "红方获胜！四颗棋子全部到家。"]


def test_12_3_progress_counts_marbles_at_home_and_steps() -> None:
    state = moment("0 51 H4 B", "26 H1 H2 H3")
    red, yellow = (JACKAROO.progress(state, seat) for seat in (0, 1))
    assert (red.home, red.steps, red.of) == (1, 1 + 52 + 56, 218)
    assert (yellow.home, yellow.steps) == (3, 1 + 53 + 54 + 55)


def test_12_3_progress_is_full_when_all_are_home() -> None:
    done = after(moment("50 H2 H3 H4", hand="2S"), "card:2S", "option:move", "marble:1")
    progress = JACKAROO.progress(done, 0)
    assert (progress.home, progress.steps) == (4, progress.of)


def test_nobody_agrees_to_a_draw() -> None:
    assert not JACKAROO.may_agree_draw(moment().rules)
