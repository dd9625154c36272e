"""Xiangqi in the terminal: points, checks, any notation, machines, saves of both games."""

import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.games.console.style import Style
from tests.console.driving import command, plain, pretty
from tests.rows import each_of

XIANGQI: dict[str, Any] = {"game": "xiangqi"}
WRITTEN = Style(has_characters=True)
COLOURFUL = Style(has_colours=True, has_characters=True)
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
MATING = ("h3 e3", "i10 i9", "e3 e7", "a10 a9", "b3 b5", "i9 i10", "b5 e5")
"""Two cannons on the file of the general."""
MATING_WRITTEN = ("C2=5", "R9+1", "炮五进四", "車1進1", "C8+2", "R9-1", "炮八平五")
CHARIOT = "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1"

START = """\
   a   b   c   d   e   f   g   h   i
10 r---n---b---a---k---a---b---n---r
   |   |   |   | \\ | / |   |   |   |
 9 +---+---+---+---+---+---+---+---+
   |   |   |   | / | \\ |   |   |   |
 8 +---c---+---+---+---+---+---c---+
   |   |   |   |   |   |   |   |   |
 7 p---+---p---+---p---+---p---+---p
   |   |   |   |   |   |   |   |   |
 6 +---+---+---+---+---+---+---+---+
   |     ~   ~   river   ~   ~     |
 5 +---+---+---+---+---+---+---+---+
   |   |   |   |   |   |   |   |   |
 4 P---+---P---+---P---+---P---+---P
   |   |   |   |   |   |   |   |   |
 3 +---C---+---+---+---+---+---C---+
   |   |   |   | \\ | / |   |   |   |
 2 +---+---+---+---+---+---+---+---+
   |   |   |   | / | \\ |   |   |   |
 1 R---N---B---A---K---A---B---N---R
"""


def columns(line: str) -> int:
    """How wide a line is on a terminal."""
    return sum(1 + (unicodedata.east_asian_width(letter) in "WF") for letter in line)


def boards(said: str) -> list[list[str]]:
    """The boards of a pretty game."""
    found: list[list[str]] = []
    for line in ESCAPE.sub("", said).splitlines():
        if line.strip().startswith("a     b"):
            found.append([])
        if found and len(found[-1]) < 22:
            found[-1].append(line)
    return found


def test_the_plain_board_has_points_palaces_and_a_river() -> None:
    played = plain("1", **XIANGQI)
    assert played.said.startswith(f"Choose game mode (1, 2, 3): Round 1:\n{START}RED's turn: ")


@pytest.mark.parametrize("moves", [MATING, MATING_WRITTEN], ids=["points", "written"])
def test_a_whole_game_is_played_to_mate(moves: tuple[str, ...]) -> None:
    played = plain("1", *moves, **XIANGQI)
    assert played.status == 0
    assert played.lines[-1] == "RED wins by checkmate!"
    assert played.said.count("Round ") == 7
    assert "BLACK Soldier captured!\n" in played.said


@pytest.mark.process
def test_the_real_command_plays_a_script_to_mate(tmp_path: Path) -> None:
    script = tmp_path / "moves.txt"
    script.write_text("\n".join(("1", *MATING_WRITTEN)), encoding="utf-8")
    done = command(tmp_path, "--game", "xiangqi", "--moves", str(script))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().endswith("\nRED wins by checkmate!\n")
    done = command(tmp_path, "--game", "xiangqi", "--moves", str(script), "--pretty")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "RED wins by checkmate!" in done.stdout.decode()


def test_a_check_is_announced_and_an_answer_is_forced() -> None:
    played = plain("1", "e2 d2", "d10 d9", "d10 e10", **XIANGQI, board=CHARIOT)
    assert played.said.count("Check!\n") == 1
    assert "BLACK's turn: Invalid. Try again!\n" in played.said
    assert played.lines[-1] == "The input has ended before the game."


def test_a_check_is_marked_and_told_in_the_pretty_game(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", "e2 d2", "d10 d9", **XIANGQI, board=CHARIOT, style=WRITTEN)
    assert "Check! BLACK to move: " in played.said
    assert "!k將!" in played.said
    assert "You are in check: the chariot on d2 would still attack your general" in played.said
    chinese = pretty(tmp_path, "1", "e2 d2", **XIANGQI, board=CHARIOT, language="zh")
    assert "将军！轮到黑方：" in chinese.said


@each_of(
    ("line", "said"),
    [
        ("b3b10", "RED Cannon b3→b10 (captured BLACK Horse)"),
        ("B3 E3", "RED Cannon b3→e3"),
        ("h3-e3", "RED Cannon h3→e3"),
        ("C2=5", "RED Cannon h3→e3"),
        ("c2.5", "RED Cannon h3→e3"),
        ("炮二平五", "RED Cannon h3→e3"),
        ("馬二進三", "RED Horse h1→g3"),
        ("马八进七", "RED Horse b1→c3"),
    ],
)
def test_moves_are_typed_in_any_notation(line: str, said: str, tmp_path: Path) -> None:
    assert f"1. {said}\n" in pretty(tmp_path, "1", line, **XIANGQI).said


@each_of(
    ("line", "said"),
    [
        ("a1 a5", "The way of the chariot is blocked by the soldier on a4"),
        ("R1+4", "The way of the chariot is blocked by the soldier on i4"),
        ("a7 a6", "The soldier on a7 is not yours to move"),
        ("e5 e6", "Invalid move: there is no piece on e5"),
        ("e5?", "Invalid move: there is no piece on e5"),
        ("j1 j2", "Invalid move: that square is not on the board"),
        ("C9=5", "I do not understand “C9=5”. Type help to see what you can type."),
        ("前炮平五", "I do not understand “前炮平五”"),
        ("undo", "There is no move to take back"),
        ("b1?", "Horse on b1: a3, c3\n"),
        ("e1?", "General on e1: e2\n"),
        ("b3?", "b10 (takes the horse)"),
    ],
)
def test_what_is_typed_gets_its_answer(line: str, said: str, tmp_path: Path) -> None:
    assert said in pretty(tmp_path, "1", line, **XIANGQI).said


@each_of("language", ["en", "zh"])
@each_of("characters", ["traditional", "simplified"])
@each_of("style", [Style(), WRITTEN, COLOURFUL], ids=["letters", "signs", "all"])
def test_every_line_of_a_board_is_equally_wide(
    style: Style, characters: str, language: str, tmp_path: Path
) -> None:
    lines = ("1", "b3 e3", "h10?", "h10 g8", "e3 e7", "a10 a9", "b1 a3")
    played = pretty(
        tmp_path, *lines, style=style, characters=characters, language=language, **XIANGQI
    )
    found = boards(played.said)
    assert len(found) == 7
    assert {len(board) for board in found} == {22}
    assert {columns(line) for board in found for line in board} == {56}


@pytest.mark.parametrize(
    ("characters", "pieces", "river"),
    [
        ("traditional", ("k將", "K帥", "r車", "R俥", "c砲", "C炮", "N傌"), "漢 界"),
        ("simplified", ("k将", "K帅", "r车", "R车", "c炮", "C炮", "N马"), "汉 界"),
    ],
)
def test_characters_are_written_as_the_player_likes_them(
    characters: str, pieces: tuple[str, ...], river: str, tmp_path: Path
) -> None:
    said = pretty(tmp_path, "1", style=WRITTEN, characters=characters, **XIANGQI).said
    assert all(piece in said for piece in (*pieces, river, "九    八"))
    letters = pretty(tmp_path, "1", characters=characters, **XIANGQI).said
    assert letters.isascii()
    assert " 9     8     7" in letters


def test_help_shows_a_move_in_every_notation_the_terminal_can_show(tmp_path: Path) -> None:
    written = pretty(tmp_path, "1", "help", style=WRITTEN, **XIANGQI).said
    assert re.search(r"R9\+1 +move as it is written in another notation\n", written)
    assert "俥九進一" in written
    assert pretty(tmp_path, "1", "help", **XIANGQI).said.isascii()
    assert "another notation" not in pretty(tmp_path, "1", "help").said


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_machines_play_to_an_end_or_stop(level: int) -> None:
    played = plain("3", level=level, max_rounds=10, **XIANGQI)
    assert (played.status, played.lines[-1]) == (0, "Stopped after 10 rounds.")


@pytest.mark.process
@pytest.mark.parametrize("machine", ["random", "greedy", "3", "5"])
def test_a_machine_answers_a_person_who_plays_red(machine: str, tmp_path: Path) -> None:
    options = ("--game", "xiangqi", "--machine", machine, "--seed", "1", "--pretty")
    done = command(tmp_path, *options, typed="2\nb3 e3\nquit\n")
    assert (done.returncode, done.stderr) == (0, b"")
    said = done.stdout.decode()
    assert "You are RED, the computer is BLACK" in said
    assert re.search(r"2\. BLACK \w+ ", said)


def test_a_hint_finds_the_mate(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", *MATING[:-1], "hint", **XIANGQI)
    assert "Hint: cannon b5→e5" in played.said


def test_undo_goes_back_behind_the_mate(tmp_path: Path) -> None:
    played = pretty(tmp_path, "1", *MATING, "undo", "history", **XIANGQI)
    assert "RED wins by checkmate!" in played.said
    assert played.status == 1
    assert played.said.count("6. BLACK Chariot i9→i10") == 2
    assert played.said.count("7. RED Cannon b5→e5") == 1


def test_saves_of_either_game_are_loaded(tmp_path: Path) -> None:
    pretty(tmp_path, "1", "b3 e3", "save middle", "quit", **XIANGQI)
    pretty(tmp_path, "1", "a3 a4", "save animals", "quit")
    played = pretty(tmp_path, "1", "load middle", "h10 g8", "load animals", "a7 a6")
    assert "Loaded: middle" in played.said
    assert "2. BLACK Horse h10→g8" in played.said
    assert "Loaded: animals" in played.said
    assert "2. Red Elephant A7→A6" in played.said


@pytest.mark.process
def test_a_position_is_where_a_game_begins(tmp_path: Path) -> None:
    board = tmp_path / "board.fen"
    board.write_text(f"# a chariot more\n{CHARIOT}\n")
    done = command(tmp_path, str(board), "--game", "xiangqi", typed="1\ne2 d2\n")
    assert b"Check!\n" in done.stdout
    board.write_text("A1 l\n")
    done = command(tmp_path, str(board), "--game", "xiangqi")
    assert done.returncode == 2
    assert done.stderr.startswith(f"jungle-pg: {board}: a position is one line".encode())


def test_the_heading_names_game_and_rules(tmp_path: Path) -> None:
    assert pretty(tmp_path, "1", **XIANGQI).lines[0] == "Xiangqi. Rules: Standard"
    assert pretty(tmp_path, "1", language="zh", **XIANGQI).lines[0].startswith("象棋，规则：")


def test_giving_up_is_told_with_its_reason() -> None:
    assert plain("1", "Z0 Z0", **XIANGQI).lines[-1] == "BLACK wins! RED resigned."
