"""Check at the board: what is marked, said and explained, and when."""

import pytest

from jungle_pg.board.marks import marks_of_danger
from jungle_pg.core.log import Player
from jungle_pg.files.settings import Settings
from jungle_pg.games.move_record import Script
from jungle_pg.scenes.appearance import script_of
from jungle_pg.scenes.table.captions.danger import danger_text, escape_of, new_notices
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.ops import Sprite
from tests.rows import each_of
from tests.scenes.acting import seen
from tests.scenes.table.played import GAME, XIANGQI_GAME, played
from tests.scenes.table.playing import Board
from tests.scenes.table.xiangqi_board import (
    BACK_RANK,
    CHECKED,
    MATED,
    XiangqiBoard,
    xiangqi_match,
)
from tests.words import language_of

ENGLISH = language_of("en")
WXF = Settings(motion="off", notation=(("xiangqi", "wxf"),))
CHECKS = {
    "chariot": ("3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1", "a1a10", "a10"),
    "horse": ("3k5/9/9/9/3N5/9/9/9/4A4/4K4 w - - 0 1", "d6c8", "c8"),
    "soldier": ("3k5/9/3P5/9/9/9/9/9/4A4/4K4 w - - 0 1", "d8d9", "d9"),
    "cannon": ("3k5/9/3a5/9/9/C8/9/9/4A4/4K4 w - - 0 1", "a5d5", "d5"),
}
"""A position, the move that gives check to the general on d10, and where from."""


def test_a_whole_game_by_clicks_with_checks_and_a_mate() -> None:
    board = XiangqiBoard()
    board.play(*CHECKED[:3])
    assert board.checked == ({"e10"}, {"e7"})
    assert board.banner == "Check! Black to move"
    board.play(*CHECKED[3:-1])
    assert board.checked == (set(), set())
    assert board.banner == "BLACK's Turn"
    board.play(CHECKED[-1])
    assert board.checked == ({"e1"}, {"e4"})
    assert "xiangqi/badge_check" in board.sprites()
    board = XiangqiBoard(BACK_RANK)
    board.play(*MATED)
    assert board.match.verdict.reason == "checkmate"
    assert board.checked == ({"e10"}, {"a10"})
    assert board.says("RED wins by checkmate!")
    board.wait(1.0)
    assert board.names[-1] == "result"


@each_of("kind", CHECKS)
def test_every_kind_of_piece_shows_its_check(kind: str) -> None:
    position, move, attacker = CHECKS[kind]
    board = XiangqiBoard(position)
    board.play(move)
    assert board.checked == ({"d10"}, {attacker})
    assert {"xiangqi/check", "xiangqi/check_from", "xiangqi/check_chevron"} <= set(board.sprites())
    assert board.says("Your general is attacked")


def test_a_check_is_shown_again_after_undo_redo_and_loading() -> None:
    board = XiangqiBoard()
    board.play(*CHECKED)
    board.show.click("undo")
    assert board.checked == (set(), set())
    board.show.click("redo")
    board.wait(0.1)
    assert board.checked == ({"e1"}, {"e4"})
    loaded = Play(board.world, XIANGQI_GAME, board.match)
    board.show.cover_with(loaded)
    assert board.checked == ({"e1"}, {"e4"})


def test_a_check_in_the_past_is_shown_where_one_looks_at_it() -> None:
    board = XiangqiBoard()
    board.play(*CHECKED)
    board.scene.table.show_ply(3, board.show.now)
    assert board.checked == ({"e10"}, {"e7"})
    assert board.banner == "Move 3 of 12"
    board.scene.table.show_ply(4, board.show.now)
    assert board.checked == (set(), set())


def test_a_check_is_marked_when_the_attacker_has_arrived() -> None:
    board = XiangqiBoard(settings=Settings())
    board.play(*CHECKED[:2])
    board.wait(3.0)
    book = board.match.rulebook
    state = board.match.state
    board.click(*book.picks(state, book.read(state, CHECKED[2])))
    assert "xiangqi/check" not in board.sprites()
    board.wait(3.0)
    assert "xiangqi/check" in board.sprites()


def test_the_mark_of_a_check_pulses_unless_nothing_should_move() -> None:
    for settings, is_alive in ((Settings(), True), (Settings(reduced_motion=True), False)):
        board = XiangqiBoard(settings=settings)
        board.play(*CHECKED[:3])
        board.wait(3.0)
        sizes = {
            found.op.stretch_x
            for _ in range(12)
            for found in seen(board.show.rest(0.05))
            if isinstance(found.op, Sprite) and found.op.name == "xiangqi/check"
        }
        assert (len(sizes) > 2) is is_alive
        assert all(0.965 <= size <= 1.035 for size in sizes)


def test_a_game_without_danger_says_and_marks_nothing_of_it() -> None:
    match = played(plies=20)
    assert marks_of_danger(match, 20) == []
    assert danger_text(match, GAME, ENGLISH) == ""
    assert escape_of(match, GAME, ENGLISH, Script()) is None
    board = Board()
    assert board.scene.facts is not None
    assert board.scene.facts.escape is None


class TestTheWaysOut:
    def test_they_are_named_with_their_pieces_and_moves(self) -> None:
        match = xiangqi_match(*CHECKED)
        script = script_of(Settings(), XIANGQI_GAME)
        escape = escape_of(match, XIANGQI_GAME, ENGLISH, script)
        assert escape is not None
        assert escape.title == "Your general is attacked"
        told = [(way.sprite, way.title, way.who, way.moves) for way in escape.ways]
        assert told == [
            ("xiangqi/b_cannon", "Take the cannon", "horse", ("傌三進五",)),
            (
                "xiangqi/r_advisor",
                "Add a second screen",
                "",
                ("仕六進五", "仕四進五", "傌三退五"),
            ),
            (
                "xiangqi/r_elephant",
                "Take away its screen",
                "elephant",
                ("相五退七", "相五進七"),
            ),
        ]

    def test_they_are_told_to_the_person_in_check_alone(self) -> None:
        board = XiangqiBoard()
        board.play(*CHECKED)
        assert board.says("Take away its screen")
        board.scene.table.show_ply(3, board.show.now)
        assert not board.says("Take away its screen")
        position, check, _ = CHECKS["chariot"]
        computer = XiangqiBoard(position, players=(Player(), Player(level=1)))
        computer.play(check)
        assert computer.match.rulebook.ways_out(computer.match.state)
        assert computer.scene.facts is not None
        assert computer.scene.facts.escape is None

    def test_they_are_written_as_the_player_writes_moves(self) -> None:
        board = XiangqiBoard(settings=WXF)
        board.play(*CHECKED)
        assert board.says("the horse: H3+5")

    @pytest.mark.slow
    @each_of("language", ["en", "zh"])
    @each_of("size", [(640, 480), (800, 600), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
    def test_no_word_of_them_is_cut(self, size: tuple[int, int], language: str) -> None:
        settings = Settings(motion="off", language="zh" if language == "zh" else "en")
        board = XiangqiBoard(settings=settings, size=size)
        board.play(*CHECKED)
        assert [text for text in board.texts() if "…" in text] == []


class TestNotices:
    THERE_AND_BACK = ("俥一進一", "車1進1", "俥一退一", "車1退1")

    def test_a_position_that_is_back_is_said_once(self) -> None:
        board = XiangqiBoard()
        board.play(*self.THERE_AND_BACK)
        assert board.says("This position has come 2 times")
        board.play(self.THERE_AND_BACK[0])
        assert not board.says("This position has come")

    def test_who_keeps_checking_is_warned_by_name(self) -> None:
        position = "3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 0 1"
        board = XiangqiBoard(position)
        board.play("a1a10", "d10d9", "a10a9", "d9d10", "a9a10")
        assert board.says(
            "Perpetual check: this position has come twice; if Red checks on, Red loses"
        )

    def test_moves_without_a_capture_are_counted_near_their_limit(self) -> None:
        board = XiangqiBoard("4k4/9/9/9/9/9/9/9/R8/3K5 w - - 95 60")
        board.play("a2a3")
        assert board.says("96/120 moves without a capture")
        board.play("e10e9")
        assert board.says("97/120 moves without a capture")
        assert new_notices(xiangqi_match("炮二平五"), ENGLISH) == ()

    def test_jungle_tells_of_its_limits_too(self) -> None:
        board = Board(position="7/7/7/7/7/7/7/C6/6c r 39 30")
        assert not board.says("without a capture")
        board.play("A2A3")
        assert board.says("40/50 moves without a capture")
