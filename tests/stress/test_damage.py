"""Damaged files and lines of every kind, in their short form."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from stress import damage
from stress.bounds import TooMuch, little_memory, within_time
from stress.damage import CASES, files, one_case
from stress.damage_assets import damaged_assets
from stress.run import run_for

pytestmark = pytest.mark.stress

ELSEWHERE = ("saves", "journals")
"""Kinds that have thousands of cases in tests/saves/test_fuzz.py."""
SLOW = ("UCI lines", "plain lines", "pretty lines")
ROOT = Path(__file__).parents[2]
HOARDING = """
from stress.bounds import TooMuch, little_memory
with little_memory():
    little = b"x" * 1_000_000
for _ in range(2):
    try:
        with little_memory():
            hoard = b"x" * 100_000_000
    except TooMuch as told:
        print(told)
    del hoard
"""
"""A little is let pass, and a lot is not, a second time neither."""


@pytest.mark.parametrize("kind", [kind for kind in CASES if kind not in ELSEWHERE])
def test_every_case_ends_in_words(kind: str) -> None:
    with little_memory():
        for seed in range(40 if kind in SLOW else 250):
            one_case(kind, seed)


def test_damaged_drawings_sounds_and_fonts_end_in_words() -> None:
    assert damaged_assets(seed=0, count=12) == []


def test_a_finding_names_the_case_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(rng: Random) -> None:
        if rng.random() < 0.5:
            raise ValueError("the fox")

    monkeypatch.setattr(damage, "CASES", {"foxes": fails})
    report = files(run_for(seconds=20, most=8))
    assert report.counts["cases"] == 8
    assert report.findings
    seed = int(report.findings[0].rpartition(", ")[2].rstrip(")"))
    with pytest.raises(ValueError, match="the fox"):
        one_case("foxes", seed)


def test_what_takes_too_long_is_found_out() -> None:
    with pytest.raises(TooMuch, match="longer than 1 ms"):
        within_time(lambda: sum(range(1_000_000)), longest_s=0.001)


@pytest.mark.process
def test_what_takes_too_much_memory_is_found_out() -> None:
    # In a process of its own, since this one is to stay small.
    asked = [sys.executable, "-c", HOARDING]
    done = subprocess.run(asked, capture_output=True, text=True, cwd=ROOT)
    assert (done.stderr, done.returncode) == ("", 0)
    assert re.fullmatch(r"(it takes [\d,]+ KB of memory\n){2}", done.stdout)
