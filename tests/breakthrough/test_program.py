"""A line in the cabinet and a rulebook are enough for every command of the program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
MOVES = "b2b3 b7b6"


def told(*words: str, typed: str = "") -> str:
    """What a command says, with Breakthrough as the first game of the cabinet."""
    command = [sys.executable, "-m", "tests.breakthrough", *words]
    environ = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environ, input=typed, capture_output=True, encoding="utf-8"
    )
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


ONE_AFTER_THE_OTHER = """
import json, sys
from tests.breakthrough import __main__
from jungle_pg.cli import run
sys.exit(any([run(words) for words in json.loads(sys.argv[1])]))
"""


@pytest.mark.process
def test_scenes_of_it_are_painted(tmp_path: Path) -> None:
    pictures = {
        scene: tmp_path / f"{scene}.png" for scene in ("play", "rules", "chooser", "house_rules")
    }
    options = ("--size", "800x600", "--theme", "night")
    shots = [["shot", scene, "-o", str(path), *options] for scene, path in pictures.items()]
    command = [sys.executable, "-c", ONE_AFTER_THE_OTHER, json.dumps(shots)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    for scene, path in pictures.items():
        assert path.read_bytes().startswith(b"\x89PNG"), scene
