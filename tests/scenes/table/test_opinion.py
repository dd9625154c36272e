"""Who is ahead: thought over a little while a person thinks, and kept."""

import pytest

from jungle_pg.core.log import Player
from jungle_pg.engine.thinking import Limits, Thought
from jungle_pg.scenes.table.thoughts.exact import EVEN
from jungle_pg.scenes.table.thoughts.hint import Hint
from jungle_pg.scenes.table.thoughts.opinion import Opinion, share_of
from tests.rows import each_of
from tests.sample_games import done, with_players
from tests.scenes.acting import a_match
from tests.scenes.table.asked import COMPUTER, HUMAN, PatientClient, after, toy_match
from tests.scenes.table.played import agreed, played

QUICK = Limits(nodes=300)


def test_it_is_even_before_anything_is_known() -> None:
    assert Opinion(PatientClient()).share() == EVEN
    assert Opinion(PatientClient()).share(1) == EVEN


def test_the_share_is_that_of_the_side_at_the_foot_of_the_bar() -> None:
    ahead = Opinion(PatientClient(score=500))
    assert ahead.update(toy_match(HUMAN, COMPUTER))
    assert ahead.share(0) > 0.7
    assert ahead.share(1) == pytest.approx(1 - ahead.share(0))


def test_a_score_is_for_the_side_to_move() -> None:
    match = toy_match(COMPUTER, HUMAN, turns=1)
    assert match.actor == 1
    opinion = Opinion(PatientClient(score=500))
    opinion.update(match)
    assert opinion.share(1) > 0.7


@each_of("players", [(HUMAN, HUMAN), (COMPUTER, COMPUTER), (COMPUTER, HUMAN)])
def test_nobody_learns_from_the_bar_what_another_one_holds(players: tuple[Player, Player]) -> None:
    engine = PatientClient(score=500)
    opinion = Opinion(engine)
    assert not opinion.update(toy_match(*players))
    assert engine.asked == []


def test_more_material_is_a_larger_share() -> None:
    match = with_players(a_match(position="l6/7/7/7/7/7/7/4L2/4TE1 r 0 1"), HUMAN, COMPUTER)
    opinion = Opinion(PatientClient(), QUICK)
    assert opinion.update(match)
    assert opinion.share(0) > 0.8


@each_of(
    ("thought", "share"),
    [
        (Thought((), 0), 0.5),
        (Thought((), 29_990, mate_in=10), 1.0),
        (Thought((), -29_990, mate_in=-10), 0.0),
    ],
)
def test_level_is_half_and_a_forced_end_is_all_or_nothing(
    thought: Thought[str], share: float
) -> None:
    assert share_of(thought) == share


def test_a_better_score_is_a_larger_share_and_never_out_of_bounds() -> None:
    shares = [share_of(Thought((), score)) for score in range(-30_000, 30_001, 500)]
    assert shares == sorted(shares)
    assert 0 <= shares[0] < 0.01
    assert 0.99 < shares[-1] <= 1


def test_it_thinks_once_about_each_turn_of_a_person_and_says_when_the_bar_moves() -> None:
    engine = PatientClient(score=300)
    opinion, match = Opinion(engine), toy_match(HUMAN, COMPUTER)
    assert [opinion.update(match) for _ in range(3)] == [True, False, False]
    assert len(engine.asked) == 1
    opinion.update(after(match))
    assert len(engine.asked) == 2


def test_the_last_opinion_stays_while_a_computer_thinks_and_nothing_is_asked() -> None:
    engine = PatientClient(score=500)
    opinion, match = Opinion(engine), toy_match(HUMAN, COMPUTER)
    opinion.update(match)
    share = opinion.share()
    turn_of_computer = after(match, 2)
    assert turn_of_computer.actor == 1
    assert not opinion.update(turn_of_computer)
    assert opinion.share() == share
    assert len(engine.asked) == 1


def test_what_is_not_thought_to_its_end_is_dropped_with_the_turn() -> None:
    engine = PatientClient(score=500, is_slow=True)
    opinion, match = Opinion(engine), toy_match(HUMAN, COMPUTER)
    opinion.update(match)
    assert opinion.is_thinking
    opinion.update(after(match, 2))
    assert not opinion.is_thinking
    assert engine.cancels == 1
    assert opinion.share() == EVEN


def test_nothing_is_asked_while_another_question_is_open() -> None:
    engine = PatientClient(is_slow=True)
    hint, opinion, match = Hint(engine), Opinion(engine), toy_match()
    hint.press(match)
    opinion.update(match)
    assert len(engine.asked) == 1
    engine.is_slow = False
    hint.update(match)
    opinion.update(match)
    assert len(engine.asked) == 2


def test_when_all_is_over_the_bar_belongs_to_the_winner() -> None:
    opinion = Opinion(PatientClient())
    opinion.update(played())
    assert opinion.share(0) == 1.0
    opinion.update(agreed())
    assert opinion.share(0) == EVEN
    opinion.update(done(played(plies=20).resign(0)))
    assert opinion.share(0) == 0.0


def test_closing_stops_the_thought() -> None:
    engine = PatientClient(is_slow=True)
    opinion = Opinion(engine)
    opinion.update(toy_match())
    opinion.close()
    assert (opinion.is_thinking, engine.cancels) == (False, 1)
