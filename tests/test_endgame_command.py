"""The command endgame: what it prints, and what it says to bad input."""

import json
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.files import folders
from tests.rows import each_of, some_of
from tests.test_commands import jungle_pg, output, program

CONFORMANCE: Any = json.loads(
    (Path(__file__).parent / "conformance/jungle-endgames.json").read_text(encoding="utf-8")
)["rule_sets"]
POSITION = "7/7/6e/7/7/7/5w1/7/4T2 b"


@each_of("rules", CONFORMANCE)
def test_it_prints_the_conformance_figures(rules: str) -> None:
    for signature, figures in some_of(CONFORMANCE[rules]["signatures"].items(), 2):
        told = output("endgame", "--rules", rules, "--signature", signature)
        assert json.loads(told) == figures
    for case in some_of(CONFORMANCE[rules]["positions"], 4):
        told = output("endgame", "--rules", rules, "--fen", case["fen"])
        assert json.loads(told) == {name: case[name] for name in ("value", "dtw", "best")}


@pytest.mark.process
def test_it_is_one_json_object_whatever_the_rules() -> None:
    done = program("endgame", "--fen", POSITION)
    assert (done.returncode, done.stderr) == (0, "")
    best = ["F3F2", "F3G3", "G7F7", "G7G6"]
    assert json.loads(done.stdout) == {"value": "win", "dtw": 23, "best": best}


@each_of(
    ("rules", "told"),
    [
        ("animal+dog_river", {"value": "win", "dtw": 3, "best": ["F3F2"]}),
        ("traditional,rivers=edges", {"value": "win", "dtw": 3, "best": ["F3F2"]}),
    ],
)
def test_tables_of_other_rules_are_made(rules: str, told: dict[str, Any]) -> None:
    fen = "7/7/6e/7/7/7/5d1/7/4R2 b"
    assert json.loads(output("endgame", "--rules", rules, "--fen", fen)) == told


def test_a_side_that_cannot_move_has_lost_and_a_draw_has_no_distance() -> None:
    kinds = {case["value"]: case for case in CONFORMANCE["traditional"]["positions"]}
    assert kinds["draw"]["dtw"] is None
    told = json.loads(output("endgame", "--fen", "7/7/7/7/7/7/7/C6/rL5 b"))
    assert told == {"value": "loss", "dtw": 0, "best": []}


@each_of(
    ("arguments", "complaint"),
    [
        (["--fen", "7/7/6e/7/7/7/5w1/7/4TL1 b"], "know 3 animals at most, but 4 are on the board"),
        (["--signature", "ELTvR"], "know 3 animals at most, not 'ELTvR'"),
        (["--signature", "EEvR"], "no side has an animal twice, as 'EEvR' says"),
        (["--signature", "EvX"], "a signature is like EPvW, letters of ELTPWDCR, not 'EvX'"),
        (["--signature", "Ev"], "a signature is like EPvW"),
        (["--signature", ""], "a signature is like EPvW"),
        (["--fen", "7/7 b"], "a board has 9 rows, but this has 2"),
        (["--fen", "3W3/7/7/7/7/7/7/7/e6 b"], "the game is over"),
        (["--fen", "W6/7/7/7/7/7/7/7/7 b"], "the game is over"),
        (["--fen", POSITION, "--rules", "chess"], "unknown rule set 'chess'"),
        (["--fen", POSITION, "--game", "xiangqi"], "nothing is known of the endgames of xiangqi"),
        (["--fen", POSITION, "--signature", "EvR"], "not allowed with argument"),
        ([], "one of the arguments --fen --signature is required"),
    ],
    ids=lambda row: " ".join(row[0]),
)
def test_bad_input_gets_a_sentence(arguments: list[str], complaint: str) -> None:
    done = jungle_pg("endgame", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_damaged_files_are_told_and_answered_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "assets_folder", lambda: tmp_path)
    done = jungle_pg("endgame", "--fen", POSITION)
    assert json.loads(done.stdout)["dtw"] == 23
    assert done.returncode == 0
    told = "jungle-pg: the endgame tables of traditional cannot be read: No such file or directory"
    assert done.stderr.splitlines()[0] == told
