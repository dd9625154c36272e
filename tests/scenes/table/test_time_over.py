"""Time is over: a turn passes or one move is played, and after some of them it is asked whether
anybody is there."""

from typing import Any, Final

import pytest

from jungle_pg.cabinet import games
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Cause, Player, Ply, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.scenes.table.table import MOST_UNUSED, Table
from tests.rows import each_of
from tests.scenes.table.playing import Board
from tests.thought_once import a_thinker

HUMAN, EASY = Player(), Player(level=1)
FRAME: Final = 1 / 30
PASS: Final = TimeControl(5, Expiry.PASS)
AUTO: Final = TimeControl(5, Expiry.AUTO_PLAY)
RULES: Final = {"jungle": "traditional", "xiangqi": "club"}
NEVER_REPEATED: Final = "animal"
"""Rules without a draw by repetition."""


class Evening:
    """A table whose time passes frame by frame, with nobody there."""

    def __init__(
        self,
        control: TimeControl,
        players: tuple[Player, Player] = (HUMAN, HUMAN),
        game: str = "jungle",
        rules: str = "",
        times: TimeState | None = None,
    ) -> None:
        self.book = games()[game].rulebook
        setup = Setup(self.book.codec.parse_rules(rules or RULES[game]), None, players, None, 7)
        engine = a_thinker()
        self.table = Table(begin(self.book, setup), times or TimeState(control), engine)
        self.now = 0.0
        self.wait(FRAME)

    def wait(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end - 1e-9:
            self.now = min(end, self.now + FRAME)
            self.table.update(self.now)

    def play(self, text: str) -> Any:
        return self.table.play(self.book.codec.parse_action(text), self.now)

    def causes(self, seat: int = 0) -> list[Cause]:
        entries = self.table.state.match.entries
        return [each.cause for each in entries if isinstance(each, Ply) and each.seat == seat]


@each_of("game", ["jungle", "xiangqi"])
def test_when_time_is_over_one_move_is_played_and_the_next_one_is_waited_for(game: str) -> None:
    table = Evening(AUTO, (HUMAN, EASY), game)
    table.wait(9)
    assert table.causes() == [Cause.AUTO]
    assert table.causes(1) == [Cause.CHOICE], "the computer has answered"
    assert table.table.state.awaits_human
    assert table.table.state.timing.left_s(table.now) is not None
    assert not table.table.state.timing.clock.auto_played
    table.wait(6)
    assert table.causes() == [Cause.AUTO] * 2, "and only when its time is over too"


@each_of("game", ["jungle", "xiangqi"])
def test_after_a_move_was_played_for_somebody_the_other_person_is_waited_for(game: str) -> None:
    table = Evening(AUTO, game=game)
    table.wait(7)
    assert table.causes() == [Cause.AUTO]
    assert table.table.state.mover == 1
    assert table.table.state.awaits_human
    assert table.table.state.timing.left_s(table.now) == pytest.approx(5, abs=2)


@pytest.mark.slow
def test_a_click_while_the_move_is_played_says_so_and_the_next_one_is_ones_own() -> None:
    for game, square in (("jungle", "A3"), ("xiangqi", "a4")):
        board = Board(RULES[game], control=AUTO, players=(HUMAN, EASY), game=game)
        board.wait(5.2)
        assert board.match.cursor == 0
        board.click(square)
        assert board.says("Time over: a move is played for you"), game
        board.wait(5)
        assert board.scene.table.state.awaits_human
        assert not board.says("Time over"), game


def test_a_save_in_which_a_seat_was_played_for_gives_it_back_after_one_move() -> None:
    saved = TimeState(AUTO, auto_played=frozenset({0}))
    table = Evening(AUTO, (HUMAN, EASY), times=saved)
    table.wait(4)
    assert table.causes() == [Cause.AUTO]
    assert table.table.state.awaits_human


def test_who_takes_a_move_back_while_one_is_played_for_him_decides_himself() -> None:
    table = Evening(AUTO)
    table.play("A3A4")
    table.wait(5.2)
    assert table.table.state.stands_in
    table.table.undo(table.now)
    assert table.table.state.awaits_human
    table.wait(3)
    assert table.table.state.match.cursor == 0
    assert not table.table.state.timing.clock.auto_played


def test_time_used_never_counts_below_nothing_after_taking_over() -> None:
    table = Evening(AUTO, (HUMAN, EASY))
    timing = table.table.state.timing
    timing = timing.next_turn(table.table.state.match, 4.0, goes_on=True)
    timing = timing.handed_over()
    timing = timing.taken_over(0, 6.0)
    assert timing.used_ms(6.5) == 500


def test_with_nobody_there_it_is_asked_before_passes_could_end_the_game() -> None:
    table = Evening(PASS)
    table.wait(60)
    assert table.table.state.match.verdict is None
    assert table.table.state.asks_who_is_there
    assert table.table.state.match.cursor == MOST_UNUSED


def test_it_is_asked_too_where_a_computer_moves_between_the_passes() -> None:
    table = Evening(PASS, (HUMAN, EASY), rules=NEVER_REPEATED)
    table.wait(90)
    assert table.table.state.asks_who_is_there
    assert table.causes() == [Cause.PASS] * MOST_UNUSED


@pytest.mark.slow
def test_it_is_asked_too_where_moves_were_played_for_people() -> None:
    for game in RULES:
        table = Evening(AUTO, game=game)
        table.wait(60)
        assert table.table.state.asks_who_is_there, game
        assert table.table.state.match.cursor == MOST_UNUSED, game


def test_the_answer_that_somebody_is_there_counts_from_the_beginning() -> None:
    table = Evening(PASS, rules=NEVER_REPEATED)
    table.wait(30)
    table.table.go_on(table.now)
    table.wait(5.5)
    assert not table.table.state.asks_who_is_there, "one turn is no reason to ask again"
    table.wait(30)
    assert table.table.state.asks_who_is_there
    assert table.table.state.match.cursor == 2 * MOST_UNUSED


@pytest.mark.slow
def test_who_acts_without_moving_is_there_and_is_not_asked() -> None:
    board = Board(NEVER_REPEATED, control=PASS)
    for _ in range(MOST_UNUSED + 2):
        board.wait(4)
        board.click("D5")
        board.wait(1.5)
    assert board.match.cursor >= MOST_UNUSED
    assert not board.says("Is anybody there?")
    board.wait(5.2 * MOST_UNUSED)
    assert board.says("Is anybody there?")
