"""The search compiled finds exactly what it finds interpreted."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.forms import ROOT, found_by
from hatch_build import COMPILED

pytest.importorskip("mypyc", reason="mypyc is not here; pip install 'mypy[mypyc]' brings it")

JUNGLE = (
    ("club", None, 6),
    ("traditional", "1d5/2p2ct/l3w1e/7/7/r5R/1CW1P2/E1T1LD1/7 b", 6),
    ("traditional,rivers=edges", None, 5),
    ("club,swimmers=all,column_jumpers=all,row_jumpers=all,double_jumpers=all", None, 5),
    ("animal+rat_only_den", "e6/7/7/7/7/3l3/3P3/3c3/7 r", 6),
    ("club", "c6/7/7/3L3/7/7/7/7/7 r 190", 8),
)
XIANGQI = (
    ("standard", None, 4),
    ("standard", "2bak1b1r/4a4/2n1c1n2/p1p1p3p/5rp2/2P3P2/P3P3P/N1C1C1N2/4A4/1RBAK1B1R w", 4),
    ("standard,repetition=off", "3k5/9/9/9/9/9/9/4R4/4p4/4K4 w", 6),
    ("standard", "4k4/9/9/9/9/9/9/9/4C4/R3K4 w", 5),
)


def questions() -> list[dict[str, Any]]:
    searched = [
        {"game": game, "rules": rules, "position": position, "depth": depth}
        for game, rows in (("jungle", JUNGLE), ("xiangqi", XIANGQI))
        for rules, position, depth in rows
    ]
    several = [
        {"game": game, "rules": rules, "position": None, "depth": 4, "lines": 3, "about": [move]}
        for game, rules, move in (("jungle", "club", "G3G4"), ("xiangqi", "standard", "i4i5"))
    ]
    levels = [
        {"game": game, "rules": rules, "position": None, "depth": None, "level": level, "seed": 7}
        for game, rules in (("jungle", "club"), ("xiangqi", "standard"))
        for level in (1, 2, 3, 4)
    ]
    eager = {"game": "jungle", "rules": "traditional", "position": None, "depth": 6, "level": 8}
    return [*searched, *several, *levels, eager]


def without_time(findings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    left_out = ("form", "seconds")
    return [{name: found[name] for name in found if name not in left_out} for found in findings]


def test_every_module_that_is_compiled_is_there() -> None:
    assert [name for name in COMPILED if not (ROOT / name).is_file()] == []


@pytest.mark.process
@pytest.mark.slow
@pytest.mark.skipif(
    not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))), reason="there is no C compiler"
)
def test_both_forms_find_the_same_moves_scores_and_nodes(tmp_path: Path) -> None:
    # In a process of its own: a compiler leaves hundreds of megabytes behind.
    command = [sys.executable, "hatch_build.py", "--unoptimised", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    interpreted, compiled = (found_by(package, questions()) for package in (ROOT, tmp_path))
    assert {found["form"] for found in interpreted} == {"interpreted"}
    assert {found["form"] for found in compiled} == {"compiled"}
    assert without_time(compiled) == without_time(interpreted)
    searched = compiled[: len(JUNGLE) + len(XIANGQI)]
    # With two animals the end is known without a search.
    assert [number for number, found in enumerate(searched) if not found["nodes"]] == [5]
