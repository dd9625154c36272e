"""The laboratory: whole games by workers, the same for everybody, stopped at any time."""

from contextlib import closing

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.trials import BROKEN_OFF, Trial, TrialGame
from jungle_pg.engine import trials
from jungle_pg.engine.client import EngineClient, Priority
from jungle_pg.engine.laboratory import Experiment, Laboratory
from jungle_pg.engine.messages import (
    Answer,
    Question,
    answer_text,
    parse_answer,
    parse_question,
    question_about,
    question_text,
)
from jungle_pg.engine.process import ProcessWorker
from jungle_pg.engine.search.scores import Stopped
from jungle_pg.engine.thinking import Order, Thought, keep_on
from jungle_pg.engine.trials import LONGEST, play_trial
from jungle_pg.engine.worker import LocalWorker
from tests.core.jungle.positions import JUNGLE

RULES = "traditional,no_capture_limit=10"
"""Under which games are short."""


def local() -> EngineClient:
    return EngineClient(lambda: LocalWorker(brains, lambda: 0.0))


def ran(engine: EngineClient, game: str, rules: tuple[str, ...], games: int) -> Laboratory:
    laboratory = Laboratory(engine, game, [Experiment(each, {}) for each in rules], games)
    laboratory.set_open(True)
    while laboratory.is_busy:
        laboratory.update(0.2)
    return laboratory


def test_a_game_follows_from_its_seed_whatever_was_played_before() -> None:
    for game, rules in (("jungle", RULES), ("jackaroo", "king")):
        book, thinker = brains(lambda: 0.0)[game]
        first = play_trial(book, thinker, rules, Trial(3), keep_on)
        play_trial(book, thinker, rules, Trial(4), keep_on)
        assert play_trial(book, thinker, rules, Trial(3), keep_on) == first
        assert first.reason
        assert 0 < first.moves <= LONGEST


def test_games_differ_and_both_sides_win_some() -> None:
    book, thinker = brains(lambda: 0.0)["jungle"]
    games = [play_trial(book, thinker, "club", Trial(seed), keep_on) for seed in range(1, 9)]
    assert len(set(games)) == len(games)
    assert {0, 1} <= {game.winner for game in games}


def test_a_game_that_becomes_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "LONGEST", 20)
    game = play_trial(*brains(lambda: 0.0)["jungle"], "club", Trial(1), keep_on)
    assert (game.winner, game.reason, game.moves) == (None, BROKEN_OFF, 20)


def test_a_game_nobody_wants_to_know_of_ends_at_once() -> None:
    book, thinker = brains(lambda: 0.0)["jungle"]
    looks = iter([False] * 3)
    with pytest.raises(Stopped):
        play_trial(book, thinker, RULES, Trial(1), lambda: next(looks, True))


def test_all_games_of_all_rules_are_played_and_judged() -> None:
    laboratory = ran(local(), "jungle", (RULES, "traditional,no_capture_limit=12"), 3)
    assert (laboratory.played, laboratory.wanted, laboratory.error) == (6, 6, "")
    for experiment in laboratory.experiments:
        assert sorted(experiment.games) == [1, 2, 3]
        assert experiment.findings.games == 3


def test_stopped_at_any_time_it_keeps_what_it_has_and_goes_on_from_there() -> None:
    whole = ran(local(), "jungle", (RULES,), 4).experiments[0].games
    games: dict[int, TrialGame] = {}
    laboratory = Laboratory(local(), "jungle", [Experiment(RULES, games)], 4)
    for _ in range(3):
        laboratory.set_open(True)
        laboratory.update()
        laboratory.update()
        laboratory.set_open(False)
        assert not laboratory.update()
        assert games.items() <= whole.items()
    laboratory.set_open(True)
    while laboratory.is_busy:
        laboratory.update()
    assert games == whole


@pytest.mark.process
def test_two_processes_find_what_one_finds_here() -> None:
    here = ran(local(), "jungle", (RULES,), 4).experiments[0].games
    with closing(EngineClient(lambda: ProcessWorker(brains), 2)) as engine:
        assert ran(engine, "jungle", (RULES,), 4).experiments[0].games == here


def test_rules_that_nobody_can_play_are_told_and_end_it() -> None:
    class Failing(LocalWorker):
        def received(self, wait_s: float) -> list[Answer]:
            return [Answer(1, Thought(()), is_final=True, error="out of order")]

    engine = EngineClient(lambda: Failing(brains, lambda: 0.0))
    laboratory = ran(engine, "jungle", (RULES,), 4)
    assert laboratory.error == "out of order"
    assert not laboratory.is_open
    assert engine.is_idle


def test_who_asks_for_a_move_is_answered_between_games() -> None:
    engine = local()
    laboratory = Laboratory(engine, "jungle", [Experiment(RULES, {})], 2)
    laboratory.set_open(True)
    laboratory.update()
    match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(RULES)))
    asked = engine.ask(question_about(match, Order(1)), Priority.MOVE)
    while laboratory.is_busy:
        laboratory.update()
    asked.poll()
    assert asked.thought is not None
    assert asked.thought.action


def test_trials_and_their_games_cross_the_pipe_unchanged() -> None:
    question = Question("jungle", RULES, "", (), Order(), trial=Trial(7))
    assert parse_question(question_text(2, question)) == (2, question)
    game = TrialGame(None, "repetition", 31, (("cat", 2),))
    answer = Answer(2, Thought((), played=game), is_final=True)
    assert parse_answer(answer_text(answer)) == answer
    for damage in ('"winner": 2', '"moves": -1', '"takers": [["cat", "x"]]'):
        name = damage.partition(":")[0]
        text = answer_text(answer)
        start = text.index(name)
        end = text.index('"', start + len(name)) if name != '"takers"' else text.index("]]") + 2
        end = text.rindex(",", start, end) if name != '"takers"' else end
        with pytest.raises(ValueError, match="makes no sense"):
            parse_answer(text[:start] + damage + text[end:])
