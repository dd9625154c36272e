"""Names and you come first; the words of the documents stand below them, word for word."""

from typing import Final

import pytest

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.table.dialogs.result_words import result_words
from jungle_pg.scenes.table.dialogs.summary import summary_of
from jungle_pg.stage.ops import Text
from tests.scenes.acting import misplaced, seen
from tests.scenes.table.jackaroo_board import JackarooBoard
from tests.scenes.table.playing import HUMAN, Board
from tests.scenes.table.sitting import ENGLISH, GAME, Sitting, idle_engine, played, seated, told
from tests.scenes.table.xiangqi_board import CHECKED, XiangqiBoard
from tests.words import language_of

TIGER: Final = Player(level=6)
NAMED: Final = (Player("Amelie"), Player("小明"))
CHINESE: Final = language_of("zh")
WINDOWS: Final = [(800, 600), (1280, 720), (1920, 1080), (900, 1600), (640, 480), (3840, 2160)]


def lines(players: tuple[Player, Player], plies: int = 0) -> tuple[str, str]:
    facts = told(seated(played(plies, players)))
    return facts.title, facts.banner


def test_the_turn_is_told_by_name_and_in_the_words_of_the_document() -> None:
    assert lines((HUMAN, TIGER)) == ("Your turn", "RED's Turn")
    assert lines((HUMAN, TIGER), 1) == ("Tiger's turn", "BLUE's Turn")
    assert lines((Player("Amelie"), TIGER)) == ("Your turn", "RED's Turn")
    assert lines(NAMED) == ("Amelie's turn", "RED's Turn")
    assert lines(NAMED, 1) == ("小明's turn", "BLUE's Turn")
    assert lines((HUMAN, HUMAN)) == ("", "RED's Turn"), "a side is all that is known"
    assert lines((TIGER, TIGER)) == ("", "RED's Turn")
    facts = told(seated(played(0, (HUMAN, TIGER))), CHINESE)
    assert (facts.title, facts.banner) == ("轮到你了", "轮到红方")
    facts = told(seated(played(1, NAMED)), CHINESE)
    assert (facts.title, facts.banner) == ("轮到小明", "轮到蓝方")


def test_while_one_looks_around_no_turn_is_told() -> None:
    table = seated(played(24, NAMED))
    table.show_ply(3, 0.0)
    assert (told(table).title, told(table).banner) == ("", "Move 3 of 24")


def given_up(players: tuple[Player, Player], loser: int) -> AnyMatch:
    match = played(4, players).resign(loser)
    assert match.verdict is not None  # type: ignore[union-attr]
    return match  # type: ignore[return-value]


def test_a_win_is_told_by_name_on_the_plank_and_in_the_result() -> None:
    for players, loser, title, verdict in (
        ((HUMAN, TIGER), 1, "You win!", "RED wins! BLUE resigned."),
        ((HUMAN, TIGER), 0, "You lose", "BLUE wins! RED resigned."),
        ((TIGER, Player("Amelie")), 0, "You win!", "BLUE wins! RED resigned."),
        (NAMED, 1, "Amelie wins!", "RED wins! BLUE resigned."),
        ((Player("Amelie"), HUMAN), 0, "Blue wins!", "BLUE wins! RED resigned."),
        ((TIGER, TIGER), 0, "Blue wins!", "BLUE wins! RED resigned."),
    ):
        match = given_up(players, loser)
        words = result_words(ENGLISH, GAME, match, summary_of(GAME, match))
        assert (words.heading, words.verdict) == (title, verdict)
        facts = told(seated(match))
        assert facts.banner == verdict
        assert facts.title in (title, "")
    match = given_up((HUMAN, TIGER), 0)
    assert result_words(CHINESE, GAME, match, summary_of(GAME, match)).heading == "你输了"


@pytest.mark.slow
def test_both_lines_are_read_whole_in_every_game_window_and_language() -> None:
    players = (Player("Alexandra Montgomery III"), HUMAN)
    for size in WINDOWS:
        for scale in (75, 100, 200):
            for code, turn in (("en", "Your turn"), ("zh", "轮到你了")):
                settings = Settings(motion="off", language=code, ui_scale=scale)  # type: ignore[arg-type]
                where = (size, scale, code)
                board = Board(
                    players=(HUMAN, TIGER), size=size, settings=settings, engine=idle_engine()
                )
                assert plank(board) == [turn, {"en": "RED's Turn", "zh": "轮到红方"}[code]], where
                board = Board(players=players, size=size, settings=settings)
                if where[:2] != ((640, 480), 200):
                    assert players[0].name in " ".join(plank(board)), where
                board = Board(players=NAMED, size=size, settings=settings)
                assert misplaced(board.scene, board.show.stack.view) == [], where


def test_check_and_rounds_stand_below_the_name() -> None:
    board = XiangqiBoard(players=(Player("Amelie"), HUMAN))
    board.play(*CHECKED)
    assert plank(board)[:2] == ["Amelie's turn", "Check! Red to move"]
    cards = JackarooBoard(size=(900, 1600), engine=idle_engine())
    assert plank(cards) == ["Your turn", "RED's Turn", "Round 1 · 4 cards"]


def test_the_name_is_larger_than_the_words_below_it() -> None:
    sitting = Sitting(seated(played(4, NAMED)))
    sitting.arrange(board_view := Board().show.stack.view)
    sizes = {
        found.op.text: found.op.size
        for found in seen(sitting.draw(0.0))
        if isinstance(found.op, Text)
    }
    assert board_view is not None
    assert sizes["Amelie's turn"] > sizes["RED's Turn"]


def plank(board: Board) -> list[str]:
    """What is read on the plank of the turn, from top to bottom."""
    rect = board.scene.panels.places.banner
    texts = [found.op for found in seen(board.show.rest(0.001)) if isinstance(found.op, Text)]
    return [text.text for text in texts if rect.holds(text.x, text.y)]
