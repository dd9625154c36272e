"""`jungle-pg export`, run as a user runs it."""

import os
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from PIL import Image

from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Player
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.saves.folder import save_match
from tests.rows import each_of
from tests.scenes.table.played import played
from tests.shell.command import status_of

pytestmark = pytest.mark.process

PLIES = 4


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("saves") / "game.json"
    match = played(plies=PLIES, players=(Player("Ada"), Player(level=3)))
    save_match(path, match, TimeState(), datetime(2026, 5, 4))
    return path


def export(*words: object) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    command = [sys.executable, "-m", "jungle_pg", "export", *map(str, words)]
    return subprocess.run(command, env=environ, capture_output=True, text=True)


def test_an_animated_picture_is_written_and_told_in_one_line(save: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.gif"
    done = export(save, "-o", path, "--speed", "5", "--size", "176x220")
    assert (done.returncode, done.stderr) == (0, "")
    with Image.open(path) as picture:
        count = getattr(picture, "n_frames", 1)
        assert picture.size[0] <= 176
    (line,) = done.stdout.splitlines()
    assert line.startswith(f"{path}: ")
    assert line.endswith(f" KB, {count} frames")


def test_a_sheet_is_written_in_chinese_by_night(save: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.PNG"
    done = export(save, "-o", path, "--lang", "zh", "--theme", "night")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f" KB, {PLIES + 1} boards\n")
    with Image.open(path) as picture:
        assert picture.format == "PNG"


def test_a_text_is_written_and_can_be_exported_again(save: Path, tmp_path: Path) -> None:
    text, sheet = tmp_path / "game.txt", tmp_path / "game.png"
    done = export(save, "-o", text)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{text}: {text.stat().st_size} bytes\n"
    assert parse_game(JUNGLE, text.read_text("utf-8")).entries == played(plies=PLIES).entries
    done = export(text, "-o", sheet, "--size", "400x400")
    assert (done.returncode, done.stderr) == (0, "")
    assert sheet.exists()


GAME_FILE = """[Game "Xiangqi"]
[FEN "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1"]
[Format "WXF"]

1. R5=6 K4=5 *
"""


@each_of(
    ("notation", "moves"),
    [
        ("coordinates", "1. e2d2 d10e10"),
        ("wxf", "1. R5=6 K4=5"),
        ("simplified", "1. 车五平六 将4平5"),
        ("traditional", "1. 俥五平六 將4平5"),
    ],
)
def test_a_game_of_xiangqi_is_written_in_any_notation(
    notation: str, moves: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, text = tmp_path / "game.pgn", tmp_path / "game.txt"
    game.write_text(GAME_FILE, "utf-8")
    assert status_of("export", game, "-o", text, "--notation", notation) == 0
    assert capsys.readouterr().err == ""
    assert text.read_text("utf-8").splitlines()[3] == moves


def test_a_game_of_xiangqi_is_written_as_other_programs_read_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "list.txt"
    game.write_text("1. 炮二平五 马8进7 2. 马二进三 红胜", "utf-8")
    for notation, form, moves in (
        ("coordinates", "ICCS", "1. H2-E2 H9-G7 2. H0-G2 1-0"),
        ("wxf", "WXF", "1. C2=5 H8+7 2. H2+3 1-0"),
        ("traditional", "Chinese", "1. 炮二平五 馬8進7 2. 傌二進三 1-0"),
    ):
        path, again = tmp_path / f"{notation}.pgn", tmp_path / f"{notation}.txt"
        assert status_of("export", game, "-o", path, "--notation", notation) == 0
        assert capsys.readouterr().err == ""
        lines = path.read_text("utf-8").splitlines()
        assert {'[Game "Xiangqi"]', '[Result "1-0"]', f'[Format "{form}"]'} <= set(lines)
        assert lines[-1] == moves
        assert status_of("export", path, "-o", again) == 0
        assert again.read_text("utf-8").splitlines()[-2:] == [
            "1. h3e3 h10g8 2. h1g3",
            "red resignation",
        ]


def test_a_game_of_xiangqi_becomes_pictures(tmp_path: Path) -> None:
    game = tmp_path / "game.pgn"
    game.write_text(GAME_FILE, "utf-8")
    for name, size in (("game.gif", "176x220"), ("game.png", "400x400")):
        done = export(game, "-o", tmp_path / name, "--size", size, "--speed", "5")
        assert (done.returncode, done.stderr) == (0, "")
        with Image.open(tmp_path / name) as picture:
            assert picture.size[0] <= 400


@each_of(
    ("words", "message"),
    [
        (("SAVE", "-o", "a.txt", "--notation", "wxf"), "moves of jungle are written in coord"),
        (("nowhere.json", "-o", "a.gif"), "there is no such file"),
        ((__file__, "-o", "a.gif"), "jungle-pg: "),
        (("SAVE", "-o", "a.pgn"), "exchange no games of jungle as .pgn"),
        (("SAVE", "-o", "a.jpg"), "a .gif, a .png, a .txt or a .pgn"),
        (("SAVE", "-o", f"{__file__}/a.gif"), "a.gif could not be written"),
        (("SAVE", "-o", f"{__file__}/a.png"), "a.png could not be written"),
        (("SAVE", "-o", "a.gif", "--size", "big"), "a size is like 540x690"),
        (("SAVE", "-o", "a.gif", "--size", "9x9"), "a size is like 540x690"),
        (("SAVE", "-o", "a.gif", "--speed", "nan"), "a speed is a number from 0.5 to 5"),
        (("SAVE",), "-o"),
    ],
)
def test_what_cannot_be_exported_gets_one_line_and_status_2(
    words: tuple[str, ...], message: str, save: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of("export", *(save if word == "SAVE" else word for word in words)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert message in line


def test_a_damaged_game_is_told_and_an_old_file_stays(tmp_path: Path) -> None:
    damaged, path = tmp_path / "damaged.txt", tmp_path / "old.gif"
    damaged.write_text("Rules: traditional\nStart: nonsense\n\n1. A3A4 *\n", "utf-8")
    path.write_bytes(b"old")
    done = export(damaged, "-o", path)
    assert done.returncode == 2
    assert done.stderr.startswith(f"jungle-pg: {damaged}: ")
    assert done.stderr.count("\n") == 1
    assert path.read_bytes() == b"old"


def test_a_terminal_shows_a_bar_and_ctrl_c_leaves_no_file(tmp_path: Path) -> None:
    save, path = tmp_path / "long.json", tmp_path / "pictures/game.gif"
    save_match(save, played(), TimeState(), datetime(2026, 5, 4))
    ours, theirs = pytest.importorskip("pty").openpty()
    command = [sys.executable, "-m", "jungle_pg", "export", str(save), "-o", str(path)]
    process = subprocess.Popen([*command, "--speed", "0.5"], stderr=theirs, stdout=theirs)
    os.close(theirs)
    shown = b""
    while b"] " not in shown:
        shown += os.read(ours, 1000)
    assert b"[" in shown
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    os.close(ours)
    assert list(path.parent.iterdir()) == []
