"""A match being played: turns of people and computers, clocks, undo, looking around."""

from typing import Any

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Cause, Closing, Ending, Player, Ply, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.worker import LocalWorker
from jungle_pg.scenes.table.drafting import Picked
from jungle_pg.scenes.table.session import MatchChange, Session
from tests.rows import each_of
from tests.sample_games import GAMES

HUMAN, EASY = Player(), Player(level=1)
FRAME = 1 / 60


def move(text: str) -> Any:
    return JUNGLE.codec.parse_action(text)


class Table:
    """A session with a time that tests let pass."""

    def __init__(
        self,
        players: tuple[Player, Player] = (HUMAN, HUMAN),
        control: TimeControl | None = None,
        rules: str = "traditional",
        undo_depth: int | None = None,
    ) -> None:
        setup = Setup(JUNGLE.codec.parse_rules(rules), None, players, undo_depth, 7)
        engine = EngineClient(lambda: LocalWorker(brains, lambda: 0.0))
        self.session = Session(begin(JUNGLE, setup), TimeState(control), engine)
        self.now = 100.0
        self.turns: list[MatchChange] = []
        self.session.update(self.now)

    def wait(self, seconds: float) -> None:
        """Let frames pass."""
        end = self.now + seconds
        while self.now < end - 1e-9:
            self.now = min(end, self.now + FRAME)
            turned = self.session.update(self.now)
            if isinstance(turned, MatchChange):
                self.turns.append(turned)

    def play(self, *texts: str) -> None:
        for text in texts:
            outcome = self.session.play(move(text), self.now)
            assert isinstance(outcome, MatchChange), outcome
            self.turns.append(outcome)

    @property
    def cursor(self) -> int:
        return self.session.match.cursor

    @property
    def last(self) -> Ply[Any]:
        entry = self.session.match.entries[-1]
        assert isinstance(entry, Ply)
        return entry


def limit(seconds: float, expiry: Expiry) -> TimeControl:
    return TimeControl(seconds, expiry)


def test_people_take_turns_and_time_alone_does_nothing() -> None:
    table = Table()
    table.play("A3A4", "G7G6")
    table.wait(30)
    assert table.cursor == 2
    assert [turn.way for turn in table.turns] == ["ply", "ply"]
    assert table.session.awaits_human


def test_a_refused_move_changes_nothing() -> None:
    table = Table()
    assert isinstance(table.session.play(move("A3A5"), table.now), Refusal)
    assert table.cursor == 0


def test_a_computer_answers_but_never_at_once() -> None:
    table = Table((HUMAN, EASY))
    table.play("A3A4")
    assert not table.session.awaits_human
    table.wait(0.3)
    assert table.cursor == 1
    assert table.session.is_thinking
    table.wait(2)
    assert table.cursor == 2
    assert table.last.cause is Cause.CHOICE
    assert table.session.awaits_human


def test_undo_against_a_computer_takes_both_plies_back() -> None:
    table = Table((HUMAN, EASY))
    table.play("A3A4")
    table.wait(2)
    undone = table.session.undo(table.now)
    assert isinstance(undone, MatchChange)
    assert (undone.before.cursor, undone.after.cursor, undone.way) == (2, 0, "back")
    redone = table.session.redo(table.now)
    assert isinstance(redone, MatchChange)
    assert (redone.after.cursor, redone.way) == (2, "forward")


def test_undo_while_the_computer_thinks_drops_what_it_found() -> None:
    table = Table((HUMAN, EASY))
    table.play("A3A4")
    table.wait(0.3)
    assert isinstance(table.session.undo(table.now), MatchChange)
    table.wait(5)
    assert table.cursor == 0


def test_time_is_counted_for_every_ply_also_without_a_limit() -> None:
    table = Table()
    table.wait(2.5)
    table.play("A3A4")
    assert table.last.used_ms == pytest.approx(2500, abs=20)


def test_without_a_limit_no_clock_is_shown_and_nothing_ends() -> None:
    table = Table()
    assert table.session.timing.left_s(table.now) is None
    table.wait(1)
    assert not table.session.timing.is_over(table.now + 1e7)


def test_when_time_is_over_the_turn_passes() -> None:
    table = Table(control=limit(5, Expiry.PASS))
    table.wait(5.1)
    assert table.cursor == 1
    assert table.last.cause is Cause.PASS
    assert table.last.used_ms == 5000
    assert table.session.mover == 1


def test_when_time_is_over_the_game_is_lost() -> None:
    table = Table(control=limit(5, Expiry.LOSE))
    table.wait(5.1)
    verdict = table.session.match.verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reason) == (1, "time")
    table.wait(5)
    assert table.cursor == 1


def test_a_computer_never_loses_on_time() -> None:
    table = Table((EASY, HUMAN), limit(0.2, Expiry.LOSE))
    table.wait(0.5)
    assert table.session.match.verdict is None


def test_the_limit_is_full_again_after_every_move_and_undo() -> None:
    table = Table(control=limit(10, Expiry.LOSE))
    table.wait(4)
    table.play("A3A4")
    assert table.session.timing.left_s(table.now) == 10
    table.wait(3)
    table.session.undo(table.now)
    assert table.session.timing.left_s(table.now) == 10


def test_time_stands_still_while_there_is_a_reason() -> None:
    table = Table(control=limit(10, Expiry.LOSE))
    table.wait(2)
    table.session.timing.pause("menu", table.now)
    table.session.timing.pause("focus", table.now)
    table.wait(60)
    table.session.timing.resume("menu", table.now)
    table.wait(60)
    table.session.timing.resume("focus", table.now)
    assert table.session.timing.left_s(table.now) == pytest.approx(8, abs=0.01)
    table.wait(1)
    assert table.session.timing.left_s(table.now) == pytest.approx(7, abs=0.01)


def test_a_computer_waits_while_the_game_is_paused() -> None:
    table = Table((HUMAN, EASY))
    table.play("A3A4")
    table.session.timing.pause("menu", table.now)
    table.wait(5)
    assert table.cursor == 1
    table.session.timing.resume("menu", table.now)
    table.wait(2)
    assert table.cursor == 2


def test_looking_around_stops_the_clock_and_nobody_moves() -> None:
    table = Table((HUMAN, EASY), limit(10, Expiry.LOSE))
    table.play("A3A4")
    table.wait(2)
    table.session.show_ply(1, table.now)
    assert table.session.shown == 1
    assert not table.session.awaits_human
    table.wait(60)
    assert table.session.match.verdict is None
    table.session.show_ply(None, table.now)
    assert table.session.shown == 2
    assert table.session.awaits_human


def test_looking_at_the_game_as_it_stands_is_no_looking_around() -> None:
    table = Table()
    table.play("A3A4")
    table.session.show_ply(1, table.now)
    assert table.session.looking is None


def test_play_from_here_goes_on_from_the_place_looked_at() -> None:
    table = Table(undo_depth=10)
    table.play("A3A4", "G7G6", "A4A3")
    table.session.show_ply(1, table.now)
    turned = table.session.play_from_here(table.now)
    assert isinstance(turned, MatchChange)
    assert (table.cursor, table.session.looking, turned.way) == (1, None, "from_here")
    assert len(table.session.match.moments) == 3
    table.play("G7F7")
    assert len(table.session.match.moments) == 2


def test_computers_that_play_each_other_wait_when_held_and_step_one_by_one() -> None:
    table = Table((EASY, EASY))
    table.wait(3)
    assert table.cursor >= 2
    table.session.held = True
    table.wait(1)
    count = table.cursor
    table.wait(3)
    assert table.cursor == count
    table.session.step()
    table.wait(3)
    assert table.cursor == count + 1


def test_the_person_resigns_whoever_is_to_move() -> None:
    table = Table((EASY, HUMAN))
    turned = table.session.resign(table.now)
    assert isinstance(turned, MatchChange)
    assert table.session.match.entries == (Ending(1, Closing.RESIGN),)
    verdict = table.session.match.verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reason) == (0, "resignation")


def test_draws_by_agreement_follow_the_rules() -> None:
    assert isinstance(Table().session.agree_draw(0), MatchChange)
    assert isinstance(Table(rules="course").session.agree_draw(0), Refusal)


def test_restart_is_the_same_game_from_its_beginning() -> None:
    table = Table()
    table.play("A3A4", "G7G6")
    turned = table.session.restart(table.now)
    assert isinstance(turned, MatchChange)
    assert (turned.way, table.cursor) == ("anew", 0)
    assert table.session.match.setup == turned.before.setup


def test_it_asks_to_be_woken_only_when_something_can_happen() -> None:
    table = Table()
    assert table.session.wakes_at(table.now) is None
    timed = Table(control=limit(30, Expiry.LOSE))
    wakes = timed.session.wakes_at(timed.now)
    assert wakes is not None
    assert 0 < wakes - timed.now <= 1
    thinking = Table((EASY, HUMAN))
    wakes = thinking.session.wakes_at(thinking.now)
    assert wakes is not None
    assert wakes - thinking.now <= FRAME + 1e-9
    thinking.session.timing.pause("menu", thinking.now)
    assert thinking.session.wakes_at(thinking.now) is None


def test_low_time_is_told_shortly_before_the_end() -> None:
    table = Table(control=limit(30, Expiry.LOSE))
    timing = table.session.timing
    assert not timing.is_low(table.now + 20)
    assert timing.is_low(table.now + 24)


@each_of("game", GAMES, ids=lambda game: game.rulebook.game_id)
def test_any_game_can_be_played_to_its_end(game: Any) -> None:
    match = begin(game.rulebook, Setup(game.rules))
    engine = EngineClient(lambda: LocalWorker(brains, lambda: 0.0))
    session = Session(match, TimeState(), engine)
    for ply in range(400):
        if session.match.actor is None:
            break
        actions = session.match.rulebook.actions(session.with_picks.state)
        outcome = session.play(actions[ply % len(actions)], float(ply))
        if isinstance(outcome, Picked):
            assert outcome.after is session.draft
        else:
            assert isinstance(outcome, MatchChange)
            assert outcome.after is session.match
