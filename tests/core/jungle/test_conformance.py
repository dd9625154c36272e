"""Moves, counts and games that other programs and the sources agree on."""

import json
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.commands.judge import count_lines
from jungle_pg.core.jungle.state import JungleState
from tests.core.jungle.positions import JUNGLE, moves_in, play_out, verdict_of
from tests.rows import each_of

FILE = Path(__file__).parents[2] / "conformance" / "jungle.json"
DATA: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def begun(case: dict[str, Any]) -> JungleState:
    return JUNGLE.start(JUNGLE.codec.parse_rules(case["rules"]), case["fen"])


def case_id(case: dict[str, Any]) -> str:
    return str(case.get("id") or f"{case['rules']} {case['fen']}")


@each_of("case", DATA["moves"], ids=case_id)
def test_the_legal_moves_are_those(case: dict[str, Any]) -> None:
    moment = begun(case)
    assert sorted(moves_in(moment)) == case["legal"], case["note"]
    assert (verdict_of(moment) is not None) == case["over"]


@pytest.mark.slow
@pytest.mark.parametrize("case", DATA["perft"], ids=case_id)
def test_there_are_so_many_lines_of_play(case: dict[str, Any]) -> None:
    moment = begun(case)
    depths = range(1, len(case["counts"]) + 1)
    assert [count_lines(JUNGLE, moment, depth) for depth in depths] == case["counts"]


@each_of("case", DATA["games"], ids=case_id)
def test_the_game_ends_like_that(case: dict[str, Any]) -> None:
    moment = play_out(begun(case), *case["moves"])
    verdict = verdict_of(moment)
    assert JUNGLE.codec.position_text(moment).split()[0] == case["final"]
    if verdict is None:
        assert (case["result"], case["reason"]) == (None, None)
    else:
        result = "draw" if verdict.winner is None else JUNGLE.seat_ids[verdict.winner]
        assert (result, verdict.reason) == (case["result"], case["reason"])
