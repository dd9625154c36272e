"""A match being played: turns of people and computers, clocks, undo, looking around."""

from typing import Any

import pytest

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Cause, Closing, Ending, Player, Ply, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.saving.values import TimeState
from jungle_pg.scenes.table.state import MatchChange, Picked
from jungle_pg.scenes.table.table import Table
from tests.rows import each_of
from tests.sample_games import GAMES
from tests.thought_once import a_thinker

HUMAN, EASY = Player(), Player(level=1)
FRAME = 1 / 60


def move(text: str) -> Any:
    return JUNGLE.codec.parse_action(text)


class Evening:
    """A table with a time that tests let pass."""

    def __init__(
        self,
        players: tuple[Player, Player] = (HUMAN, HUMAN),
        control: TimeControl | None = None,
        rules: str = "traditional",
        undo_depth: int | None = None,
    ) -> None:
        setup = Setup(JUNGLE.codec.parse_rules(rules), None, players, undo_depth, 7)
        engine = a_thinker()
        self.table = Table(begin(JUNGLE, setup), TimeState(control), engine)
        self.now = 100.0
        self.turns: list[MatchChange] = []
        self.table.update(self.now)

    def wait(self, seconds: float) -> None:
        """Let frames pass."""
        end = self.now + seconds
        while self.now < end - 1e-9:
            self.now = min(end, self.now + FRAME)
            turned = self.table.update(self.now)
            if isinstance(turned, MatchChange):
                self.turns.append(turned)

    def play(self, *texts: str) -> None:
        for text in texts:
            outcome = self.table.play(move(text), self.now)
            assert isinstance(outcome, MatchChange), outcome
            self.turns.append(outcome)

    @property
    def cursor(self) -> int:
        return self.table.state.match.cursor

    @property
    def last(self) -> Ply[Any]:
        entry = self.table.state.match.entries[-1]
        assert isinstance(entry, Ply)
        return entry


def limit(seconds: float, expiry: Expiry) -> TimeControl:
    return TimeControl(seconds, expiry)


def test_people_take_turns_and_time_alone_does_nothing() -> None:
    table = Evening()
    table.play("A3A4", "G7G6")
    table.wait(30)
    assert table.cursor == 2
    assert [turn.way for turn in table.turns] == ["ply", "ply"]
    assert table.table.state.awaits_human


def test_a_refused_move_changes_nothing() -> None:
    table = Evening()
    assert isinstance(table.table.play(move("A3A5"), table.now), Refusal)
    assert table.cursor == 0


def test_a_computer_answers_but_never_at_once() -> None:
    table = Evening((HUMAN, EASY))
    table.play("A3A4")
    assert not table.table.state.awaits_human
    table.wait(0.3)
    assert table.cursor == 1
    assert table.table.state.is_thinking
    table.wait(2)
    assert table.cursor == 2
    assert table.last.cause is Cause.CHOICE
    assert table.table.state.awaits_human


def test_undo_against_a_computer_takes_both_plies_back() -> None:
    table = Evening((HUMAN, EASY))
    table.play("A3A4")
    table.wait(2)
    undone = table.table.undo(table.now)
    assert isinstance(undone, MatchChange)
    assert (undone.before.cursor, undone.after.cursor, undone.way) == (2, 0, "back")
    redone = table.table.redo(table.now)
    assert isinstance(redone, MatchChange)
    assert (redone.after.cursor, redone.way) == (2, "forward")


def test_undo_while_the_computer_thinks_drops_what_it_found() -> None:
    table = Evening((HUMAN, EASY))
    table.play("A3A4")
    table.wait(0.3)
    assert isinstance(table.table.undo(table.now), MatchChange)
    table.wait(5)
    assert table.cursor == 0


def test_time_is_counted_for_every_ply_also_without_a_limit() -> None:
    table = Evening()
    table.wait(2.5)
    table.play("A3A4")
    assert table.last.used_ms == pytest.approx(2500, abs=20)


def test_without_a_limit_no_clock_is_shown_and_nothing_ends() -> None:
    table = Evening()
    assert table.table.state.timing.left_s(table.now) is None
    table.wait(1)
    assert not table.table.state.timing.is_over(table.now + 1e7)


def test_when_time_is_over_the_turn_passes() -> None:
    table = Evening(control=limit(5, Expiry.PASS))
    table.wait(5.1)
    assert table.cursor == 1
    assert table.last.cause is Cause.PASS
    assert table.last.used_ms == 5000
    assert table.table.state.mover == 1


def test_when_time_is_over_the_game_is_lost() -> None:
    table = Evening(control=limit(5, Expiry.LOSE))
    table.wait(5.1)
    verdict = table.table.state.match.verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reason) == (1, "time")
    table.wait(5)
    assert table.cursor == 1


def test_a_computer_never_loses_on_time() -> None:
    table = Evening((EASY, HUMAN), limit(0.2, Expiry.LOSE))
    table.wait(0.5)
    assert table.table.state.match.verdict is None


def test_the_limit_is_full_again_after_every_move_and_undo() -> None:
    table = Evening(control=limit(10, Expiry.LOSE))
    table.wait(4)
    table.play("A3A4")
    assert table.table.state.timing.left_s(table.now) == 10
    table.wait(3)
    table.table.undo(table.now)
    assert table.table.state.timing.left_s(table.now) == 10


def test_time_stands_still_while_there_is_a_reason() -> None:
    table = Evening(control=limit(10, Expiry.LOSE))
    table.wait(2)
    table.table.pause("menu", table.now)
    table.table.pause("focus", table.now)
    table.wait(60)
    table.table.resume("menu", table.now)
    table.wait(60)
    table.table.resume("focus", table.now)
    assert table.table.state.timing.left_s(table.now) == pytest.approx(8, abs=0.01)
    table.wait(1)
    assert table.table.state.timing.left_s(table.now) == pytest.approx(7, abs=0.01)


def test_a_computer_waits_while_the_game_is_paused() -> None:
    table = Evening((HUMAN, EASY))
    table.play("A3A4")
    table.table.pause("menu", table.now)
    table.wait(5)
    assert table.cursor == 1
    table.table.resume("menu", table.now)
    table.wait(2)
    assert table.cursor == 2


def test_looking_around_stops_the_clock_and_nobody_moves() -> None:
    table = Evening((HUMAN, EASY), limit(10, Expiry.LOSE))
    table.play("A3A4")
    table.wait(2)
    table.table.show_ply(1, table.now)
    assert table.table.state.shown == 1
    assert not table.table.state.awaits_human
    table.wait(60)
    assert table.table.state.match.verdict is None
    table.table.show_ply(None, table.now)
    assert table.table.state.shown == 2
    assert table.table.state.awaits_human


def test_looking_at_the_game_as_it_stands_is_no_looking_around() -> None:
    table = Evening()
    table.play("A3A4")
    table.table.show_ply(1, table.now)
    assert table.table.state.looking is None


def test_play_from_here_goes_on_from_the_place_looked_at() -> None:
    table = Evening(undo_depth=10)
    table.play("A3A4", "G7G6", "A4A3")
    table.table.show_ply(1, table.now)
    turned = table.table.play_from_here(table.now)
    assert isinstance(turned, MatchChange)
    assert (table.cursor, table.table.state.looking, turned.way) == (1, None, "from_here")
    assert len(table.table.state.match.moments) == 3
    table.play("G7F7")
    assert len(table.table.state.match.moments) == 2


def test_computers_that_play_each_other_wait_when_held_and_step_one_by_one() -> None:
    table = Evening((EASY, EASY))
    table.wait(3)
    assert table.cursor >= 2
    table.table.hold()
    table.wait(1)
    count = table.cursor
    table.wait(3)
    assert table.cursor == count
    table.table.step()
    table.wait(3)
    assert table.cursor == count + 1


def test_the_person_resigns_whoever_is_to_move() -> None:
    table = Evening((EASY, HUMAN))
    turned = table.table.resign(table.now)
    assert isinstance(turned, MatchChange)
    assert table.table.state.match.entries == (Ending(1, Closing.RESIGN),)
    verdict = table.table.state.match.verdict
    assert verdict is not None
    assert (verdict.winner, verdict.reason) == (0, "resignation")


def test_draws_by_agreement_follow_the_rules() -> None:
    assert isinstance(Evening().table.agree_draw(0), MatchChange)
    assert isinstance(Evening(rules="course").table.agree_draw(0), Refusal)


def test_restart_is_the_same_game_from_its_beginning() -> None:
    table = Evening()
    table.play("A3A4", "G7G6")
    turned = table.table.restart(table.now)
    assert isinstance(turned, MatchChange)
    assert (turned.way, table.cursor) == ("anew", 0)
    assert table.table.state.match.setup == turned.before.setup


def test_it_asks_to_be_woken_only_when_something_can_happen() -> None:
    table = Evening()
    assert table.table.wakes_at(table.now) is None
    timed = Evening(control=limit(30, Expiry.LOSE))
    wakes = timed.table.wakes_at(timed.now)
    assert wakes is not None
    assert 0 < wakes - timed.now <= 1
    thinking = Evening((EASY, HUMAN))
    wakes = thinking.table.wakes_at(thinking.now)
    assert wakes is not None
    assert wakes - thinking.now <= FRAME + 1e-9
    thinking.table.pause("menu", thinking.now)
    assert thinking.table.wakes_at(thinking.now) is None


def test_low_time_is_told_shortly_before_the_end() -> None:
    table = Evening(control=limit(30, Expiry.LOSE))
    timing = table.table.state.timing
    assert not timing.is_low(table.now + 20)
    assert timing.is_low(table.now + 24)


@each_of("game", GAMES, ids=lambda game: game.rulebook.game_id)
def test_any_game_can_be_played_to_its_end(game: Any) -> None:
    match = begin(game.rulebook, Setup(game.rules))
    engine = a_thinker()
    table = Table(match, TimeState(), engine)
    for ply in range(400):
        if table.state.match.actor is None:
            break
        actions = table.state.match.rulebook.actions(table.state.with_picks.state)
        outcome = table.play(actions[ply % len(actions)], float(ply))
        if isinstance(outcome, Picked):
            assert outcome.after is table.state.draft
        else:
            assert isinstance(outcome, MatchChange)
            assert outcome.after is table.state.match
