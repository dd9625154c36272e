"""A rematch keeps a score: it belongs to the players, whatever sides they have."""

from dataclasses import replace

from jungle_pg.core.log import Player
from jungle_pg.scenes.setup.new_game import NewGame
from jungle_pg.scenes.table.actions import carry_out
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.score import NO_SCORE, Score, score_text
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Text
from jungle_pg.ui.plates.plate import PlateContent, player_ops
from tests.scenes.table.played import GAME, agreed, played
from tests.scenes.table.playing import HUMAN, Board
from tests.ui.looking import find, plain_measure, view
from tests.words import language_of

EASY = Player(level=1)
WINNING = "7/7/7/7/3c3/3D3/7/7/7 r"
"""Red, who moves, takes the last piece of Blue."""


def ended(players: tuple[Player, Player] = (HUMAN, HUMAN)) -> Board:
    board = Board(position=WINNING, players=players)
    finish(board)
    return board


def finish(board: Board) -> None:
    """Red wins, and the result comes up."""
    board.play("D4D5")
    board.wait(1.5)
    assert board.names[-1] == "result"


def points(board: Board) -> tuple[str, str]:
    """What the plates say that the seats have won."""
    board.show.rest(0.001)
    return board.scene.state.standing.points(0), board.scene.state.standing.points(1)


def test_a_rematch_of_people_shows_one_to_nothing_at_the_table_and_two_in_the_result() -> None:
    board = ended()
    assert not board.says("Score:"), "a first game tells by itself who is ahead"
    board.show.click("rematch")
    assert points(board) == ("1", "0")
    assert "1" in board.texts(), "on a plate"
    assert "icons/trophy" in board.sprites()
    finish(board)
    assert "Score: Red 2 – 0 Blue" in board.texts()
    board.show.click("rematch")
    assert points(board) == ("2", "0")


def test_swapping_sides_keeps_the_score_with_its_player() -> None:
    board = ended((HUMAN, EASY))
    board.show.click("swap")
    assert board.match.setup.players == (EASY, HUMAN)
    assert points(board) == ("0", "1")
    board.wait(6)
    assert board.names[-1] == "result", "the computer takes the last piece"
    assert "Score: You 1 – 1 Rat" in board.texts()


def test_a_draw_is_half_a_point_for_both() -> None:
    match = agreed()
    score = NO_SCORE.after(match)
    assert [score.points(seat) for seat in (0, 1)] == ["½", "½"]
    score = score.after(played())
    assert [score.points(seat) for seat in (0, 1)] == ["1½", "½"], "Red wins the recorded game"
    words = (language_of(code) for code in ("en", "zh"))
    told = [score_text(each, GAME, match, score) for each in words]
    assert told == ["Score: Red 1½ – ½ Blue", "比分：红方 1½ – ½ 蓝方"]


def test_a_result_that_is_taken_back_counts_once() -> None:
    board = ended()
    board.show.click("rematch")
    finish(board)
    board.show.keys("escape")
    assert points(board) == ("2", "0")
    board.show.click("undo")
    assert points(board) == ("1", "0")
    finish(board)
    board.show.click("rematch")
    assert points(board) == ("2", "0")


def test_a_finished_game_that_is_restarted_counts_too_and_one_going_on_does_not() -> None:
    board = ended()
    board.show.keys("escape")
    board.show.click("restart")
    assert points(board) == ("1", "0")
    carry_out(board.scene, "restart", board.show.now)
    assert points(board) == ("1", "0")


def test_a_new_game_keeps_the_score_of_the_same_players_and_others_begin_anew() -> None:
    for players, expected in (((HUMAN, HUMAN), ("1", "0")), ((HUMAN, EASY), ("", ""))):
        board = ended(players)
        board.show.click("new_game")
        screen = board.show.stack.top
        assert isinstance(screen, NewGame)
        screen.choice = replace(screen.choice, players="two")
        board.show.click("start")
        assert isinstance(board.show.stack.top, Play)
        assert board.match.setup.players == (HUMAN, HUMAN)
        assert points(board) == expected


def test_computers_that_play_each_other_have_a_score_too() -> None:
    strong = Player(level=5)
    score = NO_SCORE.after(played(players=(EASY, strong)))
    assert score.among((strong, EASY)).halves == (0, 2)
    assert score.among((EASY, EASY)) is NO_SCORE
    twins = played(players=(EASY, EASY))
    assert score_text(language_of("en"), GAME, twins, Score((2, 0))) == "Score: Red 1 – 0 Blue"


def test_a_score_stands_after_the_name_and_touches_nothing() -> None:
    you = PlateContent("red", "You", "", "pieces/r_lion", clock="0:41")
    for score in ("0", "12½"):
        for name in ("You", "A player with a very long name indeed"):
            for high in (66, 108, 150, 200):
                rect = Rect(0, 0, 380, high)
                look = replace(you, name=name, score=score)
                ops = player_ops(view(), rect, look)
                (told,) = find(ops, Text, text=score)
                (digits,) = find(ops, Text, text="0:41")
                first = find(ops, Text, align="left")[0]
                assert first.x + plain_measure(first.text, first.size) < told.x
                right = told.x + plain_measure(told.text, told.size)
                is_above = told.y + told.size / 2 <= digits.y - digits.size / 2
                assert is_above or right < digits.x - plain_measure("0:41", digits.size) / 2
