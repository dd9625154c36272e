"""What the benchmarks print and write; the figures themselves are measured elsewhere."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.aims import Aimed
from benchmarks.ratings import difference, ratings
from benchmarks.repeats import QUICK, often
from benchmarks.report import report, summary, write
from jungle_pg.engine.outcomes import Summary

ROOT = Path(__file__).parents[2]
FAST = Aimed("a step", 2.0, "ms", 3.0)
SLOW = Aimed("a jump", 4.0, "ms", 3.0, "the river is wide")
DEEP = Aimed("a thought", 12, "plies", 10, at_least=True)
BARE = Aimed("a breath", 1.0, "s")


def test_an_aim_is_the_most_or_the_least() -> None:
    assert [each.is_kept for each in (FAST, SLOW, DEEP, BARE)] == [True, False, True, None]
    assert "aim >= 10 plies" in str(DEEP)
    assert "aim" not in str(BARE)


def test_the_summary_names_what_falls_short() -> None:
    assert summary({"core": [FAST, BARE, "a note"]}) == "1 of 1 aims reached"
    heading, line = summary({"core": [FAST], "play": [SLOW, DEEP]}).splitlines()
    assert heading == "2 of 3 aims reached, short of:"
    assert line.startswith("  play: a jump")


def test_everything_found_is_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new folder/figures.json"
    write(path, report({"core": [SLOW, "a note"]}, is_quick=True))
    content = json.loads(path.read_text(encoding="utf-8"))
    figure, note = content["parts"]["core"]
    assert (figure["what"], figure["value"], figure["is_kept"]) == ("a jump", 4.0, False)
    assert note == {"note": "a note"}
    assert content["quick"] is True


def test_few_repetitions_when_it_should_be_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(QUICK, raising=False)
    assert often(300, 60) == 300
    monkeypatch.setenv(QUICK, "1")
    assert (often(300, 60), often(7)) == (60, 1)


def test_ratings_add_up_from_the_second_level_and_stay_finite() -> None:
    even, three_of_four, all_won = Summary(5, 0, 5), Summary(70, 10, 20), Summary(10, 0, 0)
    steps = [difference(found) for found in (three_of_four, even, all_won)]
    assert [round(each) for each in ratings(steps)] == [809, 1000, 1000, 1512]


@pytest.mark.process
def test_a_part_that_does_not_exist_is_refused() -> None:
    words = [sys.executable, "-m", "benchmarks", "chess"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert "unknown part 'chess'; choose from core, engine" in done.stderr
