"""The stories of players at the board, criterion by criterion, by clicks and by what is seen."""

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.stage.input.inputs import Key, Press, Release
from tests.rows import each_of
from tests.scenes.table.playing import Board


class TestUS1NewGame:
    def test_a_new_game_button_is_shown(self) -> None:
        assert Board().button("new_game")

    def test_restart_puts_all_sixteen_animals_back(self) -> None:
        board = Board()
        board.play("A3A4", "G7G6")
        board.show.click("restart")
        board.show.click("yes")
        assert board.match.cursor == 0
        assert sum(piece is not None for piece in board.match.state.board) == 16
        assert board.standing("A3") == "E"

    def test_red_is_to_move_and_the_words_say_so(self) -> None:
        board = Board()
        assert board.match.actor == 0
        assert "RED's Turn" in board.texts()

    def test_the_history_is_empty_and_the_status_is_in_progress(self) -> None:
        board = Board()
        assert board.match.moments == ()
        assert "In Progress" in board.texts()
        assert not board.button("undo")
        assert not board.button("redo")


class TestUS2MovePieces:
    def test_an_own_piece_is_selected_by_a_click(self) -> None:
        board = Board()
        board.click("A3")
        assert board.marked("selection") == {"A3"}

    def test_all_legal_targets_are_highlighted(self) -> None:
        board = Board()
        board.click("A3")
        assert board.marked("move") == {"A2", "A4", "B3"}

    def test_captures_are_marked_apart_from_empty_squares(self) -> None:
        board = Board(position="l5t/1dE4/5e1/2r4/3w3/3L3/4P2/5D1/1T5 r 3 12")
        board.click("D4")
        assert board.marks() == {"selection": 1, "move": 1, "jump": 2, "capture": 1}
        assert board.marked("capture") == {"D5"}

    def test_a_click_on_a_target_moves(self) -> None:
        board = Board()
        board.click("A3", "A4")
        assert (board.standing("A3"), board.standing("A4")) == (".", "E")

    def test_the_turn_switches_and_the_words_follow(self) -> None:
        board = Board()
        board.play("A3A4")
        assert board.match.actor == 1
        assert "BLUE's Turn" in board.texts()

    def test_the_same_piece_again_deselects(self) -> None:
        board = Board()
        board.click("A3", "A3")
        assert board.marks() == {}

    def test_a_click_beside_the_board_deselects_silently(self) -> None:
        board = Board()
        board.click("A3")
        board.do(Press(3, 3), Release(3, 3))
        assert board.marks() == {}
        assert "error" not in board.heard

    def test_an_empty_square_with_nothing_selected_does_nothing(self) -> None:
        board = Board()
        board.click("D5")
        assert board.marks() == {}
        assert "error" not in board.heard

    def test_another_own_piece_is_selected_instead(self) -> None:
        board = Board()
        board.click("A3", "G1")
        assert board.marked("selection") == {"G1"}

    @each_of(
        ("clicks", "words"),
        [
            (("G9",), "Not your turn"),
            (("A3", "B4"), "Cannot enter water"),
            (("A3", "A6"), "Invalid move"),
            (("A3", "A9"), "Invalid move"),
        ],
    )
    def test_a_refusal_says_why_and_deselects(self, clicks: tuple[str, ...], words: str) -> None:
        board = Board()
        board.click(*clicks)
        assert board.says(words)
        assert board.marks() == {}
        assert "error" in board.heard
        assert board.match.cursor == 0

    def test_a_rat_in_the_way_is_named(self) -> None:
        board = Board(position="l5t/7/7/1r5/7/7/1L5/5D1/1T5 r 3 12")
        board.click("B3", "B7")
        assert board.says("Jump blocked by Rat")


class TestUS3Capture:
    TAKING = "l5t/1dE4/5e1/2r4/3w3/3L3/4P2/5D1/1T5 r 30 12"

    def test_a_captured_piece_leaves_the_board(self) -> None:
        board = Board(position=self.TAKING)
        board.play("D4D5")
        assert board.standing("D5") == "L"
        assert "w" not in board.match.rulebook.codec.position_text(board.match.state).split()[0]

    def test_it_appears_among_the_captured_pieces(self) -> None:
        board = Board(position=self.TAKING)
        before = board.sprites().count("pieces/b_wolf")
        board.play("D4D5")
        bottom = board.scene.facts
        assert bottom is not None
        assert bottom.bottom.taken == ("pieces/b_wolf",)
        assert board.sprites().count("pieces/b_wolf") >= 1
        assert before == 1

    def test_the_count_of_quiet_plies_begins_anew(self) -> None:
        board = Board(position=self.TAKING)
        assert board.match.state.quiet == 30
        board.play("D4D5")
        assert board.match.state.quiet == 0

    @each_of(
        ("position", "start", "end", "words"),
        [
            ("7/7/7/7/3e3/3D3/7/7/7 r", "D4", "D5", "stronger"),
            ("7/7/7/7/3r3/3E3/7/7/7 r", "D4", "D5", "elephant cannot take the rat"),
            ("7/7/7/2r4/3C3/7/7/7/7 r", "D5", "C5", "Invalid move"),
        ],
    )
    def test_captures_the_rules_forbid_are_refused_in_words(
        self, position: str, start: str, end: str, words: str
    ) -> None:
        board = Board(position=position)
        board.click(start)
        assert end not in board.marked("capture")
        board.click(end)
        assert board.match.cursor == 0
        assert board.says(words) or board.says("Cannot enter water")

    def test_a_rat_takes_an_elephant(self) -> None:
        board = Board(position="7/7/7/7/3e3/3R3/7/7/d6 r")
        board.play("D4D5")
        assert board.standing("D5") == "R"


class TestUS4TheEnd:
    def test_the_den_wins_at_once(self) -> None:
        board = Board(position="l5t/1d1C3/5e1/2r4/7/3L3/4P2/5D1/1T5 r 3 12", rules="club")
        board.click("D8")
        assert board.marked("den_win") == {"D9"}
        board.click("D9")
        assert board.match.actor is None
        assert "RED wins by entering the den!" in board.texts()

    def test_no_legal_moves_loses(self) -> None:
        board = Board(position="7/7/7/7/7/7/7/T6/c1L4 r")
        board.play("C1B1")
        assert board.says("RED wins! Opponent has no legal moves.")

    def test_all_captured_wins(self) -> None:
        board = Board(position="7/7/7/7/3c3/3D3/7/7/7 r")
        board.play("D4D5")
        assert board.says("RED wins! All BLUE pieces are captured.")

    def test_fifty_plies_without_a_capture_are_a_draw(self) -> None:
        board = Board(position="l6/7/7/7/7/7/7/7/L6 r 49 40")
        board.play("A1A2")
        assert "Draw by 50-move rule" in board.texts()

    def test_the_third_time_of_a_position_is_a_draw(self) -> None:
        board = Board()
        board.play(*["A3A4", "G7G6", "A4A3", "G6G7"] * 2)
        assert "Draw by threefold repetition" in board.texts()

    def test_further_moves_are_refused(self) -> None:
        board = Board(position="7/7/7/7/3c3/3D3/7/7/7 r")
        board.play("D4D5")
        board.click("D5", "D6")
        assert board.match.cursor == 1
        assert board.marks() == {}

    def test_the_result_comes_no_earlier_than_600_ms_with_a_new_game_to_choose(self) -> None:
        board = Board(position="7/7/7/7/3c3/3D3/7/7/7 r")
        board.play("D4D5")
        board.wait(0.55)
        assert board.names[-1] == "play"
        board.wait(0.2)
        assert board.names[-1] == "result"
        assert board.button("new_game")
        assert board.says("RED wins! All BLUE pieces are captured.")


class TestUS7Undo:
    def test_undo_takes_the_last_move_back(self) -> None:
        board = Board()
        board.play("A3A4")
        board.show.click("undo")
        assert board.standing("A3") == "E"
        assert board.match.actor == 0
        assert "undo" in board.heard

    def test_a_captured_piece_is_restored_with_the_counters(self) -> None:
        board = Board(position=TestUS3Capture.TAKING)
        board.play("D4D5")
        board.show.click("undo")
        assert (board.standing("D4"), board.standing("D5")) == ("L", "w")
        assert board.match.state.quiet == 30
        assert board.scene.facts is not None
        board.show.rest(0.01)
        assert board.scene.facts.bottom.taken == ()

    def test_the_last_ten_moves_can_be_undone_and_no_more(self) -> None:
        board = Board()
        board.play("A3A4", "G7G6", "C3C2", "E7E8", "A4A5", "G6G5", "C2C3", "E8E7", "A5A4", "G5G6",
                   "E3E2", "C7C8")  # fmt: skip
        for _ in range(10):
            assert board.button("undo")
            board.show.click("undo")
        assert board.match.cursor == 2
        assert not board.button("undo")

    def test_the_button_rests_when_there_is_nothing_to_undo(self) -> None:
        board = Board()
        assert not board.button("undo")
        board.play("A3A4")
        assert board.button("undo")
        board.show.click("undo")
        assert not board.button("undo")

    def test_keys_undo_and_redo(self) -> None:
        board = Board()
        board.play("A3A4")
        board.do(Key("z", ctrl=True))
        assert board.match.cursor == 0
        board.do(Key("y", ctrl=True))
        assert board.match.cursor == 1
        board.do(Key("z", ctrl=True), Key("z", ctrl=True, shift=True))
        assert board.match.cursor == 1


class TestUS8Redo:
    MOVES = ("A3A4", "G7G6", "C3C2")

    def test_scenario_1_undo_and_redo_in_order(self) -> None:
        board = Board()
        states = [board.match.state]
        for move in self.MOVES:
            board.play(move)
            states.append(board.match.state)
        for step, (name, left) in enumerate([("undo", 2), ("undo", 1), ("redo", 2), ("redo", 3)]):
            board.show.click(name)
            assert board.match.state == states[left], step
        assert not board.button("redo")

    def test_scenario_2_a_new_move_after_undo_ends_redo(self) -> None:
        board = Board()
        board.play(*self.MOVES)
        board.show.click("undo")
        assert board.button("redo")
        board.play("G3G4")
        assert not board.button("redo")
        assert len(board.match.moments) == 3

    def test_the_button_rests_until_something_was_undone(self) -> None:
        board = Board()
        board.play("A3A4")
        assert not board.button("redo")
        board.show.click("undo")
        assert board.button("redo")


class TestUS9History:
    def test_the_moves_are_listed_and_the_current_one_is_marked(self) -> None:
        board = Board()
        board.play("A3A4", "G7G6")
        board.show.rest(0.01)
        facts = board.scene.facts
        assert facts is not None
        assert [move.line for move in facts.moves] == [
            "1. RED Elephant A3→A4",
            "2. BLUE Elephant G7→G6",
        ]
        assert facts.shown == facts.cursor == 2

    def test_a_click_on_a_move_shows_that_position_and_one_can_go_on_from_there(self) -> None:
        board = Board()
        board.play("A3A4", "G7G6", "C3C2")
        board.show.tab_to("move_list")
        board.show.keys("home")
        assert board.scene.table.state.shown == 0
        assert board.match.cursor == 3
        assert board.button("play_from_here")
        assert board.button("back_to_game")
        board.show.click("back_to_game")
        assert board.scene.table.state.looking is None
        board.show.tab_to("move_list")
        board.show.keys("home", "down")
        board.show.click("play_from_here")
        assert board.match.cursor == 1
        assert JUNGLE.actor(board.match.state) == 1
