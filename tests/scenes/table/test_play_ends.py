"""Computers at the board, clocks, and what follows the end of a game."""

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Player
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Replies
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.table.computer_seat import REPLY_S
from jungle_pg.scenes.table.table import MOST_UNUSED
from jungle_pg.stage.input.inputs import Focus, Key, Leave
from tests.rows import each_of
from tests.scenes.table.playing import CALM, HUMAN, Board

EASY = Player(level=1)
WINNING = "7/7/7/7/3c3/3D3/7/7/7 r"


class TestComputers:
    def test_a_computer_answers_by_itself(self) -> None:
        board = Board(players=(HUMAN, EASY))
        board.play("A3A4")
        board.wait(3)
        assert board.match.cursor == 2
        assert board.match.actor == 0

    def test_while_it_thinks_a_click_says_not_your_turn(self) -> None:
        board = Board(players=(HUMAN, EASY))
        board.click("A3", "A4")
        board.click("G7")
        assert board.says("Not your turn")
        assert board.match.cursor <= 1

    def test_a_person_on_the_second_seat_sees_the_own_side_below(self) -> None:
        board = Board(players=(EASY, HUMAN))
        assert board.at("A9")[1] > board.at("A1")[1]
        board.wait(3)
        assert board.match.actor == 1

    def test_computers_can_be_watched_held_and_stepped(self) -> None:
        board = Board(players=(EASY, EASY))
        board.wait(3)
        assert board.match.cursor >= 2
        board.show.click("pause")
        board.wait(1)
        count = board.match.cursor
        board.wait(2)
        assert board.match.cursor == count
        board.show.click("step")
        board.wait(2)
        assert board.match.cursor == count + 1

    def test_the_speed_of_watched_computers_can_be_changed(self) -> None:
        board = Board(players=(EASY, EASY))
        assert board.says("1×")
        board.show.click("speed")
        assert board.says("2×")
        before = board.match.cursor
        board.wait(3)
        assert board.match.cursor - before >= 8

    @each_of("replies", get_args(Replies))
    def test_a_computer_replies_as_soon_as_its_opponent_likes(self, replies: Replies) -> None:
        board = Board(players=(HUMAN, EASY), settings=replace(CALM, replies=replies))
        board.play("A3A4")
        board.wait(REPLY_S[replies] - 0.05)
        assert board.match.cursor == 1
        board.wait(0.1)
        assert board.match.cursor == 2

    def test_a_computer_that_is_to_reply_sooner_does_so_from_now_on(self) -> None:
        board = Board(players=(EASY, EASY), settings=replace(CALM, replies="slow"))
        board.wait(1.4)
        assert board.match.cursor == 0
        board.world.settings = replace(CALM, replies="quick")
        board.wait(0.1)
        assert board.match.cursor == 1
        board.wait(1.2)
        assert board.match.cursor >= 8

    def test_both_plies_are_taken_back_against_a_computer(self) -> None:
        board = Board(players=(HUMAN, EASY))
        board.play("A3A4")
        board.wait(3)
        board.show.click("undo")
        assert board.match.cursor == 0
        board.wait(3)
        assert board.match.cursor == 0


class TestClocks:
    def test_time_over_passes_the_turn(self) -> None:
        board = Board(control=TimeControl(5, Expiry.PASS))
        board.wait(5.2)
        assert board.match.actor == 1
        assert board.match.cursor == 1

    @pytest.mark.slow
    def test_after_some_turns_that_went_by_it_is_asked_whether_anybody_is_there(self) -> None:
        board = Board("animal", control=TimeControl(5, Expiry.PASS))
        board.wait(5.1 * MOST_UNUSED)
        assert board.names[-1] == "question"
        assert board.says("Is anybody there?")
        board.wait(30)
        assert board.match.cursor == MOST_UNUSED
        board.show.click("yes")
        assert board.names[-1] == "play"
        board.play("G7G6")
        board.wait(5.2)
        assert board.match.cursor == MOST_UNUSED + 2

    def test_low_time_is_heard_once_and_its_last_seconds_tick(self) -> None:
        board = Board(control=TimeControl(10, Expiry.LOSE))
        board.wait(9.9)
        assert board.heard.count("clock_low") == 1
        assert board.heard.count("clock_tick") == 5

    @pytest.mark.slow
    def test_a_menu_a_book_and_an_unfocused_window_stop_the_time(self) -> None:
        board = Board(control=TimeControl(10, Expiry.LOSE))
        board.wait(2)
        board.show.keys("escape")
        board.wait(30)
        board.show.keys("escape")
        board.show.rest(0.01)
        board.do(Focus(gained=False))
        board.wait(30)
        board.do(Focus(gained=True))
        board.wait(1)
        assert board.match.verdict is None
        left = board.scene.table.state.timing.left_s(board.show.now)
        assert left == pytest.approx(7, abs=0.3)

    def test_the_mouse_leaving_the_window_does_not_stop_the_time(self) -> None:
        board = Board(control=TimeControl(5, Expiry.LOSE))
        board.do(Leave())
        board.wait(5.2)
        assert board.match.verdict is not None


class TestTheEnd:
    def ended(self, players: tuple[Player, Player] = (HUMAN, HUMAN), unknown: str = "") -> Board:
        board = Board(position=WINNING, players=players, unknown=unknown)
        board.play("D4D5")
        board.wait(1.5)
        assert board.names[-1] == "result"
        return board

    def test_a_rematch_begins_with_the_same_players(self) -> None:
        board = self.ended((HUMAN, EASY))
        board.show.click("rematch")
        assert board.names == ["below", "play"]
        assert board.match.cursor == 0
        assert board.match.setup.players == (HUMAN, EASY)

    def test_a_rematch_takes_nothing_along_that_only_the_file_of_the_old_match_knew(self) -> None:
        board = self.ended(unknown='{"players":{"0":{"rating":1}}}')
        assert board.match.setup.unknown
        board.show.click("rematch")
        assert (board.match.cursor, board.match.setup.unknown) == (0, "")

    def test_sides_can_be_swapped_against_a_computer(self) -> None:
        board = self.ended((HUMAN, EASY))
        board.show.click("swap")
        assert board.match.setup.players == (EASY, HUMAN)

    def test_the_menu_leads_back(self) -> None:
        board = self.ended()
        board.show.click("home")
        assert board.names == ["below"]

    def test_a_new_game_can_be_set_up(self) -> None:
        board = self.ended()
        board.show.click("new_game")
        assert board.names == ["below", "new_game"]

    def test_one_may_look_at_the_board_and_take_the_end_back(self) -> None:
        board = self.ended()
        board.show.keys("escape")
        assert board.names[-1] == "play"
        board.show.click("undo")
        assert board.match.verdict is None
        board.wait(2)
        assert board.names[-1] == "play"

    def test_resigning_asks_first_and_ends_the_game(self) -> None:
        board = Board()
        board.show.click("resign")
        assert board.names[-1] == "question"
        board.show.click("yes")
        assert board.match.verdict is not None
        assert board.says("RED")

    def test_without_questions_it_is_done_at_once(self) -> None:
        board = Board(settings=replace(CALM, confirm=False))
        board.show.click("resign")
        assert board.names[-1] == "play"
        assert board.match.verdict is not None

    def test_two_people_agree_on_a_draw(self) -> None:
        board = Board()
        board.show.click("draw")
        board.show.click("yes")
        assert board.says("Draw by agreement")

    def test_a_computer_thinks_an_offer_over_and_answers_in_words(self) -> None:
        board = Board(players=(HUMAN, EASY))
        board.show.click("draw")
        board.wait(1.5)
        assert board.match.verdict is None
        assert board.scene.said not in ("", "You offer a draw.")


def test_a_game_is_left_unasked_once_it_was_saved(tmp_path: Path) -> None:
    board = Board()
    board.world.saves = saves_in(tmp_path, rulebooks)
    board.play("A3A4")
    board.show.click("load")
    assert board.show.names[-1] == "question"
    board.show.keys("escape")
    board.show.click("save")
    board.wait(1.0)
    board.do(Key("enter"))
    dialog = board.show.stack.top
    assert isinstance(dialog, SaveGame)
    dialog.wait()
    board.wait(1.0)
    board.show.click("load")
    assert board.show.names[-1] == "load"
    board.wait(1.0)
    board.show.keys("escape")
    board.wait(1.0)
    board.play("A7A6")
    board.show.click("load")
    assert board.show.names[-1] == "question"
