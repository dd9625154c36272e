"""The commands moves, perft and judge for Xiangqi."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rows import each_of
from tests.test_commands import jungle_pg, output

CONFORMANCE = json.loads(
    (Path(__file__).parent / "conformance/xiangqi.json").read_text(encoding="utf-8")
)
XIANGQI = ("--game", "xiangqi")
MATING = ("h3e3", "i10i9", "e3e7", "a10a9", "b3b5", "i9i10", "b5e5")
"""Two cannons on the file of the general, four moves after the start."""

SHORT_GAMES = [game for game in CONFORMANCE["games"] if len(game["moves"]) <= 120]
NOTATIONS = [case for case in CONFORMANCE["notation"] if case["moves"]]

ENDS = {
    "checkmate": (None, MATING, "red"),
    "stalemate": ("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1", ("a1a9",), "red"),
    "perpetual_check": (
        "3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1",
        ("e2d2", "d10e10", "d2e2", "e10d10") * 2,
        "black",
    ),
    "repetition": (None, ("b3b4", "b8b7", "b4b3", "b7b8") * 2, "draw"),
    "no_capture": ("4k4/9/9/9/9/9/9/p8/9/3K1A3 w - - 119 70", ("d1d2",), "draw"),
    "dead_position": ("4k4/9/9/9/9/9/9/3p5/3K5/9 w - - 0 1", ("d2d3",), "draw"),
}


def judged(*arguments: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(output("judge", *XIANGQI, *arguments))
    return report


def test_the_usual_rules_and_start_are_those_of_the_game() -> None:
    lines = output("moves", *XIANGQI).splitlines()
    assert (len(lines), lines) == (44, sorted(lines))
    assert judged()["fen"] == CONFORMANCE["start_fen"]
    assert output("moves", "--game", "jungle") == output("moves")


@each_of(
    "case", [*CONFORMANCE["tactical"][::4], *CONFORMANCE["ends"][::3]], ids=lambda case: case["id"]
)
def test_moves_gives_the_conformance_figures(case: dict[str, Any]) -> None:
    done = jungle_pg("moves", *XIANGQI, "--fen", case["fen"])
    assert done.returncode == 0
    assert done.stdout.split() == case["legal"]
    assert ("the game is over" in done.stderr) == (case["count"] == 0)


@pytest.mark.parametrize("case", CONFORMANCE["perft"][::3], ids=lambda case: case["id"])
def test_perft_gives_the_conformance_figures(case: dict[str, Any]) -> None:
    lines = output("perft", "2", *XIANGQI, "--fen", case["fen"]).splitlines()
    assert lines == [f"{n} {count}" for n, count in enumerate(case["perft"][:2], start=1)]


@each_of("case", CONFORMANCE["ends"][::2], ids=lambda case: case["id"])
def test_judge_knows_positions_that_are_over(case: dict[str, Any]) -> None:
    report = judged("--fen", case["fen"])
    if case["status"] == "play_on":
        assert (report["result"], report["reason"]) == (None, None)
    else:
        assert (report["result"], report["reason"]) == (case["winner"], case["status"])


@each_of("case", CONFORMANCE["repetition"], ids=lambda case: case["id"])
def test_judge_gives_the_conformance_verdicts(case: dict[str, Any]) -> None:
    options = {
        name: "yes" if value is True else "no" if value is False else value
        for name, value in case["options"].items()
    }
    rules = "".join(f",{name}={value}" for name, value in options.items())
    report = judged("--rules", f"standard{rules}", "--fen", case["fen"], *case["moves"])
    expected = case["result"]
    if expected["reason"] == "unfinished":
        assert (report["result"], report["reason"]) == (None, None)
    else:
        assert (report["result"], report["reason"]) == (
            expected["winner"] or "draw",
            expected["reason"],
        )


@pytest.mark.parametrize("game", SHORT_GAMES[::3], ids=lambda game: f"game {game['seed']}")
def test_judge_plays_the_conformance_games(game: dict[str, Any]) -> None:
    report = judged(*game["moves"])
    assert report["fen"] == game["final_fen"]
    assert len(report["history"]) == len(game["moves"])


@pytest.mark.parametrize("form", ["wxf", "cn"])
def test_judge_reads_moves_in_any_notation(form: str) -> None:
    game = SHORT_GAMES[0]
    assert judged(*game[form])["fen"] == game["final_fen"]
    for case in NOTATIONS[::2]:
        move = case["moves"][0]
        by_points = judged("--fen", case["fen"], move["move"])
        assert judged("--fen", case["fen"], move[form]) == by_points


@each_of(
    "case",
    CONFORMANCE["refusals"],
    ids=lambda case: f"{case['from']}{case['to']}",
)
def test_judge_refuses_in_words(case: dict[str, Any]) -> None:
    move = case["from"] + case["to"]
    done = jungle_pg("judge", *XIANGQI, "--fen", case["fen"], move)
    if case["refusal"] is None:
        assert (done.returncode, done.stderr) == (0, "")
        return
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"jungle-pg: move 1, {move}: ")
    assert done.stderr.count("\n") == 1
    for fact in ("at", "attackers"):
        for point in case["refusal"].get(fact, ()):
            assert point in done.stderr


@each_of("reason", ENDS)
def test_judge_names_every_reason(reason: str) -> None:
    position, moves, result = ENDS[reason]
    report = judged(*(("--fen", position) if position else ()), *moves)
    assert (report["result"], report["reason"]) == (result, reason)
    assert list(report) == ["result", "reason", "fen", "history"]


def test_judge_tells_the_history_with_captures() -> None:
    report = judged("h3e3", "i10i9", "e3e7")
    assert report["history"] == [
        "1. RED Cannon h3→e3",
        "2. BLACK Chariot i10→i9",
        "3. RED Cannon e3→e7 (captured BLACK Soldier)",
    ]


@each_of(
    ("arguments", "complaint"),
    [
        (["judge", "--game", "chess"], "a game is jungle or "),
        (["moves", *XIANGQI, "--rules", "traditional"], "unknown rule set 'traditional'"),
        (["moves", "--rules", "standard"], "unknown rule set 'standard'"),
        (["moves", *XIANGQI, "--fen", "9/9 w"], "a board has 10 ranks"),
        (["perft", "1", *XIANGQI, "--fen", "4k4/9/9/9/9/9/9/9/9/4K4 w"], "jungle-pg: "),
        (["judge", *XIANGQI, "castle"], "a move is written like b3e3"),
        (["judge", *XIANGQI, *MATING, "a9a8"], "move 8, a9a8: Invalid move: the game is over"),
        (["engine", *XIANGQI, "--rules", "odd"], "unknown rule set 'odd'"),
        (["arena", "level:1", "level:1", *XIANGQI, "--rules", "odd"], "unknown rule set 'odd'"),
        (["console", *XIANGQI, "--rules", "course"], "unknown rule set 'course'"),
        (["console", "--game", "chess"], "a game is jungle or "),
    ],
)
def test_wrong_arguments_get_one_line_and_exit_status_2(
    arguments: list[str], complaint: str
) -> None:
    done = jungle_pg(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
