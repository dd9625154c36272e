"""The whole console at a real terminal, driven by keys through a pseudo-terminal."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest

from tests.console.driving import environment, sample_run
from tests.console.pseudo_terminal import Pty
from tests.systems import needs_posix

pytestmark = [pytest.mark.process, needs_posix]


class Opener(Protocol):
    """Starts the program at a terminal of its own."""

    def __call__(self, *arguments: str, **changes: str) -> Pty: ...


@pytest.fixture
def open_terminal(tmp_path: Path) -> Iterator[Opener]:
    opened: list[Pty] = []

    def open_one(*arguments: str, **changes: str) -> Pty:
        opened.append(Pty(environment(tmp_path, **changes), *arguments))
        return opened[-1]

    yield open_one
    for program in opened:
        program.close()


def test_a_whole_game_of_the_course_is_played_at_a_terminal(
    open_terminal: Opener, tmp_path: Path
) -> None:
    run = sample_run(1)
    board = tmp_path / "board.txt"
    board.write_text(run["board_file"])
    program = open_terminal("console", str(board))
    program.wait_for("Choose game mode (1, 2, 3): ")
    program.type(f"{run['mode']}\n")
    for line in run["inputs"]:
        program.wait_for("'s turn: ")
        program.type(f"{line}\n")
    program.wait_for("Player Blue wins!")
    assert program.ends() == 0
    # A terminal shows what is typed; everything else is what the course prints.
    shown = program.everything.replace("\r\n", "\n")
    shown = re.sub(r"(: )(\d|\w\d \w\d)\n", r"\1", shown)
    assert shown == run["stdout"]


def test_a_script_is_seen_at_a_terminal_as_if_it_were_typed(
    open_terminal: Opener, tmp_path: Path
) -> None:
    script = tmp_path / "moves.txt"
    script.write_text("1\na3 a4\nZ0 Z0\n")
    program = open_terminal("console", "--moves", str(script))
    program.wait_for("Choose game mode (1, 2, 3): 1\r\nRound 1:")
    program.wait_for("Blue's turn: a3 a4\r\nRound 2:")
    program.wait_for("Red's turn: Z0 Z0\r\nGame over:")
    assert program.ends() == 0


def test_ctrl_d_ends_the_game_with_a_line_and_status_1(open_terminal: Opener) -> None:
    program = open_terminal("console")
    program.wait_for("Choose game mode (1, 2, 3): ")
    program.type("\x04")
    program.wait_for("\r\nThe input has ended before the game.\r\n")
    assert program.ends() == 1


@pytest.mark.parametrize("options", [(), ("--pretty", "--lang", "en")])
def test_ctrl_c_at_a_terminal_is_a_clean_exit(
    options: tuple[str, ...], open_terminal: Opener
) -> None:
    program = open_terminal("console", *options)
    program.wait_for("(1, 2, 3): ")
    program.interrupt()
    assert program.ends() == 130
    assert "Traceback" not in program.everything


def test_without_a_screen_the_program_plays_the_pretty_game_in_its_terminal(
    open_terminal: Opener, tmp_path: Path
) -> None:
    program = open_terminal("--lang", "en")
    program.wait_for("No window can be opened here, so the game plays in this terminal.")
    program.wait_for("Choose game mode (1, 2, 3): ")
    program.type("2\n")
    program.wait_for("\x1b[")
    program.wait_for("l獅")
    program.wait_for("Blue's Turn: ")
    program.type("a3?\n")
    program.wait_for("Rat on A3: ")
    program.wait_for("Blue's Turn: ")
    program.type("a3 a4\n")
    program.wait_for("1. Blue Rat A3→A4")
    program.wait_for("2. Red ")
    program.wait_for("Blue's Turn: ")
    program.type("save at the terminal\n")
    program.wait_for("Saved as at the terminal.json")
    program.wait_for("Blue's Turn: ")
    program.interrupt()
    assert program.ends() == 130
    assert (tmp_path / "data/saves/at the terminal.json").exists()
    assert "Traceback" not in program.everything


def test_the_terminal_speaks_chinese_when_asked_to(open_terminal: Opener) -> None:
    program = open_terminal("--lang", "zh")
    program.wait_for("这里无法打开窗口")
    program.wait_for("请选择对局方式（1、2、3）：")
    program.type("1\n")
    program.wait_for("轮到蓝方：")
    program.type("quit\n")
    program.wait_for("再见！")
    assert program.ends() == 0


def test_no_color_is_honoured_at_a_terminal(open_terminal: Opener) -> None:
    program = open_terminal("console", "--pretty", "--lang", "en", NO_COLOR="1")
    program.wait_for("(1, 2, 3): ")
    program.type("1\n")
    program.wait_for("Blue's Turn: ")
    program.type("quit\n")
    assert program.ends() == 0
    assert "\x1b" not in program.everything
