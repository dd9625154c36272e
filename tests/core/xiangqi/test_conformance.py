"""Moves, counts, games, refusals and notations that other programs and the sources agree on."""

import json
from pathlib import Path
from typing import Any

from jungle_pg.commands.judge import count_lines
from jungle_pg.core.xiangqi.rulesets import value_text
from jungle_pg.core.xiangqi.state import Captured, Checked, Ended, Event, Repeated, XiangqiState
from tests.core.xiangqi.positions import (
    XIANGQI,
    at_text,
    moves_in,
    names,
    step,
    verdict_of,
    why_not,
)
from tests.rows import each_of

FILE = Path(__file__).parents[2] / "conformance" / "xiangqi.json"
DATA: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
MOST_LINES = 100_000
ENDLESS = "standard,repetition=off,no_capture_limit=none,dead_draw=no"


def case_id(case: dict[str, Any]) -> str:
    return str(case.get("id") or case.get("note") or case.get("seed") or case.get("from"))


def outcome(moment: XiangqiState) -> dict[str, Any]:
    verdict = verdict_of(moment)
    if verdict is None:
        return {"winner": None, "reason": "unfinished"}
    winner = None if verdict.winner is None else XIANGQI.seat_ids[verdict.winner]
    return {"winner": winner, "reason": verdict.reason}


def test_the_game_begins_as_everywhere() -> None:
    start = XIANGQI.start(XIANGQI.codec.parse_rules("standard"))
    assert XIANGQI.codec.position_text(start) == DATA["start_fen"]


@each_of("case", DATA["perft"], ids=case_id)
def test_there_are_so_many_lines_of_play(case: dict[str, Any]) -> None:
    moment = at_text(case["fen"], ENDLESS)
    wanted = [count for count in case["perft"] if count < MOST_LINES]
    depths = range(1, len(wanted) + 1)
    assert [count_lines(XIANGQI, moment, depth) for depth in depths] == wanted


@each_of("case", DATA["tactical"] + DATA["ends"], ids=case_id)
def test_the_position_stands_like_that(case: dict[str, Any]) -> None:
    moment = at_text(case["fen"])
    assert (moment.in_check, sorted(names(moment.checkers))) == (case["in_check"], case["checkers"])
    assert sorted(moves_in(moment)) == case["legal"]
    assert len(case["legal"]) == case["count"]
    steps = {move: step(moment, move) for move in case["legal"]}
    captures = [move for move, led in steps.items() if any_of(Captured, led.events)]
    checking = [move for move, led in steps.items() if led.state.in_check]
    assert (captures, checking) == (case["captures"], case["checking"])


@each_of("case", DATA["ends"], ids=case_id)
def test_the_position_is_over_or_not(case: dict[str, Any]) -> None:
    is_over = case["status"] != "play_on"
    wanted = {"winner": case["winner"], "reason": case["status"]} if is_over else None
    assert outcome(at_text(case["fen"])) == (wanted or {"winner": None, "reason": "unfinished"})


def any_of(kind: type[Event], events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, kind) for event in events)


def rules_of(case: dict[str, Any]) -> str:
    options = [f",{name}={value_text(value)}" for name, value in case["options"].items()]
    return "standard" + "".join(options)


@each_of("case", DATA["repetition"], ids=case_id)
def test_the_game_repeats_itself_like_that(case: dict[str, Any]) -> None:
    moment, checks, warnings, ended = at_text(case["fen"], rules_of(case)), [], [], None
    for ply, move in enumerate(case["moves"], start=1):
        led = step(moment, move)
        moment = led.state
        checks.append(int(any_of(Checked, led.events)))
        warnings += [
            {
                "ply": ply,
                "count": event.count,
                "perpetual": [XIANGQI.seat_ids[seat] for seat in event.perpetual],
            }
            for event in led.events
            if isinstance(event, Repeated)
        ]
        ended = ply if isinstance(led.events[-1], Ended) else ended
    assert (checks, warnings) == (case["gives_check"], case["warnings"])
    assert (outcome(moment), ended) == (case["result"], case["ends_after_ply"])


@each_of("case", DATA["refusals"], ids=lambda case: case["from"] + case["to"])
def test_the_move_is_refused_for_that(case: dict[str, Any]) -> None:
    refusal = why_not(at_text(case["fen"]), case["from"] + case["to"])
    if case["refusal"] is None:
        assert refusal is None
        return
    assert refusal is not None
    facts = {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in refusal.facts}
    assert {"code": refusal.code, **facts} == case["refusal"]


@each_of("case", DATA["games"], ids=case_id)
def test_the_game_goes_like_that(case: dict[str, Any]) -> None:
    moment, fens, counts, checks = at_text(DATA["start_fen"]), {}, [], []
    for ply, move in enumerate(case["moves"], start=1):
        counts.append(len(moves_in(moment)))
        moment = step(moment, move).state
        checks.append(int(moment.in_check))
        if str(ply) in case["fen_after"]:
            fens[str(ply)] = XIANGQI.codec.position_text(moment)
    is_mate = case["result"]["reason"] == "checkmate"
    assert counts == case["legal_counts"][:-1]
    assert len(moves_in(moment)) == (0 if moment.verdict else case["legal_counts"][-1])
    assert is_mate == (case["legal_counts"][-1] == 0)
    assert (checks, fens) == (case["checks"], case["fen_after"])
    assert XIANGQI.codec.position_text(moment) == case["final_fen"]
    assert (outcome(moment), len(case["moves"])) == (case["result"], case["plies"])


@each_of("case", DATA["games"], ids=case_id)
def test_the_game_is_written_and_read_like_that(case: dict[str, Any]) -> None:
    moment = at_text(DATA["start_fen"])
    for text, wxf, chinese in zip(case["moves"], case["wxf"], case["cn"], strict=True):
        check_notation(moment, text, wxf, chinese)
        moment = step(moment, text).state


@each_of("case", DATA["notation"], ids=case_id)
def test_the_moves_are_written_and_read_like_that(case: dict[str, Any]) -> None:
    moment = at_text(case["fen"])
    assert sorted(moves_in(moment)) == sorted(entry["move"] for entry in case["moves"])
    for entry in case["moves"]:
        check_notation(moment, entry["move"], entry["wxf"], entry["cn"])


def check_notation(moment: XiangqiState, text: str, wxf: str, chinese: str) -> None:
    move = XIANGQI.codec.parse_action(text)
    written = [XIANGQI.notate(moment, move, name) for name in ("coordinates", "wxf", "simplified")]
    assert written == [text, wxf, chinese]
    assert [XIANGQI.read(moment, told) for told in (text, wxf, chinese)] == [move] * 3
