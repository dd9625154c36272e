"""The commands moves, perft and judge."""

import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from jungle_pg.cli import run
from tests.rows import each_of

CONFORMANCE = json.loads(
    (Path(__file__).parent / "conformance/jungle.json").read_text(encoding="utf-8")
)

Done: TypeAlias = "subprocess.CompletedProcess[str]"


def jungle_pg(*arguments: str) -> Done:
    """Carry out a command line in this process, which is what `program` does in its own."""
    said, complained = (TextIOWrapper(BytesIO(), encoding="utf-8") for _ in range(2))
    with redirect_stdout(said), redirect_stderr(complained):
        try:
            status = run(arguments)
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
    for stream in (said, complained):
        stream.seek(0)
    return subprocess.CompletedProcess(arguments, status, said.read(), complained.read())


def program(*arguments: str, **environment: str) -> Done:
    """Run the program as a user does."""
    return subprocess.run(
        [sys.executable, "-m", "jungle_pg", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PATH": "", "PYTHONUTF8": "1"} | environment,
    )


def output(*arguments: str) -> str:
    done = jungle_pg(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.process
@each_of(
    "arguments",
    [
        ["moves"],
        ["perft", "2", "--rules", "course"],
        ["judge", "--rules", "course", "b8b7"],
        ["judge", "A3A4", "A3A4"],
        ["moves", "--game", "xiangqi"],
        ["moves", "--fen", "3W3/7/7/7/7/7/7/7/e6 b"],
        ["perft", "9" * 5000],
        ["dance"],
        ["--version"],
    ],
)
def test_the_program_says_what_its_commands_say_here(arguments: list[str]) -> None:
    real, here = program(*arguments), jungle_pg(*arguments)
    assert real.returncode == here.returncode
    assert real.stdout == here.stdout
    assert real.stderr == here.stderr


def test_moves_prints_the_legal_moves_sorted_one_a_line() -> None:
    lines = output("moves").splitlines()
    assert len(lines) == 24
    assert lines == sorted(lines)
    assert lines[0] == "A1A2"


@each_of("case", CONFORMANCE["moves"][::20], ids=lambda case: case["id"])
def test_moves_gives_the_conformance_figures(case: dict[str, Any]) -> None:
    done = jungle_pg("moves", "--rules", case["rules"], "--fen", case["fen"])
    assert done.stdout.split() == case["legal"]


def test_moves_says_when_the_position_is_over_already() -> None:
    done = jungle_pg("moves", "--fen", "3W3/7/7/7/7/7/7/7/e6 b")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "jungle-pg: the game is over: RED wins by entering the den!\n"


@each_of("case", CONFORMANCE["perft"][::4], ids=lambda case: case["rules"])
def test_perft_gives_the_conformance_figures(case: dict[str, Any]) -> None:
    lines = output("perft", "3", "--rules", case["rules"], "--fen", case["fen"]).splitlines()
    assert lines == [f"{n} {count}" for n, count in enumerate(case["counts"][:3], start=1)]


@each_of("case", CONFORMANCE["games"], ids=lambda case: case["id"])
def test_judge_gives_the_conformance_figures(case: dict[str, Any]) -> None:
    arguments = ("--rules", case["rules"], "--fen", case["fen"], *case["moves"])
    report = json.loads(output("judge", *arguments))
    assert (report["result"], report["reason"]) == (case["result"], case["reason"])
    assert report["fen"].split()[0] == case["final"]
    assert len(report["history"]) == len(case["moves"])


def test_judge_tells_the_history_with_the_row_labels_of_the_rule_set() -> None:
    report = json.loads(output("judge", "--rules", "course", "b8b7"))
    assert report["history"] == ["1. Blue Dog B2→B3"]
    assert report["fen"] == "l5t/5c1/rdp1w1e/7/7/7/E1W1P1R/1C3D1/T5L r 1 1"


def test_judge_takes_a_pass_where_the_clock_may_pass() -> None:
    report = json.loads(output("judge", "--rules", "animal", "pass", "A7A6"))
    assert report["history"] == ["1. RED passed", "2. GREEN Rat A7→A6"]
    assert jungle_pg("judge", "--rules", "club", "pass").returncode == 2


@each_of(
    ("moves", "complaint"),
    [
        (["A3A4", "A3A4"], "move 2, A3A4: Invalid move: there is no animal on A3"),
        (["E3E4"], "Cannot enter water"),
        (["A7A6"], "Not your turn"),
        (["H1H2"], "not on the board"),
        (["A3"], "a move is two squares like A3A4, not 'A3'"),
    ],
)
def test_judge_ends_at_an_illegal_move_with_the_refusal(moves: list[str], complaint: str) -> None:
    done = jungle_pg("judge", *moves)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


@each_of(
    "arguments",
    [
        ["dance"],
        ["moves", "--rules", "odd"],
        ["moves", "--rules", "animal+fly"],
        ["moves", "--rules", "traditional,rivers=none"],
        ["moves", "--fen", "nonsense"],
        ["moves", "--fen", "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5X r"],
        ["moves", "extra"],
        ["perft"],
        ["perft", "0"],
        ["perft", "-1"],
        ["perft", "two"],
        ["perft", "9" * 5000],
        ["judge", "--fen"],
        ["judge", "\ud800"],
        ["--colour"],
    ],
)
def test_wrong_arguments_get_one_line_and_exit_status_2(arguments: list[str]) -> None:
    done = jungle_pg(*[part.encode("utf-8", "replace").decode() for part in arguments])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("jungle-pg")
    assert done.stderr.count("\n") == 1


@pytest.mark.process
def test_a_terminal_without_arrows_still_gets_valid_json() -> None:
    done = program("judge", "A3A4", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0
    assert json.loads(done.stdout)["history"] == ["1. RED Elephant A3→A4"]


def test_house_rules_are_taken_wherever_a_rule_set_is_named() -> None:
    assert "G3G7" in output("moves", "--rules", "traditional,rivers=edges,column_jumpers=all")


def test_the_version_is_told() -> None:
    assert output("--version").startswith("jungle-pg ")
