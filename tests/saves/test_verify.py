"""The command that checks saves, run as a user runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

from jungle_pg.core.saving.values import Loaded, TimeState
from jungle_pg.files.saves.folder import load_match, save_match
from tests.sample_games import done
from tests.saves.wandering import RULEBOOKS, STAMP, jungle_match

pytestmark = pytest.mark.process

SAMPLE = Path(__file__).parent / "version_1.json"


def jungle_pg(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "jungle_pg", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PATH": "", "PYTHONUTF8": "1", "SDL_VIDEODRIVER": "dummy"},
    )


def test_good_files_are_told_with_result_and_moves(tmp_path: Path) -> None:
    save_match(tmp_path / "going.json", jungle_match(), TimeState(), STAMP)
    save_match(tmp_path / "over.json", done(jungle_match().resign(0)), TimeState(), STAMP)
    save_match(tmp_path / "one.json", jungle_match(3), TimeState(), STAMP)
    (tmp_path / "board.txt").write_text("A1 l\nA9 E\n")
    files = [str(tmp_path / name) for name in ("going.json", "over.json", "one.json", "board.txt")]
    done_ = jungle_pg("verify", *files)
    assert (done_.returncode, done_.stderr) == (0, "")
    assert done_.stdout.splitlines() == [
        f"{files[0]}: ok, unfinished, 18 moves",
        f"{files[1]}: ok, blue resignation, 18 moves",
        f"{files[2]}: ok, unfinished, 1 move",
        f"{files[3]}: ok, unfinished, 0 moves",
    ]


def test_a_bad_file_among_good_ones_is_named_and_the_status_is_1(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    save_match(good, jungle_match(), TimeState(), STAMP)
    bad.write_text(good.read_text(encoding="utf-8").replace('"to": "', '"to": "Z', 1))
    done_ = jungle_pg("verify", str(bad), str(tmp_path / "none"), str(tmp_path), str(good))
    assert (done_.returncode, done_.stderr) == (1, "")
    lines = done_.stdout.splitlines()
    assert lines[0].startswith(f"{bad}: Corrupted save file: move 1: no such square 'Z")
    assert lines[1] == f"{tmp_path / 'none'}: File not found: there is no such file"
    assert lines[2] == f"{tmp_path}: Invalid save file format: it is no ordinary file"
    assert lines[3].endswith("ok, unfinished, 18 moves")


def test_a_save_can_be_looked_at(tmp_path: Path) -> None:
    picture = tmp_path / "shot.png"
    done_ = jungle_pg(
        "shot", "play", "--save", str(SAMPLE), "-o", str(picture), "--size", "640x480"
    )
    assert (done_.returncode, done_.stderr) == (0, "")
    assert picture.read_bytes().startswith(b"\x89PNG")
    done_ = jungle_pg("shot", "play", "--save", str(picture), "-o", str(tmp_path / "other.png"))
    assert done_.returncode == 2
    assert "Invalid save file format: this picture carries no game" in done_.stderr
    assert not (tmp_path / "other.png").exists()


def test_the_sample_of_every_version_still_opens() -> None:
    found = load_match(RULEBOOKS, SAMPLE)
    assert isinstance(found, Loaded)
    match = found.match
    assert (match.cursor, len(match.moments), match.floor) == (23, 25, 5)
    assert match.setup.players[1].level == 5
    assert found.times.control is not None
    assert match.rulebook.codec.rules_text(match.setup.rules) == "animal+dog_river"
