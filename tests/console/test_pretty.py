"""The pretty game: commands, the words of the window, colours and characters that line up."""

import re
import unicodedata
from pathlib import Path

import pytest

from jungle_pg.console.typed_commands import Do, Go, Unknown, Ways, wish_of
from jungle_pg.games.console.style import Style, style_of
from tests.console.driving import command, pretty
from tests.rows import each_of
from tests.words import LANGUAGES

COLOURFUL = Style(has_colours=True, has_characters=True)
WRITTEN = Style(has_characters=True)
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
TRAPPED = "D7 t\nC7 C\nE7 E\nA9 L\n"
"""Blue's tiger between a cat it takes and an elephant it does not."""


def columns(line: str) -> int:
    """How wide a line is on a terminal."""
    wide = "WF"
    return sum(1 + (unicodedata.east_asian_width(letter) in wide) for letter in line)


def boards(said: str) -> list[list[str]]:
    """The boards of a game, without their heads."""
    found: list[list[str]] = []
    for line in ESCAPE.sub("", said).splitlines():
        if line.strip().startswith("A     B"):
            found.append([])
        elif found and len(found[-1]) < 19:
            found[-1].append(line)
    return found


@each_of(
    ("line", "wish"),
    [
        ("d7 d8", Go("d7", "d8")),
        ("D7D8", Go("D7", "D8")),
        ("d7-d8", Go("d7", "d8")),
        ("d7?", Ways("d7")),
        (" D7 ? ", Ways("D7")),
        ("undo", Do("undo")),
        ("UNDO", Do("undo")),
        ("save", Do("save")),
        ("save my best game", Do("save", "my best game")),
        ("save! x", Do("save!", "x")),
        ("load x", Do("load", "x")),
        ("exit", Do("quit")),
        ("?", Do("help")),
        ("Z0 Z0", Do("resign")),
        ("z0 z0", Go("z0", "z0")),
        ("undo 3", Unknown("undo 3")),
        ("d7", Unknown("d7")),
        ("", Unknown("")),
        ("\x07" + "x" * 99, Unknown("?" + "x" * 39 + "…")),
    ],
)
def test_lines_become_wishes(line: str, wish: object) -> None:
    assert wish_of(line) == wish


def test_legal_moves_of_a_square_are_told_and_marked(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "d7?", board=TRAPPED, style=WRITTEN)
    assert "Tiger on D7: C7 (takes the cat), D6, D8\n" in played.said
    assert "(C貓)" in played.said
    assert "(#阱)" in played.said
    assert "(E象)" not in played.said


@each_of(
    ("line", "language", "said"),
    [
        ("c3 c4", "en", "Cannot enter water: the leopard does not swim"),
        ("c3 c4", "zh", "不能下河：豹不会游泳"),
        ("a7 a6", "en", "Not your turn"),
        ("d5 d6", "en", "Invalid move: there is no animal on D5"),
        ("h1 h2", "en", "Invalid move: that square is not on the board"),
        ("h1?", "en", "Invalid move: that square is not on the board"),
        ("d5?", "en", "Invalid move: there is no animal on D5"),
        ("a7?", "zh", "还没轮到你"),
        ("undo", "en", "There is no move to take back"),
        ("redo", "zh", "没有可以重走的棋"),
        ("history", "en", "No move has been played yet."),
        ("fly", "en", "I do not understand “fly”. Type help to see what you can type."),
        ("load", "zh", "还没有存档。"),
    ],
)
def test_refusals_have_the_words_of_the_window(
    line: str, language: str, said: str, tmp_path: Path
) -> None:
    played = pretty(tmp_path, "1", line, language=language)
    assert said in played.said
    assert len(boards(played.said)) == 1


def test_undo_and_redo_go_through_the_match(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "a3 a4", "a7 a6", "undo", "undo", "redo", "history")
    assert re.findall(r"Round (\d)", played.said) == ["1", "2", "3", "2", "1", "2"]
    assert played.said.count("1. Blue Rat A3→A4") == 2


def test_undo_takes_the_answer_of_a_machine_back_too(tmp_path: Path) -> None:
    played = pretty(tmp_path, "2", "a3 a4", "undo", "history")
    assert "No move has been played yet." in played.said
    assert re.search(r"^2\. Red \w+ ", played.said, re.MULTILINE)


def test_undo_goes_back_behind_the_end_of_a_game(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "resign", "a3 a4", "undo", "a3 a4")
    assert "Red wins! Blue resigned." in played.said
    assert "Invalid move: the game is over" in played.said
    assert "1. Blue Rat A3→A4" in played.said
    assert played.status == 1


def test_a_hint_is_a_good_move(tmp_path: Path) -> None:
    board = "D8 l\nA9 E\n"
    assert "Hint: lion D8→D9" in pretty(tmp_path, "1", "hint", board=board).said
    assert "提示：狮 D8→D9" in pretty(tmp_path, "1", "hint", board=board, language="zh").said


def test_the_history_tells_captures_in_the_language_of_the_player(tmp_path: Path) -> None:
    lines = ("1", "d7 c7", "history")
    english = pretty(tmp_path, *lines, board=TRAPPED).said
    assert english.count("1. Blue Tiger D7→C7 (captured Red Cat)") == 2
    chinese = pretty(tmp_path, *lines, board=TRAPPED, language="zh").said
    assert chinese.count("1. 蓝方虎 D7→C7（吃红方猫）") == 2


def test_squares_are_called_as_the_rules_label_them(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "a3 a4", "a7?", rules="traditional")
    assert "1. RED Elephant A3→A4" in played.said
    assert "Rat on A7: A6, A8, B7" in played.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_everything_that_can_be_typed(language: str, tmp_path: Path) -> None:
    said = pretty(tmp_path, "1", "help", language=language).said
    for order in ("undo", "redo", "hint", "history", "save", "load", "resign", "help", "quit"):
        assert re.search(rf"\b{order}\b", said)


@each_of("language", LANGUAGES)
@each_of("style", [Style(), WRITTEN, COLOURFUL], ids=["letters", "characters", "all"])
def test_every_line_of_a_board_is_equally_wide(style: Style, language: str, tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "a3 a4", "a7?", "g7 g6", style=style, language=language)
    found = boards(played.said)
    assert len(found) == 4
    assert {columns(line) for board in found for line in board} == {45}


def test_characters_stand_beside_the_letters(tmp_path: Path) -> None:
    said = pretty(tmp_path, "1", style=WRITTEN).said
    for piece in ("e象", "l獅", "t虎", "p豹", "w狼", "d狗", "c貓", "r鼠", "E象", "R鼠"):
        assert piece in said
    assert not re.search("[\u4e00-\u9fff]", pretty(tmp_path, "1").said)


def test_without_colours_there_is_no_escape(tmp_path: Path) -> None:
    lines = ("1", "a3?", "x", "a3 a4", "help", "resign")
    plain, coloured = (pretty(tmp_path, *lines, style=style).said for style in (WRITTEN, COLOURFUL))
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    assert ESCAPE.sub("", coloured) == plain


@each_of(
    ("environ", "encoding", "is_terminal", "platform", "style"),
    [
        ({}, "utf-8", True, "linux", Style(True, True, True)),
        ({}, "utf-8", False, "linux", Style(False, True, True)),
        ({"NO_COLOR": "1"}, "utf-8", True, "linux", Style(False, True, True)),
        ({"NO_COLOR": ""}, "utf-8", True, "linux", Style(True, True, True)),
        ({"TERM": "dumb"}, "utf-8", True, "linux", Style(False, True, True)),
        ({}, "ascii", True, "linux", Style(True, False)),
        ({}, None, True, "darwin", Style(True, False)),
        ({}, "gbk", True, "linux", Style(True, True)),
        ({}, "utf-8", True, "win32", Style(False, True, True)),
        ({"WT_SESSION": "x"}, "utf-8", True, "win32", Style(True, True, True)),
    ],
)
def test_the_style_is_what_the_terminal_can_show(
    environ: dict[str, str], encoding: str | None, is_terminal: bool, platform: str, style: Style
) -> None:
    assert style_of(environ, encoding, is_terminal=is_terminal, platform=platform) == style


@pytest.mark.process
def test_a_terminal_without_characters_gets_letters(tmp_path: Path) -> None:
    done = command(
        tmp_path, "--pretty", typed="1\na3 a4\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    )
    assert (done.returncode, done.stderr) == (1, b"")
    assert b"|  l  |" in done.stdout
    assert done.stdout.isascii()


@pytest.mark.process
def test_into_a_file_go_no_colours_but_characters(tmp_path: Path) -> None:
    done = command(tmp_path, "--pretty", "--lang", "zh", typed="1\na3 a4\n")
    assert b"\x1b" not in done.stdout
    assert "轮到蓝方：" in done.stdout.decode()
    assert "| l獅 |" in done.stdout.decode()


@pytest.mark.process
def test_the_language_is_the_one_of_the_settings_unless_told_otherwise(tmp_path: Path) -> None:
    config = tmp_path / "config"
    config.mkdir()
    (config / "settings.json").write_text(
        '{"version": 1, "language": "zh", "characters": "simplified"}'
    )
    said = command(tmp_path, "--pretty", typed="1\n").stdout.decode()
    assert "规则：" in said
    assert "l狮" in said
    assert "Rules: " in command(tmp_path, "--pretty", "--lang", "en", typed="1\n").stdout.decode()


def test_a_game_that_is_over_can_be_looked_at_and_left(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "d8 d9", "history", "quit", board="D8 l\nA9 E\n")
    assert "Blue wins by entering the den!" in played.said
    assert "Game over. Type undo, history, save or load, or quit:" in played.said
    assert played.status == 0
    assert played.said.endswith("quit: Goodbye!\n")


def test_the_input_may_end_after_the_game_but_not_before(tmp_path: Path) -> None:
    assert pretty(tmp_path, "1", "d8 d9", board="D8 l\nA9 E\n").status == 0
    played = pretty(tmp_path, "1", "a3 a4")
    assert (played.status, played.lines[-1]) == (1, "The input has ended before the game.")
    assert pretty(tmp_path, language="zh").lines[-1] == "对局没有下完，输入已经结束。"


def test_quit_leaves_with_status_0(tmp_path: Path) -> None:
    assert pretty(tmp_path, "1", "quit", "a3 a4").status == 0


def test_machines_alone_end_or_stop_here_too(tmp_path: Path) -> None:
    played = pretty(tmp_path, "3", max_rounds=4)
    assert (played.status, played.lines[-1]) == (0, "Stopped after 4 rounds.")
    assert len(boards(played.said)) == 5
    won = pretty(tmp_path, "3", board="D8 l\nA9 E\n", level=5)
    assert (won.status, won.lines[-1]) == (0, "Blue wins by entering the den!")


def test_the_pretty_game_draws_a_person_no_board_before_the_machine_has_answered(
    tmp_path: Path,
) -> None:
    played = pretty(tmp_path, "2", "a3 a4")
    assert len(boards(played.said)) == 2
    assert "1. Blue Rat A3→A4\n2. Red " in played.said
