"""A game at the board: hands, keys, computers, hints, offers, and what follows the end."""

from dataclasses import replace

import pytest

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import RIGHT, Key, Leave, Point, Press, Release
from tests.rows import each_of
from tests.scenes.acting import LANGUAGES, SCALES, SIZES, misplaced, view_of
from tests.scenes.table.playing import CALM, Board

EASY = Player(level=1)
WINNING = "7/7/7/7/3c3/3D3/7/7/7 r"
WINDOWS = [*SIZES, (900, 1600), (2560, 1080), (640, 480)]


class TestDragging:
    def test_a_drop_on_a_target_moves(self) -> None:
        board = Board()
        board.drag("A3", board.at("A4", 12, -9))
        assert board.standing("A4") == "E"

    def test_a_drag_shows_the_targets(self) -> None:
        board = Board()
        x, y = board.at("A3")
        board.do(Point(x, y), Press(x, y), Point(x + 10, y))
        assert board.marked("move") == {"A2", "A4", "B3"}
        assert board.scene.board.held_at == (x + 10, y)

    def test_an_illegal_drop_glides_home_and_says_why(self) -> None:
        board = Board()
        board.drag("A3", board.at("B4"))
        assert board.standing("A3") == "E"
        assert board.says("Cannot enter water")
        assert "glide_back" in board.heard
        assert board.marks() == {}

    def test_a_drop_beside_the_board_glides_home_silently(self) -> None:
        board = Board()
        board.drag("A3", (4, 4))
        assert board.standing("A3") == "E"
        assert "error" not in board.heard
        assert board.marks() == {}

    def test_a_drop_at_home_keeps_the_piece_chosen(self) -> None:
        board = Board()
        board.drag("A3", board.at("A3", 14))
        assert board.marked("selection") == {"A3"}

    def test_an_enemy_cannot_be_dragged(self) -> None:
        board = Board()
        board.drag("A7", board.at("A6"))
        assert board.match.cursor == 0
        assert board.says("Not your turn")


class TestKeys:
    def test_a_whole_move_by_keys_alone(self) -> None:
        board = Board()
        board.show.tab_to("board")
        board.scene.board.cursor = "A3"
        board.show.keys("enter", "up", "enter")
        assert board.standing("A4") == "E"

    def test_esc_first_puts_back_then_closes_what_is_open_then_opens_the_menu(self) -> None:
        board = Board(size=(800, 600))
        board.play("A3A4")
        board.click("G7")
        board.show.click("moves")
        assert board.scene.panels.drawer == "moves"
        board.show.tab_to("move_list")
        board.show.keys("home")
        assert board.scene.table.state.looking == 0
        board.show.keys("escape")
        assert board.scene.panels.drawer == ""
        board.show.keys("escape")
        assert board.scene.table.state.looking is None
        board.show.keys("escape")
        assert board.names[-1] == "pause"
        board.wait(0.3)
        board.show.keys("escape")
        assert board.names[-1] == "play"

    def test_esc_cancels_a_selection(self) -> None:
        board = Board()
        board.click("A3")
        board.show.keys("escape")
        assert board.marks() == {}
        assert board.names[-1] == "play"

    def test_a_right_click_deselects(self) -> None:
        board = Board()
        board.click("A3")
        x, y = board.at("D5")
        board.do(Press(x, y, RIGHT), Release(x, y, RIGHT))
        assert board.marks() == {}

    def test_f_turns_the_board(self) -> None:
        board = Board()
        low = board.at("A1")[1]
        board.do(Key("f"))
        assert board.at("A1")[1] < low
        board.play("A3A4")

    def test_a_walk_with_the_keyboard_reaches_every_control(self) -> None:
        board = Board()
        board.play("A3A4")
        board.show.rest(0.01)
        wanted = {each.name for each in board.show.page.widgets if each.is_enabled}
        reached = set()
        for _ in range(len(board.show.page.widgets) + 1):
            board.show.keys("tab")
            assert board.show.page.focused is not None
            reached.add(board.show.page.focused.name)
        assert reached == wanted


class TestHelp:
    def test_a_hint_shows_first_the_piece_then_the_move(self) -> None:
        board = Board(position=WINNING)
        board.show.click("hint")
        board.wait(0.5)
        assert len(board.marked("hint_from")) == 1
        assert board.marked("hint_to") == set()
        board.show.click("hint")
        board.wait(0.5)
        assert len(board.marked("hint_to")) == 1
        assert "hint" in board.heard
        board.play("D4D5")
        assert board.marked("hint_from") == set()

    def test_an_enemy_under_the_mouse_shows_who_can_take_it_and_whom_it_could_take(self) -> None:
        settings = replace(CALM, threats=True)
        board = Board(position="7/7/7/7/3C3/3d3/3E3/7/7 r", settings=settings)
        board.do(Point(*board.at("D4")))
        assert board.marked("prey") == {"D3"}
        assert board.marked("threat") == {"D5"}
        board.do(Leave())
        assert board.marked("prey") == set()

    def test_the_chosen_piece_is_explained_beside_the_board(self) -> None:
        board = Board()
        board.click("A3")
        assert "Elephant" in board.texts()
        assert any(text.startswith("go to ") for text in board.texts())

    def test_the_last_move_is_marked(self) -> None:
        board = Board()
        board.play("A3A4")
        assert board.marked("last_from") == {"A3"}
        assert board.marked("last_to") == {"A4"}


@each_of("rules", ["traditional", "appendix", "course", "animal", "club"])
def test_every_rule_set_can_be_played_by_clicks(rules: str) -> None:
    board = Board(rules)
    for number in range(14):
        actions = board.match.rulebook.actions(board.match.state)
        action = actions[number * 5 % len(actions)]
        start, end = board.match.rulebook.picks(board.match.state, action)
        board.play(f"{start}{end}")


def test_a_click_never_waits_for_an_animation() -> None:
    board = Board(settings=Settings(motion="slow"))
    board.play("A3A4", "G7G6", "A4A3", "G6G7")
    assert board.match.cursor == 4


def test_a_press_shows_the_selection_in_the_very_next_frame() -> None:
    board = Board()
    x, y = board.at("A3")
    board.do(Point(x, y))
    board.show.run((board.show.now + 0.001, Press(x, y)))
    assert any(mark.name == "selection" for mark in board.scene.board.marks)


def test_nothing_is_painted_while_nothing_happens() -> None:
    board = Board()
    drawn = board.show.rest(2)
    assert board.show.rest(5) is drawn
    assert board.show.stack.wakes_at(board.show.now) is None


def test_a_switch_of_language_changes_every_text() -> None:
    shown = []
    for language in LANGUAGES:
        board = Board(settings=replace(CALM, language=language))
        board.play("A3A4")
        board.click("G7")
        shown.append(set(board.texts()))
    letters = set("ABCDEFG123456789") | {"→"}
    both = {text for text in shown[0] & shown[1] if not set(text) <= letters | set(" .0")}
    assert both == set()


@pytest.mark.slow
@each_of("language", LANGUAGES)
@each_of("scale", SCALES)
@each_of("size", WINDOWS)
def test_nothing_is_misplaced_in_any_window(
    size: tuple[int, int], scale: int, language: Language
) -> None:
    settings = replace(CALM, language=language, ui_scale=scale)
    board = Board(settings=settings, control=TimeControl(30, Expiry.LOSE), size=size)
    scene = board.scene
    assert isinstance(scene, Play)
    assert misplaced(scene, view_of(size, settings)) == []


def test_what_was_said_is_gone_after_the_next_move() -> None:
    board = Board()
    board.click("A3", "B4")
    assert board.says("Cannot enter water")
    board.play("A3A4")
    assert not board.says("Cannot enter water")
    assert board.says("In Progress")


def test_enter_means_no_where_something_would_be_lost() -> None:
    board = Board()
    board.show.click("resign")
    board.show.keys("enter")
    assert board.match.verdict is None
    assert board.names[-1] == "play"


@each_of("name", ["rules", "keys", "settings"])
def test_what_was_opened_from_the_menu_leads_back_to_it(name: str) -> None:
    board = Board()
    board.show.keys("escape")
    board.wait(0.3)
    board.show.click(name)
    board.show.rest()
    assert board.names[-1] == name
    board.show.keys("escape")
    assert board.names[-1] == "pause"
    board.wait(0.3)
    board.show.keys("escape")
    assert board.names[-1] == "play"


def test_an_empty_square_under_the_mouse_has_no_paws() -> None:
    board = Board()
    board.do(Point(*board.at("A4")))
    assert board.marked("prey") == set()
