"""Commands whose output goes nowhere: a full disk, a closed pipe, a closed stream."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.console.driving import PATIENCE_S, environment
from tests.systems import IS_WINDOWS

FULL = Path("/dev/full")
ENGINE_TALK = r"printf 'uci\nposition startpos\ngo depth 4\nisready\nquit\n' | "


def run(tmp_path: Path, line: str) -> tuple[int, str, str]:
    """The status of the program within a line of the shell, and all that was said aloud."""
    (tmp_path / "jungle").write_text(f'#!/bin/sh\nexec {sys.executable} -m jungle_pg "$@"\n')
    (tmp_path / "jungle").chmod(0o755)
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {line}"],
        capture_output=True,
        text=True,
        env={**environment(tmp_path), "PATH": f"{tmp_path}:/usr/bin:/bin"},
        timeout=PATIENCE_S,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(IS_WINDOWS or not FULL.exists(), reason="needs /dev/full and a shell"),
]


def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    for command in ("moves", "perft 2", "judge a3a4", "shot --list"):
        status, _, complaint = run(tmp_path, f"jungle {command} > /dev/full")
        assert (status, complaint) == (1, "jungle-pg: No space left on device\n"), command
    status, _, complaint = run(tmp_path, f"{ENGINE_TALK} jungle engine > /dev/full")
    assert (status, complaint) == (1, "jungle-pg: No space left on device\n")


def test_a_reader_that_has_seen_enough_is_left_in_peace(tmp_path: Path) -> None:
    for command in ("moves", "perft 2", "judge a3a4", "shot --list", "--version", "--help"):
        assert run(tmp_path, f"jungle {command} | true") == (0, "", ""), command
    status, said, complaint = run(tmp_path, f"{ENGINE_TALK} jungle engine | head -1")
    assert (status, complaint) == (0, "")
    assert said.startswith("id name Jungle")


def test_closed_streams_are_as_good_as_nobody(tmp_path: Path) -> None:
    for command in ("moves", "perft 2", "judge a3a4", "--version"):
        assert run(tmp_path, f"jungle {command} >&-") == (0, "", ""), command
    assert run(tmp_path, f"{ENGINE_TALK} jungle engine >&-") == (0, "", "")
    assert run(tmp_path, "jungle engine <&-") == (0, "", "")


def test_a_complaint_nobody_can_read_still_has_its_status(tmp_path: Path) -> None:
    for nowhere in ("2> /dev/full", "2>&-", "> /dev/full 2>&1"):
        assert run(tmp_path, f"jungle moves --fen nonsense {nowhere}") == (2, "", ""), nowhere


def test_no_command_ends_with_a_traceback_whatever_becomes_of_its_output(tmp_path: Path) -> None:
    for command in ("nonsense", "verify nothing.json", "engine < /dev/null", "--help", "--version"):
        for where in ("> /dev/full", ">&-", "| true", ">&- 2>&-", "> /dev/full 2>&1"):
            _, said, complaint = run(tmp_path, f"jungle {command} {where}")
            assert "Traceback" not in said + complaint, (command, where)
            assert "Exception ignored" not in said + complaint, (command, where)
            assert len(complaint.splitlines()) <= 1, (command, where)
