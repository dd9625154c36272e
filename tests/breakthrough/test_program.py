"""A line in the cabinet and a rulebook are enough for every command of the program."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rows import each_of

ROOT = Path(__file__).parent.parent.parent
MOVES = "b2b3 b7b6"


def told(*words: str, typed: str = "") -> str:
    """What a command says, with Breakthrough as the first game of the cabinet."""
    command = [sys.executable, "-m", "tests.breakthrough", *words]
    done = subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, text=True)
    # Long commands tell on stderr how far they are.
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.process
def test_its_moves_are_counted_and_judged() -> None:
    assert told("perft", "2").split() == ["1", "22", "2", "484"]
    judged = json.loads(told("judge", *MOVES.split()))
    assert judged["fen"] == "pppppppp/p1pppppp/1p6/8/8/1P6/P1PPPPPP/PPPPPPPP r"


@pytest.mark.process
def test_it_is_played_in_a_terminal_in_letters() -> None:
    shown = told("console", typed="1\nb2 b3\nb7 b6\nb3 b5\nb3 b4\nZ0 Z0\n")
    assert "3 |   | P |" in shown
    assert "6 |   | p |" in shown
    assert shown.count("Invalid. Try again!") == 1
    assert "RED wins! BLUE resigned." in shown


@pytest.mark.process
def test_the_pretty_console_hints_takes_back_and_tells_its_history() -> None:
    typed = "1\nb2 b3\nundo\nc2?\nc2 c3\nhint\nhistory\nhelp\nquit\n"
    shown = told("console", "--pretty", "--lang", "en", typed=typed)
    assert "RED c2→c3" in shown
    assert "→" in shown.rpartition("history")[0]


@pytest.mark.process
def test_it_thinks_for_other_programs() -> None:
    typed = f"uci\nisready\nposition startpos moves {MOVES}\ngo nodes 1\nquit\n"
    *_, best = told("engine", typed=typed).split("bestmove ")
    assert len(best.split()[0]) == 4


@pytest.mark.levels
def test_levels_play_each_other(tmp_path: Path) -> None:
    games = tmp_path / "games.txt"
    shown = told("arena", "level:1", "level:2", "--games", "2", "-o", str(games))
    assert "illegal moves and forfeits: 0" in shown
    assert games.read_text(encoding="utf-8").count("breakthrough") >= 2


@pytest.mark.slow
@each_of("scene", ["play", "rules", "chooser", "house_rules"])
def test_a_scene_of_it_is_painted(scene: str, tmp_path: Path) -> None:
    picture = tmp_path / "scene.png"
    assert told("shot", scene, "-o", str(picture), "--size", "800x600", "--theme", "night") == ""
    assert picture.read_bytes().startswith(b"\x89PNG")
